/** Text to the clipboard; false where the browser lets nobody at it, so that it can be marked and copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

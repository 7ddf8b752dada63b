/** A deck as a link: `/decks#CODE`. */

export const deckPath = (code: string): string => `/decks#${code}`

/** Returns the code in a link, or any other text unchanged. */
export function codeOf(text: string): string {
  const trimmed = text.trim()
  return /^\S+\/decks#(\S+)$/.exec(trimmed)?.[1] ?? trimmed
}

/** A deck as a link: `/decks#CODE`. */

export const deckLink = (code: string, origin: string): string => `${origin}/decks#${code}`

/** What was told, or the code within it where a link was told. */
export function codeOf(text: string): string {
  const trimmed = text.trim()
  return /^\S+\/decks#(\S+)$/.exec(trimmed)?.[1] ?? trimmed
}

/** The letters of the longest word of a text, which must fit its line. */
export const longestWord = (text: string): number => Math.max(...text.split(/[\s-]+/).map((word) => word.length))

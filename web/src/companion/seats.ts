/** The two seats of a solo game. */

export const YOU = 0
export const OPPONENT = 1

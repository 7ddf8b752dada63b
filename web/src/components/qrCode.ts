/** A code of squares as one path; a server sends its rows as texts of 0 and 1. */

/** The quiet edge that a camera needs around the code. */
const EDGE = 2

export function qrPath(rows: readonly string[]): { size: number; path: string } {
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map((run) => `M${run.index + EDGE} ${y + EDGE}h${run[0].length}v1h-${run[0].length}z`),
  )
  return { size: rows.length + 2 * EDGE, path: runs.join('') }
}

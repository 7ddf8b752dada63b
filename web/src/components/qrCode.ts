/** Converts a QR code, sent as rows of 0 and 1, to one SVG path. */

/** The quiet zone around the code that scanners need. */
const EDGE = 2

export function qrPath(rows: readonly string[]): { size: number; path: string } {
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map((run) => `M${run.index + EDGE} ${y + EDGE}h${run[0].length}v1h-${run[0].length}z`),
  )
  return { size: rows.length + 2 * EDGE, path: runs.join('') }
}

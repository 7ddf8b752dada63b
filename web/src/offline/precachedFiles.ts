/** What the build writes in front of the service worker. */

export interface Precache {
  /** Changes whenever a file changes. */
  version: string
  /** Whether the page comes from any static host, or from Gwint's own server. */
  page: 'static' | 'server'
  /** Every file of the page by its path in the folder, with a hash of its content. */
  files: Readonly<Record<string, string>>
  /** Compressed WebAssembly, which is stored unpacked: browsers keep what they have compiled only with such a file. */
  binaries: readonly string[]
  /** The scripts of workers, and the policy that a static host cannot send with them. */
  workers: readonly string[]
  workerPolicy: string
}

/** The addresses of the scripts that this page starts as workers; its policy lets it start no others. */

import pythonWorker from './pythonWorker.ts?worker&url'
import { pageFile } from '../shell/pageFiles.ts'

const ADDRESSES: Readonly<Record<string, string>> = {
  python: pythonWorker,
  'service-worker': pageFile('service-worker.js').href,
}

interface TrustedScripts {
  createScriptURL: (name: string) => string
}
type TrustedTypes = { createPolicy: (name: string, rules: TrustedScripts) => TrustedScripts }

const rules: TrustedScripts = { createScriptURL: (name) => ADDRESSES[name]! }
const policy =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('gwint-workers', rules) ?? rules

/** The script of a worker, as a value that the browser accepts under Trusted Types. */
export const workerScript = (name: 'python' | 'service-worker'): string => policy.createScriptURL(name)

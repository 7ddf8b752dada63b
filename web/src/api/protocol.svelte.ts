/** Whether this page still speaks the server's version of the protocol; a page left open over an upgrade does not. */

import type { Fault } from './types.ts'

const OTHER_PROTOCOL: ReadonlySet<string> = new Set(['protocol-too-old', 'protocol-too-new'])

let outdated = $state(false)

/** Whether the server has refused this page's version, so that only reloading helps. */
export const isOutdated = (): boolean => outdated

/** Notes a refusal because of the page's version. */
export function noteRefusal(fault: Fault): void {
  outdated ||= OTHER_PROTOCOL.has(fault.kind)
}

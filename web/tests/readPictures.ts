/**
 * Reads pictures for `make bench-code-reader`: from standard input the codes that exist as a line of JSON and then the
 * pictures, all of the reader's size; to standard output one line of JSON for each.
 */

import { readFileSync } from 'node:fs'
import { Lexicon } from '../src/code-reader/lexicon.ts'
import { Network } from '../src/code-reader/network.ts'
import { isSure, readCode, READ_HEIGHT, READ_WIDTH } from '../src/code-reader/readCode.ts'

const SIZE = READ_WIDTH * READ_HEIGHT
const weights = readFileSync(process.argv[2]!)
const network = new Network(new Uint8Array(weights).buffer)
const input = readFileSync(0)
const end = input.indexOf('\n')
const lexicon = new Lexicon(JSON.parse(input.subarray(0, end).toString()) as string[])

for (let start = end + 1; start < input.length; start += SIZE) {
  const levels = new Uint8Array(input.subarray(start, start + SIZE))
  const began = performance.now()
  const steps = readCode({ width: READ_WIDTH, height: READ_HEIGHT, levels }, network, lexicon)
  let [step, longest] = [steps.next(), performance.now() - began]
  while (!step.done) {
    const stepBegan = performance.now()
    step = steps.next()
    longest = Math.max(longest, performance.now() - stepBegan)
  }
  const match = step.value
  const milliseconds = performance.now() - began
  console.log(JSON.stringify({ ...match, sure: match !== null && isSure(match), milliseconds, longest }))
}

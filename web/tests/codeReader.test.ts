/** Printed codes are read from renderings in fonts that the network was not trained on. */

import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { Lexicon } from '../src/code-reader/lexicon.ts'
import { Network } from '../src/code-reader/network.ts'
import { isSure, readCode, READ_HEIGHT, READ_WIDTH } from '../src/code-reader/readCode.ts'
import { runInSteps } from '../src/code-reader/runInSteps.ts'
import type { GreyImage } from '../src/code-reader/greyImage.ts'
import type { Catalogue } from '../src/api/types.ts'

const PICTURES = new URL('printedCodes/', import.meta.url)
const catalogue = JSON.parse(readFileSync(new URL('../fixtures/catalogue.json', import.meta.url), 'utf8')) as Catalogue
const printed = [...catalogue.cards.flatMap(({ codes }) => codes), ...catalogue.leaders.map(({ code }) => code)]
const lexicon = new Lexicon(printed)
const weights = readFileSync(new URL('../src/code-reader/weights.bin', import.meta.url))
const network = new Network(new Uint8Array(weights).buffer)

const read = (levels: Uint8Array) => {
  const image: GreyImage = { width: READ_WIDTH, height: READ_HEIGHT, levels }
  return runInSteps(readCode(image, network, lexicon), () => true)
}

describe('a printed code', () => {
  test.each(readdirSync(PICTURES))('%s is read', async (file) => {
    const match = await read(new Uint8Array(gunzipSync(readFileSync(new URL(file, PICTURES)))))
    expect(match?.code).toBe(file.split('.')[0])
    expect(isSure(match!)).toBe(true)
  })

  test('is not found in an empty picture', async () => {
    expect(await read(new Uint8Array(READ_WIDTH * READ_HEIGHT).fill(200))).toBeNull()
  })

  test('is not looked for any longer than it is wanted', async () => {
    const steps = readCode({ width: 0, height: 0, levels: new Uint8Array(0) }, network, lexicon)
    expect(await runInSteps(steps, () => false)).toBeNull()
  })
})

test('the weights are small', () => expect(weights.length).toBeLessThan(60_000))

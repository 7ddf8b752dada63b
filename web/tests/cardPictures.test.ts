/** Whole cards are recognised by the pictures that their owner has kept. */

import { describe, expect, test } from 'vitest'
import { PICTURE_HEIGHT, PICTURE_WIDTH, recognise, type CardPicture } from '../src/code-reader/cardPictures.ts'
import type { GreyImage } from '../src/code-reader/greyImage.ts'

interface Held {
  right?: number
  down?: number
  light?: number
  contrast?: number
  noise?: number
}

/** A drawing that differs with its number, as the camera sees it if the card is held like this. */
function picture(number: number, { right = 0, down = 0, light = 0, contrast = 1, noise = 0 }: Held = {}): GreyImage {
  const wave = (x: number, y: number, step: number): number =>
    Math.sin((x * ((number * step) % 7) + y * ((number * step * 3) % 5)) / 9 + number * step)
  const levels = Uint8Array.from({ length: PICTURE_WIDTH * PICTURE_HEIGHT }, (_, place) => {
    const [x, y] = [(place % PICTURE_WIDTH) - right, Math.floor(place / PICTURE_WIDTH) - down]
    const drawn = wave(x, y, 1) + wave(x, y, 2) + wave(x, y, 4)
    const random = Math.sin(place * 12.9898 + number) * 43758.5453
    return Math.min(255, Math.max(0, 128 + light + 30 * contrast * drawn + noise * ((random % 1) - 0.5)))
  })
  return { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, levels }
}

const KEPT: CardPicture[] = [3, 5, 11, 17, 23].map((number) => ({ code: `MON0${number}`, image: picture(number) }))

describe('a card that was kept as a picture', () => {
  test.each<[string, Held]>([
    ['held in the same way', {}],
    ['held a little aside', { right: 2, down: -2 }],
    ['in weak light', { light: -50, contrast: 0.5 }],
    ['in a noisy picture', { noise: 40 }],
  ])('is recognised %s', (_, held) => {
    for (const number of [3, 5, 11, 17, 23]) expect(recognise(KEPT, picture(number, held))).toBe(`MON0${number}`)
  })

  test('is not mistaken for another card, nor for an empty table', () => {
    for (const number of [2, 6, 8, 13]) expect(recognise(KEPT, picture(number))).toBeNull()
    const grey = new Uint8Array(PICTURE_WIDTH * PICTURE_HEIGHT).fill(128)
    expect(recognise(KEPT, { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, levels: grey })).toBeNull()
    expect(recognise([], picture(3))).toBeNull()
  })

  test('that two pictures are like is not guessed', () => {
    expect(recognise([...KEPT, { code: 'NIL001', image: picture(3) }], picture(3))).toBeNull()
  })
})

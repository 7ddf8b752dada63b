/** Pictures of the owner's cards, kept on this device: the camera recognises a card by the picture most like it. */

import type { GreyImage } from './greyImage.ts'

export const CARD_SHAPE = 5 / 7
/** The size in which pictures are kept. Cards are never held exactly alike, so a smaller part is compared with every
 * place of what the camera sees. */
export const [PICTURE_WIDTH, PICTURE_HEIGHT] = [30, 42]
const SHIFT = 3
/** How alike two pictures must be (1: the same), and how much more than the next card's. */
const [LEAST_LIKENESS, LEAST_LEAD] = [0.75, 0.1]

export interface CardPicture {
  /** The code printed on the card. */
  readonly code: string
  readonly image: GreyImage
}

/** The code of the card that is seen; null if no picture, or more than one, is like it. */
export function recognise(pictures: readonly CardPicture[], seen: GreyImage): string | null {
  const parts = partsOf(seen)
  const [best, next] = pictures
    .map(({ code, image }) => ({ code, likeness: likeness(normalized(image, SHIFT, SHIFT), parts) }))
    .sort((first, other) => other.likeness - first.likeness)
  if (best === undefined || best.likeness < LEAST_LIKENESS) return null
  return next === undefined || best.likeness - next.likeness >= LEAST_LEAD ? best.code : null
}

/** The highest correlation of a picture with a part of what is seen. */
function likeness(picture: Float32Array, parts: readonly Float32Array[]): number {
  let best = -1
  for (const part of parts) {
    let sum = 0
    for (let place = 0; place < part.length; place++) sum += part[place]! * picture[place]!
    best = Math.max(best, sum)
  }
  return best
}

function partsOf(seen: GreyImage): Float32Array[] {
  const shifts = Array.from({ length: 2 * SHIFT + 1 }, (_, shift) => shift)
  return shifts.flatMap((top) => shifts.map((left) => normalized(seen, left, top)))
}

/** A part of a picture whose mean is 0 and whose length is 1, so that light and contrast do not matter. */
function normalized({ width, height, levels }: GreyImage, left: number, top: number): Float32Array {
  const [across, down] = [width - 2 * SHIFT, height - 2 * SHIFT]
  const part = Float32Array.from(
    { length: across * down },
    (_, place) => levels[(top + Math.floor(place / across)) * width + left + (place % across)]!,
  )
  const mean = part.reduce((sum, value) => sum + value, 0) / part.length
  const length = Math.hypot(...part.map((value) => value - mean)) || 1
  return part.map((value) => (value - mean) / length)
}

// The pictures are files of the browser, one for each card.

const STORE = 'gwint-card-pictures'
const addressOf = (code: string): string => new URL(`/card-pictures/${code}`, location.origin).href

export async function keepPicture({ code, image }: CardPicture): Promise<void> {
  await (await caches.open(STORE)).put(addressOf(code), new Response(image.levels.slice()))
}

export async function loadPictures(): Promise<CardPicture[]> {
  const store = await caches.open(STORE)
  return Promise.all(
    (await store.keys()).map(async ({ url }) => {
      const levels = new Uint8Array(await (await store.match(url))!.arrayBuffer())
      return { code: url.slice(addressOf('').length), image: { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, levels } }
    }),
  )
}

export const deletePictures = async (): Promise<void> => void (await globalThis.caches?.delete(STORE))

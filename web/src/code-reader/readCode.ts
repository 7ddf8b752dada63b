/** Reads the printed code in a picture: lines of type, straightened, character by character, as an existing code. */

import { CLASS_COUNT, PATCH, type Network } from './network.ts'
import { cutStrip } from './strip.ts'
import { findTextLines } from './textLines.ts'
import type { GreyImage } from './greyImage.ts'
import type { Lexicon, Match } from './lexicon.ts'

/** The size of the picture that is read; a code should fill a third of its width or more. */
export const [READ_WIDTH, READ_HEIGHT] = [400, 120]

/** How many lines of a picture are tried. */
const MOST_LINES = 4
/** How many characters are classified before the page may do something else. */
const CHUNK = 6
/** A code is accepted if it leads by so much and loses at most so much; `make bench-code-reader` measures both. */
export const [LEAST_LEAD, MOST_LOSS] = [2, 8]

export const isSure = ({ lead, loss }: Match): boolean => lead >= LEAST_LEAD && loss <= MOST_LOSS

/** Reads a picture in small steps; the result is the likeliest code, sure or not, or null without any line of type. */
export function* readCode(image: GreyImage, network: Network, lexicon: Lexicon): Generator<void, Match | null> {
  const lines = findTextLines(image)
  yield
  let best: Match | null = null
  for (const line of lines.slice(0, MOST_LINES)) {
    const match = lexicon.match(yield* classifyPlaces(cutStrip(image, line), network))
    yield
    if (match === null) continue
    if (best === null || match.lead - match.loss > best.lead - best.loss) best = match
    if (isSure(match)) return match
  }
  return best
}

/** The logarithms of the classes' probabilities at each place of a strip. */
function* classifyPlaces(strip: GreyImage, network: Network): Generator<void, Float32Array> {
  const count = Math.max(0, strip.width - PATCH + 1)
  const places = new Float32Array(count * CLASS_COUNT)
  for (let place = 0; place < count; place++) {
    const result = places.subarray(place * CLASS_COUNT, (place + 1) * CLASS_COUNT)
    network.classify(strip.levels, place, strip.width, result)
    if (place % CHUNK === CHUNK - 1) yield
  }
  return places
}

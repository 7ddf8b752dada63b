/** Which of the existing codes a line shows, given the classes of the characters at each of its places. */

import { CLASSES, CLASS_COUNT, OTHER } from './network.ts'

/** How well the best code fits. */
export interface Match {
  readonly code: string
  /** The logarithm of how much likelier it is than the next code. */
  readonly lead: number
  /** The logarithm of how much less likely it is than the likeliest text of any kind; a copy's number costs nothing. */
  readonly loss: number
}

/** A letter or figure of codes: the codes that begin alike share their nodes. */
interface Node {
  readonly parent: number
  readonly label: number
  /** The code that ends here. */
  code: string
}

const SAME: Readonly<Record<string, string>> = { O: '0', I: '1' }
const ROOT = -1
/** What each place of a character before or after the code costs: the code should explain the line. */
const FOREIGN = 1
/** What the number of the copy costs, as in SKE019-1/3. */
const COPY = 10

export class Lexicon {
  readonly #nodes: Node[] = []
  /** The codes after which the number of the copy is printed. */
  readonly #copied = new Set<string>()

  /** Takes the codes as they are printed; those of copies count as one code. */
  constructor(printed: Iterable<string>) {
    const found = new Map<string, number>()
    for (const whole of printed) {
      const code = baseOf(whole)
      if (code !== whole) this.#copied.add(code)
      let [parent, path] = [ROOT, '']
      for (const character of code) {
        const label = CLASSES.indexOf(SAME[character] ?? character)
        path += character
        const node = found.get(path) ?? this.#nodes.push({ parent, label, code: '' }) - 1
        found.set(path, node)
        parent = node
      }
      this.#nodes[parent]!.code = code
    }
  }

  /**
   * The code whose likeliest course fits best: something else, then each character at one place or more, with or
   * without space between them, then something else. `places` has the logarithms of all classes' probabilities for
   * each place.
   */
  match(places: Float32Array): Match | null {
    const count = this.#nodes.length
    // The likeliest course so far that ends in each node's character, in the space after it, or after the code.
    let [inCharacter, inSpace, after] = [impossible(count), impossible(count), impossible(count)]
    let [before, likeliest] = [0, 0]
    for (let start = 0; start < places.length; start += CLASS_COUNT) {
      const most = Math.max(...places.subarray(start, start + CLASS_COUNT))
      const outside = Math.max(places[start + OTHER]!, most - FOREIGN)
      const [characters, spaces, ends] = [impossible(count), impossible(count), impossible(count)]
      for (const [number, { parent, label, code }] of this.#nodes.entries()) {
        const here = Math.max(inCharacter[number]!, this.#entering(parent, label, before, inCharacter, inSpace))
        characters[number] = here + places[start + label]!
        spaces[number] = Math.max(inSpace[number]!, inCharacter[number]!) + places[start + OTHER]!
        if (code !== '') ends[number] = Math.max(after[number]!, inSpace[number]!) + outside
      }
      before += outside
      likeliest += most
      inCharacter = characters
      inSpace = spaces
      after = ends
    }
    return this.#best(likeliest, (number) => Math.max(inCharacter[number]!, inSpace[number]!, after[number]!))
  }

  /** The likeliest course up to the place before a character. */
  #entering(parent: number, label: number, before: number, inCharacter: Float64Array, inSpace: Float64Array): number {
    if (parent === ROOT) return before
    // Between two equal characters there is always a space.
    return this.#nodes[parent]!.label === label ? inSpace[parent]! : Math.max(inCharacter[parent]!, inSpace[parent]!)
  }

  #best(most: number, scoreOf: (number: number) => number): Match | null {
    let [best, first, second] = ['', -Infinity, -Infinity]
    for (const [number, { code }] of this.#nodes.entries()) {
      if (code === '') continue
      const score = scoreOf(number)
      if (score > first) [best, first, second] = [code, score, first]
      else if (score > second) second = score
    }
    if (first === -Infinity) return null
    return { code: best, lead: first - second, loss: Math.max(0, most - first - (this.#copied.has(best) ? COPY : 0)) }
  }
}

/** A code without the number of the copy. */
export const baseOf = (code: string): string => code.replace(/-.*/, '')

const impossible = (count: number) => new Float64Array(count).fill(-Infinity)

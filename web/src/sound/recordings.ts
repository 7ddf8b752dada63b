/** Reads a file of recordings, which `generators/sound` writes. */

import { decode } from './adpcm.ts'

export type RecordingName =
  | 'card'
  | 'slide'
  | 'cloth'
  | 'parchment'
  | 'steel'
  | 'coin'
  | 'glass'
  | 'straw'
  | 'whoosh'
  | 'tick'
  | 'knock'
  | 'fire'
  | 'frost'
  | 'fog'
  | 'rain'
  | 'storm'
  | 'growl'
  | 'whisper'
  | 'voice'
  | 'drum'
  | 'tabor'
  | 'bell'
  | 'horn-low'
  | 'horn-high'
  | 'lute-low'
  | 'lute-middle'
  | 'lute-high'
  | 'harp'
  | 'murmur'
  | 'hearth'

/** What the header of a file says of each take. */
export interface RecordingHeader {
  name: RecordingName
  /** Samples per second. */
  rate: number
  /** How many samples there are. */
  length: number
  bytes: number
  /** The pitch of an instrument. */
  hertz?: number
}

export interface Take extends RecordingHeader {
  samples: Float32Array<ArrayBuffer>
}
/** The takes of each recording. */
export type Recordings = ReadonlyMap<RecordingName, readonly Take[]>

export function readRecordings(file: ArrayBuffer): Recordings {
  const headerLength = new DataView(file).getUint32(0, true)
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, headerLength))) as RecordingHeader[]
  const recordings = new Map<RecordingName, Take[]>()
  let place = 4 + headerLength
  for (const take of header) {
    const samples = decode(new Uint8Array(file, place, take.bytes), take.length)
    recordings.set(take.name, [...(recordings.get(take.name) ?? []), { ...take, samples }])
    place += take.bytes
  }
  return recordings
}

/** A random take, but not the one that was heard last. */
export function otherTake(takes: readonly Take[], last: Take | undefined): Take | null {
  const others = takes.length > 1 ? takes.filter((take) => take !== last) : takes
  return others[Math.floor(Math.random() * others.length)] ?? null
}

/** Weights of the samples around the middle between two samples: a windowed sinc. */
const MIDDLE = Array.from({ length: 16 }, (_, n) => {
  const place = n - 7.5
  return (Math.sin(Math.PI * place) / (Math.PI * place)) * Math.cos((Math.PI * place) / 17) ** 2
})

/** Doubles the rate of samples. Browsers only connect samples by lines, which sounds rough at low rates. */
export function doubled(samples: Float32Array, loops: boolean): Float32Array<ArrayBuffer> {
  const last = samples.length - 1
  const at = loops
    ? (place: number): number => samples[(place + samples.length) % samples.length]!
    : (place: number): number => (place < 0 || place > last ? 0 : samples[place]!)
  const output = new Float32Array(2 * samples.length)
  samples.forEach((sample, place) => {
    let middle = 0
    for (let n = 0; n < MIDDLE.length; n++) middle += MIDDLE[n]! * at(place + n - 7)
    output[2 * place] = sample
    output[2 * place + 1] = middle
  })
  return output
}

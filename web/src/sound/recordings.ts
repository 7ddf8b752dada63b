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

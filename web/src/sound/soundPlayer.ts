/** Plays the sounds of the table: loads the recordings, and mixes effects, ambience and music. */

import ambienceFile from '../generated/ambience.bin?url'
import soundsFile from '../generated/sounds.bin?url'
import { music, PAUSE } from './music.ts'
import { doubled, otherTake, readRecordings, type RecordingName, type Recordings, type Take } from './recordings.ts'
import { SOUNDS, type Note, type SoundName } from './scores.ts'
import { IMPORTANT, Voices, type Cue } from './voices.ts'

/** What the settings say. */
export interface Levels {
  volume: number
  ambience: boolean
  music: boolean
}

/** How loud each part is, before the volume. */
const EFFECTS = 1
const AMBIENCE = 0.15
const MUSIC = 0.42
/** How much of the room is heard. */
const ROOM = 0.16
const ROOM_SECONDS = 0.9
/** The part of the ambience and the music that is left under an important sound, and for how long. */
const DUCKED = 0.4
const DUCKED_SECONDS = 1.6
/** Seconds until the ambience or the music has faded in or out, to two thirds. */
const FADE = 0.8
/** Recordings without a pitch are never played twice at exactly the same speed. */
const VARIATION = 0.03
/** Seconds before the first note, and how far ahead notes are scheduled. */
const [FIRST_PAUSE, AHEAD] = [2, 1.5]
/** Nobody plays exactly in time: the most that a note is late, in seconds. */
const UNEVEN = 0.012
const LOOPS = { murmur: 1, hearth: 0.55 } as const

export class SoundPlayer {
  readonly #context: AudioContext
  readonly #recordings: Recordings
  readonly #buffers = new Map<Take, AudioBuffer>()
  readonly #lastTakes = new Map<RecordingName, Take>()
  readonly #voices = new Voices()
  readonly #master: GainNode
  readonly #effects: GainNode
  /** Lowers the background under important sounds. */
  readonly #background: GainNode
  readonly #ambience: GainNode
  readonly #music: GainNode
  #loops: AudioBufferSourceNode[] | null = null
  #musicTimer: ReturnType<typeof setInterval> | undefined

  constructor(context: AudioContext, recordings: Recordings) {
    this.#context = context
    this.#recordings = recordings
    this.#master = mixer(context, 0)
    this.#master.connect(softLimiter(context)).connect(context.destination)
    const room = context.createConvolver()
    room.buffer = roomOf(context)
    room.connect(mixer(context, ROOM)).connect(this.#master)
    const heardInRoom = (gain: number, target: AudioNode): GainNode => {
      const bus = mixer(context, gain)
      bus.connect(target)
      return bus
    }
    this.#effects = heardInRoom(EFFECTS, this.#master)
    this.#effects.connect(room)
    this.#background = heardInRoom(1, this.#master)
    this.#ambience = heardInRoom(0, this.#background)
    this.#music = heardInRoom(0, this.#background)
    this.#background.connect(room)
  }

  static async load(context: AudioContext): Promise<SoundPlayer> {
    return new SoundPlayer(context, await fetchRecordings(soundsFile))
  }

  /** Sounds are heard at these levels from now on. */
  wake(levels: Levels): void {
    if (!document.hidden) void this.#context.resume()
    this.#fade(this.#master, levels.volume ** 1.5, 0.05)
    this.#fade(this.#ambience, levels.ambience ? AMBIENCE : 0, FADE)
    this.#fade(this.#music, levels.music ? MUSIC : 0, FADE)
    if (levels.ambience) void this.#startAmbience()
    if (levels.music) this.#startMusic()
    else this.#stopMusic()
  }

  /** Nothing is heard from now on. */
  rest(): void {
    for (const source of this.#loops ?? []) source.stop()
    this.#loops = null
    this.#stopMusic()
    this.#master.gain.value = 0
    void this.#context.suspend()
  }

  play(cues: readonly Cue[]): void {
    const { currentTime } = this.#context
    for (const { sound, afterMs } of cues) {
      const gain = this.#voices.admit(sound, currentTime * 1000 + afterMs)
      if (gain > 0) this.#playSound(sound, currentTime + afterMs / 1000, gain)
    }
  }

  #playSound(sound: SoundName, at: number, gain: number): void {
    for (const note of SOUNDS[sound]) this.#playNote(note, at, gain, this.#effects)
    if (!IMPORTANT.has(sound)) return
    this.#background.gain.setTargetAtTime(DUCKED, at, 0.05)
    this.#background.gain.setTargetAtTime(1, at + DUCKED_SECONDS, 0.5)
  }

  #playNote(note: Note, from: number, gain: number, bus: AudioNode): void {
    const take = this.#takeOf(note.recording)
    if (take === null) return
    const source = this.#context.createBufferSource()
    source.buffer = this.#bufferOf(take)
    const pitched = note.hertz !== undefined && take.hertz !== undefined
    source.playbackRate.value = pitched ? note.hertz! / take.hertz! : 1 + VARIATION * (2 * Math.random() - 1)
    const level = mixer(this.#context, gain * note.gain)
    source.connect(level).connect(bus)
    source.start(from + note.at)
  }

  #takeOf(name: RecordingName): Take | null {
    const take = otherTake(this.#recordings.get(name) ?? [], this.#lastTakes.get(name))
    if (take !== null) this.#lastTakes.set(name, take)
    return take
  }

  #bufferOf(take: Take, loops = false): AudioBuffer {
    const known = this.#buffers.get(take)
    if (known !== undefined) return known
    const buffer = this.#context.createBuffer(1, 2 * take.length, 2 * take.rate)
    buffer.copyToChannel(doubled(take.samples, loops), 0)
    this.#buffers.set(take, buffer)
    return buffer
  }

  async #startAmbience(): Promise<void> {
    if (this.#loops !== null) return
    const loops: AudioBufferSourceNode[] = (this.#loops = [])
    const recordings = await fetchRecordings(ambienceFile).catch(() => null)
    if (recordings === null || this.#loops !== loops) return
    for (const [name, gain] of Object.entries(LOOPS) as [RecordingName, number][])
      for (const take of recordings.get(name) ?? []) loops.push(this.#startLoop(take, gain))
  }

  #startLoop(take: Take, gain: number): AudioBufferSourceNode {
    const source = this.#context.createBufferSource()
    source.buffer = this.#bufferOf(take, true)
    source.loop = true
    source.connect(mixer(this.#context, gain)).connect(this.#ambience)
    source.start()
    return source
  }

  /** Plays the piece, and again after a pause; its notes are scheduled shortly before they are heard. */
  #startMusic(): void {
    if (this.#musicTimer !== undefined) return
    const notes = music()
    let [from, next] = [this.#context.currentTime + FIRST_PAUSE, 0]
    this.#musicTimer = setInterval(() => {
      while (from + notes[next]!.at < this.#context.currentTime + AHEAD) {
        this.#playNote(notes[next]!, from + UNEVEN * Math.random(), 1, this.#music)
        next = (next + 1) % notes.length
        if (next === 0) from += notes.at(-1)!.at + PAUSE
      }
    }, AHEAD * 500)
  }

  #stopMusic(): void {
    clearInterval(this.#musicTimer)
    this.#musicTimer = undefined
  }

  #fade(bus: GainNode, gain: number, seconds: number): void {
    bus.gain.cancelScheduledValues(this.#context.currentTime)
    bus.gain.setTargetAtTime(gain, this.#context.currentTime, seconds)
  }
}

async function fetchRecordings(address: string): Promise<Recordings> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return readRecordings(await answer.arrayBuffer())
}

function mixer(context: AudioContext, gain: number): GainNode {
  const node = context.createGain()
  node.gain.value = gain
  return node
}

/** The sound of a room of wood: noise that fades and becomes darker. */
function roomOf(context: AudioContext): AudioBuffer {
  const length = Math.round(ROOM_SECONDS * context.sampleRate)
  const buffer = context.createBuffer(2, length, context.sampleRate)
  for (const channel of [0, 1]) {
    let last = 0
    const samples = buffer.getChannelData(channel)
    for (let n = 0; n < length; n++) {
      const darkness = 0.35 + 0.5 * (n / length)
      last = darkness * last + (1 - darkness) * (2 * Math.random() - 1)
      samples[n] = last * Math.exp((-5.5 * n) / length)
    }
  }
  return buffer
}

/** Bends peaks instead of cutting them off, so that a mix never clips. */
function softLimiter(context: AudioContext): WaveShaperNode {
  const node = context.createWaveShaper()
  node.curve = Float32Array.from({ length: 2049 }, (_, n) => softened((n - 1024) / 1024))
  return node
}

const KNEE = 0.7
function softened(level: number): number {
  const loud = Math.abs(level)
  return loud <= KNEE ? level : Math.sign(level) * (KNEE + (1 - KNEE) * Math.tanh((loud - KNEE) / (1 - KNEE)))
}

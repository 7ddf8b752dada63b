/** Synthesised sounds of the table: wood, cloth, brass and fire; short, quiet, and off by default. */

import { settings } from '../settings/settings.svelte.ts'
import type { AnyEvent } from '../api/types.ts'

type Sound = (context: AudioContext, out: AudioNode, at: number) => void

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** Plays the sound of an event after a delay. */
export function sound(event: AnyEvent, afterMs: number): void {
  const play = SOUNDS[event.kind]
  if (play === undefined || settings.volume === 0 || document.hidden) return
  context ??= new AudioContext()
  if (context.state === 'suspended') return void context.resume()
  const out = context.createGain()
  out.gain.value = settings.volume * 0.5
  out.connect(context.destination)
  play(context, out, context.currentTime + afterMs / 1000)
}

/** A note that swells and fades. */
function tone(shape: OscillatorType, from: number, to: number, lasts: number, loud: number): Sound {
  return (context, out, at) => {
    const [source, gain] = [context.createOscillator(), context.createGain()]
    source.type = shape
    source.frequency.setValueAtTime(from, at)
    source.frequency.exponentialRampToValueAtTime(to, at + lasts)
    fade(gain, at, lasts, loud)
    source.connect(gain).connect(out)
    source.start(at)
    source.stop(at + lasts)
  }
}

/** Noise through a filter: cloth, fire, a card on wood. */
function rush(from: number, to: number, lasts: number, loud: number): Sound {
  return (context, out, at) => {
    const [source, filter, gain] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()]
    source.buffer = noise ??= noiseOf(context)
    filter.type = 'bandpass'
    filter.frequency.setValueAtTime(from, at)
    filter.frequency.exponentialRampToValueAtTime(to, at + lasts)
    fade(gain, at, lasts, loud)
    source.connect(filter).connect(gain).connect(out)
    source.start(at)
    source.stop(at + lasts)
  }
}

function fade(gain: GainNode, at: number, lasts: number, loud: number): void {
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, lasts / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
}

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  buffer.getChannelData(0).forEach((_, index, samples) => (samples[index] = 2 * Math.random() - 1))
  return buffer
}

const all =
  (...sounds: Sound[]): Sound =>
  (context, out, at) =>
    sounds.forEach((sound) => sound(context, out, at))
const later =
  (wait: number, sound: Sound): Sound =>
  (context, out, at) =>
    sound(context, out, at + wait)

const WOOD = all(tone('triangle', 190, 90, 0.09, 0.5), rush(1800, 700, 0.06, 0.25))
const CLOTH = rush(2600, 900, 0.16, 0.16)
const BRASS = all(tone('sawtooth', 196, 294, 0.5, 0.12), later(0.08, tone('sawtooth', 294, 392, 0.55, 0.1)))
const FIRE = rush(420, 1900, 0.6, 0.4)
const CHIME = all(tone('sine', 660, 655, 0.5, 0.2), later(0.09, tone('sine', 990, 985, 0.5, 0.14)))
const WIND = rush(300, 900, 0.7, 0.22)
const DRUM = tone('sine', 110, 46, 0.28, 0.6)

const SOUNDS: Partial<Record<AnyEvent['kind'], Sound>> = {
  played: WOOD,
  summoned: CHIME,
  transformed: CHIME,
  drew: CLOTH,
  exchanged: CLOTH,
  'went-to-hand': CLOTH,
  discarded: CLOTH,
  burned: FIRE,
  'laid-weather': WIND,
  'cleared-weather': CHIME,
  'sounded-horn': BRASS,
  'used-leader': BRASS,
  passed: DRUM,
  'began-round': DRUM,
  'ended-round': all(DRUM, later(0.16, DRUM)),
  swept: CLOTH,
  'ended-game': all(BRASS, later(0.3, BRASS)),
}

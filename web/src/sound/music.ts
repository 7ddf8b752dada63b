/** The music of the tavern: an estampie of our own for lute, harp and tabor, in D dorian. */

import { play, type Instrument, type Note } from './scores.ts'

/** An eighth; a bar has six. */
const EIGHTH = 0.25
const BAR = 6
/** A pause before the music is played again, in seconds. */
export const PAUSE = 75

/** Notes with their lengths in eighths; bars are separated by bars. */
const OPEN = `
  D4:2 E4:1 F4:2 G4:1 | A4:3 A4:2 G4:1 | F4:2 G4:1 A4:2 B4:1 | A4:6 |
  C5:2 B4:1 A4:2 G4:1 | F4:3 E4:2 D4:1 | E4:2 F4:1 G4:2 F4:1 | E4:6`
const CLOSED = `
  D4:2 E4:1 F4:2 G4:1 | A4:3 A4:2 G4:1 | F4:2 G4:1 A4:2 B4:1 | A4:6 |
  C5:2 B4:1 A4:2 G4:1 | F4:3 E4:2 D4:1 | E4:2 F4:1 G4:2 E4:1 | D4:6`
const ANSWER = `
  A4:2 B4:1 C5:2 D5:1 | C5:3 A4:3 | B4:2 C5:1 D5:2 B4:1 | A4:6 |
  C5:2 B4:1 A4:2 G4:1 | F4:2 G4:1 A4:2 F4:1 | G4:2 F4:1 E4:2 C4:1 | D4:6`
const FAREWELL = `D4:6 | D5:6`

const BASS_OPEN = `D3:3 A2:3 | D3:3 A2:3 | D3:3 A2:3 | D3:6 | C3:3 A2:3 | D3:3 A2:3 | C3:3 G2:3 | A2:6`
const BASS_CLOSED = `D3:3 A2:3 | D3:3 A2:3 | D3:3 A2:3 | D3:6 | C3:3 A2:3 | D3:3 A2:3 | A2:3 C3:3 | D3:6`
const BASS_ANSWER = `A2:3 E3:3 | A2:6 | G2:3 D3:3 | D3:6 | C3:3 A2:3 | F2:3 C3:3 | C3:3 G2:3 | D3:6`
const BASS_FAREWELL = `D3:6 | D3:6`

const HARP_CLOSED = `
  D5:1 A4:1 D5:4 | A5:1 F5:1 D5:4 | F5:1 D5:1 A4:4 | F5:1 D5:1 A4:4 |
  G5:1 E5:1 C5:4 | A5:1 F5:1 D5:4 | G5:1 E5:1 C5:4 | D5:1 A4:1 D5:4`
const HARP_ANSWER = `
  E5:1 C5:1 A4:4 | E5:1 C5:1 A4:4 | G5:1 D5:1 B4:4 | D5:1 A4:1 F4:4 |
  G5:1 E5:1 C5:4 | A5:1 F5:1 C5:4 | E5:1 C5:1 G4:4 | D5:1 A4:1 D5:4`
const HARP_FAREWELL = `A5:1 F5:1 D5:4 | A5:6`

interface Part {
  instrument: Instrument
  gain: number
  text: string
}

const melody = (text: string): Part => ({ instrument: 'lute', gain: 0.3, text })
const bass = (text: string): Part => ({ instrument: 'lute', gain: 0.26, text })
const harp = (text: string): Part => ({ instrument: 'harp', gain: 0.13, text })

/** The sections: the parts of each, and whether the tabor plays. */
const SECTIONS: readonly { parts: readonly Part[]; tabor: boolean }[] = [
  { parts: [melody(OPEN)], tabor: false },
  { parts: [melody(CLOSED), bass(BASS_CLOSED)], tabor: false },
  { parts: [melody(ANSWER), bass(BASS_ANSWER), harp(HARP_ANSWER)], tabor: true },
  { parts: [melody(OPEN), bass(BASS_OPEN)], tabor: true },
  { parts: [melody(ANSWER), bass(BASS_ANSWER), harp(HARP_ANSWER)], tabor: true },
  { parts: [melody(CLOSED), bass(BASS_CLOSED), harp(HARP_CLOSED)], tabor: true },
  { parts: [melody(FAREWELL), bass(BASS_FAREWELL), harp(HARP_FAREWELL)], tabor: false },
]

/** The bars of a text, each as pitches with their lengths in eighths. */
export const barsOf = (text: string): (readonly [pitch: string, eighths: number])[][] =>
  text.split('|').map((bar) =>
    bar
      .trim()
      .split(/\s+/)
      .map((note) => {
        const [pitch, eighths] = note.split(':') as [string, string]
        return [pitch, Number(eighths)] as const
      }),
  )

/** Notes on the first and the fourth eighth are a little louder. */
const accent = (eighth: number): number => (eighth % BAR === 0 ? 1 : eighth % 3 === 0 ? 0.88 : 0.74)

function notesOf({ instrument, gain, text }: Part, from: number): Note[] {
  let eighth = 0
  return barsOf(text)
    .flat()
    .map(([pitch, eighths]) => {
      const note = play(instrument, pitch, from + eighth * EIGHTH, gain * accent(eighth))
      eighth += eighths
      return note
    })
}

/** The tabor's bar: strokes on these eighths. */
const STROKES: readonly (readonly [eighth: number, gain: number])[] = [
  [0, 0.2],
  [2, 0.09],
  [3, 0.14],
  [5, 0.1],
]
const strokes = (bars: number, from: number): Note[] =>
  Array.from({ length: bars }, (_, bar) =>
    STROKES.map(([eighth, gain]): Note => ({ recording: 'tabor', at: from + (bar * BAR + eighth) * EIGHTH, gain })),
  ).flat()

/** The whole piece, in the order of time. */
export function music(): Note[] {
  let from = 0
  const notes = SECTIONS.flatMap(({ parts, tabor }) => {
    const bars = barsOf(parts[0]!.text).length
    const section = [...parts.flatMap((part) => notesOf(part, from)), ...(tabor ? strokes(bars, from) : [])]
    from += bars * BAR * EIGHTH
    return section
  })
  return notes.sort((first, second) => first.at - second.at)
}

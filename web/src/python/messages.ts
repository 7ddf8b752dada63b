/** The messages between the page and the worker that runs Gwint's rules. */

/** What the worker is doing until it can answer: it waits for another window, loads its files or starts Python. */
export type Phase = 'idle' | 'elsewhere' | 'loading' | 'starting' | 'ready' | 'failed'

export interface Progress {
  phase: Phase
  /** Bytes of the files that have to be loaded. */
  loaded: number
  total: number
}

export type ToWorker =
  | { type: 'start' }
  | { type: 'request'; number: number; method: string; path: string; body: string }
  | { type: 'stream'; number: number; method: string; path: string; body: string }
  | { type: 'cancel'; number: number }
  | { type: 'open'; number: number }
  | { type: 'receive'; number: number; text: string }
  | { type: 'close'; number: number }

export type FromWorker =
  | ({ type: 'progress' } & Progress)
  | { type: 'answer'; number: number; status: number; contentType: string; body: string }
  | { type: 'line'; number: number; line: string }
  | { type: 'failed'; number: number; error: string }
  | { type: 'message'; number: number; text: string }

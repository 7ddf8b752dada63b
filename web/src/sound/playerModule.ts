/** Everything about sounds that is loaded after the first touch. */

export { cuesOf } from './eventSounds.ts'
export { SoundPlayer } from './soundPlayer.ts'

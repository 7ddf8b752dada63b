/** Decides when the table may be heard: after the first touch, unless it is muted. Loads the player only then. */

import type { CardCatalogue } from '../cards/cardCatalogue.ts'
import { MODEST_VOLUME, saveSetting, settings } from '../settings/settings.svelte.ts'
import type { HeardEvents } from './eventSounds.ts'
import type { SoundName } from './scores.ts'

type Module = typeof import('./playerModule.ts')
interface Loaded {
  module: Module
  player: InstanceType<Module['SoundPlayer']>
}

/** What counts as a touch, for browsers that play nothing before it. */
const TOUCHES = ['pointerup', 'keydown'] as const

let touched = $state(false)
let context: AudioContext | null = null
let loading: Promise<Loaded | null> | null = null

export const isSilent = (): boolean => settings.muted || settings.volume === 0

export function toggleMuted(): void {
  const silent = isSilent()
  saveSetting('muted', !silent)
  if (silent && settings.volume === 0) saveSetting('volume', MODEST_VOLUME)
}

/** Makes a screen with a table heard while it is shown; called once, while the screen's component is made. */
export function useTableSounds(): void {
  touched ||= navigator.userActivation?.hasBeenActive ?? false
  $effect(() => {
    const touch = (): void => {
      touched = true
      // Some browsers only let a touch itself start the sound.
      if (!isSilent() && !document.hidden) void context?.resume()
    }
    for (const type of TOUCHES) addEventListener(type, touch, { capture: true })
    document.addEventListener('visibilitychange', showOrHide)
    return () => {
      for (const type of TOUCHES) removeEventListener(type, touch, { capture: true })
      document.removeEventListener('visibilitychange', showOrHide)
      withPlayer(({ player }) => player.rest())
    }
  })
  $effect(() => {
    const levels = { volume: settings.volume, ambience: settings.ambience, music: settings.music }
    if (touched && !isSilent()) loading ??= load()
    withPlayer(({ player }) => (isSilent() ? player.rest() : player.wake(levels)))
  })
}

/** Plays the sounds of events. */
export function hearEvents(heard: HeardEvents, catalogue: CardCatalogue): void {
  if (isSilent() || document.hidden) return
  withPlayer(({ module, player }) => player.play(module.cuesOf(heard, (card) => catalogue.card(card))))
}

/** Plays a sound that belongs to no event: `turn` or `tick`. */
export function hear(sound: Extract<SoundName, 'turn' | 'tick'>, afterMs = 0): void {
  if (!isSilent() && !document.hidden) withPlayer(({ player }) => player.play([{ sound, afterMs }]))
}

async function load(): Promise<Loaded | null> {
  context ??= new AudioContext()
  try {
    const module = await import('./playerModule.ts')
    return { module, player: await module.SoundPlayer.load(context) }
  } catch {
    // The table is complete without sounds; the next change of the settings tries again.
    loading = null
    return null
  }
}

function withPlayer(use: (loaded: Loaded) => void): void {
  void loading?.then((loaded) => loaded && use(loaded))
}

function showOrHide(): void {
  if (document.hidden) void context?.suspend()
  else if (!isSilent()) void context?.resume()
}

/** The animation speed: the setting, or none if the system asks for reduced motion. */

import { settings } from '../settings/settings.svelte.ts'

const SPEEDS = { slow: 0.6, normal: 1, fast: 2, none: 0 } as const

export function speed(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPEEDS[settings.speed]
}

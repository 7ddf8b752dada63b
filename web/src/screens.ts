/** The screens there are, each fetched when it is first gone to. */

import type { Component } from 'svelte'
import type { Parts, Screen } from './routes.ts'

/** A screen is a component that is told the parts of its path. */
type Fetch = () => Promise<{ default: Component<{ parts: Parts }> }>

/** A new screen is one line here. */
export const SCREENS: Partial<Record<Screen, Fetch>> = {
  ...(__GALLERY__ ? { gallery: () => import('./gallery/Gallery.svelte') } : {}),
}

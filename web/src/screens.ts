/** The components of the screens, loaded on first use. */

import type { Component } from 'svelte'
import type { RouteParams, Screen } from './routes.ts'

/** A screen is a component with the parameters of its route. */
type Fetch = () => Promise<{ default: Component<{ params: RouteParams }> }>

const book: Fetch = () => import('./rulebook/RulebookPage.svelte')

/** A new screen needs a line here; routes that share a component differ in their parameters. */
export const SCREENS: Partial<Record<Screen, Fetch>> = {
  home: () => import('./home/HomePage.svelte'),
  table: () => import('./play/TablePage.svelte'),
  move: () => import('./move-seat/MoveSeatPage.svelte'),
  decks: () => import('./deck-builder/DeckListPage.svelte'),
  deck: () => import('./deck-builder/DeckBuilderPage.svelte'),
  box: () => import('./box/BoxPage.svelte'),
  reference: () => import('./box/QuickReferencePage.svelte'),
  sheet: () => import('./box/DeckSheetPage.svelte'),
  rules: book,
  topic: book,
  score: () => import('./score-counter/ScoreCounterPage.svelte'),
  companion: () => import('./companion/CompanionPage.svelte'),
  'companion-solo': () => import('./companion/SoloGamePage.svelte'),
  referee: () => import('./referee/RefereePage.svelte'),
  settings: () => import('./settings/SettingsPage.svelte'),
  replays: () => import('./replay/ReplayListPage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  guide: () => import('./guide/GuidePage.svelte'),
  ...(__GALLERY__ ? { gallery: () => import('./gallery/GalleryPage.svelte') } : {}),
}

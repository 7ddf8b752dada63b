/** A deck that is being edited: the server checks it after every change, and every change can be undone. */

import { untrack } from 'svelte'
import { Refusal } from '../api/http.ts'
import type { Card, Fault, Leader, CardFacts, DeckData, DeckReport } from '../api/types.ts'
import { checkDeck, saveDeckRules, lastDeckRules } from '../api/decks.ts'
import { withCard, withoutCard } from './cardFilter.ts'

/** How long to wait for further changes before asking the server. */
const PAUSE_MS = 220
const MAX_UNDO_STEPS = 100

export class DeckDraft {
  deck = $state.raw<DeckData>({ faction: 'monsters', leader: '', cards: {}, name: '' })
  rules = $state(lastDeckRules().rules)
  advanced = $state(lastDeckRules().advanced)
  /** The server's last answer. */
  answer = $state.raw<DeckReport | null>(null)
  /** Why the last check failed. */
  fault = $state.raw<Fault | null>(null)
  /** Whether the answer belongs to the current deck. */
  checked = $state(false)
  #before = $state.raw<DeckData[]>([])

  constructor(deck: DeckData) {
    this.deck = deck
  }

  copies = (card: Card): number => this.deck.cards[card] ?? 0
  add = (card: CardFacts): void => this.update({ cards: withCard(this.deck.cards, card) })
  remove = (card: Card): void => this.update({ cards: withoutCard(this.deck.cards, card) })
  setLeader = (leader: Leader): void => this.update({ leader })
  rename = (name: string): void => void (this.deck = { ...this.deck, name })

  /** Changes the deck; the previous state can be restored with `undo`. */
  update(change: Partial<DeckData>): void {
    if (change.cards === this.deck.cards) return
    this.#before = [...this.#before, this.deck].slice(-MAX_UNDO_STEPS)
    this.deck = { ...this.deck, ...change }
  }

  get undoable(): boolean {
    return this.#before.length > 0
  }

  undo = (): void => {
    const before = this.#before.at(-1)
    if (before === undefined) return
    this.#before = this.#before.slice(0, -1)
    this.deck = { ...before, name: this.deck.name }
  }

  deckRules(): { rules: string; advanced: boolean } {
    return { rules: this.rules, advanced: this.advanced }
  }

  /** Has the server check the deck after each change and calls `onChecked`; called during component initialisation. */
  keepChecked(language: () => string, onChecked: (answer: DeckReport) => void): void {
    $effect(() => {
      const [deck, by] = [this.deck, this.deckRules()]
      language()
      saveDeckRules(by)
      this.checked = false
      let current = true
      const pause = untrack(() => this.answer) === null ? 0 : PAUSE_MS
      const timer = setTimeout(() => {
        checkDeck(deck, by).then(
          (answer) => current && this.#receive(answer, onChecked),
          (error: unknown) => current && this.#fail(error),
        )
      }, pause)
      return () => {
        current = false
        clearTimeout(timer)
      }
    })
  }

  #receive(answer: DeckReport, onChecked: (answer: DeckReport) => void): void {
    this.answer = answer
    this.fault = null
    this.checked = true
    onChecked(answer)
  }

  #fail(error: unknown): void {
    if (!(error instanceof Refusal)) throw error
    this.fault = error.fault
  }
}

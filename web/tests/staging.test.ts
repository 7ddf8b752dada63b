import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import duel from '../fixtures/duel.json'
import opening from '../fixtures/opening.json'
import type { Event, View } from '../src/api/types.ts'
import { beatsOf, noticesOf, openingOf, roundStory, standingView, type Beat } from '../src/motion/beats.ts'
import { catchUpRate, EventAnimator, MOST_BEHIND_MS } from '../src/motion/eventAnimator.ts'
import { Stage } from '../src/motion/stage.svelte.ts'

const view = duel as unknown as View
const dealt = opening as unknown as View
const played = (
  seat: number,
  card = 'northern-realms/ves',
  how: 'played' | 'called' | 'revived' = 'played',
): Event => ({
  kind: 'played',
  seat,
  card,
  source: 'hand',
  how,
  spot: { side: seat, row: 'close', place: 0 },
})
const ended = (totals: number[], winners: number[]): Extract<Event, { kind: 'ended-round' }> => ({
  kind: 'ended-round',
  round: 1,
  totals,
  winners,
  gems: [2, 1],
  points: [],
})
const with_ = (change: (copy: View) => void, of: View = view): View => {
  const copy = structuredClone(of)
  change(copy)
  return copy
}
const armies = (...factions: View['seats'][number]['faction'][]): View =>
  with_((copy) => copy.seats.forEach((seat, number) => (seat.faction = factions[number]!)))
const shown = (beats: readonly Beat[]): string[] =>
  beats.map((beat) => ('seat' in beat ? `${beat.show} ${beat.seat}` : beat.show))

describe('what is staged', () => {
  test('the cards and leaders of others are, but not what a card brings along', () => {
    const events: Event[] = [played(1), played(1, 'northern-realms/ves', 'called'), { kind: 'used-leader', seat: 1 }]
    expect(shown(beatsOf(events, [], view, 0))).toEqual(['card 1', 'leader 1'])
    expect(shown(beatsOf([played(0), { kind: 'used-leader', seat: 0 }], [], view, 0))).toEqual([])
  })

  test('a spectator sees the cards of everybody', () => {
    expect(shown(beatsOf([played(0), played(1)], [], view, null))).toEqual(['card 0', 'card 1'])
  })

  test('no delay depends on what a viewer may not know', () => {
    const open: Event[] = [
      { kind: 'drew', seat: 1, cards: ['northern-realms/ves'] },
      { kind: 'took-from-deck', seat: 1, card: 'northern-realms/ves' },
      { kind: 'saw-hand', seat: 1, owner: 0, cards: ['monsters/ghoul'] },
      played(1),
      ended([10, 5], [0]),
      { kind: 'drew', seat: 0, cards: ['monsters/ghoul'] },
    ]
    const hidden = open.map((event) =>
      'cards' in event
        ? { ...event, cards: event.cards.map(() => null) }
        : event.kind === 'took-from-deck'
          ? { ...event, card: null }
          : event,
    ) as Event[]
    const blind = with_((copy) => copy.seats.forEach((seat) => (seat.secrets = null)))
    const delays = (events: Event[], of: View): number[] => beatsOf(events, [], of, 0).map((beat) => beat.ms)
    expect(delays(hidden, blind)).toEqual(delays(open, view))
    expect(noticesOf(hidden, blind).map((notice) => notice.ms)).toEqual(
      noticesOf(open, view).map((notice) => notice.ms),
    )
  })
})

describe('the opening', () => {
  const unsettled = with_((copy) => {
    copy.round = 0
    copy.question = null
  }, dealt)

  test('the coin lands on who won the toss', () => {
    expect(openingOf([{ kind: 'tossed', seat: 1 }], unsettled)).toMatchObject({ seat: 1, begins: true })
  })

  test('with Scoia’tael it says who decides, then whom they chose', () => {
    const asked = with_((copy) => (copy.question = { kind: 'choose-starter', seat: 1 }), unsettled)
    expect(openingOf([{ kind: 'began-game' } as never], asked)).toMatchObject({ seat: 1, begins: false })
    expect(openingOf([{ kind: 'chose-starter', seat: 1, starter: 0 }], unsettled)).toMatchObject({
      seat: 0,
      begins: true,
    })
  })

  test('a game that is under way does not open', () => {
    const events: Event[] = [
      { kind: 'tossed', seat: 1 },
      { kind: 'passed', seat: 1, by_itself: false },
    ]
    expect(openingOf(events, unsettled)).toBeNull()
    expect(
      openingOf(
        [{ kind: 'chose-starter', seat: 1, starter: 0 }],
        with_((copy) => (copy.round = 2), dealt),
      ),
    ).toBeNull()
  })
})

describe('the end of a round', () => {
  const reasons = (end: ReturnType<typeof ended>, after: Event[], of: View): string[] =>
    roundStory(end, after, of).reasons.map((reason) => reason.why)

  test('says what decided it', () => {
    expect(reasons(ended([30, 20], [0]), [], view)).toEqual(['higher'])
    expect(reasons(ended([20, 20], []), [], view)).toEqual(['tied'])
    expect(reasons(ended([20, 20], [1]), [], armies('monsters', 'nilfgaard'))).toEqual(['nilfgaard'])
    expect(reasons(ended([10, 20], [1]), [], armies('monsters', 'nilfgaard'))).toEqual(['higher'])
  })

  test('says what Monsters keep and that Northern Realms draw', () => {
    const spot = { side: 0, row: 'close' as const, place: 0 }
    const after: Event[] = [
      { kind: 'stayed', card: 'monsters/ghoul', spot },
      { kind: 'drew', seat: 0, cards: [null] },
      { kind: 'drew', seat: 1, cards: [null] },
    ]
    expect(reasons(ended([10, 20], [1]), after, armies('monsters', 'northern-realms'))).toEqual([
      'higher',
      'stayed',
      'rewarded',
    ])
    expect(reasons(ended([20, 10], [0]), after, armies('monsters', 'northern-realms'))).toEqual(['higher', 'stayed'])
  })

  test('shows final totals, the lost gem and the last card before the board is swept', () => {
    const place = view.sides[1]!.rows[0]!.length
    const last = { ...played(1), spot: { side: 1, row: 'close', place } } as Event
    const standing = standingView(view, [last, ended([30, 41], [1]), { kind: 'swept', piles: [] }])
    expect(standing.sides.map((side) => side.total)).toEqual([30, 41])
    expect(standing.sides.map((side) => side.gems)).toEqual([2, 1])
    expect(standing.sides[1]!.rows[0]).toEqual([...view.sides[1]!.rows[0]!, 'northern-realms/ves'])
    expect(standing.moves).toEqual([])
  })
})

describe('catching up', () => {
  test('keeps to the chosen speed while nothing waits long', () => {
    expect(catchUpRate([{ ms: 800, waited: 0 }], 1)).toBe(1)
    expect(catchUpRate([{ ms: 800, waited: 0 }], 2)).toBe(2)
  })

  test('shows every batch in time, also those that have waited', () => {
    const work = [
      { ms: 1500, waited: 1000 },
      { ms: 1500, waited: 800 },
      { ms: 3000, waited: 0 },
    ]
    const rate = catchUpRate(work, 1)
    let sum = 0
    for (const { ms, waited } of work) {
      sum += ms
      expect(waited + sum / rate).toBeLessThanOrEqual(MOST_BEHIND_MS + 1e-9)
    }
  })
})

describe('the queue', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('CSS', { escape: (text: string) => text })
    vi.stubGlobal('document', { createElement: () => ({ setAttribute: () => {}, append: () => {} }) })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const element = {
    querySelector: () => null,
    querySelectorAll: () => [],
    append: () => {},
  } as unknown as HTMLElement
  const table = (game: View) => ({ game, match: null })

  function newAnimator(speed: number) {
    const stage = new Stage()
    const shownViews: string[] = []
    const animator = new EventAnimator(() => element, { speed: () => speed, sound: () => {}, stage, own: () => 0 })
    const show = (name: string, events: Event[]) =>
      animator.show(events, table(view), table(view), (standing) => shownViews.push(standing ? `${name} stands` : name))
    return { stage, animator, shownViews, show }
  }

  test('shows a card of an opponent before its view, and batches in order', async () => {
    const { stage, show, shownViews } = newAnimator(1)
    show('first', [played(1)])
    show('second', [played(1, 'northern-realms/blue-stripes-commando')])
    expect([stage.beat?.show, shownViews]).toEqual(['card', []])
    await vi.advanceTimersByTimeAsync(MOST_BEHIND_MS + 500)
    expect([stage.beat, shownViews]).toEqual([null, ['first', 'second']])
  })

  test('lets the totals stand before the board is swept', () => {
    const { stage, show, shownViews } = newAnimator(1)
    show('swept', [ended([30, 20], [0])])
    expect(shownViews).toEqual(['swept stands'])
    expect([stage.beat?.show, stage.notice?.show]).toEqual(['standing', 'round-end'])
  })

  test('a touch shows everything at once, in order and only once', async () => {
    const { stage, animator, show, shownViews } = newAnimator(1)
    show('first', [played(1)])
    show('second', [ended([30, 20], [0])])
    animator.finish()
    expect(shownViews).toEqual(['first', 'second'])
    expect(stage.beat).toBeNull()
    await vi.advanceTimersByTimeAsync(5000)
    expect(shownViews).toEqual(['first', 'second'])
  })

  test('without motion every view comes at once, with the same texts', () => {
    const { stage, show, shownViews } = newAnimator(0)
    show('first', [played(1)])
    expect([stage.beat, shownViews]).toEqual([null, ['first']])
    show('second', [ended([30, 20], [0])])
    expect([stage.beat, shownViews, stage.notice?.show]).toEqual([null, ['first', 'second'], 'round-end'])
  })

  test('texts follow one another and end', async () => {
    const { stage, show } = newAnimator(1)
    show('swept', [ended([30, 20], [0]), { kind: 'began-round', round: 2, starter: 1 }])
    expect(stage.notice?.show).toBe('round-end')
    await vi.advanceTimersByTimeAsync(4300)
    expect(stage.notice?.show).toBe('round-start')
    await vi.advanceTimersByTimeAsync(2000)
    expect(stage.notice).toBeNull()
  })
})

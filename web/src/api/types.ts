/**
 * What the server sends and takes: the shapes of its views, events, moves, questions and messages.
 * Written by `make wire` from the types of gwint; not by hand.
 */

export type Language = 'en' | 'pl' | 'de' | 'cs' | 'uk'

export type Mode = 'duel' | 'ffa-3' | 'ffa-4' | 'ffa-5' | 'team' | 'solo' | 'solo-leaders' | 'match'

export type Row = 'close' | 'ranged' | 'siege'

export type Faction = 'monsters' | 'nilfgaard' | 'northern-realms' | 'scoiatael' | 'skellige'

export type Kind = 'unit' | 'hero' | 'special' | 'weather'

export type Ability =
  | 'agile'
  | 'medic'
  | 'morale-boost'
  | 'muster'
  | 'spy'
  | 'tight-bond'
  | 'commanders-horn'
  | 'scorch-row'
  | 'scorch'
  | 'summon-avenger'
  | 'berserker'
  | 'mardroeme'
  | 'decoy'
  | 'frost'
  | 'fog'
  | 'rain'
  | 'storm'
  | 'clear-weather'

export type Weather = 'frost' | 'fog' | 'rain' | 'storm' | 'clear-weather'

export type Source = 'hand' | 'deck' | 'pile' | 'enemy-pile' | 'under'

export type How = 'played' | 'called' | 'revived' | 'returned' | 'turned-up' | 'leader'

export type Discarding = 'play' | 'hand' | 'weather' | 'unplaced'

export type Measure = 'lead' | 'own'

export type Deciding = 'gain' | 'lead' | 'row' | 'chance'

export type Phase = 'waiting' | 'playing' | 'over' | 'closed' | 'interrupted'

export type Sitter = 'empty' | 'person' | 'bot' | 'virtual'

export type Hinting = 'always' | 'alone' | 'never'

export type Mark = 'best' | 'good' | 'doubtful' | 'mistake' | 'blunder'

export type Offering = 'take-back' | 'rematch'

export type Ended = 'on-table' | 'resigned' | 'time' | 'left' | 'abandoned' | 'unfinished'

export type GivenUp = 'resigned' | 'time' | 'left'

/** Everything one seat, or a spectator, may know, and nothing else. */
export interface View {
  viewer: number | null
  mode: Mode
  ruleset: Ruleset
  round: number
  starter: number
  last_pass: number
  acted: boolean
  totals: number[][]
  replays: number
  weather: Cloud[]
  gone: Card[]
  winners: number[] | null
  seats: SeatView[]
  sides: SideView[]
  agenda: Step[]
  acting: number[]
  moves: Move[]
  question: Question | null
}

/** A ruleset as text: `klub, roach=yes`. */
export type Ruleset = string

/** Weather in the weather zone. */
export interface Cloud {
  weather: Weather
  seat: number
  card: Card | null
}

/** `<printing>/<id>`, such as `monsters/ghoul`. */
export type Card = string

/** A seat as a viewer knows it. */
export interface SeatView {
  side: number
  faction: Faction
  leader: Leader
  leader_used: boolean
  leader_cancelled: boolean
  passed: boolean
  claimed: boolean
  hand_count: number
  deck_count: number
  side_deck: Card[]
  known: Card[]
  returned: Card[]
  under_count: number
  leaders_count: number
  led: Leader[]
  secrets: Secrets | null
}

/** A leader's id. */
export type Leader = string

/** A seat's hidden cards as its owner, and in a team game the partner, knows them. */
export interface Secrets {
  hand: Card[]
  aside: Card[]
  redraws: number
  seen: Card[][]
  deck: DeckView | null
}

/** A seat's deck as only its owner knows it. */
export interface DeckView {
  cards: Card[]
  bottom: Card[]
  brought: Card[]
}

/** A side, which every viewer sees. */
export interface SideView {
  rows: Card[][]
  strengths: number[][]
  specials: Card[][]
  leader_horns: boolean[]
  pile: Card[]
  gems: number
  points: number
  row_totals: number[]
  total: number
}

export type Step =
  | Question
  | { kind: 'settle-start' }
  | { kind: 'toss-coin' }
  | { kind: 'deal-hands' }
  | { kind: 'begin-round' }
  | { kind: 'next-turn'; seat: number }
  | { kind: 'resolve'; seat: number; card: Card; spot: Spot }
  | { kind: 'bring'; seat: number; card: Card; source: Source; how: How }
  | { kind: 'revive-random'; seat: number }
  | { kind: 'return-units'; seat: number }
  | { kind: 'virtual-turn'; seat: number }
  | { kind: 'play-top'; seat: number; cards: number }
  | { kind: 'turn-up'; seat: number }
  | { kind: 'reckon'; seat: number }
  | { kind: 'end-round' }

export type Question =
  | { kind: 'redraw'; seats: number[] }
  | { kind: 'turn'; seat: number }
  | { kind: 'choose-starter'; seat: number }
  | { kind: 'claim-round'; seat: number; others: number[] }
  | { kind: 'choose-revival'; seat: number }
  | { kind: 'place-card'; seat: number; card: Card; source: Source; how: How }
  | { kind: 'choose-opponent'; seat: number; others: number[] }
  | { kind: 'choose-from-pile'; seat: number; side: number }
  | { kind: 'choose-discard'; seat: number; left: number }
  | { kind: 'give-up-card'; seat: number }
  | { kind: 'choose-from-deck'; seat: number }
  | { kind: 'choose-weather'; seat: number }
  | { kind: 'choose-bond'; seat: number }
  | { kind: 'choose-moves'; seat: number; waiting: [Card, Row][]; moved: boolean }

/** The place of a card on the battlefield. */
export interface Spot {
  side: number
  row: Row
  place: number
}

export type Move =
  | { kind: 'play'; card: Card; row: Row | null; target: Card | null; side: number | null }
  | { kind: 'use-leader' }
  | { kind: 'pass' }
  | { kind: 'exchange'; card: Card }
  | { kind: 'done' }
  | { kind: 'start'; seat: number }
  | { kind: 'decline' }
  | { kind: 'choose'; card: Card }
  | { kind: 'against'; seat: number }
  | { kind: 'discard'; card: Card }
  | { kind: 'shift'; card: Card; row: Row; to: Row }

/** Everything one seat, or a spectator, may know of a match, and nothing else. */
export interface MatchView {
  viewer: number | null
  ruleset: Ruleset
  players: string[]
  first: number
  score: number[]
  faces: DeckFace[][]
  named: (Faction | null)[]
  played: PlayedView[]
  question:
    | { kind: 'name-deck'; seat: number; game: number; allowed: Faction[] }
    | { kind: 'play-game'; game: number; replay: number }
    | null
  acting: number[]
  moves: (Move | Name)[]
  lineup: Lineup | null
  game: View | null
  log: MatchEvent[]
  result: Ending | null
}

/** TOUR-4. The public part of a named deck, without its list and its place in the lineup. */
export interface DeckFace {
  faction: Faction
  leader: Leader
  won: boolean
}

/** A finished game, or a finished replay. */
export interface PlayedView {
  number: number
  replay: number
  factions: Faction[]
  totals: number[][]
  ending: Ending | null
  winner: number | null
  tossed: boolean
}

/** How a game ended. */
export interface Ending {
  how: Ended
  winners: number[] | null
  by: number | null
}

/** The seat plays its deck of this faction; a lineup has at most one of each faction. */
export interface Name {
  kind: 'name'
  faction: Faction
}

/** TOUR-1. A player's decks for a match. It may be faulty; `faults` lists the faults. */
export interface Lineup {
  decks: Deck[]
}

/** SET-1. A faction, a leader and cards. It may have faults, which `gwint.decks.faults` returns. */
export interface Deck {
  faction: Faction
  leader: Leader
  cards: Card[]
  name: string
}

export type MatchEvent =
  | { kind: 'tossed-match'; seat: number }
  | { kind: 'named-deck'; seat: number; faction: Faction; leader: Leader }
  | { kind: 'began-match-game'; game: number }
  | { kind: 'ended-match-game'; game: number; replay: number; ending: Ending }
  | { kind: 'replayed-game'; game: number; replay: number }
  | { kind: 'tossed-draw'; game: number; seat: number }
  | { kind: 'scored-game'; game: number; seat: number; faction: Faction; score: number[] }
  | { kind: 'ended-match'; ending: Ending; score: number[] }

/** A table as one seat, or a spectator, may know it. */
export interface TableView {
  id: string
  phase: Phase
  terms: Terms
  chairs: ChairView[]
  offer: Offer | null
  question: number
  may_take_back: boolean
  hints: boolean
  result: Ending | null
  next_table: string | null
  game: View | null
  match: MatchView | null
}

/** The terms of a table, chosen by its maker. */
export interface Terms {
  mode: Mode
  rules: string
  advanced: boolean
  listed: boolean
  spectators: boolean
  bank_s: number
  increment_s: number
  away_s: number
  hints: Hinting
  opponent: string
  start: string
}

/** A seat at the table and its player. */
export interface ChairView {
  side: number
  kind: Sitter
  name: string
  ready: boolean
  gone: boolean
  out_of_time: boolean
  clock_ms: number | null
}

export interface Offer {
  offer: Offering
  seat: number
  accepted: number[]
}

export interface Hint {
  chance: number
  candidates: Candidate[]
}

/** A move worth considering. */
export interface Candidate {
  move: Move
  chance: number
  reasons: Reason[]
}

/** One reason for a move; the message `advice-KIND` of `locales/* /advice.ftl` puts it into words. */
export interface Reason {
  kind: string
  values: Record<string, string | number>
}

export interface Review {
  chances: number[][]
  judged: JudgedMove[]
  turning: number[]
}

/** A move of the record, judged from the view of the seat that made it. */
export interface JudgedMove {
  number: number
  seat: number
  move: Move
  chance: number
  after: number
  best: Candidate
  mark: Mark
}

export type Event =
  | { kind: 'tossed'; seat: number }
  | { kind: 'drew-lot'; seat: number }
  | { kind: 'chose-starter'; seat: number; starter: number }
  | { kind: 'kept-claim'; seat: number }
  | { kind: 'drew'; seat: number; cards: (Card | null)[] }
  | { kind: 'exchanged'; seat: number; gave: Card; drew: Card }
  | { kind: 'finished-redraw'; seat: number }
  | { kind: 'began-round'; round: number; starter: number }
  | { kind: 'passed'; seat: number; by_itself: boolean }
  | { kind: 'played'; seat: number; card: Card; source: Source; how: How; spot: Spot | null }
  | { kind: 'summoned'; seat: number; card: Card; spot: Spot }
  | { kind: 'transformed'; card: Card; into: Card | null; spot: Spot }
  | { kind: 'went-to-hand'; seat: number; card: Card; spot: Spot }
  | { kind: 'burned'; victims: [Card, Spot][] }
  | { kind: 'left-game'; card: Card }
  | { kind: 'discarded'; seat: number; card: Card; source: Discarding }
  | { kind: 'laid-weather'; seat: number; weather: Weather; card: Card | null }
  | { kind: 'cleared-weather'; seat: number; weathers: Weather[] }
  | { kind: 'sounded-horn'; seat: number; side: number; row: Row }
  | { kind: 'used-leader'; seat: number }
  | { kind: 'took-from-pile'; seat: number; card: Card; side: number }
  | { kind: 'took-from-deck'; seat: number; card: Card | null }
  | { kind: 'saw-hand'; seat: number; owner: number; cards: (Card | null)[] }
  | { kind: 'shuffled-back'; seat: number; side: number; cards: Card[] }
  | { kind: 'moved'; card: Card; from_spot: Spot; to_spot: Spot }
  | { kind: 'ended-round'; round: number; totals: number[]; winners: number[]; gems: number[]; points: number[] }
  | { kind: 'stayed'; card: Card; spot: Spot }
  | { kind: 'swept'; piles: Card[][] }
  | { kind: 'replayed'; replay: number }
  | { kind: 'ended-game'; winners: number[] }
  | { kind: 'judged'; seat: number; ways: Way[]; chosen: number; measure: Measure; decided: Deciding }
  | { kind: 'sat-out'; seat: number }
  | { kind: 'laid-face-down'; seat: number; spot: Spot }
  | { kind: 'turned-up-leader'; seat: number; leader: Leader; totals: number[]; cancelled: boolean }
  | { kind: 'added-to-total'; seat: number; count: number }

/** A way that the virtual opponent could have chosen, and its gain. */
export interface Way {
  card: Card | null
  row: Row | null
  gain: number
}

export type TableEvent =
  | { kind: 'sat-down'; seat: number; name: string }
  | { kind: 'bot-sat-down'; seat: number; bot: string }
  | { kind: 'stood-up'; seat: number }
  | { kind: 'got-ready'; seat: number; ready: boolean }
  | { kind: 'changed-terms'; listed: boolean; spectators: boolean }
  | { kind: 'began-game' }
  | { kind: 'offered'; seat: number; offer: Offering }
  | { kind: 'accepted-offer'; seat: number; offer: Offering }
  | { kind: 'declined-offer'; seat: number; offer: Offering }
  | { kind: 'took-back'; seat: number; count: number }
  | { kind: 'gave-up'; seat: number; how: GivenUp; game: boolean }
  | { kind: 'ran-out'; seat: number }
  | { kind: 'left-table'; seat: number }
  | { kind: 'closed-table' }
  | { kind: 'interrupted-game' }
  | { kind: 'rematched'; table: string }

/** Something that is wrong with a deck, a table, a text or a move. */
export interface Fault {
  kind: string
  details: Record<string, Detail>
}

/** A detail of a fault: plain data, or something that says what it is. */
export type Detail =
  | string
  | number
  | boolean
  | null
  | Detail[]
  | { card: Card }
  | { leader: Leader }
  | { faction: Faction }
  | { row: Row }
  | { move: Move }
  | { name: Name }
  | { fault: Fault }

export type AnyEvent = Event | MatchEvent | TableEvent

export type AnyMove = Move | Name

export interface Welcome {
  type: 'welcome'
  seat: number | null
  yours: number[]
  maker: boolean
  from: number
  table: string
  version: number
  events: AnyEvent[]
  view: TableView
}

export interface News {
  type: 'events'
  table: string
  version: number
  events: AnyEvent[]
  view: TableView
}

export interface Presence {
  type: 'presence'
  table: string
  chairs: ChairPresence[]
}

export interface Done {
  type: 'done'
  id: string
}

export interface HintGiven {
  type: 'hint'
  id: string
  question: number
  hint: Hint
}

export interface Refused {
  type: 'refused'
  id: string
  fault: Fault
}

export type ServerMessage = Welcome | News | Presence | Done | HintGiven | Refused

export interface ChairPresence {
  here: boolean
  away_ms: number | null
}

/** Accept an offer. */
export interface Accept {
  id?: string
  type: 'accept'
  seat: number
}

/** List the table publicly or not, and allow spectators or not, before the game. Only the table's maker may. */
export interface Agree {
  id?: string
  type: 'agree'
  listed: boolean
  spectators: boolean
}

/** Choose a deck (three for a match) and be ready; without a deck, stop being ready. */
export interface Bring {
  id?: string
  type: 'bring'
  seat: number
  decks: string[]
}

/** Claim the win of a duel over a player who is away or has left. */
export interface Claim {
  id?: string
  type: 'claim'
  seat: number
}

/** Close the table. Only its maker may. */
export interface Close {
  id?: string
  type: 'close'
}

/** Decline an offer, or withdraw your own. */
export interface Decline {
  id?: string
  type: 'decline'
  seat: number
}

/** Free a seat before the game. Only the table's maker may. */
export interface Free {
  id?: string
  type: 'free'
  seat: number
}

/** Leave a game permanently. */
export interface Leave {
  id?: string
  type: 'leave'
  seat: number
}

/** Answer the question that waits for the seat. */
export interface MakeMove {
  id?: string
  type: 'move'
  seat: number
  question: number
  move: AnyMove
}

/** Offer to take back the seat's last move, or offer a rematch; the other players may accept. */
export interface MakeOffer {
  id?: string
  type: 'offer'
  seat: number
  offer: 'take-back' | 'rematch'
}

/** Resign the game, or the whole match. */
export interface Resign {
  id?: string
  type: 'resign'
  seat: number
  game?: boolean
}

/** Seat a bot at a free seat; during a game, at the seat of a player who is away or has left. */
export interface SeatBot {
  id?: string
  type: 'seat-bot'
  seat: number
  bot: string
}

/** Take a free seat, or return to your own seat that a bot plays. */
export interface Sit {
  id?: string
  type: 'sit'
  seat: number
  name: string
}

/** Free your seat before the game. */
export interface Stand {
  id?: string
  type: 'stand'
  seat: number
}

export type Command =
  | Sit
  | Stand
  | Bring
  | SeatBot
  | Free
  | Agree
  | Close
  | MakeMove
  | Resign
  | MakeOffer
  | Accept
  | Decline
  | Claim
  | Leave

/** Follow a table from your own seat or as a spectator, starting at a version. Send it again to change viewpoint. */
export interface Hello {
  id?: string
  type: 'hello'
  table: string
  seat?: number | null
  version?: number
}

/** Ask what the seat could do now. The answer is `hint` or `refused`; other messages are answered meanwhile. */
export interface AskHint {
  id?: string
  type: 'hint'
  seat: number
}

export type ClientMessage = Hello | AskHint | Command

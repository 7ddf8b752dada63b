/**
 * What the server sends and takes over REST and the WebSocket: views, events, moves, messages, requests and answers.
 * Written by `make wire` from the types of gwint; not by hand.
 */

/** The version of the protocol that the page speaks. */
export const PROTOCOL = 2

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

/** The number of cards with an ability. */
export interface AbilityShare {
  ability: Ability
  cards: number
  /** Of all cards, from 0 to 1. */
  share: number
}

/** Accept an offer. */
export interface Accept {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'accept'
  /** A seat, counted from 0. */
  seat: number
  /** For a rematch: fixes your entropy for its deal. */
  pledge?: string
}

export type Act = 'dealt' | 'moved' | 'took-back' | 'ended'

/** List the table publicly or not, and allow spectators or not, before the game. Only the table's maker may. */
export interface Agree {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'agree'
  listed: boolean
  spectators: boolean
}

export type AnyEvent = Event | MatchEvent | TableEvent

export type AnyMove = Move | Name

/** Ask what the seat could do now. The answer is `hint` or `refused`; other messages are answered meanwhile. */
export interface AskHint {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'hint'
  /** A seat, counted from 0. */
  seat: number
}

/** What only the people at the table can see and the game must know. */
export interface AskedOutcome {
  kind: OutcomeKind
  /** The seat whose card it is, if it is one seat's. */
  seat: number | null
  /** For `found`, the card whose copies are counted. */
  card: Card | null
  /** For `card`, `deck` or `under`; otherwise empty. */
  source: TurnedUpFrom
  /** Whether the outcome is a random choice that the phone can make as well. */
  random: boolean
  options: OutcomeOption[]
}

export interface Board {
  /** A ruleset with changed options: `klub` or `klub, roach=yes`. */
  rules?: string
  weather?: string[]
  sides: BoardSide[]
}

/** Cards are given by id; `horns` and `mardroeme` name the rows with such a special card. */
export interface BoardSide {
  leader?: string | null
  close?: string[]
  ranged?: string[]
  siege?: string[]
  horns?: string[]
  mardroeme?: string[]
}

export interface BotFacts {
  id: string
  modes: Mode[]
  /** How hard the bot is: 1 is the novice's level, 7 the champion's; or null. */
  level: number | null
  /** The place on the road of levels and rivals, from 1; or null. */
  road: number | null
  /** The faction that a rival prefers; or null. */
  faction: Faction | null
}

export interface BotSeat {
  /** The name of a bot. */
  bot: string
}

export interface Bots {
  bots: BotFacts[]
}

/** A balanced deck for each seat, all from one box. */
export interface BoxDecks {
  language: string
  rules: Ruleset
  advanced: boolean
  /** The same seed gives the same decks. */
  seed: string
  decks: DeckSheet[]
}

/** Choose a deck (three for a match) and be ready; without a deck, stop being ready. */
export interface Bring {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'bring'
  /** A seat, counted from 0. */
  seat: number
  /** Each is a starter deck's id, a deck code or a deck's text; in solo, `set:LEADER` for a whole set. */
  decks: string[]
  /** Fixes your entropy for the deal; empty to contribute none. */
  pledge?: string
}

/** A move worth considering. */
export interface Candidate {
  move: Move
  /** The chance of winning after it, from 0 to 1. */
  chance: number
  /** The reasons for it, the most important first, two at most. */
  reasons: Reason[]
}

/** `<printing>/<id>`, such as `monsters/ghoul`. */
export type Card = string

/** What an ability of a card does. */
export interface CardAbility {
  symbol: string
  title: string
  text: string
  /** The cards that it brings, as text; empty if none. */
  brings: string
}

/** One printing of a card. */
export interface CardFacts {
  /** `PRINTING/ID`, by which all other data refer to it. */
  ref: Card
  id: string
  /** The faction in whose set it is printed. */
  printing: Faction
  /** Its faction, or `neutral`. */
  home: Home
  kind: Kind
  name: string
  /** Its name in each language. */
  names: Record<string, string>
  other_names: OtherName[]
  /** The printed strength; null for specials. */
  strength: number | null
  /** The rows it may be played to by these rules; empty for specials. */
  rows: Row[]
  /** In printed order. */
  abilities: Ability[]
  /** Ids of the catalogue's `symbols`: its kind, its printed rows, its abilities. */
  symbols: string[]
  does: CardAbility[]
  /** The cards that it calls, that avenge it, or that it turns into. */
  brings: Card[]
  /** The number of copies in the 2025 edition. */
  copies: number
  /** The number of copies in the video game. */
  copies_witcher3: number
  /** The maximum number of copies in a deck by these rules. */
  most: number
  /** Whether these rules include it. */
  in_pool: boolean
  /** Whether it never starts in a deck. */
  side_deck: boolean
  /** Whether it is known to have an alternative picture. */
  ballad_face: boolean
  /** The codes printed on the 2025 edition's copies. */
  codes: string[]
}

export interface CardScore {
  card: string
  strength: number
  /** The printed strength, then the strength after each step. */
  why: [string, number][]
}

/** All cards, leaders, factions and symbols. */
export interface Catalogue {
  language: Language
  rules: Ruleset
  cards: CardFacts[]
  leaders: LeaderFacts[]
  factions: NamedText[]
  neutral: NamedText
  /** Kinds, rows, abilities, specials and weather. */
  symbols: NamedText[]
  languages: Language[]
}

export interface ChairPresence {
  here: boolean
  away_ms: number | null
}

/** A seat at the table and its player. */
export interface ChairView {
  side: number
  /** `empty`, `person`, `bot`, or `virtual` if the mode plays the seat (SOLO). */
  kind: Sitter
  /** The name of the person or the bot; empty for an empty seat. */
  name: string
  ready: boolean
  /** Whether the player has left for good. */
  gone: boolean
  out_of_time: boolean
  /** The time left on the clock; null without a clock. */
  clock_ms: number | null
}

/** Claim the win of a duel over a player who is away or has left. */
export interface Claim {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'claim'
  /** A seat, counted from 0. */
  seat: number
}

export type ClientMessage = Hello | AskHint | Command

/** Close the table. Only its maker may, and during a game only one who plays, who resigns by it. */
export interface Close {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'close'
}

/** Weather in the weather zone. */
export interface Cloud {
  weather: Weather
  /** The player to whose pile the card goes (DISC-1). */
  seat: number
  /** null if a leader itself acts as the weather (LEAD-14). */
  card: Card | null
}

export type Command =
  | Sit
  | Stand
  | Bring
  | Pledge
  | Reveal
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

/** A command, as sent over the WebSocket. */
export type CommandBody =
  | Sit
  | Stand
  | Bring
  | Pledge
  | Reveal
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

export type Counted = 'cards' | 'units' | 'heroes' | 'specials' | 'spies' | 'medics' | 'strength'

/** What everyone may know of the deal; docs/fairness.md explains it. */
export interface DealView {
  /** Counted from 1; 0 at a table of an older server. */
  attempt: number
  /** Fixes the server's secret. */
  commitment: string
  /** By seat, what fixes the entropy of its player; empty for a seat that pledged none. */
  pledges: string[]
  /** The seats that pledged entropy for a failed attempt and must pledge again to be ready. */
  must_pledge: number[]
  /** Fixes all decks; empty until all seats are ready. */
  decks: string
  /** The seats that have to reveal their entropy now. */
  owed: number[]
  /** `proven` if every person contributed entropy, `unproven`, or `not-dealt` if the game starts from a position. */
  proof: string
  failed: FailedAttempt[]
  /** Empty until the table is over, closed or interrupted. */
  secret: string
  /** By seat; none until the table is over, closed or interrupted. */
  entropies: string[]
  /** After the game. */
  rematch: RematchDeal | null
}

export type Deciding = 'gain' | 'lead' | 'row' | 'chance'

export interface DeckChanges {
  name?: string | null
  code?: string | null
}

/** Counts of a deck's cards, without its side deck. */
export interface DeckCounts {
  cards: number
  /** Including heroes. */
  units: number
  heroes: number
  specials: number
  spies: number
  medics: number
  /** The sum of all printed strengths. */
  strength: number
}

/** A deck, which may have faults. */
export interface DeckData {
  faction: Faction
  leader: Leader
  /** The number of copies of each card. */
  cards: Record<Card, number>
  /** The player's name for it; may be empty. */
  name: string
}

export interface DeckDataRequest {
  /** A ruleset with changed options: `klub` or `klub, roach=yes`. */
  rules?: string
  /** Check the advanced limits too; a match always does. */
  advanced?: boolean
  mode?: string
  language?: string
  deck: DeckInput
}

/** TOUR-4. The public part of a named deck, without its list and its place in the lineup. */
export interface DeckFace {
  faction: Faction
  leader: Leader
  /** Whether it has won a game and cannot be used again. */
  won: boolean
}

/** A deck as `DeckData` describes it; its name may be left out. */
export interface DeckInput {
  faction: string
  leader: string
  /** The number of copies of each card. */
  cards: Record<string, number>
  name?: string
}

/** A limit of the decks at a table. */
export interface DeckLimit {
  /** A field of the counts. */
  counted: Counted
  least: number | null
  most: number | null
}

/** A deck in all its forms, with its faults and statistics. */
export interface DeckReport {
  deck: DeckData
  /** null if a card of another faction makes a code impossible. */
  code: string | null
  text: string
  /** Empty for a deck that may be played. */
  faults: Fault[]
  counts: DeckCounts
  /** The limits of decks at such a table; solo's whole sets have none. */
  limits: DeckLimit[]
  /** The number of units of each printed strength, the weakest first. */
  curve: StrengthCount[]
  /** The most frequent first. */
  abilities: AbilityShare[]
  /** The cards of the faction's side deck, with their copies. */
  side_deck: Record<Card, number>
}

/** A deck with everything that a pull list and a registration sheet print. */
export interface DeckSheet {
  deck: DeckData
  /** The deck's code; null if a card of another faction makes a code impossible. */
  code: string | null
  /** The leader's name. */
  leader: string
  /** The code printed on the leader's card. */
  leader_code: string
  /** In the order of the printed codes. */
  cards: SheetLine[]
  /** The cards that may come from the side deck. */
  side_deck: SheetLine[]
  counts: DeckCounts
  /** Empty for a deck that may be played. */
  faults: Fault[]
  /** How strong the deck is likely to be: the mean value of its cards with its leader and faction. */
  worth: number
}

export interface DeckTextRequest {
  /** A ruleset with changed options: `klub` or `klub, roach=yes`. */
  rules?: string
  /** Check the advanced limits too; a match always does. */
  advanced?: boolean
  mode?: string
  language?: string
  /** The id of a starter deck, a deck code, or a deck's text of several lines. */
  deck: string
}

/** A seat's deck as only its owner knows it. */
export interface DeckView {
  /** The cards in the deck, sorted so that their order reveals nothing. */
  cards: Card[]
  /** The cards that the owner put at the bottom, the lowest first. */
  bottom: Card[]
  /** The cards in the deck when the game began. */
  brought: Card[]
}

/** Decline an offer, or withdraw your own. */
export interface Decline {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'decline'
  /** A seat, counted from 0. */
  seat: number
}

/** A detail of a fault or a reason: plain data, or an object that names its type. */
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

export type Discarding = 'play' | 'hand' | 'weather' | 'unplaced'

export interface Done {
  type: 'done'
  id: string
}

/** What happens when two subjects meet, or what one of them does. */
export interface EncounterFacts {
  language: Language
  rules: Ruleset
  first: SubjectFacts
  second: SubjectFacts | null
  question: string
  /** Whether the two affect each other under these rules. */
  affects: boolean
  /** Sentences about the encounter as a whole; the scenes have their own. */
  answer: string[]
  /** The names of the players in all scenes. */
  players: string[]
  scenes: SceneFacts[]
}

export type Ended = 'on-table' | 'resigned' | 'time' | 'left' | 'abandoned' | 'unfinished'

/** How a game ended. */
export interface Ending {
  /** `on-table`, `resigned`, `time`, `left`, `abandoned` or `unfinished`. */
  how: Ended
  /** The winning sides, empty for a draw; null where the game has no result. */
  winners: number[] | null
  /** The seat that resigned, ran out of time or left. */
  by: number | null
}

/** The response to every refused request. Clients format the fault, with `fault-KIND` of the locale files. */
export interface ErrorResponse {
  fault: Fault
}

export interface EveningNews {
  /** How many entries come before these. */
  after: number
  entries: RefereeEntry[]
  /** The server's time, in milliseconds since the epoch. */
  now: number
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

/** The example turns of a chapter of the rulebook. */
export interface ExampleGroup {
  id: string
  lessons: PlayedLesson[]
}

export interface ExplainedCard {
  side: number
  row: Row
  place: number
  card: Card
  strength: number
  /** The printed strength, then the strength after each step. */
  why: [string, number][]
}

export interface ExplainedCards {
  cards: ExplainedCard[]
}

/** An event to carry out at the table, and why it happens. */
export interface ExplainedEvent {
  event: Event
  /** How the virtual opponent chose it, if it had a choice. */
  judged: Judged | null
  rules: RuleRef[]
}

export type Faction = 'monsters' | 'nilfgaard' | 'northern-realms' | 'scoiatael' | 'skellige'

/** An attempt to deal that failed. */
export interface FailedAttempt {
  attempt: number
  commitment: string
  secret: string
  /** The seats that did not reveal their entropy. */
  seats: number[]
}

/** Something that is wrong with a deck, a table, a text or a move. */
export interface Fault {
  /** What is wrong, as a word that never changes: `deck-too-few-units`. */
  kind: string
  /** The values that the sentence about it needs, by name; long texts are cut off. */
  details: Record<string, Detail>
}

/** Free a seat before the game. Only the table's maker may. */
export interface Free {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'free'
  /** A seat, counted from 0. */
  seat: number
}

export interface FromPicture {
  /** A table as text. */
  picture: string
}

/** An uploaded record after one of its steps. */
export interface FromRecord {
  record: string
  /** 0 is the deal. */
  step: number
}

/** A finished game after one of its steps. */
export interface FromTable {
  table: string
  /** 0 is the deal. */
  step: number
}

export interface GamePage {
  games: GameSummary[]
  /** `after` of the next page; null on the last page. */
  next: string | null
}

/** A game of the evening. */
export interface GameResult {
  players: [RefereePlayer, RefereePlayer]
  /** The totals of each round, by side. */
  rounds: number[][]
  gems: [number, number]
  /** The sides that won, empty for a draw; null if the game was given up or goes on. */
  winners: number[] | null
}

export interface GameSummary {
  /** The table's id. */
  id: string
  phase: Phase
  mode: Mode
  /** Whether it started from a picture, a record or another game, not a deal. */
  from_position: boolean
  chairs: ChairView[]
  yours: number[]
  result: Ending | null
  /** The seats that may move now. */
  acting: number[]
  your_turn: boolean
  /** Milliseconds since the epoch. */
  created_at: number
  /** When it was opened, started or ended. */
  changed_at: number
}

export type GivenUp = 'resigned' | 'time' | 'left'

/** The state of the server. */
export interface Health {
  /** `failing`: the data cannot be read or written, or housekeeping has stopped. */
  status: 'ok' | 'failing'
  version: string
  rules_version: number
  uptime_s: number
  /** Jobs waiting for a commit. */
  writer_waiting: number
  /** Free space on the disk that holds the data, rounded down to 64 MiB. */
  disk_free_bytes: number
}

/** Follow a table from your own seat or as a spectator, starting at a version. Send it again to change viewpoint. */
export interface Hello {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'hello'
  table: string
  seat?: number | null
  /** Events already seen from this viewpoint. */
  version?: number
  /** The version of the protocol that the client speaks. Omitted: the server's. */
  protocol?: number | null
}

export interface Hint {
  /** The chance of winning if the best move is made. */
  chance: number
  /** At most five moves, best first; for each card only the best way to play it. */
  candidates: Candidate[]
}

export interface HintAnswer {
  /** The view's `question` that it answers. */
  question: number
  hint: Hint
}

export interface HintGiven {
  type: 'hint'
  id: string
  question: number
  hint: Hint
}

export type Hinting = 'always' | 'alone' | 'never'

export type Home = 'monsters' | 'nilfgaard' | 'northern-realms' | 'scoiatael' | 'skellige' | 'neutral'

export type How = 'played' | 'called' | 'revived' | 'returned' | 'turned-up' | 'leader'

/** SOLO-5. The virtual opponent compared its ways and chose one. */
export interface Judged {
  seat: number
  ways: Way[]
  /** The index in `ways` of the chosen one. */
  chosen: number
  /** What `gain` measures: `lead`, its total minus yours (SOLO-5), or `own`, its own total (SOLO-9). */
  measure: Measure
  /** What decided: the `gain`; the `lead` if own totals tie; the fullest `row` (SOLO-6); or `chance`. */
  decided: Deciding
}

/** A move of the record, judged from the view of the seat that made it. */
export interface JudgedMove {
  /** The number of its entry in the record, from 1. */
  number: number
  seat: number
  move: Move
  /** The player's chance of winning after the best move. */
  chance: number
  /** The player's chance of winning after the move that was made. */
  after: number
  best: Candidate
  /** `best`, `good`, `doubtful`, `mistake` or `blunder`. */
  mark: Mark
}

export type Kind = 'unit' | 'hero' | 'special' | 'weather'

export type Language = 'en' | 'pl' | 'de' | 'cs' | 'uk'

/** A leader's id. */
export type Leader = string

/** A leader and its effect. */
export interface LeaderFacts {
  id: Leader
  faction: Faction
  /** The code printed on the 2025 edition's card. */
  code: string
  name: string
  /** The name in each language. */
  names: Record<string, string>
  other_names: OtherName[]
  /** The effect by these rules. */
  text: string
  /** Whether the effect lasts all game instead of being used once. */
  passive: boolean
  /** Whether these rules include this leader. */
  in_pool: boolean
  /** Whether the video game has this leader. */
  in_witcher3: boolean
}

/** Leave a game permanently. */
export interface Leave {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'leave'
  /** A seat, counted from 0. */
  seat: number
}

/** The game in a minute, the worked first game, the example turns and the variants. */
export interface LessonBook {
  language: Language
  /** The paragraphs of the game in a minute. */
  minute: string[]
  first_game: PlayedLesson
  examples: ExampleGroup[]
  variants: Variant[]
  /** The examples that variants name by their ids. */
  variant_lessons: PlayedLesson[]
}

/** A step of a lesson as the reader sees it. */
export interface LessonFrame {
  caption: string
  /** The round in which the moves of the step were made; the view may already show the next one. */
  round: number
  view: View
  /** What the moves of the step caused. */
  events: Event[]
  /** The card that the reader uses next; null if the next step is another player's, or names no card. */
  next_card: Card | null
  /** Whether the reader's discard pile matters. */
  shows_pile: boolean
  /** The changed strengths on the battlefield, each once. */
  sums: StrengthSum[]
}

/** TOUR-1. A player's decks for a match. It may be faulty; `faults` lists the faults. */
export interface Lineup {
  /** In the player's order, which is secret because it could reveal decks that are not named yet. */
  decks: DeckData[]
}

export interface LineupAnswer {
  /** Empty for a lineup that may be played. */
  faults: Fault[]
}

export interface LineupRequest {
  decks: DeckInput[]
  /** A ruleset with changed options: `klub` or `klub, roach=yes`. */
  rules?: string
}

export interface LinkCode {
  code: string
}

export interface MadeEntry {
  /** How many entries the phone knows. */
  known: number
  /** Random, chosen by the phone: an entry that is sent again with its nonce is made only once. */
  nonce: string
  /** Its instant is replaced by the server's. */
  entry: RefereeEntry
}

/** Answer the question that waits for the seat. */
export interface MakeMove {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'move'
  /** A seat, counted from 0. */
  seat: number
  /** The view's `question`. */
  question: number
  move: AnyMove
}

/** Offer to take back the seat's last move, or offer a rematch; the other players may accept. */
export interface MakeOffer {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'offer'
  /** A seat, counted from 0. */
  seat: number
  offer: 'take-back' | 'rematch'
  /** For a rematch: fixes your entropy for its deal. */
  pledge?: string
}

export type Mark = 'best' | 'good' | 'doubtful' | 'mistake' | 'blunder'

export type MatchEvent =
  | { kind: 'tossed-match'; seat: number }
  | { kind: 'named-deck'; seat: number; faction: Faction; leader: Leader }
  | { kind: 'began-match-game'; game: number }
  | { kind: 'ended-match-game'; game: number; replay: number; ending: Ending }
  | { kind: 'replayed-game'; game: number; replay: number }
  | { kind: 'tossed-draw'; game: number; seat: number }
  | { kind: 'scored-game'; game: number; seat: number; faction: Faction; score: number[] }
  | { kind: 'ended-match'; ending: Ending; score: number[] }

/** Everything one seat, or a spectator, may know of a match, and nothing else. */
export interface MatchView {
  viewer: number | null
  ruleset: Ruleset
  players: string[]
  /** TOUR-3. The seat that named a first deck first. */
  first: number
  score: number[]
  /** By seat, the decks that it has named so far, in the order of their first naming. */
  faces: DeckFace[][]
  /** By seat, the deck of the current or the next game; null if it is not named yet. */
  named: (Faction | null)[]
  played: PlayedView[]
  /** The current question, without the decks that another seat may name. */
  question:
    | { kind: 'name-deck'; seat: number; game: number; allowed: Faction[] }
    | { kind: 'play-game'; game: number; replay: number }
    | null
  acting: number[]
  /** The viewer's own legal moves; empty when it is not to act. */
  moves: AnyMove[]
  /** The viewer's own decks; null for a spectator. */
  lineup: Lineup | null
  /** The current game as the viewer may know it. */
  game: View | null
  log: MatchEvent[]
  result: Ending | null
}

export interface Me {
  known: boolean
  name: string
}

export type Measure = 'lead' | 'own'

export type Mode = 'duel' | 'ffa-3' | 'ffa-4' | 'ffa-5' | 'team' | 'solo' | 'solo-leaders' | 'match'

/** A mode with its seats, and the options that its own rules replace. */
export interface ModeFacts {
  id: Mode
  title: string
  text: string
  seats: number
  /** The side of each seat. */
  sides: number[]
  /** The seats that the mode plays itself. */
  virtual: number[]
  /** The number of decks that each player brings. */
  decks: number
  /** Options that the mode's own rules replace. */
  ignores: string[]
  /** Options that apply to only part of the table, and to what: `built`, `person`, `advanced`. */
  partly: Record<string, string>
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

/** The seat plays its deck of this faction; a lineup has at most one of each faction. */
export interface Name {
  kind: 'name'
  faction: Faction
}

/** A name with its rule. */
export interface NamedText {
  id: string
  name: string
  text: string
}

export interface NewDeck {
  name: string
  /** A deck code. Faulty decks can be saved too: they may be unfinished. */
  code: string
}

/** The terms of a table; those of a position replace mode and rules. */
export interface NewTable {
  /** A mode of the rules, or `match`. */
  mode?: string
  /** A ruleset with changed options: `klub` or `klub, roach=yes`. */
  rules?: string
  /** Decks are built to the advanced limits. */
  advanced?: boolean
  /** Listed publicly; otherwise only people with the link can find it. */
  listed?: boolean
  spectators?: boolean
  /** A player's time; 0 is no clock. */
  bank_s?: number
  /** Added after every turn. */
  increment_s?: number
  /** How long a player must be away before the others may replace them or claim the win. */
  away_s?: number
  /** Hints for every seat, only for a person who plays against bots, or none. */
  hints?: 'always' | 'alone' | 'never'
  /** The faction of a virtual opponent; empty for a random one. */
  opponent?: string
  /** Who sits where at the start; null is a free seat. */
  seats?: (PersonSeat | BotSeat | null)[]
  /** Start from a position instead of a deal. */
  from?: FromTable | FromRecord | FromPicture | null
}

export interface News {
  type: 'events'
  table: string
  version: number
  events: AnyEvent[]
  view: TableView
}

export interface Offer {
  /** `take-back` or `rematch`. */
  offer: Offering
  seat: number
  accepted: number[]
}

export type Offering = 'take-back' | 'rematch'

export interface OpenTable {
  id: string
  /** Milliseconds since the epoch. */
  created_at: number
  terms: Terms
  chairs: ChairView[]
}

/** An option of the rules. */
export interface OptionFacts {
  id: string
  title: string
  /** What the option decides. */
  text: string
  /** Its value in the legendary ruleset. */
  usual: string
  values: OptionValue[]
}

/** A value of an option. */
export interface OptionValue {
  id: string
  title: string
}

/** A further name of a card or a leader, which is accepted as input. */
export interface OtherName {
  language: Language
  name: string
}

export type OutcomeKind = 'card' | 'leader' | 'found' | 'from-pile' | 'survivor' | 'first-weather' | 'way'

/** A possible answer to the question what was turned up. */
export interface OutcomeOption {
  /** What to send. */
  text: string
  card: Card | null
  leader: Leader | null
  row: Row | null
  side: number | null
  count: number | null
}

export interface OwnerName {
  /** The name that others see; it can be set later. */
  name?: string
}

/** The maker sits here, or another person at the same screen. */
export interface PersonSeat {
  /** The name that others see. */
  sit: string
  /** As in the command `bring`. */
  decks?: string[]
}

export type Phase = 'waiting' | 'playing' | 'over' | 'closed' | 'interrupted'

/** A seat's view of a game or a match. */
export interface PlayView {
  seat: number
  /** null in a match. */
  game: View | null
  /** The match with its current game; null outside of matches. */
  match: MatchView | null
}

/** A lesson with the names of its players and its frames in a language. */
export interface PlayedLesson {
  id: string
  /** The title of the topic that it illustrates; empty if it has no topic. */
  title: string
  /** The names of the players by seat. */
  players: string[]
  /** Whether leaders matter in this lesson. */
  shows_leaders: boolean
  frames: LessonFrame[]
}

/** A finished game, or a finished replay. */
export interface PlayedView {
  number: number
  replay: number
  /** By seat. */
  factions: Faction[]
  /** The totals of its rounds, by side. */
  totals: number[][]
  ending: Ending | null
  /** The seat that the game counts for; null if it was drawn. */
  winner: number | null
  tossed: boolean
}

/** Pledge entropy for the deal, for a seat that has brought its deck. */
export interface Pledge {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'pledge'
  /** A seat, counted from 0. */
  seat: number
  /** 32 bytes as hexadecimal digits. */
  pledge: string
}

/** One way in which a card can be played or a leader used, and what follows. */
export interface PossibleWay {
  /** The play, then the answers to the questions that follow. */
  moves: Move[]
  /** What chance decided. */
  drawn: RefereeOption[]
  events: Event[]
  /** The totals by side. */
  before: number[]
  after: number[]
  /** Cards whose strength is not the printed one, or not what it was before. */
  strengths: StrengthChange[]
  /** The IDs of the rules in docs/rules.md that decide what happens. */
  rules: string[]
  /** The topics of the rulebook that explain these rules. */
  topics: string[]
}

export interface Presence {
  type: 'presence'
  table: string
  chairs: ChairPresence[]
  bots_queued: boolean
}

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

/** The card with all its sections. */
export interface QuickReference {
  language: string
  rules: Ruleset
  title: string
  sections: ReferenceSection[]
}

/** The report of a random deck. */
export interface RandomDeckReport {
  deck: DeckData
  /** null if a card of another faction makes a code impossible. */
  code: string | null
  text: string
  /** Empty for a deck that may be played. */
  faults: Fault[]
  counts: DeckCounts
  /** The limits of decks at such a table; solo's whole sets have none. */
  limits: DeckLimit[]
  /** The number of units of each printed strength, the weakest first. */
  curve: StrengthCount[]
  /** The most frequent first. */
  abilities: AbilityShare[]
  /** The cards of the faction's side deck, with their copies. */
  side_deck: Record<Card, number>
  /** The same seed gives the same deck. */
  seed: string
}

/** One reason for a move; the message `advice-KIND` of `locales/* /advice.ftl` puts it into words. */
export interface Reason {
  kind: string
  /** Numbers, cards, a leader, and keywords that a message selects by. */
  values: Record<string, Detail>
}

export interface RecordId {
  id: string
  /** Why only a part of it replays; null if all of it does. */
  fault: Fault | null
}

export interface RecordText {
  /** The record of a game or a match. */
  text: string
  /** Chosen by the client: an upload with a key that the owner has used is recognised as a retry. */
  key?: string
}

/** The time that each player has used, as in chess. */
export interface RefereeClock {
  /** Up to `since`. */
  used_ms: [number, number]
  limit_ms: number | null
  /** The seat whose time runs. */
  running: number | null
  /** The instant of the last entry. */
  since: number
  paused: boolean
}

/** An evening: all its entries, from which everything else follows. */
export interface RefereeEntries {
  entries: RefereeEntry[]
}

export type RefereeEntry =
  | { kind: 'begin-game'; at: number; players: [RefereePlayer, RefereePlayer]; rules: Ruleset; minutes: number }
  | { kind: 'make-move'; at: number; seat: number; move: Move }
  | { kind: 'give-outcome'; at: number; option: number }
  | { kind: 'put-card'; at: number; side: number; zone: Zone; card: Card; row: Row | null }
  | { kind: 'take-card'; at: number; side: number; zone: Zone; place: number; row: Row | null }
  | { kind: 'set-gems'; at: number; side: number; gems: number }
  | { kind: 'set-leader-used'; at: number; seat: number; used: boolean }
  | { kind: 'set-turn'; at: number; seat: number }
  | { kind: 'pause-clock'; at: number; paused: boolean }
  | { kind: 'undo'; at: number }

/** A possible outcome: one of these. */
export interface RefereeOption {
  seat: number | null
  card: Card | null
  /** Where the card lies, if that is what is drawn. */
  spot: Spot | null
  count: number | null
}

/** A player with a deck of printed cards, of which only the faction and the leader are known. */
export interface RefereePlayer {
  name: string
  faction: Faction
  leader: Leader
}

/** The question what would happen if a player played a card or used the leader now. */
export interface RefereeQuestion {
  entries: RefereeEntry[]
  seat: number
  /** null for the leader. */
  card: Card | null
}

/** An evening after all its entries. */
export interface RefereeState {
  /** How many there are, with those taken back. */
  entries: number
  /** How many can be taken back. */
  undoable: number
  /** Of the game at hand; none before the first. */
  players: RefereePlayer[]
  /** The table as everybody sees it; hands and decks are not known. */
  view: View | null
  /** The answers to the question on the table; none on a turn, when any card may be played. */
  moves: Move[]
  /** By seat, whether the leader can be used now. */
  leaders: boolean[]
  unknown: RefereeUnknown | null
  strengths: RowSums[]
  /** What the last entry caused. */
  news: Event[]
  /** Everything that happened in the game. */
  log: Event[]
  /** What the last entry asks the players to do. */
  reminders: Reminder[]
  clock: RefereeClock
  /** The games of the evening in order, with the game at hand. */
  results: GameResult[]
}

/** What the people at the table must say before the game goes on. */
export interface RefereeUnknown {
  /** `toss`, `lot`, `survivor`, `from-pile`, or `found`: how many copies of a card come. */
  kind: RefereeUnknownKind
  /** For `found`, the card that is looked for. */
  card: Card | null
  options: RefereeOption[]
}

export type RefereeUnknownKind = 'toss' | 'lot' | 'survivor' | 'from-pile' | 'found'

/** A rule in a few words. */
export interface ReferenceEntry {
  id: string
  /** The topic of the symbol that stands for it, such as `ability-medic`; empty if it has none. */
  symbol: string
  title: string
  text: string
}

/** Rules that belong together. */
export interface ReferenceSection {
  id: string
  title: string
  entries: ReferenceEntry[]
}

export interface Refused {
  type: 'refused'
  id: string
  fault: Fault
}

/** The deal of a possible rematch. */
export interface RematchDeal {
  /** The id that its table will have. */
  table: string
  commitment: string
  /** By seat at this table. */
  pledges: string[]
}

/** Something that the players must do with their cards. */
export interface Reminder {
  kind: ReminderKind
  /** The player who does it; null for both. */
  seat: number | null
  count: number
  /** The IDs of the rules in docs/rules.md. */
  rules: string[]
}

export type ReminderKind =
  | 'deal'
  | 'draw'
  | 'reward'
  | 'round-draw'
  | 'wins-tie'
  | 'lose-gem'
  | 'stays'
  | 'sweep'
  | 'returns'
  | 'shuffle'
  | 'chose-starter'
  | 'starts'

/** A step as one seat saw it, or with all hands open. */
export interface ReplayStep {
  number: number
  act: Act
  /** Who did it; null for the deal and for a table that was closed. */
  seat: number | null
  move: AnyMove | null
  /** As the viewpoint sees them. */
  events: AnyEvent[]
  /** The viewpoint's, or those of all seats. */
  views: PlayView[]
}

export interface ReplaySteps {
  /** The number of all steps. */
  count: number
  steps: ReplayStep[]
  /** Why an uploaded record replays no further than its last step; null if all of it replays. */
  fault: Fault | null
}

/** Resign the game, or the whole match. */
export interface Resign {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'resign'
  /** A seat, counted from 0. */
  seat: number
  /** In a match, resign only the current game. */
  game?: boolean
}

/** Reveal the entropy that your seats have pledged, when the view's `deal.owed` asks for it. */
export interface Reveal {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'reveal'
  /** A seat, counted from 0. */
  seat: number
  /** 32 bytes as hexadecimal digits. */
  entropy: string
}

export interface Review {
  /**
   * At the deal and after each entry of the record, the chance of each seat; partners share theirs, and the chances of
   * all sides add up to 1.
   */
  chances: number[][]
  /** The moves that were not taken back. */
  judged: JudgedMove[]
  /** The numbers of the moves that turned the game (the largest losses), in order. */
  turning: number[]
}

export type ReviewLine =
  | { type: 'judged'; done: number; of: number; judged: JudgedMove }
  | { type: 'waiting'; done: number; of: number }
  | { type: 'review'; done: number; of: number; review: Review }
  | { type: 'refused'; done: number; of: number; fault: Fault }

export type Row = 'close' | 'ranged' | 'siege'

export interface RowScores {
  close: CardScore[]
  ranged: CardScore[]
  siege: CardScore[]
}

/** How the strength of a card in a row comes about. */
export interface RowSums {
  side: number
  row: Row
  /** For each card of the row: the printed strength, then the strength after each step. */
  why: [string, number][][]
}

/** A rule of docs/rules.md. */
export interface RuleRef {
  id: string
  /** The topic of the rulebook that explains it; empty if none does. */
  topic: string
}

/** A topic of the rulebook, or a further part of a variant's rules, with its title and its text. */
export interface RuleTopic {
  id: string
  title: string
  text: string
}

/** All topics, by a ruleset and a mode. */
export interface Rulebook {
  language: Language
  rules: Ruleset
  mode: Mode | null
  groups: TopicGroup[]
  /** The options that the mode's own rules replace; none without a mode. */
  ignored: string[]
  /** The options that apply to only part of the table, and to what. */
  partly: Record<string, string>
}

/** A ruleset as text: `klub, roach=yes`. */
export type Ruleset = string

/** A ruleset and all its options. */
export interface RulesetFacts {
  /** Its name, or a name with the changed options: `klub, roach=yes`. */
  id: string
  title: string
  text: string
  options: Record<string, string>
}

/** The named rulesets, all options with their values, and the modes. */
export interface Rulesets {
  language: Language
  rulesets: RulesetFacts[]
  options: OptionFacts[]
  modes: ModeFacts[]
}

export interface SavedDeck {
  id: string
  name: string
  code: string
  /** null if the code can no longer be read. */
  faction: Faction | null
  leader: Leader | null
  /** Milliseconds since the epoch. */
  changed_at: number
}

export interface SavedDecks {
  decks: SavedDeck[]
}

/** A situation in which the two meet, played by the rules. The player at seat 0 acts and sees it. */
export interface SceneFacts {
  /** Where the other subject is: `row-own`, `pile-enemy` and so on. */
  situation: string
  /** The id of the subject that acts or takes effect. */
  actor: string
  /** Whether the rules allow the action; if not, the table stays as it is. */
  possible: boolean
  /** What lies on the table and what is done. */
  text: string
  before: View
  after: View
  events: Event[]
  /** The events as sentences. */
  happened: string[]
  strengths: StrengthFacts[]
  /** What the events do not say, as sentences: what is not allowed, who is immune, what is random. */
  notes: string[]
  /** The IDs of the rules in docs/rules.md that decide what happens. */
  deciding_rules: string[]
  /** The topics of the rulebook that explain these rules. */
  topics: string[]
  /** The named rulesets under which something else happens. */
  differs_under: string[]
}

export interface ScoredBoard {
  sides: SideScore[]
  /** What is impossible on a real table; it is scored all the same. */
  faults: Fault[]
}

/** An entry of the log; its body depends on the kind. */
export interface SealedEntry {
  kind: string
  /** Milliseconds since the epoch. */
  at: number
  body: Record<string, boolean | number | string | number[] | string[] | SealedPart | null>
  /** The stamp of the table after the entry, or empty. */
  digest: string
}

export interface SealedLog {
  table: string
  entries: SealedEntry[]
  /** By seat, and of `spectator`: the hash chain of all events it was sent. */
  chains: Record<string, string>
}

/** The terms of a table, or a move. */
export type SealedPart = Record<string, boolean | number | string | null>

/** Seat a bot at a free seat; during a game, at the seat of a player who is away or has left. */
export interface SeatBot {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'seat-bot'
  /** A seat, counted from 0. */
  seat: number
  /** The name of a bot. */
  bot: string
}

export interface SeatLink {
  code: string
  /** The page that takes the seat on the other device. */
  path: string
  lasts_s: number
  /** The page's full address as a QR code: a string of 0 and 1 for each row. */
  qr: string[]
}

export interface SeatTaken {
  table: string
  seat: number
}

/** A seat as a viewer knows it. */
export interface SeatView {
  side: number
  faction: Faction
  leader: Leader
  leader_used: boolean
  leader_cancelled: boolean
  passed: boolean
  /** FAC-6. Whether this seat has claimed the choice of who starts a round. */
  claimed: boolean
  hand_count: number
  /** Cards laid aside in the redraw count as part of the deck: how many there are is a secret (SET-10). */
  deck_count: number
  side_deck: Card[]
  /** Cards that are certainly in this hand, as far as the viewer knows. */
  known: Card[]
  /** Cards that went back into this deck openly and have not been seen since; hand or deck holds them. */
  returned: Card[]
  /** SOLO-7. The number of cards face down under its Decoys, which no player has seen. */
  under_count: number
  /** SOLO-14. The number of leaders in its face-down pile. */
  leaders_count: number
  /** SOLO-14. Leaders that were turned up and are out of the game. */
  led: Leader[]
  /** null where the viewer may not see this hand. */
  secrets: Secrets | null
}

/** A seat's hidden cards as its owner, and in a team game the partner, knows them. */
export interface Secrets {
  hand: Card[]
  /** SET-5. Cards set aside in the redraw. */
  aside: Card[]
  /** How many cards may still be exchanged. */
  redraws: number
  /** For each seat, the cards of this hand that it is certain of. */
  seen: Card[][]
  /** null for a partner, who sees the hand but not the deck (TEAM-2). */
  deck: DeckView | null
}

export type ServerMessage = Welcome | News | Presence | Done | HintGiven | Refused

export interface SessionData {
  /** Milliseconds since the epoch, like the other times. */
  created_at: number
  /** When it was last used, to the hour. */
  seen_at: number
  /** When it expires unless it is used before. */
  expires_at: number
  /** Whether this request belongs to it. */
  current: boolean
}

export interface SessionList {
  sessions: SessionData[]
}

export interface SharedId {
  id: string
}

/** A card of a deck, as it is found in the box. */
export interface SheetLine {
  /** The codes printed on its copies: `MON066`, or `MON015–017`. */
  code: string
  card: Card
  name: string
  /** How many of them the deck has. */
  copies: number
  /** How many of them the box has. */
  printed: number
}

export interface SideScore {
  total: number
  rows: RowScores
}

/** A side, which every viewer sees. */
export interface SideView {
  /** Units and Decoys in the close combat, ranged and siege row, in the order they were placed. */
  rows: Card[][]
  /** The strength of each card in `rows`. */
  strengths: number[][]
  /** The Horns and Mardroemes in each row. */
  specials: Card[][]
  /** LEAD-7. Whether a leader's horn affects each row. */
  leader_horns: boolean[]
  /** The discard pile; the last card is on top. */
  pile: Card[]
  gems: number
  /** FFA-2. The points scored, in modes where rounds are worth points. */
  points: number
  /** The total strength of each row. */
  row_totals: number[]
  /** The total strength of the side. */
  total: number
}

/** Take a free seat, or return to your own seat that a bot plays. */
export interface Sit {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'sit'
  /** A seat, counted from 0. */
  seat: number
  /** The name that others see. */
  name: string
}

export type Sitter = 'empty' | 'person' | 'bot' | 'virtual'

/** A solo game with printed cards. */
export interface SoloGame {
  summary: SoloSummary
  /** Your deck and the opponent's. */
  decks: [DeckData, DeckData]
  /** What everybody at the table sees. */
  view: View
  /** What to answer next; null if it is your move or the game is over. */
  asked: AskedOutcome | null
  /** Your possible moves, with every card that could be in your hand. */
  moves: Move[]
  /** What to do at the table after the last entry, in this order. */
  news: ExplainedEvent[]
  /** The last entry; empty at the beginning. */
  last: string
}

/** All solo games on this device, the last one first. */
export interface SoloGames {
  games: SoloSummary[]
}

/** What a person enters: exactly one of a text, a move and a request to choose at random. */
export interface SoloInput {
  /** The number of entries so far. A request that was sent twice is refused the second time. */
  after: number
  /** A card, leader or other outcome by any of its names, or a move as a phrase. */
  text: string
  move: Move | null
  /** Whether the phone chooses one of the possible outcomes. */
  random: boolean
}

/** Everything that happened so far. */
export interface SoloLog {
  entries: SoloLogEntry[]
}

/** An entry and what happened after it. */
export interface SoloLogEntry {
  /** Empty for the deal. */
  text: string
  events: ExplainedEvent[]
}

/** What a solo game with printed cards is played with. */
export interface SoloSetup {
  /** `solo` or `solo-leaders`. */
  mode: Mode
  rules: Ruleset
  /** The faction whose whole set is shuffled for the opponent. */
  opponent: Faction
  /** Your deck: its code, its text, the id of a starter deck, or `set:LEADER` for a whole set. */
  deck: string
}

/** A game in the list of games. */
export interface SoloSummary {
  id: string
  setup: SoloSetup
  /** Yours. */
  leader: Leader
  entries: number
  round: number
  totals: number[]
  gems: number[]
  result: Ending | null
  /** In milliseconds since 1970. */
  changed_at: number
}

/** A request to take back the last entries. */
export interface SoloUndo {
  /** The number of entries so far. */
  after: number
  count: number
}

export type Source = 'hand' | 'deck' | 'pile' | 'enemy-pile' | 'under'

/** The place of a card on the battlefield. */
export interface Spot {
  side: number
  row: Row
  place: number
}

export interface StaleAnswer {
  /** How many entries come before these. */
  after: number
  entries: RefereeEntry[]
  /** The server's time, in milliseconds since the epoch. */
  now: number
  fault: Fault
}

/** Free your seat before the game. */
export interface Stand {
  /** Chosen by the client: the answer repeats it, and a retried move is recognised by it. */
  id?: string
  type: 'stand'
  /** A seat, counted from 0. */
  seat: number
}

/** A starter deck. */
export interface StarterFacts {
  id: string
  name: string
  /** How it wins. */
  plan: string
  deck: DeckData
  code: string
}

/** DECK-5. Starter decks with their names and plans in a language. */
export interface Starters {
  language: Language
  starters: StarterFacts[]
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

/** A card on the battlefield whose strength is not the printed one, or not what it was before. */
export interface StrengthChange {
  card: Card
  side: number
  row: Row
  /** How many copies in the row have this strength. */
  count: number
  /** null if the card was not in this row before. */
  before: number | null
  /** The printed strength first, then the strength after each step that changed it. */
  why: [string, number][]
}

/** The number of units of one printed strength. */
export interface StrengthCount {
  strength: number
  units: number
}

/** Cards of a row whose strength is not the printed one, or not what it was before. */
export interface StrengthFacts {
  card: Card
  side: number
  row: Row
  /** The number of copies with this strength. */
  count: number
  /** null if the card was not in this row before. */
  before: number | null
  strength: number
  /** The printed strength, then the strength after each step. */
  why: [string, number][]
  text: string
}

/** How a strength other than the printed one comes about. */
export interface StrengthSum {
  card: Card
  strength: number
  /** The steps on one line: `printed 4, tight bond 8`. */
  steps: string
}

/** A card, a leader, a faction or a moment of the game. */
export interface SubjectFacts {
  kind: SubjectKind
  /** By which the question names it; without a printing. */
  id: string
  name: string
}

export type SubjectKind = 'card' | 'leader' | 'faction' | 'moment'

export interface TableAnswer {
  /** The number of events that this viewpoint has received. */
  version: number
  view: TableView
  id: string
  /** The viewpoint; null is a spectator. */
  seat: number | null
  /** The seats of the client. */
  yours: number[]
  /** Whether the client opened the table. */
  maker: boolean
  presence: ChairPresence[]
  /** The path of the table's page, for invitations. */
  invite: string
}

export type TableEvent =
  | { kind: 'sat-down'; seat: number; name: string; salt: string }
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
  | { kind: 'pledged-entropy'; seat: number; table: string; attempt: number; commitment: string; pledge: string }
  | { kind: 'asked-for-entropy'; attempt: number; decks: string }
  | { kind: 'failed-deal'; attempt: number; seats: number[]; secret: string }
  | { kind: 'sealed-log'; chain: string }

export interface TablePage {
  tables: OpenTable[]
  /** `after` of the next page; null on the last page. */
  next: string | null
}

/** A table as one seat, or a spectator, may know it. */
export interface TableView {
  id: string
  /** `waiting`, `playing`, `over`, `closed` or `interrupted`. */
  phase: Phase
  terms: Terms
  chairs: ChairView[]
  offer: Offer | null
  /** The number of the viewer's question, which the answer must repeat. */
  question: number
  /** Whether the viewer's last move may still be taken back. */
  may_take_back: boolean
  /** Whether the viewer may ask for hints. */
  hints: boolean
  result: Ending | null
  /** The id of the table of the rematch. */
  next_table: string | null
  /** The game; in a match it is in `match`. */
  game: View | null
  match: MatchView | null
  deal: DealView
}

/** The terms of a table, chosen by its maker. */
export interface Terms {
  /** A mode of the rules, or `match`. */
  mode: Mode
  /** A ruleset as text: `klub, roach=yes`. */
  rules: string
  /** DECK-3. Decks are built to the advanced limits. */
  advanced: boolean
  /** Whether everybody may find the table; otherwise only those who have the link. */
  listed: boolean
  spectators: boolean
  /** Seconds that each player has for the game; 0 means no clock. */
  bank_s: number
  /** Seconds added after every turn. */
  increment_s: number
  /** Seconds that a player must be away before the others may claim the win or seat a bot. */
  away_s: number
  /** Who may ask for hints: one of `HINTING`. */
  hints: Hinting
  /** SOLO. The virtual opponent's faction; empty for a random one. */
  opponent: string
  /** A picture that the game begins with; empty if it is dealt. Others are only shown `picture`, as a mark. */
  start: string
}

export interface Token {
  /** For `Authorization: Bearer`. It is shown once, and everyone who has it acts as this owner. */
  token: string
}

/** A topic of the rulebook. */
export interface Topic {
  id: string
  title: string
  text: string
  /** How the language's own rulebook differs from this rule; mostly empty. */
  book_note: string
}

/** Topics of one kind. */
export interface TopicGroup {
  /** `modes`, `chapters`, `kinds`, `abilities` and so on. */
  id: string
  topics: Topic[]
}

export type TurnedUpFrom = 'deck' | 'under' | ''

export interface UploadedRecord {
  id: string
  /** When it was uploaded, in milliseconds since the epoch. */
  created_at: number
  /** The key with which it was uploaded, or empty. */
  key: string
  mode: Mode
  players: string[]
  result: Ending | null
  /** The date in the record, or empty. */
  date: string
}

export interface UploadedRecords {
  records: UploadedRecord[]
}

/** A way to play other than the duel of the 2025 edition, completely explained. */
export interface Variant {
  id: string
  title: string
  about: string
  topics: RuleTopic[]
  tables: VariantTable[]
  /** The id of its example. */
  lesson: string | null
}

/** A table in the explanation of a variant. */
export interface VariantTable {
  title: string
  about: string
  headings: string[]
  rows: string[][]
}

export interface Version {
  version: string
  /** The version of the rules by which new games are played; older games continue under theirs. */
  rules_version: number
  /** The version of the protocol that the server speaks. */
  protocol: number
  /** The oldest version that a client may speak. */
  oldest_protocol: number
}

/** Everything one seat, or a spectator, may know, and nothing else. */
export interface View {
  /** The seat whose view it is; null for a spectator. */
  viewer: number | null
  mode: Mode
  ruleset: Ruleset
  /** The version of the rules that the game is played by. */
  rules_version: number
  /** From 1; 0 before the first round. */
  round: number
  /** The seat that started this round. */
  starter: number
  /** The seat that passed last (TURN-7). */
  last_pass: number
  /** Whether a player has played a card or used a leader this round (FFA-4). */
  acted: boolean
  /** The totals of past rounds, by side. */
  totals: number[][]
  /** FFA-4. How many rounds in a row have passed without a card played or a leader used. */
  idle_rounds: number
  /** TURN-11. How often the game was drawn and dealt again. */
  replays: number
  weather: Cloud[]
  /** Cards that left the game. */
  gone: Card[]
  /** The sides that won, empty if the game is drawn; null while the game goes on. */
  winners: number[] | null
  seats: SeatView[]
  sides: SideView[]
  /** The steps still to be carried out, the next one last, which every viewer sees. */
  agenda: Step[]
  /** The seats that may answer now. */
  acting: number[]
  /** The viewer's own legal moves; empty when it is not to act. */
  moves: Move[]
  /** The question that waits for an answer. */
  question: Question | null
}

export interface ViewAnswer {
  /** The number of events that this viewpoint has received. */
  version: number
  view: TableView
}

/** A way that the virtual opponent could have chosen, and its gain. */
export interface Way {
  /** The card to place, revive, call, play or move. */
  card: Card | null
  /** The row it would have gone to; null for weather and one-shot specials. */
  row: Row | null
  gain: number
}

export type Weather = 'frost' | 'fog' | 'rain' | 'storm' | 'clear-weather'

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

/** The answer to a RefereeQuestion. */
export interface WhatIf {
  /** Empty if the card cannot be played or the leader cannot be used. */
  ways: PossibleWay[]
  /** Whether there are more ways than these. */
  more: boolean
}

export type Zone = 'row' | 'special' | 'pile' | 'weather'

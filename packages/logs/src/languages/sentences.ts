/**
 * Every kind of sentence in a battle log, with its slots. The types, the templates of a language and the reader are derived from this
 * table. A line gets the first kind that matches, so narrower kinds come before wider ones.
 */
import type { PlayerId, SpecialCondition } from 'ptcg-turn-engine/model'

/** A card in a log: its name and, in some exports, its printing. */
export interface LoggedCard {
  readonly name: string
  /** The printing as in the log, such as `me2-5_184`. */
  readonly printing: string | null
}

/** The place of a card or a Pokémon in a log. */
export type LoggedPlace = 'active' | 'bench'
/** The destination of cards in a log. */
export type LoggedPile = 'hand' | 'deck' | 'deckTop' | 'deckBottom' | 'discard' | 'lostZone' | 'prizes'
/** The reason for the end of a game, according to a log. */
export type EndReason = 'prizes' | 'conceded' | 'noPokemon' | 'deckOut' | 'time' | 'unknown'

/** The types of a sentence's slots. */
export interface Slots {
  readonly player: PlayerId
  /** The second player in the sentence, who may be the same as the first. */
  readonly owner: PlayerId
  readonly card: LoggedCard
  readonly pokemon: LoggedCard
  readonly target: LoggedCard
  readonly attack: string
  readonly count: number
  /** Points of damage; in `coinsLanded`, the number of coins that landed on `side`. */
  readonly amount: number
  /** Points added by Weakness or removed by Resistance. */
  readonly changed: number
  readonly side: 'heads' | 'tails'
  readonly order: 'first' | 'second'
  readonly place: LoggedPlace
  readonly pile: LoggedPile
  readonly condition: SpecialCondition
  readonly reason: EndReason
  /** Text that is stored unchanged. */
  readonly text: string
}

export const SENTENCE_KINDS = {
  setUpBegan: [],
  suddenDeathBegan: [],
  coinCalled: ['player', 'side'],
  tossWon: ['player'],
  orderChosen: ['player', 'order'],
  openingHandDrawn: ['player', 'count'],
  cardsListed: ['count'],
  coinLanded: ['player', 'side'],
  coinsLanded: ['player', 'count', 'amount', 'side'],
  mulligansTaken: ['player', 'count'],
  mulliganRevealed: ['count'],
  drewForMulligans: ['player', 'count', 'owner'],
  turnBegan: ['player'],
  turnEnded: ['player'],
  timedOut: ['player'],
  checkupBegan: [],
  drewCardsToBench: ['player', 'count'],
  drewCardToBench: ['player', 'card'],
  prizesTaken: ['player', 'count'],
  drewCards: ['player', 'count'],
  drewCard: ['player', 'card'],
  putIntoPlay: ['player', 'card', 'place'],
  stadiumPlayed: ['player', 'card'],
  played: ['player', 'card'],
  evolved: ['player', 'pokemon', 'card', 'place'],
  devolved: ['player', 'owner', 'pokemon', 'card', 'place'],
  /** Pokémon TCG Live has no known line for this. */
  replaced: ['player', 'pokemon', 'card', 'place'],
  attached: ['player', 'card', 'pokemon', 'place'],
  retreated: ['player', 'pokemon'],
  nowActive: ['player', 'pokemon'],
  switched: ['player', 'pokemon', 'owner', 'target'],
  movedIntoPlay: ['player', 'owner', 'card', 'place'],
  /** A line that changes nothing on the table. */
  remarked: [],
  attackedWeakness: ['player', 'pokemon', 'attack', 'owner', 'target', 'amount', 'changed', 'text'],
  attackedResistance: ['player', 'pokemon', 'attack', 'owner', 'target', 'amount', 'changed', 'text'],
  attacked: ['player', 'pokemon', 'attack', 'owner', 'target', 'amount'],
  usedOn: ['player', 'pokemon', 'attack', 'owner', 'target'],
  used: ['player', 'pokemon', 'attack'],
  tookDamage: ['player', 'pokemon', 'amount'],
  hurtItself: ['player', 'pokemon', 'amount'],
  healed: ['player', 'pokemon', 'amount'],
  knockedOut: ['player', 'pokemon'],
  discardedCardsFrom: ['count', 'player', 'pokemon'],
  discardedCardFrom: ['card', 'player', 'pokemon'],
  addedToHandHidden: ['count', 'player'],
  addedToHand: ['card', 'player'],
  shuffledDeck: ['player'],
  shuffledCards: ['player'],
  shuffledHand: ['player'],
  shuffledPrizes: ['player'],
  shuffledHandIntoDeck: ['player'],
  shuffledCardsIntoDeck: ['player', 'count'],
  shuffledCardIntoDeck: ['player', 'card'],
  movedCards: ['player', 'owner', 'count', 'pile'],
  movedCard: ['player', 'owner', 'card', 'pile'],
  discardedCards: ['player', 'count'],
  discardedCard: ['player', 'card'],
  putCardsOnDeck: ['player', 'count', 'pile'],
  putCardOnDeck: ['player', 'card', 'pile'],
  countersPut: ['player', 'count', 'owner', 'pokemon'],
  countersMoved: ['player', 'count', 'pokemon', 'target'],
  countersRemoved: ['player', 'count', 'owner', 'pokemon'],
  countersOfCondition: ['count', 'player', 'pokemon', 'condition'],
  conditionBegan: ['player', 'pokemon', 'condition'],
  conditionEnded: ['player', 'pokemon', 'condition'],
  conditionsEnded: ['player', 'pokemon'],
  activated: ['card'],
  chose: ['player', 'text'],
  revealedCards: ['player', 'count'],
  revealedCard: ['player', 'card'],
  damagePrevented: ['pokemon'],
  effectPrevented: ['attack', 'pokemon'],
  conditionPrevented: ['pokemon'],
  powerSpent: ['player', 'text'],
  breakdownBegan: [],
  breakdownBase: ['amount'],
  breakdownTotal: ['amount'],
  breakdownWeakness: ['text', 'amount'],
  breakdownResistance: ['text', 'amount'],
  breakdownOther: ['text', 'amount'],
  gameEnded: ['reason', 'player'],
  gameTied: [],
} as const satisfies { readonly [name: string]: readonly (keyof Slots)[] }

type Table = typeof SENTENCE_KINDS

/** The name of a kind of sentence. */
export type SentenceName = keyof Table
/** The slots of a kind of sentence. */
export type SlotOf<Name extends SentenceName> = Table[Name][number]

type Said<Name extends SentenceName> = { readonly says: Name } & Pick<Slots, SlotOf<Name>>

/** The sentence of a kind, with the values of its slots; a union if several kinds are given. */
export type SentenceNamed<Name extends SentenceName> = Name extends SentenceName
  ? { readonly [Key in keyof Said<Name>]: Said<Name>[Key] }
  : never

/** One understood sentence of a battle log. */
export type Sentence = SentenceNamed<SentenceName>

/** The names of the kinds of sentences, in the order in which they are tried. */
export const SENTENCE_NAMES = /* @__PURE__ */ Object.keys(SENTENCE_KINDS) as readonly SentenceName[]

/** What a text will have taken out of a hand before it asks what it could change: paying makes room (R102). */
import { matches } from '../board/cardFilter.ts'
import { definitionOf } from '../board/definitions.ts'
import { playerOf } from '../board/references.ts'
import type { Count, Effect, EffectNamed } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import { PLAYERS, type PlayerId } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'
import type { EffectSource, Memory } from '../model/resolution.ts'
import { type NamingWord, type TakenFromHand, takenFromHandBy } from './foundInText.ts'

/** A text about to be carried out: the choices in it, and the memory of those made before it. */
export interface Prospects {
  readonly game: Game
  readonly source: EffectSource
  readonly choices: readonly NamingWord[]
  /** Coins are flipped somewhere in it. */
  readonly flips: boolean
  /** Where decks are looked at in it. */
  readonly looks: readonly EffectNamed<'lookAtTop'>[]
  /** What has been paid from hands by then: it makes room there, and lies in the discard pile (R102). */
  readonly taken: readonly TakenFromHand[]
  /** What only costs its player something counts as well: they are asked whether they want it. */
  readonly pays?: true
  readonly memory: Memory
}

/** The same after a word that may have taken cards out of a hand. */
export const afterTaking = (prospects: Prospects, effect: Effect): Prospects => {
  const more = takenFromHandBy(effect)
  return more.length === 0 ? prospects : { ...prospects, taken: [...prospects.taken, ...more] }
}

/** Cards of a hand that were taken, and how many of them at most. */
type Taken = readonly [cards: readonly CardId[], most: number]

const NOTHING: Taken = [[], 0]

/** The most that a count could come to. */
type Most = (count: Count) => number

const takenAs = ({ game, source }: Prospects, choice: NamingWord, player: PlayerId, most: Most): Taken => {
  if (!('whose' in choice) || playerOf(source, choice.whose) !== player) return NOTHING
  const { hand } = game.players[player]
  if (choice.do === 'randomCards') return [hand, most(choice.cards)]
  if (choice.from !== 'hand') return NOTHING
  const cards = hand.filter((card) => matches(definitionOf(game, card), choice.filter, game.ruleset))
  return [cards, choice.do === 'allCards' ? cards.length : most(choice.max ?? choice.min ?? 1)]
}

const takenFrom = (prospects: Prospects, { cards }: TakenFromHand, player: PlayerId, most: Most): readonly Taken[] => {
  const { game, source, choices } = prospects
  const { hand } = game.players[player]
  if (typeof cards === 'object')
    return [playerOf(source, cards.handOf) === player ? [hand, hand.length] : NOTHING] as const
  return choices.filter(({ as }) => as === cards).map((choice) => takenAs(prospects, choice, player, most))
}

/** How many cards of a hand could be gone. */
export const goneFromHand = (prospects: Prospects, player: PlayerId, most: Most): number =>
  prospects.taken
    .flatMap((one) => takenFrom(prospects, one, player, most))
    .reduce((sum, [cards, many]) => sum + Math.min(cards.length, many), 0)

const NOBODY: readonly never[] = []

/** Cards of a hand that could lie in the discard pile. */
export const discardedFromHand = (prospects: Prospects, player: PlayerId, most: Most): readonly CardId[] =>
  prospects.taken.length === 0
    ? NOBODY
    : prospects.taken.flatMap((one): readonly CardId[] =>
        one.to === 'discard' ? takenFrom(prospects, one, player, most).flatMap(([cards]) => cards) : NOBODY,
      )

/** Cards of a hand are gone by then. */
export const couldBePaid = (prospects: Prospects): boolean =>
  PLAYERS.some((player) => goneFromHand(prospects, player, () => 1) > 0)

/** Tracks the cards that a text will have taken out of a hand before a later effect, for example as a cost (R102). */
import { matches } from '../board/cardFilter.ts'
import { definitionOf } from '../board/definitions.ts'
import { playerOf } from '../board/references.ts'
import type { Count, Effect, EffectNamed } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import { PLAYERS, type PlayerId } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'
import type { EffectSource, Memory } from '../model/resolution.ts'
import { type NamingWord, type TakenFromHand, takenFromHandBy } from './foundInText.ts'

/** The prospects of a text that is about to be carried out: its choices, and what earlier effects may have changed. */
export interface Prospects {
  readonly game: Game
  readonly source: EffectSource
  readonly choices: readonly NamingWord[]
  /** True if coins may have been flipped before the next effect. */
  readonly flips: boolean
  /** The highest number that may have been chosen before the next effect; 0 if none was. */
  readonly number: number
  /** The effects of the text that look at cards of a deck. */
  readonly looks: readonly EffectNamed<'lookAtTop'>[]
  /** The cards that earlier effects take from hands. The hands are smaller then, and the cards may lie in the discard pile (R102). */
  readonly taken: readonly TakenFromHand[]
  /** The switches before the next effect: another Pokémon may be Active by then. */
  readonly switches: readonly EffectNamed<'switch'>[]
  /** True if a program that only costs its player something counts as a change. The player will be asked whether they want it. */
  readonly pays: boolean
  /** True if a look at cards counts as a change even if the cards are of no use. */
  readonly probing: boolean
  readonly memory: Memory
}

/**
 * The prospects with some keys replaced. Every copy has the same object shape, which keeps the functions that read it
 * fast.
 */
export const prospectsWith = (prospects: Prospects, patch: Partial<Prospects>): Prospects =>
  Object.assign(
    {
      game: prospects.game,
      source: prospects.source,
      choices: prospects.choices,
      flips: prospects.flips,
      number: prospects.number,
      looks: prospects.looks,
      taken: prospects.taken,
      switches: prospects.switches,
      pays: prospects.pays,
      probing: prospects.probing,
      memory: prospects.memory,
    } satisfies Prospects,
    patch,
  )

/** The prospects after an effect that may have taken cards out of a hand. */
export const afterTaking = (prospects: Prospects, effect: Effect): Prospects => {
  const more = takenFromHandBy(effect)
  return more.length === 0 ? prospects : prospectsWith(prospects, { taken: [...prospects.taken, ...more] })
}

/** Cards of a hand, of which at most `most` are taken. */
type Taken = readonly [cards: readonly CardId[], most: number]

const NOTHING_TAKEN: Taken = [[], 0]

/** A function that returns the maximum value of a count. */
type Most = (count: Count) => number

const takenAs = ({ game, source }: Prospects, choice: NamingWord, player: PlayerId, most: Most): Taken => {
  if (!('whose' in choice) || playerOf(source, choice.whose) !== player) return NOTHING_TAKEN
  const { hand } = game.players[player]
  if (choice.do === 'randomCards') return [hand, most(choice.cards)]
  if (choice.from !== 'hand') return NOTHING_TAKEN
  const cards = hand.filter((card) => matches(definitionOf(game, card), choice.filter, game.ruleset))
  return [cards, choice.do === 'allCards' ? cards.length : most(choice.max ?? choice.min ?? 1)]
}

const takenFrom = (prospects: Prospects, { cards }: TakenFromHand, player: PlayerId, most: Most): readonly Taken[] => {
  const { game, source, choices } = prospects
  const { hand } = game.players[player]
  if (typeof cards === 'object')
    return [playerOf(source, cards.handOf) === player ? [hand, hand.length] : NOTHING_TAKEN] as const
  return choices.filter(({ as }) => as === cards).map((choice) => takenAs(prospects, choice, player, most))
}

/** The maximum number of cards that earlier effects may have taken from a hand. */
export const goneFromHand = (prospects: Prospects, player: PlayerId, most: Most): number =>
  prospects.taken
    .flatMap((one) => takenFrom(prospects, one, player, most))
    .reduce((sum, [cards, many]) => sum + Math.min(cards.length, many), 0)

const NOBODY: readonly never[] = []

/** The cards of a hand that earlier effects may have put into the discard pile. */
export const discardedFromHand = (prospects: Prospects, player: PlayerId, most: Most): readonly CardId[] =>
  prospects.taken.length === 0
    ? NOBODY
    : prospects.taken.flatMap((one): readonly CardId[] =>
        one.to === 'discard' ? takenFrom(prospects, one, player, most).flatMap(([cards]) => cards) : NOBODY,
      )

/** True if earlier effects may have taken cards from a hand. */
export const couldBePaid = (prospects: Prospects): boolean =>
  PLAYERS.some((player) => goneFromHand(prospects, player, () => 1) > 0)

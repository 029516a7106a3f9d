/** Finds the cards that a choice offers, and how many of them may be picked. */
import { matches } from '../board/cardFilter.ts'
import { countOf } from '../board/count.ts'
import { definitionOf } from '../board/definitions.ts'
import { asAttached, unitsOf } from '../board/energy.ts'
import { mayBePutOnto } from '../board/evolution.ts'
import { benchLimit } from '../board/limits.ts'
import { playerOf, referredSet } from '../board/references.ts'
import { remember } from '../changes/record.ts'
import type { CardFilter } from '../model/cardFilter.ts'
import type { AllCards, ChooseAttached, ChooseCards, Count, Program } from '../model/effects.ts'
import type { EnergyType } from '../model/energy.ts'
import type { Game } from '../model/game.ts'
import type { CardId } from '../model/pokemon.ts'
import type { EffectSource } from '../model/resolution.ts'
import type { Here } from './continuation.ts'
import { isPrevented, recordPrevented, staysDiscarded } from './prevention.ts'

interface Limits {
  readonly min?: number
  readonly max?: Count
}

/**
 * The minimum and maximum number of picks. `max` defaults to `min`, but at least to 1; `min` defaults to `least`: 0 for a search that may
 * fail, otherwise 1. For "up to" on an attack, `min` defaults to 0 if the ruleset lets a player pick none.
 */
export const limits = (
  game: Game,
  here: Here,
  { min, max }: Limits,
  least: number,
): { readonly min: number; readonly max: number } => {
  const upTo = max !== undefined && here.source.kind === 'attack' && game.ruleset.upToMayBeZero
  const from = min ?? (upTo ? 0 : least)
  const to = max === undefined ? Math.max(from, 1) : countOf(game, here.source, here.memory, max)
  return { min: Math.min(from, to), max: to }
}

/**
 * Remembers that the choice `as` offers fewer cards than its text asks for, or forgets it when the choice is made again and offers enough
 * (GR.3).
 */
export const notingShort = (game: Game, as: string, isShort: boolean): Game => {
  const short = game.resolution?.memory.short ?? []
  if (short.includes(as) === isShort) return game
  return remember(game, { short: isShort ? [...short, as] : short.filter((one) => one !== as) })
}

/** The cards that were looked at and have stayed in the deck or the Prize cards since. */
const stillThere = ({ cards: all, players }: Game, cards: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => {
    const owner = all[card]?.owner
    if (owner === undefined) return false
    const { deck, prizes } = players[owner]
    return deck.includes(card) || prizes.includes(card)
  })

type OfAZone = Pick<ChooseCards, 'whose' | 'filter' | 'evolving' | 'skipping' | 'otherThan' | 'unlike'> & {
  readonly as?: string
  readonly from: ChooseCards['from'] | AllCards['from']
}

const cardsThere = (
  game: Game,
  { source, memory }: Here,
  whose: OfAZone['whose'],
  from: OfAZone['from'],
): readonly CardId[] => {
  if (from === 'lookedAt') return stillThere(game, memory.lookedAt)
  if (from === 'stadium') return game.stadium === null ? [] : [game.stadium.card]
  if (from === 'thisCard') return game.limbo === null ? [] : [game.limbo]
  return game.players[playerOf(source, whose)][from]
}

const NONE: readonly never[] = []

/** The types of a Pokémon card, or of the Energy that a card provides. */
const typesOfCard = (game: Game, card: CardId): readonly EnergyType[] => {
  const printed = definitionOf(game, card)
  return printed?.kind === 'Pokemon' ? printed.types : unitsOf(game, card).flat()
}

/**
 * The cards that a choice offers, or that a text refers to without a choice. Cards that the text has picked before and not moved since are
 * left out (R32).
 */
export const offeredCards = (
  game: Game,
  { source, memory }: Here,
  { as, whose, from, filter, evolving, skipping, otherThan, unlike }: OfAZone,
): readonly CardId[] => {
  const goal =
    from === 'discard' ? game.resolution?.todo.find((later) => later.do === 'move' && later.cards === as) : null
  const others = otherThan === undefined ? NONE : (memory.cards[otherThan] ?? NONE)
  const named: readonly CardId[] = unlike === undefined ? NONE : unlike.flatMap((name) => memory.cards[name] ?? NONE)
  const types = named.flatMap((card) => typesOfCard(game, card))
  const zone = cardsThere(game, { source, memory }, whose, from)
  const fitting = zone.filter(
    (card) =>
      !memory.held.includes(card) &&
      !others.includes(card) &&
      !(goal?.do === 'move' && staysDiscarded(game, source, card, goal.to)) &&
      matches(definitionOf(game, card), filter, game.ruleset) &&
      (types.length === 0 || !typesOfCard(game, card).some((type) => types.includes(type))),
  )
  if (evolving === undefined) return fitting
  const targets = referredSet(game, source, memory, evolving)
  return fitting.filter((card) => targets.some((target) => mayBePutOnto(game, card, target, skipping)))
}

/**
 * The number of the chosen cards that fit at their destination: the free places on the Bench if the text moves them there, otherwise
 * Infinity (R30).
 */
export const roomFor = (game: Game, source: EffectSource, { as, whose }: ChooseCards, text: Program): number => {
  if (!text.some((later) => later.do === 'move' && later.cards === as && later.to === 'bench')) return Infinity
  const player = playerOf(source, whose)
  return Math.max(0, benchLimit(game, player) - game.players[player].bench.length)
}

/** The attached cards of one Pokémon that a filter allows. */
export const attachedCards = (
  game: Game,
  { energy, tools }: { readonly energy: readonly CardId[]; readonly tools: readonly CardId[] },
  filter: CardFilter,
): readonly CardId[] => [...energy, ...tools].filter((card) => matches(asAttached(game, card), filter, game.ruleset))

type Attached = Pick<ChooseAttached, 'on' | 'filter'>

/**
 * The attached cards that a choice offers, or that a text refers to without a choice: cards of Pokémon that the text can affect, without
 * those that it has picked before.
 */
export const offeredAttached = (game: Game, { source, memory }: Here, { on, filter }: Attached): readonly CardId[] =>
  referredSet(game, source, memory, on)
    .filter((target) => !isPrevented(game, source, target))
    .flatMap(({ pokemon }) => attachedCards(game, pokemon, filter))
    .filter((card) => !memory.held.includes(card))

/** Records each Pokémon that keeps its attached cards because it prevents the effect. */
export const recordWhoKeepsCards = (game: Game, { source, memory }: Here, { on, filter }: Attached): Game =>
  referredSet(game, source, memory, on)
    .filter((target) => attachedCards(game, target.pokemon, filter).length > 0 && isPrevented(game, source, target))
    .reduce((now, target) => recordPrevented(now, source, target), game)

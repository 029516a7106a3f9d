/** Effects that ask a player to pick Pokémon, cards of a zone, or attached cards. */

import { matches } from '../board/cardFilter.ts'
import { countOf } from '../board/count.ts'
import { definitionOf } from '../board/definitions.ts'
import { asAttached, unitsOf } from '../board/energy.ts'
import { mayBePutOnto } from '../board/evolution.ts'
import { benchLimit } from '../board/limits.ts'
import { playerOf, referredSet } from '../board/references.ts'
import { record, remember } from '../changes/record.ts'
import type { Option } from '../model/asks.ts'
import type { CardFilter } from '../model/cardFilter.ts'
import type { AllCards, ChooseAttached, ChooseCards, Count, Program } from '../model/effects.ts'
import type { EnergyType } from '../model/energy.ts'
import type { Game } from '../model/game.ts'
import type { CardId } from '../model/pokemon.ts'
import type { EffectSource } from '../model/resolution.ts'
import { askChoice } from './choice.ts'
import { type Here, searched } from './continuation.ts'
import { isPrevented } from './prevention.ts'

interface Limits {
  readonly min?: number
  readonly max?: Count
}

/**
 * How many may be picked: `max` defaults to `min`, `min` to 1, or to none for a search that may fail and for "up to" on an
 * attack where the ruleset lets that be none.
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

/** A choice that offers fewer than its text asks for is remembered, or forgotten where it is made anew in whole (GR.3). */
export const notingShort = (game: Game, as: string, isShort: boolean): Game => {
  const short = game.resolution?.memory.short ?? []
  if (short.includes(as) === isShort) return game
  return remember(game, { short: isShort ? [...short, as] : short.filter((one) => one !== as) })
}

/** Cards that were looked at and have not left the deck or the Prize cards since. */
const stillThere = ({ players }: Game, cards: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => players.some(({ deck, prizes }) => deck.includes(card) || prizes.includes(card)))

type OfAZone = Pick<ChooseCards, 'whose' | 'filter' | 'evolving' | 'skipping' | 'otherThan' | 'unlike'> & {
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

/** Those of a Pokémon, or of the Energy that a card provides. */
const typesOfCard = (game: Game, card: CardId): readonly EnergyType[] => {
  const printed = definitionOf(game, card)
  return printed?.kind === 'Pokemon' ? printed.types : unitsOf(game, card).flat()
}

/** The cards a choice is between, or that a text means: none that it has chosen before and not moved since (R32). */
export const offeredCards = (
  game: Game,
  { source, memory }: Here,
  { whose, from, filter, evolving, skipping, otherThan, unlike }: OfAZone,
): readonly CardId[] => {
  const others = otherThan === undefined ? NONE : (memory.cards[otherThan] ?? NONE)
  const named: readonly CardId[] = unlike === undefined ? NONE : unlike.flatMap((name) => memory.cards[name] ?? NONE)
  const types = named.flatMap((card) => typesOfCard(game, card))
  const zone = cardsThere(game, { source, memory }, whose, from)
  const fitting = zone.filter(
    (card) =>
      !memory.held.includes(card) &&
      !others.includes(card) &&
      matches(definitionOf(game, card), filter, game.ruleset) &&
      (types.length === 0 || !typesOfCard(game, card).some((type) => types.includes(type))),
  )
  if (evolving === undefined) return fitting
  const targets = referredSet(game, source, memory, evolving)
  return fitting.filter((card) => targets.some((target) => mayBePutOnto(game, card, target, skipping)))
}

/** A search of a deck for particular cards, or of cards of it that only this player looks at, may find nothing (GR.4). */
const mayFail = ({ from, filter, evolving }: ChooseCards, { memory }: Here): boolean =>
  (from === 'deck' || (from === 'lookedAt' && memory.openly !== true)) &&
  (evolving !== undefined || Object.keys(filter).length > 0)

/** How many of the cards there is room for where the text puts them: what is left of the Bench, or no limit (R30). */
export const roomFor = (game: Game, source: EffectSource, { as, whose }: ChooseCards, text: Program): number => {
  if (!text.some((later) => later.do === 'move' && later.cards === as && later.to === 'bench')) return Infinity
  const player = playerOf(source, whose)
  return Math.max(0, benchLimit(game, player) - game.players[player].bench.length)
}

/** A deck that is not looked through is not shuffled (GR.5, R29), unless a later search of the same text looks through it. */
const looking = (game: Game, { from, whose }: ChooseCards, hasRoom: boolean): Game =>
  from === 'deck' ? searched(game, whose, hasRoom) : game

/** Whoever looks through cards that they do not know and finds none that fits has still looked. */
const lookedInVain = (game: Game, here: Here, { from, whose, by = 'you' }: ChooseCards): Game => {
  const isUnknown = from === 'deck' || (from === 'hand' && whose !== by)
  const count = isUnknown ? game.players[playerOf(here.source, whose)][from].length : 0
  return count === 0
    ? game
    : record(game, { fact: 'CARDS_LOOKED_AT', player: playerOf(here.source, by), count, cards: [] })
}

export const chooseCards = (game: Game, effect: ChooseCards, here: Here): Game => {
  const room = roomFor(game, here.source, effect, game.resolution?.todo ?? [])
  const isSearch = mayFail(effect, here)
  const { max, min: least } = limits(game, here, effect, isSearch ? 0 : 1)
  const min = isSearch ? 0 : least
  const offered = room === 0 ? [] : offeredCards(game, here, effect)
  const told = room > 0 && offered.length === 0 ? lookedInVain(game, here, effect) : game
  const asking = notingShort(looking(told, effect, room > 0), effect.as, offered.length < (effect.min ?? 1))
  return askChoice(asking, {
    player: playerOf(here.source, effect.by ?? 'you'),
    purpose: 'effect',
    as: effect.as,
    options: offered.map((card) => ({ option: 'card', card })),
    min: Math.min(min, room),
    max: Math.min(max, room),
    hidden: effect.from !== 'discard',
    ordered: effect.ordered === true,
  })
}

/** Attached cards of one Pokémon that a filter allows. */
export const attachedCards = (
  game: Game,
  { energy, tools }: { readonly energy: readonly CardId[]; readonly tools: readonly CardId[] },
  filter: CardFilter,
): readonly CardId[] => [...energy, ...tools].filter((card) => matches(asAttached(game, card), filter, game.ruleset))

/** How much is offered: so many options, or so many units of Energy. */
const offers = (options: readonly Option[], units: number | undefined): number =>
  units === undefined
    ? options.length
    : options.reduce((sum, option) => sum + (option.option === 'card' ? (option.units ?? 0) : 0), 0)

/** Attached cards that a choice is between, or that a text means: of Pokémon in its reach, and none that it has chosen before. */
export const offeredAttached = (
  game: Game,
  { source, memory }: Here,
  { on, filter }: Pick<ChooseAttached, 'on' | 'filter'>,
): readonly CardId[] =>
  referredSet(game, source, memory, on)
    .filter((target) => !isPrevented(game, source, target))
    .flatMap(({ pokemon }) => attachedCards(game, pokemon, filter))
    .filter((card) => !memory.held.includes(card))

export const chooseAttached = (game: Game, effect: ChooseAttached, here: Here): Game => {
  const options = offeredAttached(game, here, effect).flatMap((card): readonly Option[] => {
    const units = unitsOf(game, card).length
    return effect.units !== undefined && units === 0 ? [] : [{ option: 'card', card, units }]
  })
  return askChoice(notingShort(game, effect.as, offers(options, effect.units) < (effect.units ?? effect.min ?? 1)), {
    player: playerOf(here.source, effect.by ?? 'you'),
    purpose: 'effect',
    as: effect.as,
    options,
    ...(effect.units === undefined
      ? limits(game, here, effect, 1)
      : { min: 0, max: effect.units, units: effect.units }),
  })
}

/** Carries out the effects that choose Pokémon, cards, attached cards or a number, and those that collect cards without a choice. */
import type {
  AllCards,
  CardFilter,
  CardId,
  ChooseAttached,
  ChooseCards,
  ChoosePokemon,
  Count,
  EffectNamed,
  EnergyType,
  PlayerId,
  PokemonFilter,
  PokemonSet,
  Program,
} from 'ptcg-turn-engine/model'
import { definitionOf, fits } from './cards.ts'
import { atRandom, pick, takeable } from './choices.ts'
import { allMeant, oracleCount, whoIs } from './counts.ts'
import { units } from './energy.ts'
import { benchLimit, mayEvolveInto } from './ofPlayers.ts'
import { isKeptFrom, type Reading, reached, staysDiscarded } from './readingText.ts'
import type { OraclePokemon, OracleTable, Pickable, Playing } from './table.ts'

/** The Pokémon in play that a choice offers. */
export const offeredPokemon = ({ table, source, memory }: Reading, filter: PokemonFilter): readonly OraclePokemon[] =>
  allMeant(table, source, memory, { each: filter })

/** The Energy cards and Tools that a choice offers: those attached to Pokémon that the effect reaches (R8). */
export const offeredAttached = (reading: Reading, on: PokemonSet, filter: CardFilter): readonly CardId[] =>
  reached(reading, on)
    .flatMap(({ energy, tools }) => [...energy, ...tools])
    .filter((card) => !reading.table.spokenFor.has(card) && fits(reading.table, card, filter))

type ZoneOfCards = Pick<ChooseCards, 'whose' | 'filter' | 'evolving' | 'skipping' | 'otherThan' | 'unlike'> & {
  readonly from: ChooseCards['from'] | AllCards['from']
}

/** The cards that a choice offers: the cards of a zone, or cards that were looked at and are still in a deck or among Prize cards. */
export const offeredCards = (reading: Reading, zoneOfCards: ZoneOfCards): readonly CardId[] => {
  const { whose, from, filter, evolving, skipping = false } = zoneOfCards
  const { table, source, memory } = reading
  const zone =
    from === 'lookedAt'
      ? memory.lookedAt.filter((card) => table.sides.some(({ deck, prizes }) => [...deck, ...prizes].includes(card)))
      : from === 'stadium'
        ? table.stadium === null
          ? []
          : [table.stadium.card]
        : from === 'thisCard'
          ? table.limbo === null
            ? []
            : [table.limbo]
          : table.sides[whoIs(source, whose)][from]
  const below = evolving === undefined ? null : allMeant(table, source, memory, evolving)
  const named = (name: string | undefined): readonly CardId[] => (name === undefined ? [] : (memory.cards[name] ?? []))
  const taken = named(zoneOfCards.otherThan)
  const typesOn = (card: CardId): readonly EnergyType[] => {
    const printed = definitionOf(table, card)
    return printed?.kind === 'Pokemon' ? printed.types : units(table, [card]).flat()
  }
  const types = new Set((zoneOfCards.unlike ?? []).flatMap(named).flatMap(typesOn))
  return zone.filter(
    (card) =>
      !table.spokenFor.has(card) &&
      !taken.includes(card) &&
      (types.size === 0 || !typesOn(card).some((type) => types.has(type))) &&
      fits(table, card, filter) &&
      (below === null || below.some((pokemon) => mayEvolveInto(table, card, pokemon, skipping))),
  )
}

/** The offered cards, without those that may not go from the discard pile to the place where the text moves them later. */
const thatMayGo = (reading: Reading, effect: ChooseCards | AllCards, rest: Program): readonly CardId[] => {
  const goal = rest.find((later) => later.do === 'move' && later.cards === effect.as)
  return offeredCards(reading, effect).filter(
    (card) => effect.from !== 'discard' || goal?.do !== 'move' || !staysDiscarded(reading, card, goal.to),
  )
}

/** The number of free places on a Bench. */
export const roomOnBench = (table: OracleTable, player: PlayerId): number =>
  Math.max(0, benchLimit(table, player) - table.sides[player].bench.length)

/** True if a text later puts the chosen cards onto the Bench. */
export const goesToBench = (rest: Program, name: string): boolean =>
  rest.some((effect) => effect.do === 'move' && effect.cards === name && effect.to === 'bench')

/** The limits of a choice, such as "1", "up to 3" or "you may choose 1". In an attack, "up to" includes zero in some eras (A-D.1). */
const limits = (
  { table, source, memory }: Reading,
  { min, max }: { readonly min?: number; readonly max?: Count },
): { readonly min: number; readonly max: number } => {
  const none = min === undefined && max !== undefined && source.kind === 'attack' && table.ruleset.upToMayBeZero
  const least = none ? 0 : (min ?? 1)
  return { min: least, max: max === undefined ? Math.max(least, 1) : oracleCount(table, source, memory, max) }
}

const cardsIn = (picked: readonly Pickable[]): readonly CardId[] =>
  picked.flatMap((one) => (one.pick === 'card' ? [one.card] : []))

const asOptions = (cards: readonly CardId[]): readonly Pickable[] => cards.map((card) => ({ pick: 'card', card }))

/** Records whether a choice offers fewer options than its text asks for. If so, later effects on the picks do not count as done (GR.3). */
const noteWhetherAll = ({ memory }: Reading, name: string, offered: number, wanted: number): void => {
  const others = (memory.short ?? []).filter((one) => one !== name)
  memory.short = offered < wanted ? [...others, name] : others
}

const remember = ({ memory }: Reading, name: string, cards: readonly CardId[]): void => {
  memory.cards = { ...memory.cards, [name]: cards }
  memory.done = cards.length > 0 && memory.short?.includes(name) !== true
}

const pickFor = (reading: Reading, name: string, cards: readonly CardId[]): void => {
  for (const card of cards) reading.table.spokenFor.add(card)
  remember(reading, name, cards)
}

/** Stores all matching cards under a name, without a choice. */
export const nameAllCards = (reading: Reading, effect: EffectNamed<'allCards'>, rest: Program): readonly CardId[] => {
  const cards = thatMayGo(reading, effect, rest)
  remember(reading, effect.as, cards)
  return cards
}

export const nameAllAttached = (reading: Reading, effect: EffectNamed<'allAttached'>): void =>
  remember(reading, effect.as, offeredAttached(reading, effect.on, effect.filter))

/** Takes random cards one after another; they stay in the hand until they are moved. */
export function* takeAtRandom(reading: Reading, effect: EffectNamed<'randomCards'>): Playing {
  const { table, source, memory } = reading
  const player = whoIs(source, effect.whose)
  const wanted = Math.min(oracleCount(table, source, memory, effect.cards), takeable(table, player).length)
  const taken: CardId[] = []
  remember(reading, effect.as, taken)
  while (taken.length < wanted) {
    taken.push(yield* atRandom(table, player, wanted - taken.length))
    pickFor(reading, effect.as, [...taken])
  }
}

/** True if choosing a Pokémon to switch in is useless, since the effect does not reach the Active Pokémon that it would switch out. */
const isForNothing = (reading: Reading, rest: Program, name: string): boolean =>
  rest.some((effect) => {
    if (effect.do !== 'switch' || effect.with !== name || effect.out !== true) return false
    const { active } = reading.table.sides[whoIs(reading.source, effect.who)]
    return active !== null && isKeptFrom(reading, active)
  })

/** Requests a choice of Pokémon in play. `worthwhile` leaves out Pokémon to which the text could do nothing. */
export function* pokemonChoiceByText(
  reading: Reading,
  effect: ChoosePokemon,
  rest: Program,
  worthwhile: (offered: readonly OraclePokemon[]) => readonly OraclePokemon[],
): Playing {
  const { table, source, memory } = reading
  const offered = isForNothing(reading, rest, effect.as) ? [] : offeredPokemon(reading, effect.from)
  const options = worthwhile(offered).map(({ id }) => ({ pick: 'pokemon', pokemon: id }) as const)
  const player = whoIs(source, effect.by ?? 'you')
  noteWhetherAll(reading, effect.as, offered.length, effect.min ?? 1)
  const picked = yield* pick(table, { player, options, ...limits(reading, effect) })
  const chosen = picked.flatMap((one) => (one.pick === 'pokemon' ? [one.pokemon] : []))
  memory.pokemon = { ...memory.pokemon, [effect.as]: chosen }
  memory.done = chosen.length > 0 && memory.short?.includes(effect.as) !== true
}

/**
 * Requests a choice of cards. A search of a deck for particular cards may find none (GR.4). Cards for the Bench are limited by its free
 * places.
 */
export function* cardChoiceByText(
  reading: Reading,
  effect: ChooseCards,
  rest: Program,
  isInVain: (reading: Reading, as: string, text: Program) => boolean,
): Playing {
  const { table, source, memory } = reading
  const whose = whoIs(source, effect.whose)
  const isBenching = goesToBench(rest, effect.as)
  const isSearch = effect.from === 'deck'
  const hasNoRoom =
    (isBenching && roomOnBench(table, whose) === 0) || (isSearch && isInVain(reading, effect.as, [effect, ...rest]))
  if (isSearch && (hasNoRoom || memory.unsearched === effect.whose)) memory.unsearched = hasNoRoom ? effect.whose : null
  if (hasNoRoom) {
    noteWhetherAll(reading, effect.as, 0, effect.min ?? 1)
    return remember(reading, effect.as, [])
  }
  const asked = limits(reading, effect)
  const offered = thatMayGo(reading, effect, rest)
  noteWhetherAll(reading, effect.as, offered.length, effect.min ?? 1)
  const isPrivate = isSearch || (effect.from === 'lookedAt' && memory.openly !== true)
  const mayFail = isPrivate && (Object.keys(effect.filter).length > 0 || effect.evolving !== undefined)
  const picked = yield* pick(table, {
    player: whoIs(source, effect.by ?? 'you'),
    options: asOptions(offered),
    min: mayFail ? 0 : asked.min,
    max: isBenching ? Math.min(asked.max, roomOnBench(table, whose)) : asked.max,
    ordered: effect.ordered === true,
  })
  pickFor(reading, effect.as, cardsIn(picked))
}

export function* attachedChoiceByText(reading: Reading, effect: ChooseAttached): Playing {
  const { table, source } = reading
  const needed = effect.units
  const of = (option: Pickable): number => (option.pick === 'card' ? units(table, [option.card]).length : 0)
  const attached = offeredAttached(reading, effect.on, effect.filter)
  const offered = needed === undefined ? attached : attached.filter((card) => units(table, [card]).length > 0)
  const there = needed === undefined ? offered.length : units(table, offered).length
  noteWhetherAll(reading, effect.as, there, needed ?? effect.min ?? 1)
  const picked = yield* pick(table, {
    player: whoIs(source, effect.by ?? 'you'),
    options: asOptions(offered),
    ...limits(reading, effect),
    ...(needed === undefined ? {} : { units: { needed, of } }),
  })
  pickFor(reading, effect.as, cardsIn(picked))
}

export function* numberChoiceByText(reading: Reading, effect: EffectNamed<'chooseNumber'>): Playing {
  const { min, max } = limits(reading, effect)
  const options: Pickable[] = []
  for (let number = Math.min(min, max); number <= Math.min(max, 100); number += 1)
    options.push({ pick: 'number', number })
  const [picked] = yield* pick(reading.table, { player: reading.source.player, options, min: 1, max: 1 })
  const number = picked?.pick === 'number' ? picked.number : 0
  reading.memory.number = number
  reading.memory.done = number > 0
}

/** Estimates which Pokémon, cards and numbers a text could refer to, before any choice or coin. In doubt, the estimate includes more. */
import type { CardId, Count, Memory, PlayerId, PokemonFilter, PokemonId, PokemonSet, Who } from 'ptcg-turn-engine/model'
import { fits } from './cards.ts'
import { allMeant, oracleCount, whoIs } from './counts.ts'
import type { Reading } from './readingText.ts'
import type { OraclePokemon } from './table.ts'
import { offeredCards, offeredPokemon } from './wordsChoosing.ts'

/** A card of the player `of` that the text's player cannot see: in a deck, or in the opponent's hand. */
export interface Unseen {
  readonly of: PlayerId
}

/** The possible results of a text's choices so far. */
export interface Outlook {
  readonly reading: Reading
  readonly pokemon: Map<string, readonly OraclePokemon[]>
  readonly cards: Map<string, readonly (CardId | Unseen)[]>
  /** Cards of decks, and Prize cards, that earlier effects look at. */
  readonly lookedAt: CardId[]
  /** True if an earlier effect may have flipped a coin. Otherwise there are neither heads nor tails. */
  coinsMayHaveLanded: boolean
  /** The highest number that the player may have chosen by now. */
  numberUpTo: number
  /** Choices among the cards of a hand, by name: the cards, the maximum number of picks, and the player. */
  readonly ofHands: Map<string, FromHand>
  /** Cards that earlier effects may have taken out of a hand, and whether they went into the discard pile. */
  readonly gone: (FromHand & { readonly as?: string; readonly discarded: boolean })[]
  /** The choices whose Pokémon an earlier effect may have switched into the Active Spot: the choice's name, and the player of that spot. */
  readonly comingIn: { readonly who: Who; readonly name: string }[]
  /**
   * True if a player is asked about the text: then even parts that only cost the player something count as a change.
   */
  readonly asksForCosts: boolean
  /** True if a look at cards counts as a change even if the cards are of no use. */
  readonly probing: boolean
}

export interface FromHand {
  readonly of: PlayerId
  readonly cards: readonly CardId[]
  readonly most: number
}

/** The outlook at the beginning of a text. */
export const newOutlook = (reading: Reading, asksForCosts: boolean, probing = false): Outlook => ({
  reading,
  pokemon: new Map(),
  cards: new Map(),
  coinsMayHaveLanded: false,
  numberUpTo: reading.memory.number ?? 0,
  ofHands: new Map(),
  gone: [],
  comingIn: [],
  asksForCosts,
  probing,
  lookedAt: [...offeredCards(reading, { whose: 'you', from: 'lookedAt', filter: {} })],
})

/** The minimum that a count may reach. A coin may land on either side, and cards paid from a hand are no longer in it. */
export const lowestOf = (outlook: Outlook, count: Count): number => {
  const { table, source, memory } = outlook.reading
  if (typeof count === 'number') return count
  if (outlook.coinsMayHaveLanded && (count.count === 'heads' || count.count === 'tails')) return 0
  const now = oracleCount(table, source, memory, count)
  if (count.count !== 'cardsIn' || count.zone !== 'hand') return now
  const player = whoIs(source, count.whose)
  const left = outlook.gone
    .filter(({ of }) => of === player)
    .reduce((sum, { cards, most }) => sum - Math.min(cards.length, most), now)
  return Math.max(0, left)
}

/** Every Pokémon that a set in a text could mean when the text is carried out. */
export const candidates = (outlook: Outlook, set: PokemonSet): readonly OraclePokemon[] => {
  const { reading, pokemon } = outlook
  if (typeof set === 'object' && 'each' in set) return listAllowed(outlook, set.each)
  if (typeof set === 'string') {
    const coming = outlook.comingIn.filter(({ who }) => set === (who === 'you' ? 'yourActive' : 'opponentActive'))
    const others = coming.flatMap(({ name }) => candidates(outlook, { chosen: name }))
    return [...allMeant(reading.table, reading.source, reading.memory, set), ...others]
  }
  return pokemon.get(nameIn(set)) ?? allMeant(reading.table, reading.source, reading.memory, set)
}

const nameIn = (set: { readonly chosen: string } | { readonly eachChosen: string }): string =>
  'chosen' in set ? set.chosen : set.eachChosen

/**
 * The Pokémon that a filter could allow. The excluded Pokémon is left out only if it is certain, that is, if there is only one possibility.
 */
export const listAllowed = (outlook: Outlook, { except, ...filter }: PokemonFilter): readonly OraclePokemon[] => {
  const spared = except === undefined ? [] : candidates(outlook, except)
  const offered = offeredPokemon(outlook.reading, filter)
  return spared.length === 1 ? offered.filter((pokemon) => !spared.includes(pokemon)) : offered
}

/** The maximum that a count may reach. Coins may land in any way, and a choice may fall on any offered Pokémon. */
export const highestOf = (outlook: Outlook, count: Count): number => {
  const { reading, pokemon, cards, coinsMayHaveLanded } = outlook
  const { table, source, memory } = reading
  if (typeof count === 'number') return count
  switch (count.count) {
    case 'heads':
    case 'tails':
      return coinsMayHaveLanded ? Number.POSITIVE_INFINITY : oracleCount(table, source, memory, count)
    case 'cardsChosen': {
      const { filter } = count
      const may = cards.get(count.named) ?? memory.cards[count.named] ?? []
      const isAny = may.some((card) => typeof card !== 'number' || filter === undefined || fits(table, card, filter))
      return isAny ? Number.POSITIVE_INFINITY : 0
    }
    case 'numberChosen':
      return outlook.numberUpTo
    case 'plus':
      return count.of.map((one) => highestOf(outlook, one)).reduce((sum, one) => sum + one, 0)
    case 'minus':
      return Math.max(0, highestOf(outlook, count.from) - lowestOf(outlook, count.less))
    case 'times':
      return count.by === 0 ? 0 : highestOf(outlook, count.of) * count.by
    case 'atMost':
      return Math.min(highestOf(outlook, count.of), highestOf(outlook, count.most))
    case 'damageCountersOn':
    case 'energyOn':
    case 'kindsOfEnergyOn':
    case 'cardsOn':
    case 'toolsOn':
    case 'conditionsOn':
    case 'retreatCostOf':
    case 'hpLeftOf': {
      const set = count.pokemon
      if (typeof set === 'string' || 'each' in set) return oracleCount(table, source, memory, count)
      const name = nameIn(set)
      const foreseen = pokemon.get(name)
      const may = foreseen ?? allMeant(table, source, memory, set)
      return Math.max(0, ...may.map(({ id }) => oracleCount(table, source, withPokemon(memory, name, id), count)))
    }
    case 'attackCost':
    case 'pokemonInPlay':
    case 'typesOf':
    case 'cardsIn':
    case 'prizesTaken':
    case 'damageDone':
    case 'happened':
      return oracleCount(table, source, memory, count)
  }
}

const withPokemon = (memory: Memory, name: string, id: PokemonId): Memory => ({
  ...memory,
  pokemon: { ...memory.pokemon, [name]: [id] },
})

export const mayBePicked = (outlook: Outlook, { max }: { readonly max?: Count }): boolean =>
  max === undefined || highestOf(outlook, max) > 0

/**
 * Estimates two parts of a text, of which perhaps only one is carried out: each ignores the coins, switches and paid cards of the other.
 * The effects after both parts may refer to the choices of either.
 */
export const eachByItself = <Foreseen>(
  outlook: Outlook,
  first: () => Foreseen,
  second: () => Foreseen,
): readonly [Foreseen, Foreseen] => {
  const { coinsMayHaveLanded, numberUpTo, gone, comingIn } = outlook
  const [paid, switched] = [gone.length, comingIn.length]
  const one = first()
  const ofOne = { ...outlook, gone: gone.splice(paid), comingIn: comingIn.splice(switched) }
  outlook.coinsMayHaveLanded = coinsMayHaveLanded
  outlook.numberUpTo = numberUpTo
  const other = second()
  gone.push(...ofOne.gone)
  comingIn.push(...ofOne.comingIn)
  outlook.coinsMayHaveLanded ||= ofOne.coinsMayHaveLanded
  outlook.numberUpTo = Math.max(outlook.numberUpTo, ofOne.numberUpTo)
  return [one, other]
}

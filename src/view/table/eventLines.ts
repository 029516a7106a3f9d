/** Folds events into a short list: one line for each card, attack or option, with every way to play it. */
import { cardName, pokemonName } from '../../game/board/definitions.ts'
import { abilitiesToUse, attacksToUse } from '../../game/board/lent.ts'
import { retreatCost } from '../../game/board/limits.ts'
import { activeOf, findPokemon } from '../../game/board/pokemonInPlay.ts'
import type { Option } from '../../game/model/asks.ts'
import type { EnergyType } from '../../game/model/energy.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import type { PokemonId } from '../../game/model/pokemon.ts'
import { eventInWords, optionInWords } from '../words/words.ts'

/** One way to play a line: an event, and the equivalent ones with other copies of a card. */
export interface EventWay {
  /** A few words that distinguish it from the other ways of its line, such as the Pokémon that a card is played on. */
  readonly label: string
  /** The whole event as a sentence. */
  readonly says: string
  readonly events: readonly [GameEvent, ...GameEvent[]]
}

/** One line: a card (or several equal ones), an attack or an option, with the ways to play it. */
export interface EventLine {
  /** Distinguishes the line from others of its group, and stays the same as long as the line does. */
  readonly key: string
  readonly name: string
  /** An attack's cost and damage, a Retreat Cost, a Pokémon's place; null if there is nothing to add. */
  readonly detail: string | null
  /** The number of equal cards or options. */
  readonly copies: number
  readonly ways: readonly [EventWay, ...EventWay[]]
}

/** The place of a Pokémon: the Active Spot, or its position on the Bench. */
export const placeInWords = (game: Game, id: PokemonId): string => {
  const found = findPokemon(game, id)
  if (found === null) return 'not in play'
  if (found.place === 'Active') return 'Active'
  return `Bench ${game.players[found.owner].bench.findIndex((one) => one.id === id) + 1}`
}

const target = (game: Game, id: PokemonId): string => {
  const found = findPokemon(game, id)
  return found === null ? cardName(game, id) : `${placeInWords(game, id)} ${pokemonName(game, found.pokemon)}`
}

/** Energy symbols counted, such as "2 Fire, 1 Colorless". */
export const symbolsInWords = (symbols: readonly EnergyType[]): string =>
  symbols.length === 0
    ? 'free'
    : [...new Set(symbols)].map((type) => `${symbols.filter((one) => one === type).length} ${type}`).join(', ')

interface Named {
  readonly key: string
  readonly name: string
  readonly detail?: string
  readonly way: string
}

const printing = (game: Game, card: number): string => game.cards[card]?.definition ?? `card ${card}`

const ofCard = (game: Game, type: string, card: number, way: string): Named => ({
  key: `${type} ${printing(game, card)}`,
  name: cardName(game, card),
  way,
})

const ofOption = (game: Game, option: Option | undefined, index: number): Named => {
  if (option === undefined) return { key: `${index}`, name: `Option ${index + 1}`, way: 'Choose' }
  const name = optionInWords(game, option)
  if (option.option === 'card')
    return { key: `${printing(game, option.card)} ${option.units ?? ''}`, name, way: 'Choose' }
  if (option.option === 'pokemon')
    return { key: `pokemon ${option.pokemon}`, name, detail: placeInWords(game, option.pokemon), way: 'Choose' }
  return { key: `${index}`, name, way: 'Choose' }
}

const ofAttack = (game: Game, event: Extract<GameEvent, { type: 'DECLARE_ATTACK' }>): Named => {
  const active = activeOf(game, event.player)
  const attack = active === null ? undefined : attacksToUse(game, active)[event.attack]
  const damage = attack?.damage === undefined ? '' : ` · ${attack.damage.base}${attack.damage.sign ?? ''}`
  return {
    key: `${event.attack}`,
    name: attack?.name ?? `Attack ${event.attack + 1}`,
    detail: `${symbolsInWords(attack?.cost ?? [])}${damage}`,
    way: 'Attack',
  }
}

const activeName = (game: Game, player: 0 | 1): string => {
  const { active } = game.players[player]
  return active === null ? 'nobody' : pokemonName(game, active)
}

const named = (game: Game, event: GameEvent): Named => {
  switch (event.type) {
    case 'BENCH_POKEMON':
      return ofCard(game, event.type, event.card, 'Bench')
    case 'PLAY_ITEM':
    case 'PLAY_SUPPORTER':
    case 'PLAY_STADIUM':
      return ofCard(game, event.type, event.card, 'Play')
    case 'EVOLVE':
    case 'ATTACH_ENERGY':
    case 'PLAY_TOOL':
      return ofCard(game, event.type, event.card, target(game, event.pokemon))
    case 'USE_STADIUM':
      return {
        key: event.type,
        name: game.stadium === null ? 'Stadium' : cardName(game, game.stadium.card),
        way: 'Use',
      }
    case 'RETREAT': {
      const active = activeOf(game, event.player)
      const cost = active === null ? 0 : retreatCost(game, active)
      const detail = cost === 0 ? 'for free' : `costs ${cost} Energy`
      return { key: event.type, name: activeName(game, event.player), detail, way: 'Retreat' }
    }
    case 'DISCARD_FROM_PLAY':
      return { key: `${event.pokemon}`, name: target(game, event.pokemon), way: 'Discard from play' }
    case 'USE_ABILITY': {
      const found = findPokemon(game, event.pokemon)
      const ability = found === null ? undefined : abilitiesToUse(game, found)[event.ability]
      return {
        key: `${event.pokemon} ${event.ability}`,
        name: ability?.name ?? 'Ability',
        detail: target(game, event.pokemon),
        way: 'Use',
      }
    }
    case 'DECLARE_ATTACK':
      return ofAttack(game, event)
    case 'END_TURN':
      return { key: event.type, name: 'Without attacking', way: 'End the turn' }
    case 'CHOOSE':
      return ofOption(game, game.ask?.ask === 'choice' ? game.ask.options[event.option] : undefined, event.option)
    case 'DONE':
      return { key: event.type, name: 'That is all', way: 'Done' }
    case 'APPLY':
      return { key: event.type, name: event.change.change, way: 'Apply' }
    case 'CONCEDE':
      return { key: `${event.player}`, name: game.players[event.player].name, way: 'Concede' }
    case 'COIN_LANDED':
      return { key: 'coin', name: 'The coin lands on', way: event.heads ? 'Heads' : 'Tails' }
    case 'DECK_SHUFFLED':
      return { key: event.type, name: 'The deck', way: 'Leave its order' }
    case 'CARD_TAKEN_AT_RANDOM':
      return { key: `${event.position}`, name: `Card ${event.position + 1} of the hand`, way: 'Take' }
  }
}

interface Line {
  readonly first: Named
  readonly ways: Map<string, { readonly says: string; readonly events: [GameEvent, ...GameEvent[]] }>
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const addTo = (lines: Map<string, Line>, game: Game, event: GameEvent): void => {
  const first = named(game, event)
  const line = lines.get(first.key) ?? { first, ways: new Map() }
  lines.set(first.key, line)
  const way = line.ways.get(first.way)
  if (way === undefined) line.ways.set(first.way, { says: capital(eventInWords(game, event)), events: [event] })
  else way.events.push(event)
}

/** Events of one group as lines: every event belongs to exactly one way. */
export const linesOf = (game: Game, events: readonly GameEvent[]): readonly EventLine[] => {
  const lines = new Map<string, Line>()
  for (const event of events) addTo(lines, game, event)
  return [...lines].flatMap(([key, { first, ways }]): readonly EventLine[] => {
    const [one, ...others] = [...ways].map(([label, way]): EventWay => ({ label, ...way }))
    if (one === undefined) return []
    const { name, detail = null } = first
    return [{ key, name, detail, copies: one.events.length, ways: [one, ...others] }]
  })
}

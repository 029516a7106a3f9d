/** Composes any event that a person wants to try: its type, its parts, and the JSON that is sent. */

import type { Snapshot } from 'ptcg-turn-engine'
import { likelySender } from 'ptcg-turn-engine/internal/engine/explain/possibilities'
import { cardName, pokemonName } from 'ptcg-turn-engine/internal/game/board/definitions'
import { attacksToUse } from 'ptcg-turn-engine/internal/game/board/lent'
import { everyPokemon, inPlay } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import { jsonProblems } from 'ptcg-turn-engine/internal/game/json/json'
import {
  type ChangeByHand,
  type ChangeByHandName,
  type EventParts,
  type EventType,
  type Game,
  keysOfEvent,
  PLAYERS,
} from 'ptcg-turn-engine/model'
import { optionInWords, placeInWords } from 'ptcg-turn-engine/table'
import * as E from '#fp-ts/Either'

/** A possible value of a part: its JSON, and its label. */
export interface PartValue {
  readonly json: string
  readonly label: string
}

export interface Field {
  /** The key of the part in the event. */
  readonly key: string
  readonly label: string
  readonly candidates: readonly PartValue[]
}

const candidate = (value: unknown, label: string): PartValue => ({ json: JSON.stringify(value), label })

const numbered = (many: number, label: (at: number) => string): readonly PartValue[] =>
  Array.from({ length: many }, (_, at) => candidate(at, label(at)))

/** For each kind of change by hand, an example that a person can edit. */
const changes = (
  pokemon: number,
  card: number,
  player: 0 | 1,
): { readonly [Name in ChangeByHandName]: ChangeByHand } => ({
  draw: { change: 'draw', player, cards: 1 },
  move: { change: 'move', card, to: 'discard' },
  bench: { change: 'bench', card },
  attach: { change: 'attach', card, pokemon },
  evolve: { change: 'evolve', card, pokemon },
  devolve: { change: 'devolve', pokemon, to: 'hand' },
  returnPokemon: { change: 'returnPokemon', pokemon, to: 'hand' },
  putCounters: { change: 'putCounters', pokemon, counters: 1 },
  removeCounters: { change: 'removeCounters', pokemon, counters: 1 },
  condition: { change: 'condition', pokemon, condition: 'Asleep' },
  recover: { change: 'recover', pokemon, condition: 'Asleep' },
  lasting: { change: 'lasting', pokemon, effect: { lasting: 'cantRetreat' }, during: 'opponentsNextTurn' },
  switch: { change: 'switch', pokemon },
  shuffle: { change: 'shuffle', player },
  flip: { change: 'flip', coins: 1 },
  reveal: { change: 'reveal', cards: [] },
  takePrize: { change: 'takePrize', player, position: 0 },
  attackDamage: { change: 'attackDamage', damage: 10 },
})

const MAX_OF_ANYTHING = 3

const ofPart = (game: Game, type: EventType, key: keyof EventParts): readonly PartValue[] => {
  const { ask, players, turn } = game
  const pokemon = everyPokemon(game)
  const { active } = players[turn.player]
  switch (key) {
    case 'player':
      return PLAYERS.map((player) => candidate(player, players[player].name))
    case 'card':
      return PLAYERS.flatMap((player) =>
        players[player].hand.map((card) =>
          candidate(card, `${cardName(game, card)} #${card} (hand of ${players[player].name})`),
        ),
      )
    case 'pokemon':
      return pokemon.map(({ pokemon: one, owner }) =>
        candidate(one.id, `${pokemonName(game, one)} (${players[owner].name}, ${placeInWords(game, one.id)})`),
      )
    case 'attack': {
      const attacks = active === null ? [] : attacksToUse(game, inPlay(game, turn.player, active))
      return numbered(MAX_OF_ANYTHING, (at) => attacks[at]?.name ?? `attack ${at + 1}, which does not exist`)
    }
    case 'ability':
      return numbered(MAX_OF_ANYTHING, (at) => `Ability ${at + 1}`)
    case 'option': {
      const options = ask?.ask === 'choice' ? ask.options : []
      const label = (at: number): string => {
        const option = options[at]
        return option === undefined
          ? `option ${at + 1}, which does not exist`
          : `${at + 1}. ${optionInWords(game, option)}`
      }
      return numbered(options.length + 1, label)
    }
    case 'heads':
      return [candidate(true, 'heads'), candidate(false, 'tails')]
    case 'position':
      return numbered(players[likelySender(game, type)].hand.length + 1, (at) => `card ${at + 1}`)
    case 'order': {
      const order = players[likelySender(game, type)].deck.map((_, at) => at)
      return [
        candidate(order, 'unchanged'),
        candidate(order.toReversed(), 'reversed'),
        candidate([0, 0], 'not an order of the deck'),
      ]
    }
    case 'change': {
      const made = changes(pokemon[0]?.pokemon.id ?? 0, players[turn.player].hand[0] ?? 0, likelySender(game, type))
      return Object.entries(made).map(([name, change]) => candidate(change, name))
    }
  }
}

const LABELS: { readonly [Part in keyof EventParts]: string } = {
  player: 'Player',
  card: 'Card',
  pokemon: 'Pokémon',
  ability: 'Ability',
  attack: 'Attack',
  option: 'Option',
  change: 'Change',
  heads: 'Coin',
  order: 'Order',
  position: 'Position',
}

/** The parts of an event of a type, each with its possible values. */
export const fieldsOf = ({ game }: Snapshot, type: EventType): readonly Field[] =>
  keysOfEvent(type).map((key) => ({ key, label: LABELS[key], candidates: ofPart(game, type, key) }))

/** The JSON of an initial event of a type, with the likely sender and the first value of each part. */
export const firstText = (snapshot: Snapshot, type: EventType): string => {
  const player = `${likelySender(snapshot.game, type)}`
  const parts = fieldsOf(snapshot, type).map(({ key, candidates }) => {
    const json = key === 'player' ? player : (candidates[0]?.json ?? '0')
    return `${JSON.stringify(key)}:${json}`
  })
  return `{${[`"type":${JSON.stringify(type)}`, ...parts].join(',')}}`
}

/** The maximum length of the JSON text of an event that a person writes. No event of a game is that long. */
export const MAX_TEXT_LENGTH = 10_000

/** Parses a text as JSON, or returns one sentence that says why that fails. The value need not be an event. */
export const readJson = (text: string): E.Either<string, unknown> => {
  if (text.trim() === '') return E.left('There is nothing to send: write an event as JSON.')
  if (text.length > MAX_TEXT_LENGTH)
    return E.left(`This is longer than ${MAX_TEXT_LENGTH} characters; no event is that long.`)
  try {
    const json: unknown = JSON.parse(text)
    const [problem] = jsonProblems(json)
    return problem === undefined ? E.right(json) : E.left(problem.message)
  } catch {
    return E.left('This is not JSON: an event looks like {"type":"END_TURN","player":0}.')
  }
}

const fieldsIn = (text: string): Readonly<Record<string, unknown>> => {
  const read = readJson(text)
  return E.isRight(read) && typeof read.right === 'object' && read.right !== null && !Array.isArray(read.right)
    ? (read.right as Readonly<Record<string, unknown>>)
    : {}
}

/** The JSON of one part of an event's text, formatted like the values that the form offers; empty if the text has no such part. */
export const partIn = (text: string, key: string): string => JSON.stringify(fieldsIn(text)[key]) ?? ''

/** The text of the same event with one part changed. A text that is not an event becomes an event of the given type. */
export const withPart = (text: string, type: EventType, key: string, json: string): string => {
  const value = readJson(json)
  return JSON.stringify({ ...fieldsIn(text), type, ...(E.isRight(value) ? { [key]: value.right } : {}) })
}

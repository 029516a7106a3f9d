/** Lists events with every combination of the cards and Pokémon of a game, including combinations that make no sense. */

import type { Snapshot } from 'ptcg-turn-engine'
import { everyPokemon } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import {
  EVENT_TYPES,
  type EventParts,
  type EventType,
  type Game,
  type GameEvent,
  keysOfEvent,
  PLAYERS,
} from 'ptcg-turn-engine/model'

/** Indices of attacks and Abilities; no card of a small game has more than two. */
const INDEXES = [0, 1, 2] as const

const upTo = (size: number): readonly number[] => Array.from({ length: size + 1 }, (_, at) => at)

type Values<Part extends keyof EventParts> = (game: Game) => readonly EventParts[Part][]

/** The possible values of each part, including one unknown card and one unknown option, but no changes by hand. */
const VALUES: { readonly [Part in keyof EventParts]: Values<Part> } = {
  player: () => PLAYERS,
  card: ({ cards }) => upTo(cards.length),
  pokemon: (game) => everyPokemon(game).map(({ pokemon }) => pokemon.id),
  ability: () => INDEXES,
  attack: () => INDEXES,
  option: ({ ask }) => upTo(ask?.ask === 'choice' ? ask.options.length : 0),
  change: () => [],
  heads: () => [true, false],
  order: () => [[0, 0]],
  position: ({ ask, players }) => upTo(ask?.ask === 'atRandom' ? players[ask.player].hand.length : 0),
}

const payloadsOf = (game: Game, type: EventType): readonly GameEvent[] =>
  keysOfEvent(type).reduce<readonly object[]>(
    (events, part) => {
      const values: readonly unknown[] = VALUES[part](game)
      return events.flatMap((event) => values.map((value) => ({ ...event, [part]: value })))
    },
    [{ type }],
  ) as readonly GameEvent[]

const TRIED = EVENT_TYPES.filter((type) => type !== 'CONCEDE')

/**
 * Every event that can be made of the possible values of its parts, except conceding and changes by hand. Events of players are listed for
 * both players, answers of the host once.
 */
export const everyPayload = ({ game }: Snapshot): readonly GameEvent[] =>
  TRIED.flatMap((type) => payloadsOf(game, type))

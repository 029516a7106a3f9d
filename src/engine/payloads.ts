/** Which payloads an event could have: the parts that make it up, in order, and what each part could be. */
import { pokemonDefinition } from '../board/definitions.ts'
import { findPokemonOf, pokemonOf } from '../board/pokemonInPlay.ts'
import type { EventType } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import { PLAYERS, type PlayerId } from '../model/players.ts'
import type { EventPart } from '../rules/clause.ts'

/** An event under construction: parts are filled in one after another. */
export type Draft = { type: EventType; player?: PlayerId } & { [Part in EventPart]?: unknown }

/** One part of an event: its name, and the values it could have once the parts before it are filled in. */
export interface Part {
  readonly name: EventPart
  readonly values: (game: Game, draft: Draft) => readonly unknown[]
  /** The values do not depend on the parts before. */
  readonly free: boolean
}

/** Who sends an event of this type, and its further parts. No player: the host sends it. */
export interface Payload {
  readonly player: ((game: Game) => readonly PlayerId[]) | null
  readonly parts: readonly Part[]
}

const turnPlayer = ({ turn }: Game): readonly PlayerId[] => [turn.player]
const asked = ({ ask, turn }: Game): readonly PlayerId[] => [ask !== null && 'player' in ask ? ask.player : turn.player]

const handCard: Part = { name: 'card', free: true, values: ({ players, turn }) => players[turn.player].hand }
const ownPokemon: Part = {
  name: 'pokemon',
  free: true,
  values: ({ players, turn }) => pokemonOf(players[turn.player]).map(({ id }) => id),
}
const abilityOfPokemon: Part = {
  name: 'ability',
  free: false,
  values: (game, { pokemon }) => {
    const found = findPokemonOf(game, game.turn.player, pokemon as number)
    return found === null ? [] : (pokemonDefinition(game, found).abilities ?? []).map((_, index) => index)
  },
}
const attackOfActive: Part = {
  name: 'attack',
  free: true,
  values: (game) => {
    const { active } = game.players[game.turn.player]
    return active === null ? [] : pokemonDefinition(game, active).attacks.map((_, index) => index)
  },
}
const offeredOption: Part = {
  name: 'option',
  free: true,
  values: ({ ask }) => (ask?.ask === 'choice' ? ask.options.map((_, index) => index) : []),
}
const side: Part = { name: 'heads', free: true, values: () => [true, false] }
/** One order stands for all of them: every permutation is as legal. */
const unchangedOrder: Part = {
  name: 'order',
  free: true,
  values: ({ ask, players }) => (ask?.ask === 'shuffle' ? [players[ask.player].deck.map((_, at) => at)] : []),
}
const handPosition: Part = {
  name: 'position',
  free: true,
  values: ({ ask, players }) =>
    ask?.ask === 'atRandom' ? players[ask.player].hand.map((_, position) => position) : [],
}
/** Changes by hand are open-ended: none is listed, and the request says that they are possible. */
const noChange: Part = { name: 'change', free: true, values: () => [] }

const byTurnPlayer = (...parts: readonly Part[]): Payload => ({ player: turnPlayer, parts })
const byAsked = (...parts: readonly Part[]): Payload => ({ player: asked, parts })
const byHost = (...parts: readonly Part[]): Payload => ({ player: null, parts })

/** The payloads of every event. The compiler proves the table complete. */
export const PAYLOADS: { readonly [Type in EventType]: Payload } = {
  BENCH_POKEMON: byTurnPlayer(handCard),
  EVOLVE: byTurnPlayer(handCard, ownPokemon),
  ATTACH_ENERGY: byTurnPlayer(handCard, ownPokemon),
  PLAY_ITEM: byTurnPlayer(handCard),
  PLAY_TOOL: byTurnPlayer(handCard, ownPokemon),
  PLAY_SUPPORTER: byTurnPlayer(handCard),
  PLAY_STADIUM: byTurnPlayer(handCard),
  USE_STADIUM: byTurnPlayer(),
  RETREAT: byTurnPlayer(),
  USE_ABILITY: byTurnPlayer(ownPokemon, abilityOfPokemon),
  DECLARE_ATTACK: byTurnPlayer(attackOfActive),
  END_TURN: byTurnPlayer(),
  CHOOSE: byAsked(offeredOption),
  DONE: byAsked(),
  APPLY: byAsked(noChange),
  CONCEDE: { player: () => PLAYERS, parts: [] },
  COIN_LANDED: byHost(side),
  DECK_SHUFFLED: byHost(unchangedOrder),
  CARD_TAKEN_AT_RANDOM: byHost(handPosition),
}

/** Ways to do an action wrongly: a changed game after the action, or the action on another game. */

import type { RuleId } from 'ptcg-turn-engine'
import type { Action } from 'ptcg-turn-engine/internal/game/actions/action'
import type { ActionName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import type { Game, GameEvent, Player, PlayerId, Players, Pokemon } from 'ptcg-turn-engine/model'
import { type Mutant, mutant, withAction } from './mutant.ts'

/** The change that a wrong action makes after the right one. */
export type Afterwards = (after: Game, before: Game, event: GameEvent) => Game

/** A mutant that carries out the action, and then makes a wrong change. */
export const afterwards = (
  [name, what]: readonly [ActionName, string],
  rules: readonly RuleId[],
  change: Afterwards,
): Mutant =>
  mutant('action done wrongly', `${name}, ${what}`, {
    says: `${name}: ${what}`,
    rules,
    where: `done ${name}`,
    subject: withAction(name, (action) => (game, event) => change(action(game, event), game, event)),
  })

/** A mutant that carries out the action on another game, or not at all. */
export const inAnotherGame = (
  [name, what]: readonly [ActionName, string],
  rules: readonly RuleId[],
  change: (action: Action) => Action,
): Mutant =>
  mutant('action done wrongly', `${name}, ${what}`, {
    says: `${name}: ${what}`,
    rules,
    where: `done ${name}`,
    subject: withAction(name, change),
  })

/** The game with a side rewritten. */
export const withSide = (game: Game, player: PlayerId, change: (side: Player) => Player): Game => {
  const players: Players =
    player === 0 ? [change(game.players[0]), game.players[1]] : [game.players[0], change(game.players[1])]
  return { ...game, players }
}

/** The game with every Pokémon in play rewritten. */
export const withPokemon = (game: Game, change: (pokemon: Pokemon, owner: PlayerId) => Pokemon): Game => {
  const side = (player: Player, owner: PlayerId): Player => ({
    ...player,
    active: player.active === null ? null : change(player.active, owner),
    bench: player.bench.map((one) => change(one, owner)),
  })
  return { ...game, players: [side(game.players[0], 0), side(game.players[1], 1)] }
}

/** A Pokémon as it was in the earlier game, or null if it was not in play. */
export const earlier = (before: Game, { id }: Pokemon): Pokemon | null =>
  before.players
    .flatMap(({ active, bench }) => (active === null ? bench : [active, ...bench]))
    .find((one) => one.id === id) ?? null

/** Changes every Pokémon that was in play before the action, given both its earlier and its later state. */
export const comparing =
  (change: (after: Pokemon, before: Pokemon) => Pokemon): Afterwards =>
  (after, before) =>
    withPokemon(after, (pokemon) => {
      const was = earlier(before, pokemon)
      return was === null ? pokemon : change(pokemon, was)
    })

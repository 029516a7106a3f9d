/** Engines that are wrong on purpose, and the findings of a check. */

import { legalEvents, type Snapshot } from 'ptcg-turn-engine'
import { type Holds, MEANING } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import { STEPPER, type Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Action } from 'ptcg-turn-engine/internal/game/actions/action'
import type { ActionName, ClauseName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import type { Fact, Game, Player, PlayerId, Pokemon } from 'ptcg-turn-engine/model'
import type { NamedMove } from 'ptcg-turn-test-kit/moves'
import type { Check } from '../../src/check.ts'
import { type NextEvent, run } from '../../src/run.ts'
import { playNumber } from './courses.ts'

type Actions = { readonly [Name in ActionName]?: Action }
type Clauses = { readonly [Name in ClauseName]?: Holds }

/** The engine with other actions and clauses. */
export const breakEngine = (actions: Actions, clauses: Clauses = {}): Stepper => ({
  table: STEPPER.table,
  meaning: { actions: { ...MEANING.actions, ...actions }, clauses: { ...MEANING.clauses, ...clauses } },
})

/** An action followed by something more. */
export const andThen =
  (name: ActionName, more: (game: Game, before: Game) => Game): Action =>
  (game, event) =>
    more(MEANING.actions[name](game, event), game)

/** The engine with something added to one action. */
export const breakAction = (name: ActionName, more: (game: Game, before: Game) => Game): Stepper =>
  breakEngine({ [name]: andThen(name, more) })

/** The game with one player's side changed. */
export const withSide = (game: Game, player: PlayerId, change: (side: Player) => Partial<Player>): Game => {
  const sides = game.players.map((side, seat) => (seat === player ? { ...side, ...change(side) } : side))
  return { ...game, players: [sides[0] as Player, sides[1] as Player] }
}

/** The game with the Active Pokémon of a player changed. */
export const withActive = (game: Game, player: PlayerId, change: (active: Pokemon) => Partial<Pokemon>): Game =>
  withSide(game, player, ({ active }) => ({ active: active === null ? null : { ...active, ...change(active) } }))

/** The game with altered facts. */
export const alterFacts = (game: Game, change: (fact: Fact) => readonly Fact[]): Game => ({
  ...game,
  facts: game.facts.flatMap(change),
})

/** A check's finding on a doctored board. */
export const saysAtRest = (check: Check, board: Snapshot, doctor: (game: Game) => Game, state = board.state) => {
  const at = { state, game: doctor(board.game) }
  const opening = { game: board.game, state: board.state }
  return check.watch(opening, STEPPER).atRest?.(at, legalEvents(board)) ?? null
}

const script = (moves: readonly NamedMove[]): NextEvent => {
  const left = [...moves]
  return (at) => {
    const move = left.shift()
    return move === undefined ? null : { event: move(at), expects: null }
  }
}

/** A check's finding while an engine plays moves on a board. */
export const saysOfMoves = (check: Check, stepper: Stepper, board: Snapshot, ...moves: readonly NamedMove[]) =>
  run({ game: board.game, state: board.state }, { subject: { stepper }, checks: [check], next: script(moves) }).finding
    ?.says ?? null

/** The first finding of a check in some games of a broken engine. */
export const saysOfGames = (check: Check, stepper: Stepper, games = 20): string | null => {
  for (let seed = 0; seed < games; seed += 1) {
    const { finding } = playNumber(seed, [check], { subject: { stepper } })
    if (finding?.check === check.name) return finding.says
  }
  return null
}

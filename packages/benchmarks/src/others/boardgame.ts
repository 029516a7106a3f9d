/**
 * The vanilla game for boardgame.io: phases, turns and moves as in its documentation, with the rules of `reducer.ts`,
 * and without undo and debug panel. boardgame.io gives each move `G`, immer's proxy of the game. The tuned style reads the
 * original game behind the proxy, which is about twice as fast. Immer still freezes objects, because boardgame.io is slower
 * without that.
 */
import { createRequire } from 'node:module'
import type { Ctx, Game, MoveFn } from 'boardgame.io'
import { newVanillaGame, type VanillaGame, type VanillaSeat } from '../vanilla/game.ts'
import { legalMoves } from '../vanilla/legalMoves.ts'
import { beginVanillaTurn, DOES, isSetUp, turnIsOver } from '../vanilla/moves.ts'
import { MAY, type MoveName } from '../vanilla/rules.ts'

type ClientModule = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }})
type InternalModule = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }})
type CoreModule = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }})
type ImmerModule = typeof import('immer', { with: { 'resolution-mode': 'require' }})

// boardgame.io's folders are written for CommonJS, so Node finds them with `require` only. Immer is required too, since
// `original` must come from the same copy of immer that boardgame.io uses.
const require = createRequire(import.meta.url)
const { INVALID_MOVE } = require('boardgame.io/core') as CoreModule

export const { Client } = require('boardgame.io/client') as ClientModule
export const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as InternalModule
const { original } = require('immer') as ImmerModule

/** Returns the game that the rules read, given the proxy that boardgame.io passes to a move. */
type Reading = (draft: VanillaGame) => VanillaGame

const READINGS = {
  documented: (draft) => draft,
  tuned: (draft) => original(draft) as VanillaGame,
} as const satisfies Readonly<Record<string, Reading>>

export type Style = keyof typeof READINGS

const move =
  (name: MoveName, reading: Reading): MoveFn<VanillaGame> =>
  ({ G }, first = -1, second = -1) => {
    const game = reading(G)
    return MAY[name](game, first, second) ? DOES[name](game, first, second) : INVALID_MOVE
  }

const moves = (reading: Reading, ...names: readonly MoveName[]) =>
  Object.fromEntries(names.map((name) => [name, move(name, reading)]))

const order = {
  first: ({ G }: { readonly G: VanillaGame }) => G.first,
  next: ({ ctx }: { readonly ctx: Ctx }) => 1 - ctx.playOrderPos,
}

/** The vanilla game of a seed, as boardgame.io describes games. */
export const boardgameOf = (seed: number, style: Style): Game<VanillaGame> => ({
  name: 'vanilla',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => newVanillaGame(seed),
  phases: {
    setUp: {
      start: true,
      next: 'turns',
      moves: moves(READINGS[style], 'chooseActive'),
      turn: {
        order,
        minMoves: 1,
        maxMoves: 1,
        onBegin: ({ G, ctx }) => ({ ...READINGS[style](G), player: Number(ctx.currentPlayer) as VanillaSeat }),
      },
      endIf: ({ G }) => isSetUp(G),
    },
    turns: {
      moves: moves(
        READINGS[style],
        'bench',
        'evolve',
        'attach',
        'retreat',
        'attack',
        'endTurn',
        'takePrize',
        'promote',
      ),
      turn: { order, onBegin: ({ G }) => beginVanillaTurn(READINGS[style](G)), endIf: ({ G }) => turnIsOver(G) },
    },
  },
  endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),
  ai: { enumerate: (G) => legalMoves(G) as { move: string; args: number[] }[] },
})

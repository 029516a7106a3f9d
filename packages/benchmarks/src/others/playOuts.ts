/** Plays whole games of vanilla cards (cards without text) in each framework: lists the legal moves, picks one at random, and makes it. */
import type { State } from 'boardgame.io'
import { diceFrom } from '../dice.ts'
import { newVanillaGame, type VanillaGame } from '../vanilla/game.ts'
import { legalMoves } from '../vanilla/legalMoves.ts'
import type { VanillaMove } from '../vanilla/rules.ts'
import { boardgameOf, Client, CreateGameReducer, InitializeGame, type Style } from './boardgame.ts'
import { reducer } from './reducer.ts'

/** A finished game, and the number of its decisions. */
export interface Ended {
  readonly game: VanillaGame
  readonly decisions: number
}

/** Plays the game of one seed to its end. Can be called any number of times. */
export type Prepared = () => Ended

const withReducer = (seed: number): Prepared => {
  const opening = newVanillaGame(seed)
  return () => {
    const dice = diceFrom(seed)
    let game = opening
    let decisions = 0
    for (let legal = legalMoves(game); legal.length > 0; legal = legalMoves(game)) {
      game = reducer(game, legal[dice(legal.length)] as VanillaMove)
      decisions += 1
    }
    return { game, decisions }
  }
}

/** Plays with a local client of boardgame.io. The client has no board to draw. */
const withClient =
  (style: Style) =>
  (seed: number): Prepared => {
    const description = boardgameOf(seed, style)
    const client = Client<VanillaGame>({ game: description, numPlayers: 2, debug: false })
    return () => {
      client.reset()
      client.start()
      const dice = diceFrom(seed)
      let decisions = 0
      for (;;) {
        const state = client.getState()
        if (state === null || state.ctx.gameover !== undefined) break
        const legal = (description.ai?.enumerate(state.G, state.ctx, state.ctx.currentPlayer) ??
          []) as readonly VanillaMove[]
        const { move, args } = legal[dice(legal.length)] as VanillaMove
        client.moves[move]?.(...args)
        decisions += 1
      }
      client.stop()
      return { game: (client.getState() as State<VanillaGame>).G, decisions }
    }
  }

/** Plays with the reducer inside boardgame.io, without its client and store. */
const withBareReducer = (seed: number): Prepared => {
  const description = boardgameOf(seed, 'tuned')
  const reduce = CreateGameReducer({ game: description })
  const opening = InitializeGame({ game: description, numPlayers: 2 }) as State<VanillaGame>
  return () => {
    const dice = diceFrom(seed)
    let state = opening
    let decisions = 0
    while (state.ctx.gameover === undefined) {
      const playerID = state.ctx.currentPlayer
      const legal = (description.ai?.enumerate(state.G, state.ctx, playerID) ?? []) as readonly VanillaMove[]
      const { move, args } = legal[dice(legal.length)] as VanillaMove
      state = reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: move, args: [...args], playerID },
      } as never) as State<VanillaGame>
      decisions += 1
    }
    return { game: state.G, decisions }
  }
}

/** The frameworks by name. Each function prepares the game of a seed. */
export const FRAMEWORKS = {
  'hand-written reducer': withReducer,
  'boardgame.io Client': withClient('documented'),
  'boardgame.io Client, tuned': withClient('tuned'),
  'boardgame.io bare reducer, tuned': withBareReducer,
} as const satisfies Readonly<Record<string, (seed: number) => Prepared>>

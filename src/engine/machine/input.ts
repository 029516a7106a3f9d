/**
 * Checks the input of `gameMachine`. Set-up cannot begin with a game in progress, because it would draw from incomplete decks. It cannot
 * begin with a deck without a Basic Pokémon either, because it would never end.
 */
import { dequal } from 'dequal/lite'
import { NEW_SET_UP } from '../../game/actions/setUp.ts'
import { isABasicPokemon } from '../../game/board/basicPokemon.ts'
import { EMPTY_SIDE, INITIAL_GAME } from '../../game/changes/fresh.ts'
import type { Game, Player } from '../../game/model/game.ts'
import { expectSnapshot } from '../stepper/expectArguments.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import { isSettled, isState, type Stepper } from '../stepper/step.ts'

/** A game before its set-up, as `newGame` returns it, or any snapshot to continue from. */
export type GameInput =
  | { readonly game: Game; readonly at?: undefined }
  | { readonly at: Snapshot; readonly game?: undefined }

/** The input if exactly one of `game` and `at` is given, else null. */
export const readInput = (input: unknown): GameInput | null => {
  const { game, at } = (input ?? {}) as { readonly game?: unknown; readonly at?: unknown }
  const given = [game, at].filter((one) => typeof one === 'object' && one !== null)
  return given.length === 1 ? (input as GameInput) : null
}

const isUntouched = <Whole extends object>(whole: Whole, fresh: Partial<Whole>): boolean =>
  Object.entries(fresh).every(([key, value]) => dequal(whole[key as keyof Whole], value))

const { facts: _facts, latest: _latest, ...BEFORE_SET_UP } = { ...INITIAL_GAME, setUp: NEW_SET_UP }

const hasABasicPokemonToDraw = (game: Game, { deck }: Player): boolean =>
  deck.some((card) => isABasicPokemon(game, card))

/** The reason why set-up cannot begin with this game, or null. */
const unfitToBegin = (game: Game): string | null => {
  if (!isUntouched(game, BEFORE_SET_UP) || !game.players.every((player) => isUntouched(player, EMPTY_SIDE)))
    return 'This game is in progress, but set-up begins with every card in the decks: start at a snapshot of the game with { at } instead of { game }.'
  const without = game.players.find((player) => !hasABasicPokemonToDraw(game, player))
  return without === undefined
    ? null
    : `Set-up cannot begin: there is no Basic Pokémon in the deck of ${without.name} (SU.1), who would draw new hands endlessly.`
}

/** The reason why the machine cannot continue from this snapshot, or null. */
const unfitToGoOn = (stepper: Stepper, at: Snapshot): string | null => {
  expectSnapshot('gameMachine', at)
  if (!isState(stepper, at.state))
    return `The chart has no state ${JSON.stringify(at.state)} to start at: the state of a snapshot is a leaf state, such as "turn.main.ready".`
  return isSettled(stepper, at)
    ? null
    : `The game does not rest in ${at.state}: start at a snapshot that was returned by play, load or a session.`
}

const problemIn = (stepper: Stepper, input: unknown): string | null => {
  const read = readInput(input)
  if (read === null)
    return 'The machine needs one of two inputs: { game } with a new game of newGame(), or { at } with a snapshot to continue from.'
  if (read.game !== undefined && '_tag' in read.game)
    return 'The input { game } is the Either that newGame() returned. Pass the game inside it: newGame(options).right, if its _tag is "Right".'
  return read.game === undefined ? unfitToGoOn(stepper, read.at) : unfitToBegin(read.game)
}

/** The reason why the machine cannot start with this input, in one sentence, or null if it can. Never throws. */
export const problemOf = (stepper: Stepper, input: unknown): string | null => {
  try {
    return problemIn(stepper, input)
  } catch (error) {
    return (error as Error).message
  }
}

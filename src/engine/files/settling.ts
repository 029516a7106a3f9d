/**
 * Explains why a loaded game cannot stay in the state that its file names. In that state an automatic transition is due; each problem names
 * this transition and, if known, its cause in the game.
 */
import type { ClauseName } from '../../../machines/vocabulary.ts'
import { hitPoints, knockedOutPokemon } from '../../game/board/hitPoints.ts'
import { benchLimit } from '../../game/board/limits.ts'
import { findPokemon } from '../../game/board/pokemonInPlay.ts'
import { recover } from '../../game/changes/recovering.ts'
import type { JsonProblem } from '../../game/json/problem.ts'
import type { Game } from '../../game/model/game.ts'
import { PLAYERS } from '../../game/model/players.ts'
import { hasTakenEnoughPrizes, overTheBenchLimit } from '../../game/rules/steering.ts'
import type { Stepper } from '../stepper/step.ts'
import { nameWithPlace, pathOfPokemon } from './whereItIs.ts'

/** Lists the reasons why a clause holds in a game: for each reason, the path in the file and a sentence. */
type Finds = (game: Game) => readonly JsonProblem[]

const knockedOut: Finds = (game) =>
  knockedOutPokemon(game)
    .flatMap((id) => findPokemon(game, id) ?? [])
    .map((one) => ({
      path: pathOfPokemon(game, one),
      message: `${nameWithPlace(game, one)} has ${one.pokemon.damage} damage and ${hitPoints(game, one)} HP.`,
    }))

/** For each clause whose reasons can be named, the function that lists them. */
const FOUND: { readonly [Name in ClauseName]?: Finds } = {
  aPokemonIsKnockedOut: knockedOut,
  anotherPokemonIsKnockedOut: knockedOut,
  anActiveSpotIsEmpty: (game) =>
    PLAYERS.filter((player) => game.players[player].active === null).map((player) => ({
      path: `players.${player}.active`,
      message: `${game.players[player].name} has none.`,
    })),
  aPlayerHasTakenEnoughPrizes: (game) =>
    PLAYERS.filter((player) => hasTakenEnoughPrizes(game, player)).map((player) => ({
      path: `players.${player}.prizes`,
      message: `${game.players[player].name} has ${game.players[player].prizes.length || 'none'} left.`,
    })),
  aBenchIsOverItsLimit: (game) =>
    overTheBenchLimit(game).map((player) => ({
      path: `players.${player}.bench`,
      message: `${game.players[player].name} has ${game.players[player].bench.length}; ${benchLimit(game, player)} are allowed.`,
    })),
}

/** A problem for each Active Pokémon that would recover from a Special Condition at once. */
export const recoveryProblems = (game: Game): readonly JsonProblem[] =>
  recover(game).players.flatMap(({ active }, player) =>
    active === null || active === game.players[player]?.active
      ? []
      : [
          {
            path: `players.${player}.active.conditions`,
            message: `${game.players[player]?.name}'s Active Pokémon would recover at once.`,
          },
        ],
  )

/**
 * The problems that an automatic transition is due in this state: one for each known cause of the transition, or one for the state if no
 * cause is known.
 */
export const settlingProblems = ({ table, meaning }: Stepper, state: string, game: Game): readonly JsonProblem[] => {
  const rows = table.leaves.get(state)?.always ?? []
  const row = rows.find(({ clauses }) =>
    clauses.every((name) => meaning.clauses[name](game, { type: 'DONE', player: 0 })),
  )
  const happens = `In ${state} something would happen automatically: ${row?.description ?? ''}`
  const found = (row?.clauses ?? []).flatMap((name) => FOUND[name]?.(game) ?? [])
  return found.length === 0
    ? [{ path: 'state', message: happens }]
    : found.map(({ path, message }) => ({ path, message: `${happens} ${message}` }))
}

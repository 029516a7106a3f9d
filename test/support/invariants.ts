/** What is true of every settled game (I1 to I11), as a list of what is not. */
import { knockedOutPokemon } from '../../src/board/hitPoints.ts'
import { benchLimit } from '../../src/board/limits.ts'
import { cardsOf, everyPokemon } from '../../src/board/pokemonInPlay.ts'
import type { Snapshot } from '../../src/engine/snapshot.ts'
import { PLAYERS } from '../../src/model/players.ts'

const everyCard = ({ game }: Snapshot): readonly number[] => [
  ...game.players.flatMap((player) => [
    ...player.deck,
    ...player.hand,
    ...player.discard,
    ...player.lostZone,
    ...player.prizes,
  ]),
  ...everyPokemon(game).flatMap(({ pokemon }) => cardsOf(pokemon)),
  ...(game.stadium === null ? [] : [game.stadium.card]),
  ...(game.limbo === null ? [] : [game.limbo]),
]

/** The invariants that a settled snapshot breaks, by their ids. */
export const brokenInvariants = (at: Snapshot): readonly string[] => {
  const { state, game } = at
  const cards = everyCard(at).toSorted((a, b) => a - b)
  const { energyAttached, supportersPlayed, stadiumsPlayed, retreats } = game.turn
  const { perTurn } = game.ruleset
  const inMain = state === 'turn.main.ready'
  const checks: readonly (readonly [string, boolean])[] = [
    [
      'I1 every card is in exactly one place',
      cards.length === game.cards.length && cards.every((card, index) => card === index),
    ],
    [
      'I2 the Bench is within its limit',
      PLAYERS.every((player) => !inMain || game.players[player].bench.length <= benchLimit(game)),
    ],
    [
      'I3 both players have an Active Pokémon',
      !inMain || PLAYERS.every((player) => game.players[player].active !== null),
    ],
    [
      'I4 Special Conditions only on Active Pokémon',
      everyPokemon(game).every(
        ({ place, pokemon: { conditions: c } }) =>
          place === 'Active' || (c.rotated === null && c.poisoned === 0 && c.burned === 0),
      ),
    ],
    [
      'I5 damage in tens, never negative',
      everyPokemon(game).every(({ pokemon: { damage } }) => damage >= 0 && damage % 10 === 0),
    ],
    ['I6 nobody Knocked Out waits in the main phase', !inMain || knockedOutPokemon(game).length === 0],
    [
      'I7 limits of a turn are kept',
      energyAttached <= (perTurn.energy ?? 99) &&
        supportersPlayed <= (perTurn.supporters ?? 99) &&
        stadiumsPlayed <= (perTurn.stadiums ?? 99) &&
        retreats <= (perTurn.retreats ?? 99),
    ],
    [
      'I9 at most one Tool on a Pokémon',
      everyPokemon(game).every(({ pokemon }) => pokemon.tools.length <= game.ruleset.toolsPerPokemon),
    ],
    [
      'I10 Prize cards never increase',
      PLAYERS.every((player) => game.players[player].prizes.length <= game.ruleset.prizes),
    ],
    ['I11 a result exactly when the game is over', (game.result !== null) === (state === 'gameOver')],
    [
      'a set-up exactly before the first turn',
      state === 'gameOver' || (game.setUp !== null) === state.startsWith('setUp'),
    ],
    [
      'nothing in limbo in the main phase',
      !inMain || (game.limbo === null && game.ask === null && game.attack === null && game.waiting.length === 0),
    ],
  ]
  return checks.filter(([, holds]) => !holds).map(([name]) => name)
}

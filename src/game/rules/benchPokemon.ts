/** The clause about BENCH_POKEMON: the Bench must have room (T2A). */
import { benchHolds, benchLimit } from '../board/limits.ts'
import type { EventNamed } from '../model/events.ts'
import { helpFor, isBenched } from './cardInHand.ts'
import type { Clause } from './clause.ts'
import { playerName } from './turnOrder.ts'

export const benchHasRoom: Clause<EventNamed<'BENCH_POKEMON'>> = {
  rule: 'T2A.3',
  code: 'BENCH_FULL',
  holds: (game, { player }) => game.players[player] !== undefined && benchHolds(game, player, 1),
  says: (game, { player }) =>
    `${playerName(game, player)}'s Bench is full: it holds ${game.players[player]?.bench.length} of ${benchLimit(game, player)} Pokémon.`,
  remedy: helpFor(isBenched, 'Wait until a place on the Bench is free.'),
}

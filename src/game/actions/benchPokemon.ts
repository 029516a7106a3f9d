/** The action of BENCH_POKEMON (T2A.2). */
import { putOntoBench } from '../changes/pokemon.ts'
import { triggeredByPlay } from '../changes/triggering.ts'
import type { EventNamed } from '../model/events.ts'
import type { Action } from './action.ts'

export const benchPokemon: Action<EventNamed<'BENCH_POKEMON'>> = (game, { player, card }) =>
  triggeredByPlay(putOntoBench(game, player, card), card, 'benched')

/** For each rule of *Parts of a turn*, lists everything except clauses of the chart that shows that the rule was at work. */
import { findPokemon } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import type { Game, Named, PlayerId, Pokemon, PokemonId } from 'ptcg-turn-engine/model'
import { bothWays, byEvent, byFact, byRefusal, byTransition, type Evidence, factShows, type Seen } from './shows.ts'

const MAIN = 'turn.main.ready'

const pokemonBefore = ({ before }: Seen, id: PokemonId): Pokemon | null => findPokemon(before, id)?.pokemon ?? null

const isLaden = (pokemon: Pokemon | null): boolean =>
  pokemon !== null && (pokemon.damage > 0 || pokemon.energy.length > 0 || pokemon.tools.length > 0)

const isAffected = (pokemon: Pokemon | null): boolean =>
  pokemon !== null &&
  (pokemon.lasting.some(({ ofAttack }) => ofAttack) ||
    pokemon.conditions.rotated !== null ||
    pokemon.conditions.poisoned > 0 ||
    pokemon.conditions.burned > 0)

const activeOf = (game: Game, player: PlayerId): Pokemon | null => game.players[player].active

const attackerOf = ({ before }: Seen): Pokemon | null => activeOf(before, before.turn.player)

const isRefused =
  (type: string) =>
  ({ sent: { event } }: Seen): boolean =>
    (event as { readonly type?: unknown } | null)?.type === type

/** True if the attacker had Energy cards before the event, and has as many after it. */
const keptItsEnergy = (seen: Seen): boolean => {
  const before = attackerOf(seen)
  const after = before === null ? null : (findPokemon(seen.after, before.id)?.pokemon ?? null)
  return before !== null && after !== null && before.energy.length > 0 && after.energy.length === before.energy.length
}

const wasEvolved = (seen: Seen): boolean => (attackerOf(seen)?.cards.length ?? 1) > 1

/** True if the event would bench several cards at once, which no event of the game does. */
const isABatch = ({ sent: { event } }: Seen): boolean => {
  const { type, card } = (event ?? {}) as { readonly type?: unknown; readonly card?: unknown }
  return type === 'BENCH_POKEMON' && Array.isArray(card)
}

const hasATool = ({ pokemon }: { readonly pokemon: Named }, seen: Seen): boolean =>
  (pokemonBefore(seen, pokemon.id)?.tools.length ?? 0) > 0

export const TURN_EVIDENCE: readonly Evidence[] = [
  byEvent('T0.1', 'accepted', 'DECLARE_ATTACK'),
  byEvent('T0.3', 'accepted', 'END_TURN'),
  byRefusal('T0.3', '', isRefused('END_TURN')),
  // draw
  ...bothWays('T1.1', 'TURN_BEGAN', ({ player }, seen) =>
    factShows(seen, 'CARDS_DRAWN', (drawn) => drawn.player === player && drawn.count === 1),
  ),
  byTransition('T1.2', 'accepted', ['turn.draw', 'gameOver']),
  byTransition(
    'T1.2',
    'rejected',
    ['turn.draw', MAIN],
    ({ after }) => after.players[after.turn.player].deck.length === 0,
  ),
  // Bench
  byEvent('T2A.2', 'accepted', 'BENCH_POKEMON'),
  byRefusal('T2A.2', '', isABatch),
  // evolve
  ...bothWays('T2B.6', 'POKEMON_EVOLVED', ({ pokemon }, seen) => isLaden(pokemonBefore(seen, pokemon.id))),
  ...bothWays('T2B.7', 'POKEMON_EVOLVED', ({ pokemon }, seen) => isAffected(pokemonBefore(seen, pokemon.id))),
  byEvent('T2B.8', 'accepted', 'DECLARE_ATTACK', wasEvolved),
  byRefusal('T2B.8', MAIN, (seen) => wasEvolved(seen) && isRefused('DECLARE_ATTACK')(seen)),
  // Energy
  byEvent('T2C.3', 'accepted', 'DECLARE_ATTACK', keptItsEnergy),
  byFact('T2C.3', 'rejected', 'CARDS_MOVED', ({ from }, { after }) => from === 'attached' && after.attack !== null),
  // Trainers
  byFact('T2D.1', 'accepted', 'TRAINER_PLAYED'),
  ...bothWays('T2D.6', 'TRAINER_PLAYED', (_, seen) =>
    factShows(seen, 'CARDS_MOVED', ({ from, to }) => from === 'stadium' && to !== 'stadium'),
  ),
  // retreat
  ...bothWays('T2E.3', 'RETREATED', ({ paid }) => paid.length === 0),
  ...bothWays('T2E.5', 'RETREATED', ({ pokemon }, seen) => isLaden(pokemonBefore(seen, pokemon.id))),
  ...bothWays('T2E.7', 'SWITCHED', ({ out }, seen) => isAffected(pokemonBefore(seen, out.id))),
  ...bothWays('T2E.7', 'RETREATED', ({ pokemon }, seen) => isAffected(pokemonBefore(seen, pokemon.id))),
  byEvent('T2E.8', 'accepted', 'DECLARE_ATTACK', ({ before }) => before.turn.retreats > 0),
  byRefusal('T2E.8', MAIN, (seen) => seen.before.turn.retreats > 0 && isRefused('DECLARE_ATTACK')(seen)),
  // end
  byEvent('T3.1', 'accepted', 'DECLARE_ATTACK'),
  // an Evolution that ends the turn
  byEvent('MG.1', 'accepted', 'EVOLVE', (seen) => factShows(seen, 'TURN_ENDED')),
  byEvent('MG.1', 'rejected', 'EVOLVE', (seen) => !factShows(seen, 'TURN_ENDED')),
  // Tools
  byFact('TL.2', 'accepted', 'POKEMON_EVOLVED', hasATool),
  byFact('TL.2', 'accepted', 'RETREATED', hasATool),
  byFact('TL.2', 'rejected', 'POKEMON_KNOCKED_OUT', hasATool),
  // hands
  ...bothWays(
    'GR.7',
    'TURN_ENDED',
    ({ player }, { after }) => after.players[player].hand.length > after.ruleset.openingHand,
  ),
]

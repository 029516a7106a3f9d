/** Events that somebody might send: most are illegal, some malformed, and a few happen to be legal. */
import fc from 'fast-check'
import type { Snapshot } from 'ptcg-turn-engine'
import { EVENT_TYPES } from 'ptcg-turn-engine/model'

const anyCard = (at: Snapshot) => fc.integer({ min: -1, max: at.game.cards.length })

/** Events of the right shape about any card, any Pokémon, any player. */
export const shapedEvent = (at: Snapshot): fc.Arbitrary<unknown> => {
  const player = fc.constantFrom(0, 1)
  const card = anyCard(at)
  const small = fc.integer({ min: -1, max: 9 })
  const ids = at.game.players.flatMap(({ active, bench }) =>
    [active, ...bench].flatMap((one) => (one === null ? [] : [one.id])),
  )
  const pokemon = ids.length === 0 ? card : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, card)
  return fc.oneof(
    fc.record({ type: fc.constantFrom('BENCH_POKEMON', 'PLAY_ITEM', 'PLAY_SUPPORTER', 'PLAY_STADIUM'), player, card }),
    fc.record({ type: fc.constantFrom('EVOLVE', 'ATTACH_ENERGY', 'PLAY_TOOL'), player, card, pokemon }),
    fc.record({ type: fc.constantFrom('USE_STADIUM', 'RETREAT', 'END_TURN', 'DONE'), player }),
    fc.record({ type: fc.constant('USE_ABILITY'), player, pokemon, ability: small }),
    fc.record({ type: fc.constant('DECLARE_ATTACK'), player, attack: small }),
    fc.record({ type: fc.constant('CHOOSE'), player, option: small }),
    fc.record({ type: fc.constant('COIN_LANDED'), heads: fc.boolean() }),
    fc.record({ type: fc.constant('DECK_SHUFFLED'), order: fc.array(small, { maxLength: 5 }) }),
    fc.record({ type: fc.constant('CARD_TAKEN_AT_RANDOM'), position: small }),
    fc.record({
      type: fc.constant('APPLY'),
      player,
      change: fc.record({ change: fc.constantFrom('move', 'bench'), card, to: fc.constantFrom('hand', 'discard') }),
    }),
  )
}

/** Any value: wrong types, missing and foreign keys, NaN, `__proto__`, huge strings and arrays, JSON of any shape. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true, withSparseArray: true }),
  fc
    .constantFrom(...EVENT_TYPES)
    .chain((type) =>
      fc
        .dictionary(fc.constantFrom('player', 'card', 'pokemon', 'option', '__proto__', 'x'), fc.anything())
        .map((rest) => ({ ...rest, type })),
    ),
  fc.constantFrom<unknown>(
    null,
    undefined,
    'END_TURN',
    { type: '__proto__' },
    JSON.parse('{"__proto__": {"type": "END_TURN", "player": 0}}'),
    { type: 'END_TURN', player: Number.NaN },
    { type: 'END_TURN', player: '0' },
    { type: 'CHOOSE', player: 0, option: 1.5 },
    { type: 'DECK_SHUFFLED', order: Array.from({ length: 100_000 }, () => 0) },
    { type: 'x'.repeat(1_000_000) },
    { type: 'CONCEDE', player: 0, extra: true },
    [{ type: 'END_TURN', player: 0 }],
  ),
)

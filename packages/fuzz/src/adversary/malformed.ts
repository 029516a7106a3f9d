/** An adversary who sends malformed events: every part of every event wrong, missing or superfluous (T0.1). */
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { TriedEvent } from '../check.ts'
import { against, type Occasions } from './occasions.ts'

/** One event of every type, and one change by hand of every kind. */
const EVENTS: readonly GameEvent[] = [
  { type: 'BENCH_POKEMON', player: 0, card: 0 },
  { type: 'EVOLVE', player: 0, card: 0, pokemon: 0 },
  { type: 'ATTACH_ENERGY', player: 0, card: 0, pokemon: 0 },
  { type: 'PLAY_ITEM', player: 0, card: 0 },
  { type: 'PLAY_TOOL', player: 0, card: 0, pokemon: 0 },
  { type: 'PLAY_SUPPORTER', player: 0, card: 0 },
  { type: 'PLAY_STADIUM', player: 0, card: 0 },
  { type: 'USE_STADIUM', player: 0 },
  { type: 'RETREAT', player: 0 },
  { type: 'USE_ABILITY', player: 0, pokemon: 0, ability: 0 },
  { type: 'DECLARE_ATTACK', player: 0, attack: 0 },
  { type: 'END_TURN', player: 0 },
  { type: 'CHOOSE', player: 0, option: 0 },
  { type: 'DONE', player: 0 },
  { type: 'CONCEDE', player: 0 },
  { type: 'COIN_LANDED', heads: true },
  { type: 'DECK_SHUFFLED', order: [0] },
  { type: 'CARD_TAKEN_AT_RANDOM', position: 0 },
  { type: 'APPLY', player: 0, change: { change: 'move', card: 0, to: 'hand' } },
  { type: 'APPLY', player: 0, change: { change: 'evolve', card: 0, pokemon: 0 } },
  { type: 'APPLY', player: 0, change: { change: 'devolve', pokemon: 0, to: 'hand' } },
  { type: 'APPLY', player: 0, change: { change: 'putCounters', pokemon: 0, counters: 1 } },
  { type: 'APPLY', player: 0, change: { change: 'condition', pokemon: 0, condition: 'Asleep' } },
  {
    type: 'APPLY',
    player: 0,
    change: { change: 'lasting', pokemon: 0, effect: { lasting: 'cantAttack' }, during: 'thisTurn' },
  },
  { type: 'APPLY', player: 0, change: { change: 'draw', player: 0, cards: 1 } },
  { type: 'APPLY', player: 0, change: { change: 'flip', coins: 1 } },
  { type: 'APPLY', player: 0, change: { change: 'reveal', cards: [0] } },
  { type: 'APPLY', player: 0, change: { change: 'takePrize', player: 0, position: 0 } },
  { type: 'APPLY', player: 0, change: { change: 'attackDamage', damage: 10 } },
]

/** Values that no part of an event may have, whatever its type. */
const NEVER: readonly unknown[] = [null, -1, 0.5, 'x', [null], {}]

/** Copies of an object with one part replaced, one left out, or one too many. */
const spoilt = (whole: object): readonly object[] => [
  ...Object.entries(whole).flatMap(([key, value]): readonly object[] => [
    ...NEVER.map((wrong) => ({ ...whole, [key]: wrong })),
    Object.fromEntries(Object.entries(whole).filter(([other]) => other !== key)),
    ...(typeof value === 'object' && value !== null && !Array.isArray(value)
      ? spoilt(value).map((part) => ({ ...whole, [key]: part }))
      : []),
  ]),
  { ...whole, more: 0 },
]

const MALFORMED: readonly TriedEvent[] = [
  ...EVENTS.flatMap(spoilt),
  ...EVENTS.flatMap((event) => ('player' in event ? [{ ...event, player: 2 }] : [])),
  null,
  'END_TURN',
  7,
  [],
  [{ type: 'END_TURN', player: 0 }],
  {},
  { type: 'PASS', player: 0 },
  { type: '__proto__', player: 0 },
].map((event) => against('T0.1', event))

const sendWhatIsNoEvent: Occasions = () => MALFORMED

/** Pokémon are benched one after another (T2A.2): a batch is not an event. */
const benchABatch: Occasions = ({ game: { turn, players } }) => {
  const { hand } = players[turn.player]
  return hand.length < 2
    ? []
    : [against('T0.1', { type: 'BENCH_POKEMON', player: turn.player, card: hand.slice(0, 2) })]
}

export const NO_EVENTS = { sendWhatIsNoEvent, benchABatch }

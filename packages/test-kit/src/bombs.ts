/** Small files that would keep a program busy for minutes: effects take many steps, or produce many facts. */
import { type Position, type Recording, recordingOf } from 'ptcg-turn-engine'
import type { CardDefinition, Effect, GameEvent } from 'ptcg-turn-engine/model'
import { positionOf } from './board.ts'

/** A board with two Pokémon whose attack repeats one effect thousands of times. */
const endless = (effect: Effect, times: number): Position => {
  const card: CardDefinition = {
    kind: 'Pokemon',
    id: 'endless-1',
    name: 'Endless',
    stage: 'Basic',
    hp: 100,
    types: ['Colorless'],
    retreatCost: 1,
    attacks: [
      {
        name: 'On',
        cost: [],
        after: [{ do: 'forEach', times: 100, then: Array.from({ length: times }, () => effect) }],
      },
    ],
  }
  const text = 'A active Endless\nA deck Hop x50\nB active Endless\nB deck Hop x50'
  return positionOf(text, { cards: [card], seed: 1 })
}

/** A board on which the repeated effect produces no facts: each event takes thousands of steps, but has only five facts. */
export const SILENT = endless({ do: 'draw', who: 'you', cards: 0 }, 90)
/** A board on which each effect produces a fact. */
export const LOUD = endless({ do: 'flip', coins: 1 }, 45)

/** The players attack in turn. */
export const attacks = (events: number): readonly GameEvent[] =>
  Array.from({ length: events }, (_, at) => ({ type: 'DECLARE_ATTACK', player: at % 2 === 0 ? 0 : 1, attack: 0 }))

/** The players attack in turn. Each attack is so long that its player must confirm four times to continue it. */
export const attacksInParts = (events: number): readonly GameEvent[] =>
  Array.from({ length: events }, (_, at) => {
    const player = at % 10 < 5 ? 0 : 1
    return at % 5 === 0 ? { type: 'DECLARE_ATTACK', player, attack: 0 } : { type: 'CHOOSE', player, option: 0 }
  })

/** A recording of events that begins with a position. */
export const bomb = (position: Position, events: readonly unknown[]): Recording =>
  recordingOf('A bomb', { from: 'position', position }, events)

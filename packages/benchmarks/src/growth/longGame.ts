/**
 * A game that does not end. Each turn an Ability and a Stadium draw one card each, and the attack puts three cards from the
 * hand on the bottom of the deck. So every turn begins with the same number of cards in every place.
 */

import { legalEvents, loadPosition, type Position, type Snapshot } from 'ptcg-turn-engine'
import { STEPPER, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { GameEvent, PokemonDefinition } from 'ptcg-turn-engine/model'
import { diceFrom, type RollDie } from '../dice.ts'
import { FIRE_ENERGY } from '../vanilla/cards.ts'

const wheel: PokemonDefinition = {
  kind: 'Pokemon',
  id: 'benchmark-wheel',
  name: 'Wheel',
  stage: 'Basic',
  hp: 120,
  types: ['Fire'],
  retreatCost: 1,
  attacks: [
    {
      name: 'Turn Over',
      cost: [],
      after: [
        { do: 'chooseCards', as: 'cards', whose: 'you', from: 'hand', filter: {}, min: 3, max: 3 },
        { do: 'move', cards: 'cards', to: 'deckBottom' },
        {
          do: 'lasting',
          on: 'thisPokemon',
          effect: { lasting: 'damageTaken', amount: -10 },
          during: 'opponentsNextTurn',
        },
      ],
    },
  ],
}

const spoke: PokemonDefinition = {
  ...wheel,
  id: 'benchmark-spoke',
  name: 'Spoke',
  stage: 'Stage 1',
  evolvesFrom: 'Wheel',
}

const LIBRARIAN = 'lab-44'
const LIBRARY = 'lab-66'
const CARDS = [FIRE_ENERGY, wheel.id, spoke.id, 'swsh1-165', 'swsh1-162', FIRE_ENERGY]
const HAND = 8
const DECK = 40

const shuffled = (cards: readonly string[], dice: RollDie): string[] => {
  const order = [...cards]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = dice(at + 1)
    ;[order[at], order[other]] = [order[other] as string, order[at] as string]
  }
  return order
}

/** The beginning of the long game from a seed, on turn 2. */
const begun = (seed: number): Snapshot => {
  const dice = diceFrom(seed)
  const side = (name: string, hand: number): Position['players'][0] => {
    const cards = shuffled(
      Array.from({ length: hand + DECK }, (_, at) => CARDS[at % CARDS.length] as string),
      dice,
    )
    return {
      name,
      active: { cards: [wheel.id] },
      bench: [{ cards: [LIBRARIAN] }, { cards: [wheel.id], energy: [FIRE_ENERGY] }],
      hand: cards.slice(0, hand),
      deck: cards.slice(hand),
      prizes: Array.from({ length: 6 }, () => FIRE_ENERGY),
    }
  }
  const loaded = loadPosition({
    format: 'ptcg-turn-engine/position',
    version: 1,
    turn: { number: 2, player: 1 },
    stadium: { card: LIBRARY, owner: 0 },
    players: [side('A', HAND - 1), side('B', HAND)],
    randomness: { seed },
    definitions: structuredClone([wheel, spoke]) as unknown as NonNullable<Position['definitions']>,
  } satisfies Position)
  if (loaded._tag === 'Left') throw new Error(loaded.left.map(({ path, message }) => `${path}: ${message}`).join(' '))
  return loaded.right
}

/** The events that a player prefers, in order. The player plays the first legal one, or else a random event. */
const HABITS: readonly GameEvent['type'][] = ['USE_ABILITY', 'USE_STADIUM', 'DECLARE_ATTACK']

const nextEvent = (legal: readonly GameEvent[], dice: RollDie): GameEvent => {
  for (const habit of HABITS) {
    const event = legal.find(({ type }) => type === habit)
    if (event !== undefined) return event
  }
  return legal[dice(legal.length)] as GameEvent
}

/** The first moment of each turn in `turns`, which must be in ascending order. The player may act freely at each moment. */
export const momentsOfLongGame = (seed: number, turns: readonly number[]): readonly Snapshot[] => {
  const dice = diceFrom(seed)
  const moments: Snapshot[] = []
  let snapshot = begun(seed)
  for (const turn of turns) {
    while (snapshot.game.turn.number < turn) snapshot = step(STEPPER, snapshot, nextEvent(legalEvents(snapshot), dice))
    const { hand, bench, deck } = snapshot.game.players[snapshot.game.turn.player]
    if (hand.length !== HAND || bench.length !== 2 || deck.length > DECK)
      throw new Error(`Turn ${turn} of the long game is not like the others.`)
    moments.push(snapshot)
  }
  return moments
}

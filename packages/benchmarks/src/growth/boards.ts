/** Boards that differ in one size only: the hand, the Bench, or the number of continuous effects in play. */
import { loadPosition, type Position, type Snapshot } from 'ptcg-turn-engine'
import type { PokemonDefinition } from 'ptcg-turn-engine/model'
import { FIRE_ENERGY, vanillaPokemon } from '../vanilla/cards.ts'

type Definitions = NonNullable<Position['definitions']>
type Side = Position['players'][0]
type Stack = Side['active']

/** A copy of the definitions, because the type of positions takes only mutable definitions. */
const writable = (cards: readonly PokemonDefinition[]): Definitions => structuredClone(cards) as unknown as Definitions

/** A Pokémon whose Ability changes the HP of every Pokémon. */
const beacon: PokemonDefinition = {
  kind: 'Pokemon',
  id: 'benchmark-beacon',
  name: 'Beacon',
  stage: 'Basic',
  hp: 90,
  types: ['Fire'],
  retreatCost: 1,
  abilities: [{ name: 'Warm Light', continuous: [{ continuous: 'hp', amount: 10, scope: { pokemon: 'all' } }] }],
  attacks: [{ name: 'Glow', cost: ['Fire'], damage: { base: 10 } }],
}

const BASIC = 'vanilla-fire-b-0'

/** The cards of a hand, repeated as often as needed: some can be played, some cannot. */
const MIX = [
  FIRE_ENERGY,
  BASIC,
  'vanilla-fire-b-1',
  'swsh1-164',
  'swsh1-165',
  'vanilla-plain-1',
  'swsh1-178',
  FIRE_ENERGY,
]

const cycled = (count: number): string[] => Array.from({ length: count }, (_, at) => MIX[at % MIX.length] as string)

const stack = (card: string): Stack => ({ cards: [card], energy: [FIRE_ENERGY, FIRE_ENERGY] })

/** The sizes of a board. */
export interface Sizes {
  readonly hand: number
  readonly bench: number
  /** The number of Pokémon in play that have a continuous effect, on both sides together. */
  readonly continuous: number
}

/** A board in the middle of a turn. Both sides are alike. */
export const boardOf = ({ hand, bench, continuous }: Sizes): Snapshot => {
  const side = (name: string, effects: number): Side => {
    const stacks = Array.from({ length: bench + 1 }, (_, at) => stack(at < effects ? beacon.id : BASIC))
    return {
      name,
      active: stacks[0] as Stack,
      bench: stacks.slice(1),
      hand: cycled(hand),
      deck: cycled(40),
      discard: cycled(6),
      prizes: cycled(6),
    }
  }
  const loaded = loadPosition({
    format: 'ptcg-turn-engine/position',
    version: 1,
    turn: { number: 7, player: 0 },
    players: [side('A', Math.ceil(continuous / 2)), side('B', Math.floor(continuous / 2))],
    randomness: { seed: 1 },
    definitions: writable([...vanillaPokemon, beacon]),
  } satisfies Position)
  if (loaded._tag === 'Left') throw new Error(loaded.left.map(({ path, message }) => `${path}: ${message}`).join(' '))
  return loaded.right
}

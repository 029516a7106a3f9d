/** Models boards on the brink of what chance rarely draws: two things that must come together already have. */
import { POSITION_FORMAT, POSITION_VERSION, type Position } from '../../engine/positionSchema.ts'
import type { AttackDefinition, CardDefinition, PokemonDefinition } from '../../model/cards.ts'
import type { Program } from '../../model/effects.ts'
import { swordAndShield } from '../../rulesets/rulesets.ts'
import type { Dice } from '../dice.ts'

const BLOW: AttackDefinition = { name: 'Blow', cost: [], damage: { base: 60 }, onTheFirstTurn: true }

const pokemon = (id: string, more: Partial<PokemonDefinition>): PokemonDefinition => ({
  kind: 'Pokemon',
  id: `brink-${id}`,
  name: `Brink ${id}`,
  stage: 'Basic',
  hp: 60,
  types: ['Colorless'],
  retreatCost: 1,
  attacks: [BLOW],
  ...more,
})

const item = (id: string, effect: Program): CardDefinition => ({
  kind: 'Trainer',
  trainer: 'Item',
  id: `brink-${id}`,
  name: `Brink ${id}`,
  effect,
})

const PLAIN = pokemon('plain', {})
/** While it is in play, every Pokémon of its side has 20 more HP. */
const KEEPER = pokemon('keeper', {
  abilities: [{ name: 'Keep', continuous: [{ continuous: 'hp', amount: 20, scope: { pokemon: 'yours' } }] }],
})
/** Has 20 more HP on the Bench than in the Active Spot. */
const SHELTERED = pokemon('sheltered', {
  abilities: [
    {
      name: 'Shelter',
      continuous: [{ continuous: 'hp', amount: 20, scope: { pokemon: 'thisPokemon', where: 'Bench' } }],
    },
  ],
})
/** When it is Knocked Out its player may put back up to two Energy cards. */
const GIVER = pokemon('giver', {
  abilities: [
    {
      name: 'Give',
      whenKnockedOut: [
        { do: 'chooseCards', as: 'back', whose: 'you', from: 'discard', filter: { kind: 'Energy' }, min: 0, max: 2 },
        { do: 'move', cards: 'back', to: 'hand' },
      ],
    },
  ],
})
/** When it is Knocked Out so may be the attacker. */
const THORN = pokemon('thorn', {
  abilities: [{ name: 'Prick', whenKnockedOut: [{ do: 'putCounters', on: 'attacker', counters: 6 }] }],
})
/** Knocks itself Out with its opponent. */
const RAM = pokemon('ram', {
  attacks: [{ ...BLOW, name: 'Ram', after: [{ do: 'putCounters', on: 'thisPokemon', counters: 6 }] }],
})

const IF_DONE = item('if-done', [
  { do: 'discardAllEnergy', from: 'yourActive' },
  { do: 'if', is: { is: 'done' }, then: [{ do: 'draw', who: 'you', cards: 2 }] },
])
const ANY_CARD = item('any-card', [
  { do: 'chooseCards', as: 'found', whose: 'you', from: 'deck', filter: {}, min: 1, max: 2 },
  { do: 'move', cards: 'found', to: 'hand' },
  { do: 'shuffleDeck', whose: 'you' },
])

const CARDS: readonly CardDefinition[] = [PLAIN, KEEPER, SHELTERED, GIVER, THORN, RAM, IF_DONE, ANY_CARD]

const ENERGY = 'sm1-165'

interface Brink {
  readonly active: readonly [CardDefinition, CardDefinition]
  /** The Benched Pokémon of whoever defends, and the damage on each. */
  readonly bench: readonly CardDefinition[]
  readonly damage: number
  readonly hand?: readonly CardDefinition[]
  readonly prizes?: number
  readonly ruleset?: Position['ruleset']
}

const BRINKS: readonly Brink[] = [
  { active: [PLAIN, KEEPER], bench: [PLAIN, PLAIN], damage: 60 },
  { active: [PLAIN, PLAIN], bench: [SHELTERED, PLAIN], damage: 60 },
  { active: [PLAIN, GIVER], bench: [PLAIN], damage: 0 },
  { active: [GIVER, THORN], bench: [GIVER], damage: 0 },
  { active: [RAM, PLAIN], bench: [PLAIN], damage: 0, prizes: 1 },
  {
    active: [RAM, PLAIN],
    bench: [PLAIN],
    damage: 0,
    prizes: 1,
    ruleset: { ...swordAndShield, tie: { leadsTo: 'tie' } },
  },
  { active: [PLAIN, PLAIN], bench: [PLAIN], damage: 0, hand: [IF_DONE, IF_DONE, ANY_CARD] },
]

/** A board on a brink; the same dice draw the same one. */
export const drawBrink = (dice: Dice): Position => {
  const { active, bench, damage, hand, prizes = 2, ruleset } = dice.pick(BRINKS)
  const attacker = dice.upTo(1)
  const benched = (isDefending: boolean): { cards: string[]; damage: number }[] =>
    bench.map(({ id }) => ({
      cards: [id],
      damage: isDefending && dice.chance(0.8) && (id !== PLAIN.id || active[1] === KEEPER) ? damage : 0,
    }))
  const side = (seat: number) => {
    const isDefending = seat !== attacker
    return {
      name: seat === 0 ? 'A' : 'B',
      active: { cards: [active[isDefending ? 1 : 0].id], energy: dice.chance(0.5) ? [ENERGY] : [] },
      bench: benched(isDefending),
      hand: isDefending ? [] : (hand ?? []).map(({ id }) => id),
      deck: Array.from({ length: 3 + dice.upTo(3) }, () => (dice.chance(0.5) ? ENERGY : PLAIN.id)),
      discard: [ENERGY, ENERGY, ENERGY],
      prizes: Array.from({ length: prizes }, () => ENERGY),
    }
  }
  return {
    format: POSITION_FORMAT,
    version: POSITION_VERSION,
    ...(ruleset === undefined ? {} : { ruleset }),
    turn: { number: 3 + attacker, player: attacker === 0 ? 0 : 1 },
    players: [side(0), side(1)],
    definitions: structuredClone(CARDS) as never,
  }
}

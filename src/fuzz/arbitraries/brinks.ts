/** Draws boards on the brink of what chance rarely draws: two things that must come together already have. */
import { POSITION_FORMAT, POSITION_VERSION, type Position } from '../../engine/files/positionSchema.ts'
import type { AttackDefinition, CardDefinition, PokemonDefinition } from '../../game/model/cards.ts'
import { swordAndShield } from '../../game/rulesets/rulesets.ts'
import type { Dice } from '../dice.ts'
import { ANY_CARD, ARRIVING, BY_HAND, COSTLY, DOUBLE, FALLEN, IF_DONE, SINGLE, STRUCK, TIRED } from './brinkCards.ts'

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
      triggers: [
        {
          on: 'knockedOut',
          does: [
            {
              do: 'chooseCards',
              as: 'back',
              whose: 'you',
              from: 'discard',
              filter: { kind: 'Energy' },
              min: 0,
              max: 2,
            },
            { do: 'move', cards: 'back', to: 'hand' },
          ],
        },
      ],
    },
  ],
})
/** When it is Knocked Out so may be the attacker. */
const THORN = pokemon('thorn', {
  abilities: [
    { name: 'Prick', triggers: [{ on: 'knockedOut', does: [{ do: 'putCounters', on: 'attacker', counters: 6 }] }] },
  ],
})
/** Knocks itself Out with its opponent. */
const RAM = pokemon('ram', {
  attacks: [{ ...BLOW, name: 'Ram', after: [{ do: 'putCounters', on: 'thisPokemon', counters: 6 }] }],
})

/** During each Checkup its player may heal up to two Pokémon. */
const NURSE = pokemon('nurse', {
  abilities: [
    {
      name: 'Nurse',
      triggers: [
        {
          on: 'checkup',
          does: [
            { do: 'choosePokemon', as: 'healed', from: { whose: 'you' }, min: 0, max: 2 },
            { do: 'heal', pokemon: { eachChosen: 'healed' }, damage: 10 },
            { do: 'flip', coins: 1 },
          ],
        },
      ],
    },
  ],
})

/** When it is damaged a coin decides about the attacker, and its player may put back Energy cards. */
const PRICKLY = pokemon('prickly', {
  hp: 120,
  abilities: [
    {
      name: 'Prickle',
      triggers: [
        {
          on: 'damaged',
          does: [
            { do: 'flip', coins: 1 },
            { do: 'if', is: { is: 'heads' }, then: [{ do: 'putCounters', on: 'attacker', counters: 1 }] },
            {
              do: 'chooseCards',
              as: 'back',
              whose: 'you',
              from: 'discard',
              filter: { kind: 'Energy' },
              min: 0,
              max: 2,
            },
            { do: 'move', cards: 'back', to: 'hand' },
          ],
        },
      ],
    },
  ],
})

const CARDS: readonly CardDefinition[] = [
  STRUCK,
  FALLEN,
  ARRIVING,
  SINGLE,
  COSTLY,
  DOUBLE,
  TIRED,
  PRICKLY,
  BY_HAND,
  NURSE,
  PLAIN,
  KEEPER,
  SHELTERED,
  GIVER,
  THORN,
  RAM,
  IF_DONE,
  ANY_CARD,
]

const ENERGY = 'sm1-165'

interface Brink {
  readonly active: readonly [CardDefinition, CardDefinition]
  /** The Benched Pokémon of whoever defends, and the damage on each. */
  readonly bench: readonly CardDefinition[]
  readonly damage: number
  /** Whoever defends has nobody on the Bench. */
  readonly alone?: true
  readonly hand?: readonly CardDefinition[]
  readonly prizes?: number
  /** What is on the Active Pokémon of whoever attacks. */
  readonly held?: Pick<Position['players'][0]['active'], 'conditions' | 'lasting'>
  readonly energy?: readonly string[]
  readonly ruleset?: Position['ruleset']
}

/** In force during the turn at hand, whoever's it is: both have taken two turns or are on their second. */
const stopped = (lasting: 'cantAttack' | 'cantRetreat') => ({
  effect: { lasting },
  whose: 0 as const,
  turn: 2,
  source: 'Before',
  ofAttack: true,
})

const BRINKS: readonly Brink[] = [
  { active: [PLAIN, STRUCK], bench: [PLAIN], damage: 0, hand: [COSTLY, COSTLY] },
  { active: [PLAIN, FALLEN], bench: [PLAIN], damage: 0, hand: [COSTLY, COSTLY, IF_DONE] },
  { active: [PLAIN, PLAIN], bench: [SINGLE, SINGLE], damage: 0, hand: [ARRIVING, ARRIVING, ANY_CARD, COSTLY] },
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
  { active: [PLAIN, PLAIN], bench: [PLAIN], damage: 0, prizes: 1, hand: [BY_HAND, BY_HAND, BY_HAND] },
  { active: [PLAIN, PRICKLY], bench: [PLAIN], damage: 0 },
  { active: [NURSE, NURSE], bench: [NURSE], damage: 20, held: { conditions: { poisoned: 1, burned: 2 } } },
  {
    active: [PLAIN, PLAIN],
    bench: [PLAIN],
    damage: 0,
    held: { lasting: [stopped('cantAttack'), stopped('cantRetreat')] },
  },
  { active: [PLAIN, PLAIN], bench: [PLAIN], damage: 0, hand: [IF_DONE, IF_DONE, ANY_CARD] },
  {
    active: [TIRED, PLAIN],
    bench: [TIRED],
    damage: 0,
    energy: [DOUBLE.id, DOUBLE.id, ENERGY, ENERGY],
    held: { conditions: { rotated: 'Confused', rotatedOnTurn: 1 } },
    ruleset: { ...swordAndShield, confusedRetreatFlips: true, perTurn: { ...swordAndShield.perTurn, retreats: null } },
  },
]

/** Where mutants are hunted: besides, both promote and choose whom; both take their last Prize card and one has nobody left. */
export const HUNTED: readonly Brink[] = [
  ...BRINKS,
  { active: [RAM, PLAIN], bench: [PLAIN, PLAIN], damage: 0, prizes: 3 },
  { active: [RAM, PLAIN], bench: [PLAIN], damage: 0, prizes: 1, alone: true },
]

const forSeat = (held: Brink['held'], seat: number): Brink['held'] => {
  const whose = seat === 0 ? 0 : 1
  return held?.lasting === undefined ? held : { ...held, lasting: held.lasting.map((one) => ({ ...one, whose })) }
}

/** A board on a brink; the same dice draw the same one. */
export const drawBrink = (dice: Dice, brinks: readonly Brink[] = BRINKS): Position => {
  const { active, bench, damage, alone, hand, prizes = 2, held, energy, ruleset } = dice.pick(brinks)
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
      active: {
        cards: [active[isDefending ? 1 : 0].id],
        energy: !isDefending && energy !== undefined ? [...energy] : dice.chance(0.5) ? [ENERGY] : [],
        ...(isDefending ? {} : forSeat(held, seat)),
      },
      bench: alone === true && isDefending ? [] : benched(isDefending),
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

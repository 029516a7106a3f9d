/**
 * Draws boards that are one step from a situation that chance rarely produces. Such a situation needs two things at once, and the board
 * already has both.
 */

import type { Position } from 'ptcg-turn-engine'
import { swordAndShield } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { POSITION_FORMAT, POSITION_VERSION } from 'ptcg-turn-engine/schemas'
import type { Rng } from '../rng.ts'
import * as B from './brinkCards.ts'
import * as E from './brinkEnergy.ts'
import * as R from './rareStates.ts'

const CARDS: readonly CardDefinition[] = [B, E, R].flatMap((some): readonly CardDefinition[] => Object.values(some))

const ENERGY = 'sm1-165'

interface Brink {
  readonly active: readonly [CardDefinition, CardDefinition]
  /**
   * The Benched Pokémon of each player. The attacking player's have no damage; chance decides whether the defending player's have `damage`.
   */
  readonly bench: readonly CardDefinition[]
  readonly damage: number
  /** The defending player has an empty Bench. */
  readonly alone?: true
  readonly hand?: readonly CardDefinition[]
  readonly prizes?: number
  /** The defending player's hand. */
  readonly kept?: readonly CardDefinition[]
  /** The attacking player's spent powers, and the effects on their Active Pokémon. */
  readonly spent?: Position['players'][0]['spent']
  readonly held?: Pick<Position['players'][0]['active'], 'conditions' | 'lasting' | 'damage'>
  readonly stadium?: CardDefinition
  /** The attacking player's Prize cards, if they are not Energy cards. */
  readonly prize?: CardDefinition
  /** The board is in the first turn of the game. */
  readonly first?: true
  readonly energy?: readonly string[]
  readonly ruleset?: Position['ruleset']
}

/** An effect that is in force during the attacking player's second turn, the turn of these boards. */
const stopped = (lasting: 'cantAttack' | 'cantRetreat' | 'attackMayFail') => ({
  effect: { lasting },
  whose: 0 as const,
  turn: 2,
  source: 'Before',
  ofAttack: true,
})

const BRINKS: readonly Brink[] = [
  { active: [B.PLAIN, B.STRUCK], bench: [B.PLACED], damage: 0, hand: [B.COSTLY, B.COSTLY] },
  { active: [B.PLAIN, B.FALLEN], bench: [B.PLACED], damage: 0, hand: [B.COSTLY, B.COSTLY, B.IF_DONE] },
  {
    active: [B.PLAIN, B.PLAIN],
    bench: [B.SINGLE, B.SINGLE],
    damage: 0,
    hand: [B.ARRIVING, B.ARRIVING, B.ANY_CARD, B.COSTLY],
  },
  { active: [B.PLAIN, B.KEEPER], bench: [B.PLAIN, B.PLAIN], damage: 60 },
  { active: [B.PLAIN, B.PLAIN], bench: [B.SHELTERED, B.PLAIN], damage: 60 },
  { active: [B.PLAIN, B.GIVER], bench: [B.PLACED], damage: 0 },
  { active: [B.GIVER, B.THORN], bench: [B.GIVER], damage: 0 },
  { active: [B.RAM, B.PLAIN], bench: [B.PLAIN], damage: 0, prizes: 1 },
  {
    active: [B.RAM, B.PLAIN],
    bench: [B.PLAIN],
    damage: 0,
    prizes: 1,
    ruleset: { ...swordAndShield, tie: { leadsTo: 'tie' } },
  },
  { active: [B.PLAIN, B.PLAIN], bench: [B.PLACED], damage: 0, prizes: 1, hand: [B.BY_HAND, B.BY_HAND, B.DREGS] },
  { active: [B.PLAIN, B.PRICKLY], bench: [B.PLACED], damage: 0 },
  {
    active: [B.NURSE, B.NURSE],
    bench: [B.NURSE],
    damage: 20,
    held: { conditions: { poisoned: 1, burned: 2, rotated: 'Asleep', rotatedOnTurn: 1 } },
  },
  {
    active: [B.PLAIN, B.PLAIN],
    bench: [B.PLAIN],
    damage: 0,
    held: { lasting: [stopped('cantAttack'), stopped('cantRetreat')] },
  },
  { active: [B.PLAIN, B.PLAIN], bench: [B.PLACED], damage: 0, hand: [B.IF_DONE, B.DREGS, B.ANY_CARD] },
  {
    active: [E.TIRED, B.PLAIN],
    bench: [E.TIRED],
    damage: 0,
    energy: [E.DOUBLE.id, E.DOUBLE.id, ENERGY, ENERGY],
    held: { conditions: { rotated: 'Confused', rotatedOnTurn: 1 } },
    ruleset: { ...swordAndShield, confusedRetreatFlips: true, perTurn: { ...swordAndShield.perTurn, retreats: null } },
  },
  { active: [B.POWERFUL, B.PLAIN], bench: [B.POWERFUL], damage: 0, spent: ['GX', 'VSTAR'] },
  {
    active: [B.WITNESS, B.WITNESS],
    bench: [B.WITNESS],
    damage: 0,
    hand: [B.MENDING, B.MENDING],
    held: { damage: 40, lasting: [stopped('attackMayFail')] },
  },
  {
    active: [B.AGAIN, B.PLAIN],
    bench: [B.PLAIN],
    damage: 0,
    first: true,
    hand: [B.PLAIN, B.GROWN, B.GROWN, B.GROWN],
    kept: [B.GROWN],
  },
  { active: [B.DUAL, B.FENCED], bench: [B.PLAIN], damage: 0, hand: [B.PLAIN, B.PLAIN] },
  {
    active: [B.GREEDY, B.RISEN],
    bench: [B.PLAIN],
    damage: 0,
    prizes: 4,
    ruleset: { ...swordAndShield, fossilsGivePrizes: false },
  },
  { active: [B.RAM, B.PLAIN], bench: [B.SWIFT, B.SWIFT], damage: 0, prizes: 4, hand: [B.FATAL] },
  { active: [B.PLACED, B.TOUGH], bench: [B.PLACED, B.TOUGH], damage: 0 },
  { active: [E.CHOOSY, B.PLAIN], bench: [B.PLAIN], damage: 0, energy: [E.EITHER.id, ENERGY, E.REPRINT.id] },
  { active: [B.PLAIN, B.PADDED], bench: [B.PADDED], damage: 0 },
  { active: [B.PULLER, B.IMMUNE], bench: [B.PLAIN], damage: 0, held: { damage: 40 } },
  { active: [B.PULLER, B.PLAIN], bench: [B.IMMUNE], damage: 0, held: { damage: 40 } },
  { active: [B.PULLER, B.BRISTLED], bench: [B.BRISTLED], damage: 0 },
  { active: [B.SPARKED, B.PLAIN], bench: [B.SPARKED], damage: 0, hand: [B.REFUEL, B.REFUEL, B.PEEK, B.DREGS] },
]

const CROWD = Array.from({ length: 7 }, () => B.PLAIN)

/**
 * All boards of `BRINKS`, then boards that lead to rare states of the chart, and a board where both players take their last Prize card
 * while one of them has no Pokémon left.
 */
export const EVERY_BRINK: readonly Brink[] = [
  ...BRINKS,
  { active: [R.TWICE, B.PLAIN], bench: [R.TWICE], damage: 0 },
  { active: [R.TWICE, B.PLAIN], bench: [R.TWICE], damage: 0, first: true },
  { active: [R.BREAKER, B.PLAIN], bench: CROWD, damage: 0, stadium: R.WIDE, hand: [R.CLEARING, R.CLEARING] },
  { active: [B.PLAIN, R.WIDENER], bench: CROWD, damage: 0, hand: [B.FATAL] },
  { active: [R.HASTY, B.PLAIN], bench: [R.HASTY], damage: 0, hand: [B.PLAIN, B.PLAIN] },
  { active: [R.EVENING, B.PLAIN], bench: [R.EVENING], damage: 0, hand: [R.ENTERING, R.ENTERING] },
  { active: [R.RECALLING, R.RECALLING], bench: [R.RECALLING], damage: 0 },
  { active: [B.PLAIN, B.PLAIN], bench: [B.PLAIN], damage: 60, prize: R.FOUND },
  { active: [B.RAM, B.PLAIN], bench: [B.PLAIN], damage: 0, prizes: 1, alone: true },
]

const forSeat = (held: Brink['held'], seat: number): Brink['held'] => {
  const whose = seat === 0 ? 0 : 1
  return held?.lasting === undefined ? held : { ...held, lasting: held.lasting.map((one) => ({ ...one, whose })) }
}

/** The ids of a Pokémon's stack: the card that it evolves from, if any, then the card itself. */
const stackOf = (card: CardDefinition): string[] => [
  ...CARDS.filter(({ name }) => card.kind === 'Pokemon' && card.evolvesFrom === name).map(({ id }) => id),
  card.id,
]

/** A board on a brink; the same seed draws the same one. */
export const drawBrink = (rng: Rng, brinks: readonly Brink[] = EVERY_BRINK): Position => {
  const {
    active,
    bench,
    damage,
    alone,
    hand,
    kept,
    prizes = 2,
    held,
    spent,
    energy,
    stadium,
    prize,
    first,
    ruleset,
  } = rng.pick(brinks)
  const attacker = rng.upTo(1)
  const benched = (isDefending: boolean): { cards: string[]; damage: number }[] =>
    bench.map(({ id }) => ({
      cards: [id],
      damage: isDefending && rng.chance(0.8) && (id !== B.PLAIN.id || active[1] === B.KEEPER) ? damage : 0,
    }))
  const side = (seat: number) => {
    const isDefending = seat !== attacker
    return {
      name: seat === 0 ? 'A' : 'B',
      active: {
        cards: stackOf(active[isDefending ? 1 : 0]),
        energy: !isDefending && energy !== undefined ? [...energy] : rng.chance(0.5) ? [ENERGY] : [],
        ...(isDefending ? {} : forSeat(held, seat)),
      },
      bench: alone === true && isDefending ? [] : benched(isDefending),
      hand: ((isDefending ? kept : hand) ?? []).map(({ id }) => id),
      deck: Array.from({ length: 3 + rng.upTo(3) }, () => (rng.chance(0.5) ? ENERGY : B.PLAIN.id)),
      discard: [ENERGY, ENERGY, ENERGY],
      prizes: Array.from({ length: prizes }, () => (isDefending ? ENERGY : (prize?.id ?? ENERGY))),
      ...(isDefending || spent === undefined ? {} : { spent }),
    }
  }
  return {
    format: POSITION_FORMAT,
    version: POSITION_VERSION,
    ...(ruleset === undefined ? {} : { ruleset }),
    turn: { number: first === true ? 1 : 3 + attacker, player: attacker === 0 ? 0 : 1 },
    players: [side(0), side(1)],
    ...(stadium === undefined ? {} : { stadium: { card: stadium.id, owner: rng.chance(0.5) ? 0 : 1 } }),
    definitions: structuredClone(CARDS) as never,
  }
}

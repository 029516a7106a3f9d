/** Every ruling with a case, in the order of their numbers. */
import type { Ruling } from '../ruling.ts'
import { ABILITIES } from './abilities.ts'
import { ATTACK_STEPS } from './attackSteps.ts'
import { ATTACKS_AROUND } from './attacksAround.ts'
import { ATTACKS_USED } from './attacksUsed.ts'
import { CHECKUP } from './checkup.ts'
import { CONDITIONS_AND_EFFECTS } from './conditionsAndEffects.ts'
import { DAMAGE } from './damage.ts'
import { DAMAGE_IN_STEPS } from './damageInSteps.ts'
import { ENERGY } from './energy.ts'
import { EVOLVING_AND_FALLING } from './evolvingAndFalling.ts'
import { HEAD_JUDGE } from './headJudge.ts'
import { HIT_POINTS } from './hitPoints.ts'
import { KNOCK_OUTS } from './knockOuts.ts'
import { LEAVING_THE_ACTIVE_SPOT } from './leavingTheActiveSpot.ts'
import { PLAYING_CARDS } from './playingCards.ts'
import { PRIZES } from './prizes.ts'
import { PROTECTION } from './protection.ts'
import { RULES_OF_CARDS } from './rulesOfCards.ts'
import { STADIUMS } from './stadiums.ts'
import { TRAINERS } from './trainers.ts'
import { TURNS } from './turns.ts'
import { WHAT_IS_OFFERED } from './whatIsOffered.ts'

const BY_SUBJECT = [
  ABILITIES,
  ATTACK_STEPS,
  ATTACKS_AROUND,
  ATTACKS_USED,
  CHECKUP,
  CONDITIONS_AND_EFFECTS,
  DAMAGE,
  DAMAGE_IN_STEPS,
  ENERGY,
  EVOLVING_AND_FALLING,
  HEAD_JUDGE,
  HIT_POINTS,
  KNOCK_OUTS,
  LEAVING_THE_ACTIVE_SPOT,
  PLAYING_CARDS,
  PRIZES,
  PROTECTION,
  RULES_OF_CARDS,
  STADIUMS,
  TRAINERS,
  TURNS,
  WHAT_IS_OFFERED,
]

export const RULINGS: readonly Ruling[] = BY_SUBJECT.flat().toSorted(
  (one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)),
)

/**
 * Draws arbitrary rulesets: an era, or a ruleset in which every parameter is drawn independently, so that any two values may occur
 * together.
 */

import { type RulesetId, rulesets } from 'ptcg-turn-engine'
import { ERAS } from 'ptcg-turn-engine/internal/game/rulesets/eraNamed'
import type { ParameterName } from 'ptcg-turn-engine/internal/view/eras/parameter'
import { PARAMETER_NAMES, parameterOf, withValue } from 'ptcg-turn-engine/internal/view/eras/parameters'
import type { Ruleset } from 'ptcg-turn-engine/model'
import type { Rng } from '../rng.ts'

const EITHER_WAY = [true, false] as const
const PER_TURN = [1, 2, null] as const
const ORDERERS = ['turnPlayer', 'nextPlayer', 'owner'] as const satisfies readonly Ruleset['order']['checkup'][]
const TIES = [
  { leadsTo: 'tie' },
  { leadsTo: 'anotherGame', prizes: 1, fewerPrizesWins: false, mayTie: false },
  { leadsTo: 'anotherGame', prizes: 6, fewerPrizesWins: true, mayTie: true },
] as const satisfies readonly Ruleset['tie'][]

/** The values that are tried for each parameter. Decks have one size only: others are refused when decks are read. */
export const VALUES: { readonly [Name in ParameterName]: readonly unknown[] } = {
  'deck.size': [60],
  'deck.copies': [4],
  'deck.aceSpec': [1],
  'deck.radiant': [1],
  'goesFirst.tossed': ['beforeHands', 'afterSetUp'] satisfies readonly Ruleset['goesFirst']['tossed'][],
  'goesFirst.winnerChooses': EITHER_WAY,
  openingHand: [7, 5],
  prizes: [6, 4],
  benchLimit: [5, 3],
  toolsPerPokemon: [1, 2],
  toolsAreItems: EITHER_WAY,
  'firstTurn.draws': EITHER_WAY,
  'firstTurn.attacks': EITHER_WAY,
  'firstTurn.supporters': EITHER_WAY,
  'firstTurn.items': EITHER_WAY,
  'firstTurn.tools': EITHER_WAY,
  'firstTurn.stadiums': EITHER_WAY,
  evolvesFromTurn: [2, 1],
  'perTurn.energy': PER_TURN,
  'perTurn.supporters': PER_TURN,
  'perTurn.stadiums': PER_TURN,
  'perTurn.retreats': PER_TURN,
  supportersStay: EITHER_WAY,
  sameStadiumMayReplace: EITHER_WAY,
  'counters.confusion': [3, 2],
  'counters.poison': [1, 2],
  'counters.burn': [2, 1],
  burnedCoin: ['ends', 'hurts'] satisfies readonly Ruleset['burnedCoin'][],
  confusionHurtsBy: ['counters', 'damage'] satisfies readonly Ruleset['confusionHurtsBy'][],
  confusedRetreatFlips: EITHER_WAY,
  knockOutBeforeEffects: EITHER_WAY,
  fossilsGivePrizes: EITHER_WAY,
  cardsPerMulligan: [1, 2],
  'extraCards.drawn': ['asTheyOccur', 'afterSetUp'] satisfies readonly Ruleset['extraCards']['drawn'][],
  'extraCards.announced': EITHER_WAY,
  tie: TIES,
  'order.checkup': ORDERERS,
  'order.knockOut': ORDERERS,
  'order.reactions': ORDERERS,
  'order.turnEnd': ORDERERS,
  upToMayBeZero: EITHER_WAY,
  paralysisEndsAfterOwnTurn: EITHER_WAY,
}

const PLAIN: RulesetId = 'sword-and-shield'

const MORE_THAN_ERAS = 0.3

/** An era by its id, or a ruleset that no era has. */
export const drawRuleset = (rng: Rng): RulesetId | Ruleset => {
  const era = rng.pick(ERAS)
  if (!rng.chance(MORE_THAN_ERAS)) return era
  const mixed = PARAMETER_NAMES.reduce(
    (ruleset, name) => withValue(ruleset, name, rng.pick(VALUES[name])),
    rulesets[era] as Ruleset,
  )
  return { ...mixed, id: 'mixed', name: 'Of every era something' }
}

/**
 * Rulesets one step simpler: the default era of positions, or the given ruleset with one parameter as in that era. The story of a failure
 * lists the parameters that differ from that era; after shrinking, only those that matter are left.
 */
export function* plainerRulesets(ruleset: RulesetId | Ruleset): Iterable<RulesetId | Ruleset> {
  if (ruleset === PLAIN) return
  yield PLAIN
  const now = rulesetOf(ruleset)
  const own = { ...now, id: 'mixed', name: 'Of every era something' }
  for (const name of PARAMETER_NAMES) {
    const plain = parameterOf(rulesets[PLAIN], name)
    if (JSON.stringify(parameterOf(now, name)) !== JSON.stringify(plain)) yield withValue(own, name, plain)
  }
}

/** The ruleset itself, looked up if its id is given. */
export const rulesetOf = (ruleset: RulesetId | Ruleset): Ruleset =>
  typeof ruleset === 'string' ? rulesets[ruleset] : ruleset

/** Draws arbitrary rulesets: an era, or one with a rule or two changed, so that every permission is met both ways. */
import type { Ruleset } from '../../game/model/ruleset.ts'
import { type RulesetId, rulesets } from '../../game/rulesets/rulesets.ts'
import type { Dice } from '../dice.ts'

const ERAS = Object.keys(rulesets) as readonly RulesetId[]

type Change = (ruleset: Ruleset) => Ruleset

/** What an era could have decided otherwise. */
const CHANGES: readonly Change[] = [
  (one) => ({ ...one, firstTurn: { draws: false, attacks: true, supporters: true } }),
  (one) => ({ ...one, tie: { leadsTo: 'tie' } }),
  (one) => ({ ...one, order: { checkup: 'turnPlayer', knockOut: 'nextPlayer', reactions: 'nextPlayer' } }),
  (one) => ({ ...one, order: { checkup: 'owner', knockOut: 'owner', reactions: 'owner' } }),
  (one) => ({ ...one, burnedCoin: 'hurts' }),
  (one) => ({ ...one, confusionHurtsBy: 'damage', confusedRetreatFlips: true }),
  (one) => ({ ...one, knockOutBeforeEffects: true }),
  (one) => ({ ...one, paralysisEndsAfterOwnTurn: !one.paralysisEndsAfterOwnTurn }),
  (one) => ({ ...one, sameStadiumMayReplace: !one.sameStadiumMayReplace }),
  (one) => ({ ...one, upToMayBeZero: !one.upToMayBeZero }),
  (one) => ({ ...one, perTurn: { energy: 2, supporters: 2, stadiums: 2, retreats: 2 } }),
  (one) => ({ ...one, perTurn: { energy: null, supporters: null, stadiums: null, retreats: null } }),
  (one) => ({ ...one, benchLimit: 3, toolsPerPokemon: 2 }),
  (one) => ({ ...one, counters: { confusion: 2, poison: 2, burn: 1 }, cardsPerMulligan: 2 }),
]

const MORE_THAN_ERAS = 0.3

/** An era by its id, or a ruleset that no era has. */
export const drawRuleset = (dice: Dice): RulesetId | Ruleset => {
  const era = dice.pick(ERAS)
  if (!dice.chance(MORE_THAN_ERAS)) return era
  const changed = [dice.pick(CHANGES), dice.pick(CHANGES)].reduce(
    (ruleset, change) => change(ruleset),
    rulesets[era] as Ruleset,
  )
  return { ...changed, id: `${era}-otherwise`, name: `${changed.name}, otherwise` }
}

/** The ruleset that is meant. */
export const rulesetOf = (ruleset: RulesetId | Ruleset): Ruleset =>
  typeof ruleset === 'string' ? rulesets[ruleset] : ruleset

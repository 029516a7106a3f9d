/** Every mutant, in a fixed order. */
import { AROUND_MUTANTS } from './aroundTheTurn.ts'
import { KNOWN_DEFECTS } from './knownDefects.ts'
import type { Mutant } from './mutant.ts'
import { NOT_RESET_MUTANTS } from './notReset.ts'
import { ACTION_MUTANTS } from './ofActions.ts'
import { ATTACK_MUTANTS } from './ofAttacks.ts'
import { CLAUSE_MUTANTS } from './ofClauses.ts'
import { ENGINE_API_MUTANTS } from './ofEngineApi.ts'
import { LEDGER_MUTANTS } from './ofLedgers.ts'
import { PRINTED_TEXT_MUTANTS } from './ofPrintedTexts.ts'
import { RULESET_MUTANTS } from './ofRulesets.ts'
import { CHART_MUTANTS } from './ofTheChart.ts'
import { WORD_MUTANTS } from './ofWords.ts'

/** All mutants: engines with one defect each. The checks must find all of them except those of `EQUIVALENT` and `BY_RULINGS`. */
export const EVERY_MUTANT: readonly Mutant[] = [
  ...CLAUSE_MUTANTS,
  ...CHART_MUTANTS,
  ...ACTION_MUTANTS,
  ...ATTACK_MUTANTS,
  ...WORD_MUTANTS,
  ...PRINTED_TEXT_MUTANTS,
  ...LEDGER_MUTANTS,
  ...AROUND_MUTANTS,
  ...NOT_RESET_MUTANTS,
  ...ENGINE_API_MUTANTS,
  ...RULESET_MUTANTS,
  ...KNOWN_DEFECTS,
]

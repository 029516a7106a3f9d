/** Shows a rule as its tests and the living rulebook do: a board, what is played on it, and what comes of it or why it is refused. */
import pc from 'picocolors'
import type { ShownCase } from '../../conformance/index.ts'
import { type RuleId, ruleOf } from '../../game/rulebook/rulebook.ts'
import { CannotAsk } from './cannotAsk.ts'
import { loadConformance } from './conformanceFile.ts'

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`.trimEnd())

const caseLines = ({ allowed, title, beforeSays, says, board, told, reasons }: ShownCase): string =>
  [
    `${pc.bold(allowed ? 'accepted' : 'rejected')}: ${title}`,
    ...indented([
      ...(beforeSays.length === 0 ? [] : [`after: ${beforeSays.join('; ')}`, '']),
      ...(board === '' ? [] : [...board.trimEnd().split('\n'), '']),
      `> ${says}`,
      ...told,
      ...reasons.map(({ rule, message, remedy }) => [message, remedy, rule && `(${rule})`].filter(Boolean).join(' ')),
    ]),
  ].join('\n')

const MISSING =
  'What the tests of a rule play comes with ptcg-turn-engine-conformance. Small games are searched instead, which can take minutes.'

/** How badly a refusal shows the rule: how much else refuses it, too. */
const strangeness = (rule: RuleId, { reasons }: ShownCase): number =>
  reasons.filter((one) => one.rule !== rule).length * 2 + reasons.length

/** Prints one case of either kind. Answers false where the cases are not installed: they come with the suite of conformance. */
export const showRuleByCases = async (rule: RuleId, json: boolean): Promise<boolean> => {
  const loaded = await loadConformance().catch((error: unknown) => {
    if (error instanceof CannotAsk) return null
    throw error
  })
  if (loaded === null) {
    process.stderr.write(`${MISSING}\n`)
    return false
  }
  const cases = loaded.casesOfRule(rule)
  const accepted = cases.find(({ allowed }) => allowed) ?? null
  const rejected =
    cases
      .filter(({ allowed }) => !allowed)
      .toSorted((one, other) => strangeness(rule, one) - strangeness(rule, other))[0] ?? null
  process.stdout.write(
    json
      ? `${JSON.stringify({ rule, accepted, rejected })}\n`
      : `${[
          `${pc.cyan(rule)} ${ruleOf(rule).says}`,
          ...[accepted, rejected].flatMap((one) => (one === null ? [] : ['', caseLines(one)])),
        ].join('\n')}\n`,
  )
  return true
}

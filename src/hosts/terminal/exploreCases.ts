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
  'What the tests of a rule play is in a package of its own: npm install ptcg-turn-engine-conformance. Without it, --most 3000 searches small games.'

/** How badly a refusal shows the rule: how much else refuses it, too. */
const strangeness = (rule: RuleId, { reasons }: ShownCase): number =>
  reasons.filter((one) => one.rule !== rule).length * 2 + reasons.length

/** Prints one case of either kind. The cases come with the suite of conformance; whoever has none is told so, and how to search instead. */
export const showRuleByCases = async (rule: RuleId, json: boolean): Promise<void> => {
  const { casesOfRule } = await loadConformance().catch((error: unknown) => {
    throw error instanceof CannotAsk ? new CannotAsk(MISSING) : error
  })
  const cases = casesOfRule(rule)
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
}

/**
 * Shows a rule in the form of its tests and of the living rulebook: a board, an event on it, and its result or the
 * reasons of its refusal.
 */
import pc from 'picocolors'
import { type RuleId, ruleOf } from 'ptcg-turn-engine'
import { casesOfRule, type ShownCase } from 'ptcg-turn-engine-conformance'

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

/**
 * The number of other reasons in a refusal, those of other rules counted more: the fewer, the better it shows the rule.
 */
const strangeness = (rule: RuleId, { reasons }: ShownCase): number =>
  reasons.filter((one) => one.rule !== rule).length * 2 + reasons.length

/** Prints one accepted and one refused case. The cases are those of the conformance suite. */
export const showRuleByCases = (rule: RuleId, json: boolean): void => {
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

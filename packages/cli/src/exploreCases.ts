/**
 * Shows a rule as its tests and the living rulebook do: a board, an event, and the result of the event or the reasons for
 * its refusal.
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
 * The rank of a refusal as an example of a rule; a lower rank is better. A reason of this rule counts 1, and a reason of another
 * rule counts 3.
 */
const strangeness = (rule: RuleId, { reasons }: ShownCase): number =>
  reasons.filter((one) => one.rule !== rule).length * 2 + reasons.length

/** Prints an accepted and a refused case of a rule, from the conformance suite. */
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

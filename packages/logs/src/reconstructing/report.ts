/** Describes a refereed log in words, line by line. */
import { languages } from '../languages/languages.ts'
import type { BattleLog } from '../reading/battleLog.ts'
import type { RefereedLog } from '../refereeing/referee.ts'
import type { RefereedDamage, Verdict } from '../refereeing/verdicts.ts'
import { type LogSummary, summaryOf } from './summary.ts'

const WORDS = { allowed: 'allowed', refused: 'REFUSED', undecided: 'undecided' } as const

const reasons = ({ verdict, refusals, hidden, held }: Verdict): string =>
  verdict === 'refused'
    ? refusals.map(({ rule, message }) => `${rule}: ${message}`).join(' ')
    : verdict === 'undecided'
      ? [...hidden, ...(held.length === 0 ? [] : [`Known to hold: ${held.join(', ')}.`])].join(' ')
      : held.join(', ')

const verdictLine = (one: Verdict, text: readonly string[]): readonly string[] => [
  `line ${one.line}, ${WORDS[one.verdict]}: ${text[one.line - 1]?.trim() ?? ''}`,
  `  ${reasons(one)}`,
]

/** The kinds of explanations of damage, in words. */
export const EXPLAINED = {
  byTheCards: 'explained by the cards',
  byTheLog: "explained by the log's own values",
  onlySaid: 'stated, not explained',
  differently: 'computed differently',
} as const

const damageLine = ({ line, attack, said, explained, because }: RefereedDamage): string =>
  `line ${line}, ${attack}, ${said} damage, ${EXPLAINED[explained]}.${because === null ? '' : ` ${because}`}`

export interface ReportOptions {
  /** True to list every action and all damage; false to list only refused actions, and damage that the engine computes differently. */
  readonly all: boolean
}

/** Returns the report on a parsed log: how many lines are understood, and the problems. */
export const readingInWords = ({ language, players, lines, problems }: BattleLog): readonly string[] => {
  const name = languages.find(({ id }) => id === language)?.name
  return [
    ...(players === null
      ? []
      : [`${name}, ${players.join(' against ')}: ${lines.understood} of ${lines.said} lines are understood.`]),
    ...problems.map(({ message }) => message),
  ]
}

/** The percentage of attacks whose damage the cards or the log's own values explain, as a sentence; empty if there are no attacks. */
const shareExplained = ({ byTheCards, byTheLog }: LogSummary['damage'], attacks: number): string =>
  attacks === 0 ? '' : ` ${Math.round((100 * (byTheCards + byTheLog)) / attacks)} % are explained.`

/** Says at which line the board first had to be corrected, why, and at how many more lines. */
const stepsInWords = ({ outOfStep }: RefereedLog): string => {
  const [first, ...more] = outOfStep
  if (first === undefined) return 'The board is in step with the log to its end.'
  const others = more.length === 0 ? '' : ` Also at ${more.length} more ${more.length === 1 ? 'line' : 'lines'}.`
  return `The board is out of step at line ${first.line}, because: ${first.because}${others} It is corrected to match the log.`
}

/** Returns the referee's report: the totals, the listed actions and damage, each with its line, and the assumptions. */
export const refereedInWords = (refereed: RefereedLog, text: string, { all }: ReportOptions): readonly string[] => {
  const lines = text.split(/\r\n|[\n\r]/)
  const { actions, damage } = summaryOf(refereed)
  const attacks = refereed.damage.length
  return [
    `${refereed.verdicts.length} actions: ${actions.allowed} allowed, ${actions.refused} refused, ${actions.undecided} undecided.`,
    `${attacks} attacks: the cards explain the damage of ${damage.byTheCards}, the log's own values explain that of ${damage.byTheLog}, ${damage.onlySaid} are not explained, and the engine calculates different damage for ${damage.differently}.${shareExplained(damage, attacks)}`,
    stepsInWords(refereed),
    ...refereed.verdicts
      .filter(({ verdict }) => all || verdict === 'refused')
      .flatMap((one) => verdictLine(one, lines)),
    ...refereed.damage.filter(({ explained }) => all || explained === 'differently').map(damageLine),
    ...refereed.assumed.map((sentence) => `Assumed: ${sentence}`),
  ]
}

/**
 * Reads the compendium's cases: blocks of lines, with an empty line between them. A block is the id of the answer, its date and the
 * rules it rests on; a sentence; an indented board, or the decks of both before the set-up; and steps.
 *
 *     2008 2024-09-05 A-F.3 KO.1
 *     A sentence of our own.
 *       A active Ting-Lu {Basic Fighting Energy}
 *       B active Cleffa
 *     > attack with Ground Crasher
 *     = B active Cleffa -30
 *
 * `>` an event; `+` one that is legal; `! event: RULE CODE, RULE CODE` one that is refused; `=` a place of the board now; `"` a fact;
 * `~` a kind of fact that did not happen; `? A for effect: one | another` what is asked; `over A` who has won.
 */
import type { RuleId } from '../../../src/game/rulebook/rulebook.ts'
import type { Asked, Decks, Side, Step } from '../ruling.ts'

/** A case of an answer of the compendium. `mended`: the engine was wrong at first. */
export interface CompendiumCase {
  readonly id: number
  readonly date: string
  readonly mended: boolean
  readonly rules: readonly RuleId[]
  readonly says: string
  readonly board: string | Decks
  readonly steps: readonly Step[]
}

const HEAD = /^(?<id>\d+) (?<date>\d{4}-\d\d-\d\d)(?<mended> mended)?(?<rules>( \S+)+)$/

const refused = (rest: string): Step => {
  const at = rest.lastIndexOf(': ')
  return { refused: rest.slice(0, at), because: rest.slice(at + 2).split(', ') } as Step
}

const asked = (rest: string): Step => {
  const [, side, what, options] = /^([AB]) for (\w+)(?:: (.*))?$/.exec(rest) ?? []
  return {
    asked: side as Side,
    for: what as Asked,
    ...(options === undefined ? {} : { options: options.split(' | ') }),
  }
}

const STEPS: { readonly [Mark: string]: (rest: string) => Step } = {
  '>': (rest) => rest,
  '+': (rest) => ({ legal: [rest] }),
  '!': refused,
  '=': (rest) => ({ board: rest }),
  '"': (rest) => ({ facts: [rest] }),
  '~': (rest) => ({ noFacts: [rest] }) as Step,
  '?': asked,
}

const DECKS = /^ {2}A deck (?<A>.*)\n {2}B deck (?<B>.*)$/

/** The board that is drawn, or two decks. */
const begins = (lines: string): string | Decks => {
  const { A, B } = DECKS.exec(lines)?.groups ?? {}
  return A === undefined || B === undefined ? lines : { A, B }
}

/** Consecutive facts must occur in this order. */
const joined = (steps: readonly Step[]): readonly Step[] => {
  const all: Step[] = []
  for (const step of steps) {
    const last = all.at(-1)
    if (typeof step === 'object' && typeof last === 'object' && 'facts' in step && 'facts' in last)
      all[all.length - 1] = { facts: [...last.facts, ...step.facts] }
    else all.push(step)
  }
  return all
}

const block = (text: string): CompendiumCase => {
  const [head = '', ...lines] = text.split('\n')
  const found = HEAD.exec(head)?.groups
  if (found === undefined) throw new Error(`"${head}" does not begin a case.`)
  const says: string[] = []
  const board: string[] = []
  const steps: Step[] = []
  for (const line of lines) {
    const step = STEPS[line.charAt(0)]
    if (line.startsWith(' ')) board.push(line)
    else if (step !== undefined && line.charAt(1) === ' ') steps.push(step(line.slice(2)))
    else if (line.startsWith('over ')) steps.push({ over: line.slice(5) as Side })
    else says.push(line)
  }
  const { id, date = '', mended, rules = '' } = found
  return {
    id: Number(id),
    date,
    mended: mended !== undefined,
    rules: rules.trim().split(' ') as RuleId[],
    says: says.join(' '),
    board: begins(board.join('\n')),
    steps: joined(steps),
  }
}

/** The cases of a text, in its order. */
export const readCases = (text: string): readonly CompendiumCase[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .map(block)

/**
 * Explains an attack step by step, from the facts that it has caused. Its steps A to F, the six damage steps for each target, and the Knock
 * Outs become sentences with their rules, numbers and causes.
 */
import type { Fact, FactName, StepOfAttack } from '../../game/model/facts.ts'
import type { Game } from '../../game/model/game.ts'
import { DAMAGE_STEPS, type DamageStep, type Ledger, type LedgerSource } from '../../game/model/ledger.ts'
import type { RuleId } from '../../game/rulebook/rulebook.ts'
import { factInWords } from '../words/words.ts'
import type { TurnStopId } from './turnStops.ts'

/** One step of a damage calculation; `value` is in points, null if the step has not been reached. */
export interface DamageStepExplanation {
  readonly step: DamageStep
  /** The step on the chart of the turn: 1 to 6. */
  readonly stop: TurnStopId
  readonly title: string
  readonly rule: RuleId
  readonly value: { readonly in: number; readonly out: number } | null
  readonly sources: readonly LedgerSource[]
  /** Words for a step without sources, such as "no Weakness applies"; empty with sources, and if the step has not been reached. */
  readonly plain: string
  /** The step in a sentence; empty if the step has not been reached. */
  readonly says: string
}

/** One sentence about a step of an attack. */
export interface AttackLine {
  /** The step on the chart of the turn: A to F, 1 to 6, or a Knock Out. */
  readonly stop: TurnStopId
  readonly rule: RuleId
  readonly says: string
  /** The damaged Pokémon, in the six steps of the damage. */
  readonly to: string | null
  /** The fact behind the sentence; null for a damage step, and for a step in which nothing happened. */
  readonly fact: FactName | null
}

/** An attack as far as it has been carried out. Its lines cover the facts with indices from `from` up to, but not including, `to`. */
export interface AttackExplanation {
  readonly attack: string
  readonly lines: readonly AttackLine[]
  readonly from: number
  readonly to: number
  readonly isOver: boolean
}

const DAMAGE: {
  readonly [Step in DamageStep]: Pick<DamageStepExplanation, 'stop' | 'title' | 'rule'> & { readonly plain: string }
} = {
  '1_base': { stop: '1', title: 'Base damage', rule: 'A-D1.1', plain: 'nothing is printed' },
  '2_attacker': {
    stop: '2',
    title: 'Attacking side',
    rule: 'A-D2.1',
    plain: 'nothing on the attacking side changes it',
  },
  '3_weakness': { stop: '3', title: 'Weakness', rule: 'A-D3.1', plain: 'no Weakness applies' },
  '4_resistance': { stop: '4', title: 'Resistance', rule: 'A-D4.1', plain: 'no Resistance applies' },
  '5_defender': {
    stop: '5',
    title: 'Defending side',
    rule: 'A-D5.1',
    plain: 'nothing on the defending side changes it',
  },
  '6_counters': { stop: '6', title: 'Damage counters', rule: 'A-D6.1', plain: 'no damage counter is placed' },
}

const points = (value: { readonly in: number; readonly out: number }): string =>
  value.in === value.out ? `${value.out} damage` : `${value.in} damage becomes ${value.out}`

const causes = (sources: readonly LedgerSource[]): string =>
  sources.map(({ source, change }) => `${source} ${change}`).join(', ')

const counters = (damage: number): string => `${damage / 10} damage counter${damage === 10 ? '' : 's'} placed`

const plainOf = (step: DamageStep, out: number): string =>
  step === '6_counters' && out > 0 ? counters(out) : DAMAGE[step].plain

const damageSays = (
  ledger: Ledger,
  step: DamageStep,
  value: { readonly in: number; readonly out: number },
  sources: readonly LedgerSource[],
): string => {
  if (step === '6_counters' && value.out > 0) return `${value.out} damage: ${counters(value.out)}.`
  const why = sources.length === 0 ? DAMAGE[step].plain : causes(sources)
  const stop = ledger.stopped === step ? ' The calculation stops (A-D2.2).' : ''
  return step === '1_base' ? `${value.out} damage: ${why}.${stop}` : `${points(value)}: ${why}.${stop}`
}

/** The rule for the base damage: A-D1.2 if the text of the attack changes the printed number, otherwise A-D1.1. */
const baseRule = (sources: readonly LedgerSource[]): RuleId =>
  sources.some(({ source, change }) => source !== 'printed' || change.includes('×')) ? 'A-D1.2' : 'A-D1.1'

/** The six steps of a calculation, in order. */
export const explainLedger = (ledger: Ledger): readonly DamageStepExplanation[] =>
  DAMAGE_STEPS.map((step) => {
    const entry = ledger.entries.find((one) => one.step === step)
    const { stop, title, rule } = DAMAGE[step]
    const sources = entry?.sources ?? []
    const value = entry === undefined ? null : { in: entry.in, out: entry.out }
    const isNothing = step === '6_counters' && entry?.out === 0
    return {
      step,
      stop,
      title,
      rule: isNothing ? 'A-D6.2' : step === '1_base' ? baseRule(sources) : rule,
      value,
      sources,
      plain: value === null || sources.length > 0 ? '' : plainOf(step, value.out),
      says: value === null ? '' : damageSays(ledger, step, value, sources),
    }
  })

/** A stretch of an attack with its rule. `nothing` is the sentence for the stretch if nothing happens in it; null for no sentence. */
interface Stretch {
  readonly stop: TurnStopId
  readonly rule: RuleId
  readonly nothing: string | null
}

/** The stretches of an attack, in their order. */
const STRETCHES = {
  announced: { stop: 'A', rule: 'A-A.3', nothing: null },
  B_alter: { stop: 'B', rule: 'A-B.1', nothing: 'Nothing alters or cancels it.' },
  C_confusion: { stop: 'C', rule: 'A-C.1', nothing: 'The attacker is not Confused.' },
  D_choose: { stop: 'D', rule: 'A-D.1', nothing: 'It asks for no choice.' },
  E_require: { stop: 'E', rule: 'A-E.1', nothing: 'It requires nothing.' },
  beforeDamage: { stop: 'F', rule: 'A-F.1', nothing: null },
  '1_base': { stop: '1', rule: 'A-D1.2', nothing: null },
  '5_defender': { stop: '5', rule: 'A-D5.1', nothing: null },
  damage: { stop: 'F', rule: 'A-F.2', nothing: 'It does no damage.' },
  otherEffects: { stop: 'F', rule: 'A-F.3', nothing: null },
  reactions: { stop: 'F', rule: 'A-F.3', nothing: null },
  knockOuts: { stop: 'knockOut', rule: 'KO.1', nothing: null },
  knockOut: { stop: 'knockOut', rule: 'KO.1', nothing: null },
} as const satisfies { readonly [Step in StepOfAttack]: Stretch } & Readonly<Record<string, Stretch>>
type StretchName = keyof typeof STRETCHES

const ORDER = Object.keys(STRETCHES) as readonly StretchName[]

const ENDS: readonly FactName[] = [
  'ATTACK_DECLARED',
  'MAY_ATTACK_AGAIN',
  'END_OF_TURN_BEGAN',
  'TURN_ENDED',
  'TURN_BEGAN',
  'CHECKUP_BEGAN',
  'CONCEDED',
  'GAME_ENDED',
]
const UNTIL_THE_END: readonly FactName[] = ['LASTING_EFFECTS_ENDED', 'LASTING_RULES_ENDED']
const KNOCK_OUTS: { readonly [Name in FactName]?: RuleId } = {
  POKEMON_KNOCKED_OUT: 'KO.1',
  PRIZES_TAKEN: 'PR.1',
  PROMOTED: 'KO.5',
}

const damageLines = (ledger: Ledger): readonly AttackLine[] => [
  { stop: 'F', rule: 'A-F.2', says: `Its damage to ${ledger.name} is calculated.`, to: null, fact: null },
  ...explainLedger(ledger).flatMap(({ stop, rule, says }) =>
    says === '' ? [] : [{ stop, rule, says, to: ledger.name, fact: null }],
  ),
]

/** The attack that begins with the fact at `from`. */
const attackFrom = (facts: readonly Fact[], from: number, attack: string, game: Game): AttackExplanation => {
  const lines: AttackLine[] = []
  let now = 'announced' as StretchName
  let isCutShort = false
  let isWithDamage = false
  const say = (says: string, { stop, rule }: Pick<Stretch, 'stop' | 'rule'>, fact: FactName | null): void =>
    void lines.push({ stop, rule, says, to: null, fact })
  const goTo = (next: StretchName): void => {
    for (const passed of ORDER.slice(ORDER.indexOf(now) + 1, ORDER.indexOf(next))) {
      const { nothing } = STRETCHES[passed]
      if (nothing !== null && !isCutShort && !(passed === 'damage' && isWithDamage))
        say(nothing, STRETCHES[passed], null)
    }
    now = next
  }
  let at = from
  for (; at < facts.length; at += 1) {
    const fact = facts[at] as Fact
    if (at > from && ENDS.includes(fact.fact)) break
    if (fact.fact === 'ATTACK_STEP_BEGAN') goTo(fact.step)
    else if (fact.fact === 'DAMAGE_PLACED' || fact.fact === 'NO_DAMAGE_DONE') {
      isWithDamage = true
      goTo('damage')
      lines.push(...damageLines(fact.ledger))
    } else {
      const ofKnockOut = KNOCK_OUTS[fact.fact]
      if (ofKnockOut !== undefined) goTo('knockOut')
      const { stop, rule } = STRETCHES[now]
      say(factInWords(game, fact), { stop, rule: ofKnockOut ?? rule }, fact.fact)
      isCutShort ||= fact.fact === 'ATTACK_DOES_NOT_HAPPEN' || fact.fact === 'ATTACK_DOES_NOTHING'
      // The copied attack takes steps D and E again, with its own choices and requirements.
      if (fact.fact === 'ATTACK_COPIED') now = 'C_confusion'
    }
  }
  const isOver = at < facts.length
  // Effects that last for a turn end with the turn, not with the attack.
  for (; isOver && UNTIL_THE_END.includes((facts[at - 1] as Fact).fact); at -= 1) lines.pop()
  if (isOver && now !== 'knockOut') goTo('knockOut')
  return { attack, lines, from, to: at, isOver }
}

/**
 * Explains the latest attack among the facts, as far as the facts go; null if there is no attack. If facts of later events are added, the
 * earlier sentences stay the same. The facts may be those that one player can see.
 */
export const explainAttack = (facts: readonly Fact[], game: Game): AttackExplanation | null => {
  const from = facts.findLastIndex(({ fact }) => fact === 'ATTACK_DECLARED')
  const declared = facts[from]
  return declared?.fact === 'ATTACK_DECLARED' ? attackFrom(facts, from, declared.attack, game) : null
}

/** A fact in words, or a sentence of the attack that the facts belong to. */
export type FactSentence = { readonly says: string; readonly fact: FactName } | AttackLine

/**
 * The facts of an event in words; those of an attack step by step. `earlier` are the facts of previous events, at least
 * back to the announcement of the attack.
 */
export const factsWithSteps = (
  earlier: readonly Fact[],
  facts: readonly Fact[],
  game: Game,
): readonly FactSentence[] => {
  const before = explainAttack(earlier, game)
  const now = explainAttack([...earlier, ...facts], game)
  const plain = (some: readonly Fact[]): readonly FactSentence[] =>
    some.map((fact) => ({ says: factInWords(game, fact), fact: fact.fact }))
  if (now === null || now.to <= earlier.length) return plain(facts)
  const known = before?.from === now.from ? before.lines.length : 0
  return [...now.lines.slice(known), ...plain(facts.slice(now.to - earlier.length))]
}

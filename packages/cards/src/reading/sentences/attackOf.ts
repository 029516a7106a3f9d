/**
 * Puts the sentences of an attack together: each belongs to the step of the attack that carries it out (A-D, A-E, A-F).
 */

import type {
  AttackDefinition,
  DamageTerm,
  EnergyType,
  ExtraDamage,
  Predicate,
  PrintedDamage,
  Program,
} from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { appendSteps, mayBeRequired, nameable } from './afterwards.ts'
import { type CoinsMeaning, dependentsOf, type Flipped, isAnotherAttack, whereFlipped } from './coinsOf.ts'
import { type CountedDamage, damageOf, onlyIfItCameIn, type PrintedNumber } from './damageOf.ts'
import { CHANGED_BY_DAMAGE, changesItselfLater, isPrinted, type NumberBeside, nextTurn } from './laterDamage.ts'
import { payingLater } from './leavingLater.ts'
import { bindThat, inNames, type Names, NO_NAMES, nameChoices } from './naming.ts'
import {
  flips,
  isAboutDamage,
  isRequired,
  isToOthers,
  isToThat,
  type SentenceMeaning,
  speaksOf,
  speaksOfThose,
} from './sentenceMeaning.ts'

/** A cost that can be paid instead of the printed one, as long as a condition holds. */
export interface OtherCost {
  readonly cost: readonly EnergyType[]
  readonly while?: Predicate
}

/** An attack without its name and cost. `costs` becomes part of the card, not of the attack. */
export type AttackText = Omit<AttackDefinition, 'name' | 'cost'> & { readonly costs?: OtherCost }

interface Parts {
  readonly choose: Program
  readonly require: Program
  readonly before: Program
  readonly after: Program
  readonly coins: CoinsMeaning['coins'] | null
  readonly terms: readonly DamageTerm[]
  readonly times: CountedDamage | null
  readonly less: boolean
  readonly also: readonly ExtraDamage[]
  readonly unaffectedBy: NonNullable<AttackDefinition['unaffectedBy']>
  readonly oncePerGame: AttackDefinition['oncePerGame'] | null
  readonly onTheFirstTurn: boolean
  readonly costs: OtherCost | null
  readonly only: Predicate | null
  readonly names: Names
  /** Optional payments for more damage; the paid cards leave after the damage. */
  readonly paying: Program | null
}

const NO_PARTS: Parts = {
  choose: [],
  require: [],
  before: [],
  after: [],
  coins: null,
  terms: [],
  times: null,
  less: false,
  also: [],
  unaffectedBy: [],
  oncePerGame: null,
  onTheFirstTurn: false,
  costs: null,
  only: null,
  names: NO_NAMES,
  paying: null,
}

type Added = E.Either<string, Parts>

const into = (parts: Parts, step: 'choose' | 'require' | 'before' | 'after', program: Program): Parts => {
  const [own, names] = nameChoices(program, parts.names)
  return { ...parts, [step]: appendSteps(parts[step], own), names }
}

const withTerm = (parts: Parts, term: DamageTerm, less: boolean): Added => {
  if (parts.terms.length > 0 && parts.less !== less) return E.left('The text does both more and less damage.')
  return E.right({ ...parts, terms: [...parts.terms, inNames(term, parts.names)], less })
}

const DEPENDS_ON_WHAT_WAS_DONE: readonly string[] = ['done', 'cardsChosen', 'numberChosen']

const beforeDamage = (parts: Parts, program: Program): Parts => {
  const step = mayBeRequired(program) ? 'require' : 'before'
  const next = into(parts, step, program)
  return parts[step].length === 0 ? { ...next, paying: next[step] } : next
}

/** True if a sentence's damage depends on the result of the sentence before it. */
const dependsOnDone = (meaning: SentenceMeaning | undefined): boolean =>
  meaning !== undefined && isAboutDamage(meaning) && speaksOf(meaning, DEPENDS_ON_WHAT_WAS_DONE)

const add = (
  printed: PrintedNumber | null,
  parts: Parts,
  meaning: SentenceMeaning,
  question: Predicate | null,
  beside: NumberBeside,
): Added => {
  switch (meaning.kind) {
    case 'reminder':
      return E.right(parts)
    case 'steps':
      return E.right(
        into(
          parts,
          isAnotherAttack(meaning) ? 'require' : 'after',
          question === null ? meaning.program : [{ do: 'if', is: question, then: meaning.program }],
        ),
      )
    case 'if':
      return question === null
        ? add(printed, parts, meaning.then, meaning.question, beside)
        : E.left('One "if" is inside another "if".')
    case 'moreDamage':
      if (meaning.from !== undefined && meaning.from !== printed?.base)
        return E.left('The text repeats a number that differs from the one printed beside the attack.')
      return withTerm(parts, question === null ? meaning.term : { ...meaning.term, if: question }, meaning.less)
    case 'damageForEach':
      if (parts.times !== null) return E.left('Its damage is counted in two ways.')
      return E.right({
        ...parts,
        times: {
          amount: meaning.amount,
          times: inNames(meaning.times, parts.names),
          ...(question === null ? {} : { if: question }),
        },
      })
    case 'damageTo': {
      const { amount, times } = meaning.extra
      if (isPrinted(printed, meaning) && times !== undefined)
        return add(printed, parts, { kind: 'damageForEach', amount, times }, question, beside)
      const isBeside = meaning.also || (printed !== null && isToOthers(meaning))
      if (!isBeside && printed !== null && parts.also.length === 0)
        return E.left('Both the printed number and the text give damage.')
      const chosen =
        question === null
          ? into(parts, 'choose', meaning.first)
          : into(parts, 'before', meaning.first.length === 0 ? [] : [{ do: 'if', is: question, then: meaning.first }])
      const extra = inNames(question === null ? meaning.extra : { ...meaning.extra, if: question }, chosen.names)
      return E.right({ ...chosen, also: [...chosen.also, onlyIfItCameIn(extra, chosen.before)] })
    }
    case 'both': {
      if (question !== null && speaksOf({ kind: 'if', question, then: meaning }, CHANGED_BY_DAMAGE))
        return E.left('The damage could change the answer to the condition for it.')
      const isDoneFirst = question === null && meaning.first.kind === 'steps' && dependsOnDone(meaning.second)
      const first = isDoneFirst
        ? E.right(beforeDamage(parts, nameable(meaning.first.program)))
        : add(printed, parts, meaning.first, question, beside)
      return E.isLeft(first) ? first : add(printed, first.right, meaning.second, question, beside)
    }
    case 'baseDamage': {
      if (printed === null) return E.left('The text changes printed damage that the attack does not have.')
      if (printed.sign !== undefined) return E.left('Its damage is counted in two ways.')
      const term = { amount: Math.abs(printed.base - meaning.base), ...(question === null ? {} : { if: question }) }
      return withTerm(parts, term, meaning.base < printed.base)
    }
    case 'baseDamageNextTurn':
      return E.map((program: Program) => into(parts, 'after', program))(nextTurn(meaning, beside, question))
    case 'costs':
      return E.right({ ...parts, costs: { cost: meaning.cost, ...(question === null ? {} : { while: question }) } })
    case 'unaffected':
      return question === null
        ? E.right({ ...parts, unaffectedBy: [...parts.unaffectedBy, ...meaning.by] })
        : E.left('Its damage is unaffected only under a condition.')
    case 'doesNothing':
      return question === null ||
        (parts.require.length === 0 && speaksOf({ kind: 'if', question, then: meaning }, DEPENDS_ON_WHAT_WAS_DONE))
        ? E.left('Something must be done before it is clear whether the attack does nothing.')
        : E.right(into(parts, 'require', [{ do: 'if', is: question, then: [{ do: 'doesNothing' }] }]))
    case 'beforeDamage':
      return E.right(into(parts, 'before', meaning.program))
    case 'onTheFirstTurn':
      return E.right({ ...parts, onTheFirstTurn: true })
    case 'oncePerGame':
      return E.right({ ...parts, oncePerGame: meaning.power })
    case 'only':
      return E.right({
        ...parts,
        only: parts.only === null ? meaning.question : { is: 'all', of: [parts.only, meaning.question] },
      })
    case 'coins':
      return E.left('Coins are flipped only under a condition.')
    case 'cost':
    case 'notOnNew':
    case 'notOnKnockedOut':
    case 'notThePaid':
    case 'onceUsed':
    case 'onePerTurn':
    case 'once':
    case 'trigger':
    case 'use':
    case 'continuous':
    case 'provides':
    case 'onlyTo':
    case 'lends':
      return E.left('One sentence of the text does not belong to an attack.')
  }
}

const addCoins = (parts: Parts, meaning: CoinsMeaning, where: Flipped): Added => {
  if (where !== 'damage') return E.right(into(parts, where, [flips(meaning)]))
  return parts.coins === null
    ? E.right({ ...parts, coins: inNames(meaning.coins, parts.names) })
    : E.left('Its damage needs two separate flips of coins.')
}

const some = <Value>(list: readonly Value[]): readonly Value[] | undefined => (list.length === 0 ? undefined : list)

/** Makes an attack from its sentences; on the left one sentence that says why they do not fit together. */
export const attackOf = (
  printed: PrintedNumber | null,
  all: readonly SentenceMeaning[],
  beside: NumberBeside = () => null,
): E.Either<string, AttackText> => {
  let parts: Parts = NO_PARTS
  const sentences = all.filter(({ kind }) => kind !== 'reminder')
  for (const [at, meaning] of sentences.entries()) {
    const added =
      meaning.kind === 'coins'
        ? addCoins(parts, meaning, whereFlipped(dependentsOf(sentences, at), printed !== null))
        : meaning.kind === 'steps' && dependsOnDone(sentences[at + 1])
          ? E.right(beforeDamage(parts, nameable(meaning.program)))
          : meaning.kind === 'steps' && isRequired(sentences[at + 1]) && mayBeRequired(meaning.program)
            ? E.right(into(parts, 'require', meaning.program))
            : meaning.kind === 'steps' && speaksOfThose(sentences[at + 1])
              ? E.right(into(parts, 'after', nameable(meaning.program)))
              : meaning.kind === 'steps' && isToThat(sentences[at + 1])
                ? E.right(
                    into(
                      parts,
                      meaning.program.every(({ do: word }) => word === 'choosePokemon') ? 'choose' : 'before',
                      meaning.program,
                    ),
                  )
                : add(printed, parts, meaning, null, beside)
    if (E.isLeft(added)) return added
    parts = added.right
  }
  const done = payingLater(parts)
  return E.map((damage: PrintedDamage | undefined): AttackText => {
    const text: Record<string, unknown> = {
      damage,
      also: some(done.also),
      unaffectedBy: some(done.unaffectedBy),
      choose: some(done.choose),
      require: some(done.require),
      before: some(done.before),
      after: some(done.after),
      oncePerGame: done.oncePerGame ?? undefined,
      only: done.only ?? undefined,
      onTheFirstTurn: done.onTheFirstTurn ? true : undefined,
      costs: done.costs ?? undefined,
    }
    return bindThat(Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined)) as AttackText)
  })(damageOf(printed, { ...done, isLater: changesItselfLater(done.after) }))
}

/** Composes all texts of `<ptcg-turn-budget>` as plain strings, ready to be put on a page. */

import type { RuleId } from 'ptcg-turn-engine'
import { readSnapshot } from 'ptcg-turn-engine/internal/engine/explain/reading'
import type { EventType } from 'ptcg-turn-engine/model'
import {
  type BudgetItem,
  type BudgetReason,
  type BudgetStatus,
  budgetAt,
  countInWords,
  noteOn,
  rulesInWords,
} from 'ptcg-turn-engine/turn-budget'
import * as E from '#fp-ts/Either'

export interface WrittenReason {
  readonly rule: RuleId
  readonly says: string
  /** The tokens of everything that the reason refers to; `<ptcg-turn-chart>` can highlight them. */
  readonly about: readonly string[]
}

export interface WrittenItem {
  readonly type: EventType
  readonly title: string
  readonly status: BudgetStatus
  /** A count such as `0/1`; empty if nothing is counted. */
  readonly count: string
  readonly rules: string
  readonly reasons: readonly [WrittenReason, ...WrittenReason[]]
  readonly note: string | null
  readonly about: readonly string[]
}

/**
 * The texts of a budget: its player and items, or a sentence that says why there is no budget. All texts are empty before there is anything
 * to show.
 */
export interface Written {
  readonly player: string
  readonly turn: string
  readonly sentence: string
  /** True if the sentence reports a mistake of the page, such as a value that is not a snapshot. */
  readonly isProblem: boolean
  readonly items: readonly WrittenItem[]
}

export const BLANK: Written = { player: '', turn: '', sentence: '', isProblem: false, items: [] }

/** The maximum length of a displayed name; saves allow longer ones. */
const MAX_NAME_LENGTH = 40

const shortened = (name: string): string =>
  name.length > MAX_NAME_LENGTH ? `${[...name].slice(0, MAX_NAME_LENGTH - 1).join('')}…` : name

const reasonWritten = ({ rule, says, clause }: BudgetReason): WrittenReason => ({
  rule: `${rule}` as RuleId,
  says: `${says}`,
  about: [`rule:${rule}`, ...(clause === null ? [] : [`clause:${clause}`])],
})

const itemWritten = (item: BudgetItem): WrittenItem => {
  const { type, title, status, count, reasons, transition } = item
  const [first, ...others] = reasons
  return {
    type,
    title,
    status,
    count: count === null ? '' : countInWords(count),
    rules: rulesInWords(reasons),
    reasons: [reasonWritten(first), ...others.map(reasonWritten)],
    note: noteOn(item),
    about: [`event:${type}`, `transition:${transition}`],
  }
}

/** The texts for a snapshot; blank for null. Accepts any value and never throws: if a value is not a snapshot, the sentence says so. */
export const budgetTexts = (snapshot: unknown): Written => {
  if (snapshot === null) return BLANK
  const read = readSnapshot(snapshot, (shown): Written => {
    const now = budgetAt(shown)
    if (now.between !== null) return { ...BLANK, sentence: now.between }
    const { player, turn, items } = now
    return { ...BLANK, player: shortened(`${player}`), turn: `turn ${turn}`, items: items.map(itemWritten) }
  })
  return E.isLeft(read) ? problemWritten(read.left) : read.right
}

export const problemWritten = (sentence: string): Written => ({ ...BLANK, sentence, isProblem: true })

/** Explains the damage of an attack in a log: compares it with the damage that the engine computes in six steps. */
import { POINTS_PER_COUNTER, placeCounters, removeCounters } from 'ptcg-turn-engine/internal/game/damage/counters'
import type { Fact, Ledger, PokemonId } from 'ptcg-turn-engine/model'
import type { Sentence } from '../languages/sentences.ts'
import type { Entry } from '../reading/battleLog.ts'
import { saidDamage, type Used } from './attacks.ts'
import type { KnownCards } from './catalogue.ts'
import { type AttackPair, damageDoubts } from './doubts.ts'
import type { RefereedTable } from './table.ts'
import type { DamageCause, RefereedDamage } from './verdicts.ts'

/** Returns the lines of each breakdown under an attack. There is one breakdown for each Pokémon that the attack damages. */
const breakdowns = (entry: Entry): readonly (readonly Sentence[])[] =>
  entry.under
    .filter(({ sentence }) => sentence.says === 'breakdownBegan')
    .map(({ under }) => under.map(({ sentence }) => sentence))

/** True if a breakdown adds up to the log's total; null if there is no breakdown. */
const addsUp = (entry: Entry, total: number): boolean | null => {
  const lines = breakdowns(entry).flat()
  if (lines.length === 0) return null
  if (lines.some((one) => one.says === 'breakdownTotal' && one.amount === total)) return true
  const sum = lines.reduce(
    (points, one) => points + ('amount' in one && one.says !== 'breakdownTotal' ? one.amount : 0),
    0,
  )
  return sum === total
}

/** Returns the first total of the breakdowns if none of their totals is the number in the line; otherwise null. */
const otherTotal = (entry: Entry, said: number): number | null => {
  const totals = breakdowns(entry).flatMap((lines) =>
    lines.flatMap((one) => (one.says === 'breakdownTotal' ? [one.amount] : [])),
  )
  return totals.includes(said) ? null : (totals[0] ?? null)
}

/** The kind of a card before its name, in a breakdown. */
const KIND = /^\([^)]+\) (?=\S)/

/** Adds up the points that a breakdown gives to cards with these names, and to unknown cards. */
const pointsOf = (lines: readonly Sentence[], names: readonly string[], known: KnownCards): number =>
  lines.reduce((points, one) => {
    if (one.says !== 'breakdownOther') return points
    const isStrange = KIND.test(one.text) && known.named(one.text.replace(KIND, '')).length === 0
    return isStrange || names.some((name) => one.text.endsWith(name)) ? points + one.amount : points
  }, 0)

export const ledgerOf = (facts: readonly Fact[], target: number | null): Ledger | null => {
  const done = facts.find(
    (fact) => (fact.fact === 'DAMAGE_PLACED' || fact.fact === 'NO_DAMAGE_DONE') && fact.pokemon.id === target,
  )
  return done !== undefined && 'ledger' in done ? done.ledger : null
}

/** The known facts about an attack, besides its line. */
export interface AttackCase {
  readonly facts: readonly Fact[]
  readonly target: PokemonId | null
  /** True if the printed attack is known. */
  readonly isKnown: boolean
  /** True if the attack's damage may depend on choices, coins, discards or another attack. */
  readonly differs: boolean
  /** True if the attack is used as another attack, which is unknown. */
  readonly isCopied: boolean
  /** The damage of the attack to a chosen Benched Pokémon; null if the target is not one. */
  readonly toChosen: number | null
  readonly pair: AttackPair
}

/** Changes the damage on a Pokémon from the engine's number to the log's number. */
const leaveDamage = (table: RefereedTable, target: PokemonId, attack: string, more: number): void => {
  const counters = Math.round(more / POINTS_PER_COUNTER)
  table.change(
    counters > 0
      ? placeCounters(table.game, target, counters, { by: attack })
      : removeCounters(table.game, target, -counters, attack),
  )
}

/** Compares the engine's damage with the log's damage, and leaves the log's damage on the table. */
export const explain = (
  table: RefereedTable,
  known: KnownCards,
  entry: Entry,
  sentence: Used,
  { facts, target, isKnown, differs, isCopied, toChosen, pair }: AttackCase,
): RefereedDamage => {
  const said = saidDamage(sentence)
  const ledger = ledgerOf(facts, target)
  const done = ledger?.damage ?? 0
  const worked = toChosen ?? done
  if (target !== null && done !== said) leaveDamage(table, target, sentence.attack, said - done)
  const sum = addsUp(entry, said)
  const explainedAs = (
    explained: RefereedDamage['explained'],
    cause: DamageCause | null,
    because: string | null,
  ): RefereedDamage => ({ line: entry.line, attack: sentence.attack, said, ledger, explained, cause, because })
  const other = otherTotal(entry, said)
  if (other !== null) return explainedAs('differently', 'breakdownDiffers', `The breakdown adds up to ${other} damage.`)
  if (isKnown && worked === said) return explainedAs('byTheCards', null, null)
  const result = `The engine computes ${worked}`
  if (isKnown) {
    const unknown = damageDoubts(table, { said, worked }, pair)
    const names = unknown.slice(0, 4).join(', ')
    const strange = breakdowns(entry).map((lines) => pointsOf(lines, unknown, known))
    if (strange.includes(said - worked))
      return explainedAs('byTheLog', 'textInPlayNotKnown', 'According to the breakdown, unknown texts give the rest.')
    if (isCopied)
      return explainedAs(
        sum === true ? 'byTheLog' : 'onlySaid',
        'copiedAttackNotKnown',
        'The attack is used as another attack, which is not known.',
      )
    if (differs)
      return sum === true
        ? explainedAs('byTheLog', 'givenByHand', 'The breakdown shows the choices, coins or discards of the attack.')
        : explainedAs(
            'differently',
            'givenByHand',
            `${result}; the choices, coins or discards of the attack are done by hand.`,
          )
    return unknown.length > 0
      ? explainedAs('differently', 'textInPlayNotKnown', `${result}; these texts in play are not known: ${names}.`)
      : explainedAs('differently', 'otherThanPrinted', `${result}.`)
  }
  const because = `What is printed on ${sentence.pokemon.name} is not known.`
  if (worked !== said) return explainedAs('differently', 'attackerNotKnown', `${because} The six steps give ${worked}.`)
  if (sum === false)
    return explainedAs('onlySaid', 'breakdownDiffers', `${because} The breakdown does not add up to ${said}.`)
  const isExplainedByTheLog = sum === true || 'changed' in sentence || said === 0
  return explainedAs(isExplainedByTheLog ? 'byTheLog' : 'onlySaid', 'attackerNotKnown', because)
}

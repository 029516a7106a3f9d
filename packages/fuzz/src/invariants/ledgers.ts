/**
 * A damage calculation adds up: six steps in order, each continuing from the one before, and each total equal to the
 * changes of its sources (P4, A-D).
 */
import {
  DAMAGE_STEPS,
  type DamageStep,
  type Fact,
  type FactNamed,
  type Ledger,
  type LedgerEntry,
} from 'ptcg-turn-engine/model'
import type { Check, Sent } from '../check.ts'

/** Applies a change to a value: `+40`, `−30`, `×2`, `= 20`, and for base damage `30` or `20 × 3`. */
export const applied = (change: string, value: number): number | null => {
  const [, sign = '', first = '', times] = /^(\+|−|×|= )?([−-]?\d+)(?: × ([−-]?\d+))?$/.exec(change) ?? []
  if (first === '') return null
  const number = Number(first.replace('−', '-'))
  switch (sign) {
    case '+':
      return value + number
    case '−':
      return value - number
    case '×':
      return value * number
    case '= ':
      return number
    default:
      return times === undefined ? number : number * Number(times.replace('−', '-'))
  }
}

/** Steps after which the calculation ends if the value is 0 or less (A-D2.2, A-D4.1). */
const STOPPING: readonly DamageStep[] = ['2_attacker', '4_resistance']

const LAST = DAMAGE_STEPS[DAMAGE_STEPS.length - 1]

const unexplained = ({ step, in: before, out, sources }: LedgerEntry): string | null => {
  if (step === LAST) {
    const counters = Math.max(0, Math.floor(before / 10) * 10)
    return out === counters ? null : `A-D6.1: ${before} damage is ${counters} in damage counters, not ${out}.`
  }
  let value = before
  for (const { source, change } of sources) {
    const next = applied(change, value)
    if (next === null) return `A-D: nobody can read what ${source} does: "${change}".`
    value = next
  }
  return value === out ? null : `A-D: in step ${step} the sources make ${value} of ${before}, not ${out}.`
}

const misordered = ({ entries, stopped }: Ledger): string | null => {
  let value = 0
  for (const [index, entry] of entries.entries()) {
    if (entry.step !== DAMAGE_STEPS[index])
      return `P4: the steps of the damage are done in the order ${entries.map(({ step }) => step).join(', ')}; after ${entries[index - 1]?.step ?? 'the beginning'} comes ${DAMAGE_STEPS[index] ?? 'nothing more'}.`
    if (entry.in !== value) return `P4: step ${entry.step} begins with ${entry.in}; the step before left ${value}.`
    const wrong = unexplained(entry)
    if (wrong !== null) return wrong
    value = entry.out
    const stops = STOPPING.includes(entry.step) && value <= 0
    if (stops !== (stopped === entry.step))
      return stops
        ? `P4: ${value} is left after step ${entry.step} and the calculation goes on.`
        : `P4: the calculation stops after step ${entry.step} with ${value} left.`
    if (stops) return entries.length === index + 1 ? null : `P4: steps follow although it stopped at ${entry.step}.`
  }
  return entries.length === DAMAGE_STEPS.length ? null : `P4: the calculation has ${entries.length} steps.`
}

/** The error in a finished calculation, or null. */
export const wrongLedger = (ledger: Ledger): string | null => {
  const wrong = misordered(ledger)
  if (wrong !== null) return wrong
  const left = ledger.stopped === null ? (ledger.entries.at(-1)?.out ?? 0) : 0
  return ledger.damage === left ? null : `A-D6.1: the calculation comes to ${left}, and ${ledger.damage} is kept.`
}

type Outcome = FactNamed<'DAMAGE_PLACED'> | FactNamed<'NO_DAMAGE_DONE'>

const isOutcome = (fact: Fact): fact is Outcome => fact.fact === 'DAMAGE_PLACED' || fact.fact === 'NO_DAMAGE_DONE'

/**
 * The error if a text leaves 10 HP to an undamaged Pokémon that the damage would Knock Out, but the damage placed is
 * not its HP less 10; else null.
 */
const wrongEnduring = (fact: Outcome, hp: number): string | null => {
  const { ledger } = fact
  const placed = fact.fact === 'DAMAGE_PLACED' ? fact.damage : 0
  return placed === hp - 10 && ledger.damage >= hp
    ? null
    : `A-D6.1: ${ledger.name} is said to keep 10 of ${hp} HP; ${ledger.damage} damage came of it and ${placed} was placed.`
}

const wrongOutcome = (fact: Outcome): string | null => {
  const { ledger, pokemon, owner } = fact
  const on = `${ledger.attack} against ${ledger.name}`
  if (ledger.target !== pokemon.id || ledger.owner !== owner)
    return `A-D6.1: the calculation of ${on} is another Pokémon's.`
  const wrong = wrongLedger(ledger)
  if (wrong !== null) return `${wrong} (${on})`
  if (ledger.endured !== undefined) return wrongEnduring(fact, ledger.endured.hp)
  if (fact.fact === 'NO_DAMAGE_DONE')
    return ledger.damage === 0 ? null : `A-D6.2: ${on} came to ${ledger.damage} and no damage was done.`
  return ledger.damage === fact.damage && fact.damage > 0
    ? null
    : `A-D6.1: ${on} came to ${ledger.damage} and ${fact.damage} was placed.`
}

/** Each target of an attack gets its calculated damage before anything else happens (A-F.2). */
const untold = ({ microsteps }: Sent, facts: readonly Fact[]): string | null => {
  const calculated = microsteps.find(
    ({ from, row }) => from.includes('.damage.') && row.target.startsWith('turn.attack.F_resolve.otherEffects'),
  )
  for (const ledger of calculated?.snapshot.game.attack?.ledgers ?? []) {
    const told = facts.filter((fact) => isOutcome(fact) && fact.ledger === ledger)
    const on = `the damage of ${ledger.attack} to ${ledger.name} was worked out to the end`
    if (told.length === 0) return `A-F.2: ${on}, and then neither placed nor told to be none.`
    if (told.length > 1) return `A-F.2: ${on} once, and placed ${told.length} times.`
  }
  return null
}

/** P4, A-D1 to A-D6. `facts tell everything` checks that the Pokémon's damage rises by exactly the amount placed. */
export const damageAddsUp: Check = {
  name: 'damage adds up',
  watch: () => ({
    see: (sent) => {
      if (!sent.accepted) return null
      const { facts } = sent.after.game
      for (const fact of facts) {
        const wrong = isOutcome(fact) ? wrongOutcome(fact) : null
        if (wrong !== null) return wrong
      }
      return sent.before.state.startsWith('turn') ? untold(sent, facts) : null
    },
  }),
}

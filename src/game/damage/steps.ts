/** The six steps of the damage calculation, each of which adds an entry to a ledger (A-D1 to A-D6). */
import { modifiersOn } from '../board/continuous.ts'
import { pokemonDefinition } from '../board/definitions.ts'
import type { Modifier } from '../board/inForce.ts'
import type { InPlay } from '../board/pokemonInPlay.ts'
import { isAmong } from '../board/references.ts'
import { currentTypesOf } from '../board/typesOf.ts'
import { resistancesOf, weaknessesOf } from '../board/weaknesses.ts'
import type { AttackDefinition } from '../model/cards.ts'
import type { Game } from '../model/game.ts'
import type { Modifiers, Others } from '../model/lasting.ts'
import type { DamageStep, Ledger, LedgerSource } from '../model/ledger.ts'
import { type Base, signPoints } from './base.ts'
import { POINTS_PER_COUNTER } from './counters.ts'

/** The data for the damage calculation of one target. */
export interface DamageContext {
  readonly game: Game
  readonly attacker: InPlay
  readonly attack: AttackDefinition
  readonly target: InPlay
  readonly base: Base
  /** The results of the coins that texts have flipped so far to prevent this damage on heads; missing if no coin was flipped. */
  readonly coins?: readonly boolean[]
}

type Step = (
  context: DamageContext,
  value: number,
) => { readonly value: number; readonly sources: readonly LedgerSource[] }

const NO_SOURCES: readonly LedgerSource[] = []

/** A source that adds or subtracts points. */
interface Amount {
  readonly source: string
  readonly effect: { readonly amount: number }
}

const changedBy = (value: number, changes: readonly Amount[]): ReturnType<Step> => {
  if (changes.length === 0) return { value, sources: NO_SOURCES }
  let total = value
  const sources: LedgerSource[] = []
  for (const { source, effect } of changes) {
    total += effect.amount
    sources.push({ source, change: signPoints(effect.amount) })
  }
  return { value: total, sources }
}

/** Step 1: the base damage. */
const base: Step = ({ base: { damage, sources } }) => ({ value: damage, sources })

/** Step 2: effects on the attacking side, each only for the targets in its text (R4). Damage of 0 is not changed (A-D2.2). */
const attackerSide: Step = ({ game, attacker, attack, target }, value) => {
  const all = value <= 0 ? NONE : modifiersOn(game, 'damageDealt', attacker)
  return changedBy(
    value,
    all.length === 0
      ? NONE
      : all.filter(
          ({ effect: { to, attack: named } }) =>
            (named === undefined || named === (game.attack?.name ?? attack.name)) &&
            (to === undefined || isAmong(game, to, target, attacker)),
        ),
  )
}

const NONE: readonly never[] = []

/**
 * True if the damage ignores `by`, such as Weakness. The cause is the text of the attack or, for damage to the opponent's Active Pokémon,
 * an effect on the attacker.
 */
const isUnaffected = (
  { game, attack, attacker, target }: DamageContext,
  by: Modifiers['damageUnaffected']['by'],
): boolean =>
  attack.unaffectedBy?.includes(by) === true ||
  (target.place === 'Active' &&
    target.owner !== attacker.owner &&
    modifiersOn(game, 'damageUnaffected', attacker).some(({ effect }) => effect.by === by))

/** Step 3: Weakness of an Active target. Each matching Weakness is applied once. */
const weakness: Step = (context, value) => {
  const { game, target } = context
  if (target.place !== 'Active' || isUnaffected(context, 'Weakness')) return { value, sources: NO_SOURCES }
  const weaknesses = weaknessesOf(game, target)
  if (weaknesses.length === 0) return { value, sources: NO_SOURCES }
  const types = currentTypesOf(game, context.attacker)
  const dealt = modifiersOn(game, 'weaknessDealt', context.attacker).flatMap(({ effect: { to, factor } }) =>
    context.attack !== BY_ITSELF && (to === undefined || isAmong(game, to, target, context.attacker)) ? [factor] : [],
  )
  let raised = value
  const sources: LedgerSource[] = []
  for (const { type, operator: printed, amount: number } of weaknesses) {
    if (!types.includes(type)) continue
    const operator = dealt.length === 0 ? printed : '×'
    const amount = dealt.length === 0 ? number : Math.max(...dealt)
    raised = operator === '×' ? raised * amount : raised + amount
    sources.push({ source: `Weakness to ${type}`, change: `${operator}${amount}` })
  }
  return { value: raised, sources }
}

/** Step 4: Resistance of an Active target. */
const resistance: Step = (context, value) => {
  const { game, target } = context
  if (target.place !== 'Active' || isUnaffected(context, 'Resistance')) return { value, sources: NO_SOURCES }
  const resistances = resistancesOf(game, target)
  if (resistances.length === 0) return { value, sources: NO_SOURCES }
  const types = currentTypesOf(game, context.attacker)
  let lowered = value
  const sources: LedgerSource[] = []
  for (const { type, amount } of resistances) {
    if (!types.includes(type)) continue
    lowered -= amount
    sources.push({ source: `Resistance to ${type}`, change: signPoints(-amount) })
  }
  return { value: lowered, sources }
}

/** The `change` that a ledger entry shows for a text that prevented the damage. */
export const PREVENTED = '= 0'

/** The damage as changed by effects on the defending side, and the texts that prevent it, either always (`sure`) or only on heads. */
const preventing = ({ game, attacker, target }: DamageContext, value: number) => {
  const concerns = ({ effect: { from } }: { readonly effect: { readonly from?: Others } }): boolean =>
    from === undefined || isAmong(game, from, attacker, target)
  const changes = modifiersOn(game, 'damageTaken', target)
  const changed = changedBy(value, changes.length === 0 ? NONE : changes.filter(concerns))
  const { value: points } = changed
  const all = modifiersOn(game, 'preventDamage', target)
  if (all.length === 0) return { changed, sure: NONE, onHeads: NONE }
  const texts = all.filter(
    (one) => concerns(one) && points <= (one.effect.atMost ?? points) && points >= (one.effect.atLeast ?? points),
  )
  return { changed, sure: texts.filter(isSure), onHeads: texts.filter((one) => !isSure(one)) }
}

const isSure = ({ effect }: Modifier<'preventDamage'>): boolean => effect.onHeads === undefined

/** Step 5: effects on the defending side. If a text prevents the damage, the result is 0 (R8). */
const defenderSide: Step = (context, value) => {
  if (isUnaffected(context, 'effects')) return { value, sources: NO_SOURCES }
  const { changed, sure, onHeads } = preventing(context, value)
  const prevented = [...sure, ...onHeads.filter((_, at) => context.coins?.[at] === true)]
  if (prevented.length === 0) return changed
  return { value: 0, sources: [...changed.sources, ...prevented.map(({ source }) => ({ source, change: PREVENTED }))] }
}

/**
 * The name of the next text that flips a coin to prevent this damage, or null. After heads, no other text flips a coin. The coin is flipped
 * even if the damage ignores effects on the defending side (C2040).
 */
export const flipsForDamage = (context: DamageContext, { stopped, damage, coins = [] }: Ledger): string | null => {
  if (stopped !== null || coins.includes(true)) return null
  const { changed, sure, onHeads } = preventing(context, damage)
  return sure.length > 0 || changed.value < POINTS_PER_COUNTER ? null : (onHeads[coins.length]?.source ?? null)
}

/** Step 6: rounds the damage down to whole damage counters of 10 points; at least 0. */
const counters: Step = (_, value) => ({
  value: Math.max(0, Math.floor(value / POINTS_PER_COUNTER) * POINTS_PER_COUNTER),
  sources: NO_SOURCES,
})

const STEPS: { readonly [Name in DamageStep]: Step } = {
  '1_base': base,
  '2_attacker': attackerSide,
  '3_weakness': weakness,
  '4_resistance': resistance,
  '5_defender': defenderSide,
  '6_counters': counters,
}

/** The steps after which a value of 0 or less ends the calculation (A-D2.2). */
const STOPS: readonly DamageStep[] = ['2_attacker', '4_resistance']

/** A ledger before its first step. */
export const emptyLedger = (context: DamageContext): Ledger => ({
  attack: context.game.attack?.name ?? context.attack.name,
  target: context.target.pokemon.id,
  owner: context.target.owner,
  name: pokemonDefinition(context.game, context.target.pokemon).name,
  wasActive: context.target.place === 'Active',
  entries: [],
  damage: 0,
  stopped: null,
})

/** The ledger after one more step. A stopped ledger is returned unchanged. */
export const takeStep = (context: DamageContext, ledger: Ledger, step: DamageStep): Ledger => {
  if (ledger.stopped !== null) return ledger
  const { value, sources } = STEPS[step](context, ledger.damage)
  const stops = value <= 0 && STOPS.includes(step)
  return {
    attack: ledger.attack,
    target: ledger.target,
    owner: ledger.owner,
    name: ledger.name,
    wasActive: ledger.wasActive,
    entries: [...ledger.entries, { step, in: ledger.damage, out: value, sources }],
    damage: stops ? 0 : value,
    stopped: stops ? step : null,
  }
}

const BY_ITSELF: AttackDefinition = { name: '', cost: [] }

/** The damage in points that a Pokémon does to itself without an attack. Only Weakness and Resistance change it (A-C.1). */
export const damageToItself = (game: Game, target: InPlay, damage: number): number => {
  const context = { game, attacker: target, attack: BY_ITSELF, target, base: { damage, sources: NO_SOURCES } }
  return BY_ITSELF_STEPS.reduce((value, step) => STEPS[step](context, value).value, damage)
}

const BY_ITSELF_STEPS: readonly DamageStep[] = ['3_weakness', '4_resistance', '6_counters']

/**
 * Evaluates the conditions, filters and counts of continuous effects. A result depends on the effects in force, which in turn depend on
 * such results. Therefore this file does not import `counts.ts`; instead, `counts.ts` registers its functions here when it is loaded. While
 * an effect is evaluated, effects of the same kind are treated as absent.
 */
import type {
  ContinuousEffect,
  Count,
  EffectSource,
  EnergyType,
  InPlayFilter,
  ModifierKind,
  Predicate,
} from 'ptcg-turn-engine/model'
import type { OraclePokemon, OracleTable } from './table.ts'

type Kind = ContinuousEffect['continuous'] | 'provides'

interface Knowing {
  isLike(table: OracleTable, pokemon: OraclePokemon, filter: InPlayFilter): boolean
  holds(table: OracleTable, source: EffectSource, question: Predicate): boolean
  count(table: OracleTable, source: EffectSource, what: Count): number
  takesAway(table: OracleTable, kind: Attached, pokemon: OraclePokemon): boolean
  doubled(table: OracleTable, pokemon: OraclePokemon): readonly EnergyType[]
}

/** The kinds of effects that disable the effects of attached cards. */
export type Attached = 'noToolEffects' | 'plainSpecialEnergy'

const known: { it?: Knowing } = {}

export const layDown = (knowing: Knowing): void => {
  known.it = knowing
}

const absent: Kind[] = []

export const isAbsent = (kind: Kind): boolean => absent.includes(kind)

/** True if an effect of this kind disables the Tools, or the Special Energy, of a Pokémon. */
export const areWithoutEffect = (table: OracleTable, kind: Attached, pokemon: OraclePokemon): boolean =>
  !isAbsent(kind) && answerAbout(kind, ({ takesAway }) => takesAway(table, kind, pokemon))

/** Lists the types whose basic Energy provides twice as much on this Pokémon. */
export const findDoubledTypes = (table: OracleTable, pokemon: OraclePokemon): readonly EnergyType[] =>
  isAbsent('doublesBasicEnergy') ? [] : answerAbout('doublesBasicEnergy', ({ doubled }) => doubled(table, pokemon))

/** Evaluates a condition, filter or count of an effect of this kind. Meanwhile, effects of this kind are treated as absent. */
export const answerAbout = <Answer>(kind: Kind, answer: (knowing: Knowing) => Answer): Answer => {
  if (known.it === undefined) throw new Error('The oracle cannot answer questions before counts.ts is loaded.')
  absent.push(kind)
  try {
    return answer(known.it)
  } finally {
    absent.pop()
  }
}

/** Returns the effect with its amount multiplied by its count, or unchanged if it has no count. */
export const multiplyAmount = <Said extends object>(
  table: OracleTable,
  said: Said,
  kind: ModifierKind,
  source: EffectSource,
): Said => {
  const { amount, times }: { readonly amount?: number; readonly times?: Count } = said
  if (amount === undefined || times === undefined) return said
  return { ...said, amount: amount * answerAbout(kind, ({ count }) => count(table, source, times)) }
}

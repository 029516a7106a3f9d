/**
 * Answers known to all before a text is carried out: those of its questions, and whether "if you do" could hold
 * (T2D.1b, R28).
 */
import type { CardId, Effect, EffectNamed, Predicate } from 'ptcg-turn-engine/model'
import { holds, whoIs } from './counts.ts'
import type { Outlook, Unseen } from './outlook.ts'
import type { OraclePokemon, OracleTable } from './table.ts'

export const cardsNamed = ({ reading, cards }: Outlook, name: string): readonly (CardId | Unseen)[] =>
  cards.get(name) ?? reading.memory.cards[name] ?? []

/**
 * The previous word, whether it could change something, and whether its player would be asked; null at the beginning of
 * a part of a text.
 */
export type Before = { readonly could: boolean; readonly isAsked: boolean; readonly effect: Effect } | null

/** Words that count as done whatever they changed. */
const ALWAYS_DONE: readonly Effect['do'][] = [
  'flip',
  'flipUntilTails',
  'shuffleDeck',
  'if',
  'oneOrBoth',
  'forEach',
  'eachCard',
  'eachPokemon',
]

/** Words that name cards. */
const NAMING: readonly Effect['do'][] = ['chooseCards', 'chooseAttached', 'allCards', 'allAttached', 'randomCards']

const couldHaveBeenDone = (outlook: Outlook, { could, isAsked, effect }: NonNullable<Before>): boolean => {
  if (could || isAsked || ALWAYS_DONE.includes(effect.do)) return true
  if (effect.do === 'choosePokemon') return (outlook.pokemon.get(effect.as) ?? []).length > 0
  if (NAMING.includes(effect.do) && 'as' in effect) return cardsNamed(outlook, effect.as).length > 0
  if (effect.do === 'reveal') return cardsNamed(outlook, effect.cards).length > 0
  const { table, source } = outlook.reading
  return effect.do === 'discardHand' && table.sides[whoIs(source, effect.whose)].hand.length > 0
}

/** Coins, choices and "if you do" are not visible on the table beforehand; every other question is. */
const isToBeSeen = (asked: unknown): boolean => {
  if (Array.isArray(asked)) return asked.every(isToBeSeen)
  if (typeof asked !== 'object' || asked === null) return true
  const { is, count, zone, whose, filter } = asked as { readonly [key: string]: unknown }
  if ('chosen' in asked || 'eachChosen' in asked) return false
  if (is === 'heads' || is === 'allHeads' || is === 'anyTails' || is === 'done') return false
  if (count === 'heads' || count === 'tails' || count === 'cardsChosen' || count === 'damageDone') return false
  const isFaceDown = zone === 'deck' || zone === 'prizes' || (zone === 'hand' && whose === 'opponent')
  if (count === 'cardsIn' && filter !== undefined && isFaceDown) return false
  return Object.values(asked).every(isToBeSeen)
}

const countsCards = (asked: unknown): boolean =>
  typeof asked === 'object' &&
  asked !== null &&
  (('count' in asked && asked.count === 'cardsIn') || Object.values(asked).some(countsCards))

/** The answer that is known to all beforehand, or null: nothing before the question could have changed the table. */
export const plainAnswer = (outlook: Outlook, asked: Predicate, before: Before): boolean | null => {
  if (asked.is === 'done') return before === null || couldHaveBeenDone(outlook, before) ? null : false
  if (asked.is === 'not') {
    const answer = plainAnswer(outlook, asked.what, before)
    return answer === null ? null : !answer
  }
  const { table, source, memory } = outlook.reading
  if (outlook.gone.some(({ cards }) => cards.length > 0) && countsCards(asked)) return null
  return isToBeSeen(asked) ? holds(table, source, memory, asked) : null
}

/**
 * A Pokémon cannot be put into a condition that it is in already: Asleep, or Poisoned with the same number of counters.
 */
export const isSoAlready = (
  table: OracleTable,
  { conditions }: OraclePokemon,
  { condition, counters }: EffectNamed<'condition'>,
): boolean => {
  if (condition === 'Poisoned') return conditions.poisoned === (counters ?? table.ruleset.counters.poison)
  if (condition === 'Burned') return conditions.burned === (counters ?? table.ruleset.counters.burn)
  return conditions.rotated === condition
}

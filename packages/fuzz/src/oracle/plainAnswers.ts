/** Finds answers to a text's conditions, including "if you do", that are certain before the text is carried out (T2D.1b, R28). */
import type { CardId, Effect, Predicate, Program, Who } from 'ptcg-turn-engine/model'
import { holds, whoIs } from './counts.ts'
import { candidates, highestOf, type Outlook, type Unseen } from './outlook.ts'

export const cardsNamed = ({ reading, cards }: Outlook, name: string): readonly (CardId | Unseen)[] =>
  cards.get(name) ?? reading.memory.cards[name] ?? []

/** The effects that choose or collect cards for later effects. */
const NAMING: readonly Effect['do'][] = ['chooseCards', 'chooseAttached', 'allCards', 'allAttached', 'randomCards']

/**
 * True if "if you do" could hold after an effect. `could`: the effect could change something; `before`: "if you do" could hold before it.
 * Shuffles that change nothing keep the answer from before.
 */
export const couldHaveBeenDone = (outlook: Outlook, effect: Effect, could: boolean, before: boolean): boolean => {
  const { table, source } = outlook.reading
  if (could) return true
  switch (effect.do) {
    case 'flip':
    case 'flipUntilTails':
    case 'oneOrBoth':
    case 'endTurn':
      return true
    case 'shuffleDeck':
    case 'shufflePrizes':
      return before
    case 'knockOut':
      return candidates(outlook, effect.pokemon).length > 0
    case 'choosePokemon':
      return (outlook.pokemon.get(effect.as) ?? []).length > 0
    case 'reveal':
      return cardsNamed(outlook, effect.cards).length > 0
    case 'chooseNumber':
      return highestOf(outlook, effect.max) > 0
    case 'discardHand':
      return table.sides[whoIs(source, effect.whose)].hand.length > 0
    default:
      return NAMING.includes(effect.do) && 'as' in effect && cardsNamed(outlook, effect.as).length > 0
  }
}

/**
 * True if a condition can be evaluated from the table beforehand: it does not depend on flipped coins, choices, hidden cards or "if you
 * do".
 */
const isToBeSeen = (asked: unknown, coins: boolean): boolean => {
  if (Array.isArray(asked)) return asked.every((one) => isToBeSeen(one, coins))
  if (typeof asked !== 'object' || asked === null) return true
  const { is, count, zone, whose, filter } = asked as { readonly [key: string]: unknown }
  if ('chosen' in asked || 'eachChosen' in asked) return false
  if (coins && (is === 'heads' || is === 'allHeads' || is === 'anyTails')) return false
  if (coins && (count === 'heads' || count === 'tails')) return false
  if (is === 'done' || count === 'cardsChosen' || count === 'numberChosen' || count === 'damageDone') return false
  const isFaceDown = zone === 'deck' || zone === 'prizes' || (zone === 'hand' && whose === 'opponent')
  if (count === 'cardsIn' && filter !== undefined && isFaceDown) return false
  return Object.values(asked).every((one) => isToBeSeen(one, coins))
}

const countsCards = (asked: unknown): boolean =>
  typeof asked === 'object' &&
  asked !== null &&
  (('count' in asked && asked.count === 'cardsIn') || Object.values(asked).some(countsCards))

/** Returns the answer to a condition if it is certain before the text is carried out, or null. */
export const plainAnswer = (outlook: Outlook, asked: Predicate, before: boolean): boolean | null => {
  if (asked.is === 'done') return before ? null : false
  if (asked.is === 'not') {
    const answer = plainAnswer(outlook, asked.what, before)
    return answer === null ? null : !answer
  }
  const { table, source, memory } = outlook.reading
  if (
    asked.is === 'atLeast' &&
    typeof asked.what === 'object' &&
    asked.what.count === 'cardsChosen' &&
    typeof asked.number === 'number' &&
    asked.number > 0 &&
    highestOf(outlook, asked.what) === 0
  )
    return false
  if (outlook.gone.some(({ cards }) => cards.length > 0) && countsCards(asked)) return null
  return isToBeSeen(asked, outlook.coinsMayHaveLanded) ? holds(table, source, memory, asked) : null
}

/** True if a player could want a text that changes nothing: it only shuffles, or it ends by collecting cards for later effects. */
export const isWantedAnyway = (outlook: Outlook, program: Program): boolean => {
  const { table, source } = outlook.reading
  const hasOrder = (who: Who): boolean => table.sides[whoIs(source, who)].deck.length > 1
  if (program.every((effect) => effect.do === 'shuffleDeck' && hasOrder(effect.whose))) return true
  const last = program.at(-1)
  if (last === undefined || !('as' in last) || last.do === 'choosePokemon' || last.do === 'eachPokemon') return false
  return cardsNamed(outlook, last.as).length > 0
}

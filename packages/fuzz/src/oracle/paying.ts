/** Decides whether the cost of a text can be paid on the oracle's table. */
import { type Effect, type EffectSource, NO_MEMORY, type Program } from 'ptcg-turn-engine/model'
import { fits } from './cards.ts'
import { allMeant, oracleCount, whoIs } from './counts.ts'
import { units } from './energy.ts'
import { isKeptFrom, newReading } from './readingText.ts'
import type { OracleTable } from './table.ts'
import { goesToBench, offeredAttached, offeredCards, roomOnBench } from './wordsChoosing.ts'

/**
 * True if a cost can be paid in full, as it must be (GR.3). `then` is the rest of the text. Cards that the cost chooses need room on the
 * Bench if the cost or the rest puts them there (R30).
 */
export const canPayAll = (
  table: OracleTable,
  source: EffectSource,
  cost: Program = [],
  then: Program = [],
): boolean => {
  const reading = newReading(table, source, NO_MEMORY)
  const isEnough = (effect: Effect): boolean => {
    if (effect.do === 'chooseCards') {
      const { as, min = 1, whose } = effect
      const hasRoom = !goesToBench([...cost, ...then], as) || roomOnBench(table, whoIs(source, whose)) >= min
      return hasRoom && offeredCards(reading, effect).length >= min
    }
    if (effect.do === 'discardHand') return table.sides[whoIs(source, effect.whose)].hand.length > 0
    if (effect.do === 'discardTop')
      return table.sides[whoIs(source, effect.whose)].deck.length >= oracleCount(table, source, NO_MEMORY, effect.cards)
    if (effect.do === 'discardAllEnergy') {
      const filter = effect.type === undefined ? {} : { type: effect.type }
      return allMeant(table, source, NO_MEMORY, effect.from).some(
        (one) => !isKeptFrom(reading, one) && one.energy.some((card) => fits(table, card, filter)),
      )
    }
    if (effect.do !== 'chooseAttached') return true
    const offered = offeredAttached(reading, effect.on, effect.filter)
    if (effect.units === undefined) return offered.length >= (effect.min ?? 1)
    return units(table, offered).length >= effect.units
  }
  return cost.every(isEnough)
}

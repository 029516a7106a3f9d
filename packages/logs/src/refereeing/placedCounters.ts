/** Recognizes the damage counters in a log that the engine places itself. */
import { play } from 'ptcg-turn-engine'
import type { Fact } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { Entry } from '../reading/battleLog.ts'
import type { RefereeCourse } from './course.ts'

/** The facts before the Pokémon Checkup that follow once the present text has been carried out by hand. */
const factsAfterTheText = ({ table, isByHand }: RefereeCourse): readonly Fact[] => {
  const done = isByHand ? play(table.at, { type: 'DONE', player: table.game.turn.player }) : null
  if (done === null || E.isLeft(done)) return []
  const { facts } = done.right
  const checkup = facts.findIndex(({ fact }) => fact === 'CHECKUP_BEGAN')
  return checkup === -1 ? facts : facts.slice(0, checkup)
}

/** The Knock Outs among those facts, of Pokémon on which the engine places damage counters then. */
export const knockOutsToCome = (course: RefereeCourse): readonly Fact[] => {
  const facts = factsAfterTheText(course)
  const hurt = facts.flatMap((fact) => (fact.fact === 'COUNTERS_PLACED' ? [fact.pokemon.id] : []))
  return facts.filter((fact) => fact.fact === 'POKEMON_KNOCKED_OUT' && hurt.includes(fact.pokemon.id))
}

/**
 * Marks lines about damage counters that the engine has placed itself as used: those of Confusion, and those of an effect that began on an
 * earlier turn.
 */
export const usePlacedCounters = (course: RefereeCourse, entry: Entry, happened: readonly Fact[]): void => {
  for (const fact of [...happened, ...factsAfterTheText(course)]) {
    if (fact.fact !== 'COUNTERS_PLACED') continue
    const countersEntry = entry.under.find(
      (one) =>
        one.sentence.says === 'countersPut' &&
        one.sentence.count === fact.counters &&
        one.sentence.owner === fact.owner &&
        one.sentence.pokemon.name === fact.pokemon.name &&
        !course.used.has(one),
    )
    if (countersEntry !== undefined) course.used.add(countersEntry)
  }
}

/** Cards that an attack is to discard for more damage: they are chosen first, and leave after the damage (R111). */
import type { Effect, Program } from 'ptcg-turn-engine/model'

/** Cards that are chosen before the damage, and what becomes of it afterwards. */
interface InTwo {
  readonly first: Program
  readonly later: Program
}

/** The name of cards that the text does not name. */
const PAID = 'paid'

const named = (first: Effect, to: 'discard' | 'lostZone'): InTwo => ({
  first: [first],
  later: [{ do: 'move', cards: PAID, to }],
})

const inTwo = (program: Program): InTwo | null => {
  const [choice, then, ...more] = program
  if (choice === undefined || more.length > 0) return null
  switch (choice.do) {
    case 'chooseAttached':
    case 'allAttached':
      return then?.do === 'move' && then.cards === choice.as ? { first: [choice], later: [then] } : null
    case 'discardAllEnergy': {
      const filter = { kind: 'Energy', ...(choice.type === undefined ? {} : { type: choice.type }) } as const
      return then === undefined ? named({ do: 'allAttached', as: PAID, on: choice.from, filter }, 'discard') : null
    }
    case 'removeStadium':
      return then === undefined && choice.whose === undefined
        ? named({ do: 'allCards', as: PAID, whose: 'you', from: 'stadium', filter: {} }, choice.to)
        : null
    default:
      return null
  }
}

/** The two parts of what is done for more damage; null where it must be done before it. */
const leavingLater = (program: Program): InTwo | null => {
  const [only, ...more] = program
  if (only?.do !== 'may') return inTwo(program)
  const parts = more.length === 0 ? inTwo(only.then) : null
  return parts === null ? null : { ...parts, first: [{ ...only, then: parts.first }] }
}

/** The steps of an attack, and what is done in one of them for more damage. */
interface PaidSteps {
  readonly require: Program
  readonly before: Program
  readonly after: Program
  readonly paying: Program | null
}

/** An attack of which nothing else is done before the damage: what is paid for more leaves after it. */
export const payingLater = <Parts extends PaidSteps>(parts: Parts): Parts => {
  const { require, before, after, paying } = parts
  const inTwo = paying !== null && [...require, ...before].length === paying.length ? leavingLater(paying) : null
  if (inTwo === null) return parts
  const step = require === paying ? 'require' : 'before'
  return { ...parts, [step]: inTwo.first, after: [...inTwo.later, ...after] }
}

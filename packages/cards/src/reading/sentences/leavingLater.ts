/** Splits the payment for more damage of an attack: the cards are chosen before the damage, and leave after it (R111). */
import type { Effect, Program } from 'ptcg-turn-engine/model'

/** A payment in two parts: cards are chosen before the damage, and moved after the damage. */
interface InTwo {
  readonly first: Program
  readonly later: Program
}

/** The name for the paid cards if the text does not name them. */
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

/** Splits a payment for more damage in two; null if all of it must be done before the damage. */
const leavingLater = (program: Program): InTwo | null => {
  const [only, ...more] = program
  if (only?.do !== 'may') return inTwo(program)
  const parts = more.length === 0 ? inTwo(only.then) : null
  return parts === null ? null : { ...parts, first: [{ ...only, then: parts.first }] }
}

/** The steps of an attack. `paying` is the one of `require` and `before` that pays for more damage; null if neither does. */
interface PaidSteps {
  readonly require: Program
  readonly before: Program
  readonly after: Program
  readonly paying: Program | null
}

/** True if the effect only chooses Pokémon, perhaps under a condition: the targets of more damage. */
const choosesPokemon = (effect: Effect): boolean =>
  effect.do === 'choosePokemon' ||
  (effect.do === 'if' && effect.otherwise === undefined && effect.then.every(choosesPokemon))

/** Lets the cards paid for more damage leave after the damage, if the attack otherwise only chooses Pokémon before the damage. */
export const payingLater = <Parts extends PaidSteps>(parts: Parts): Parts => {
  const { require, before, after, paying } = parts
  if (paying === null) return parts
  const step = require.includes(paying[0] as Effect) ? 'require' : 'before'
  const others = [...require, ...before].filter((effect) => !paying.includes(effect))
  const inTwo = others.every(choosesPokemon) ? leavingLater(paying) : null
  if (inTwo === null) return parts
  const rest = parts[step].filter((effect) => !paying.includes(effect))
  return { ...parts, [step]: [...inTwo.first, ...rest], after: [...inTwo.later, ...after] }
}

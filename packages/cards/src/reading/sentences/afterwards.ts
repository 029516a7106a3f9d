/** Appends steps that refer to the previous sentence: "those cards" get a name, and a deck is shuffled only if it was searched (GR.5). */
import { nothingChosen } from 'ptcg-turn-engine/internal/game/cards/chosenSoFar'
import { programProblems } from 'ptcg-turn-engine/internal/game/cards/programMeaning'
import { type CardFilter, type Effect, kindGivenBy, type Program, programsIn, type Who } from 'ptcg-turn-engine/model'
import { hasKeyAnywhere } from './everyObject.ts'
import { THAT } from './sentenceMeaning.ts'

const searches = (effect: Effect): boolean =>
  (effect.do === 'chooseCards' && effect.from === 'deck') ||
  effect.do === 'lookAtTop' ||
  programsIn(effect).some((program) => program.some(searches))

export const allCardsOf = (whose: Who, from: 'hand' | 'lookedAt'): Effect => ({
  do: 'allCards',
  as: THAT,
  whose,
  from,
  filter: {},
})
const DISCARDED: Effect = { do: 'move', cards: THAT, to: 'discard' }

/** Returns the steps of an effect with a name for the affected cards; null if the effect cannot name them. */
const withName = (effect: Effect): Program | null => {
  switch (effect.do) {
    case 'discardTop': {
      const { whose, cards } = effect
      return [{ do: 'lookAtTop', whose, cards, revealed: true }, allCardsOf(whose, 'lookedAt'), DISCARDED]
    }
    case 'discardHand':
      return [allCardsOf(effect.whose, 'hand'), DISCARDED]
    case 'discardAllEnergy': {
      const filter: CardFilter = { kind: 'Energy', ...(effect.type === undefined ? {} : { type: effect.type }) }
      return [{ do: 'allAttached', as: THAT, on: effect.from, filter }, DISCARDED]
    }
    case 'revealHand':
      return [effect, allCardsOf(effect.whose, 'hand')]
    case 'lookAtTop':
      return effect.revealed === true ? [effect, allCardsOf(effect.whose, 'lookedAt')] : null
    default:
      return null
  }
}

/** Effects that discard from the top of a deck, or choose how many cards to discard. */
const TOP_OF_A_DECK: ReadonlySet<Effect['do']> = new Set(['discardTop', 'chooseNumber'])

/** Returns the program with a name for its cards, which the next sentence can use; unchanged unless exactly one effect can name them. */
export const nameable = (program: Program): Program => {
  const [only, ...more] = program
  if (only?.do === 'may' && more.length === 0 && only.then.every(({ do: word }) => TOP_OF_A_DECK.has(word)))
    return [{ ...only, then: nameable(only.then) }]
  const isNamed = program.some((effect) => kindGivenBy(effect) === 'cards')
  const unnamed = program.filter((effect) => withName(effect) !== null)
  return unnamed.length === 1 && !isNamed ? program.flatMap((effect) => withName(effect) ?? [effect]) : program
}

type Inside = Extract<Effect, { readonly do: 'may' | 'if' }>

/** True for an effect that is carried out only if a condition holds, or only if its player agrees. */
const isInside = (effect: Effect): effect is Inside =>
  effect.do === 'may' || (effect.do === 'if' && effect.otherwise === undefined)

/** Appends more steps of the same text to a program. A shuffle after an optional search is done only if the search was done. */
export const appendSteps = (program: Program, more: Program): Program => {
  const last = program.at(-1)
  // if a player may look at cards, the steps with these cards are optional too
  if (last?.do === 'may' && last.then[0]?.do === 'lookAtTop' && hasKeyAnywhere(more, 'lookedAt'))
    return [...program.slice(0, -1), { ...last, then: appendSteps(last.then, more) }]
  const isShuffle = more.length > 0 && more.every((effect) => effect.do === 'shuffleDeck')
  if (!isShuffle || last === undefined || !isInside(last) || !searches(last)) return [...program, ...more]
  const before = program.slice(0, -1)
  const other = before.at(-1)
  // in "if heads, search ... if tails, search ...", a shuffle follows each search
  const isOneOfTwo = other !== undefined && isInside(other) && searches(other)
  // in "search ... if you do, you may search ...", one shuffle follows, whether or not the player searched again
  if (!isOneOfTwo && before.some(searches)) return [...program, ...more]
  return [...(isOneOfTwo ? appendSteps(before, more) : before), { ...last, then: appendSteps(last.then, more) }]
}

/** Appends the consequences of using a program. After "you may", they happen only if the player agrees. */
export const ifUsed = (program: Program, more: Program): Program => {
  const last = program.at(-1)
  return last?.do === 'may'
    ? [...program.slice(0, -1), { ...last, then: [...last.then, ...more] }]
    : [...program, ...more]
}

/** True if an attack can require these steps (A-E.1, A-F). Looking at cards of a deck cannot be required. */
export const mayBeRequired = (program: Program): boolean =>
  !hasKeyAnywhere(program, 'lookAtTop') &&
  programProblems(program, '', 'require', nothingChosen()).problems.length === 0

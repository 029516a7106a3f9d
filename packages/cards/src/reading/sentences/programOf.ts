/** Puts the sentences of a Trainer card or of an Ability together into one program, in their order. */

import { dequal } from 'dequal'
import { POINTS_PER_COUNTER } from 'ptcg-turn-engine/internal/game/damage/counters'
import {
  type ChooseCards,
  type Effect,
  type PokemonFilter,
  type PokemonSet,
  type Predicate,
  type Program,
  programsIn,
} from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { appendSteps, ifUsed, nameable } from './afterwards.ts'
import { hasKeyAnywhere, objectsIn, withChosen } from './everyObject.ts'
import { bindThat, NO_NAMES, nameChoices } from './naming.ts'
import { flips, type SentenceMeaning, speaksOfThose, THAT } from './sentenceMeaning.ts'

const effectsOf = (meaning: SentenceMeaning): E.Either<string, Program> => {
  switch (meaning.kind) {
    case 'steps':
    case 'onceUsed':
      return E.right(meaning.program)
    case 'coins':
      return E.right([flips(meaning)])
    case 'if':
      return E.map((then: Program): Program => [{ do: 'if', is: meaning.question, then }])(effectsOf(meaning.then))
    case 'reminder':
      return E.right([])
    default:
      return E.left('One sentence of the text belongs to an attack.')
  }
}

/** A text that a player uses: its condition, its cost, and its effect. */
export interface UsedText {
  readonly only?: Predicate
  readonly onTheFirstTurn?: true
  readonly cost?: Program
  readonly program: Program
}

const NOT_YOUR_FIRST_TURN: Predicate = { is: 'not', what: { is: 'firstTurn', whose: 'you' } }

const DECK_TO_SEARCH: Predicate = {
  is: 'atLeast',
  what: { count: 'cardsIn', whose: 'you', zone: 'deck' },
  number: 1,
}

const OLD: Pick<PokemonFilter, 'cameThisTurn'> = { cameThisTurn: false }

const eachOld = (set: PokemonSet): PokemonSet => {
  if (set === 'eachOfYours') return { each: { whose: 'you', ...OLD } }
  return typeof set === 'object' && 'each' in set ? { each: { ...set.each, ...OLD } } : set
}

/** Returns the program in which Pokémon that came into play this turn are neither chosen nor evolved; null if that changes nothing. */
const notOnNew = (program: Program): Program | null => {
  const limited = program.map((effect): Effect => {
    if (effect.do === 'choosePokemon') return { ...effect, from: { ...effect.from, ...OLD } }
    if (effect.do === 'evolve') return { ...effect, pokemon: eachOld(effect.pokemon) }
    return effect.do === 'chooseCards' && effect.evolving !== undefined
      ? { ...effect, evolving: eachOld(effect.evolving) }
      : effect
  })
  return dequal(limited, program) ? null : limited
}

/**
 * Returns the program in which no player can choose a Pokémon that the damage counters would Knock Out; null if the program does not put a
 * fixed number of counters on one chosen Pokémon.
 */
const notOnKnockedOut = (program: Program): Program | null => {
  const [puts, ...others] = objectsIn(program).filter((one) => one.do === 'putCounters')
  const counters = puts?.counters
  const chosen = program.find((effect) => effect.do === 'choosePokemon')
  const isIt = chosen !== undefined && dequal(puts?.on, { chosen: chosen.as }) && chosen.from.not === undefined
  if (!isIt || typeof counters !== 'number' || others.length > 0) return null
  const from = { ...chosen.from, not: { hpLeftAtMost: POINTS_PER_COUNTER * counters } }
  return program.map((effect) => (effect === chosen ? { ...chosen, from } : effect))
}

/** Returns the steps with the paid cards excluded from the first choice; null if the first step is not a choice from a discard pile. */
const notThePaid = ([choice, ...rest]: Program): Program | null =>
  choice?.do === 'chooseCards' && choice.from === 'discard' ? [{ ...choice, otherThan: THAT }, ...rest] : null

/** Makes "it" the Active Pokémon that the condition of a text mentions, if the text itself mentions no other Pokémon. */
const askedOf = (program: Program, question: Predicate | undefined): Program => {
  const [one, other] = (['yourActive', 'opponentActive'] as const).filter((ref) => hasKeyAnywhere(question, ref))
  return one === undefined || other !== undefined ? program : withChosen(program, THAT, one)
}

/** True for a choice of a fixed number of cards from the player's own hand. */
const isFixedPrice = (choice: Effect | undefined): choice is ChooseCards =>
  choice?.do === 'chooseCards' &&
  choice.from === 'hand' &&
  choice.whose === 'you' &&
  choice.by === undefined &&
  dequal(choice.min ?? 1, choice.max ?? choice.min ?? 1)

/**
 * Makes the first two steps of an Item or a Supporter a cost in texts such as "Discard 2 cards from your hand. If you do, draw 5 cards"
 * (ruling of 21 March 2019). An Ability may discard the cards even if nothing follows (C160).
 */
export const payFirst = (used: UsedText): UsedText => {
  const [choice, move, follows, ...rest] = used.program
  const isPaid = isFixedPrice(choice) && move?.do === 'move' && move.cards === choice.as && move.to === 'discard'
  if (used.cost !== undefined || !isPaid || rest.length > 0) return used
  if (follows?.do !== 'if' || follows.is.is !== 'done' || follows.otherwise !== undefined) return used
  return { ...used, cost: [choice, move], program: follows.then }
}

/** Sentences that say when or at what cost a text can be used, and not what it does. */
const BESIDES: readonly SentenceMeaning['kind'][] = [
  'notThePaid',
  'only',
  'cost',
  'notOnNew',
  'notOnKnockedOut',
  'onTheFirstTurn',
]

/** Makes a text that a player uses from its sentences; on the left, one sentence that says why they do not fit together. */
export const usedTextOf = (sentences: readonly SentenceMeaning[]): E.Either<string, UsedText> => {
  const says = (one: SentenceMeaning['kind']): boolean => sentences.some(({ kind }) => kind === one)
  const only = sentences.flatMap((meaning) =>
    meaning.kind === 'only' ? [meaning.question] : meaning.kind === 'notOnNew' ? [NOT_YOUR_FIRST_TURN] : [],
  )
  const cost = sentences.flatMap((meaning) => (meaning.kind === 'cost' ? meaning.program : []))
  const question: Predicate | undefined = only.length > 1 ? { is: 'all', of: only } : only[0]
  const done = sentences.filter(({ kind }) => !BESIDES.includes(kind))
  const [first, ...rest] = done
  const others = says('notThePaid') && first?.kind === 'steps' ? notThePaid(first.program) : null
  if (says('notThePaid') && (others === null || cost.length === 0))
    return E.left('The text has no cost, or takes no card from a discard pile.')
  const read = programOf(others === null ? done : [{ kind: 'steps', program: others }, ...rest], cost)
  if (E.isLeft(read)) return read
  const all = askedOf(read.right, question)
  const whole = says('notOnNew') ? notOnNew(all) : all
  const program = whole !== null && says('notOnKnockedOut') ? notOnKnockedOut(whole) : whole
  if (program === null) return E.left('The text limits the choice of a Pokémon, but no player chooses one.')
  return E.right({
    ...(question === undefined ? {} : { only: question }),
    ...(says('onTheFirstTurn') ? { onTheFirstTurn: true as const } : {}),
    ...(cost.length === 0 ? {} : { cost: program.slice(0, cost.length) }),
    program: program.slice(cost.length),
  })
}

const putsOntoTheBench = (effect: Effect): boolean =>
  (effect.do === 'move' && effect.to === 'bench') || programsIn(effect).some((part) => part.some(putsOntoTheBench))

/** True for an effect that is repeated. `eachPokemon` of `thisPokemon` is not: it only gives this Pokémon a name. */
const isOfSeveral = (effect: Effect): boolean =>
  effect.do === 'forEach' ||
  effect.do === 'eachCard' ||
  (effect.do === 'eachPokemon' && effect.pokemon !== 'thisPokemon')

const isEndOfTurn = (program: Program): boolean => program.every((effect) => effect.do === 'endTurn')

/** Returns a sentence that says why the effect language cannot express a reference to earlier steps; null if it can. */
const unclear = (effects: Program, meaning: SentenceMeaning): string | null => {
  const last = effects.at(-1)
  if (meaning.kind === 'onceUsed' && !isEndOfTurn(meaning.program) && effects.some(putsOntoTheBench))
    return 'With a full Bench, no deck is searched, so it is unclear what follows.'
  const asksIfDone = meaning.kind === 'if' && hasKeyAnywhere(meaning.question, 'done')
  return asksIfDone && last !== undefined && isOfSeveral(last)
    ? 'The text asks whether any of several things was done.'
    : null
}

/**
 * Makes a program from the sentences of a text; on the left, one sentence that says why they do not fit together. `paid` is the cost, which
 * the text may mention.
 */
export const programOf = (sentences: readonly SentenceMeaning[], paid: Program = []): E.Either<string, Program> => {
  let effects: Program = []
  for (const [at, meaning] of sentences.entries()) {
    const one = effectsOf(meaning)
    if (E.isLeft(one)) return one
    const why = unclear(effects, meaning)
    if (why !== null) return E.left(why)
    const program = speaksOfThose(sentences[at + 1]) ? nameable(one.right) : one.right
    effects = meaning.kind === 'onceUsed' ? ifUsed(effects, program) : appendSteps(effects, program)
    if (meaning.kind === 'onceUsed' && meaning.searched) effects = [{ do: 'if', is: DECK_TO_SEARCH, then: effects }]
  }
  const [all] = nameChoices([...paid, ...effects], NO_NAMES)
  return effects.length === 0 ? E.left('The text has no effect.') : E.right(bindThat(all))
}

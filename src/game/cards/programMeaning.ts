/** Looks at a program: may its effects stand where it stands, and does it refer only to what was chosen before? */

import { at, type JsonProblem } from '../json/problem.ts'
import type { Effect, EffectName, EffectNamed, Predicate, Program } from '../model/effects.ts'
import { keyedPrograms } from '../model/effectWords.ts'
import { isSettledQuestion } from '../model/settled.ts'
import { type ChosenSoFar, chosenAfter, nothingChosen } from './chosenSoFar.ts'
import { costProblems, IN_A_COST, isCost } from './costs.ts'
import { repeatsIn, tooManySteps } from './programSteps.ts'

/** Where a program stands on a card. Each place is a state of the chart that can ask only for certain things. */
export type ProgramSetting =
  | 'trainerCost'
  | 'abilityCost'
  | 'choose'
  | 'require'
  | 'before'
  | 'after'
  | 'ability'
  | 'trainer'
  | 'reaction'
  | 'checkup'
  | 'stadiumCheckup'
  | 'prize'

/**
 * Where a word may stand: with what an attack lets its player choose and anywhere else; with what it requires and any effect;
 * only with what it requires; nowhere; as an effect; as one that may need a shuffle, a random card or a player's hands.
 */
type Standing =
  | 'turn'
  | 'wholeTurn'
  | 'result'
  | 'choosing'
  | 'requiring'
  | 'requirement'
  | 'nowhere'
  | 'effect'
  | 'asking'

const STANDING: { readonly [Name in EffectName]: Standing } = {
  flip: 'requiring',
  flipUntilTails: 'requiring',
  if: 'choosing',
  may: 'requiring',
  oneOrBoth: 'effect',
  forEach: 'effect',
  eachCard: 'effect',
  eachPokemon: 'effect',
  choosePokemon: 'choosing',
  chooseCards: 'choosing',
  chooseAttached: 'choosing',
  allCards: 'choosing',
  allAttached: 'choosing',
  randomCards: 'asking',
  lookAtTop: 'effect',
  lookAtPrizes: 'asking',
  reveal: 'effect',
  revealHand: 'effect',
  draw: 'effect',
  discardHand: 'requiring',
  discardTop: 'effect',
  move: 'requiring',
  shuffleDeck: 'asking',
  shufflePrizes: 'asking',
  attach: 'effect',
  discardAllEnergy: 'requiring',
  discardTools: 'effect',
  switch: 'effect',
  leavePlay: 'asking',
  evolve: 'effect',
  devolve: 'effect',
  replace: 'effect',
  removeStadium: 'effect',
  putCounters: 'effect',
  spreadCounters: 'effect',
  moveCounters: 'effect',
  knockOut: 'effect',
  heal: 'effect',
  condition: 'effect',
  recover: 'effect',
  lasting: 'effect',
  lastingRule: 'effect',
  copyAttack: 'requirement',
  useEffectOf: 'result',
  doesNothing: 'requirement',
  doesNotHappen: 'nowhere',
  anotherTurn: 'wholeTurn',
  endTurn: 'turn',
  byHand: 'asking',
}

const NAMES: { readonly [P in ProgramSetting]: string } = {
  trainerCost: 'what it costs to play a Trainer card',
  abilityCost: 'what it costs to use an Ability',
  choose: 'what an attack lets its player choose',
  require: 'what an attack requires',
  before: 'what an attack does before damage',
  after: 'what an attack does after damage',
  ability: 'an Ability that is used',
  trainer: 'the text of a Trainer card',
  reaction: 'an effect of being damaged or Knocked Out',
  checkup: 'an effect of a Pokémon Checkup',
  stadiumCheckup: 'an effect of a Pokémon Checkup',
  prize: 'what a Prize card does that is taken',
}

const STEPS_OF_CHOICES_AND_COINS: readonly ProgramSetting[] = [
  'trainerCost',
  'abilityCost',
  'choose',
  'require',
  'checkup',
  'stadiumCheckup',
  'prize',
]

const MAY_STAND: { readonly [One in Standing]: (place: ProgramSetting) => boolean } = {
  choosing: () => true,
  requiring: (place) => place !== 'choose',
  requirement: (place) => place === 'require',
  nowhere: () => false,
  effect: (place) => place !== 'choose' && place !== 'require',
  turn: (place) => place === 'ability' || place === 'trainer',
  result: (place) => place === 'after',
  wholeTurn: (place) => place === 'after' || place === 'ability' || place === 'trainer',
  asking: (place) => !STEPS_OF_CHOICES_AND_COINS.includes(place),
}

const isAllowed = (effect: Effect, place: ProgramSetting): boolean =>
  isCost(place) ? IN_A_COST.includes(effect.do) : MAY_STAND[STANDING[effect.do]](place)

const placeProblems = (effect: Effect, path: string, place: ProgramSetting): readonly JsonProblem[] => {
  if (!isAllowed(effect, place)) return [{ path, message: `"${effect.do}" cannot be part of ${NAMES[place]}.` }]
  if (!STEPS_OF_CHOICES_AND_COINS.includes(place)) return []
  if (effect.do === 'chooseCards' && effect.from === 'deck')
    return [{ path: at(path, 'from'), message: `A deck cannot be searched in ${NAMES[place]}.` }]
  if (effect.do === 'move' && effect.to === 'deck')
    return [{ path: at(path, 'to'), message: `A deck cannot be shuffled in ${NAMES[place]}.` }]
  if (place === 'require' && effect.do === 'move' && effect.to !== 'discard' && effect.to !== 'lostZone')
    return [{ path: at(path, 'to'), message: 'What an attack requires can only be discarded or put in the Lost Zone.' }]
  return []
}

/** Places that belong to no Pokémon, and places where somebody has attacked. */
const OF_NO_POKEMON: readonly ProgramSetting[] = ['trainerCost', 'trainer', 'stadiumCheckup', 'prize']
const ATTACKING: readonly ProgramSetting[] = ['choose', 'require', 'before', 'after', 'reaction']

/** Properties under which a Pokémon is referred to by a word. */
const POKEMON_KEYS: readonly string[] = ['on', 'to', 'from', 'pokemon', 'except']

/** The parts of an effect that are programs are looked at on their own. */
const PROGRAM_KEYS: readonly string[] = ['then', 'otherwise', 'first', 'second']

/** Names of choices, and words for Pokémon, inside any part of a card. */
export const referenceProblems = (
  part: unknown,
  path: string,
  known: ChosenSoFar,
  attacking: boolean,
  place: ProgramSetting = 'after',
): readonly JsonProblem[] => {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]): readonly JsonProblem[] => {
    const here = at(path, key)
    if (PROGRAM_KEYS.includes(key)) return []
    if (typeof value !== 'string') return referenceProblems(value, here, known, attacking, place)
    if ((key === 'chosen' || key === 'eachChosen') && !known.pokemon.has(value))
      return [{ path: here, message: `No Pokémon was chosen as "${value}" before.` }]
    if (key === 'named' && 'count' in part && !known.cards.has(value))
      return [{ path: here, message: `No card was chosen as "${value}" before.` }]
    if (!POKEMON_KEYS.includes(key)) return []
    if (value === 'thisPokemon' && OF_NO_POKEMON.includes(place))
      return [{ path: here, message: `There is no "thisPokemon" in ${NAMES[place]}.` }]
    if (value === 'attacker' && !attacking)
      return [{ path: here, message: `There is no "attacker" in ${NAMES[place]}.` }]
    return []
  })
}

const choiceProblems = (effect: Effect, path: string, known: ChosenSoFar): readonly JsonProblem[] => {
  const cards = 'cards' in effect && typeof effect.cards === 'string' ? effect.cards : null
  if (cards !== null && !known.cards.has(cards))
    return [{ path: at(path, 'cards'), message: `No card was chosen as "${cards}" before.` }]
  const copied =
    effect.do === 'copyAttack' && typeof effect.from === 'object' && 'cards' in effect.from ? effect.from.cards : null
  if (copied !== null && !known.cards.has(copied))
    return [{ path: at(path, 'from', 'cards'), message: `No card was chosen as "${copied}" before.` }]
  if (effect.do === 'chooseCards')
    for (const key of ['otherThan', 'unlike'] as const)
      for (const name of [effect[key] ?? []].flat())
        if (!known.cards.has(name)) return [{ path: at(path, key), message: `No card was chosen as "${name}" before.` }]
  if (effect.do === 'switch' && !known.pokemon.has(effect.with))
    return [{ path: at(path, 'with'), message: `No Pokémon was chosen as "${effect.with}" before.` }]
  if ((effect.do === 'chooseCards' || effect.do === 'allCards') && effect.from === 'lookedAt' && !known.lookedAt)
    return [{ path: at(path, 'from'), message: 'No cards were looked at before.' }]
  return []
}

/** What holds for a turn is asked again and again, of no Pokémon and long after the text is over. */
const ruleProblems = ({ effect }: EffectNamed<'lastingRule'>, path: string): readonly JsonProblem[] => {
  const here = at(path, 'effect')
  const asked: readonly unknown[] = [effect]
  return isSettledQuestion({ is: 'all', of: asked as readonly Predicate[] })
    ? referenceProblems(effect, here, nothingChosen(), false, 'trainer')
    : [{ path: here, message: 'It is asked of what lies open on the table, in a later turn too.' }]
}

const numberProblems = (effect: Effect, path: string): readonly JsonProblem[] => {
  const isChoice = effect.do === 'choosePokemon' || effect.do === 'chooseCards' || effect.do === 'chooseAttached'
  if (isChoice && typeof effect.max === 'number' && (effect.min ?? 0) > effect.max)
    return [{ path: at(path, 'min'), message: `At least ${effect.min} of at most ${effect.max} cannot be chosen.` }]
  if (effect.do === 'forEach' && effect.then.some(repeatsIn))
    return [{ path: at(path, 'then'), message: 'A "for each" inside a "for each" is not resolved.' }]
  if (effect.do === 'condition' && effect.counters !== undefined && !['Poisoned', 'Burned'].includes(effect.condition))
    return [{ path: at(path, 'counters'), message: `${effect.condition} places no damage counters.` }]
  return []
}

/** The problems of a program, and what is known after it. A choice in one branch counts as made. */
export const programProblems = (
  program: Program,
  path: string,
  place: ProgramSetting,
  before: ChosenSoFar,
): { readonly problems: readonly JsonProblem[]; readonly known: ChosenSoFar } => {
  const tooLong = tooManySteps(program)
  const read = partProblems(program, path, place, before)
  const { known } = read
  const problems = isCost(place) ? [...read.problems, ...costProblems(program, path)] : read.problems
  return { problems: tooLong === null ? problems : [{ path, message: tooLong }, ...problems], known }
}

const partProblems = (
  program: Program,
  path: string,
  place: ProgramSetting,
  before: ChosenSoFar,
): { readonly problems: readonly JsonProblem[]; readonly known: ChosenSoFar } => {
  let known = before
  const problems: JsonProblem[] = []
  program.forEach((effect, index) => {
    const here = at(path, index)
    problems.push(
      ...placeProblems(effect, here, place),
      ...choiceProblems(effect, here, known),
      ...numberProblems(effect, here),
      ...(effect.do === 'lastingRule'
        ? ruleProblems(effect, here)
        : referenceProblems(effect, here, known, ATTACKING.includes(place), place)),
    )
    known = chosenAfter(effect, known)
    for (const [key, part] of keyedPrograms(effect)) {
      const inner = partProblems(part, at(here, key), place, known)
      problems.push(...inner.problems)
      known = inner.known
    }
  })
  return { problems, known }
}

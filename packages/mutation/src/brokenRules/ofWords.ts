/**
 * Mutants of the words of texts: each word skipped, each question answered the other way, each count increased by one.
 */

import type { RuleId } from 'ptcg-turn-engine'
import { type Count, type EffectName, HAPPENINGS, type InPlayFilter, type Predicate } from 'ptcg-turn-engine/model'
import { type Misreading, misread, passOver, printing, type TextPart, where, withoutKey } from './misread.ts'
import type { Mutant } from './mutant.ts'

const says =
  (key: string, name: string) =>
  (part: TextPart): boolean =>
    part[key] === name

/**
 * The rule that is broken if a word is skipped. Words that only show something are left out, since they change nothing
 * on the table, and so is a word that no card has.
 */
const WORDS: {
  readonly [Name in Exclude<EffectName, 'lookAtPrizes' | 'reveal' | 'revealHand' | 'doesNotHappen'>]: RuleId
} = {
  flip: 'GR.8',
  flipUntilTails: 'GR.8',
  if: 'GR.3',
  may: 'GR.6',
  oneOrBoth: 'GR.6',
  forEach: 'GR.2',
  eachCard: 'GR.2',
  eachPokemon: 'GR.2',
  choosePokemon: 'GR.6',
  chooseCards: 'GR.6',
  chooseAttached: 'GR.6',
  chooseNumber: 'GR.6',
  allCards: 'GR.2',
  allAttached: 'GR.2',
  randomCards: 'GR.8',
  lookAtTop: 'GR.2',
  draw: 'GR.2',
  discardHand: 'GR.2',
  discardTop: 'GR.2',
  move: 'GR.2',
  shuffleDeck: 'GR.5',
  shufflePrizes: 'GR.5',
  attach: 'T2C.2',
  discardAllEnergy: 'GR.2',
  discardTools: 'TL.2',
  switch: 'T2E.5',
  leavePlay: 'GR.2',
  evolve: 'T2B.7',
  devolve: 'T2B.7',
  replace: 'GR.2',
  removeStadium: 'T2D.6',
  putCounters: 'GR.2',
  spreadCounters: 'GR.6',
  moveCounters: 'GR.2',
  knockOut: 'KO.1',
  heal: 'GR.2',
  condition: 'SC.1',
  recover: 'SC.1',
  lasting: 'ET.2',
  lastingRule: 'ET.2',
  lockAttack: 'GR.6',
  copyAttack: 'GR.2',
  useEffectOf: 'GR.2',
  doesNothing: 'A-E.1',
  anotherTurn: 'T0.1',
  endTurn: 'T3.1',
  byHand: 'GR.2',
}

const wordsPassedOver: readonly Mutant[] = Object.entries(WORDS).map(([name, rule]) =>
  misread(`${name} is skipped`, [rule], where(says('do', name), passOver)),
)

const ofAWord = (name: EffectName, what: string, rule: RuleId, change: Misreading): Mutant =>
  misread(`${name}, ${what}`, [rule], where(says('do', name), change))

/** A count increased by one, whether it is printed or counted. */
const oneMore = (count: unknown): TextPart => ({ count: 'plus', of: [count ?? 1, 1] })

const oneMoreOf =
  (key: string): Misreading =>
  (part) => ({ ...part, [key]: oneMore(part[key]) })

const twice: Misreading = (part) => {
  const { then } = part
  return Array.isArray(then) ? { ...part, then: [...then, ...then] } : part
}

/** Reads parts as if this property were not printed on them. */
const without = (key: string): Misreading => where((part) => key in part, withoutKey(key))

const wordsDoneWrongly: readonly Mutant[] = [
  ofAWord('may', 'its own player is asked', 'GR.6', without('by')),
  ofAWord('may', 'any number of times in a turn', 'T2F.1', without('once')),
  ofAWord('oneOrBoth', 'both where the text says one', 'GR.6', without('just')),
  ofAWord('randomCards', 'one more', 'GR.8', oneMoreOf('cards')),
  ofAWord('allCards', 'whatever they are', 'GR.2', printing({ filter: {} })),
  ofAWord('allAttached', 'whatever they are', 'GR.2', printing({ filter: {} })),
  ofAWord('eachCard', 'each twice', 'GR.2', twice),
  ofAWord('eachPokemon', 'of every side', 'GR.2', printing({ pokemon: { each: { whose: 'either' } } })),
  ofAWord('leavePlay', 'to the discard pile', 'GR.2', printing({ to: 'discard' })),
  ofAWord('leavePlay', 'with what is attached', 'GR.2', without('attached')),
  ofAWord('removeStadium', 'into the Lost Zone', 'T2D.6', printing({ to: 'lostZone' })),
  ofAWord('removeStadium', 'whoever played it', 'T2D.6', without('whose')),
  ofAWord('devolve', 'into the discard pile', 'T2B.7', printing({ to: 'discard' })),
  ofAWord('evolve', 'only the Active Pokémon', 'T2B.4', printing({ pokemon: 'yourActive' })),
  ofAWord('evolve', 'skipping nothing', 'T2B.4', without('skipping')),
  ofAWord('chooseCards', 'skipping nothing', 'T2B.4', without('skipping')),
  ofAWord('lookAtTop', 'never at the bottom', 'GR.2', without('from')),
  ofAWord('chooseCards', 'the order of the picks does not matter', 'GR.6', without('ordered')),
  ofAWord('chooseCards', 'whether they evolve or not', 'GR.6', without('evolving')),
  ofAWord('shuffleDeck', 'the whole deck', 'GR.5', without('bottom')),
  ofAWord('move', 'only Basic Pokémon onto a Bench', 'T2A.1', without('anyStage')),
  ofAWord('heal', 'once', 'GR.2', without('times')),
  ofAWord('moveCounters', 'all of them', 'GR.2', printing({ counters: 'all' })),
  ofAWord('copyAttack', 'its own player chooses', 'GR.6', without('by')),
  ofAWord('copyAttack', 'of its own card', 'GR.2', printing({ from: 'thisPokemon' })),
  ofAWord('anotherTurn', 'after a Checkup', 'PC.1', without('atOnce')),
  ofAWord('condition', 'with the usual counters', 'PC.2', without('counters')),
]

/** For each question, the rule that is broken if it is answered the other way. */
const QUESTIONS: { readonly [Name in Exclude<Predicate['is'], 'not'>]: RuleId } = {
  heads: 'GR.8',
  allHeads: 'GR.8',
  anyTails: 'GR.8',
  done: 'GR.3',
  damaged: 'GR.2',
  inCondition: 'SC.1',
  active: 'GR.2',
  fits: 'GR.2',
  like: 'GR.2',
  stadiumInPlay: 'T2D.5',
  firstTurn: 'T0.2',
  wentFirst: 'SU.3',
  spent: 'OG.1',
  happened: 'GR.2',
  all: 'GR.2',
  any: 'GR.2',
  atLeast: 'GR.2',
}

const questionsInverted: readonly Mutant[] = Object.entries(QUESTIONS).map(([name, rule]) =>
  misread(
    `${name} is answered the other way`,
    [rule],
    where(says('is', name), (what) => ({ is: 'not', what })),
  ),
)

/** For each count, the rule that is broken if the count is one too many. */
const COUNTS: { readonly [Name in Exclude<Count, number>['count']]: RuleId } = {
  heads: 'GR.8',
  tails: 'GR.8',
  damageCountersOn: 'A-D1.2',
  energyOn: 'A-D1.2',
  kindsOfEnergyOn: 'A-D1.2',
  cardsOn: 'A-D1.2',
  toolsOn: 'A-D1.2',
  conditionsOn: 'A-D1.2',
  attackCost: 'A-D1.2',
  retreatCostOf: 'A-D1.2',
  hpLeftOf: 'A-D1.2',
  pokemonInPlay: 'A-D1.2',
  typesOf: 'A-D1.2',
  cardsIn: 'A-D1.2',
  cardsChosen: 'A-D1.2',
  numberChosen: 'A-D1.2',
  prizesTaken: 'A-D1.2',
  damageDone: 'A-F.3',
  happened: 'A-D1.2',
  plus: 'A-D1.2',
  minus: 'A-D1.2',
  times: 'A-D1.2',
  atMost: 'A-D1.2',
}

const ofEnergy: readonly Mutant[] = [
  misread('Energy provides the same whatever it is attached to', ['A-A.2'], without('instead')),
  misread('Energy may be attached to any Pokémon', ['GR.1'], without('onlyTo')),
]

const countedOneMore: readonly Mutant[] = Object.entries(COUNTS).map(([name, rule]) =>
  misread(`${name} is counted one too many`, [rule], where(says('count', name), oneMore)),
)

/** True for a question about the past. Only such questions have the keys `what` and `when` with strings. */
const isPast = ({ what, when }: TextPart): boolean => typeof what === 'string' && typeof when === 'string'

const answeredWrongly: Misreading = (part) => ('is' in part ? { is: 'not', what: part } : oneMore(part))

const past: readonly Mutant[] = [
  // Few drawn cards ask about Prize cards taken, so the answer makes no difference in a few thousand games.
  ...HAPPENINGS.filter((name) => name !== 'prizesTaken').map((name) =>
    misread(
      `a question about ${name} in the past is answered wrongly`,
      ['GR.2'],
      where((part) => isPast(part) && part.what === name, answeredWrongly),
    ),
  ),
  ...(['thisTurn', 'yourLastTurn', 'opponentsLastTurn'] as const).map((when) =>
    misread(
      `a question about ${when} is asked about another turn`,
      ['GR.2'],
      where(
        (part) => isPast(part) && part.when === when,
        printing({ when: when === 'thisTurn' ? 'yourLastTurn' : 'thisTurn' }),
      ),
    ),
  ),
  ...['whose', 'pokemon', 'attack', 'fatal'].map((key) =>
    misread(
      `a past event counts whatever its ${key} is`,
      ['GR.2'],
      where((part) => isPast(part) && key in part, withoutKey(key)),
    ),
  ),
]

/** The properties of a filter for Pokémon in play. */
const IN_PLAY_FILTER_KEYS: { readonly [Key in Exclude<keyof InPlayFilter, 'any' | 'not'>]-?: true } = {
  fits: true,
  damaged: true,
  hurt: true,
  countersAtLeast: true,
  hpLeftAtMost: true,
  withEnergy: true,
  energyAtLeast: true,
  withTool: true,
  inCondition: true,
  evolved: true,
  cameThisTurn: true,
}

const ofInPlayFilters: readonly Mutant[] = Object.keys(IN_PLAY_FILTER_KEYS).map((key) =>
  misread(`a filter for Pokémon in play ignores ${key}`, ['GR.6'], without(key)),
)

export const WORD_MUTANTS: readonly Mutant[] = [
  ...wordsPassedOver,
  ...wordsDoneWrongly,
  ...questionsInverted,
  ...ofEnergy,
  ...countedOneMore,
  ...past,
  ...ofInPlayFilters,
]

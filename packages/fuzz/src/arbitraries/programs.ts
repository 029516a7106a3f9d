/**
 * Writes random card texts as programs of the effect language. A program is a list of effect words such as `flip`, each of which makes
 * sense in its place.
 */
import type { ProgramSetting } from 'ptcg-turn-engine/internal/game/cards/programSetting'
import {
  type Count,
  type Effect,
  type EffectName,
  isSettledQuestion,
  type Predicate,
  type Program,
} from 'ptcg-turn-engine/model'
import type { Rng } from '../rng.ts'
import { someCount, someQuestion, someSet } from './asking.ts'
import {
  allAttached,
  allCards,
  choosingTwice,
  drawMove,
  isNarrow,
  nameFor,
  randomCards,
  withCards,
  writeAttachedChoice,
  writeCardChoice,
  writePokemonChoice,
} from './choices.ts'
import { WORDS_IN_PLAY, type WritesWord } from './wordsInPlay.ts'
import { WORDS_OF_ATTACKS } from './wordsOfAttacks.ts'
import { few, perhaps, someone, type Writing, writingFor } from './writing.ts'

/** A program nested in the one being written. */
const inner = (writing: Writing, insideForEach = false): Program =>
  program({ ...writing, depth: writing.depth + 1, insideForEach: insideForEach || writing.insideForEach })

const flip: WritesWord = (writing) => [{ do: 'flip', coins: someCount(writing, 0.15) }]

/** The number of cards to draw until the hand has a random size. */
const untilSome = ({ rng }: Writing): Count => ({
  count: 'minus',
  from: few(rng) + 3,
  less: { count: 'cardsIn', whose: 'you', zone: 'hand' },
})

/** Writes two words: one that stores cards under a name, and one that moves these cards. */
const moving =
  (naming: (writing: Writing) => Effect): WritesWord =>
  (writing) => [naming(writing), drawMove(writing, writing.cards.at(-1) ?? '')]

/** The writer of each word. `doesNotHappen` has no writer, since only rules use it. */
export const EFFECT_WRITERS: { readonly [Name in Exclude<EffectName, 'doesNotHappen'>]: WritesWord } = {
  flip: (writing) => [
    ...flip(writing),
    ...(writing.depth > 1 ? [] : ([{ do: 'if', is: { is: 'heads' }, then: inner(writing) }] as const)),
  ],
  flipUntilTails: (writing) => [
    { do: 'flipUntilTails' },
    ...(writing.insideForEach
      ? []
      : ([{ do: 'forEach', times: { count: 'heads' }, then: inner(writing, true) }] as const)),
  ],
  if: (writing) => [
    {
      do: 'if',
      is: someQuestion(writing),
      then: inner(writing),
      ...perhaps(writing.rng, 0.3, 'otherwise', () => inner(writing)),
    },
  ],
  may: (writing) => [
    {
      do: 'may',
      then: inner(writing),
      ...perhaps(writing.rng, 0.2, 'by', () => someone(writing.rng)),
      ...perhaps(writing.rng, 0.1, 'once', () => 'Knack'),
    },
  ],
  oneOrBoth: (writing) => [
    {
      do: 'oneOrBoth',
      // The game may leave out one of the two parts, so later words must not refer to what a part chose.
      first: inner({ ...writing, cards: [...writing.cards], pokemon: [...writing.pokemon] }),
      second: inner({ ...writing, cards: [...writing.cards], pokemon: [...writing.pokemon] }),
      ...perhaps(writing.rng, 0.5, 'just', () => 'one' as const),
    },
  ],
  forEach: (writing) =>
    writing.insideForEach ? [] : [{ do: 'forEach', times: someCount(writing, 0.7), then: inner(writing, true) }],
  eachCard: (writing) =>
    writing.insideForEach
      ? []
      : withCards(writing, (cards) => {
          const as = nameFor(writing, 'each')
          writing.cards.push(as)
          return [{ do: 'eachCard', cards, as, then: inner(writing, true) }]
        }),
  eachPokemon: (writing) => {
    if (writing.insideForEach) return []
    const pokemon = someSet(writing)
    const as = nameFor(writing, 'each')
    writing.pokemon.push(as)
    return [{ do: 'eachPokemon', pokemon, as, then: inner(writing, true) }]
  },
  choosePokemon: (writing) => [writePokemonChoice(writing)],
  chooseCards: (writing) =>
    writing.place !== 'choose' && writing.rng.chance(0.3) ? choosingTwice(writing) : [writeCardChoice(writing)],
  chooseAttached: (writing) => [writeAttachedChoice(writing)],
  chooseNumber: (writing) => [
    { do: 'chooseNumber', ...perhaps(writing.rng, 0.3, 'min', () => writing.rng.upTo(1)), max: someCount(writing) },
    ...(writing.place === 'choose' || writing.place === 'require'
      ? []
      : [{ do: 'putCounters', on: someSet(writing), counters: { count: 'numberChosen' } } as const]),
  ],
  lookAtTop: (writing) => {
    const whose = someone(writing.rng)
    const look: Effect = {
      do: 'lookAtTop',
      whose,
      cards: someCount(writing, 0.15, 0.3),
      ...perhaps(writing.rng, 0.3, 'from', () => 'bottom' as const),
      ...perhaps(writing.rng, 0.2, 'revealed', () => true as const),
    }
    writing.lookedAt = true
    return [look, ...moving(writeCardChoice)(writing)]
  },
  lookAtPrizes: (writing) => {
    writing.lookedAt = true
    return [{ do: 'lookAtPrizes', whose: someone(writing.rng) }, ...moving(writeCardChoice)(writing)]
  },
  reveal: (writing) => withCards(writing, (cards) => [{ do: 'reveal', cards }]),
  revealHand: ({ rng }) => [{ do: 'revealHand', whose: someone(rng) }],
  draw: (writing) => [
    {
      do: 'draw',
      who: someone(writing.rng),
      cards: writing.rng.chance(0.2) ? untilSome(writing) : someCount(writing),
    },
  ],
  discardHand: ({ rng }) => [{ do: 'discardHand', whose: someone(rng) }],
  discardTop: (writing) => [{ do: 'discardTop', whose: someone(writing.rng), cards: someCount(writing) }],
  allCards: moving(allCards),
  allAttached: moving(allAttached),
  randomCards: moving(randomCards),
  move: (writing) => withCards(writing, (cards) => [drawMove(writing, cards)]),
  shuffleDeck: (writing) => [
    {
      do: 'shuffleDeck',
      whose: someone(writing.rng),
      ...perhaps(writing.rng, 0.3, 'bottom', () => someCount(writing)),
    },
  ],
  shufflePrizes: ({ rng }) => [{ do: 'shufflePrizes', whose: someone(rng) }],
  ...WORDS_IN_PLAY,
  doesNothing: (writing) => [
    { do: 'flip', coins: few(writing.rng) },
    { do: 'if', is: someQuestion(writing), then: [{ do: 'doesNothing' }] },
  ],
  ...WORDS_OF_ATTACKS,
  endTurn: () => [{ do: 'endTurn' }],
  byHand: ({ rng }) => [{ do: 'byHand', ...perhaps(rng, 0.6, 'text', () => 'Do what the synthetic text says.') }],
}

type Written = keyof typeof EFFECT_WRITERS

const ALL = Object.keys(EFFECT_WRITERS) as readonly Written[]
const CHOOSING: readonly Written[] = ['choosePokemon', 'chooseCards', 'chooseAttached', 'chooseNumber', 'if']
const REQUIRING: readonly Written[] = [
  ...CHOOSING,
  'flip',
  'may',
  'move',
  'discardAllEnergy',
  'discardHand',
  'doesNothing',
  'copyAttack',
]
const UNASKABLE: readonly Written[] = [
  'shuffleDeck',
  'shufflePrizes',
  'lookAtPrizes',
  'leavePlay',
  'randomCards',
  'byHand',
]
const NESTING: readonly Written[] = ['if', 'may', 'oneOrBoth', 'forEach', 'eachCard', 'eachPokemon', 'flipUntilTails']

/** The words that are allowed in a place. */
const wordsFor = (writing: Writing): readonly Written[] => {
  const { place, depth } = writing
  const allowed =
    place === 'choose'
      ? CHOOSING
      : place === 'require'
        ? REQUIRING
        : ALL.filter(
            (word) =>
              word !== 'doesNothing' &&
              (word !== 'endTurn' || place === 'ability' || place === 'trainer') &&
              word !== 'copyAttack' &&
              (word !== 'useEffectOf' || place === 'after') &&
              (word !== 'anotherTurn' || place === 'ability' || place === 'trainer' || place === 'after') &&
              !(isNarrow(writing) && UNASKABLE.includes(word)),
          )
  return depth < 2 ? allowed : allowed.filter((word) => !NESTING.includes(word))
}

/** Sometimes adds an "if you do", with which many printed texts continue. */
const ifDone = ({ rng, depth, place }: Writing): Program => {
  if (depth > 0 || place === 'choose' || place === 'require' || !rng.chance(0.15)) return []
  const draw: Program = [{ do: 'draw', who: 'you', cards: few(rng) }]
  return [{ do: 'if', is: { is: 'done' }, then: draw, ...perhaps(rng, 0.2, 'otherwise', () => draw) }]
}

/** A program of one or two words, and of the words that these need before or after them. Never empty. */
export function program(writing: Writing): Program {
  const { rng } = writing
  const written: Effect[] = []
  const words = wordsFor(writing)
  const length = 1 + rng.upTo(1)
  while (written.length < length) written.push(...EFFECT_WRITERS[rng.pick(words)](writing), ...ifDone(writing))
  return written
}

/** A text with its condition and cost, if any; the text may refer to what was paid. */
export const usedText = (rng: Rng, place: 'ability' | 'trainer', attacks: readonly string[] = []) => {
  const writing = writingFor(rng, place, attacks)
  const only = perhaps(rng, 0.12, 'only', () => settledQuestion(writing))
  const cost = perhaps(rng, 0.12, 'cost', () => someCost(writing))
  return { ...only, ...cost, program: program(writing) }
}

/** The text with its program under `key`, the property in which a card of this kind has it. */
export const underKey = <Key extends 'use' | 'effect'>(
  key: Key,
  { program: text, ...rest }: ReturnType<typeof usedText>,
) => ({ ...rest, [key]: text }) as typeof rest & { readonly [K in Key]: Program }

/** A question whose answer is known before the text does anything. */
export const settledQuestion = (writing: Writing): Predicate => {
  const question = someQuestion(writing)
  return isSettledQuestion(question)
    ? question
    : { is: 'atLeast', what: { count: 'cardsIn', whose: 'you', zone: 'hand' }, number: 2 }
}

const someCost = (writing: Writing): Program => {
  const { rng } = writing
  if (rng.chance(0.3)) return [{ do: 'discardTop', whose: 'you', cards: few(rng) + rng.upTo(1) }]
  const as = 'paid'
  const to = rng.pick(['discard', 'deckBottom', 'lostZone'] as const)
  writing.cards.push(as)
  const choice: Effect =
    writing.place === 'ability' && rng.chance(0.3)
      ? { do: 'chooseAttached', as, on: 'thisPokemon', filter: { kind: 'Energy' }, units: few(rng) }
      : { do: 'chooseCards', as, whose: 'you', from: 'hand', filter: {}, min: few(rng) }
  return [choice, { do: 'move', cards: as, to }]
}

/** A whole text. It may refer to Pokémon that are stored under the names `known`, and to cards that are stored under the names `cards`. */
export const textFor = (
  rng: Rng,
  place: ProgramSetting,
  attacks: readonly string[] = [],
  known: readonly string[] = [],
  cards: readonly string[] = [],
): Program => {
  const writing = writingFor(rng, place, attacks)
  writing.pokemon.push(...known)
  writing.cards.push(...cards)
  return program(writing)
}

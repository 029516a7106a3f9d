/** Writes the words after "if" in the text of a card. */
import type { Predicate } from '../model/effects.ts'
import type { OncePerGame } from '../model/oncePerGame.ts'
import { filterWords } from './cardNouns.ts'
import { countedWords, quantityOf } from './countNouns.ts'
import { inPlayWords, refWords, type TextSoFar } from './nouns.ts'
import { pastWords } from './pastWords.ts'

type Named<Name extends Predicate['is']> = Extract<Predicate, { readonly is: Name }>

/** The words for each question, and for its negation. */
type Phrases = {
  readonly [Name in Exclude<Predicate['is'], 'not'>]: (
    question: Named<Name>,
    soFar: TextSoFar,
  ) => readonly [string, string]
}

const oneCoin = (soFar: TextSoFar): boolean => soFar.coins === 1

/** The names of the powers that a player uses once in a game. */
export const POWERS: { readonly [Power in OncePerGame]: string } = { GX: 'GX attack', VSTAR: 'VSTAR Power' }

/** A clause about an absence, such as "there are no Pokémon". */
export const noneOf = (what: string): string => `there are ${what.startsWith('of ') ? 'none' : 'no'} ${what}`

const PHRASES: Phrases = {
  heads: (_, soFar) => (oneCoin(soFar) ? ['heads', 'tails'] : ['any of them is heads', 'none of them is heads']),
  allHeads: (_, soFar) => (oneCoin(soFar) ? ['heads', 'tails'] : ['all of them are heads', 'any of them is tails']),
  anyTails: (_, soFar) => (oneCoin(soFar) ? ['tails', 'heads'] : ['any of them is tails', 'none of them is tails']),
  done: () => ['you do', 'you do not'],
  damaged: ({ pokemon }, soFar) => [
    `${refWords(soFar, pokemon)} has any damage counters on it`,
    `${refWords(soFar, pokemon)} has no damage counters on it`,
  ],
  inCondition: ({ pokemon, condition }, soFar) => [
    `${refWords(soFar, pokemon)} is ${condition}`,
    `${refWords(soFar, pokemon)} is not ${condition}`,
  ],
  active: ({ pokemon }, soFar) => [
    `${refWords(soFar, pokemon)} is in the Active Spot`,
    `${refWords(soFar, pokemon)} is not in the Active Spot`,
  ],
  fits: ({ pokemon, filter }, soFar) => [
    `${refWords(soFar, pokemon)} is ${inPlayWords({ fits: filter })}`,
    `${refWords(soFar, pokemon)} is not ${inPlayWords({ fits: filter })}`,
  ],
  like: ({ pokemon, filter }, soFar) => [
    `${refWords(soFar, pokemon)} is ${inPlayWords(filter)}`,
    `${refWords(soFar, pokemon)} is not ${inPlayWords(filter)}`,
  ],
  stadiumInPlay: ({ whose, filter }) => {
    const stadium = filterWords({ trainer: 'Stadium', ...filter }, false)
    const its = whose === undefined ? '' : whose === 'you' ? 'of yours ' : 'of your opponent '
    return [`a ${stadium} ${its}is in play`, `no ${stadium} ${its}is in play`]
  },
  firstTurn: ({ whose }) => {
    const its = whose === 'you' ? 'your' : "your opponent's"
    return [`it is ${its} first turn`, `it is not ${its} first turn`]
  },
  wentFirst: ({ whose }) =>
    whose === 'you' ? ['you went first', 'you went second'] : ['your opponent went first', 'your opponent went second'],
  spent: ({ whose, power }) => {
    const words = POWERS[power]
    return whose === 'you'
      ? [`you have used your ${words}`, `you have not used your ${words}`]
      : [`your opponent has used their ${words}`, `your opponent has not used their ${words}`]
  },
  happened: (past, soFar) => pastWords(soFar, past),
  all: ({ of }, soFar) => {
    const parts = of.map((one) => phrases(one, soFar))
    return [parts.map(([yes]) => yes).join(' and '), parts.map(([, no]) => no).join(' or ')]
  },
  any: ({ of }, soFar) => {
    const parts = of.map((one) => phrases(one, soFar))
    return [parts.map(([yes]) => yes).join(' or '), parts.map(([, no]) => no).join(' and ')]
  },
  atLeast: ({ what, number }, soFar) =>
    typeof number === 'number'
      ? [
          `there ${number === 1 ? 'is' : 'are'} at least ${quantityOf(soFar, number, what)}`,
          number === 1
            ? noneOf(countedWords(soFar, what))
            : `there are fewer than ${number} ${countedWords(soFar, what)}`,
        ]
      : [
          `there are at least as many ${countedWords(soFar, what)} as ${countedWords(soFar, number)}`,
          `there are fewer ${countedWords(soFar, what)} than ${countedWords(soFar, number)}`,
        ],
}

const phrases = (question: Predicate, soFar: TextSoFar): readonly [string, string] => {
  if (question.is === 'not') {
    const [yes, no] = phrases(question.what, soFar)
    return [no, yes]
  }
  const phrase = PHRASES[question.is] as (question: Predicate, soFar: TextSoFar) => readonly [string, string]
  return phrase(question, soFar)
}

/** The words after "if". */
export const questionWords = (question: Predicate, soFar: TextSoFar): string => phrases(question, soFar)[0]

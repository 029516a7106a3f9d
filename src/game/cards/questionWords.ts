/** Writes the words after "if" in the text of a card. */
import type { Predicate } from '../model/effects.ts'
import type { OncePerGame } from '../model/oncePerGame.ts'
import { filterWords } from './cardNouns.ts'
import { countedWords, quantityOf } from './countNouns.ts'
import { refWords, standingWords, type TextSoFar } from './nouns.ts'
import { pastWords } from './pastWords.ts'

type Named<Name extends Predicate['is']> = Extract<Predicate, { readonly is: Name }>

/** The words for each question, and for its negation. */
type Phrases = {
  readonly [Name in Exclude<Predicate['is'], 'not'>]: (
    question: Named<Name>,
    told: TextSoFar,
  ) => readonly [string, string]
}

const oneCoin = (told: TextSoFar): boolean => told.coins === 1

/** The names of the powers that a player uses once in a game. */
export const POWERS: { readonly [Power in OncePerGame]: string } = { GX: 'GX attack', VSTAR: 'VSTAR Power' }

/** A clause about an absence, such as "there are no Pokémon". */
export const noneOf = (what: string): string => `there are ${what.startsWith('of ') ? 'none' : 'no'} ${what}`

const PHRASES: Phrases = {
  heads: (_, told) => (oneCoin(told) ? ['heads', 'tails'] : ['any of them is heads', 'none of them is heads']),
  allHeads: (_, told) => (oneCoin(told) ? ['heads', 'tails'] : ['all of them are heads', 'any of them is tails']),
  anyTails: (_, told) => (oneCoin(told) ? ['tails', 'heads'] : ['any of them is tails', 'none of them is tails']),
  done: () => ['you do', 'you do not'],
  damaged: ({ pokemon }, told) => [
    `${refWords(told, pokemon)} has any damage counters on it`,
    `${refWords(told, pokemon)} has no damage counters on it`,
  ],
  inCondition: ({ pokemon, condition }, told) => [
    `${refWords(told, pokemon)} is ${condition}`,
    `${refWords(told, pokemon)} is not ${condition}`,
  ],
  active: ({ pokemon }, told) => [
    `${refWords(told, pokemon)} is in the Active Spot`,
    `${refWords(told, pokemon)} is not in the Active Spot`,
  ],
  fits: ({ pokemon, filter }, told) => [
    `${refWords(told, pokemon)} is ${standingWords({ fits: filter })}`,
    `${refWords(told, pokemon)} is not ${standingWords({ fits: filter })}`,
  ],
  like: ({ pokemon, filter }, told) => [
    `${refWords(told, pokemon)} is ${standingWords(filter)}`,
    `${refWords(told, pokemon)} is not ${standingWords(filter)}`,
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
  happened: (past, told) => pastWords(told, past),
  all: ({ of }, told) => {
    const parts = of.map((one) => phrases(one, told))
    return [parts.map(([yes]) => yes).join(' and '), parts.map(([, no]) => no).join(' or ')]
  },
  any: ({ of }, told) => {
    const parts = of.map((one) => phrases(one, told))
    return [parts.map(([yes]) => yes).join(' or '), parts.map(([, no]) => no).join(' and ')]
  },
  atLeast: ({ what, number }, told) =>
    typeof number === 'number'
      ? [
          `there ${number === 1 ? 'is' : 'are'} at least ${quantityOf(told, number, what)}`,
          number === 1
            ? noneOf(countedWords(told, what))
            : `there are fewer than ${number} ${countedWords(told, what)}`,
        ]
      : [
          `there are at least as many ${countedWords(told, what)} as ${countedWords(told, number)}`,
          `there are fewer ${countedWords(told, what)} than ${countedWords(told, number)}`,
        ],
}

const phrases = (question: Predicate, told: TextSoFar): readonly [string, string] => {
  if (question.is === 'not') {
    const [yes, no] = phrases(question.what, told)
    return [no, yes]
  }
  const phrase = PHRASES[question.is] as (question: Predicate, told: TextSoFar) => readonly [string, string]
  return phrase(question, told)
}

/** The words after "if". */
export const questionWords = (question: Predicate, told: TextSoFar): string => phrases(question, told)[0]

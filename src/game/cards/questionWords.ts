/** Writes the words after "if" in the text of a card. */
import type { CardFilter } from '../model/cardFilter.ts'
import type { Predicate } from '../model/effects.ts'
import { countedWords, filterWords, refWords, type TextSoFar } from './nouns.ts'

type Named<Name extends Predicate['is']> = Extract<Predicate, { readonly is: Name }>

/** Each question as it is and as it is denied. */
type Phrases = {
  readonly [Name in Exclude<Predicate['is'], 'not'>]: (
    question: Named<Name>,
    told: TextSoFar,
  ) => readonly [string, string]
}

/** A Pokémon that a filter allows, with its article. */
const oneOfThem = (filter: CardFilter): string => {
  const words = filterWords({ kind: 'Pokemon', ...filter }, false)
  return `${/^[AEIO]/i.test(words) ? 'an' : 'a'} ${words}`
}

const oneCoin = (told: TextSoFar): boolean => told.coins === 1

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
    `${refWords(told, pokemon)} is ${oneOfThem(filter)}`,
    `${refWords(told, pokemon)} is not ${oneOfThem(filter)}`,
  ],
  atLeast: ({ what, number }, told) => [
    `there are at least ${number} ${countedWords(told, what)}`,
    `there are fewer than ${number} ${countedWords(told, what)}`,
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

/** Writes the counts of card texts, such as "for each heads". */
import type { Count, CountedZone, Who } from '../model/effects.ts'
import { filterWords } from './cardNouns.ts'
import { pokemonFilterWords, refWords, setWords, type TextSoFar } from './nouns.ts'
import { pastNouns } from './pastWords.ts'

type Counted = Exclude<Count, number>

const ZONES: { readonly [Zone in CountedZone]: string } = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard pile',
  lostZone: 'Lost Zone',
  prizes: 'Prize cards',
}

export const whoseWords = (whose: Who): string => (whose === 'you' ? 'your' : "your opponent's")

const both = (words: string): readonly [string, string] => [words, words]

const ofWhat = (one: string, many: string, rest: string): readonly [string, string] => [
  `${one} ${rest}`,
  `${many} ${rest}`,
]

/** The noun for a counted thing, in the singular and in the plural. */
const countNoun = (soFar: TextSoFar, count: Counted): readonly [string, string] => {
  switch (count.count) {
    case 'heads':
    case 'tails':
      return both(count.count)
    case 'damageCountersOn': {
      const on = setWords(soFar, count.pokemon)
      return [`damage counter on ${on}`, `damage counters on ${on}`]
    }
    case 'energyOn': {
      const { type, filter } = count
      const noun = filter === undefined ? 'Energy' : `Energy from ${filterWords({ kind: 'Energy', ...filter }, true)}`
      return both(`${type === undefined ? '' : `${type} `}${noun} attached to ${setWords(soFar, count.pokemon)}`)
    }
    case 'kindsOfEnergyOn':
      return ofWhat(
        'different type',
        'different types',
        `of basic Energy attached to ${setWords(soFar, count.pokemon)}`,
      )
    case 'cardsOn': {
      const on = `attached to ${setWords(soFar, count.pokemon)}`
      return [`${filterWords(count.filter, false)} ${on}`, `${filterWords(count.filter, true)} ${on}`]
    }
    case 'toolsOn':
      return ofWhat('Pokémon Tool', 'Pokémon Tools', `attached to ${setWords(soFar, count.pokemon)}`)
    case 'conditionsOn':
      return ofWhat('Special Condition', 'Special Conditions', `of ${refWords(soFar, count.pokemon)}`)
    case 'attackCost':
      return both(`${count.type ?? 'Energy'} in the cost of this attack`)
    case 'retreatCostOf':
      return both(`Colorless in the Retreat Cost of ${refWords(soFar, count.pokemon)}`)
    case 'hpLeftOf':
      return both(`10 HP that ${refWords(soFar, count.pokemon)} has left`)
    case 'pokemonInPlay':
      return both(`of ${pokemonFilterWords(soFar, count.of)}`)
    case 'typesOf':
      return ofWhat('different type', 'different types', `of ${pokemonFilterWords(soFar, count.of)}`)
    case 'cardsIn': {
      if (count.zone === 'prizes' && count.filter === undefined) {
        const left = `that ${count.whose === 'you' ? 'you have' : 'your opponent has'} left`
        return [`Prize card ${left}`, `Prize cards ${left}`]
      }
      const zone = `in ${whoseWords(count.whose)} ${ZONES[count.zone]}`
      const filter = count.filter ?? {}
      return [`${filterWords(filter, false)} ${zone}`, `${filterWords(filter, true)} ${zone}`]
    }
    case 'cardsChosen':
      if (count.types) return ofWhat('different type', 'different types', 'of basic Energy chosen in this way')
      return [
        `${filterWords(count.filter ?? {}, false)} chosen in this way`,
        `${filterWords(count.filter ?? {}, true)} chosen in this way`,
      ]
    case 'numberChosen':
      return ['1 of the chosen number', 'the chosen number']
    case 'prizesTaken': {
      const taken = count.whose === 'you' ? 'you have taken' : 'your opponent has taken'
      return [`Prize card ${taken}`, `Prize cards ${taken}`]
    }
    case 'damageDone': {
      const to = count.to === undefined ? '' : ` to ${refWords(soFar, count.to)}`
      return [`10 damage this attack did${to}`, `times 10 damage this attack did${to}`]
    }
    case 'happened':
      return pastNouns(soFar, count)
    case 'plus':
      return [
        count.of.map((one) => oneWords(soFar, one)).join(' and each '),
        count.of.map((one) => countedWords(soFar, one)).join(' plus '),
      ]
    case 'minus':
      return [
        `${oneWords(soFar, count.from)}, minus ${countedWords(soFar, count.less)}`,
        `${countedWords(soFar, count.from)} minus ${countedWords(soFar, count.less)}`,
      ]
    case 'times':
      return [
        `${oneWords(soFar, count.of)}, each counted ${count.by === 2 ? 'twice' : `${count.by} times`}`,
        `${count.by} times ${countedWords(soFar, count.of)}`,
      ]
    case 'atMost':
      return [
        `${oneWords(soFar, count.of)}, up to ${countedWords(soFar, count.most)}`,
        `${countedWords(soFar, count.of)}, up to ${countedWords(soFar, count.most)}`,
      ]
  }
}

/** The noun for one counted thing, as used after "each". */
const oneWords = (soFar: TextSoFar, count: Count): string =>
  typeof count === 'number' ? `${count}` : countNoun(soFar, count)[0]

export const eachWords = (soFar: TextSoFar, count: Counted): string => `for each ${countNoun(soFar, count)[0]}`

export const countedWords = (soFar: TextSoFar, count: Count): string =>
  typeof count === 'number' ? `${count}` : countNoun(soFar, count)[1]

/** A number of counted things: "1 card in your hand", or "3 cards in your hand". */
export const quantityOf = (soFar: TextSoFar, number: number, count: Count): string =>
  `${number} ${number === 1 ? oneWords(soFar, count) : countedWords(soFar, count)}`

/** A quantity of something: "3 cards", or "1 card for each heads". */
export const quantity = (soFar: TextSoFar, count: Count, one: string, many: string): string =>
  typeof count === 'number' ? `${count} ${count === 1 ? one : many}` : `1 ${one} ${eachWords(soFar, count)}`

/** The repetition of an amount: " for each heads". */
export const timesWords = (soFar: TextSoFar, times: Count | undefined): string =>
  times === undefined ? '' : typeof times === 'number' ? `, ${times} times over` : ` ${eachWords(soFar, times)}`

/** Synthetic cards: always sensible, from the whole effect language, and any card shrinks. */
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { cards as ALL_CARDS, cardText } from 'ptcg-turn-engine'
import { readDefinitions } from 'ptcg-turn-engine/internal/game/cards/schema'
import { EFFECT_SHAPES } from 'ptcg-turn-engine/internal/game/words/schema'
import type { CardDefinition, ContinuousEffect, Count, ModifierKind, Predicate } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { drawSet } from '../../src/arbitraries/decks.ts'
import { aSyntheticCard } from '../../src/arbitraries/syntheticCards.ts'
import { seededRng } from '../../src/rng.ts'

type Words<Name extends string> = { readonly [N in Name]: true }

/** Every word except one that only rules use. */
const EFFECTS = Object.keys(EFFECT_SHAPES).filter((word) => word !== 'doesNotHappen')
const COUNTS: Words<Exclude<Count, number>['count']> = {
  heads: true,
  tails: true,
  damageCountersOn: true,
  energyOn: true,
  kindsOfEnergyOn: true,
  cardsOn: true,
  toolsOn: true,
  conditionsOn: true,
  attackCost: true,
  retreatCostOf: true,
  hpLeftOf: true,
  pokemonInPlay: true,
  typesOf: true,
  cardsIn: true,
  cardsChosen: true,
  numberChosen: true,
  prizesTaken: true,
  damageDone: true,
  happened: true,
  plus: true,
  minus: true,
  times: true,
  atMost: true,
}
const QUESTIONS: Words<Predicate['is']> = {
  heads: true,
  allHeads: true,
  fits: true,
  anyTails: true,
  done: true,
  damaged: true,
  inCondition: true,
  active: true,
  like: true,
  stadiumInPlay: true,
  firstTurn: true,
  wentFirst: true,
  spent: true,
  happened: true,
  not: true,
  all: true,
  any: true,
  atLeast: true,
}
const LASTING: Words<ModifierKind> = {
  cantRetreat: true,
  cantAttack: true,
  cantUseAttack: true,
  attackMayFail: true,
  damageDealt: true,
  damageTaken: true,
  preventDamage: true,
  preventEffects: true,
  hp: true,
  retreatCost: true,
  noRetreatCost: true,
  attackCost: true,
  attackCostIs: true,
  noAttackCost: true,
  noWeakness: true,
  damageUnaffected: true,
  noResistance: true,
  types: true,
  weaknessTo: true,
  weaknessTimes: true,
  conditionCounters: true,
  turnGoesOn: true,
  sleepCoins: true,
  cantBeHealed: true,
  cantReceive: true,
  prizesGiven: true,
  prizesWon: true,
  evolvesEarly: true,
  preventConditions: true,
  attacksTwice: true,
  countersAtTurnEnd: true,
  knockedOutAtTurnEnd: true,
  endures: true,
  returnsDamage: true,
  noAbilities: true,
  noToolEffects: true,
  plainSpecialEnergy: true,
  doublesBasicEnergy: true,
  symbolsSpared: true,
  weaknessDealt: true,
  keepsConditions: true,
  unhindered: true,
  usesAttacks: true,
  lostWhenKnockedOut: true,
}
const CONTINUOUS: Words<ContinuousEffect['continuous']> = {
  ...LASTING,
  benchLimit: true,
  cantPlay: true,
  cantReturn: true,
}
/** Optional parts of cards, each of which must appear. */
const PARTS = [
  ...[
    'choose',
    'require',
    'before',
    'after',
    'also',
    'unaffectedBy',
    'oncePerGame',
    'onTheFirstTurn',
    'coins',
    'terms',
  ],
  ...['use', 'limit', 'from', 'continuous', 'triggers', 'only', 'cost'],
  ...[
    'rules',
    'prizes',
    'evolvesEarly',
    'endsTheTurn',
    'discardsToLostZone',
    'weaknesses',
    'resistances',
    'evolvesFrom',
    'abilities',
  ],
]

const drawnCards = Array.from({ length: 700 }, (_, seed): readonly CardDefinition[] => drawSet(seededRng(seed), 'x'))

describe('synthetic cards', () => {
  test('are valid, and have a text in words', () => {
    for (const cards of drawnCards) {
      expect(readDefinitions(cards)).toEqual(E.right(cards))
      for (const card of cards) expect(typeof cardText(card)).toBe('string')
    }
    fc.assert(fc.property(aSyntheticCard('x'), (card) => E.isRight(readDefinitions([card])) && card.id === 'x'))
  })

  const all = JSON.stringify(drawnCards)
  test.each([
    ...EFFECTS.map((word) => `"do":"${word}"`),
    ...Object.keys(COUNTS).map((word) => `"count":"${word}"`),
    ...Object.keys(QUESTIONS).map((word) => `"is":"${word}"`),
    ...Object.keys(LASTING).map((word) => `"lasting":"${word}"`),
    ...Object.keys(CONTINUOUS).map((word) => `"continuous":"${word}"`),
    ...PARTS.map((part) => `"${part}":`),
    ...['Basic', 'Stage 1', 'Stage 2', 'Item', 'Supporter', 'Tool', 'Stadium', 'Energy', 'ACE SPEC', 'VMAX'].map(
      (word) => `"${word}"`,
    ),
  ])('contain %s', (word) => {
    expect(all).toContain(word)
  })

  test('evolve from one another', () => {
    const evolutions = drawnCards.flatMap((cards) =>
      cards.flatMap((card) =>
        card.kind === 'Pokemon' && card.evolvesFrom !== undefined
          ? [cards.some(({ name, kind }) => kind === 'Pokemon' && name === card.evolvesFrom)]
          : [],
      ),
    )
    expect(evolutions.length).toBeGreaterThan(500)
    expect(evolutions).not.toContain(false)
  })

  test('shrink, without context, to valid cards', () => {
    const arbitrary = aSyntheticCard('x')
    for (const card of Object.values(ALL_CARDS)) {
      expect(arbitrary.canShrinkWithoutContext(card)).toBe(true)
      for (const { value } of arbitrary.shrink(card, undefined).take(5))
        expect(JSON.stringify(value).length).toBeLessThanOrEqual(JSON.stringify(card).length)
    }
    expect(arbitrary.canShrinkWithoutContext({ kind: 'Pokemon' })).toBe(false)
  })

  test('shrink to the word that matters', () => {
    const checked = fc.check(
      fc.property(aSyntheticCard('x'), (card) => !JSON.stringify(card).includes('"do":"putCounters"')),
      { seed: 6, numRuns: 1000 },
    )
    const [card] = checked.counterexample ?? []
    expect(JSON.stringify(card).match(/"do":/g)).toHaveLength(1)
    expect(JSON.stringify(card).length).toBeLessThan(300)
  })
})

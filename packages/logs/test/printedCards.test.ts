/**
 * Games of printed cards, written as logs and refereed: no action is refused, with copies distinguished or only named.
 */

import * as E from 'fp-ts/lib/Either.js'
import { range } from 'fp-ts/lib/NonEmptyArray.js'
import { createGame, rulesets } from 'ptcg-turn-engine'
import { cardsOfDecks, cardsOfSet, knownDecks, SET_IDS } from 'ptcg-turn-engine-cards'
import { seededRng } from 'ptcg-turn-engine-fuzz'
import { drawPrintedGame, printedPool } from 'ptcg-turn-engine-fuzz/internal/campaign/printedDecks'
import type { NewGameStart } from 'ptcg-turn-engine-fuzz/internal/opening'
import { sampleOf } from 'ptcg-turn-test-kit/sampled'
import { describe, expect, test } from 'vitest'
import { readBattleLog } from '../src/reading/readBattleLog.ts'
import { refereeLog } from '../src/refereeing/referee.ts'
import type { Verdict } from '../src/refereeing/verdicts.ts'
import { logGame } from './planted/game.ts'

const ERA = 'scarlet-and-violet'

const names = Object.keys(knownDecks) as (keyof typeof knownDecks)[]

/** A game of two well-known decks. */
const ofKnownDecks = async (seed: number): Promise<NewGameStart> => {
  const first = knownDecks[names[seed % names.length] as keyof typeof knownDecks]
  const second = knownDecks[names[(seed * 7 + 3) % names.length] as keyof typeof knownDecks]
  return { from: 'newGame', decks: [first, second], ruleset: ERA, cards: await cardsOfDecks(first, second) }
}

const pool = printedPool((await Promise.all(SET_IDS.map(cardsOfSet))).flat())

/** A game of two random decks of all printed cards. */
const ofRandomDecks = (seed: number): NewGameStart => drawPrintedGame(seededRng(seed), pool, ERA)

const verdictsOf = (
  { decks: [first, second], cards }: NewGameStart,
  seed: number,
  exact: boolean,
): readonly Verdict[] => {
  const created = createGame({
    players: [
      { name: 'Ada', deck: first },
      { name: 'Ben', deck: second },
    ],
    cards,
    ruleset: ERA,
    randomness: { seed },
  })
  if (E.isLeft(created)) throw new Error(created.left.map(({ message }) => message).join(' '))
  const game = logGame(created.right, seed, exact)
  const log = readBattleLog(game.text)
  expect(log.problems).toEqual([])
  return refereeLog(log, { cards: game.cards, whole: exact, ruleset: rulesets[ERA] }).verdicts
}

describe('with every card and copy known, every action is allowed', () => {
  test.each([0, 1, 4, 11, 50, 197])('game %i', async (seed) => {
    const verdicts = verdictsOf(await ofKnownDecks(seed), seed, true)
    expect(verdicts.length).toBeGreaterThan(40)
    expect(verdicts.filter(({ verdict }) => verdict !== 'allowed')).toEqual([])
  })
})

/**
 * Seeds 0 to 24, and some of which a line was once refused: about an attack, a Tool, a Checkup, Prize cards, an Ability triggered by evolving or
 * by a Knock Out, a Pokémon that was devolved or replaced, or what followed a retreat.
 */
describe('with random decks of all printed cards, too', () => {
  const refusedIn = (verdicts: readonly Verdict[]) => verdicts.filter(({ verdict }) => verdict === 'refused')

  const ONCE_REFUSED = [
    ...[34, 52, 69, 71, 82, 102, 150, 177, 180, 213, 218, 231, 260, 272, 281],
    ...[349, 361, 440, 516, 670, 812, 880, 954, 1004, 1066, 1124, 1144, 1299],
  ]

  test.each([...range(0, 24), ...ONCE_REFUSED])('game %i', (seed) => {
    const verdicts = verdictsOf(ofRandomDecks(seed), seed, true)
    expect(refusedIn(verdicts)).toEqual([])
    const allowed = verdicts.filter(({ verdict }) => verdict === 'allowed')
    expect(allowed.length).toBeGreaterThan(verdicts.length * 0.9)
  })
})

/**
 * In these seeds a name means one of several Pokémon: one that goes back to the hand (12), that is switched (34), that
 * holds the Energy (108).
 */
describe('with names alone, nothing is refused', () => {
  test.each(sampleOf([12, 34, 70, 108], 2))('game %i', async (seed) => {
    const verdicts = verdictsOf(await ofKnownDecks(seed), seed, false)
    expect(verdicts.filter(({ verdict }) => verdict === 'refused')).toEqual([])
    const allowed = verdicts.filter(({ verdict }) => verdict === 'allowed')
    expect(allowed.length).toBeGreaterThan(verdicts.length * 0.8)
  })
})

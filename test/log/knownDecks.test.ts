/** Games of decks that people know, written as logs and refereed: nothing in them is refused, whether copies are told apart or only named. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { legalEvents } from '../../src/engine/listing/legalEvents.ts'
import { createGame } from '../../src/engine/play/newGame.ts'
import { play } from '../../src/engine/play/play.ts'
import { randomPlayer } from '../../src/engine/play/randomPlayer.ts'
import type { GameEvent } from '../../src/game/model/events.ts'
import { rulesets } from '../../src/game/rulesets/rulesets.ts'
import { cardsOfDecks, knownDecks } from '../../src/game/sets/index.ts'
import { readBattleLog } from '../../src/log/reading/readBattleLog.ts'
import { refereeLog } from '../../src/log/refereeing/referee.ts'
import type { Verdict } from '../../src/log/refereeing/verdicts.ts'
import { writeBattleLog } from '../../src/log/writing/writeBattleLog.ts'

const names = Object.keys(knownDecks) as (keyof typeof knownDecks)[]

const verdictsOf = async (seed: number, exact: boolean): Promise<readonly Verdict[]> => {
  const first = knownDecks[names[seed % names.length] as keyof typeof knownDecks]
  const second = knownDecks[names[(seed * 7 + 3) % names.length] as keyof typeof knownDecks]
  const created = createGame({
    players: [
      { name: 'Ada', deck: first },
      { name: 'Ben', deck: second },
    ],
    cards: await cardsOfDecks(first, second),
    ruleset: 'scarlet-and-violet',
    randomness: { seed },
  })
  if (E.isLeft(created)) throw new Error(created.left.map(({ message }) => message).join(' '))
  const decide = randomPlayer(seed)
  const events: GameEvent[] = []
  let at = created.right
  for (let legal = legalEvents(at); legal.length > 0; legal = legalEvents(at)) {
    const event = decide(at, legal)
    const played = play(at, event)
    if (E.isLeft(played)) throw new Error('A legal event was refused.')
    events.push(event)
    at = played.right.snapshot
  }
  const log = readBattleLog(writeBattleLog(created.right, events, { exact }))
  expect(log.problems).toEqual([])
  const cards = Object.values(created.right.game.definitions)
  return refereeLog(log, { cards, whole: exact, ruleset: rulesets['scarlet-and-violet'] }).verdicts
}

/**
 * In these a text is set off by playing its Pokémon (0), a Pokémon with all its cards goes back to the hand (2), a Stadium makes a Bench
 * smaller (11), more Energy is paid than is asked (11), an Energy that a Pokémon cannot hold is discarded (50).
 */
describe('where every card and its copy is known, every action is allowed', () => {
  test.each([0, 2, 11, 50])('game %i', async (seed) => {
    const verdicts = await verdictsOf(seed, true)
    expect(verdicts.length).toBeGreaterThan(40)
    expect(verdicts.filter(({ verdict }) => verdict !== 'allowed')).toEqual([])
  })
})

/** In these a name means one of several Pokémon: one that goes back to the hand (12), that is switched (34), that holds the Energy (108). */
describe('where only names are told, nothing is refused', () => {
  test.each([12, 34, 70, 108])('game %i', async (seed) => {
    const verdicts = await verdictsOf(seed, false)
    expect(verdicts.filter(({ verdict }) => verdict === 'refused')).toEqual([])
    const allowed = verdicts.filter(({ verdict }) => verdict === 'allowed')
    expect(allowed.length).toBeGreaterThan(verdicts.length * 0.8)
  })
})

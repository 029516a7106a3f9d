/** Texts that trigger each other without end: every event still returns, and no effect is lost. */
import { isDeepStrictEqual } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import {
  adversaryCheck,
  ENGINE,
  openingOf,
  oracleCheck,
  type Ran,
  run,
  type Subject,
  type TriedEvent,
} from 'ptcg-turn-engine-fuzz'
import { ADVERSARY_OCCASIONS } from 'ptcg-turn-engine-fuzz/internal/adversary/adversary'
import { board, positionOf } from 'ptcg-turn-test-kit/board'
import { bomb } from 'ptcg-turn-test-kit/bombs'
import { expect, test } from 'vitest'
import { load, save } from '../../src/engine/files/save.ts'
import { legalEvents } from '../../src/engine/listing/legalEvents.ts'
import { play } from '../../src/engine/play/play.ts'
import { request } from '../../src/engine/play/request.ts'
import { restoreSession } from '../../src/engine/session/session.ts'
import type { Snapshot } from '../../src/engine/stepper/snapshot.ts'
import { STEPPER } from '../../src/engine/stepper/step.ts'
import { LIMITS } from '../../src/game/json/limits.ts'
import type { CardDefinition } from '../../src/game/model/cards.ts'
import type { Program } from '../../src/game/model/effects.ts'
import type { GameEvent } from '../../src/game/model/events.ts'

/** The new Active Pokémon is switched with the only Pokémon on the Bench, which then becomes the new Active Pokémon. */
const restless = (before: Program): CardDefinition => ({
  kind: 'Pokemon',
  id: 'restless-1',
  name: 'Restless',
  stage: 'Basic',
  hp: 100,
  types: ['Colorless'],
  retreatCost: 0,
  abilities: [
    {
      name: 'Never Still',
      triggers: [
        {
          on: 'movedToActive',
          does: [
            ...before,
            { do: 'choosePokemon', as: 'next', from: { whose: 'you', where: 'Bench' } },
            { do: 'switch', who: 'you', with: 'next' },
          ],
        },
      ],
    },
  ],
  attacks: [],
})
/** With thousands of steps without facts before that. */
const TIRELESS = restless([
  {
    do: 'forEach',
    times: 100,
    then: Array.from({ length: 90 }, () => ({ do: 'draw', who: 'you', cards: 0 }) as const),
  },
])

const TEXT = 'A active Restless\nA bench Restless\nB active Sobble'
const OPTIONS = { cards: [restless([])] }
const RETREAT: GameEvent = { type: 'RETREAT', player: 0 }
const GO_ON: GameEvent = { type: 'CHOOSE', player: 0, option: 0 }

const played = (from: Snapshot, event: GameEvent): Snapshot => {
  const next = play(from, event)
  return E.isLeft(next) ? expect.fail(next.left.violations[0].message) : next.right.snapshot
}

test('are interrupted repeatedly: the player is asked to go on', () => {
  let at = played(board(TEXT, OPTIONS), RETREAT)
  for (let parts = 0; parts < 3; parts += 1) {
    expect(request(at)).toMatchObject({ kind: 'choose', player: 0, purpose: 'goOn' })
    expect(legalEvents(at).filter(({ type }) => type !== 'CONCEDE')).toEqual([GO_ON])
    expect(at.game.facts.length).toBeGreaterThanOrEqual(LIMITS.facts)
    expect(at.game.facts.length).toBeLessThan(LIMITS.facts + 10)
    const loaded = load(JSON.parse(JSON.stringify(save(at))))
    if (E.isLeft(loaded)) expect.fail(loaded.left[0].message)
    const next = played(at, GO_ON)
    expect(isDeepStrictEqual(played(loaded.right, GO_ON), next)).toBe(true)
    at = next
  }
})

test('are interrupted sooner if each one is long', () => {
  const { game } = played(board(TEXT, { cards: [TIRELESS] }), RETREAT)
  const begun = game.facts.filter(({ fact }) => fact === 'EFFECT_APPLIES').length
  expect([begun > 1, begun < 100]).toEqual([true, true])
})

test('may be given up', () => {
  const at = played(board(TEXT, OPTIONS), RETREAT)
  expect(played(at, { type: 'CONCEDE', player: 0 }).game.result).toEqual({
    outcome: 'win',
    winner: 1,
    reasons: ['conceded'],
  })
})

test('do not keep a reader of recordings busy', () => {
  const refused = restoreSession(bomb(positionOf(TEXT, OPTIONS), [RETREAT, ...Array(LIMITS.events - 1).fill(GO_ON)]))
  if (E.isRight(refused)) return expect.fail('It was played to its end.')
  expect(refused.left.map(({ message }) => message)).toEqual([
    `Up to this event, more than ${LIMITS.recordedWork} steps were taken, more than in any game.`,
  ])
  expect(Number(refused.left[0].path.replace('events.', ''))).toBeLessThan(100)
})

const legally = (event: GameEvent): TriedEvent => ({ event, expects: null })

const watched = (subject: Subject, events = [RETREAT, GO_ON, GO_ON].map(legally)): Ran => {
  const opening = openingOf({ from: 'position', position: { ...positionOf(TEXT, OPTIONS), randomness: 'asked' } })
  if (E.isLeft(opening)) return expect.fail(opening.left.join(' '))
  let sent = 0
  return run(opening.right, { subject, checks: [oracleCheck, adversaryCheck], next: () => events[sent++] ?? null })
}

test('are no difference from the oracle, which never asks to go on', () => {
  expect(watched(ENGINE)).toMatchObject({ finding: null, sent: { length: 3 } })
})

test('are a difference if the engine comes to rest', () => {
  const { meaning } = STEPPER
  const silent = {
    ...STEPPER,
    meaning: { ...meaning, clauses: { ...meaning.clauses, effectsAreTriggered: () => false } },
  }
  expect(watched({ stepper: silent }).finding?.says).toBe(
    'the rules cannot go on: Texts set each other off without end.',
  )
})

test('are no excuse: illegal events there are refused with their rule', () => {
  const at = played(board(TEXT, OPTIONS), RETREAT)
  const tried = Object.values(ADVERSARY_OCCASIONS).flatMap((occasions) => occasions(at, legalEvents(at)))
  expect(tried.length).toBeGreaterThan(50)
  expect(watched(ENGINE, [legally(RETREAT), ...tried]).finding).toBeNull()
})

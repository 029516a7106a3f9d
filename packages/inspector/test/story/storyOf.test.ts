/**
 * The story of a game: every fact in words, the turns around a moment described and the others named, nothing hidden
 * revealed.
 */

import * as E from 'fp-ts/lib/Either.js'
import { check } from 'ptcg-turn-engine'
import { cardName } from 'ptcg-turn-engine/internal/game/board/definitions'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { type Game, PLAYERS } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { historyOfRecording, openRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { eager, walk } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import { MAX_STEPS_AFTER, MAX_STEPS_BEFORE, type Page, type StoryBook, storyBook } from '../../src/story/storyOf.ts'
import { storyOfStep } from '../../src/story/storyOfStep.ts'
import { isSameTurn, turnInWords } from '../../src/story/storyTurns.ts'
import { historyOf, type InspectedHistory } from '../../src/time/history.ts'
import { viewAs } from '../../src/time/moment.ts'
import { playStep } from '../../src/time/step.ts'
import { throughGames } from '../wholeGames.ts'

const describedSteps = ({ described }: Page): readonly number[] =>
  described.flatMap(({ steps }) => steps.map(({ step }) => step))

const fresh = (history: InspectedHistory, step: number): Page => storyBook().pageAt(history, 'both', step)

/** The page once every turn of the game is known. */
const whole = (book: StoryBook, history: InspectedHistory, step: number): Page => {
  const page = book.pageAt(history, 'both', step)
  return page.isComplete ? page : whole(book, history, step)
}

describe('a step', () => {
  test('has a sentence for every fact, in its own microstep', () => {
    let facts = 0
    throughGames((_, step) => {
      const story = storyOfStep(step, 'both')
      expect(story.words).not.toMatch(/undefined|null|\[object/)
      expect(story.words).not.toBe('')
      expect(story.facts).toHaveLength(step.facts.length)
      for (const [at, fact] of story.facts.entries()) {
        expect(fact.words).toMatch(/^.*[.!:]$/)
        expect(fact.words).not.toMatch(/undefined|null|NaN|\[object/)
        expect(step.frames[fact.frame]?.facts).toBeGreaterThan(at)
        if (fact.frame > 0) expect(step.frames[fact.frame - 1]?.facts).toBeLessThanOrEqual(at)
        expect(fact.state).toBe(step.frames[fact.frame]?.state)
        facts += 1
      }
    })
    expect(facts).toBeGreaterThan(1000)
  })

  test('that was refused lists every reason with its rule, and no facts', () => {
    const history = historyOfRecording(recordedGame(3, { most: 12 })).plus({
      type: 'ATTACH_ENERGY',
      player: 0,
      card: 0,
      pokemon: 0,
    })
    const step = history.stepAt(history.length)
    const { reasons, facts, words } = storyOfStep(step, 'both')
    expect(words).toMatch(/^attach /)
    expect(facts).toEqual([])
    expect(reasons.map(({ rule, words: why }) => [rule, why])).toEqual(
      step.violations.map(({ rule, message }) => [rule, message]),
    )
    expect(reasons.length).toBeGreaterThan(0)
  })

  test.each([null, 17, 'attack!', { type: 'NONSENSE' }, { type: 'x'.repeat(1000) }, undefined])(
    'with an invalid event quotes it, cut short: %j',
    (event) => {
      const history = historyOfRecording(recordedGame(3, { most: 12 })).plus(event)
      const { words, reasons } = storyOfStep(history.stepAt(history.length), 0)
      expect(words).toMatch(/^send /)
      expect(words.length).toBeLessThan(100)
      expect(reasons.length).toBeGreaterThan(0)
    },
  )
})

/** The names of cards that a player sees neither before nor after, on any card or in any fact. */
const secretNames = (whole: Game, ...seen: readonly Game[]): readonly string[] => {
  const known = JSON.stringify(
    seen.map(({ definitions, facts, cards }) => [Object.values(definitions), facts, cards.length]),
  )
  return Object.values(whole.definitions)
    .map(({ name }) => name)
    .filter((name) => !known.includes(name))
}

test('no description names a card that lies face down for its reader', () => {
  let secrets = 0
  throughGames((_, step) => {
    for (const viewer of PLAYERS) {
      const before = viewAs(viewer, step.before).game
      const after = viewAs(viewer, step.after).game
      const story = storyOfStep(step, viewer)
      const names = secretNames(step.after.game, before, after)
      const words = JSON.stringify(story)
      for (const name of names) expect(words).not.toContain(name)
      secrets += names.length
      for (const token of [...story.about, ...story.facts.flatMap(({ about }) => about)])
        if (token.startsWith('card:')) {
          const card = Number(token.slice(5))
          expect([before.cards[card]?.definition, after.cards[card]?.definition]).not.toEqual([null, null])
        }
    }
  })
  expect(secrets).toBeGreaterThan(1000)
})

test('a refused event and its reasons name no card that lies face down', () => {
  const history = historyOfRecording(recordedGame(3))
  let named = 0
  for (let at = 0; at <= history.length; at += 3) {
    const before = history.snapshotAt(at)
    for (const player of PLAYERS)
      for (const card of before.game.players[1].hand) {
        const step = playStep(before, { type: 'EVOLVE', player, card, pokemon: 0 }, at + 1)
        if (step.violations.length === 0) continue
        const name = cardName(before.game, card)
        if (JSON.stringify(storyOfStep(step, 'both').reasons).includes(name)) named += 1
        const story = storyOfStep(step, 0)
        expect(story.words).toContain('a hidden card')
        expect(story.about).not.toContain(`card:${card}`)
        const seen = check(viewAs(0, before), step.event as GameEvent)
        if (E.isLeft(seen)) expect(story.reasons.map(({ rule }) => rule)).toEqual(seen.left.map(({ rule }) => rule))
        expect(story.reasons.length).toBeGreaterThan(0)
        if (!JSON.stringify(viewAs(0, before)).includes(name)) expect(JSON.stringify(story)).not.toContain(name)
      }
  }
  expect(named).toBeGreaterThan(10)
})

test('a refused player gets the reasons in the same words', () => {
  const before = board('turn 3 of A; energy attached\nA active Sobble\nA hand Fire Energy\nB active Wooloo')
  const [card = 0] = before.game.players[0].hand
  const pokemon = before.game.players[0].active?.id
  const step = playStep(before, { type: 'ATTACH_ENERGY', player: 0, card, pokemon }, 1)
  expect(storyOfStep(step, 0).reasons).toEqual(storyOfStep(step, 'both').reasons)
  expect(step.violations.map(({ rule }) => rule)).toEqual(['T2C.1'])
})

describe('a page of the story', () => {
  const recording = recordedGame(8, { names: ['laboratory', 'laboratory'] })
  const history = historyOfRecording(recording)

  test('contains the turn of its step and the two around it; every other turn is named', () => {
    for (let step = 0; step <= history.length; step += 7) {
      const page = fresh(history, step)
      const steps = describedSteps(page)
      expect(steps).toContain(step)
      expect(steps).toEqual(Array.from({ length: steps.length }, (_, at) => (steps[0] ?? 0) + at))
      expect(page.described.length).toBeLessThanOrEqual(3)
      for (const { first, last } of [...page.before, ...page.after])
        for (const one of steps) expect(one < first || one > last).toBe(true)
    }
  })

  test('turns follow each other without a gap, and each step belongs to the turn in which it was sent', () => {
    const page = whole(storyBook(), history, Math.floor(history.length / 2))
    const described = page.described.map(({ turn, steps }) => ({
      ...turn,
      first: steps[0]?.step ?? 0,
      last: steps.at(-1)?.step ?? 0,
    }))
    const spans = [...page.before, ...described, ...page.after]
    let next = 0
    for (const span of spans) {
      expect(span.first).toBe(next)
      for (let at = Math.max(1, span.first); at <= span.last; at += 1) {
        const { game } = history.snapshotAt(at - 1)
        expect([game.setUp === null ? game.turn.number : 0, game.tieBreak]).toEqual([span.number, span.game])
      }
      next = span.last + 1
    }
    expect(next).toBe(history.length + 1)
    expect(turnInWords(spans[0] ?? { game: 0, number: 1, player: 0, name: '' })).toBe('Set-up')
    expect(spans.some((span) => /^Turn \d+: A(da|)/.test(turnInWords(span)))).toBe(true)
  })

  test('paging back and forth gives the same text as opening the story anywhere, for every reader', () => {
    const book = storyBook()
    for (let leaf = 0; leaf < 60; leaf += 1) {
      const step = (leaf * 37) % (history.length + 1)
      const audience = leaf % 8 < 6 ? 0 : 'both'
      const { described, earlier, later } = book.pageAt(history, audience, step)
      const anew = storyBook().pageAt(history, audience, step)
      expect({ described, earlier, later }).toEqual({
        described: anew.described,
        earlier: anew.earlier,
        later: anew.later,
      })
    }
  })

  test('a what-if is described from its beginning, and the main line is unchanged', () => {
    const book = storyBook()
    const from = history.until(60)
    const events: unknown[] = []
    walk(from.snapshotAt(60), eager(99), (event) => events.push(event), 60)
    const whatIf = events.reduce<InspectedHistory>((line, event) => line.plus(event), from)
    const before = whole(book, history, 61)
    expect(whole(book, whatIf, 61)).toEqual(whole(storyBook(), whatIf, 61))
    expect(whole(book, history, 61)).toEqual(before)
    expect(whole(book, history.until(60).plus({ type: 'CONCEDE', player: 0 }), 61).after).toEqual([])
    for (let step = 80; step <= whatIf.length; step += 1) {
      const page = fresh(whatIf, step)
      const elsewhere = (describedSteps(page)[0] ?? 0) - 1
      const leafed = storyBook()
      leafed.pageAt(history.until(elsewhere), 'both', elsewhere)
      expect(leafed.pageAt(whatIf, 'both', step).described).toEqual(page.described)
    }
  })

  test('a growing game is described to its end', () => {
    const book = storyBook()
    for (const length of [120, 121, 149, 150, 151, 152]) {
      const known = history.until(length)
      expect(whole(book, known, length)).toEqual(whole(storyBook(), known, length))
    }
  })

  test('known parts are not described again, and parts around them are right', () => {
    for (let length = 20; length < 140; length += 1) {
      const book = storyBook()
      book.pageAt(history.until(length), 'both', length)
      const step = Math.max(0, length - 4)
      expect(book.pageAt(history, 'both', step).described).toEqual(fresh(history, step).described)
    }
  })

  test('another game has another story, even with the same events', () => {
    const book = storyBook()
    whole(book, history, 20)
    const other = historyOf(openRecording(recordedGame(6)), history.events)
    expect(other.snapshotAt(0)).not.toEqual(history.snapshotAt(0))
    expect(whole(book, other, 20)).toEqual(whole(storyBook(), other, 20))
  })
})

test('of a turn with thousands of events only those around the moment are described', () => {
  const recording = recordedGame(4, { most: 30 })
  const nonsense = Array.from({ length: 2500 }, () => ({ type: 'END_TURN', player: 0, extra: true }))
  const history = historyOfRecording({ ...recording, events: [...recording.events, ...nonsense] })
  const book = storyBook()
  for (const step of [0, 29, 30, 31, 500, 1777, history.length]) {
    const page = book.pageAt(history, 'both', step)
    const steps = describedSteps(page)
    expect(steps).toContain(step)
    expect(steps.length).toBeLessThanOrEqual(MAX_STEPS_BEFORE + MAX_STEPS_AFTER + 1)
  }
  const page = whole(book, history, 1777)
  expect(page.earlier).toBeGreaterThan(1500)
  expect(page.later).toBe(history.length - 1777 - MAX_STEPS_AFTER)
})

test('turns with equal numbers in two games of a match are different turns', () => {
  const turn = { game: 0, number: 1, player: 0, name: 'Ada' } as const
  expect(isSameTurn(turn, { ...turn })).toBe(true)
  expect(isSameTurn(turn, { ...turn, game: 1 })).toBe(false)
  expect(turnInWords({ ...turn, game: 1 })).toBe('Sudden Death 1, turn 1: Ada')
})

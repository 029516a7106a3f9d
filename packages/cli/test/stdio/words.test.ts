/** Answers in words say the same as the data, and reveal nothing hidden. */

import { save } from 'ptcg-turn-engine'
import { findHidden } from 'ptcg-turn-engine/internal/engine/play/view'
import { PLAYERS } from 'ptcg-turn-engine/model'
import { boardInWords, eventInWords, factInWords, optionInWords } from 'ptcg-turn-engine/table'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import { begun, NEW_GAME, type Reply, talking } from './talk.ts'
import { namedIn, unmistakable } from './unmistakable.ts'

const words = true

describe('words', () => {
  test('have the same names as the data', () => {
    const { done, game } = begun()
    expect(done({ method: 'request', game, words }).words).toEqual({
      request: { question: 'Who goes first?', askedBy: null, progress: null, options: ['first', 'second'] },
      result: null,
    })
    const { events, words: said } = done({ method: 'legal', game, words })
    expect(said).toEqual({ events: ['choose first', 'choose second'] })
    expect(done({ method: 'play', game, event: events[0], words }).words).toMatchObject({
      request: { question: expect.stringMatching(/\?$/), options: ['Wooloo', 'Scorbunny', 'Scorbunny'] },
      result: null,
      facts: expect.arrayContaining(['Ben won the toss; Ben goes first.']),
    })
    expect(done({ method: 'facts', game, words }).words?.facts[0]).toBe('Ben won the toss; Ben goes first.')
    expect(done({ method: 'view', game, words }).words?.view[0]).toBe('Turn 0, of Ben.')
  })

  test('accompany facts, events, boards and states', () => {
    const { done, play, game } = begun({}, { undo: 'always' })
    play()
    const { file } = done({ method: 'save', game })
    const status = ['request', 'result']
    const cases = [
      [{ ...NEW_GAME, words }, [...status, 'facts']],
      [{ method: 'load', file, words }, [...status, 'facts']],
      [{ method: 'copy', game, words }, status],
      [{ method: 'undo', game, words }, status],
      [{ method: 'redo', game, words }, status],
    ] as const
    for (const [request, names] of cases) expect(Object.keys(done(request).words ?? {})).toEqual(names)
  })

  test.each([{}, { words: false }])('are left out with %j', (unasked) => {
    const { done, legal, game } = begun({}, unasked)
    const [event] = legal()
    for (const request of [
      { ...NEW_GAME },
      { method: 'legal', game },
      { method: 'request', game },
      { method: 'play', game, event },
      { method: 'facts', game },
      { method: 'view', game },
    ])
      expect(done({ ...request, ...unasked })).not.toHaveProperty('words')
  })

  test('say how far a choice has come, which text asks for it, and how the game ended', () => {
    const { done, legal, game } = begun()
    const asked: (string | null)[] = []
    const progress: (string | null)[] = []
    let now = done({ method: 'request', game, words })
    const pick = eager(2)
    while (now.request !== null) {
      asked.push(now.words?.request?.askedBy ?? null)
      progress.push(now.words?.request?.progress ?? null)
      const { view } = done({ method: 'view', game })
      now = done({ method: 'play', game, event: pick(legal(), view), words })
    }
    expect(asked.some((one) => one !== null)).toBe(true)
    expect(progress).toContainEqual(expect.stringMatching(/^1 picked, of /))
    expect(now.words?.request).toBe(null)
    expect(now.words?.result).toMatch(/^(Ada|Ben) wins \(.+\)\.$/)
    expect(now.words?.facts.at(-1)).toBe(now.words?.result)
  })

  test('the option `words` is true or false, and anything else is an error', () => {
    const { refused, game } = begun()
    expect(refused({ method: 'history', game, words })).toMatchObject({
      code: 'MALFORMED_REQUEST',
      message: 'The request "history" is malformed: There is no property "words" here.',
    })
    expect(refused({ method: 'legal', game, words: 1 }).message).toBe(
      'The request "legal" is malformed. At words: 1 is not true or false.',
    )
  })
})

/** Checks that all words of answers match their data, and the view that goes with them. */
const saysTheData = (legal: Reply, request: Reply, view: Reply, facts: Reply): void => {
  const { game } = view.view
  expect(legal.words?.events).toEqual(legal.events.map((event) => eventInWords(game, event)))
  expect(view.words?.view).toEqual(boardInWords(game))
  expect(facts.words?.facts).toEqual(facts.facts.map((fact) => factInWords(game, fact)))
  const asked = request.request
  expect(request.words?.request?.options ?? []).toEqual(
    asked !== null && 'options' in asked ? asked.options.map((option) => optionInWords(game, option)) : [],
  )
}

describe("words for a player say what the player's data says, and name no hidden card", () => {
  test.each([
    { names: ['laboratory', 'laboratory'], seed: 3, asked: true },
    { names: ['laboratory', 'cinderace'], seed: 9, asked: false },
    { names: ['cinderace', 'inteleon'], seed: 11, asked: false },
  ] as const)('$names, $seed', ({ names, seed, asked }) => {
    const { done } = talking()
    const start = unmistakable(opening(names, asked ? 'asked' : { seed }))
    const { game } = done({ method: 'load', file: save(start), words })
    let moments = 0
    let named = 0
    walk(
      start,
      eager(seed),
      (event, _, after) => {
        const byPlayer = 'player' in event ? { player: event.player } : {}
        const played = done({ method: 'play', game, event, words, ...byPlayer })
        expect(namedIn(played.facts)).toEqual(expect.arrayContaining(namedIn(played.words?.facts)))
        moments += 1
        for (const player of PLAYERS) {
          const [legal, request, view, facts] = ['legal', 'request', 'view', 'facts'].map((method) =>
            done({ method, game, player, words, ...(method === 'facts' ? { from: moments - 1 } : {}) }),
          ) as [Reply, Reply, Reply, Reply]
          saysTheData(legal, request, view, facts)
          // Facts may name a card that was shown and is hidden again; the data names it too.
          expect(namedIn(facts.facts)).toEqual(expect.arrayContaining(namedIn(facts.words)))
          const hidden = findHidden(after.game, player)
          const said = namedIn([legal.words, request.words, view.words])
          expect(said.filter((card) => hidden.has(card))).toEqual([])
          named += said.length
        }
      },
      250,
    )
    expect(moments).toBeGreaterThan(40)
    expect(named).toBeGreaterThan(1000)
  })
})

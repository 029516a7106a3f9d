/** Events as lines of names: every event of whole games is written, and read back as itself or an equivalent one. */
import * as E from 'fp-ts/lib/Either.js'
import { seededRng } from 'ptcg-turn-engine-fuzz'
import { changeByHand } from 'ptcg-turn-engine-fuzz/internal/arbitraries/changesByHand'
import { drawPosition } from 'ptcg-turn-engine-fuzz/internal/arbitraries/positions'
import { board } from 'ptcg-turn-test-kit/board'
import { A, after as played } from 'ptcg-turn-test-kit/moves'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import { loadPosition } from '../../../src/engine/files/position.ts'
import { legalEvents } from '../../../src/engine/listing/legalEvents.ts'
import { play } from '../../../src/engine/play/play.ts'
import { request } from '../../../src/engine/play/request.ts'
import { view } from '../../../src/engine/play/view.ts'
import type { Snapshot } from '../../../src/engine/stepper/snapshot.ts'
import { EVENT_TYPES, type EventType, type GameEvent } from '../../../src/game/model/events.ts'
import { CHANGE_PHRASES } from '../../../src/view/notation/eventPhrases.ts'
import { eventFromText, eventToText, isSameEvent, optionsInText } from '../../../src/view/notation/eventText.ts'

const CHANGE_NAMES = Object.keys(CHANGE_PHRASES)

/** Plays both events on the same board: the tables are equal, except for the copies of cards. */
const readsBack = (at: Snapshot, event: GameEvent): void => {
  const text = eventToText(at, event)
  const back = eventFromText(at, text)
  if (E.isLeft(back)) expect.fail(`${text}: ${back.left.message}`)
  expect(isSameEvent(at, back.right, event), `${text}: ${JSON.stringify([event, back.right])}`).toBe(true)
  expect(eventToText(at, back.right)).toBe(text)
}

describe('an event written and read', () => {
  test('is itself or an equivalent one, for every legal event of whole games and in both views', () => {
    const seen = new Map<string, number>()
    /** A few hundred of each kind are enough, and all of the rare ones. */
    const isWanted = (type: string): boolean => {
      seen.set(type, (seen.get(type) ?? 0) + 1)
      return (seen.get(type) ?? 0) <= 60
    }
    for (const seed of [3, 4, 5, 6, 7, 8])
      walk(opening([seed % 3 === 0 ? 'cinderace' : 'laboratory', 'laboratory'], 'asked'), eager(seed), (_, at) => {
        const player = request(at)?.player ?? at.game.turn.player
        for (const event of legalEvents(at, { conceding: true })) {
          if (!isWanted(event.type)) continue
          readsBack(at, event)
          if ('player' in event && event.player === player) readsBack(view(at, player), event)
        }
      })
    const rare: readonly EventType[] = ['APPLY', 'CARD_TAKEN_AT_RANDOM', 'DISCARD_FROM_PLAY']
    expect(EVENT_TYPES.filter((type) => !seen.has(type) && !rare.includes(type))).toEqual([])
  })

  test('is so for Fossils that are discarded from play', () => {
    const at = board('A active Laboratory Fossil\nA bench Sobble; Laboratory Fossil -10\nB active Sobble')
    const events = legalEvents(at).filter(({ type }) => type === 'DISCARD_FROM_PLAY')
    expect(events).toHaveLength(2)
    for (const event of events) readsBack(at, event)
  })

  test('is so for cards taken at random', () => {
    const at = played(
      board('A active Laboratory Magpie\nB active Laboratory Glass\nB hand Potion x2'),
      A.attack('Snatch'),
    )
    for (const event of legalEvents(at)) readsBack(at, event)
    expect(legalEvents(at).map((event) => eventToText(at, event))).toEqual(['card 1 of the hand', 'card 2 of the hand'])
  })

  test('is so for every kind of change by hand', () => {
    const at = played(
      board(`
        A active  Raboot < Scorbunny -20 {Fire Energy, Water Energy} [Laboratory Dumbbell] Poisoned
        A bench   Vulpix; Vulpix {Fire Energy}
        A hand    Laboratory Notebook, Cinderace, Fire Energy, Laboratory Dumbbell, Sobble
        A deck    Potion, Hop, Potion
        A discard Potion x2, Switch
        B active  Sobble
        B hand    Potion
        stadium   Laboratory Library of B`),
      A.item('Laboratory Notebook'),
    )
    const names = new Set<string>()
    for (let pick = 0; pick < 600; pick += 1) {
      const change = changeByHand(at, pick)
      if (change === null) continue
      names.add(change.change)
      readsBack(at, { type: 'APPLY', player: 0, change })
    }
    // Without an attack no damage can be set.
    expect(CHANGE_NAMES.filter((name) => !names.has(name))).toEqual(['attackDamage'])
  })

  test('is so with cards of any names', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const loaded = loadPosition(drawPosition(seededRng(seed)))
      if (E.isLeft(loaded)) expect.fail(loaded.left[0].message)
      for (const event of legalEvents(loaded.right, { conceding: true })) readsBack(loaded.right, event)
    }
  })

  test('has the same effect', () => {
    const shape = (at: Snapshot): unknown => {
      const { players, cards, turn } = at.game
      const kinds = (some: readonly number[]) => some.map((card) => cards[card]?.definition).sort()
      return [at.state, turn, players.map(({ hand, discard, deck }) => [kinds(hand), kinds(discard), kinds(deck)])]
    }
    walk(
      opening(['laboratory', 'laboratory'], { seed: 8 }),
      eager(8),
      (_, at) => {
        for (const event of legalEvents(at).slice(0, 4)) {
          const back = eventFromText(at, eventToText(at, event))
          const [one, other] = [play(at, event), play(at, (E.isRight(back) ? back.right : null) as GameEvent)]
          if (E.isLeft(one) || E.isLeft(other)) expect.fail(eventToText(at, event))
          expect(shape(other.right.snapshot)).toEqual(shape(one.right.snapshot))
        }
      },
      120,
    )
  })
})

const BOARD = board(`
  turn 3 of A
  A active  Scorbunny
  A bench   Vulpix; Vulpix -10; Wooloo
  A hand    Fire Energy x2, Potion, Hop, Raboot, Laboratory Dumbbell
  B active  Sobble
  B bench   Vulpix`)

const saying = (text: string): GameEvent | string => {
  const read = eventFromText(BOARD, text)
  return E.isLeft(read) ? read.left.message : read.right
}

describe("a line is read in people's own wording", () => {
  const [scorbunny, first, second, wooloo] = [BOARD.game.players[0].active, ...BOARD.game.players[0].bench].map(
    (one) => one?.id ?? -1,
  )
  const [fire, , potion, hop, raboot, dumbbell] = BOARD.game.players[0].hand
  test.each([
    ['attach Fire Energy to Scorbunny in the Active Spot', { type: 'ATTACH_ENERGY', card: fire, pokemon: scorbunny }],
    ['attach fire energy to scorbunny', { type: 'ATTACH_ENERGY', card: fire, pokemon: scorbunny }],
    ['attach Fire Energy to Wooloo on the Bench', { type: 'ATTACH_ENERGY', card: fire, pokemon: wooloo }],
    ['attach Fire Energy to Vulpix #2 on the Bench', { type: 'ATTACH_ENERGY', card: fire, pokemon: second }],
    ['attach Fire Energy to Vulpix #1', { type: 'ATTACH_ENERGY', card: fire, pokemon: first }],
    [
      "attach Fire Energy to B's Sobble",
      { type: 'ATTACH_ENERGY', card: fire, pokemon: BOARD.game.players[1].active?.id },
    ],
    ['attach Laboratory Dumbbell to Wooloo', { type: 'PLAY_TOOL', card: dumbbell, pokemon: wooloo }],
    ['evolve Scorbunny into Raboot', { type: 'EVOLVE', card: raboot, pokemon: scorbunny }],
    ['play Potion', { type: 'PLAY_ITEM', card: potion }],
    ['play Hop', { type: 'PLAY_SUPPORTER', card: hop }],
    ['play Hop as an Item', { type: 'PLAY_ITEM', card: hop }],
    ['play card 9999', { type: 'PLAY_ITEM', card: 9999 }],
    ['attack with attack 9', { type: 'DECLARE_ATTACK', attack: 8 }],
    ['end the turn', { type: 'END_TURN' }],
    ['A: concede', { type: 'CONCEDE' }],
    ['player 2: concede', { type: 'CONCEDE', player: 1 }],
    [
      'by hand, put 3 damage counters on Wooloo',
      { type: 'APPLY', change: { change: 'putCounters', pokemon: wooloo, counters: 3 } },
    ],
    [
      'by hand, move Potion in the hand to the top of the deck',
      { type: 'APPLY', change: { change: 'move', card: potion, to: 'deckTop' } },
    ],
  ])('%s', (text, event) => {
    expect(saying(text)).toEqual({ player: 0, ...event })
  })

  test.each([
    [
      'attach Fire Energy to Vulpix',
      'ambiguous',
      23,
      /"Vulpix" in play could be any of: Vulpix #1 on the Bench, Vulpix #2 on the Bench\./,
    ],
    ['attach Fier Energy to Wooloo', 'unknown', 8, /no "Fier Energy" in A's hand; there is: Fire Energy, Potion, Hop/],
    ['attach Fire Energy to Woolo', 'unknown', 23, /no "Woolo" in play; there is: Scorbunny in the Active Spot/],
    ['attack with Tickle', 'unknown', 13, /no "Tickle" on A's Active Pokémon/],
    ['choose Wooloo', 'unknown', 8, /nothing is asked/],
    ['dance', 'unknown', 1, /"dance" is not a known action; the known actions are: bench \.\.\., evolve/],
    [
      'end turn',
      'unknown',
      1,
      /^"end turn" is not a known action; the actions that begin with "end" are: end the turn\.$/,
    ],
    ['Ben: end the turn', 'unknown', 1, /^There is no player "Ben"; the players are: A, B\.$/],
    ['x'.repeat(7000), 'tooLong', 1, /at most 6000 characters/],
  ] as const)('%s is answered in one sentence', (text, code, column, message) => {
    const read = eventFromText(BOARD, text)
    expect(E.isLeft(read) ? read.left : null).toMatchObject({ code, line: 1, column })
    expect(E.isLeft(read) ? read.left.message : '').toMatch(message)
  })
})

test('a name that both players have is not called unknown', () => {
  const [first, second] = BOARD.game.players
  const at = { game: { ...BOARD.game, players: [first, { ...second, name: first.name }] as const } }
  const read = eventFromText(at, `${first.name}: end the turn`)
  expect(E.isLeft(read) ? read.left.message : '').toMatch(/is not a known action/)
})

test('the options of a choice have different names', () => {
  walk(
    opening(['laboratory', 'laboratory'], { seed: 5 }),
    eager(5),
    (_, at) => {
      const names = optionsInText(at)
      const { ask } = at.game
      expect(names).toHaveLength(ask?.ask === 'choice' ? ask.options.length : 0)
      for (const name of names) expect(E.isRight(eventFromText(at, `choose ${name}`)), name).toBe(true)
    },
    200,
  )
})

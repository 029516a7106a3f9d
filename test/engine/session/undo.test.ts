/**
 * The undo policy: steps that revealed no hidden card and were not decided by chance, unless the host says otherwise.
 */
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { board } from 'ptcg-turn-test-kit/board'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import { play } from '../../../src/engine/play/play.ts'
import { findHidden, view } from '../../../src/engine/play/view.ts'
import { createSession, type Session, type SessionOptions } from '../../../src/engine/session/session.ts'
import type { Snapshot } from '../../../src/engine/stepper/snapshot.ts'
import type { CardDefinition } from '../../../src/game/model/cards.ts'
import type { EventType, GameEvent } from '../../../src/game/model/events.ts'
import type { Card } from '../../../src/game/model/game.ts'
import { PLAYERS, type PlayerId } from '../../../src/game/model/players.ts'

const table = (seed?: number) =>
  board(
    `
    turn 3 of A
    A active  Cinderace < Raboot < Scorbunny {Fire Energy, Fire Energy, Fire Energy}
    A bench   Wooloo; Vulpix
    A hand    Fire Energy, Hop, Great Ball, Potion, Scorbunny
    A deck    Hop x3, Vulpix, Fire Energy x4
    B active  Sobble -30
    B deck    Hop x5
  `,
    seed === undefined ? {} : { seed },
  )

const sendFirst = (session: Session, type: EventType): GameEvent => {
  const event = session.legalEvents().find((one) => one.type === type)
  if (event === undefined) throw new Error(`No ${type} is legal.`)
  session.send(event)
  return event
}

const sessionOf = (options: SessionOptions = {}, seed = 1): Session => createSession(table(seed), options)

const playCard = (session: Session, name: string): void => {
  const { game } = session.state()
  const card = game.players[0].hand.find((id) => game.definitions[game.cards[id]?.definition ?? '']?.name === name)
  const sent = session.send(session.legalEvents().find((event) => 'card' in event && event.card === card) as GameEvent)
  if (E.isLeft(sent)) throw new Error(sent.left.violations[0].message)
}

describe('a player may undo', () => {
  test.each(['ATTACH_ENERGY', 'BENCH_POKEMON', 'RETREAT'] as const)('%s', (type) => {
    const session = sessionOf()
    const before = session.state()
    sendFirst(session, type)
    const after = session.state()
    expect(session.whyNotUndo()).toBeNull()
    expect(session.undo()).toEqual(E.right(before))
    expect(session.state()).toBe(before)
    expect(session.history()).toEqual([])
    expect(session.redo()).toEqual(E.right(after))
    expect(session.state()).toBe(after)
  })

  test('several events one by one, and redo them', () => {
    const session = sessionOf()
    const moments = [session.state()]
    for (const type of ['ATTACH_ENERGY', 'BENCH_POKEMON', 'RETREAT', 'CHOOSE'] as const) {
      sendFirst(session, type)
      moments.push(session.state())
    }
    for (const moment of moments.toReversed().slice(1)) expect(session.undo()).toEqual(E.right(moment))
    for (const moment of moments.slice(1)) expect(session.redo()).toEqual(E.right(moment))
  })

  test('an event, and redo is lost after another play', () => {
    const session = sessionOf()
    sendFirst(session, 'ATTACH_ENERGY')
    session.undo()
    sendFirst(session, 'BENCH_POKEMON')
    expect(session.redo()).toMatchObject(E.left({ code: 'NOTHING_TO_REDO' }))
  })
})

describe('a player may not undo', () => {
  test('T2A.1 drawing cards: a Supporter that draws', () => {
    const session = sessionOf()
    playCard(session, 'Hop')
    const before = session.state()
    expect(session.undo()).toMatchObject(E.left({ code: 'HIDDEN_CARD_SEEN' }))
    expect(session.state()).toBe(before)
  })

  test('a look into the deck, even before a choice', () => {
    const session = sessionOf()
    playCard(session, 'Great Ball')
    if (session.request()?.kind === 'choose' && session.whyNotUndo() === null) sendFirst(session, 'CHOOSE')
    if (session.whyNotUndo() === null) sendFirst(session, 'DONE')
    expect(session.whyNotUndo()?.code).toBe('HIDDEN_CARD_SEEN')
  })

  test.each([
    ['asked', 'Hop x5', undefined],
    ['seeded', 'Hop x5', 1],
    ['with nothing to shuffle', 'Hop', 1],
  ])('GR.4: a search that finds nothing, which is known now: %s', (_, deck, seed) => {
    const session = createSession(
      board(
        `
        turn 3 of A
        A active  Scorbunny
        A hand    Poké Kid
        A deck    ${deck}
        B active  Sobble
      `,
        seed === undefined ? {} : { seed },
      ),
    )
    playCard(session, 'Poké Kid')
    expect(session.whyNotUndo()?.code).toBe('HIDDEN_CARD_SEEN')
  })

  test("a hand shown in the other player's turn, after which that player could choose again", () => {
    const robbing: CardDefinition = {
      kind: 'Trainer',
      trainer: 'Item',
      id: 'rob',
      name: 'Rob',
      effect: [
        { do: 'chooseCards', as: 'price', whose: 'opponent', from: 'hand', filter: {}, by: 'opponent' },
        { do: 'move', cards: 'price', to: 'discard' },
      ],
    }
    const session = createSession(
      board(
        `
        turn 3 of A
        A active  Scorbunny
        A hand    Rob
        B active  Sobble
        B hand    Potion, Hop
      `,
        { cards: [robbing] },
      ),
    )
    playCard(session, 'Rob')
    expect(session.whyNotUndo()).toBeNull()
    sendFirst(session, 'CHOOSE')
    expect(session.whyNotUndo()?.code).toBe('HIDDEN_CARD_SEEN')
  })

  test('the end of a turn, since the next begins with a draw', () => {
    const session = sessionOf()
    session.send({ type: 'END_TURN', player: 0 })
    expect(session.whyNotUndo()?.code).toBe('HIDDEN_CARD_SEEN')
  })

  test("a host's answer of chance", () => {
    const session = createSession(opening(['cinderace', 'inteleon'], 'asked'))
    sendFirst(session, 'COIN_LANDED')
    expect(session.whyNotUndo()?.code).toBe('CHANCE_DECIDED')
  })

  test("except with the host's permission", () => {
    const session = sessionOf({ undo: 'always' })
    const before = session.state()
    session.send({ type: 'END_TURN', player: 0 })
    expect(session.undo()).toEqual(E.right(before))
  })

  test('at all, if the host forbids it', () => {
    const session = sessionOf({ undo: 'never' })
    sendFirst(session, 'ATTACH_ENERGY')
    expect(session.undo()).toMatchObject(E.left({ code: 'UNDO_NOT_ALLOWED' }))
  })

  test('a game without any events', () => {
    expect(sessionOf().undo()).toMatchObject(E.left({ code: 'NOTHING_TO_UNDO' }))
    expect(sessionOf({ undo: 'always' }).undo()).toMatchObject(E.left({ code: 'NOTHING_TO_UNDO' }))
  })
})

/** The same table with the cards that a player cannot see rotated. */
const otherwise = ({ state, game }: Snapshot, viewer: PlayerId, by: number): Snapshot => {
  const hidden = findHidden(game, viewer)
  const cards = [...game.cards]
  for (const owner of PLAYERS) {
    const own = [...hidden].filter((id) => game.cards[id]?.owner === owner)
    for (const [at, id] of own.entries()) cards[id] = game.cards[own[(at + by) % own.length] as number] as Card
  }
  return { state, game: { ...game, cards } }
}

test('an event may be undone only if all hidden cards could have been others without its player noticing', () => {
  let fair = 0
  fc.assert(
    fc.property(
      fc.constantFrom(['cinderace', 'inteleon'] as const, ['laboratory', 'laboratory'] as const),
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 8, max: 120 }),
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      (decks, seed, events, by, asked) => {
        const pick = eager(seed)
        const at = walk(opening(decks, asked ? 'asked' : { seed }), pick, () => undefined, events)
        const session = createSession(at)
        // In set-up not every exchange gives a possible game: a hand without a Basic Pokémon would have been a
        // mulligan.
        if (session.request() === null || at.game.setUp !== null) return
        const event = pick(session.legalEvents(), at)
        session.send(event)
        if (session.whyNotUndo() !== null || !('player' in event)) return
        fair += 1
        const { player } = event
        const other = play(otherwise(at, player, by), event)
        if (E.isLeft(other)) return expect.fail(`${event.type} is refused with other hidden cards.`)
        expect(view(other.right.snapshot, player)).toEqual(view(session.state(), player))
      },
    ),
    { numRuns: 600 },
  )
  expect(fair).toBeGreaterThan(100)
})

/** A seat: one player's view of a session, and that player's events. */

import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { ODD_CARDS } from 'ptcg-turn-test-kit/oddCards'
import { eager, opening } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import { view } from '../../../src/engine/play/view.ts'
import { createSession } from '../../../src/engine/session/session.ts'
import { PLAYERS } from '../../../src/game/model/players.ts'

const session = () =>
  createSession(
    board(`
    turn 3 of A
    A active  Scorbunny
    A hand    Fire Energy
    B active  Sobble
    B hand    Water Energy
  `),
  )

describe('a seat', () => {
  test('sees the view of its player, the same object until something happens', () => {
    const game = session()
    for (const player of PLAYERS) {
      expect(game.seat(player).state()).toEqual(view(game.state(), player))
      expect(game.seat(player).state()).toBe(game.view(player))
    }
    expect(game.seat(1).player).toBe(1)
  })

  test('sends the events of its player', () => {
    const game = session()
    const [attach] = game.seat(0).legalEvents()
    const sent = game.seat(0).send(attach as GameEvent)
    expect(E.isRight(sent) && sent.right.snapshot).toBe(game.seat(0).state())
    expect(game.history()).toHaveLength(1)
    expect(game.seat(1).facts()).toEqual([game.seat(1).state().game.facts])
  })

  test('GR.6: sends no event of the other player, legal or not', () => {
    const game = session()
    const event = { type: 'END_TURN', player: 0 }
    expect(game.can(event as GameEvent)).toBe(true)
    expect(game.seat(1).can(event as GameEvent)).toBe(false)
    const refused = game.seat(1).send(event as GameEvent)
    expect(E.isLeft(refused) && refused.left.violations).toEqual([
      { rule: 'GR.6', code: 'NOT_YOUR_CHOICE', clause: null, message: 'A decides this, not B.', remedy: null },
    ])
    expect(game.history()).toEqual([])
  })

  test('GR.6: answers no coin', () => {
    const game = createSession(opening(['cinderace', 'inteleon'], 'asked'))
    const coin = { type: 'COIN_LANDED', heads: true }
    expect(game.can(coin as GameEvent)).toBe(true)
    for (const player of PLAYERS)
      expect(game.seat(player).whyNot(coin as GameEvent)[0]?.message).toMatch(/^The host answers for chance/)
  })

  test('T0.1: learns why an event of its own is refused', () => {
    const game = session()
    expect(game.seat(1).whyNot({ type: 'END_TURN', player: 1 })).toEqual(game.whyNot({ type: 'END_TURN', player: 1 }))
    expect(game.seat(1).whyNot('nonsense' as unknown as GameEvent)[0]?.code).toBe('MALFORMED_EVENT')
  })
})

describe('a seat hides what its player may not know', () => {
  test('a listener at a seat hears that something happened, and not what', () => {
    const game = session()
    const heard: unknown[][] = []
    game.seat(1).subscribe((...news: unknown[]) => heard.push(news))
    game.send(game.legalEvents()[0] as GameEvent)
    expect(heard).toEqual([[]])
  })

  test('sending returns its own result, even if a listener sends more at once', () => {
    const game = session()
    game.subscribe(({ change, snapshot }) => {
      if (change === 'played' && snapshot.game.turn.player === 0) game.send({ type: 'END_TURN', player: 0 })
    })
    const sent = game.seat(0).send(game.seat(0).legalEvents()[0] as GameEvent)
    expect(E.isRight(sent) && sent.right.facts.map(({ fact }) => fact)).toEqual(['CARD_ATTACHED'])
    expect(E.isRight(sent) && sent.right.snapshot.game.turn.player).toBe(0)
  })
})

describe('GR.2: by hand, a seat names cards by the places that it sees', () => {
  const seated = () => {
    const game = createSession(
      board(
        `
      turn 3 of A
      A active  Scorbunny
      A hand    Hand Item
      A deck    Fire Energy, Potion, Vulpix, Wooloo
      A prizes  Great Ball, Switch
      B active  Sobble
      B hand    Water Energy, Hop
    `,
        { cards: ODD_CARDS },
      ),
      { undo: 'always' },
    )
    // The numbers of the cards are unrelated to their places, as after a shuffle.
    const { state, game: at } = game.state()
    const [ada, ben] = at.players
    const shuffled = createSession({
      state,
      game: {
        ...at,
        players: [{ ...ada, deck: [...ada.deck.slice(2), ...ada.prizes], prizes: ada.deck.slice(0, 2) }, ben],
      },
    })
    shuffled.send(shuffled.legalEvents().find(({ type }) => type === 'PLAY_ITEM') as GameEvent)
    return shuffled
  }
  const byHand = (change: object) => ({ type: 'APPLY', player: 0, change })

  test('the top card of the deck', () => {
    const game = seated()
    const [top] = game.state().game.players[0].deck
    const [seen] = game.seat(0).state().game.players[0].deck
    expect(seen).not.toBe(top)
    game.seat(0).send(byHand({ change: 'move', card: seen, to: 'discard' }) as GameEvent)
    expect(game.state().game.players[0].discard).toContain(top)
  })

  test('cards that are revealed in their place', () => {
    const game = seated()
    const { deck } = game.state().game.players[0]
    const seen = game.seat(0).state().game.players[0].deck
    const sent = game.seat(0).send(byHand({ change: 'reveal', cards: seen.slice(0, 2) }) as GameEvent)
    const [fact] = E.isRight(sent) ? sent.right.facts : []
    expect(fact?.fact === 'CARDS_REVEALED' && fact.cards.map(({ id }) => id)).toEqual(deck.slice(0, 2))
  })

  test('no hidden card in a refusal, asked for or sent', () => {
    const game = seated()
    const seat = game.seat(0)
    for (let card = 0; card < game.state().game.cards.length; card += 1) {
      const event = byHand({ change: 'move', card, to: 'hand' })
      const reasons = seat.whyNot(event as GameEvent)
      if (reasons.length === 0) continue
      const sent = seat.send(event as GameEvent)
      expect(E.isLeft(sent) && sent.left.violations).toEqual(reasons)
      expect(JSON.stringify(reasons)).not.toMatch(/Great Ball|Switch|Potion|Vulpix|Wooloo|Hop/)
    }
  })
})

test('the two seats together list every event of a player, and each only its own', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.nat(120), (seed, events) => {
      const game = createSession(opening(['laboratory', 'cinderace'], { seed }))
      const pick = eager(seed)
      for (let sent = 0; sent < events && game.request() !== null; sent += 1) {
        const event = pick(game.legalEvents(), game.state())
        const seat = 'player' in event ? game.seat(event.player) : game
        expect(E.isRight(seat.send(event))).toBe(true)
      }
      const both = PLAYERS.flatMap((player) => game.seat(player).legalEvents())
      expect(both.length).toBe(game.legalEvents().length)
      for (const event of game.legalEvents()) expect(both).toContainEqual(event)
    }),
    { numRuns: 40 },
  )
})

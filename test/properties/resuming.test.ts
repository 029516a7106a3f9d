/** Laws of saving, replaying and viewing: a game continues from any moment, and a player sees only their own view. */
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { aPosition } from 'ptcg-turn-engine-fuzz'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import { loadPosition, savePosition } from '../../src/engine/files/position.ts'
import { load, save } from '../../src/engine/files/save.ts'
import { legalEvents } from '../../src/engine/listing/legalEvents.ts'
import { replay } from '../../src/engine/play/play.ts'
import { request } from '../../src/engine/play/request.ts'
import { view } from '../../src/engine/play/view.ts'
import type { Snapshot } from '../../src/engine/stepper/snapshot.ts'
import type { GameEvent } from '../../src/game/model/events.ts'
import type { Card } from '../../src/game/model/game.ts'
import { opponentOf, PLAYERS, type PlayerId } from '../../src/game/model/players.ts'

const aSeed = fc.integer({ min: 0, max: 2 ** 31 - 1 })
const aLength = fc.integer({ min: 0, max: 120 })
const someDecks = fc.constantFrom(['cinderace', 'inteleon'] as const, ['laboratory', 'laboratory'] as const)
const someRandomness = fc.boolean()

const someGame = fc.tuple(someDecks, aSeed, someRandomness)
const begin = ([decks, seed, asked]: readonly [
  readonly ['cinderace', 'inteleon'] | readonly ['laboratory', 'laboratory'],
  number,
  boolean,
]): Snapshot => opening(decks, asked ? 'asked' : { seed })

/** Leaves out the facts of the latest step, which are not saved. */
const kept = ({ state, game }: Snapshot): unknown => ({ state, game: { ...game, facts: [], latest: null } })

describe('a game continues from any moment', () => {
  test('a save taken at any moment resumes to the same game, through JSON', () => {
    fc.assert(
      fc.property(someGame, aLength, (game, length) => {
        const at = walk(begin(game), eager(game[1]), () => undefined, length)
        const loaded = load(JSON.parse(JSON.stringify(save(at))))
        if (E.isLeft(loaded)) return expect.fail(JSON.stringify([at.state, loaded.left]))
        expect(loaded.right).toEqual(kept(at))
        const rest = (from: Snapshot) => kept(walk(from, eager(5), () => undefined, 30))
        expect(rest(loaded.right)).toEqual(rest(at))
      }),
      { numRuns: 150 },
    )
  })

  test('the same events from the same beginning lead to the same game and the same facts (P8)', () => {
    fc.assert(
      fc.property(someGame, (game) => {
        const events: GameEvent[] = []
        const start = begin(game)
        const last = walk(start, eager(game[1]), (event) => events.push(event))
        const again = replay(start, events)
        if (E.isLeft(again)) return expect.fail(`stopped at ${again.left.at}`)
        expect(kept(again.right.snapshot)).toEqual(kept(last))
      }),
      { numRuns: 30 },
    )
  })

  test('a position written down in the main phase is the same board again', () => {
    fc.assert(
      fc.property(someGame, aLength, (game, length) => {
        const at = walk(begin(game), eager(game[1]), () => undefined, length)
        const written = savePosition(at)
        expect(E.isRight(written)).toBe(at.state === 'turn.main.ready')
        if (E.isLeft(written)) return
        const loaded = loadPosition(JSON.parse(JSON.stringify(written.right)))
        if (E.isLeft(loaded)) return expect.fail(JSON.stringify(loaded.left))
        expect(savePosition(loaded.right)).toEqual(written)
        expect(legalEvents(loaded.right)).toHaveLength(legalEvents(at).length)
      }),
      { numRuns: 150 },
    )
  })

  test('a position that is read, written and read again is the same game, even after unequal numbers of turns', () => {
    const read = (position: unknown) => loadPosition(JSON.parse(JSON.stringify(position)))
    fc.assert(
      fc.property(aPosition(), fc.nat(), (position, more) => {
        const { number, player } = position.turn
        const taken = 1 + (more % number)
        const players = position.players.map((side, owner) => ({
          ...side,
          turnsTaken: owner === player ? taken : number - taken,
        }))
        const first = read({ ...position, players })
        // A lasting effect may belong to a turn that such a player has not begun.
        fc.pre(E.isRight(first))
        const written = E.getOrElseW(() => expect.fail('It is not written down.'))(savePosition(first.right))
        expect(read(written)).toEqual(first)
      }),
      { numRuns: 300 },
    )
  })
})

/** The same table with the cards that `viewer` cannot see exchanged. */
const exchangeHidden = ({ state, game }: Snapshot, viewer: PlayerId, seed: number): Snapshot => {
  const seen = view({ state, game }, viewer).game.cards
  const cards = [...game.cards]
  for (const owner of PLAYERS) {
    const unseen = seen.flatMap((card, id) => (card.definition === null && card.owner === owner ? [id] : []))
    const turned = unseen.map((_, index) => unseen[(index + seed) % unseen.length] as number)
    for (const [index, id] of unseen.entries()) cards[id] = game.cards[turned[index] as number] as Card
  }
  return { state, game: { ...game, cards } }
}

describe('a view hides', () => {
  test('the other hand, the decks and the Prize cards, and keeps the rest', () => {
    fc.assert(
      fc.property(someGame, aLength, fc.constantFrom(...PLAYERS), (game, length, viewer) => {
        const at = walk(begin(game), eager(game[1]), () => undefined, length)
        const seen = view(at, viewer).game
        const { players } = seen
        const known = (cards: readonly number[]) => cards.filter((card) => seen.cards[card]?.definition !== null)
        expect(known(players[opponentOf(viewer)].hand)).toEqual([])
        expect(known([...players[0].prizes, ...players[1].prizes])).toEqual([])
        expect(known(players[opponentOf(viewer)].deck)).toEqual([])
        expect(players[viewer].hand).toEqual(at.game.players[viewer].hand)
        expect(known(players[viewer].hand)).toEqual(players[viewer].hand)
        expect(seen.randomness).toEqual({ mode: 'asked' })
      }),
      { numRuns: 150 },
    )
  })

  test('so that games that differ only in hidden cards look the same and allow the same', () => {
    fc.assert(
      fc.property(
        someGame,
        aLength,
        fc.constantFrom(...PLAYERS),
        fc.integer({ min: 1, max: 50 }),
        (game, length, viewer, turn) => {
          const at = walk(begin(game), eager(game[1]), () => undefined, length)
          const bare: Snapshot = { state: at.state, game: { ...at.game, facts: [], latest: null } }
          const other = exchangeHidden(bare, viewer, turn)
          expect(view(other, viewer)).toEqual(view(bare, viewer))
          if (request(at)?.player === viewer) expect(legalEvents(other)).toEqual(legalEvents(bare))
        },
      ),
      { numRuns: 150 },
    )
  })

  test('and the choices that only the other player sees, even their number', () => {
    fc.assert(
      fc.property(someGame, aLength, (game, length) => {
        const { ask } = walk(begin(game), eager(game[1]), () => undefined, length).game
        if (ask?.ask !== 'choice' || !ask.hidden) return
        const seen = view({ state: '', game: { ...begin(game).game, ask } }, opponentOf(ask.player)).game.ask
        expect(seen).toMatchObject({
          player: ask.player,
          purpose: ask.purpose,
          options: [],
          picked: [],
          min: 0,
          max: 0,
        })
      }),
      { numRuns: 150 },
    )
  })

  test('but no legal event of the player who must act', () => {
    fc.assert(
      fc.property(someGame, aLength, (game, length) => {
        const at = walk(begin(game), eager(game[1]), () => undefined, length)
        const player = request(at)?.player
        if (player !== undefined) expect(legalEvents(view(at, player))).toEqual(legalEvents(at))
      }),
      { numRuns: 150 },
    )
  })
})

/** Files and events that would keep a program busy for ever: each gets an answer at once, one sentence or a request. */
import { isDeepStrictEqual } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import {
  actorOptions,
  check,
  createGame,
  decks,
  type GameOptions,
  gameMachine,
  legalEvents,
  load,
  loadPosition,
  play,
  request,
  restoreSession,
  type Snapshot,
  save,
  snapshotOf,
} from 'ptcg-turn-engine'
import { readDefinitions } from 'ptcg-turn-engine/internal/game/cards/schema'
import { LIMITS } from 'ptcg-turn-engine/internal/game/json/limits'
import { theTieLeadsToAnotherGame } from 'ptcg-turn-engine/internal/game/rules/steering'
import type { CardDefinition, GameEvent, Program } from 'ptcg-turn-engine/model'
import { eventToText } from 'ptcg-turn-engine/notation'
import { board, positionOf } from 'ptcg-turn-test-kit/board'
import { attacks, attacksInParts, bomb, LOUD, SILENT } from 'ptcg-turn-test-kit/bombs'
import { countReads } from 'ptcg-turn-test-kit/countedReads'
import { opening } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { liveGame } from '../src/live/liveGame.ts'
import { openWrittenGame } from '../src/page/opening.ts'

/** Each is answered in far less than a second; the rest is for a busy machine. */
const SOON = 60_000

const item = (effect: unknown): unknown => ({ kind: 'Trainer', trainer: 'Item', id: 'bomb-1', name: 'Bomb', effect })

const sentences = (read: E.Either<readonly { readonly message: string }[], unknown>): readonly string[] =>
  E.isLeft(read) ? read.left.map(({ message }) => message) : []

const times = <Value>(count: number, value: Value): readonly Value[] => Array.from({ length: count }, () => value)

/** A text with six texts inside, each with six texts inside, and so on; at the bottom, unknown words. */
const tree = (depth: number): unknown =>
  depth === 0 ? { do: 'explode' } : { do: 'if', is: { is: 'heads' }, then: times(6, tree(depth - 1)) }

describe('cards', { timeout: SOON }, () => {
  test.each([4, 7])('6^%i wrong effects are refused before they are read', (depth) => {
    const problems = sentences(readDefinitions([item([tree(depth)])]))
    expect(problems.length).toBeLessThanOrEqual(LIMITS.problems)
    expect(problems[0]).toContain(`There are more than ${LIMITS.cardValues} values.`)
  })

  test('wrong effects are listed up to the maximum of problems', () => {
    const wrong = times(20_000, { ...(item([{ do: 'explode' }]) as object), id: 5 })
    expect(sentences(readDefinitions(wrong))).toHaveLength(LIMITS.problems)
  })

  test.each<readonly [string, Program, string]>([
    [
      'coins as often as nobody flips them',
      [{ do: 'forEach', times: 100, then: times(2, { do: 'flip', coins: 100 }) }],
      'This text takes up to 20201 steps (effects, coins, repetitions); the maximum is 10000.',
    ],
    [
      'a repetition that is hidden in another',
      [
        {
          do: 'forEach',
          times: 2,
          then: [
            { do: 'if', is: { is: 'heads' }, then: [{ do: 'forEach', times: 2, then: [{ do: 'flip', coins: 1 }] }] },
          ],
        },
      ],
      'A "for each" inside a "for each" is not supported.',
    ],
  ])('%s are refused', (_, effect, sentence) => {
    expect(sentences(readDefinitions([item(effect)]))).toEqual([sentence])
  })
})

describe('a game', { timeout: SOON }, () => {
  const options: GameOptions = {
    players: [
      { name: 'Ann', deck: decks.cinderace },
      { name: 'Bob', deck: decks.inteleon },
    ],
    randomness: 'asked',
  }
  const created = (changed: object): readonly string[] => sentences(createGame({ ...options, ...changed }))

  test('of a million players, or of a billion absent ones, is refused', () => {
    expect(created({ players: times(1_000_000, options.players[0]) })).toEqual(['A game needs exactly two players.'])
    expect(created({ players: new Array(1_000_000_000) })).toEqual(['A game needs exactly two players.'])
  })

  test('with a deck of a million cards is refused', () => {
    const deck = { name: 'Long', cards: times(1_000_000, 'sm1-165') }
    expect(created({ players: [{ name: 'Ann', deck }, options.players[1]] })).toEqual([
      `Player 1 needs a name and a deck with a name and a list of at most ${LIMITS.deck} card ids.`,
    ])
  })

  test.each(['Ann\nBob', 'Ann\u2028Bob', 'Ann\tBob', 'Ann\u202eBob'])(
    'whose player is called %j is refused',
    (name) => {
      expect(created({ players: [{ ...options.players[0], name }, options.players[1]] })).toEqual([
        'The name of player 1 or of the deck has line breaks or control characters; a name is one line.',
      ])
      const saved = save(opening(['cinderace', 'inteleon'], { seed: 1 }))
      const renamed = {
        ...saved,
        game: { ...saved.game, players: [{ ...saved.game.players[0], name }, saved.game.players[1]] },
      }
      expect(sentences(load(renamed))[0]).toContain('must be on one line, without control characters')
    },
  )
})

describe('an event', { timeout: SOON }, () => {
  const start = board('A active Wooloo\nB active Sobble')

  test('with a million entries, or a very long number, is refused for its first fault', () => {
    for (const event of [
      { type: 'DECK_SHUFFLED', order: times(1_000_000, 'x') },
      { type: 'DECK_SHUFFLED', order: times(1_000_000, 1) },
      { type: 'DECLARE_ATTACK', player: 0, attack: 10n ** 100_000n },
      Object.fromEntries(times(100_000, 0).map((_, at) => [`x${at}`, at])),
    ]) {
      const checked = check(start, event as GameEvent)
      expect(E.isLeft(checked) && checked.left).toHaveLength(1)
    }
  })
})

describe('an endless set-up', { timeout: SOON }, () => {
  const STAGE_1: CardDefinition = {
    kind: 'Pokemon',
    id: 'late-1',
    name: 'Late',
    stage: 'Stage 1',
    evolvesFrom: 'Early',
    hp: 100,
    types: ['Colorless'],
    retreatCost: 1,
    attacks: [],
  }
  const withoutBasics = (start: Snapshot): Snapshot => ({
    ...start,
    game: {
      ...start.game,
      definitions: Object.fromEntries(
        Object.entries(start.game.definitions).map(([id, card]) => [
          id,
          card.kind === 'Pokemon' ? { ...STAGE_1, id } : card,
        ]),
      ),
    },
  })

  test('is not loaded: SU.1', () => {
    const bomb = save(withoutBasics(opening(['cinderace', 'inteleon'], { seed: 1 })))
    expect(sentences(load(bomb)).filter((one) => one.includes('could not end (SU.1)'))).toHaveLength(2)
    expect(E.isLeft(restoreSession(bomb))).toBe(true)
  })

  test('does not follow a tie: TI.1', () => {
    const { game } = board('A active Wooloo\nB active Sobble', { seed: 1 })
    const tied = { ...game, result: { outcome: 'tie' as const, reasons: ['allPrizesTaken' as const] } }
    expect(theTieLeadsToAnotherGame(tied)).toBe(true)
    expect(theTieLeadsToAnotherGame(withoutBasics({ state: '', game: tied }).game)).toBe(false)
  })
})

describe('a very long effect', { timeout: SOON }, () => {
  const FLIPPER: CardDefinition = {
    kind: 'Pokemon',
    id: 'flipper',
    name: 'Flipper',
    stage: 'Basic',
    hp: 100,
    types: ['Colorless'],
    retreatCost: 1,
    attacks: [
      {
        name: 'Coins',
        cost: [],
        after: [
          {
            do: 'forEach',
            times: { count: 'cardsIn', whose: 'you', zone: 'hand' },
            then: [{ do: 'flip', coins: 100 }],
          },
          { do: 'draw', who: 'you', cards: 1 },
        ],
      },
    ],
  }
  const start = board('A active Flipper\nA hand Hop x150\nA deck Hop x5\nB active Sobble\nB deck Hop x5', {
    cards: [FLIPPER],
    seed: 1,
  })
  const ATTACK: GameEvent = { type: 'DECLARE_ATTACK', player: 0, attack: 0 }
  const GO_ON: GameEvent = { type: 'CHOOSE', player: 0, option: 0 }

  const played = (from: Snapshot, event: GameEvent): Snapshot => {
    const next = play(from, event)
    return E.isLeft(next) ? expect.fail(next.left.violations[0].message) : next.right.snapshot
  }
  const asksToGoOn = (at: Snapshot): boolean => {
    const asked = request(at)
    return asked?.kind === 'choose' && asked.purpose === 'goOn'
  }
  const coinsIn = ({ game }: Snapshot): number => game.facts.filter(({ fact }) => fact === 'COIN_FLIPPED').length

  test('is done in parts, each confirmed by its player, and loses nothing', () => {
    let at = played(start, ATTACK)
    let coins = coinsIn(at)
    let parts = 1
    while (asksToGoOn(at)) {
      expect(at.game.facts.length).toBeLessThan(LIMITS.facts + 200)
      expect(legalEvents(at).filter(({ type }) => type !== 'CONCEDE')).toEqual([GO_ON])
      // A save in the middle continues like the game itself.
      const loaded = load(JSON.parse(JSON.stringify(save(at))))
      if (E.isLeft(loaded)) expect.fail(loaded.left[0].message)
      const next = played(at, GO_ON)
      expect(isDeepStrictEqual(played(loaded.right, GO_ON), next)).toBe(true)
      at = next
      coins += coinsIn(at)
      parts += 1
    }
    expect([coins, parts]).toEqual([15_000, 16])
    expect(at.game.turn.player).toBe(1)
    expect(at.game.players[0].hand).toHaveLength(151)
  })

  test('is the same in an XState actor', () => {
    const actor = createActor(gameMachine, actorOptions(start)).start()
    let at = start
    for (const event of [ATTACK, ...times(15, GO_ON)]) {
      at = played(at, event)
      actor.send({ ...event })
      const { state, game } = snapshotOf(actor.getSnapshot())
      // On failure, a boolean is clearer than two thousand lines of difference.
      expect([state, JSON.stringify(game) === JSON.stringify(at.game)]).toEqual([at.state, true])
    }
  })

  test('is interrupted in any save of it', () => {
    const onceAttacked = save(played(start, ATTACK))
    const often = (then: Program): Program => [
      { do: 'forEach', times: 100, then: [{ do: 'if', is: { is: 'done' }, then, otherwise: then }] },
    ]
    const endless = often(often(often(often([{ do: 'draw', who: 'you', cards: 0 }]))))
    const resolution = onceAttacked.game.resolution
    const loaded = load({
      ...onceAttacked,
      game: { ...onceAttacked.game, resolution: resolution === null ? null : { ...resolution, todo: endless } },
    })
    if (E.isLeft(loaded)) expect.fail(loaded.left[0].message)
    let at = loaded.right
    for (let parts = 0; parts < 5; parts += 1) {
      at = played(at, GO_ON)
      expect(asksToGoOn(at)).toBe(true)
      expect(E.isRight(load(save(at)))).toBe(true)
    }
  })
})

test('a position of a million Pokémon is refused without reading them', { timeout: SOON }, () => {
  const bench = times(1_000_000, { cards: ['swsh1-31'] })
  expect(
    sentences(loadPosition({ format: 'ptcg-turn-engine/position', version: 1, players: [{ bench }, {}] })),
  ).toEqual([`The list has more than ${LIMITS.list} entries.`])
})

describe('a recording', { timeout: SOON }, () => {
  const tooMuch = `Up to this event, more than ${LIMITS.recordedWork} steps were taken, more than in any game.`

  test.each([
    ['of silent attacks', bomb(SILENT, attacks(LIMITS.events)), 20],
    ['of attacks with thousands of facts', bomb(LOUD, attacksInParts(LIMITS.events)), 100],
  ] as const)('%s is not played to its end: whoever opens it is told where that was', (_, recording, most) => {
    const refused = restoreSession(recording)
    if (E.isRight(refused)) return expect.fail('It was played to its end.')
    expect(refused.left.map(({ message }) => message)).toEqual([tooMuch])
    expect(Number(refused.left[0].path.replace('events.', ''))).toBeLessThan(most)
    // The inspector skips refused events, and stops at the same place: live, and in a page.
    expect(liveGame(recording)).toEqual(refused)
    expect(openWrittenGame(recording)).toEqual(E.left(`This game cannot be shown. ${refused.left[0].path}: ${tooMuch}`))
  })

  test('of the maximum length is played', () => {
    expect(E.isRight(restoreSession(bomb(SILENT, attacks(5))))).toBe(true)
    expect(E.isRight(restoreSession(bomb(LOUD, attacksInParts(20))))).toBe(true)
  })
})

describe('a board with the maximum number of cards', { timeout: SOON }, () => {
  const pile = times(115, 'Hop').join(', ')
  const many = (more: string) => positionOf(`A active Wooloo\nA hand ${pile}\nA deck ${pile}\nB active Sobble\n${more}`)

  test('can be saved and loaded; a larger one is refused', () => {
    const loaded = loadPosition(many(`B hand ${pile}\nB deck ${pile}`))
    if (E.isLeft(loaded)) return expect.fail(loaded.left[0].message)
    expect(E.isRight(load(save(loaded.right)))).toBe(true)
    expect(
      sentences(loadPosition(many(`B hand ${pile}\nB deck ${pile}\nA discard ${pile}\nB discard ${pile}`))),
    ).toEqual([`There are 698 cards; a game has at most ${LIMITS.gameCards}.`])
  })

  test('describes an event with a thousand cards in one line, without naming each', () => {
    const { game } = board(`A active Wooloo\nA hand ${pile}\nA deck ${pile}\nB active Sobble`)
    const { value, reads } = countReads(game)
    const cards = times(1000, 0).map((_, at) => at % game.cards.length)
    const reveal: GameEvent = { type: 'APPLY', player: 0, change: { change: 'reveal', cards } }
    expect(eventToText({ game: value as typeof game }, reveal)).toMatch(/by hand, reveal card 0, card 1, /)
    expect(reads()).toBeLessThan(100_000)
  })
})

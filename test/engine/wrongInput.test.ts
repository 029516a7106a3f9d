/** Wrong input gets clear sentences and changes nothing: decks, saves, positions, with any edits. */
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { hostileValue } from 'ptcg-turn-test-kit/adversary'
import { positionOf } from 'ptcg-turn-test-kit/board'
import { pathsOf, replacedAt } from 'ptcg-turn-test-kit/parts'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import { loadPosition } from '../../src/engine/files/position.ts'
import { load, save } from '../../src/engine/files/save.ts'
import { createGame, type GameOptions } from '../../src/engine/play/newGame.ts'
import { decks } from '../../src/game/cards/decks.ts'

const deckOf = (...cards: readonly string[]): GameOptions => ({
  players: [
    { name: 'A', deck: { name: 'The deck', cards } },
    { name: 'B', deck: decks.inteleon },
  ],
  randomness: { seed: 1 },
})

const times = (count: number, id: string): readonly string[] => Array.from({ length: count }, () => id)
const FIRE = 'sm1-165'
const SCORBUNNY = 'swsh1-31'

const problemsOf = (options: unknown): readonly (readonly [string, string])[] => {
  const created = createGame(options as GameOptions)
  return E.isRight(created) ? [] : created.left.map(({ code, message }) => [code, message])
}

describe('a deck', () => {
  test.each([
    ['of 59 cards', deckOf(SCORBUNNY, ...times(58, FIRE)), ['WRONG_SIZE', 'The deck has 59 cards instead of 60.']],
    [
      'with five of a name',
      deckOf(...times(5, SCORBUNNY), ...times(55, FIRE)),
      ['TOO_MANY_COPIES', 'The deck has 5 cards named Scorbunny; 4 are allowed.'],
    ],
    ['without a Basic Pokémon', deckOf(...times(60, FIRE)), ['NO_BASIC_POKEMON', 'The deck has no Basic Pokémon.']],
    [
      'with two ACE SPEC cards',
      deckOf(SCORBUNNY, 'lab-71', 'lab-72', ...times(57, FIRE)),
      ['TOO_MANY_ACE_SPEC', 'The deck has 2 ACE SPEC cards; 1 is allowed.'],
    ],
    [
      'with two Radiant Pokémon',
      deckOf('lab-83', 'lab-84', ...times(58, FIRE)),
      ['TOO_MANY_RADIANT', 'The deck has 2 Radiant cards; 1 is allowed.'],
    ],
    [
      'with an unknown card',
      deckOf(SCORBUNNY, 'toString', ...times(58, FIRE)),
      ['UNKNOWN_CARD', 'The deck names a card "toString" that is not known.'],
    ],
  ])('%s is refused', (_, options, problem) => {
    expect(problemsOf(options)).toEqual([problem])
  })

  test('with several problems reports all of them', () => {
    expect(problemsOf(deckOf(...times(5, 'swsh1-165'), ...times(5, FIRE))).map(([code]) => code)).toEqual([
      'WRONG_SIZE',
      'TOO_MANY_COPIES',
      'NO_BASIC_POKEMON',
    ])
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['one player', { players: [{ name: 'A', deck: decks.cinderace }], randomness: { seed: 1 } }],
    [
      'a deck that is no list',
      {
        players: [
          { name: 'A', deck: { name: 'x', cards: 'x' } },
          { name: 'B', deck: decks.inteleon },
        ],
        randomness: { seed: 1 },
      },
    ],
    [
      'an endless deck',
      {
        players: [
          { name: 'A', deck: { name: 'x', cards: times(100_000, FIRE) } },
          { name: 'B', deck: decks.inteleon },
        ],
        randomness: { seed: 1 },
      },
    ],
    ['a seed that is NaN', { ...deckOf(...decks.cinderace.cards), randomness: { seed: Number.NaN } }],
    ['no randomness', { players: deckOf(...decks.cinderace.cards).players }],
    [
      'a card of its own that is malformed',
      { ...deckOf(...decks.cinderace.cards), cards: [{ kind: 'Pokemon', id: 'x' }] },
    ],
  ])('%s is refused in sentences', (_, options) => {
    const problems = problemsOf(options)
    expect(problems.length).toBeGreaterThan(0)
    for (const [, message] of problems) expect(message).toMatch(/\.$/)
  })
})

/** A save of a game under way as JSON, edited by a function. */
const edited = (edit: (json: Json) => void): unknown => {
  const at = walk(opening(['cinderace', 'inteleon'], { seed: 11 }), eager(11), () => undefined, 40)
  const json = JSON.parse(JSON.stringify(save(at))) as Json
  edit(json)
  return json
}

interface Json {
  version: number
  state: string
  game: {
    players: [Side, Side]
    ask: unknown
    definitions: Record<string, { hp?: number }>
    turn: { player: unknown; energyAttached: number; ended: unknown }
    result: unknown
    extra?: unknown
    stadium: unknown
  }
}
interface Side {
  deck: number[]
  hand: number[]
  prizes: number[]
  active: { damage: number; conditions: object; changedOnTurn?: number; energy: number[]; cards: number[] } | null
}

const messagesOf = (json: unknown): readonly string[] => {
  const loaded = load(json)
  return E.isRight(loaded) ? [] : loaded.left.map(({ path, message }) => `${path}: ${message}`)
}

describe('a hand-edited save', () => {
  test('that was not edited is read', () => {
    expect(messagesOf(edited(() => undefined))).toEqual([])
  })

  test.each<[string, (json: Json) => void, RegExp]>([
    [
      'of another version',
      (json) => {
        json.version = 9
      },
      /version 9; this engine reads version 3/,
    ],
    [
      'in an unknown state',
      (json) => {
        json.state = 'turn.lunch'
      },
      /There is no state "turn.lunch"/,
    ],
    [
      'in a state nothing rests in',
      (json) => {
        json.state = 'turn.draw'
      },
      /does not rest in turn.draw/,
    ],
    [
      'in another state',
      (json) => {
        json.state = 'checkup.burned.flipping'
      },
      /should ask for coin/,
    ],
    [
      'with a card twice',
      (json) => {
        json.game.players[0].hand.push(json.game.players[0].deck[0] ?? 0)
      },
      /^game\.players\.0\.(deck|hand)\.\d+: Card \d+ \(.+\) is both in .*'s (deck|hand) and in .*'s (deck|hand)\.$/,
    ],
    [
      'with a card gone',
      (json) => {
        json.game.players[0].deck.pop()
      },
      /These cards are nowhere: \d+ \(.+\)\.$/,
    ],
    [
      "with a card of the other player's",
      (json) => {
        const card = json.game.players[1].deck.pop()
        json.game.players[0].hand.push(card ?? 0)
      },
      /belongs to the other player/,
    ],
    [
      'with a card that does not exist',
      (json) => {
        json.game.players[0].hand.push(400)
      },
      /^game\.players\.0\.hand\.\d+: There is no card 400, but it is in .*'s hand\.$/,
    ],
    [
      'with 5 damage',
      (json) => {
        if (json.game.players[0].active) json.game.players[0].active.damage = 5
      },
      /damage/,
    ],
    [
      'with more damage than HP',
      (json) => {
        if (json.game.players[0].active) json.game.players[0].active.damage = 900
      },
      /^game\.players\.0\.active: .* automatically: .* \(Active\) has 900 damage and \d+ HP\.$/m,
    ],
    [
      'with NaN',
      (json) => {
        json.game.turn.energyAttached = Number.NaN
      },
      /NaN/,
    ],
    [
      'with a third player',
      (json) => {
        json.game.turn.player = 2
      },
      /2/,
    ],
    [
      'with a key too many',
      (json) => {
        json.game.extra = 1
      },
      /"extra"/,
    ],
    [
      'with no Prize cards',
      (json) => {
        json.game.players[0].deck.push(...json.game.players[0].prizes.splice(0))
      },
      /^game\.players\.0\.prizes: .* automatically: .* has none left\.$/m,
    ],
    [
      'with an Energy card as Pokémon',
      (json) => {
        const side = json.game.players[0]
        side.active?.cards.push(...side.active.energy.splice(0), side.deck.pop() ?? 0)
      },
      /stack/,
    ],
    [
      'with a result',
      (json) => {
        json.game.result = { outcome: 'tie', reasons: [] }
      },
      /result does not fit/,
    ],
    [
      'with a changed definition',
      (json) => {
        const [first] = Object.values(json.game.definitions)
        if (first) first.hp = -10
      },
      /-10/,
    ],
    [
      'with a Stadium that is not one',
      (json) => {
        const card = json.game.players[0].deck.pop()
        json.game.stadium = { card, usedOnTurn: 0 }
      },
      /is in play as a Stadium but is not one/,
    ],
    [
      'with a Pokémon that evolved on a turn to come',
      (json) => {
        if (json.game.players[0].active) json.game.players[0].active.changedOnTurn = 99
      },
      /^game\.players\.0\.active: .* evolved on a turn that has not begun\.$/m,
    ],
    [
      'with a Pokémon that is Asleep since a turn to come',
      (json) => {
        if (json.game.players[0].active)
          Object.assign(json.game.players[0].active.conditions, { rotated: 'Asleep', rotatedOnTurn: 99 })
      },
      /^game\.players\.0\.active: .* has been Asleep since a turn that has not begun\.$/m,
    ],
    [
      'with an effect of an attack for a turn that is over',
      (json) => {
        const past = { effect: { lasting: 'cantRetreat' }, whose: 0, turn: 1, source: 'Mud', ofAttack: true } as const
        Object.assign(json.game.players[0], { turnsTaken: 9 })
        Object.assign(json.game.players[0].active ?? {}, { lasting: [past] })
      },
      /^game\.players\.0\.active: .* has an effect of a turn that is over\.$/m,
    ],
    [
      "with an effect for the opponent's turn that has just ended",
      (json) => {
        const whose = json.game.turn.player === 0 ? 1 : 0
        const past = { effect: { lasting: 'cantRetreat' }, whose, turn: 3, source: 'Mud', ofAttack: true } as const
        Object.assign(json.game.players[whose], { turnsTaken: 3 })
        Object.assign(json.game.players[0].active ?? {}, { lasting: [past] })
      },
      /^game\.players\.0\.active: .* has an effect of a turn that is over\.$/m,
    ],
    [
      'with a rule of a turn that is over',
      (json) => {
        const effect = { continuous: 'cantPlay', whose: 'opponent', cards: {} } as const
        Object.assign(json.game.players[0], { turnsTaken: 9 })
        Object.assign(json.game, { lastingRules: [{ effect, player: 0, whose: 0, turn: 1, source: 'Mud' }] })
      },
      /^game\.lastingRules\.0: Mud is a rule of a turn that is over\.$/m,
    ],
    [
      'with a player who has ended a turn to come',
      (json) => {
        json.game.turn.ended = [0, 99]
      },
      /^game\.turn\.ended: .* has ended a turn that has not begun\.$/m,
    ],
  ])('%s is refused', (_, edit, sentence) => {
    const messages = messagesOf(edited(edit))
    expect(messages.length).toBeGreaterThan(0)
    expect(messages.join('\n')).toMatch(sentence)
    for (const message of messages) expect(message).toMatch(/\.$/)
  })

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['a string of a million characters', 'x'.repeat(1_000_000)],
    ['a list of a million numbers', Array.from({ length: 1_000_000 }, () => 0)],
    ['ten thousand levels', Array.from({ length: 10_000 }).reduce<unknown>((inner) => ({ inner }), 1)],
    ['__proto__', JSON.parse('{"__proto__": {"format": "ptcg-turn-engine/save"}}')],
  ])('%s is neither a save nor a position', (_, json) => {
    for (const read of [load, loadPosition]) {
      const answer = read(json)
      expect(E.isLeft(answer)).toBe(true)
      if (E.isLeft(answer)) for (const { message } of answer.left) expect(message.length).toBeLessThan(600)
    }
  })

  test('anything at all is refused without an exception', () => {
    fc.assert(
      fc.property(hostileValue, (value) => {
        expect(E.isLeft(load(value))).toBe(true)
        expect(E.isLeft(loadPosition(value))).toBe(true)
        expect(E.isLeft(createGame(value as never))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('a save with any one value replaced is refused or still a valid game', () => {
    const whole = edited(() => undefined)
    const paths = pathsOf(whole).filter((path) => !path.includes('definitions'))
    fc.assert(
      fc.property(
        fc.constantFrom(...paths),
        fc.oneof(fc.constantFrom(null, -1, 0, 1, 7, 1e9, '', 'x', [], {}, true), fc.jsonValue()),
        (path, value) => {
          const loaded = load(replacedAt(whole, path, value))
          if (E.isRight(loaded)) walk(loaded.right, eager(1), () => undefined, 40)
        },
      ),
      { numRuns: 600 },
    )
  })
})

describe('an impossible position', () => {
  const QUIET = 'turn 3 of A\n A active Scorbunny\n B active Sobble'
  test.each<[string, string, RegExp]>([
    [
      'a Pokémon that should be Knocked Out',
      'turn 3 of A\n A active Scorbunny -70\n B active Sobble',
      /^players\.0\.active: .*automatically: A Pokémon has as much damage as HP\. A's Scorbunny \(Active\) has 70 damage and 70 HP\.$/,
    ],
    [
      'six on the Bench',
      `${QUIET}\n A bench Wooloo; Wooloo; Wooloo; Wooloo; Wooloo; Wooloo`,
      /^players\.0\.bench: .*A Bench holds more Pokémon than it may\. A has 6; 5 are allowed\.$/,
    ],
    ['a Special Condition on the Bench', `${QUIET}\n A bench Wooloo Asleep`, /on the Bench and in a Special Condition/],
    [
      'a card that is not Energy',
      'turn 3 of A\n A active Scorbunny {Hop}\n B active Sobble',
      /attached as Energy that is not Energy/,
    ],
    ['two Tools', 'turn 3 of A\n A active Scorbunny [lab-59, lab-60]\n B active Sobble', /more than 1 Pokémon Tool/],
    ['an Evolution stack upside down', 'turn 3 of A\n A active Scorbunny < Raboot\n B active Sobble', /wrong order/],
  ])('%s is refused', (_, text, sentence) => {
    const loaded = loadPosition(positionOf(text))
    expect(
      E.isLeft(loaded) ? loaded.left.map(({ path, message }) => `${path}: ${message}`).join('\n') : 'accepted',
    ).toMatch(sentence)
  })

  test('is refused in sentences about lengths, sizes and numbers', () => {
    const quiet = positionOf(QUIET)
    const [first, second] = quiet.players
    const wrong = {
      ...quiet,
      turn: { ...quiet.turn, number: 0 },
      players: [
        { ...first, prizes: [] },
        { ...second, active: { ...second.active, damage: 15 } },
      ],
    }
    const loaded = loadPosition(wrong)
    expect(E.isLeft(loaded) ? loaded.left.map(({ message }) => message) : []).toEqual([
      '0 must be at least 1.',
      'A list must have at least 1 entries or characters.',
      '15 must be a multiple of 10.',
    ])
  })

  test('with several problems reports all of them', () => {
    const loaded = loadPosition(positionOf(`${QUIET}\n A bench Wooloo Asleep; Wooloo {Hop} [Hop]`))
    expect(E.isLeft(loaded) ? loaded.left.length : 0).toBe(3)
  })
})

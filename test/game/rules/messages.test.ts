/** The messages for refused events: the sentence, its rule, and the remedy. */
import * as E from 'fp-ts/lib/Either.js'
import { board } from 'ptcg-turn-test-kit/board'
import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, B, type NamedMove } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import { check } from '../../../src/engine/play/check.ts'
import type { Snapshot } from '../../../src/engine/stepper/snapshot.ts'
import type { CardDefinition } from '../../../src/game/model/cards.ts'
import type { Effect, Predicate } from '../../../src/game/model/effects.ts'
import type { InForce, LastingEffect } from '../../../src/game/model/lasting.ts'
import type { Violation } from '../../../src/game/rules/violation.ts'
import { swordAndShield } from '../../../src/game/rulesets/rulesets.ts'

const violationsOf = (at: Snapshot, move: NamedMove): readonly Violation[] => {
  const checked = check(at, move(at))
  return E.isRight(checked) ? [] : checked.left
}

/** The one reason, as `rule: sentence` and the remedy. */
const reason = (text: string, move: NamedMove, ...before: readonly NamedMove[]): readonly [string, string | null] => {
  const [first, ...more] = violationsOf(after(board(text), ...before), move)
  if (first === undefined || more.length > 0) return expect.fail(`${more.length + 1} reasons`)
  return [`${first.rule}: ${first.message}`, first.remedy]
}

const READY = `
  A active  Scorbunny {Fire Energy}
  A bench   Vulpix; Wooloo [Laboratory Padding]
  A hand    Raboot, Cinderace, Hop, Switch, Fire Energy, Laboratory Vest, Laboratory Library, Potion
  B active  Sobble
  stadium   Laboratory Library of B`

const onTurn = (turn: string): string => `turn ${turn}${READY}`

test('the wrong player', () => {
  expect(reason(READY, B.endTurn())).toEqual(["T0.2: It is A's turn, not B's.", "Wait until A's turn is over."])
})

test('a missing card, and one of the wrong kind', () => {
  expect(
    reason(`${READY}\n  A discard Drampa`, ({ game }) => ({
      type: 'BENCH_POKEMON',
      player: 0,
      card: game.players[0].discard[0] ?? -1,
    })),
  ).toEqual([expect.stringMatching(/^T2A\.1: Drampa \(card \d+\) is not in A's hand\.$/), null])
  expect(reason(READY, A.bench('Raboot'))).toEqual(['T2A.1: Raboot is not a Basic Pokémon.', 'Play it on Scorbunny.'])
  const theirs: NamedMove = ({ game }) => ({ type: 'BENCH_POKEMON', player: 0, card: game.players[1].active?.id ?? -1 })
  expect(reason(READY, theirs)[0]).toMatch(/^T2A\.1: A has no card \d+ in hand\.$/)
})

test('a full Bench', () => {
  const full = READY.replace('Vulpix;', 'Vulpix; Krabby; Krabby; Krabby;').replace('Raboot,', 'Drampa,')
  expect(reason(full, A.bench('Drampa'))).toEqual([
    "T2A.3: A's Bench is full: it holds 5 of 5 Pokémon.",
    'Wait until a place on the Bench is free.',
  ])
})

test('the wrong Evolution', () => {
  expect(reason(READY, A.evolve('Vulpix', 'Raboot'))).toEqual([
    'T2B.1: Raboot evolves from Scorbunny, not from Vulpix.',
    'Play it on Scorbunny.',
  ])
})

test('evolving too early', () => {
  expect(reason(onTurn('1 of A'), A.evolve('Scorbunny', 'Raboot'))).toEqual([
    "T2B.3: No Pokémon evolves on A's first turn.",
    'Evolve on your next turn.',
  ])
  expect(reason(READY.replace('Scorbunny', 'Scorbunny new'), A.evolve('Scorbunny', 'Raboot'))).toEqual([
    'T2B.2: Scorbunny came into play this turn.',
    'Evolve Scorbunny on your next turn.',
  ])
})

test('a second Energy card', () => {
  expect(reason(onTurn('3 of A; energy attached'), A.attach('Fire Energy', 'Vulpix'))).toEqual([
    'T2C.1: A has already attached an Energy card this turn.',
    'Attach it on your next turn.',
  ])
})

test("the opponent's Pokémon", () => {
  const theirs: NamedMove = ({ game }) => ({
    type: 'USE_ABILITY',
    player: 0,
    pokemon: game.players[1].active?.id ?? -1,
    ability: 0,
  })
  expect(reason(READY, theirs)).toEqual(["T2F.3: Sobble is B's Pokémon, not A's.", null])
})

test('Supporters', () => {
  expect(reason(onTurn('3 of A; supporter played'), A.supporter('Hop'))[0]).toBe(
    'T2D.3: A has already played a Supporter card this turn.',
  )
  expect(reason(onTurn('1 of A'), A.supporter('Hop'))).toEqual([
    'T2D.4: A goes first and plays no Supporter card on the first turn.',
    'Play it on your next turn.',
  ])
})

test('a card that would change nothing', () => {
  expect(reason(READY, A.item('Potion'))[0]).toBe(
    'T2D.1b: Potion would change nothing: no Pokémon that it could heal has damage counters on it.',
  )
})

test('a card that would change something next turn', () => {
  const candy = inventItem('Candy', [
    {
      do: 'choosePokemon',
      as: 'one',
      from: { whose: 'you', fits: { kind: 'Pokemon', stage: 'Basic' }, cameThisTurn: false },
    },
    {
      do: 'chooseCards',
      as: 'card',
      whose: 'you',
      from: 'hand',
      filter: { kind: 'Pokemon' },
      evolving: { chosen: 'one' },
      skipping: true,
    },
    { do: 'evolve', cards: 'card', pokemon: { chosen: 'one' }, skipping: true },
  ])
  const lock = inventPokemon('Sentry', {
    abilities: [
      {
        name: 'Old Law',
        continuous: [{ continuous: 'cantPlay', whose: 'opponent', cards: { kind: 'Pokemon', evolution: true } }],
      },
    ],
  })
  const against = (opponent: string, entered: string) =>
    violationsOf(
      board(`turn 5 of A\n A active Scorbunny ${entered}\n A hand Candy, Cinderace\n B active ${opponent}`, {
        cards: [candy, lock],
      }),
      A.item('Candy'),
    ).map(({ rule, message, remedy }) => [rule, message, remedy])
  expect(against('Sobble', 'new on 5')).toEqual([
    ['T2D.1b', 'Candy would change nothing: Scorbunny came into play this turn (T2B.2).', 'Play it on your next turn.'],
  ])
  expect(against('Sentry', '')).toEqual([
    [
      'T2D.1b',
      "Candy would change nothing: A cannot play Cinderace because of Sentry's Old Law.",
      'Wait until the effect ends.',
    ],
  ])
})

test('Tools and Stadiums', () => {
  expect(reason(READY, A.tool('Laboratory Vest', 'Wooloo'))[0]).toBe(
    'TL.1: Wooloo already has Laboratory Padding attached.',
  )
  expect(reason(READY, A.stadium('Laboratory Library'))[0]).toBe('T2D.7: Laboratory Library is already in play.')
  expect(reason(`${READY} used`, A.useStadium())[0]).toBe('T2D.8: A has already used Laboratory Library this turn.')
  const withoutStadium = READY.replace('stadium   Laboratory Library of B', '')
  expect(reason(withoutStadium, A.useStadium())[0]).toBe('T2D.5: No Stadium is in play.')
  const two = { ...swordAndShield, toolsPerPokemon: 2 }
  const laden = READY.replace('[Laboratory Padding]', '[Laboratory Padding, Laboratory Dumbbell]')
  expect(violationsOf(board(laden, { ruleset: two }), A.tool('Laboratory Vest', 'Wooloo'))[0]?.message).toBe(
    'Wooloo already has Laboratory Padding and Laboratory Dumbbell attached.',
  )
})

test('a retreat that is not paid for, or is forbidden', () => {
  const tired = READY.replace('Scorbunny {Fire Energy}', 'Krabby {Fire Energy}')
  expect(reason(tired, A.retreat())).toEqual([
    'T2E.2: Krabby has 1 Energy attached and its Retreat Cost is 2.',
    'Attach 1 more Energy.',
  ])
  expect(reason(READY.replace('Sobble', 'Laboratory Magnet'), A.retreat())[0]).toBe(
    "GR.1: Scorbunny cannot retreat because of Laboratory Magnet's Hold Fast.",
  )
  expect(reason(READY.replace('Scorbunny', 'Scorbunny Asleep'), A.retreat())[0]).toBe(
    'T2E.6: Scorbunny is Asleep and cannot retreat.',
  )
})

test('a Fossil never retreats, and another Stadium lifts a ban', () => {
  const fossil = READY.replace('Scorbunny {', 'Laboratory Fossil {')
  expect(reason(fossil, A.retreat())).toEqual([
    'GR.1: Laboratory Fossil can never retreat.',
    'Play a card that switches your Active Pokémon.',
  ])
  const mire: CardDefinition = {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'mire',
    name: 'Mire',
    continuous: [{ continuous: 'cantRetreat', scope: { pokemon: 'all' } }],
  }
  const start = board(READY.replace('Laboratory Library of B', 'Mire of B'), { cards: [mire] })
  expect(violationsOf(start, A.retreat()).map(({ message, remedy }) => [message, remedy])).toEqual([
    [
      'Scorbunny cannot retreat because of Mire.',
      'Play a card that switches your Active Pokémon, or play another Stadium.',
    ],
  ])
})

test('no remedy for a card of the wrong kind after another was played this turn', () => {
  const spent = board(
    onTurn('3 of A; energy attached; supporter played; stadium played').replace(
      'Vulpix;',
      'Vulpix; Krabby; Krabby; Krabby;',
    ),
  )
  const remedies = (type: 'PLAY_SUPPORTER' | 'PLAY_STADIUM' | 'BENCH_POKEMON'): readonly unknown[] =>
    violationsOf(spent, ({ game }) => ({ type, player: 0, card: game.players[0].hand[0] ?? -1 })).map(
      ({ code, remedy }) => [code, remedy],
    )
  expect(remedies('PLAY_SUPPORTER')).toEqual([
    ['SUPPORTER_ALREADY_PLAYED', null],
    ['NOT_A_SUPPORTER', 'Play it on Scorbunny.'],
  ])
  expect(remedies('PLAY_STADIUM')).toEqual([
    ['STADIUM_ALREADY_PLAYED', null],
    ['NOT_A_STADIUM', 'Play it on Scorbunny.'],
  ])
  expect(remedies('BENCH_POKEMON')).toEqual([
    ['NOT_A_BASIC_POKEMON', 'Play it on Scorbunny.'],
    ['BENCH_FULL', null],
  ])
  expect(violationsOf(spent, A.attach('Hop', 'Vulpix')).map(({ code, remedy }) => [code, remedy])).toEqual([
    ['ENERGY_ALREADY_ATTACHED', null],
    ['NOT_AN_ENERGY', 'Play it as a Supporter card.'],
  ])
})

test('every effect that forbids the same event', () => {
  const now = (effect: LastingEffect, source: string): InForce => ({
    effect,
    whose: 0,
    turn: 2,
    source,
    ofAttack: true,
  })
  const A_SIDE = [
    now({ lasting: 'cantRetreat' }, 'Glue'),
    now({ lasting: 'cantAttack' }, 'Dazzle'),
    now({ lasting: 'cantUseAttack', attack: 'Tackle' }, 'Taunt'),
  ]
  const start = board(READY.replace('Sobble', 'Laboratory Magnet'), { lasting: { A: A_SIDE } })
  expect(violationsOf(start, A.retreat())[0]?.message).toBe(
    "Scorbunny cannot retreat because of Glue and Laboratory Magnet's Hold Fast.",
  )
  expect(violationsOf(start, A.attack('Tackle'))[0]?.message).toBe(
    'Scorbunny cannot use Tackle this turn because of Dazzle and Taunt.',
  )
})

test('an Ability', () => {
  const reader = READY.replace('Vulpix', 'Laboratory Librarian')
  const use = A.ability('Laboratory Librarian')
  expect(reason(reader, use, use)[0]).toBe("T2F.1: Laboratory Librarian's Open Book has already been used this turn.")
  expect(reason(reader, A.ability('Laboratory Librarian', 1))[0]).toBe(
    'T2F.2: Laboratory Librarian has only 1 Ability.',
  )
  expect(reason(READY.replace('Vulpix', 'Laboratory Cushion'), A.ability('Laboratory Cushion'))[0]).toBe(
    "T2F.2: Laboratory Cushion's Soft works by itself and cannot be used.",
  )
})

test('an Ability that works from another place', () => {
  const elsewhere = READY.replace('Scorbunny', 'Laboratory Prompter').replace('Vulpix', 'Laboratory Lamp -10')
  expect(reason(elsewhere, A.ability('Laboratory Lamp'))[0]).toBe(
    "T2F.2: Laboratory Lamp's Front Light can be used only from the Active Spot.",
  )
  expect(violationsOf(board(elsewhere), A.ability('Laboratory Prompter'))[0]?.message).toBe(
    "Laboratory Prompter's Whisper can be used only from the Bench.",
  )
})

test('the whole cost of an attack, and all attached Energy', () => {
  const payer = inventPokemon('Payer', { attacks: [freeAttack('Toll', { cost: ['Grass', 'Metal', 'Water'] })] })
  const twin = { kind: 'Energy', id: 'twin', name: 'Twin Energy', basic: false, provides: [['Fire', 'Water']] } as const
  const start = board(READY.replace('Scorbunny {', 'Payer {Twin Energy, '), { cards: [payer, twin] })
  expect(violationsOf(start, A.attack('Toll'))).toMatchObject([
    {
      message: 'Toll costs Grass, Metal, Water and Payer has Fire/Water, Fire attached.',
      remedy: 'Attach Grass and Metal Energy.',
    },
  ])
})

test('an attack that is not paid for, too early, or forbidden', () => {
  expect(reason(READY, A.attack('Flare'))).toEqual([
    'A-A.2: Flare costs Fire, Colorless and Scorbunny has Fire attached.',
    'Attach 1 more Energy.',
  ])
  expect(reason(READY.replace(' {Fire Energy}', ''), A.attack('Tackle'))[0]).toBe(
    'A-A.2: Tackle costs Colorless and Scorbunny has no Energy attached.',
  )
  expect(reason(onTurn('1 of A'), A.attack('Tackle'))).toEqual([
    'T3.2: A goes first and does not attack on the first turn.',
    'Attack on your next turn.',
  ])
  const swinging = READY.replace('Scorbunny {Fire Energy}', 'Laboratory Pendulum').replace('Sobble', 'Drampa')
  expect(reason(swinging, A.attack('Full Swing'), A.attack('Full Swing'), B.endTurn())[0]).toBe(
    'GR.1: Laboratory Pendulum cannot use Full Swing this turn because of Full Swing.',
  )
})

test('a choice of the other player, and an option that is not offered', () => {
  expect(reason(READY, B.choose('Vulpix'), A.item('Switch'))[0]).toBe('GR.6: A makes this choice, not B.')
  expect(reason(READY, A.choose('Sobble'), A.item('Switch'))[0]).toBe('GR.6: Option 9999 is not among the 2 offered.')
})

test('a choice made twice', () => {
  const laden = READY.replace('Scorbunny {Fire Energy}', 'Krabby {Fire Energy x3}')
  const first: NamedMove = () => ({ type: 'CHOOSE', player: 0, option: 0 })
  expect(reason(laden, first, A.retreat(), first)[0]).toBe('GR.6: Option 0 has already been picked.')
})

test('an event at the wrong time', () => {
  expect(reason(READY, A.endTurn(), A.item('Switch'))).toEqual([
    expect.stringMatching(/^T0\.1: Ending the turn is not possible now: /),
    'First A must answer.',
  ])
})

test('every reason at once', () => {
  const start = board(READY.replace('Scorbunny {Fire Energy}', 'Krabby Asleep'))
  expect(violationsOf(start, B.retreat()).map(({ rule }) => rule)).toEqual(['T0.2', 'T2E.4', 'T2E.2'])
  expect(violationsOf(start, A.retreat()).map(({ rule }) => rule)).toEqual(['T2E.6', 'T2E.2'])
})

test('no remedy by waiting for a card that does not evolve from the Pokémon', () => {
  const start = board(READY.replace('Vulpix', 'Vulpix new'))
  expect(violationsOf(start, A.evolve('Vulpix', 'Raboot')).map(({ rule, remedy }) => [rule, remedy])).toEqual([
    ['T2B.1', 'Play it on Scorbunny.'],
    ['T2B.2', null],
  ])
})

test('a number if several equal Energy cards are missing', () => {
  const payer = inventPokemon('Payer', {
    attacks: [freeAttack('Toll', { cost: ['Grass', 'Grass', 'Metal', 'Colorless'] })],
  })
  const start = board(READY.replace('Scorbunny {Fire Energy}', 'Payer'), { cards: [payer] })
  expect(violationsOf(start, A.attack('Toll'))[0]?.remedy).toBe('Attach 2 Grass, Metal and 1 more Energy.')
})

const DRAW = { do: 'draw', who: 'you', cards: 1 } as const
const here = { pokemon: 'thisPokemon' } as const

/** The remedy for an Ability whose condition does not hold. */
const cure = (only: Predicate): string | null | undefined => {
  const asker = inventPokemon('Asker', { abilities: [{ name: 'Ask', only, use: [DRAW] }] })
  const start = board(`turn 3 of A; supporter played\n A active Vulpix\n A bench Asker\n B active Sobble`, {
    cards: [asker],
  })
  return violationsOf(start, A.ability('Asker'))[0]?.remedy
}

test.each<[Predicate, string | null]>([
  [{ is: 'active', ...here }, 'Bring it into the Active Spot first.'],
  [{ is: 'not', what: { is: 'not', what: { is: 'active', ...here } } }, null],
  [{ is: 'firstTurn', whose: 'you' }, null],
  [
    {
      is: 'all',
      of: [
        { is: 'wentFirst', whose: 'you' },
        { is: 'active', ...here },
      ],
    },
    'Bring it into the Active Spot first.',
  ],
  [{ is: 'like', ...here, filter: { withEnergy: { type: 'Fire' } } }, 'Attach Fire Energy cards to it first.'],
  [{ is: 'like', ...here, filter: { withTool: {} } }, 'Attach Pokémon Tool cards to it first.'],
  [{ is: 'like', pokemon: 'yourActive', filter: { withTool: {} } }, null],
  [
    { is: 'atLeast', what: { count: 'pokemonInPlay', of: { whose: 'you', fits: { named: 'Hop' } } }, number: 1 },
    'Bring such a Pokémon into play first.',
  ],
  [{ is: 'atLeast', what: { count: 'pokemonInPlay', of: { whose: 'opponent' } }, number: 2 }, null],
  [{ is: 'not', what: { is: 'atLeast', what: { count: 'cardsIn', whose: 'you', zone: 'prizes' }, number: 1 } }, null],
])('the remedy for an unmet condition: %j', (only, helps) => expect(cure(only)).toBe(helps))

test('the remedy for a Pokémon missing on the Bench, or for an event missing this turn', () => {
  const asker = (only: Predicate) => inventPokemon('Asker', { abilities: [{ name: 'Ask', only, use: [DRAW] }] })
  const helped = (only: Predicate, turn: string): string | null | undefined =>
    violationsOf(board(`${turn}\n A active Asker\n B active Sobble`, { cards: [asker(only)] }), A.ability('Asker'))[0]
      ?.remedy
  expect(helped({ is: 'not', what: { is: 'active', ...here } }, 'turn 3 of A')).toBe('Bring it onto the Bench first.')
  expect(helped({ is: 'not', what: { is: 'firstTurn', whose: 'you' } }, 'turn 1 of A')).toBe(
    'Use it on your next turn.',
  )
})

test('a text that discards an empty hand and draws is refused for the empty deck', () => {
  const again = inventItem('Again', [{ do: 'discardHand', whose: 'you' }, DRAW])
  const start = board('A active Vulpix\n A hand Again\n A deck nothing\n B active Sobble', { cards: [again] })
  expect(violationsOf(start, A.item('Again'))[0]?.message).toBe("Again would change nothing: A's deck is empty.")
})

test('of a text with "if" and "otherwise", the part that would be carried out gives the reason', () => {
  const upTo = (from: number): Effect => ({
    do: 'draw',
    who: 'you',
    cards: { count: 'minus', from, less: { count: 'cardsIn', whose: 'you', zone: 'hand' } },
  })
  const stage = inventPokemon('Stage', {
    abilities: [
      { name: 'Excite', use: [{ do: 'if', is: { is: 'active', ...here }, then: [upTo(4)], otherwise: [upTo(3)] }] },
    ],
  })
  const start = board('A active Vulpix\n A bench Stage\n A hand Potion x3\n B active Sobble', { cards: [stage] })
  expect(violationsOf(start, A.ability('Stage'))[0]?.message).toBe(
    "Stage's Excite would change nothing: A has 3 cards in hand, and it draws up to 3.",
  )
})

test('a small hand and the Prize cards as reasons', () => {
  const few = inventItem('Few', [
    {
      do: 'chooseCards',
      as: 'all',
      whose: 'opponent',
      by: 'opponent',
      from: 'hand',
      filter: {},
      min: 60,
      max: { count: 'minus', from: { count: 'cardsIn', whose: 'opponent', zone: 'hand' }, less: 3 },
    },
    { do: 'move', cards: 'all', to: 'discard' },
  ])
  const start = board('A active Vulpix\n A hand Few\n B active Sobble\n B hand Potion x2', { cards: [few] })
  expect(violationsOf(start, A.item('Few'))[0]?.message).toBe(
    'Few would change nothing: B has 2 cards in hand, and it leaves 3.',
  )
  const late: CardDefinition = {
    ...inventItem('Late', [DRAW]),
    only: {
      is: 'not',
      what: { is: 'atLeast', what: { count: 'cardsIn', whose: 'opponent', zone: 'prizes' }, number: 3 },
    },
  }
  const early = board('A active Vulpix\n A hand Late\n B active Sobble', { cards: [late] })
  expect(violationsOf(early, A.item('Late'))[0]?.message).toBe(
    'Late can be played only if there are fewer than 3 Prize cards that your opponent has left (now 3).',
  )
})

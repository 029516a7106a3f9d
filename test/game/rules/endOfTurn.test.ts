/** End-of-turn effects: whose turn, in whose order, before and after other steps (ET.3). */

import { board } from 'ptcg-turn-test-kit/board'
import { damageOn, order } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, type After, B, factsNamed, after as played } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { describe, expect, test } from 'vitest'
import { load, save } from '../../../src/engine/files/save.ts'
import type { StadiumDefinition, ToolDefinition } from '../../../src/game/model/cards.ts'
import type { Program } from '../../../src/game/model/effects.ts'
import type { LastingEffect } from '../../../src/game/model/lasting.ts'
import type { Ruleset } from '../../../src/game/model/ruleset.ts'
import type { Trigger } from '../../../src/game/model/triggers.ts'
import { swordAndShield } from '../../../src/game/rulesets/rulesets.ts'

type AtTheEnd = Omit<Extract<Trigger, { readonly on: 'turnEnds' }>, 'on'>

/** A Pokémon with 60 HP and texts for the end of a turn. */
const late = (name: string, ...texts: readonly AtTheEnd[]) =>
  inventPokemon(name, {
    hp: 60,
    attacks: [
      freeAttack('Swing', { damage: { base: 60 } }),
      freeAttack('Duck', {
        after: [{ do: 'lasting', on: 'thisPokemon', effect: { lasting: 'cantBeHealed' }, during: 'thisTurn' }],
      }),
    ],
    abilities: texts.map((text, at) => ({
      name: `${name} ${at === 0 ? 'One' : 'Two'}`,
      triggers: [{ on: 'turnEnds', ...text }],
    })),
  })

const draws: Program = [{ do: 'draw', who: 'you', cards: 1 }]
const drawn = (at: After) => factsNamed(at, 'CARDS_DRAWN').map(({ player }) => player)
const applied = (at: After) => factsNamed(at, 'EFFECT_APPLIES').map(({ effect }) => effect)
const asked = (at: After) => (at.game.ask?.ask === 'choice' ? at.game.ask.player : null)

const duel = (a: string, b: string, cards: readonly ReturnType<typeof late>[], ruleset?: Partial<Ruleset>, rest = '') =>
  board(`A active ${a}\n A deck Hop x5\n B active ${b}\n B deck Hop x5\n B bench Wooloo\n ${rest}`, {
    cards: [...cards],
    ...(ruleset === undefined ? {} : { ruleset: { ...swordAndShield, id: 'own', ...ruleset } }),
  })

const heals: Program = [{ do: 'heal', pokemon: 'thisPokemon', damage: 20 }]

accepts('ET.3', 'a text before effects that last until the end of the turn are over, and before the Checkup', () => {
  const start = duel('Left -30', 'Wooloo', [late('Left', { whose: 'you', does: heals })])
  const kept = played(start, A.attack('Duck'))
  expect([damageOn(kept, 0, 'Left'), applied(kept)]).toEqual([30, ['Left One']])
  const healed = played(start, A.endTurn())
  expect(order(healed, 'COUNTERS_REMOVED', 'TURN_ENDED', 'CHECKUP_BEGAN')).toEqual([
    'COUNTERS_REMOVED',
    'TURN_ENDED',
    'CHECKUP_BEGAN',
  ])
})

rejects('ET.3', 'a text that acts at the end of another turn', () => {
  const yours = late('Left', { whose: 'you', does: draws })
  const theirs = late('Right', { whose: 'opponent', does: draws })
  const start = duel('Left', 'Right', [yours, theirs])
  const turnOfB = played(start, A.endTurn(), A.choose('Right One'))
  expect(applied(turnOfB)).toEqual(['Right One', 'Left One'])
  expect(applied(played(turnOfB, B.endTurn()))).toEqual([])
})

test('an effect for this turn that begins in the Checkup is over when the next turn begins (ET.2)', () => {
  const effect = { lasting: 'cantBeHealed' } as const
  const belated = inventPokemon('Belated', {
    abilities: [
      {
        name: 'Belated One',
        triggers: [
          { on: 'checkup', does: [{ do: 'lasting', on: 'thisPokemon', effect, during: 'thisTurn' }] },
          {
            on: 'checkup',
            does: [
              {
                do: 'lastingRule',
                effect: { continuous: 'cantPlay', whose: 'opponent', cards: { trainer: 'Item' } },
                during: 'thisTurn',
              },
            ],
          },
        ],
      },
    ],
  })
  const next = played(duel('Belated', 'Wooloo', [belated]), A.endTurn(), B.choose('Belated One'))
  expect(order(next, 'LASTING_EFFECT_BEGAN', 'LASTING_EFFECTS_ENDED', 'TURN_BEGAN')).toEqual([
    'LASTING_EFFECT_BEGAN',
    'LASTING_EFFECTS_ENDED',
    'TURN_BEGAN',
  ])
  expect([next.game.players[0].active?.lasting, next.game.lastingRules]).toEqual([[], []])
  expect(load(JSON.parse(JSON.stringify(save(next))))).toMatchObject({ _tag: 'Right' })
})

describe('whose turn', () => {
  test('a text without a player is triggered each turn', () => {
    const start = duel('Left', 'Wooloo', [late('Left', { does: draws })])
    const turnOfB = played(start, A.endTurn())
    expect([applied(turnOfB), applied(played(turnOfB, B.endTurn()))]).toEqual([['Left One'], ['Left One']])
  })

  test("after the attack's Knock Outs, for the Pokémon in play then", () => {
    const start = duel('Left', 'Right', [late('Left'), late('Right', { does: draws })])
    const end = played(start, A.attack('Swing'), A.choose('prize 1'))
    expect(applied(end)).toEqual([])
  })

  test('a Stadium addresses the player whose turn it is', () => {
    const stadium = {
      kind: 'Trainer',
      trainer: 'Stadium',
      id: 'Night',
      name: 'Night',
      triggers: [{ on: 'turnEnds', does: [{ do: 'discardHand', whose: 'you' }] }],
    } as const
    const start = board('stadium Night of B\n A active Wooloo\n A hand Hop\n B active Wooloo\n B hand Hop', {
      cards: [stadium],
    })
    expect(factsNamed(played(start, A.endTurn()), 'CARDS_MOVED').map(({ player }) => player)).toEqual([0])
  })
})

describe('in whose order', () => {
  const cards = [late('Left', { does: heals }, { does: draws }), late('Right', { does: heals }, { does: draws })]
  const first = (turnEnd: Ruleset['order']['turnEnd']) =>
    played(duel('Left', 'Right', cards, { order: { ...swordAndShield.order, turnEnd } }), A.endTurn())

  test('the player whose turn it is, the player of the next turn, or each owner orders them', () => {
    expect([first('turnPlayer'), first('nextPlayer'), first('owner')].map(asked)).toEqual([0, 1, 0])
    const ownersOwn = played(first('owner'), A.choose('Left Two'))
    expect(asked(ownersOwn)).toBe(1)
  })

  test('a save between two of them goes on', () => {
    const between = played(first('turnPlayer'), A.choose('Right Two'))
    expect(between.state).toBe('turn.ending.choosing')
    expect(load(JSON.parse(JSON.stringify(save(between))))).toMatchObject({ _tag: 'Right' })
  })

  test('a text asks its questions again in its turn', () => {
    const hurt = { is: 'damaged', pokemon: 'thisPokemon' } as const
    const healed = late(
      'Left',
      { does: [{ do: 'heal', pokemon: 'thisPokemon', damage: 'all' }] },
      { if: hurt, does: draws },
    )
    const start = played(duel('Left -20', 'Wooloo', [healed]), A.endTurn())
    expect(drawn(played(start, A.choose('Left One')))).toEqual([1])
    expect(drawn(played(start, A.choose('Left Two')))).toEqual([0, 1])
  })
})

describe('after the end of the turn', () => {
  const burns = late('Left', { whose: 'you', does: [{ do: 'putCounters', on: 'opponentActive', counters: 6 }] })

  test('a Knocked Out Pokémon leaves before the Checkup, and an attack did not Knock it Out', () => {
    const spiteful = inventPokemon('Right', {
      hp: 60,
      abilities: [{ name: 'Spite', triggers: [{ on: 'knockedOut', by: 'attack', does: draws }] }],
    })
    const end = played(duel('Left', 'Right', [burns, spiteful]), A.endTurn(), A.choose('prize 1'))
    expect(order(end, 'POKEMON_KNOCKED_OUT', 'PRIZES_TAKEN', 'TURN_ENDED', 'CHECKUP_BEGAN')).toEqual([
      'POKEMON_KNOCKED_OUT',
      'PRIZES_TAKEN',
      'TURN_ENDED',
      'CHECKUP_BEGAN',
    ])
    expect(applied(end)).toEqual(['Left One'])
  })

  test('Energy attached from the hand at that time triggers its texts once', () => {
    const start = duel(
      'Left',
      'Wooloo',
      [
        late('Left', {
          whose: 'you',
          does: [
            { do: 'chooseCards', as: 'one', whose: 'you', from: 'hand', filter: { kind: 'Energy' } },
            { do: 'attach', cards: 'one', to: 'thisPokemon' },
          ],
        }),
      ],
      undefined,
      'A hand Laboratory Spark Energy',
    )
    const end = played(start, A.endTurn())
    expect([drawn(end), applied(end)]).toEqual([
      [0, 1],
      ['Left One', 'Laboratory Spark Energy'],
    ])
  })

  test('a Tool is discarded by its own text', () => {
    const lantern: ToolDefinition = {
      kind: 'Trainer',
      trainer: 'Tool',
      id: 'Lantern',
      name: 'Lantern',
      triggers: [{ on: 'turnEnds', does: [{ do: 'discardTools', from: 'thisPokemon' }] }],
    }
    const start = board('A active Wooloo [Lantern]\n B active Wooloo', { cards: [lantern] })
    expect(played(start, A.endTurn()).game.players[0].active?.tools).toEqual([])
  })
})

describe("an attack's effect at the end of a later turn", () => {
  const leaves = (effect: LastingEffect) => [
    { do: 'lasting', on: 'opponentActive', effect, during: 'opponentsNextTurn' } as const,
  ]
  const cursing = inventPokemon('Cursing', {
    attacks: [
      freeAttack('Curse', { after: leaves({ lasting: 'countersAtTurnEnd', counters: 3 }) }),
      freeAttack('Doom', { after: leaves({ lasting: 'knockedOutAtTurnEnd' }) }),
    ],
  })
  const start = (victim = 'Cramorant') =>
    board(`A active Cursing\n B active ${victim}\n B bench Wooloo`, {
      cards: [cursing, inventPokemon('Slippery', { retreatCost: 0 })],
    })

  test('happens once, at the end of that turn, before it is over', () => {
    const turnOfB = played(start(), A.attack('Curse'))
    expect(damageOn(turnOfB, 1, 'Cramorant')).toBe(0)
    const over = played(turnOfB, B.endTurn())
    expect(order(over, 'COUNTERS_PLACED', 'LASTING_EFFECTS_ENDED', 'TURN_ENDED')).toEqual([
      'COUNTERS_PLACED',
      'LASTING_EFFECTS_ENDED',
      'TURN_ENDED',
    ])
    expect(damageOn(played(over, A.endTurn(), B.endTurn()), 1, 'Cramorant')).toBe(30)
  })

  test('Knocks Out, and the Prize card is taken before the Checkup', () => {
    const over = played(start(), A.attack('Doom'), B.endTurn(), A.choose('prize 1'))
    expect(order(over, 'POKEMON_KNOCKED_OUT', 'PRIZES_TAKEN', 'TURN_ENDED').slice(1)).toEqual([
      'POKEMON_KNOCKED_OUT',
      'PRIZES_TAKEN',
      'TURN_ENDED',
    ])
  })

  test('spares a Pokémon that has left the Active Spot (T2E.7)', () => {
    const over = played(start('Slippery'), A.attack('Curse'), B.retreat(), B.endTurn())
    expect(applied(over)).toEqual([])
  })

  test('affects every Pokémon that a card in play names, each turn', () => {
    const hail: StadiumDefinition = {
      kind: 'Trainer',
      trainer: 'Stadium',
      id: 'Hail',
      name: 'Hail',
      continuous: [{ continuous: 'countersAtTurnEnd', counters: 1, scope: { pokemon: 'all', where: 'Bench' } }],
    }
    const over = played(
      board('stadium Hail of A\n A active Wooloo\n B active Wooloo\n B bench Cramorant', { cards: [hail] }),
      A.endTurn(),
    )
    expect([damageOn(over, 1, 'Cramorant'), damageOn(over, 0, 'Wooloo')]).toEqual([10, 0])
  })
})

/** The same board under two values of each parameter about Special Conditions, Knock Outs and their order. */

import { board } from 'ptcg-turn-test-kit/board'
import { activeName, benchNames, cardNamesIn, damageOn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import {
  A,
  type After,
  activeIn,
  B,
  factsNamed,
  heads,
  after as played,
  refusals,
  tails,
} from 'ptcg-turn-test-kit/moves'
import { describe, expect, test } from 'vitest'
import { load, save } from '../../../src/engine/files/save.ts'
import type { Ruleset } from '../../../src/game/model/ruleset.ts'
import type { Trigger } from '../../../src/game/model/triggers.ts'
import { swordAndShield } from '../../../src/game/rulesets/rulesets.ts'

const under = (change: Partial<Ruleset>) => ({ ruleset: { ...swordAndShield, id: 'own', ...change } })

describe('PC.3 the coin of a Burned Pokémon', () => {
  const over = (burnedCoin: Ruleset['burnedCoin'], coin: typeof heads) => {
    const end = played(board('A active Cramorant Burned\n B active Sobble', under({ burnedCoin })), A.endTurn(), coin)
    return [damageOn(end, 0, 'Cramorant'), activeIn(end, 0).conditions.burned > 0]
  }

  test('ends on heads, after the counters', () => {
    expect([over('ends', heads), over('ends', tails)]).toEqual([
      [20, false],
      [20, true],
    ])
  })

  test('puts the counters on tails, and stays', () => {
    expect([over('hurts', heads), over('hurts', tails)]).toEqual([
      [0, true],
      [20, true],
    ])
  })
})

describe('A-C.1 a Confused Pokémon whose attack fails', () => {
  const odd = (more: object) =>
    inventPokemon('Odd', { types: ['Fire'], hp: 200, attacks: [freeAttack('Nip')], ...more })
  const weak = odd({ weaknesses: [{ type: 'Fire', operator: '×', amount: 2 }] })
  const resisting = odd({ resistances: [{ type: 'Fire', amount: 30 }] })
  const hurt = (confusionHurtsBy: Ruleset['confusionHurtsBy'], card: ReturnType<typeof odd>) => {
    const own = under({ confusionHurtsBy, counters: { confusion: 2, poison: 1, burn: 2 } })
    const start = board('A active Odd Confused\n B active Laboratory Shield', { ...own, cards: [card] })
    return damageOn(played(start, A.attack('Nip'), tails), 0, 'Odd')
  }

  test('gets counters, regardless of its Weakness and Resistance', () => {
    expect([hurt('counters', odd({})), hurt('counters', weak), hurt('counters', resisting)]).toEqual([20, 20, 20])
  })

  test('or damages itself, with its Weakness and Resistance', () => {
    expect([hurt('damage', odd({})), hurt('damage', weak), hurt('damage', resisting)]).toEqual([20, 40, 0])
  })
})

describe('T2E.6 a Confused Pokémon that retreats', () => {
  const start = (change: Partial<Ruleset>) =>
    board('A active Wooloo Confused {Fire Energy, Water Energy}\n A bench Vulpix\n B active Sobble', under(change))
  const pays = [A.retreat(), A.choose('Fire Energy')]
  const free = { ...swordAndShield.perTurn, retreats: null }

  test('flips no coin', () => {
    expect(activeName(played(start({}), ...pays), 0)).toBe('Vulpix')
  })

  test('or flips one after the cost is chosen: on heads it retreats', () => {
    const over = played(start({ confusedRetreatFlips: true }), ...pays, heads)
    expect([activeName(over, 0), cardNamesIn(over, 0, 'discard')]).toEqual(['Vulpix', ['Fire Energy']])
  })

  test('on tails it stays, the cost is lost, and it may not try again until the next turn', () => {
    const failed = played(start({ confusedRetreatFlips: true, perTurn: free }), ...pays, tails)
    expect([activeName(failed, 0), cardNamesIn(failed, 0, 'discard')]).toEqual(['Wooloo', ['Fire Energy']])
    expect(refusals(failed, A.retreat())).toEqual(['RETREAT_FORBIDDEN'])
    expect(refusals(played(failed, A.endTurn(), B.endTurn()), A.retreat())).toEqual([])
  })

  test('another Pokémon needs no coin', () => {
    const sound = board(
      'A active Wooloo {Fire Energy}\n A bench Vulpix\n B active Sobble',
      under({ confusedRetreatFlips: true }),
    )
    expect(activeName(played(sound, A.retreat()), 0)).toBe('Vulpix')
  })

  test('a save during the coin flip continues', () => {
    const saved = save(played(start({ confusedRetreatFlips: true }), ...pays))
    const loaded = load(JSON.parse(JSON.stringify(saved)))
    expect(loaded).toMatchObject({ _tag: 'Right' })
  })
})

describe('KO.1 a Pokémon Knocked Out by the damage of an attack', () => {
  const hammer = inventPokemon('Hammer', {
    attacks: [
      freeAttack('Shatter', {
        damage: { base: 100 },
        require: [{ do: 'flip', coins: 1 }],
        after: [
          { do: 'discardAllEnergy', from: 'opponentActive' },
          { do: 'if', is: { is: 'heads' }, then: [{ do: 'draw', who: 'you', cards: 1 }] },
        ],
      }),
    ],
  })
  const salve = inventPokemon('Salve', {
    hp: 60,
    attacks: [],
    abilities: [{ name: 'Parting', triggers: [{ on: 'knockedOut', does: [{ do: 'draw', who: 'you', cards: 1 }] }] }],
  })
  const shattered = (change: Partial<Ruleset>, b = 'B bench Vulpix {Water Energy}') =>
    played(
      board(`A active Hammer\n B active Salve {Water Energy}\n ${b}`, { ...under(change), cards: [hammer, salve] }),
      A.attack('Shatter'),
      heads,
      A.choose('prize 1'),
    )

  test('is in play for the other effects', () => {
    const over = shattered({})
    expect(factsNamed(over, 'POKEMON_KNOCKED_OUT')[0]?.cards.map(({ name }) => name)).toEqual(['Salve'])
  })

  test('or leaves before them, and its replacement is promoted after them', () => {
    const over = shattered({ knockOutBeforeEffects: true })
    expect(factsNamed(over, 'POKEMON_KNOCKED_OUT')[0]?.cards.map(({ name }) => name)).toEqual(['Salve', 'Water Energy'])
    const facts = over.facts.map(({ fact }) => fact)
    expect(facts.lastIndexOf('PRIZES_TAKEN')).toBeLessThan(facts.lastIndexOf('PROMOTED'))
    expect([activeName(over, 1), activeIn(over, 1).energy.length, over.game.turn.player]).toEqual(['Vulpix', 1, 1])
  })

  test('the attack remembers its coins', () => {
    const drawn = (change: Partial<Ruleset>) =>
      factsNamed(shattered(change), 'CARDS_DRAWN').filter(({ player }) => player === 0).length
    expect([drawn({}), drawn({ knockOutBeforeEffects: true })]).toEqual([1, 1])
  })

  test('with no Pokémon left the game is over at once', () => {
    const over = shattered({ knockOutBeforeEffects: true }, '')
    expect([over.state, benchNames(over, 1)]).toEqual(['gameOver', []])
    expect(factsNamed(over, 'CARDS_DRAWN').some(({ player }) => player === 0)).toBe(false)
  })
})

describe('PC.6, KO.2, A-F.3 owners put the effects on their Pokémon in order', () => {
  const two = (name: string, on: 'checkup' | 'damaged' | 'knockedOut') =>
    inventPokemon(name, {
      hp: 60,
      attacks: [freeAttack('Swing', { damage: { base: 60 } })],
      abilities: ['One', 'Two'].map((label) => ({
        name: `${name} ${label}`,
        triggers: [{ on, does: [{ do: 'draw', who: 'you', cards: 1 }] } as Trigger],
      })),
    })
  const asked = (at: After) =>
    at.game.ask?.ask === 'choice'
      ? [at.game.ask.player, at.game.ask.options.map((one) => (one.option === 'effect' ? one.effect : ''))]
      : null
  const orders = (order: Partial<Ruleset['order']>) => under({ order: { ...swordAndShield.order, ...order } })

  test('each before or after the Special Conditions, first the player whose turn it was', () => {
    const left = two('Left', 'checkup')
    const right = two('Right', 'checkup')
    const start = board('A active Left Poisoned\n B active Right', {
      ...orders({ checkup: 'owner' }),
      cards: [left, right],
    })
    const first = played(start, A.endTurn())
    expect(asked(first)).toEqual([0, ['Left One', 'Left Two', 'Special Conditions']])
    const second = played(first, A.choose('Left Two'), A.choose('Special Conditions'))
    expect(asked(second)).toEqual([1, ['Right One', 'Right Two', 'Special Conditions']])
    const saved = load(JSON.parse(JSON.stringify(save(second))))
    expect(saved).toMatchObject({ _tag: 'Right' })
    const over = played(second, B.choose('Right One'), B.choose('Special Conditions'))
    expect(factsNamed(over, 'EFFECT_APPLIES').map(({ effect }) => effect)).toEqual([
      'Right One',
      'Left One',
      'Right Two',
    ])
    expect(damageOn(over, 0, 'Left')).toBe(10)
  })

  test('effects of damage and of a Knock Out', () => {
    const by = (order: Partial<Ruleset['order']>, on: 'damaged' | 'knockedOut') =>
      asked(
        played(
          board('A active Left\n B active Right\n B bench Wooloo', {
            ...orders(order),
            cards: [two('Left', 'checkup'), two('Right', on)],
          }),
          A.attack('Swing'),
        ),
      )?.[0]
    expect([by({ reactions: 'turnPlayer' }, 'damaged'), by({}, 'damaged')]).toEqual([0, 1])
    expect([by({}, 'knockedOut'), by({ knockOut: 'owner' }, 'knockedOut')]).toEqual([0, 1])
  })
})

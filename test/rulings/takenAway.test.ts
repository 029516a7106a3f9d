/** Rulings about cards that take away or increase: Abilities, Weakness, healing, and the costs of attacks. */

import { board } from 'ptcg-turn-test-kit/board'
import { damageOn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, B, refusals } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import type { ContinuousEffect } from '../../src/game/model/lasting.ts'

const ability = (name: string, ...continuous: readonly ContinuousEffect[]) => ({ name, continuous })

const QUIET: ContinuousEffect = {
  continuous: 'noAbilities',
  except: 'Quiet',
  scope: { pokemon: 'opponents' },
  while: { is: 'active', pokemon: 'thisPokemon' },
}

test('GR.1 an Ability that is taken away cannot be used, and does not work by itself', () => {
  const start = board(
    'A active Laboratory Librarian\n A bench Laboratory Bellows; Vulpix\n B active Muffler\n B bench Vulpix',
    { cards: [inventPokemon('Muffler', { abilities: [ability('Quiet', QUIET)], attacks: [freeAttack('Wait')] })] },
  )
  expect(refusals(start, A.ability('Laboratory Librarian'))).toEqual(['ABILITY_FORBIDDEN'])
  const fog = board(
    'A active Laboratory Mouse [Laboratory Dumbbell]\n B active Laboratory Cushion\n stadium Laboratory Fog of B',
  )
  expect(damageOn(after(fog, A.attack('Nibble')), 1, 'Laboratory Cushion'), 'not soft').toBe(30)
})

const LOUD: ContinuousEffect = { continuous: 'noAbilities', scope: { pokemon: 'opponents' } }
const muffler = inventPokemon('Muffler', {
  abilities: [
    ability('Quiet', LOUD),
    { name: 'Look', use: [{ do: 'draw', who: 'you', cards: 1 }], limit: 'oncePerTurn' as const },
  ],
})

test('GR.1 if Abilities take each other away at the same time, the one of the player whose turn it is works', () => {
  const lines = 'A active Muffler\n A deck Potion, Potion\n B active Muffler\n B deck Potion, Potion'
  const both = board(lines, { cards: [muffler] })
  expect(refusals(both, A.ability('Muffler', 1))).toEqual([])
  const later = after(both, A.endTurn())
  expect(refusals(later, B.ability('Muffler', 1)), 'the first goes on').toEqual(['ABILITY_FORBIDDEN'])
})

test('GR.1 the Ability that came into force first takes the other away until it ends (C1674)', () => {
  const whileActive = ability('Quiet', { ...LOUD, while: { is: 'active', pokemon: 'thisPokemon' } })
  const cards = [{ ...muffler, abilities: [whileActive, ...(muffler.abilities ?? []).slice(1)] }]
  const start = board(
    `A active Vulpix
     A bench Muffler
     A hand Switch
     A deck Potion x3
     B active Muffler {Fire Energy}
     B bench Vulpix
     B deck Potion x3`,
    { cards },
  )
  const met = after(start, A.item('Switch'))
  expect(refusals(met, A.ability('Muffler', 1))).toEqual(['ABILITY_FORBIDDEN'])
  const gone = after(met, A.endTurn(), B.retreat())
  expect(refusals(gone, B.ability('Muffler', 1)), 'the other works now').toEqual(['ABILITY_FORBIDDEN'])
})

test('GR.1 an Ability works again as soon as the one that took it away is taken away itself (C1674)', () => {
  const taking = (name: string, pokemon: 'yours' | 'opponents') =>
    inventPokemon(name, { abilities: [ability(`${name} Voice`, { continuous: 'noAbilities', scope: { pokemon } })] })
  const cards = [taking('Homely', 'yours'), taking('Rude', 'opponents'), taking('Shy', 'yours')]
  const chain = board('A active Homely\n B active Rude\n B bench Shy', { cards })
  expect(chain.game.takingAway.map((one) => one.ability)).toEqual(['Shy Voice', 'Homely Voice'])
})

test('A-A.2 attacks cost more or less by Colorless symbols; other symbols stay', () => {
  const cards = [
    inventPokemon('Twice', {
      attacks: [{ name: 'Flame', cost: ['Fire', 'Colorless'] as const, damage: { base: 10 } }],
    }),
  ]
  const flame = (active: string, opponent: string) =>
    refusals(board(`A active ${active}\n B active ${opponent}`, { cards }), A.attack('Flame'))
  expect(flame('Twice {Fire Energy}', 'Vulpix')).toEqual(['ATTACK_COST_NOT_COVERED'])
  expect(flame('Twice {Fire Energy} [Laboratory Lever]', 'Vulpix')).toEqual([])
  expect(flame('Twice {Water Energy} [Laboratory Lever]', 'Vulpix')).toEqual(['ATTACK_COST_NOT_COVERED'])
  expect(flame('Twice {Fire Energy, Fire Energy}', 'Laboratory Scarecrow')).toEqual(['ATTACK_COST_NOT_COVERED'])
  expect(flame('Twice {Fire Energy, Fire Energy} [Laboratory Lever]', 'Laboratory Scarecrow')).toEqual([])
})

test('A-D3.1 a Pokémon that has lost its Weakness takes no more', () => {
  const weak = inventPokemon('Weak', { weaknesses: [{ type: 'Colorless', operator: '×', amount: 2 }] })
  const hit = (board_: string) => damageOn(after(board(board_, { cards: [weak] }), A.attack('Nibble')), 1, 'Weak')
  expect(hit('A active Laboratory Mouse\n B active Weak')).toBe(20)
  expect(hit('A active Laboratory Mouse\n B active Weak [Laboratory Lever]')).toBe(10)
  expect(hit('A active Laboratory Mouse\n B active Weak -10 [Laboratory Lever]'), 'damaged').toBe(30)
})

test('ET.2 an attack takes Abilities away for a turn', () => {
  const start = board(
    'turn 2 of B\n A active Laboratory Librarian\n A deck Potion, Potion\n B active Laboratory Scarecrow',
  )
  expect(refusals(after(start, B.attack('Silence')), A.ability('Laboratory Librarian'))).toEqual(['ABILITY_FORBIDDEN'])
})

test.each([
  [undefined, null],
  ['Paralyzed', null],
  ['Asleep', 'Paralyzed'],
] as const)('SC.2 a Pokémon that cannot be affected, here by %s, gets no Special Condition', (condition, expected) => {
  const firm: ContinuousEffect = {
    continuous: 'preventConditions',
    scope: { pokemon: 'thisPokemon' },
    ...(condition === undefined ? {} : { condition }),
  }
  const cards = [inventPokemon('Firm', { abilities: [ability('Stand', firm)] })]
  const hit = after(board('A active Laboratory Stunner\n B active Firm', { cards }), A.attack('Jolt'))
  expect(hit.game.players[1].active?.conditions.rotated).toBe(expected)
})

const balm = (more: object = {}) => ({
  kind: 'Energy' as const,
  id: 'own-balm',
  name: 'Balm Energy',
  basic: false as const,
  provides: [['Colorless' as const]],
  continuous: [
    {
      continuous: 'preventConditions' as const,
      recovers: true as const,
      scope: { pokemon: 'thisPokemon' as const },
      ...more,
    },
  ],
})

test('SC.2 a Pokémon recovers at once from conditions that newly attached Energy prevents, and from no others', () => {
  const cured = (more: object) => {
    const start = board('A active Vulpix Asleep Poisoned\n A hand Balm Energy\n B active Vulpix', {
      cards: [balm(more)],
    })
    return after(start, A.attach('Balm Energy', 'Vulpix')).game.players[0].active?.conditions
  }
  expect(cured({})).toMatchObject({ rotated: null, poisoned: 0 })
  expect(cured({ condition: 'Asleep' })).toMatchObject({ rotated: null, poisoned: 1 })
  expect(cured({ condition: 'Burned' })).toMatchObject({ rotated: 'Asleep', poisoned: 1 })
})

const always: ContinuousEffect = { continuous: 'preventConditions', recovers: true, scope: { pokemon: 'yours' } }

test('SC.2 it recovers when such a text starts to apply, here after a Stadium that took away Abilities is replaced', () => {
  const cards = [
    inventPokemon('Firm', {
      abilities: [ability('Stand', always)],
    }),
  ]
  const start = board(
    'A active Vulpix Asleep\n A bench Firm\n A hand Laboratory Greenhouse\n B active Vulpix\n stadium Laboratory Fog of B',
    { cards },
  )
  expect(start.game.players[0].active?.conditions.rotated).toBe('Asleep')
  expect(after(start, A.stadium('Laboratory Greenhouse')).game.players[0].active?.conditions.rotated).toBe(null)
})

test('SC.2 it recovers as a Pokémon with such an Ability is put onto the Bench, or evolves there', () => {
  const firm = inventPokemon('Firm', { abilities: [ability('Stand', always)] })
  const grown = { ...firm, id: 'own-grown', name: 'Grown', stage: 'Stage 1' as const, evolvesFrom: 'Sobble' }
  const start = board('A active Vulpix Asleep\n A bench Sobble\n A hand Firm, Grown\n B active Vulpix', {
    cards: [firm, grown],
  })
  expect(after(start, A.bench('Firm')).game.players[0].active?.conditions.rotated).toBe(null)
  expect(after(start, A.evolve('Sobble', 'Grown')).game.players[0].active?.conditions.rotated).toBe(null)
})

const EMPTY_HAND = {
  is: 'not',
  what: { is: 'atLeast', what: { count: 'cardsIn', whose: 'you', zone: 'hand' }, number: 1 },
} as const
const whileTheHandIsEmpty: ContinuousEffect = { ...always, while: EMPTY_HAND }
const careful = inventPokemon('Careful', { abilities: [ability('Empty Hands', whileTheHandIsEmpty)] })

test('SC.2 it recovers before the text of the card whose play empties the hand', () => {
  const wakeful = inventItem('Alarm', [
    {
      do: 'if',
      is: { is: 'inCondition', pokemon: 'yourActive', condition: 'Asleep' },
      then: [{ do: 'draw', who: 'you', cards: 1 }],
    },
  ])
  const start = board('A active Vulpix Asleep\n A bench Careful\n A hand Alarm\n A deck Potion\n B active Vulpix', {
    cards: [careful, wakeful],
  })
  const played = after(start, A.item('Alarm')).game.players[0]
  expect([played.active?.conditions.rotated, played.hand.length]).toEqual([null, 0])
})

test('SC.2 it recovers as its turn begins, even where the player cannot draw', () => {
  const start = board(
    'turn 1 of B\n A active Vulpix Confused\n A bench Morning\n A deck\n B active Vulpix\n B deck Potion',
    {
      cards: [
        inventPokemon('Morning', {
          abilities: [ability('Dawn', { ...whileTheHandIsEmpty, while: { is: 'firstTurn', whose: 'you' } })],
        }),
      ],
    },
  )
  const over = after(start, B.endTurn())
  expect([over.state, over.game.players[0].active?.conditions.rotated]).toEqual(['gameOver', null])
})

test('SC.2 it recovers as the card that is drawn for the turn makes such a text work', () => {
  const { what: whileThereIsAHand } = EMPTY_HAND
  const rich = inventPokemon('Rich', { abilities: [ability('Full Hands', { ...always, while: whileThereIsAHand })] })
  const lines = 'A active Vulpix Confused\n A bench Rich\n A hand\n A deck Potion x2\n B active Vulpix\n B deck Potion'
  const drawn = after(board(`turn 1 of B\n ${lines}`, { cards: [rich] }), B.endTurn())
  expect([drawn.state, drawn.game.players[0].active?.conditions.rotated]).toEqual(['turn.main.ready', null])
})

test('SC.2 a board on which a Pokémon would recover at once is refused', () => {
  const sick = 'A active Vulpix {Balm Energy} Asleep\n B active Vulpix'
  expect(() => board(sick, { cards: [balm()] })).toThrow('would recover at once')
})

test('T2F.2 a Pokémon whose Abilities are taken away does not count as one with an Ability', () => {
  const counts = inventPokemon('Counts', {
    attacks: [
      freeAttack('For Each', {
        damage: {
          base: 10,
          sign: '×',
          terms: [
            { amount: 10, times: { count: 'pokemonInPlay', of: { whose: 'opponent', fits: { hasAbility: true } } } },
          ],
        },
      }),
    ],
  })
  const lines = 'A active Counts\n B active Vulpix\n B bench Laboratory Librarian; Laboratory Cushion'
  const clear = after(board(lines, { cards: [counts] }), A.attack('For Each'))
  expect(damageOn(clear, 1, 'Vulpix')).toBe(20)
  const fog = after(board(`${lines}\n stadium Laboratory Fog of A`, { cards: [counts] }), A.attack('For Each'))
  expect(damageOn(fog, 1, 'Vulpix')).toBe(0)
})

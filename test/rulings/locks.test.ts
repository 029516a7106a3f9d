/** Rulings about players: forbidden cards (GR.1), and effects for a turn on any of their Pokémon (R43). */

import { board } from 'ptcg-turn-test-kit/board'
import { damageOn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, B, heads, refusals, tails } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import { hitPoints } from '../../src/game/board/hitPoints.ts'
import { inPlay } from '../../src/game/board/pokemonInPlay.ts'
import type { Program } from '../../src/game/model/effects.ts'
import type { ContinuousEffect } from '../../src/game/model/lasting.ts'

test('R43 "your opponent can\'t play any Item cards" affects the opponent even if their Pokémon are protected from effects of attacks', () => {
  const shy = inventPokemon('Shy', {
    abilities: [{ name: 'Veil', continuous: [{ continuous: 'preventEffects', scope: { pokemon: 'thisPokemon' } }] }],
  })
  const at = board(
    'A active Laboratory Porter {Fire Energy}\n B active Shy -30\n B hand Potion, Hop x2\n B deck Hop x5',
    {
      cards: [shy],
    },
  )
  const locked = after(at, A.attack('Shut the Box'))
  expect(refusals(locked, B.item('Potion'))).toContain('CARD_FORBIDDEN')
})

test('ET.2 in the turn after that, Items may be played again', () => {
  const box = inventPokemon('Box', {
    attacks: [
      freeAttack('Shut', {
        after: [
          {
            do: 'lastingRule',
            effect: { continuous: 'cantPlay', whose: 'opponent', cards: { trainer: 'Item' } },
            during: 'opponentsNextTurn',
          },
        ],
      }),
    ],
  })
  const at = board(
    'A active Box\n A deck Hop x9\n A hand Potion\n B active Vulpix -30\n B hand Potion, Hop\n B deck Hop x9',
    {
      cards: [box],
    },
  )
  const locked = after(at, A.attack('Shut'))
  expect(refusals(locked, B.item('Potion'))).toEqual(['CARD_FORBIDDEN'])
  expect(refusals(locked, B.supporter('Hop'))).toEqual([])
  const freed = after(locked, B.endTurn(), A.endTurn())
  expect(freed.game.lastingRules).toEqual([])
  expect(refusals(freed, B.item('Potion'))).toEqual([])
})

test.each([
  ['Energy', { kind: 'Energy' }, B.attach('Fire Energy', 'Scorbunny')],
  ['Pokémon to evolve', { kind: 'Pokemon', evolution: true }, B.evolve('Scorbunny', 'Raboot')],
  ['Supporters', { trainer: 'Supporter' }, B.supporter('Hop')],
  ['Tools', { trainer: 'Tool' }, B.tool('Laboratory Vest', 'Scorbunny')],
] as const)('GR.1 what "your opponent can\'t play any" keeps in the hand: %s', (_, cards, move) => {
  const watch = (lasts: boolean) =>
    inventPokemon('Watch', {
      abilities: [
        {
          name: 'Stay',
          continuous: [
            {
              continuous: 'cantPlay',
              whose: 'opponent',
              cards,
              ...(lasts ? {} : { while: { is: 'firstTurn', whose: 'you' } }),
            },
          ],
        },
      ],
    })
  const at = (lasts: boolean) =>
    after(
      board(
        'A active Watch\n A deck Hop x9\n B active Scorbunny\n B hand Fire Energy, Raboot, Hop, Laboratory Vest\n B deck Hop x9',
        { cards: [watch(lasts)] },
      ),
      A.endTurn(),
    )
  expect(refusals(at(true), move)).toEqual(['CARD_FORBIDDEN'])
  expect(refusals(at(false), move)).toEqual([])
})

test("GR.1 a Stadium's ban applies to both players", () => {
  const still: ContinuousEffect = { continuous: 'cantPlay', whose: 'either', cards: { trainer: 'Tool' } }
  const cards = [{ kind: 'Trainer', trainer: 'Stadium', id: 'own-still', name: 'Still', continuous: [still] }] as const
  const at = board('A active Vulpix\n A hand Laboratory Vest\n B active Vulpix\n stadium Still of A', { cards })
  expect(refusals(at, A.tool('Laboratory Vest', 'Vulpix'))).toEqual(['CARD_FORBIDDEN'])
})

test('T2F.2 "you can\'t apply more than 1 at a time": two copies give HP once, another name gives more', () => {
  const cards = [
    inventPokemon('Cantor', {
      abilities: [
        { name: 'Solo', continuous: [{ continuous: 'hp', scope: { pokemon: 'yours' }, amount: 30, once: true }] },
      ],
    }),
    inventPokemon('Post', { hp: 60 }),
  ]
  const hp = (bench: string) => {
    const { game } = board(`A active Post\n A bench ${bench}\n B active Vulpix`, { cards })
    const { active } = game.players[0]
    return active === null ? 0 : hitPoints(game, inPlay(game, 0, active))
  }
  expect([hp('Vulpix'), hp('Laboratory Choir'), hp('Laboratory Choir; Laboratory Choir; Cantor')]).toEqual([
    60, 80, 110,
  ])
})

test('R8 effects of a Supporter do not affect a Pokémon that prevents them; those of an Item do', () => {
  const hurt: Program = [{ do: 'putCounters', on: 'eachOfOpponentBench', counters: 2 }]
  const cards = [
    { kind: 'Trainer', trainer: 'Supporter', id: 'own-scold', name: 'Scold', effect: hurt },
    { kind: 'Trainer', trainer: 'Item', id: 'own-stones', name: 'Stones', effect: hurt },
  ] as const
  const at = board(
    'turn 5 of A\n A active Vulpix\n A hand Scold, Stones\n B active Vulpix\n B bench Laboratory Choir',
    {
      cards,
    },
  )
  expect(damageOn(after(at, A.supporter('Scold')), 1, 'Laboratory Choir')).toBe(0)
  expect(damageOn(after(at, A.item('Stones')), 1, 'Laboratory Choir')).toBe(20)
})

test('A-B.1 "flips 2 coins; if either of them is tails": one tails is enough', () => {
  const ram = inventPokemon('Ram', { attacks: [freeAttack('Hit', { damage: { base: 40 } })], hp: 200 })
  const at = board('A active Laboratory Choir\n A deck Hop x9\n B active Ram\n B deck Hop x9', { cards: [ram] })
  const warned = after(at, A.attack('Two Minds'), B.attack('Hit'))
  expect(damageOn(after(warned, heads, tails), 0, 'Laboratory Choir')).toBe(0)
  expect(damageOn(after(warned, heads, heads), 0, 'Laboratory Choir')).toBe(40)
})

test('T2B.3 a Pokémon that may evolve during the first turn, or the turn it is played, does so; others do not', () => {
  const at = board(`
    turn 1 of A
    A active  Scorbunny
    A hand    Laboratory Prodigy, Laboratory Savant, Raboot
    B active  Sobble`)
  const played = after(at, A.bench('Laboratory Prodigy'))
  expect(refusals(played, A.evolve('Laboratory Prodigy', 'Laboratory Savant'))).toEqual([])
  expect(refusals(played, A.evolve('Scorbunny', 'Raboot'))).toEqual(['YOUR_FIRST_TURN'])
})

test('R40 a card that a text puts from the hand onto a Pokémon is played: a ban on playing it applies', () => {
  const still: ContinuousEffect = {
    continuous: 'cantPlay',
    whose: 'either',
    cards: { kind: 'Pokemon', evolution: true },
  }
  const sweet = (from: 'hand' | 'deck') =>
    inventItem(`Sweet from the ${from}`, [
      { do: 'choosePokemon', as: 'small', from: { whose: 'you' } },
      {
        do: 'chooseCards',
        as: 'grown',
        whose: 'you',
        from,
        filter: { kind: 'Pokemon' },
        evolving: { chosen: 'small' },
      },
      { do: 'evolve', cards: 'grown', pokemon: { chosen: 'small' } },
    ])
  const cards = [
    { kind: 'Trainer', trainer: 'Stadium', id: 'own-still', name: 'Still', continuous: [still] } as const,
    sweet('hand'),
    sweet('deck'),
  ]
  const lines =
    'A active Vulpix\n A hand Ninetales, Sweet from the hand, Sweet from the deck\n A deck Ninetales\n B active Vulpix'
  const free = board(lines, { cards })
  expect(refusals(free, A.item('Sweet from the hand'))).toEqual([])
  const forbidden = board(`${lines}\n stadium Still of A`, { cards })
  expect(refusals(forbidden, A.item('Sweet from the hand'))).toEqual(['CHANGES_NOTHING'])
  expect(refusals(forbidden, A.item('Sweet from the deck'))).toEqual([])
})

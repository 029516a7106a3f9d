/** T2D.9: Items such as Fossils that are put onto the Bench as if they were Basic Pokémon. */

import { board } from 'ptcg-turn-test-kit/board'
import { benchNames, cardNamesIn, inPlayNamed } from 'ptcg-turn-test-kit/found'
import { inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, B, factsNamed, refusals } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { describe, expect, test } from 'vitest'
import { rulesets } from '../../../src/game/rulesets/rulesets.ts'

const READY = `
  turn 5 of A
  A active  Scorbunny {Fire Energy}
  A bench   Laboratory Fossil {Fire Energy} -20
  A hand    Laboratory Fossil, Laboratory Trilobite, Potion
  B active  Sobble
  B hand    Laboratory Fossil`

accepts('T2D.9', 'a Fossil onto the Bench, where it is a Pokémon like any other', () => {
  const end = after(board(READY), A.bench('Laboratory Fossil'))
  expect(benchNames(end, 0)).toEqual(['Laboratory Fossil', 'Laboratory Fossil'])
  expect(cardNamesIn(end, 0, 'hand')).toEqual(['Laboratory Trilobite', 'Potion'])
})

accepts('T2D.9', 'a Fossil that its player discards from play with all attached cards, without a Knock Out', () => {
  const end = after(board(READY), A.discard('Laboratory Fossil'))
  expect(benchNames(end, 0)).toEqual([])
  expect(cardNamesIn(end, 0, 'discard')).toEqual(['Laboratory Fossil', 'Fire Energy'])
  expect(factsNamed(end, 'POKEMON_LEFT_PLAY')).toHaveLength(1)
  expect(factsNamed(end, 'POKEMON_KNOCKED_OUT')).toEqual([])
})

accepts('T2D.9', 'the discarding of an Active Fossil, after which another Pokémon is promoted', () => {
  const start = board('A active Laboratory Fossil\n A bench Scorbunny; Vulpix\n B active Sobble')
  const end = after(start, A.discard('Laboratory Fossil'), A.choose('Vulpix'))
  expect(inPlayNamed(end, 0, 'Vulpix').id).toBe(end.game.players[0].active?.id)
})

accepts('T2D.9', 'an Evolution of a Fossil', () => {
  const end = after(board(READY), A.evolve('Laboratory Fossil', 'Laboratory Trilobite'))
  expect(benchNames(end, 0)).toEqual(['Laboratory Trilobite'])
  expect(refusals(end, A.discard('Laboratory Trilobite'))).toEqual(['NOT_AN_ITEM_IN_PLAY'])
})

rejects('T2D.9', 'the discarding of a Pokémon that is not a Fossil', () => {
  expect(refusals(board(READY), A.discard('Scorbunny'))).toEqual(['NOT_AN_ITEM_IN_PLAY'])
})

rejects('T2D.9', 'the discarding of a Fossil of the other player, or during the turn of the other player', () => {
  const start = board(READY.replace('B active  Sobble', 'B active  Laboratory Fossil'))
  const { active } = start.game.players[1]
  expect(refusals(start, () => ({ type: 'DISCARD_FROM_PLAY', player: 0, pokemon: active?.id ?? 0 }))).toEqual([
    'NOT_YOUR_POKEMON',
  ])
  expect(refusals(start, B.discard('Laboratory Fossil'))).toEqual(['NOT_YOUR_TURN'])
})

rejects('T2D.9', 'a Fossil played as an Item with an effect', () => {
  expect(refusals(board(READY), A.item('Laboratory Fossil'))).toContain('NOT_AN_ITEM')
})

describe('a Fossil in hand is an Item', () => {
  const warden = inventPokemon('Warden', {
    abilities: [
      { name: 'Shut', continuous: [{ continuous: 'cantPlay', whose: 'opponent', cards: { trainer: 'Item' } }] },
    ],
  })

  test('so where no Items may be played it cannot be put onto the Bench (GR.1)', () => {
    const start = board('A active Scorbunny\n A hand Laboratory Fossil, Vulpix\n B active Warden', { cards: [warden] })
    expect(refusals(start, A.bench('Laboratory Fossil'))).toEqual(['CARD_FORBIDDEN'])
    expect(refusals(start, A.bench('Vulpix'))).toEqual([])
  })

  test('so on the first turn it waits in eras without Items then (FT.1)', () => {
    const start = board('turn 1 of A\n A active Scorbunny\n A hand Laboratory Fossil, Vulpix\n B active Sobble', {
      ruleset: rulesets['diamond-and-pearl'],
    })
    expect(refusals(start, A.bench('Laboratory Fossil'))).toEqual(['FIRST_TURN_ITEM'])
    expect(refusals(start, A.bench('Vulpix'))).toEqual([])
  })
})

describe('the Knock Out of a Fossil', () => {
  const fallen = (era: keyof typeof rulesets) =>
    after(
      board(
        `turn 6 of A
         A active  Laboratory Trilobite
         B active  Laboratory Fossil -40
         B bench   Sobble`,
        { ruleset: rulesets[era] },
      ),
      A.attack('Unroll'),
    )

  test('gives no Prize card in the older eras (PR.1)', () => {
    for (const era of ['wizards-of-the-coast', 'ex-2003', 'ex-2006'] as const)
      expect(factsNamed(fallen(era), 'POKEMON_KNOCKED_OUT').map(({ prizes }) => prizes)).toEqual([0])
  })

  test('gives one since Diamond & Pearl (PR.1)', () => {
    for (const era of ['diamond-and-pearl', 'sword-and-shield', 'mega-evolution'] as const)
      expect(factsNamed(fallen(era), 'POKEMON_KNOCKED_OUT').map(({ prizes }) => prizes)).toEqual([1])
  })
})

test("a Fossil's own text applies in play: it does not retreat and gets no Special Conditions (GR.1)", () => {
  const start = board('A active Laboratory Fossil\n A bench Scorbunny\n B active Sobble')
  expect(refusals(start, A.retreat())).toEqual(['RETREAT_FORBIDDEN'])
})

accepts('T2D.9', 'a Fossil that a text puts onto the Bench', () => {
  const dig = inventItem('Dig', [
    { do: 'chooseCards', as: 'dug', whose: 'you', from: 'discard', filter: {}, min: 2, max: 2 },
    { do: 'move', cards: 'dug', to: 'bench' },
  ])
  const start = board('A active Sobble\n A hand Dig\n A discard Laboratory Fossil, Potion\n B active Sobble', {
    cards: [dig],
  })
  const end = after(start, A.item('Dig'))
  expect(benchNames(end, 0)).toEqual(['Laboratory Fossil'])
  expect(cardNamesIn(end, 0, 'discard')).toContain('Potion')
})

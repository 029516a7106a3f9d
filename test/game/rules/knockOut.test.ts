/** Knock Outs: their time, the steps before and after, Prize cards, and promotion (KO, PR). */

import { board } from 'ptcg-turn-test-kit/board'
import { activeName, benchNames, cardIn, cardNamesIn, damageOn, inPlayNamed, order } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, activeIn, after, B, factsNamed, heads, refusals, tails } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'
import type { CardDefinition } from '../../../src/game/model/cards.ts'
import { factInWords } from '../../../src/view/words/words.ts'

/** A attacks for 20 with nothing else. */
const against = (defender: string, rest = '') =>
  board(`
    A active  Laboratory Rat
    B active  ${defender}
    B bench   Krabby; Wooloo
    ${rest}`)

accepts('KO.1', 'damage that reaches the HP at the end of an attack', () => {
  const end = after(against('Sobble -50'), A.attack('Nip'))
  expect(factsNamed(end, 'POKEMON_KNOCKED_OUT')).toMatchObject([{ player: 1, pokemon: { name: 'Sobble' }, prizes: 1 }])
})

accepts('KO.1', 'damage counters put by an Ability, at once', () => {
  const start = board(`
    A active  Laboratory Pin
    B active  Sobble
    B bench   Krabby -60; Wooloo`)
  const end = after(start, A.ability('Laboratory Pin'), A.choose('Krabby'), A.choose('prize 1'))
  expect([benchNames(end, 1), end.state]).toEqual([['Wooloo'], 'turn.main.ready'])
})

accepts('KO.1', 'a Pokémon whose HP are no longer above its damage when its Tool leaves', () => {
  const start = board(`
    A active  Scorbunny
    A hand    Laboratory Tongs
    B active  Sobble
    B bench   Krabby -100 [Laboratory Vest]; Wooloo`)
  const end = after(start, A.item('Laboratory Tongs'), A.choose('prize 1'))
  expect(benchNames(end, 1)).toEqual(['Wooloo'])
})

rejects('KO.1', 'damage that leaves 10 HP', () => {
  const end = after(against('Sobble -40'), A.attack('Nip'))
  expect([damageOn(end, 1, 'Sobble'), factsNamed(end, 'POKEMON_KNOCKED_OUT')]).toEqual([60, []])
})

rejects('KO.1', 'a Knock Out in the middle of an attack that heals in time', () => {
  const yogi = inventPokemon('Yogi', {
    hp: 60,
    attacks: [
      freeAttack('Trance', {
        also: [{ to: 'thisPokemon', amount: 60 }],
        after: [{ do: 'heal', pokemon: 'thisPokemon', damage: 30 }],
      }),
    ],
  })
  const start = board('A active Yogi\nB active Sobble', { cards: [yogi] })
  expect(damageOn(after(start, A.attack('Trance')), 0, 'Yogi')).toBe(30)
})

accepts('KO.2', 'a coin for an effect of the Knocked Out Pokémon before it is discarded', () => {
  const tossed = after(against('Laboratory Firecracker -50'), A.attack('Nip'))
  expect(tossed.state).toBe('knockOut.effects.flipping')
  expect(activeName(tossed, 1)).toBe('Laboratory Firecracker')
  expect(damageOn(after(tossed, heads), 0, 'Laboratory Rat')).toBe(30)
  expect(damageOn(after(tossed, tails), 0, 'Laboratory Rat')).toBe(0)
})

accepts('KO.2', 'an effect of a Knock Out that causes another Knock Out, handled together with the first', () => {
  const start = board(`
    A active  Laboratory Rat -10
    A bench   Laboratory Mouse
    B active  Laboratory Firecracker -50
    B bench   Krabby; Wooloo`)
  const end = after(start, A.attack('Nip'), heads, B.choose('prize 1'), A.choose('prize 1'), B.choose('Krabby'))
  expect(factsNamed(end, 'POKEMON_KNOCKED_OUT').map(({ player }) => player)).toEqual([1, 0])
  expect([activeName(end, 0), end.game.turn.player]).toEqual(['Laboratory Mouse', 1])
})

/** At its end, the text returns it to its player's hand. */
const RESCUED: CardDefinition = {
  kind: 'Pokemon',
  id: 'rescued',
  name: 'Rescued',
  stage: 'Basic',
  hp: 10,
  types: [],
  retreatCost: 0,
  prizes: 2,
  attacks: [{ name: 'Push', cost: [], damage: { base: 10 } }],
  abilities: [
    {
      name: 'Rescue',
      triggers: [{ on: 'knockedOut', does: [{ do: 'leavePlay', pokemon: 'thisPokemon', to: 'hand' }] }],
    },
  ],
}

accepts('PR.1', 'Prize cards for a Knocked Out Pokémon that an effect takes out of play before it is discarded', () => {
  for (const seat of [0, 1] as const) {
    const [attacker, player] = seat === 0 ? (['B', B] as const) : (['A', A] as const)
    const other = seat === 0 ? 'A' : 'B'
    const start = board(
      `turn 3 of ${attacker}\n ${attacker} active Laboratory Rat\n ${other} active Rescued\n ${other} bench Wooloo`,
      { cards: [RESCUED] },
    )
    const end = after(start, player.attack('Nip'))
    expect(end.state).toBe('knockOut.prizes.choosing')
    expect(end.game.ask).toMatchObject({ player: 1 - seat, min: 2 })
    expect(cardNamesIn(end, seat, 'hand')).toEqual(['Rescued'])
    expect(cardNamesIn(end, seat, 'discard')).toEqual([])
    const { name } = end.game.players[seat]
    expect(factsNamed(end, 'POKEMON_LEFT_PLAY').map((fact) => factInWords(end.game, fact))).toEqual([
      `${name}'s Rescued is Knocked Out, and its cards go to the hand.`,
    ])
  }
})

rejects('KO.2', 'the discarding of Energy that an effect has moved to another Pokémon in time', () => {
  const start = against('Laboratory Heirloom -50 {Fire Energy, Water Energy}')
  const end = after(start, A.attack('Nip'), B.choose('yes'), B.choose('Water Energy'), B.choose('Krabby'))
  expect(inPlayNamed(end, 1, 'Krabby').energy).toHaveLength(1)
  expect(cardNamesIn(end, 1, 'discard')).toEqual(['Laboratory Heirloom', 'Fire Energy'])
})

accepts('KO.3', 'the whole stack, Energy and Tool go to the discard pile together', () => {
  const end = after(against('Drizzile < Sobble -70 {Water Energy} [Laboratory Skates]'), A.attack('Nip'))
  expect(cardNamesIn(end, 1, 'discard')).toEqual(['Sobble', 'Drizzile', 'Water Energy', 'Laboratory Skates'])
})

accepts('KO.3', 'two Pokémon Knocked Out by one attack leave play at the same time', () => {
  const start = board(`
    A active  Laboratory Sprinkler
    B active  Laboratory Mouse -10
    B bench   Laboratory Mouse -20; Wooloo; Krabby`)
  const end = after(start, A.attack('Sprinkle'))
  expect(order(end, 'POKEMON_KNOCKED_OUT', 'PRIZES_TAKEN')).toEqual(['POKEMON_KNOCKED_OUT', 'POKEMON_KNOCKED_OUT'])
  expect(end.game.knockOut?.prizes).toEqual([2, 0])
})

rejects('KO.3', 'a card of a Knocked Out Pokémon anywhere but in the discard pile of its owner', () => {
  const end = after(against('Sobble -50 {Water Energy}'), A.attack('Nip'))
  expect([...cardNamesIn(end, 1, 'hand'), ...cardNamesIn(end, 0, 'discard'), ...benchNames(end, 1)]).toEqual([
    'Krabby',
    'Wooloo',
  ])
})

const BOTH = board(`
  A active  Laboratory Ram -40
  A bench   Laboratory Mouse; Scorbunny
  B active  Sobble -20
  B bench   Krabby; Wooloo`)

accepts('KO.4', 'the player whose turn is next chooses Prize cards first, and both take them together', () => {
  const chosen = after(BOTH, A.attack('Crash'), B.choose('prize 2'))
  expect(factsNamed(chosen, 'PRIZES_TAKEN')).toEqual([])
  const taken = after(chosen, A.choose('prize 1'))
  expect(factsNamed(taken, 'PRIZES_TAKEN')).toMatchObject([{ player: 0 }, { player: 1, positions: [1] }])
})

rejects('KO.4', 'the player whose turn is ending choosing first', () => {
  expect(refusals(after(BOTH, A.attack('Crash')), A.choose('prize 1'))).toEqual(['NOT_YOUR_CHOICE'])
})

accepts('KO.5', 'the player whose turn is next promotes first, then the other', () => {
  const taken = after(BOTH, A.attack('Crash'), B.choose('prize 1'), A.choose('prize 1'))
  expect(taken.game.ask).toMatchObject({ player: 1, purpose: 'promote' })
  const end = after(taken, B.choose('Wooloo'), A.choose('Scorbunny'))
  expect([activeName(end, 1), activeName(end, 0), end.game.turn.player]).toEqual(['Wooloo', 'Scorbunny', 1])
})

rejects('KO.5', 'the player whose turn is ending promoting first', () => {
  const taken = after(BOTH, A.attack('Crash'), B.choose('prize 1'), A.choose('prize 1'))
  expect(refusals(taken, A.choose('Scorbunny'))).toEqual(['NOT_YOUR_CHOICE'])
})

rejects('KO.5', 'a promotion while both Active Spots are filled', () => {
  const start = against('Laboratory Shield')
  const end = after(start, A.attack('Nip'))
  expect([factsNamed(end, 'PROMOTED'), activeIn(end, 1).id]).toEqual([[], activeIn(start, 1).id])
})

accepts('PR.1', 'one Prize card, two for a V, three for a VMAX', () => {
  const prizes = (defender: string): number | undefined =>
    after(against(defender, 'A prizes Hop x6'), A.attack('Nip')).game.knockOut?.prizes[0]
  expect(prizes('Sobble -50')).toBe(1)
  expect(prizes('Laboratory Vessel V -140')).toBe(2)
  expect(prizes('Laboratory Vessel VMAX < Laboratory Vessel V -280')).toBe(3)
})

rejects('PR.1', 'more Prize cards than are left', () => {
  const end = after(against('Laboratory Vessel VMAX < Laboratory Vessel V -280', 'A prizes Hop x2'), A.attack('Nip'))
  expect([cardNamesIn(end, 0, 'hand').length, cardNamesIn(end, 0, 'prizes')]).toEqual([2, []])
})

const PRIZES = after(against('Sobble -50', 'A prizes Switch, Potion, Fire Energy'), A.attack('Nip'))

accepts('PR.2', 'the Prize card that its taker chooses goes into the hand', () => {
  const end = after(PRIZES, A.choose('prize 2'))
  expect([cardNamesIn(end, 0, 'hand'), cardNamesIn(end, 0, 'prizes')]).toEqual([['Potion'], ['Switch', 'Fire Energy']])
})

rejects('PR.2', 'a Prize card that is not taken', () => {
  expect(refusals(PRIZES, A.done())).not.toEqual([])
})

rejects('PR.2', 'a choice of Prize cards by their faces', () => {
  expect(PRIZES.game.ask).toMatchObject({ options: [0, 1, 2].map((position) => ({ option: 'prize', position })) })
  expect(cardIn(PRIZES, 0, 'prizes', 'Potion')).toBeGreaterThan(0)
})

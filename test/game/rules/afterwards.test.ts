/** Rules that forbid nothing directly: events that their consequences make illegal. */

import { board } from 'ptcg-turn-test-kit/board'
import { inPlayNamed } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, B, heads, keepOrder, type NamedMove, refusals } from 'ptcg-turn-test-kit/moves'
import { rejects } from 'ptcg-turn-test-kit/rule'
import { table } from 'ptcg-turn-test-kit/table'
import { expect } from 'vitest'
import type { Snapshot } from '../../../src/engine/stepper/snapshot.ts'

/** Plays a card from another place than the hand. */
const benching =
  (player: 0 | 1, from: 'deck' | 'prizes'): NamedMove =>
  ({ game }) => ({ type: 'BENCH_POKEMON', player, card: game.players[player][from][0] ?? -1 })

const duel = (a: string, b: string): Snapshot =>
  board(`
    A active  ${a}
    A bench   Laboratory Mouse
    B active  ${b}
    B bench   Krabby`)

rejects('T1.1', 'a card played from the deck before it is drawn', () => {
  const drawn = after(board('A active Wooloo\nB active Sobble\nB deck Vulpix, Drampa'), A.endTurn())
  expect(refusals(drawn, benching(1, 'deck'))).toEqual(['CARD_NOT_IN_HAND'])
})

rejects('T2C.3', 'Energy used for an attack, attached again to another Pokémon', () => {
  const used = after(
    board('A active Scorbunny {Fire Energy x2}\nA bench Vulpix\nB active Drampa'),
    A.attack('Flare'),
    B.endTurn(),
  )
  const again: NamedMove = (at) => ({
    type: 'ATTACH_ENERGY',
    player: 0,
    card: inPlayNamed(at, 0, 'Scorbunny').energy[0] ?? -1,
    pokemon: inPlayNamed(at, 0, 'Vulpix').id,
  })
  expect(refusals(used, again)).toEqual(['CARD_NOT_IN_HAND'])
})

rejects('T2E.3', 'Energy offered to pay for a free retreat', () => {
  const free = board('A active Laboratory Mouse {Fire Energy}\nA bench Vulpix; Wooloo\nB active Sobble')
  expect(refusals(after(free, A.retreat()), A.choose('Fire Energy'))).toEqual(['NOT_OFFERED'])
})

rejects('A-C.1', 'the end of the turn before the coin of a Confused attacker has landed', () => {
  const flipping = after(duel('Laboratory Rat Confused', 'Sobble'), A.attack('Nip'))
  expect(refusals(flipping, A.endTurn())).toEqual(['NOT_NOW'])
})

rejects('A-E.1', 'a second GX attack after one that did nothing', () => {
  const bluff = inventPokemon('Bluff GX', {
    attacks: [freeAttack('Bluff', { oncePerGame: 'GX', require: [{ do: 'doesNothing' }] })],
  })
  const start = board('A active Bluff GX\nB active Sobble', { cards: [bluff] })
  expect(refusals(after(start, A.attack('Bluff'), B.endTurn()), A.attack('Bluff'))).toEqual(['ONCE_PER_GAME_SPENT'])
})

rejects('A-D2.1', 'the next turn while a Knock Out caused by the bonus of a Tool is handled', () => {
  const struck = after(duel('Laboratory Rat [Laboratory Dumbbell]', 'Wooloo -40'), A.attack('Nip'))
  expect(refusals(struck, B.endTurn())).toEqual(['NOT_NOW'])
})

rejects('A-D3.1', 'the next turn while a Knock Out is handled: 20 damage, doubled by Weakness, to 40 HP', () => {
  const struck = after(duel('Sobble {Water Energy x2}', 'Scorbunny -30'), A.attack('Water Gun'))
  expect(refusals(struck, B.attack('Tackle'))).toEqual(['NOT_NOW'])
})

rejects('A-D4.1', 'a Prize card for a Pokémon that its Resistance has saved', () => {
  const struck = after(duel('Laboratory Prism', 'Laboratory Shield -80'), A.attack('Two Beams'))
  expect(refusals(struck, A.choose('prize 1'))).toEqual(['NOT_NOW'])
})

rejects('A-D5.1', 'a Prize card for a Pokémon that its Tool has saved', () => {
  const struck = after(duel('Laboratory Rat', 'Sobble -50 [Laboratory Padding]'), A.attack('Nip'))
  expect(refusals(struck, A.choose('prize 1'))).toEqual(['NOT_NOW'])
})

rejects('KO.1', 'a Prize card for a Pokémon that has 10 HP left', () => {
  const struck = after(duel('Laboratory Rat', 'Sobble -40'), A.attack('Nip'))
  expect(refusals(struck, A.choose('prize 1'))).toEqual(['NOT_NOW'])
})

rejects('PC.1', 'the next turn before the coin of a Checkup has landed', () => {
  expect(refusals(after(duel('Wooloo', 'Sobble Asleep'), A.endTurn()), B.endTurn())).toEqual(['NOT_NOW'])
})

rejects('PC.2', 'the next turn before the Prize card for a Pokémon that was Knocked Out by Poison is taken', () => {
  expect(refusals(after(duel('Wooloo', 'Sobble -60 Poisoned'), A.endTurn()), B.endTurn())).toEqual(['NOT_NOW'])
})

rejects('PC.3', 'a retreat before the coin of Burned is flipped', () => {
  expect(refusals(after(duel('Wooloo', 'Sobble Burned'), A.endTurn()), B.retreat())).toEqual(['NOT_NOW'])
})

rejects('PC.4', 'the retreat of a Pokémon whose coin was tails', () => {
  const asleep = duel('Wooloo', 'Sobble Asleep {Water Energy}')
  const tailsUp: NamedMove = () => ({ type: 'COIN_LANDED', heads: false })
  expect(refusals(after(asleep, A.endTurn(), tailsUp), B.retreat())).toEqual(['RETREATING_ASLEEP'])
})

rejects('SC.2', 'the retreat of a Pokémon that is no longer Asleep, since it is Paralyzed', () => {
  const struck = after(duel('Laboratory Stunner', 'Laboratory Rat Asleep {Fire Energy}'), A.attack('Jolt'))
  expect(refusals(struck, B.retreat())).toEqual(['RETREATING_PARALYZED'])
})

rejects('SC.3', 'the retreat of a Poisoned and Burned Pokémon that is also Asleep, because of Asleep alone', () => {
  const start = board('A active Wooloo Asleep Poisoned Burned {Fire Energy}\nA bench Vulpix\nB active Sobble')
  expect(refusals(start, A.retreat())).toEqual(['RETREATING_ASLEEP'])
})

rejects('TL.2', 'a second Tool on a Pokémon that kept its Tool when it evolved', () => {
  const start = board(`
    turn 5 of A
    A active  Scorbunny [Laboratory Vest]
    A hand    Raboot, Laboratory Padding
    B active  Sobble`)
  const evolved = after(start, A.evolve('Scorbunny', 'Raboot'))
  expect(refusals(evolved, A.tool('Laboratory Padding', 'Raboot'))).toEqual(['TOOL_ATTACHED'])
})

rejects('SU.7', 'a card played from the Prize cards', () => {
  const ready = after(
    table('Scorbunny, Hop x4, Vulpix, Wooloo, Scorbunny', 'Sobble, Hop x3'),
    ...[heads, A.choose('first'), keepOrder, keepOrder, A.choose('Scorbunny'), A.done()],
  )
  expect(ready.state).toBe('turn.main.ready')
  expect(refusals(ready, benching(0, 'prizes'))).toEqual(['CARD_NOT_IN_HAND'])
})

rejects('ET.1', 'the next turn between a Knock Out and the end of the turn', () => {
  const struck = after(duel('Laboratory Rat Poisoned', 'Sobble -50'), A.attack('Nip'))
  expect(refusals(struck, B.endTurn())).toEqual(['NOT_NOW'])
})

/** Rules of single cards: once-per-game powers, Mega Evolution, Tera (OG, MG, TE). */

import { board } from 'ptcg-turn-test-kit/board'
import { activeName, damageOn } from 'ptcg-turn-test-kit/found'
import { A, after, B, factsNamed, refusals, tails } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'

const STAR = `
  A active  Laboratory Vessel VSTAR < Laboratory Vessel V {Fire Energy}
  A bench   Laboratory Vessel VSTAR < Laboratory Vessel V
  A deck    Hop x9
  B active  Laboratory Vessel VMAX < Laboratory Vessel V`

accepts('OG.1', 'a VSTAR Power that is an Ability', () => {
  const end = after(board(STAR), A.ability('Laboratory Vessel VSTAR'))
  expect(end.game.players[0].spent).toEqual(['VSTAR'])
})

accepts('OG.1', 'a GX attack in the same game as a VSTAR Power, because both are different powers', () => {
  const start = board(`
    A active  Laboratory Engine GX {Fire Energy}
    A bench   Laboratory Vessel VSTAR < Laboratory Vessel V
    B active  Laboratory Vessel V`)
  const end = after(start, A.ability('Laboratory Vessel VSTAR'), A.attack('Full Steam GX'))
  expect(end.game.players[0].spent).toEqual(['VSTAR', 'GX'])
})

rejects('OG.1', 'a second VSTAR Power, by another Pokémon or as an attack', () => {
  const once = after(board(STAR), A.ability('Laboratory Vessel VSTAR'))
  expect(refusals(once, A.ability('Laboratory Vessel VSTAR#2'))).toEqual(['ONCE_PER_GAME_SPENT'])
  expect(refusals(once, A.attack('Star Fall'))).toEqual(['ONCE_PER_GAME_SPENT'])
  expect(refusals(once, A.attack('Pour'))).toEqual([])
})

rejects('OG.1', 'a second VSTAR Power on a later turn', () => {
  const later = after(board(STAR), A.attack('Star Fall'), B.endTurn())
  expect(refusals(later, A.attack('Star Fall'))).toEqual(['ONCE_PER_GAME_SPENT'])
})

rejects('OG.1', 'a GX attack counted as used after Confusion has stopped it', () => {
  const start = board(`
    A active  Laboratory Engine GX Confused {Fire Energy}
    B active  Laboratory Vessel V`)
  expect(after(start, A.attack('Full Steam GX'), tails).game.players[0].spent).toEqual([])
})

const CRANE = `
  A active  Laboratory Crane EX {Fire Energy, Fire Energy}
  A bench   Scorbunny
  A hand    Laboratory Great Crane EX, Raboot, Fire Energy
  B active  Sobble`

accepts('MG.1', 'the turn ends when a Pokémon evolves into one with such a rule', () => {
  const end = after(board(CRANE), A.evolve('Laboratory Crane EX', 'Laboratory Great Crane EX'))
  expect([activeName(end, 0), end.game.turn.player]).toEqual(['Laboratory Great Crane EX', 1])
})

accepts('MG.1', 'the turn continues after any other Evolution', () => {
  const end = after(board(CRANE), A.evolve('Scorbunny', 'Raboot'))
  expect(end.game.turn.player).toBe(0)
})

accepts('MG.1', 'the turn continues because of a Tool that is attached to the Pokémon', () => {
  const linked = board(
    CRANE.replace('{Fire Energy, Fire Energy}', '{Fire Energy, Fire Energy} [Laboratory Crane Link]'),
  )
  const end = after(linked, A.evolve('Laboratory Crane EX', 'Laboratory Great Crane EX'))
  expect([activeName(end, 0), end.game.turn.player]).toEqual(['Laboratory Great Crane EX', 0])
})

rejects('MG.1', 'an attack after an Evolution that has ended the turn', () => {
  const end = after(board(CRANE), A.evolve('Laboratory Crane EX', 'Laboratory Great Crane EX'))
  expect(refusals(end, A.attack('Lift High'))).toContain('NOT_YOUR_TURN')
  expect(factsNamed(end, 'TURN_ENDED')).toMatchObject([{ player: 0 }])
})

const FLOOD = `
  A active  Laboratory Sprinkler
  A bench   Laboratory Shadow
  B active  Sobble
  B bench   Laboratory Shadow; Krabby`

accepts('TE.1', 'damage to a Tera Pokémon in the Active Spot', () => {
  const start = board(`
    A active  Laboratory Rat
    B active  Laboratory Shadow`)
  expect(damageOn(after(start, A.attack('Nip')), 1, 'Laboratory Shadow')).toBe(20)
})

rejects('TE.1', 'damage to a Tera Pokémon on the Bench, by attacks of either player', () => {
  const end = after(board(FLOOD), A.attack('Flood'))
  expect([damageOn(end, 1, 'Laboratory Shadow'), damageOn(end, 0, 'Laboratory Shadow')]).toEqual([0, 0])
  expect(damageOn(end, 1, 'Krabby')).toBe(20)
})

rejects('TE.1', 'protection from damage counters', () => {
  const start = board(FLOOD.replace('Laboratory Sprinkler', 'Laboratory Hail'))
  const onShadow = Array.from({ length: 4 }, () => A.choose('Laboratory Shadow'))
  expect(damageOn(after(start, A.attack('Scatter'), ...onShadow), 1, 'Laboratory Shadow')).toBe(40)
})

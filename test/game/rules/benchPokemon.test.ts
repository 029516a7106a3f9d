/** BENCH_POKEMON: Basic Pokémon go from the hand onto the Bench, one at a time, as long as there is room (T2A). */

import * as E from 'fp-ts/lib/Either.js'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { benchNames, cardIn, cardNamesIn, inPlayNamed } from 'ptcg-turn-test-kit/found'
import { A, after, factsNamed, refusals } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'
import { check } from '../../../src/engine/play/check.ts'

const READY = `
  A active  Scorbunny
  A hand    Vulpix, Wooloo, Raboot, Potion
  A discard Drampa
  B active  Sobble`

accepts('T2A.1', 'a Basic Pokémon card from the hand', () => {
  const end = after(board(READY), A.bench('Vulpix'))
  expect(benchNames(end, 0)).toEqual(['Vulpix'])
  expect(cardNamesIn(end, 0, 'hand')).toEqual(['Wooloo', 'Raboot', 'Potion'])
})

rejects('T2A.1', 'an Evolution card', () => {
  expect(refusals(board(READY), A.bench('Raboot'))).toEqual(['NOT_A_BASIC_POKEMON'])
})

rejects('T2A.1', 'a card that is not a Pokémon', () => {
  expect(refusals(board(READY), A.bench('Potion'))).toEqual(['NOT_A_BASIC_POKEMON'])
})

rejects('T2A.1', 'a Basic Pokémon card in the discard pile', () => {
  const start = board(READY)
  const card = cardIn(start, 0, 'discard', 'Drampa')
  expect(refusals(start, () => ({ type: 'BENCH_POKEMON', player: 0, card }))).toEqual(['CARD_NOT_IN_HAND'])
})

accepts('T2A.2', 'one Basic Pokémon after another in the same turn, face up', () => {
  const end = after(board(READY), A.bench('Vulpix'), A.bench('Wooloo'))
  expect(benchNames(end, 0)).toEqual(['Vulpix', 'Wooloo'])
  expect(factsNamed(end, 'POKEMON_BENCHED').map(({ pokemon }) => pokemon.name)).toEqual(['Vulpix', 'Wooloo'])
  expect(inPlayNamed(end, 0, 'Vulpix').enteredOnTurn).toBe(end.game.turn.number)
})

rejects('T2A.2', 'two Basic Pokémon cards in one event', () => {
  const start = board(READY)
  const batch = { type: 'BENCH_POKEMON', player: 0, card: start.game.players[0].hand.slice(0, 2) }
  const checked = check(start, batch as GameEvent)
  expect(E.isLeft(checked) && checked.left.map(({ code }) => code)).toEqual(['MALFORMED_EVENT'])
})

const CROWDED = `
  A active  Scorbunny
  A bench   Laboratory Mouse; Laboratory Rat; Laboratory Ox; Laboratory Fan
  A hand    Vulpix, Wooloo
  B active  Sobble`

accepts('T2A.3', 'a fifth Benched Pokémon', () => {
  expect(benchNames(after(board(CROWDED), A.bench('Vulpix')), 0)).toHaveLength(5)
})

rejects('T2A.3', 'a sixth Benched Pokémon', () => {
  const full = after(board(CROWDED), A.bench('Vulpix'))
  expect(refusals(full, A.bench('Wooloo'))).toEqual(['BENCH_FULL'])
})

rejects('T2A.3', 'a fourth Benched Pokémon while a Stadium sets the limit to three', () => {
  const start = board(`
    A active  Scorbunny
    A bench   Laboratory Mouse; Laboratory Rat; Laboratory Ox
    A hand    Vulpix
    B active  Sobble
    stadium   Laboratory Closet of B`)
  expect(refusals(start, A.bench('Vulpix'))).toEqual(['BENCH_FULL'])
})

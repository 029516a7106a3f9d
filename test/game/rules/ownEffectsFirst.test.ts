/** If two texts set the same value, the one that counts does not depend on the seats (P10). */
import * as E from 'fp-ts/lib/Either.js'
import { legalEvents, loadPosition } from 'ptcg-turn-engine'
import type { CardDefinition, ContinuousEffect, PlayerId } from 'ptcg-turn-engine/model'
import { POSITION_FORMAT, POSITION_VERSION } from 'ptcg-turn-engine/schemas'
import { expect, test } from 'vitest'

const pokemon = (id: string, effect: ContinuousEffect): CardDefinition => ({
  kind: 'Pokemon',
  id,
  name: id,
  stage: 'Basic',
  hp: 60,
  types: ['Fire'],
  retreatCost: 1,
  abilities: [{ name: `Of ${id}`, continuous: [effect] }],
  attacks: [{ name: 'Blow', cost: ['Colorless'], damage: { base: 10 } }],
})

/** Its side attacks for nothing. */
const GENEROUS = pokemon('generous', { continuous: 'attackCostIs', cost: [], scope: { pokemon: 'yours' } })
/** The other side pays two. */
const DEAR = pokemon('dear', { continuous: 'attackCostIs', cost: ['Fire', 'Fire'], scope: { pokemon: 'opponents' } })

const mayAttack = (player: PlayerId): boolean => {
  const side = (seat: PlayerId) => ({
    name: seat === 0 ? 'A' : 'B',
    active: { cards: [seat === player ? 'generous' : 'dear'] },
    deck: ['sm1-165'],
    prizes: ['sm1-165'],
  })
  const board = loadPosition({
    format: POSITION_FORMAT,
    version: POSITION_VERSION,
    turn: { number: 3 + player, player },
    players: [side(0), side(1)],
    definitions: [GENEROUS, DEAR],
  })
  if (E.isLeft(board)) throw new Error(JSON.stringify(board.left))
  return legalEvents(board.right).some(({ type }) => type === 'DECLARE_ATTACK')
}

test('of two costs the one from the Pokémon’s own side applies, on either seat (P10)', () => {
  expect([mayAttack(0), mayAttack(1)]).toEqual([true, true])
})

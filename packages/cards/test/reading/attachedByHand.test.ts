/** A Tool and a Special Energy card with a text of our own that nobody understands: the player is asked to carry it out. */

import { board } from 'ptcg-turn-test-kit/board'
import { A, after } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import { readCards } from '../../src/reading/index.ts'

const glittering = (supertype: string, subtype: string) =>
  readCards([
    { id: 'own-1', name: 'Glitter', supertype, subtypes: [subtype], rules: ['This card glitters.'] },
  ]).cards.map(({ definition }) => definition)

const start = (supertype: string, subtype: string) =>
  board('A active Vulpix\n A hand Glitter\n B active Vulpix', { cards: glittering(supertype, subtype) })

test('R41 an optional trigger is asked about when the card is attached from the hand', () => {
  const asked = { ask: 'byHand', text: 'This card glitters.' }
  expect(after(start('Trainer', 'Pokémon Tool'), A.tool('Glitter', 'Vulpix')).game.ask).toMatchObject(asked)
  expect(after(start('Energy', 'Special'), A.attach('Glitter', 'Vulpix')).game.ask).toMatchObject(asked)
})

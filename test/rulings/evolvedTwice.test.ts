/** Rulings about a text that evolves one of several Pokémon, and then the same one again (T2B.1). */
import { board } from 'ptcg-turn-test-kit/board'
import { inventItem } from 'ptcg-turn-test-kit/invented'
import { A, after, factsNamed, keepOrder, pokemonNamed } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import type { PokemonSet, Program } from '../../src/game/model/effects.ts'
import { optionsInText } from '../../src/view/notation/index.ts'

const grown = (as: string, pokemon: PokemonSet): Program => [
  { do: 'chooseCards', as, whose: 'you', from: 'deck', filter: { kind: 'Pokemon' }, evolving: pokemon, min: 0, max: 1 },
  { do: 'evolve', cards: as, pokemon },
]
const grove = inventItem('Grove', [
  ...grown('first', 'eachOfYours'),
  { do: 'if', is: { is: 'done' }, then: grown('second', { chosen: 'first' }) },
  { do: 'shuffleDeck', whose: 'you' },
])
const at = board(
  `turn 5 of A
  A active Scorbunny
  A bench Sobble; Sobble
  A hand Grove
  A deck Raboot, Drizzile, Cinderace, Inteleon
  B active Wooloo`,
  { cards: [grove] },
)
const looking = after(at, A.item('Grove'))

test('T2B.1 the deck is seen first: what is there for any of them is offered, and one of two like it is picked', () => {
  expect(optionsInText(looking)).toEqual(['Raboot', 'Drizzile'])
  const found = after(looking, A.choose('Drizzile'))
  expect(optionsInText(found)).toEqual(['Sobble #1 on the Bench', 'Sobble #2 on the Bench'])
})

test('T2B.1 "that Pokémon" is the one that evolved, and only it evolves again', () => {
  const once = after(looking, A.choose('Raboot'))
  expect(optionsInText(once)).toEqual(['Cinderace'])
  const twice = after(once, A.choose('Cinderace'))
  expect(pokemonNamed(twice, 0, 'Cinderace')?.cards).toHaveLength(3)
})

test('GR.5 the deck is shuffled, whatever was found in it', () => {
  for (const done of [after(looking, A.done()), after(looking, A.choose('Raboot'), A.done())])
    expect(factsNamed(after(done, keepOrder), 'DECK_SHUFFLED')).toHaveLength(1)
})

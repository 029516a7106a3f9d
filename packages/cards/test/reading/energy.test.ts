/** The Energy that special Energy cards provide, and their targets, read from English. */
import { expect, test } from 'vitest'
import { read } from './reading.ts'

const energy = (text: string) => read({ name: 'Odd Energy', supertype: 'Energy', subtypes: ['Special'], rules: [text] })

const ANY = expect.arrayContaining(['Grass', 'Dragon'])

const on = (filter: object) => ({ is: 'fits', pokemon: 'thisPokemon', filter: { kind: 'Pokemon', ...filter } })

test.each<[string, object]>([
  [
    'As long as this card is attached to a Pokémon, it provides Colorless Energy. If this card is attached to a Stage 2 Pokémon, this card provides every type of Energy but provides only 2 Energy at a time.',
    { provides: [['Colorless']], instead: [{ if: on({ stage: 'Stage 2' }), provides: [ANY, ANY] }] },
  ],
  [
    'As long as this card is attached to a Pokémon that isn’t a Pokémon V or a Pokémon-GX, it provides ColorlessColorless Energy. If this card is attached to a Pokémon V or a Pokémon-GX, it provides Colorless Energy instead.',
    {
      provides: [['Colorless'], ['Colorless']],
      instead: [{ if: { is: 'fits', pokemon: 'thisPokemon' }, provides: [['Colorless']] }],
    },
  ],
  [
    'This card can only be attached to a Rapid Strike Pokémon. If this card is attached to anything other than a Rapid Strike Pokémon, discard this card. As long as this card is attached to a Pokémon, it provides 2 in any combination of Water Energy and Fire Energy.',
    {
      provides: [
        ['Water', 'Fire'],
        ['Water', 'Fire'],
      ],
      onlyTo: { label: 'Rapid Strike' },
    },
  ],
  [
    'As long as this card is attached to a Pokémon, it provides Fire and Metal Energy but provides only 1 Energy at a time, and the attacks of the Pokémon this card is attached to do 10 more damage to your opponent’s Active Pokémon (before applying Weakness and Resistance).',
    { provides: [['Fire', 'Metal']], continuous: [{ continuous: 'damageDealt', amount: 10 }] },
  ],
])('%s', (text, definition) => expect(energy(text)).toMatchObject([definition, []]))

test('the text must say what the card provides without any condition', () => {
  const text = 'If this card is attached to a Stage 2 Pokémon, this card provides Fire Energy.'
  expect(energy(text)[1]).toHaveLength(1)
})

test('the two conditions of attaching and discarding must agree', () => {
  const text =
    'This card can only be attached to a Rapid Strike Pokémon. If this card is attached to anything other than a Single Strike Pokémon, discard this card. As long as this card is attached to a Pokémon, it provides Fire Energy.'
  expect(energy(text)[1]).toHaveLength(1)
})

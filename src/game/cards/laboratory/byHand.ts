/** Invented cards with texts that the effect language cannot express: their player applies them by hand. */
import type { CardDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const cardsByHand: readonly CardDefinition[] = [
  laboratoryPokemon({
    id: 'lab-41',
    name: 'Laboratory Scribe',
    attacks: [
      {
        name: 'Footnote',
        cost: [],
        damage: { base: 20 },
        after: [{ do: 'byHand', text: 'Do what the footnote says.' }],
      },
      { name: 'Preface', cost: [], before: [{ do: 'byHand', text: 'Set the damage of this attack.' }] },
    ],
  }),
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'lab-42',
    name: 'Laboratory Notebook',
    effect: [{ do: 'byHand', text: 'Carry out what is written in the notebook.' }],
  },
  {
    kind: 'Trainer',
    trainer: 'Supporter',
    id: 'lab-43',
    name: 'Laboratory Professor',
    effect: [{ do: 'byHand' }],
  },
]

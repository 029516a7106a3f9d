/** JSON schemas of the effects that use other texts, or are applied by hand, with the places on a card where each is allowed. */

import * as v from 'valibot'
import { PokemonSetSchema, who } from '../../cards/pokemonFilterSchema.ts'
import { optional } from '../../cards/schemaParts.ts'
import type { WordShapes } from '../../cards/wordShape.ts'
import { choiceName, sentence } from '../../cards/writtenNames.ts'
import { at } from '../../json/problem.ts'

export const textShapes: WordShapes<'copyAttack' | 'useEffectOf' | 'byHand'> = {
  copyAttack: {
    keys: {
      from: v.union([PokemonSetSchema, v.literal('below'), v.strictObject({ cards: choiceName })]),
      by: optional(who),
    },
    allowed: 'requirement',
    problems: ({ from }, path, { cards }) =>
      typeof from === 'object' && 'cards' in from && !cards.has(from.cards)
        ? [{ path: at(path, 'from', 'cards'), message: `No card was chosen as "${from.cards}" before.` }]
        : [],
  },
  useEffectOf: {
    keys: { cards: choiceName },
    allowed: 'result',
  },
  byHand: {
    keys: { text: optional(sentence) },
    allowed: 'asking',
  },
}

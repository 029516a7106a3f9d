/** JSON schemas of the effects on the attack and the turn in progress, with the places on a card where each is allowed. */
import * as v from 'valibot'
import { optional } from '../../cards/schemaParts.ts'
import type { WordShapes } from '../../cards/wordShape.ts'

export const turnShapes: WordShapes<'doesNothing' | 'doesNotHappen' | 'endTurn' | 'anotherTurn'> = {
  doesNothing: {
    keys: {},
    allowed: 'requirement',
  },
  doesNotHappen: {
    keys: {},
    allowed: 'nowhere',
  },
  endTurn: {
    keys: {},
    allowed: 'turn',
  },
  anotherTurn: {
    keys: {
      atOnce: optional(v.literal(true)),
    },
    allowed: 'wholeTurn',
  },
}

/** The shape of the words about the attack and the turn in progress as JSON, and the places where they may stand. */
import * as v from 'valibot'
import { optional } from '../../cards/schemaParts.ts'
import type { WordShapes } from '../../cards/wordShape.ts'

export const turnShapes: WordShapes<'doesNothing' | 'doesNotHappen' | 'endTurn' | 'anotherTurn'> = {
  doesNothing: {
    keys: {},
    stands: 'requirement',
  },
  doesNotHappen: {
    keys: {},
    stands: 'nowhere',
  },
  endTurn: {
    keys: {},
    stands: 'turn',
  },
  anotherTurn: {
    keys: {
      atOnce: optional(v.literal(true)),
    },
    stands: 'wholeTurn',
  },
}

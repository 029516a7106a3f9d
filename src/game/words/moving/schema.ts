/** JSON schemas of the effects that move cards between zones or shuffle them, with the places on a card where each is allowed. */

import * as v from 'valibot'
import { CountSchema } from '../../cards/countSchema.ts'
import { who } from '../../cards/pokemonFilterSchema.ts'
import { SETTING_NAMES, STEPS_OF_CHOICES_AND_COINS } from '../../cards/programSetting.ts'
import { oneOf, optional } from '../../cards/schemaParts.ts'
import type { WordShapes } from '../../cards/wordShape.ts'
import { choiceName } from '../../cards/writtenNames.ts'
import { at } from '../../json/problem.ts'
import type { CardDestination } from '../../model/effects.ts'

const destination = oneOf<CardDestination>({
  hand: true,
  deck: true,
  deckTop: true,
  deckBottom: true,
  discard: true,
  lostZone: true,
  bench: true,
  prizes: true,
})

export const movingShapes: WordShapes<
  'draw' | 'discardHand' | 'discardTop' | 'move' | 'shuffleDeck' | 'shufflePrizes'
> = {
  draw: {
    keys: { who, cards: CountSchema },
    allowed: 'effect',
  },
  discardHand: {
    keys: { whose: who },
    allowed: 'requiring',
    inACost: true,
  },
  discardTop: {
    keys: { whose: who, cards: CountSchema },
    allowed: 'effect',
    inACost: true,
  },
  move: {
    keys: {
      cards: choiceName,
      to: destination,
      anyStage: optional(v.literal(true)),
    },
    allowed: 'requiring',
    inACost: true,
    problems: ({ to }, path, _, place) => {
      if (to === 'deck' && STEPS_OF_CHOICES_AND_COINS.includes(place))
        return [{ path: at(path, 'to'), message: `A deck cannot be shuffled in ${SETTING_NAMES[place]}.` }]
      return place === 'require' && to !== 'discard' && to !== 'lostZone'
        ? [
            {
              path: at(path, 'to'),
              message: 'Cards that an attack requires can only be discarded or put in the Lost Zone.',
            },
          ]
        : []
    },
  },
  shuffleDeck: {
    keys: {
      whose: who,
      bottom: optional(CountSchema),
    },
    allowed: 'asking',
  },
  shufflePrizes: {
    keys: { whose: who },
    allowed: 'asking',
  },
}

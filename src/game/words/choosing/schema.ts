/**
 * JSON schemas of the effects that choose Pokémon or cards, or take them without a choice, with the places on a card where each is allowed.
 */

import * as v from 'valibot'
import { CardFilterSchema } from '../../cards/cardFilterSchema.ts'
import type { ChosenSoFar } from '../../cards/chosenSoFar.ts'
import { CountSchema } from '../../cards/countSchema.ts'
import { PokemonFilterSchema, PokemonSetSchema, who } from '../../cards/pokemonFilterSchema.ts'
import { SETTING_NAMES, STEPS_OF_CHOICES_AND_COINS } from '../../cards/programSetting.ts'
import { listOf, oneOf, optional, wholeNumber } from '../../cards/schemaParts.ts'
import type { WordShapes } from '../../cards/wordShape.ts'
import { choiceName } from '../../cards/writtenNames.ts'
import { at, type JsonProblem } from '../../json/problem.ts'
import type { CardSource, EffectNamed } from '../../model/effects.ts'

const source = oneOf<CardSource>({ hand: true, deck: true, discard: true, lookedAt: true })

const limits = { by: optional(who), min: optional(wholeNumber(0, 100)), max: optional(CountSchema) }

const notLookedAt = (
  { from }: { readonly from: string },
  path: string,
  { lookedAt }: ChosenSoFar,
): readonly JsonProblem[] =>
  from === 'lookedAt' && !lookedAt ? [{ path: at(path, 'from'), message: 'No cards were looked at before.' }] : []

export const choosingShapes: WordShapes<
  'choosePokemon' | 'chooseCards' | 'chooseAttached' | 'chooseNumber' | 'allCards' | 'allAttached' | 'randomCards'
> = {
  choosePokemon: {
    keys: {
      as: choiceName,
      from: PokemonFilterSchema,
      ...limits,
    },
    allowed: 'choosing',
  },
  chooseCards: {
    keys: {
      as: choiceName,
      whose: who,
      from: source,
      filter: CardFilterSchema,
      otherThan: optional(choiceName),
      unlike: optional(v.pipe(listOf(choiceName), v.minLength(1))),
      ordered: optional(v.literal(true)),
      evolving: optional(PokemonSetSchema),
      skipping: optional(v.literal(true)),
      ...limits,
    },
    allowed: 'choosing',
    inACost: true,
    problems: (effect, path, known, place) => [
      ...(effect.from === 'deck' && STEPS_OF_CHOICES_AND_COINS.includes(place)
        ? [{ path: at(path, 'from'), message: `A deck cannot be searched in ${SETTING_NAMES[place]}.` }]
        : []),
      ...(['otherThan', 'unlike'] as const).flatMap((key) =>
        [effect[key] ?? []]
          .flat()
          .flatMap((name) =>
            known.cards.has(name) ? [] : [{ path: at(path, key), message: `No card was chosen as "${name}" before.` }],
          ),
      ),
      ...notLookedAt(effect, path, known),
    ],
  },
  chooseAttached: {
    keys: {
      as: choiceName,
      on: PokemonSetSchema,
      filter: CardFilterSchema,
      units: optional(wholeNumber(1, 20)),
      ...limits,
    },
    allowed: 'choosing',
    inACost: true,
  },
  chooseNumber: {
    keys: { min: optional(wholeNumber(0, 100)), max: CountSchema },
    allowed: 'choosing',
  },
  allCards: {
    keys: {
      as: choiceName,
      whose: who,
      from: oneOf<EffectNamed<'allCards'>['from']>({
        hand: true,
        discard: true,
        lookedAt: true,
        stadium: true,
        thisCard: true,
      }),
      filter: CardFilterSchema,
    },
    allowed: 'choosing',
    problems: notLookedAt,
  },
  allAttached: {
    keys: {
      as: choiceName,
      on: PokemonSetSchema,
      filter: CardFilterSchema,
    },
    allowed: 'choosing',
  },
  randomCards: {
    keys: {
      as: choiceName,
      whose: who,
      cards: CountSchema,
    },
    allowed: 'asking',
  },
}

/** JSON schemas of the effects that last for a turn, with the places on a card where each is allowed. */

import { nothingChosen } from '../../cards/chosenSoFar.ts'
import { ContinuousEffectSchema } from '../../cards/continuousSchema.ts'
import { LastingEffectSchema } from '../../cards/lastingSchema.ts'
import { PokemonRefSchema } from '../../cards/pokemonFilterSchema.ts'
import { referenceProblems } from '../../cards/references.ts'
import { oneOf } from '../../cards/schemaParts.ts'
import type { WordShapes } from '../../cards/wordShape.ts'
import { at, type JsonProblem } from '../../json/problem.ts'
import type { Duration, EffectNamed, Predicate, TurnOfRule } from '../../model/effects.ts'
import { isPublicQuestion } from '../../model/settled.ts'

const TURNS = { opponentsNextTurn: true, yourNextTurn: true, thisTurn: true } as const
const during = oneOf<Duration>({ ...TURNS, whileActive: true })

/**
 * Checks a rule for a turn. Its questions are asked again after the text is over, so they cannot refer to the text or to "this Pokémon".
 */
const ruleProblems = ({ effect }: EffectNamed<'lastingRule'>, path: string): readonly JsonProblem[] => {
  const here = at(path, 'effect')
  const asked: readonly unknown[] = [effect]
  return isPublicQuestion({ is: 'all', of: asked as readonly Predicate[] })
    ? referenceProblems(effect, here, nothingChosen(), false, 'trainer')
    : [
        {
          path: here,
          message: 'Its questions must be about things that both players see: they are asked again in later turns.',
        },
      ]
}

export const lastingShapes: WordShapes<'lasting' | 'lastingRule' | 'lockAttack'> = {
  lasting: {
    keys: {
      on: PokemonRefSchema,
      effect: LastingEffectSchema,
      during,
    },
    allowed: 'effect',
  },
  lastingRule: {
    keys: {
      effect: ContinuousEffectSchema,
      during: oneOf<TurnOfRule>(TURNS),
    },
    allowed: 'effect',
    problems: ruleProblems,
  },
  lockAttack: {
    keys: {
      on: PokemonRefSchema,
      during,
    },
    allowed: 'effect',
  },
}

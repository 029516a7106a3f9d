/**
 * JSON schemas of the effects that switch Pokémon, take them out of play, or remove Stadiums, with the places on a card where each is
 * allowed.
 */

import * as v from 'valibot'
import { PokemonSetSchema, who } from '../../cards/pokemonFilterSchema.ts'
import { oneOf, optional } from '../../cards/schemaParts.ts'
import type { WordShapes } from '../../cards/wordShape.ts'
import { choiceName } from '../../cards/writtenNames.ts'
import { at } from '../../json/problem.ts'
import type { EffectNamed } from '../../model/effects.ts'

export const inPlayShapes: WordShapes<'switch' | 'leavePlay' | 'removeStadium'> = {
  switch: {
    keys: {
      who,
      with: choiceName,
      out: optional(v.boolean()),
    },
    allowed: 'effect',
    problems: ({ with: name }, path, { pokemon }) =>
      pokemon.has(name) ? [] : [{ path: at(path, 'with'), message: `No Pokémon was chosen as "${name}" before.` }],
  },
  leavePlay: {
    keys: {
      pokemon: PokemonSetSchema,
      to: oneOf<EffectNamed<'leavePlay'>['to']>({
        hand: true,
        deck: true,
        deckTop: true,
        deckBottom: true,
        discard: true,
        lostZone: true,
      }),
      attached: optional(v.literal('discarded')),
    },
    allowed: 'asking',
  },
  removeStadium: {
    keys: {
      whose: optional(who),
      to: oneOf<EffectNamed<'removeStadium'>['to']>({ discard: true, lostZone: true }),
    },
    allowed: 'effect',
  },
}

/** JSON schemas of the effects that evolve, devolve or replace Pokémon, with the places on a card where each is allowed. */
import * as v from 'valibot'
import { PokemonRefSchema, PokemonSetSchema } from '../../cards/pokemonFilterSchema.ts'
import { oneOf, optional } from '../../cards/schemaParts.ts'
import type { WordShapes } from '../../cards/wordShape.ts'
import { choiceName } from '../../cards/writtenNames.ts'
import type { EffectNamed } from '../../model/effects.ts'

export const evolvingShapes: WordShapes<'evolve' | 'devolve' | 'replace'> = {
  evolve: {
    keys: {
      cards: choiceName,
      pokemon: PokemonSetSchema,
      skipping: optional(v.literal(true)),
    },
    allowed: 'effect',
  },
  devolve: {
    keys: {
      pokemon: PokemonSetSchema,
      to: oneOf<EffectNamed<'devolve'>['to']>({
        hand: true,
        deckTop: true,
        deckBottom: true,
        discard: true,
        lostZone: true,
      }),
    },
    allowed: 'effect',
  },
  replace: {
    keys: {
      cards: choiceName,
      pokemon: PokemonRefSchema,
    },
    allowed: 'effect',
  },
}

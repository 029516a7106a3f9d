/** The shape of continuous effects, which hold while their card is in play, as JSON. */
import * as v from 'valibot'
import type { Who } from '../model/effects.ts'
import { type ContinuousEffect, RETURNING, type Scope } from '../model/lasting.ts'
import { CardFilterSchema } from './cardFilterSchema.ts'
import { PredicateSchema } from './countSchema.ts'
import { modifierSchemas } from './modifierSchema.ts'
import { inPlayFilter } from './pokemonFilterSchema.ts'
import { exactly, listOf, oneOf, optional, wholeNumber } from './schemaParts.ts'

export const ScopeSchema: v.GenericSchema<unknown, Scope> = exactly<Scope>({
  pokemon: oneOf<Scope['pokemon']>({ thisPokemon: true, yours: true, opponents: true, all: true }),
  where: optional(oneOf<NonNullable<Scope['where']>>({ Active: true, Bench: true })),
  ...inPlayFilter,
})

type ContinuousNamed<Name extends ContinuousEffect['continuous']> = Extract<
  ContinuousEffect,
  { readonly continuous: Name }
>

const ofPlayers = oneOf<ContinuousNamed<'cantPlay'>['whose']>({ you: true, opponent: true, either: true })

export const ContinuousEffectSchema = v.variant('continuous', [
  ...modifierSchemas('continuous', {
    scope: ScopeSchema,
    while: optional(PredicateSchema),
    once: optional(v.literal(true)),
  }),
  exactly<ContinuousNamed<'cantPlay'>>({
    continuous: v.literal('cantPlay'),
    whose: ofPlayers,
    cards: CardFilterSchema,
    while: optional(PredicateSchema),
  }),
  exactly<ContinuousNamed<'cantReturn'>>({
    continuous: v.literal('cantReturn'),
    whose: ofPlayers,
    cards: CardFilterSchema,
    to: oneOf<ContinuousNamed<'cantReturn'>['to']>({ hand: true, deck: true }),
    by: v.pipe(listOf(v.picklist(RETURNING)), v.minLength(1)),
    while: optional(PredicateSchema),
  }),
  exactly<ContinuousNamed<'benchLimit'>>({
    continuous: v.literal('benchLimit'),
    limit: wholeNumber(0, 20),
    whose: optional(oneOf<Who>({ you: true, opponent: true })),
    while: optional(PredicateSchema),
  }),
] as never) as v.GenericSchema<unknown, ContinuousEffect>

/** The shape of a card as JSON. */
import * as v from 'valibot'
import { CARD_RULES } from '../model/cardRules.ts'
import {
  ABILITY_LIMITS,
  type AbilityDefinition,
  type AsPokemon,
  type AttackDefinition,
  type CardDefinition,
  type DamageTerm,
  type EnergyDefinition,
  type ExtraDamage,
  ONCE_PER_GAME,
  type PlayedTrainerDefinition,
  type PokemonDefinition,
  type PrintedDamage,
  type ProvidedInstead,
  type Resistance,
  STAGES,
  type StadiumDefinition,
  type ToolDefinition,
  type Weakness,
} from '../model/cards.ts'
import { LABELS } from '../model/labels.ts'
import type { StadiumTrigger } from '../model/triggers.ts'
import { ProgramSchema } from '../words/schema.ts'
import { CardFilterSchema, energyType } from './cardFilterSchema.ts'
import { ContinuousEffectSchema } from './continuousSchema.ts'
import { CountSchema, PredicateSchema } from './countSchema.ts'
import { PokemonSetSchema } from './pokemonFilterSchema.ts'
import { exactly, listOf, MOST_POINTS, name, oneOf, optional, points, wholeNumber } from './schemaParts.ts'
import { TRIGGERS, TriggersSchema } from './triggerSchema.ts'
import { definitionId } from './writtenNames.ts'

const program = optional(ProgramSchema)
const continuous = optional(listOf(ContinuousEffectSchema))
const triggers = optional(TriggersSchema)
const oncePerGame = optional(v.picklist(ONCE_PER_GAME))

const term = {
  amount: points(0, MOST_POINTS),
  times: optional(CountSchema),
  if: optional(PredicateSchema),
}

const damage = exactly<PrintedDamage>({
  base: points(0, MOST_POINTS),
  sign: optional(oneOf<NonNullable<PrintedDamage['sign']>>({ '+': true, '×': true, '−': true })),
  coins: optional(v.union([CountSchema, v.literal('untilTails')])),
  terms: optional(listOf(exactly<DamageTerm>(term))),
})

const attack = exactly<AttackDefinition>({
  name,
  cost: listOf(energyType),
  damage: optional(damage),
  also: optional(listOf(exactly<ExtraDamage>({ to: PokemonSetSchema, ...term }))),
  unaffectedBy: optional(
    listOf(
      oneOf<NonNullable<AttackDefinition['unaffectedBy']>[number]>({ Weakness: true, Resistance: true, effects: true }),
    ),
  ),
  only: optional(PredicateSchema),
  choose: program,
  require: program,
  before: program,
  after: program,
  oncePerGame,
  onTheFirstTurn: optional(v.boolean()),
})

const ability = exactly<AbilityDefinition>({
  name,
  use: program,
  only: optional(PredicateSchema),
  cost: program,
  limit: optional(v.picklist(ABILITY_LIMITS)),
  oncePerGame,
  from: optional(oneOf<NonNullable<AbilityDefinition['from']>>({ Active: true, Bench: true })),
  continuous,
  triggers,
})

const printed = {
  id: definitionId,
  name,
  discardsToLostZone: optional(v.boolean()),
  staysDiscarded: optional(v.literal(true)),
  rules: optional(listOf(v.picklist(CARD_RULES))),
  labels: optional(listOf(v.picklist(LABELS))),
}

const weakness = exactly<Weakness>({
  type: energyType,
  operator: oneOf<Weakness['operator']>({ '×': true, '+': true }),
  amount: wholeNumber(1, MOST_POINTS),
})

const pokemon = exactly<PokemonDefinition>({
  kind: v.literal('Pokemon'),
  ...printed,
  stage: v.picklist(STAGES),
  evolvesFrom: optional(name),
  fromBasic: optional(name),
  hp: points(10, 1000),
  types: listOf(energyType),
  weaknesses: optional(listOf(weakness)),
  resistances: optional(listOf(exactly<Resistance>({ type: energyType, amount: points(10, MOST_POINTS) }))),
  retreatCost: wholeNumber(0, 10),
  evolvesEarly: optional(v.boolean()),
  endsTheTurn: optional(v.boolean()),
  prizes: optional(wholeNumber(1, 6)),
  abilities: optional(listOf(ability)),
  continuous,
  attacks: listOf(attack),
})

const provides = listOf(listOf(energyType))

const energy = exactly<EnergyDefinition>({
  kind: v.literal('Energy'),
  ...printed,
  basic: v.boolean(),
  provides,
  instead: optional(listOf(exactly<ProvidedInstead>({ if: PredicateSchema, provides }))),
  onlyTo: optional(CardFilterSchema),
  continuous,
  triggers,
})

const playedTrainer = exactly<PlayedTrainerDefinition>({
  kind: v.literal('Trainer'),
  trainer: oneOf<PlayedTrainerDefinition['trainer']>({ Item: true, Supporter: true }),
  ...printed,
  only: optional(PredicateSchema),
  onTheFirstTurn: optional(v.literal(true)),
  cost: program,
  effect: ProgramSchema,
  asPokemon: optional(
    exactly<AsPokemon>({
      hp: points(10, 1000),
      types: listOf(energyType),
      continuous,
      abilities: optional(listOf(ability)),
    }),
  ),
})

const tool = exactly<ToolDefinition>({
  kind: v.literal('Trainer'),
  trainer: v.literal('Tool'),
  ...printed,
  attacks: optional(listOf(attack)),
  abilities: optional(listOf(ability)),
  usedBy: optional(CardFilterSchema),
  continuous,
  triggers,
})

const stadium = exactly<StadiumDefinition>({
  kind: v.literal('Trainer'),
  trainer: v.literal('Stadium'),
  ...printed,
  continuous,
  cost: program,
  use: program,
  triggers: optional(
    listOf(
      v.variant('on', [
        TRIGGERS.checkup,
        TRIGGERS.turnEnds,
        TRIGGERS.attached,
        TRIGGERS.benched,
        TRIGGERS.evolved,
        TRIGGERS.movedToActive,
        TRIGGERS.movedToBench,
      ]) as v.GenericSchema<unknown, StadiumTrigger>,
    ),
  ),
})

export const CardDefinitionSchema = v.variant('kind', [
  pokemon,
  energy,
  v.variant('trainer', [playedTrainer, tool, stadium]),
]) satisfies v.GenericSchema<unknown, CardDefinition>

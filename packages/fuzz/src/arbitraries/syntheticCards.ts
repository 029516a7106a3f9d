/** Draws cards that were never printed, from the whole effect language. Every card makes sense. */

import type fc from 'fast-check'
import { readDefinitions } from 'ptcg-turn-engine/internal/game/cards/schema'
import type {
  AbilityDefinition,
  AsPokemon,
  CardDefinition,
  EnergyDefinition,
  EnergyUnit,
  StadiumDefinition,
  ToolDefinition,
  TrainerDefinition,
} from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { Rng } from '../rng.ts'
import { arbitraryOf } from './drawn.ts'
import { continuousEffect } from './lastingEffects.ts'
import { settledQuestion, underKey, usedText } from './programs.ts'
import { smallerJson } from './smaller.ts'
import { drawPokemon } from './syntheticPokemon.ts'
import { OCCASION_NAMES, stadiumTrigger, trigger } from './triggers.ts'
import { perhaps, someType, writingFor } from './writing.ts'

/** The id and the name of a card that is drawn. */
export interface Identity {
  readonly id: string
  readonly name: string
}

const someUnits = (rng: Rng): readonly EnergyUnit[] =>
  Array.from(
    {
      length: rng.weighted([
        [6, 1],
        [4, 2],
        [1, 3],
        [1, 0],
      ]),
    },
    () => Array.from(new Set([someType(rng), ...(rng.chance(0.5) ? [someType(rng)] : [])])),
  )

/** Draws a Special Energy card. */
export const drawEnergy = (rng: Rng, { id, name }: Identity): EnergyDefinition => ({
  kind: 'Energy',
  id,
  name,
  basic: false,
  provides: someUnits(rng),
  ...perhaps(rng, 0.25, 'instead', () => [
    { if: settledQuestion(writingFor(rng, 'checkup')), provides: someUnits(rng) },
  ]),
  ...perhaps(rng, 0.15, 'onlyTo', () => ({ label: rng.pick(['Single Strike', 'Ancient'] as const) })),
  ...perhaps(rng, 0.4, 'continuous', () => [continuousEffect(rng, 'card')]),
  ...perhaps(rng, 0.15, 'triggers', () => [trigger(rng, rng.pick(OCCASION_NAMES))]),
  ...perhaps(rng, 0.1, 'discardsToLostZone', () => true),
  ...perhaps(rng, 0.1, 'staysDiscarded', () => true as const),
})

/** The Pokémon values of an Item that is put onto the Bench as if it were a Basic Pokémon. */
const asPokemon = (rng: Rng): AsPokemon => ({
  hp: 30 + 10 * rng.upTo(5),
  types: ['Colorless'],
  ...perhaps(rng, 0.7, 'continuous', () => [
    rng.chance(0.5) ? { continuous: 'cantRetreat', scope: { pokemon: 'thisPokemon' } } : continuousEffect(rng, 'card'),
  ]),
  ...perhaps(rng, 0.3, 'abilities', () => [{ name: 'Old Shell', continuous: [continuousEffect(rng, 'card')] }]),
})

/** The attack or the Ability that a Tool lends its holder; most Tools lend nothing. */
const lending = (rng: Rng): Pick<ToolDefinition, 'attacks' | 'abilities' | 'usedBy'> => {
  if (!rng.chance(0.3)) return {}
  const usedBy = perhaps(rng, 0.4, 'usedBy', () => rng.pick([{ rule: 'V' }, { stage: 'Basic' }] as const))
  return rng.chance(0.5)
    ? { attacks: [{ name: 'Lent Blow', cost: ['Colorless'], damage: { base: 10 + 10 * rng.upTo(4) } }], ...usedBy }
    : {
        abilities: [
          {
            name: 'Lent Power',
            ...underKey('use', usedText(rng, 'ability')),
            limit: 'oncePerTurn',
          } as AbilityDefinition,
        ],
        ...usedBy,
      }
}

/** Draws a Trainer card of the given kind. */
export const drawTrainer = (
  rng: Rng,
  { id, name }: Identity,
  trainer: TrainerDefinition['trainer'],
): TrainerDefinition => {
  const printed = {
    kind: 'Trainer',
    id,
    name,
    ...perhaps(rng, 0.1, 'discardsToLostZone', () => true),
    ...perhaps(rng, 0.1, 'staysDiscarded', () => true as const),
    ...perhaps(rng, 0.05, 'rules', () => ['ACE SPEC' as const]),
  } as const
  switch (trainer) {
    case 'Item':
      if (rng.chance(0.08)) return { ...printed, trainer, effect: [], asPokemon: asPokemon(rng) }
      return { ...printed, trainer, ...underKey('effect', usedText(rng, 'trainer')) }
    case 'Supporter':
      return {
        ...printed,
        trainer,
        ...perhaps(rng, 0.1, 'onTheFirstTurn', () => true as const),
        ...underKey('effect', usedText(rng, 'trainer')),
      }
    case 'Tool':
      return {
        ...printed,
        trainer,
        ...perhaps(rng, 0.6, 'continuous', () => [continuousEffect(rng, 'card')]),
        ...perhaps(rng, 0.5, 'triggers', () => [trigger(rng, rng.pick(OCCASION_NAMES))]),
        ...lending(rng),
      }
    case 'Stadium':
      return {
        ...printed,
        trainer,
        ...perhaps(rng, 0.5, 'continuous', () => [continuousEffect(rng, 'stadium')]),
        ...(rng.chance(0.5) ? stadiumUse(rng) : {}),
        ...perhaps(rng, 0.3, 'triggers', () => [stadiumTrigger(rng)]),
      }
  }
}

/** The effect for which players may use a Stadium, and its cost. */
const stadiumUse = (rng: Rng): Partial<Pick<StadiumDefinition, 'cost' | 'use'>> => {
  const { only: _, ...used } = underKey('use', usedText(rng, 'trainer'))
  return used
}

/** Draws a card of any kind. */
export const drawCard = (rng: Rng, identity: Identity): CardDefinition =>
  rng.weighted<() => CardDefinition>([
    [5, () => drawPokemon(rng, identity, 'Basic')],
    [2, () => drawPokemon(rng, identity, 'Stage 1', 'Synthetic 1')],
    [2, () => drawEnergy(rng, identity)],
    [6, () => drawTrainer(rng, identity, rng.pick(['Item', 'Supporter', 'Tool', 'Stadium'] as const))],
  ])()

/** Properties that identify a card and are kept when it shrinks. */
const IDENTITY: ReadonlySet<string> = new Set(['id', 'name', 'kind', 'trainer', 'stage', 'evolvesFrom', 'basic'])

/** Smaller versions of a card, which have shorter texts. */
export const smallerCards = (card: CardDefinition): Iterable<unknown> => smallerJson(card, IDENTITY)

const isACard = (value: unknown): value is CardDefinition => E.isRight(readDefinitions([value]))

/** A synthetic card with the given id. Shrinking works for any well-formed card. */
export const aSyntheticCard = (id: string): fc.Arbitrary<CardDefinition> =>
  arbitraryOf({ draw: (rng) => drawCard(rng, { id, name: `Synthetic ${id}` }), isOne: isACard, smaller: smallerCards })

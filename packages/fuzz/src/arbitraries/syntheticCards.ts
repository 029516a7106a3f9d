/** Draws cards that were never printed, from the whole effect language, such that they make sense. */

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
import type { Dice } from '../dice.ts'
import { drawn } from './drawn.ts'
import { continuousEffect } from './lastingEffects.ts'
import { settledQuestion, usedAs, usedText } from './programs.ts'
import { smallerJson } from './smaller.ts'
import { drawPokemon } from './syntheticPokemon.ts'
import { OCCASION_NAMES, stadiumTrigger, trigger } from './triggers.ts'
import { perhaps, someType, writingFor } from './writing.ts'

/** The identity of a card: its id, and for an Evolution what it evolves from. */
export interface Identity {
  readonly id: string
  readonly name: string
}

const someUnits = (dice: Dice): readonly EnergyUnit[] =>
  Array.from(
    {
      length: dice.weighted([
        [6, 1],
        [4, 2],
        [1, 3],
        [1, 0],
      ]),
    },
    () => Array.from(new Set([someType(dice), ...(dice.chance(0.3) ? [someType(dice)] : [])])),
  )

/** A Special Energy. */
export const drawEnergy = (dice: Dice, { id, name }: Identity): EnergyDefinition => ({
  kind: 'Energy',
  id,
  name,
  basic: false,
  provides: someUnits(dice),
  ...perhaps(dice, 0.25, 'instead', () => [
    { if: settledQuestion(writingFor(dice, 'checkup')), provides: someUnits(dice) },
  ]),
  ...perhaps(dice, 0.15, 'onlyTo', () => ({ label: dice.pick(['Single Strike', 'Ancient'] as const) })),
  ...perhaps(dice, 0.4, 'continuous', () => [continuousEffect(dice, 'card')]),
  ...perhaps(dice, 0.15, 'triggers', () => [trigger(dice, dice.pick(OCCASION_NAMES))]),
  ...perhaps(dice, 0.1, 'discardsToLostZone', () => true),
})

/** The Pokémon values of an Item that is put onto the Bench as if it were a Basic Pokémon. */
const asPokemon = (dice: Dice): AsPokemon => ({
  hp: 30 + 10 * dice.upTo(5),
  types: ['Colorless'],
  ...perhaps(dice, 0.7, 'continuous', () => [
    dice.chance(0.5)
      ? { continuous: 'cantRetreat', scope: { pokemon: 'thisPokemon' } }
      : continuousEffect(dice, 'card'),
  ]),
  ...perhaps(dice, 0.3, 'abilities', () => [{ name: 'Old Shell', continuous: [continuousEffect(dice, 'card')] }]),
})

/** An attack or an Ability that a Tool lends its holder. */
const lending = (dice: Dice): Pick<ToolDefinition, 'attacks' | 'abilities' | 'usedBy'> => {
  if (!dice.chance(0.3)) return {}
  const usedBy = perhaps(dice, 0.4, 'usedBy', () => dice.pick([{ rule: 'V' }, { stage: 'Basic' }] as const))
  return dice.chance(0.5)
    ? { attacks: [{ name: 'Lent Blow', cost: ['Colorless'], damage: { base: 10 + 10 * dice.upTo(4) } }], ...usedBy }
    : {
        abilities: [
          {
            name: 'Lent Power',
            ...usedAs('use', usedText(dice, 'ability')),
            limit: 'oncePerTurn',
          } as AbilityDefinition,
        ],
        ...usedBy,
      }
}

/** A Trainer card of a kind. */
export const drawTrainer = (
  dice: Dice,
  { id, name }: Identity,
  trainer: TrainerDefinition['trainer'],
): TrainerDefinition => {
  const printed = {
    kind: 'Trainer',
    id,
    name,
    ...perhaps(dice, 0.1, 'discardsToLostZone', () => true),
    ...perhaps(dice, 0.05, 'rules', () => ['ACE SPEC' as const]),
  } as const
  switch (trainer) {
    case 'Item':
      if (dice.chance(0.08)) return { ...printed, trainer, effect: [], asPokemon: asPokemon(dice) }
      return { ...printed, trainer, ...usedAs('effect', usedText(dice, 'trainer')) }
    case 'Supporter':
      return {
        ...printed,
        trainer,
        ...perhaps(dice, 0.1, 'onTheFirstTurn', () => true as const),
        ...usedAs('effect', usedText(dice, 'trainer')),
      }
    case 'Tool':
      return {
        ...printed,
        trainer,
        ...perhaps(dice, 0.6, 'continuous', () => [continuousEffect(dice, 'card')]),
        ...perhaps(dice, 0.5, 'triggers', () => [trigger(dice, dice.pick(OCCASION_NAMES))]),
        ...lending(dice),
      }
    case 'Stadium':
      return {
        ...printed,
        trainer,
        ...perhaps(dice, 0.5, 'continuous', () => [continuousEffect(dice, 'stadium')]),
        ...(dice.chance(0.5) ? stadiumUse(dice) : {}),
        ...perhaps(dice, 0.3, 'triggers', () => [stadiumTrigger(dice)]),
      }
  }
}

/** The effect that players may use a Stadium for, and its cost. */
const stadiumUse = (dice: Dice): Partial<Pick<StadiumDefinition, 'cost' | 'use'>> => {
  const { only: _, ...used } = usedAs('use', usedText(dice, 'trainer'))
  return used
}

/** Any card. */
export const drawCard = (dice: Dice, identity: Identity): CardDefinition =>
  dice.weighted<() => CardDefinition>([
    [5, () => drawPokemon(dice, identity, 'Basic')],
    [2, () => drawPokemon(dice, identity, 'Stage 1', 'Synthetic 1')],
    [2, () => drawEnergy(dice, identity)],
    [6, () => drawTrainer(dice, identity, dice.pick(['Item', 'Supporter', 'Tool', 'Stadium'] as const))],
  ])()

/** Properties that identify a card and are kept when it shrinks. */
const IDENTITY: ReadonlySet<string> = new Set(['id', 'name', 'kind', 'trainer', 'stage', 'evolvesFrom', 'basic'])

/** Cards with shorter texts. */
export const smallerCards = (card: CardDefinition): Iterable<unknown> => smallerJson(card, IDENTITY)

const isACard = (value: unknown): value is CardDefinition => E.isRight(readDefinitions([value]))

/** A synthetic card with that id. Any well-formed card shrinks. */
export const aSyntheticCard = (id: string): fc.Arbitrary<CardDefinition> =>
  drawn({ draw: (dice) => drawCard(dice, { id, name: `Synthetic ${id}` }), isOne: isACard, smaller: smallerCards })

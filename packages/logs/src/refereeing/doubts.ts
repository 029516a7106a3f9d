/** For each judgement, the kinds of text that can lift it: a card whose printing is open silences it only with such a text. */

import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import { sideOf } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import type { ClauseName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import { type CardDefinition, type CardId, type ContinuousEffect, PLAYERS } from 'ptcg-turn-engine/model'
import { isUnknown } from './byHand.ts'
import type { RefereedTable } from './table.ts'

type TextKind = ContinuousEffect['continuous']

/** Texts that take other texts away. */
const SILENCING: readonly TextKind[] = ['noAbilities', 'noToolEffects', 'plainSpecialEnergy', 'preventEffects']

const ATTACK_COST: readonly TextKind[] = [...SILENCING, 'attackCost', 'attackCostIs', 'noAttackCost']

/** Clauses that texts in play may lift. */
const OF_CLAUSES = {
  notYourFirstTurn: ['evolvesEarly'],
  pokemonWasInPlayAtTheStartOfTheTurn: ['evolvesEarly'],
  pokemonHasNotEvolvedThisTurn: ['evolvesEarly'],
  benchHasRoom: ['benchLimit'],
  pokemonHasRoomForATool: [],
  energyCoversTheAttackCost: ATTACK_COST,
  energyCoversTheRetreatCost: [...SILENCING, 'retreatCost', 'noRetreatCost'],
  attackIsAllowedThisEarly: [],
  attackerIsNotAsleep: ['preventConditions'],
  attackerIsNotParalyzed: ['preventConditions'],
  nothingStopsTheAttack: SILENCING,
  nothingStopsTheRetreat: SILENCING,
  nothingStopsTheAbility: SILENCING,
  nothingForbidsTheCard: SILENCING,
} as const satisfies { readonly [Name in ClauseName]?: readonly TextKind[] }

/** Judgements that are no clauses of the chart. */
const OF_THE_REST = {
  damage: [
    ...SILENCING,
    ...(['damageDealt', 'damageTaken', 'preventDamage', 'types', 'weaknessTo', 'weaknessTimes'] as const),
    ...(['noWeakness', 'noResistance', 'preventConditions'] as const),
  ],
  knockOut: [...SILENCING, 'hp', 'endures'],
  prizes: [...SILENCING, 'prizesGiven', 'prizesWon'],
  checkup: [...SILENCING, 'conditionCounters', 'preventConditions'],
  /** Only a text that nobody knows does it. */
  unseen: [],
} as const satisfies { readonly [name: string]: readonly TextKind[] }

const LIFTED_BY: { readonly [name: string]: readonly TextKind[] } = { ...OF_CLAUSES, ...OF_THE_REST }

/** A judgement that a text may lift: a clause of the chart, or another one. */
export type Liftable = keyof typeof OF_CLAUSES | keyof typeof OF_THE_REST

/** True if texts can lift what the name stands for. */
export const isLiftable = (name: string): name is Liftable => Object.hasOwn(LIFTED_BY, name)

/** True if a text of the card can lift the judgement. */
export const mayLift = (card: CardDefinition, what: Liftable): boolean => {
  const text = JSON.stringify(card)
  return (
    LIFTED_BY[what]?.some((kind) => text.includes(`"continuous":"${kind}"`) || text.includes(`"lasting":"${kind}"`)) ===
    true
  )
}

/** Names of cards in play with texts that may lift this: unknown ones, and open printings with a text of such a kind. */
export const doubtsOf = (table: RefereedTable, what: Liftable): readonly string[] => {
  const { stadium } = table.game
  const cards = PLAYERS.flatMap((player) =>
    sideOf(table.game, player).flatMap(({ pokemon }) => [
      pokemon.cards.at(-1) as CardId,
      ...pokemon.tools,
      ...pokemon.energy,
    ]),
  )
  const all = stadium === null ? cards : [...cards, stadium.card]
  return [
    ...new Set(
      all
        .filter(
          (card) =>
            isUnknown(definitionOf(table.game, card)) ||
            table.printingsOf(card)?.some((printing) => mayLift(printing, what)) === true,
        )
        .map((card) => table.nameOf(card) ?? 'a hidden card'),
    ),
  ]
}

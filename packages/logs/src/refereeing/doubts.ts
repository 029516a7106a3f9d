/**
 * For each judgement, the kinds of text that can lift it. A card of uncertain printing casts doubt on a judgement only
 * by such a text.
 */

import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import { sideOf } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import type { ClauseName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import {
  type CardDefinition,
  type CardId,
  type ContinuousEffect,
  PLAYERS,
  type PokemonId,
} from 'ptcg-turn-engine/model'
import { isUnknown } from './byHand.ts'
import type { RefereedTable } from './table.ts'

type TextKind = ContinuousEffect['continuous']
/** The kinds of text that lift some judgement. */
type LiftingKind = keyof typeof WORDS

/** Texts that take other texts away. */
const SILENCING: readonly LiftingKind[] = ['noAbilities', 'noToolEffects', 'plainSpecialEnergy', 'preventEffects']

const ATTACK_COST: readonly LiftingKind[] = [...SILENCING, 'attackCost', 'attackCostIs', 'noAttackCost']

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
} as const satisfies { readonly [Name in ClauseName]?: readonly LiftingKind[] }

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
  secondAttack: [...SILENCING, 'attacksTwice'],
  /** Only an unknown text can lift such a judgement. */
  unseen: [],
} as const satisfies { readonly [name: string]: readonly LiftingKind[] }

const LIFTED_BY: { readonly [name: string]: readonly LiftingKind[] } = { ...OF_CLAUSES, ...OF_THE_REST }

/** A judgement that a text may lift: a clause of the chart, or another one. */
export type Liftable = keyof typeof OF_CLAUSES | keyof typeof OF_THE_REST

/** True if texts can lift the judgement of this name. */
export const isLiftable = (name: string): name is Liftable => Object.hasOwn(LIFTED_BY, name)

/** The words that an unread text must have to be of each kind. */
const WORDS = {
  noAbilities: /Abilit/,
  noToolEffects: /Tool/,
  plainSpecialEnergy: /Special Energy/,
  preventEffects: /effects/,
  attackCost: /cost|attack/,
  attackCostIs: /cost|attack/,
  noAttackCost: /cost|attack/,
  evolvesEarly: /evolve/,
  benchLimit: /Bench/,
  retreatCost: /[Rr]etreat/,
  noRetreatCost: /[Rr]etreat/,
  preventConditions: /Special Condition|Asleep|Paralyzed|Confused|Poisoned|Burned/,
  damageDealt: /damage/,
  damageTaken: /damage/,
  preventDamage: /damage/,
  types: /type|Pokémon are/,
  weaknessTo: /Weakness/,
  weaknessTimes: /Weakness/,
  noWeakness: /Weakness/,
  noResistance: /Resistance/,
  hp: /HP/,
  endures: /Knocked Out/,
  prizesGiven: /Prize/,
  prizesWon: /Prize/,
  conditionCounters: /damage counter/,
  attacksTwice: /second attack|attack.* twice|another attack/,
} as const satisfies { readonly [Kind in TextKind]?: RegExp }

/** The parts of a card that act as long as it is in play. */
const inForce = (card: CardDefinition): string =>
  JSON.stringify(card.kind === 'Pokemon' ? (card.abilities ?? []) : card)

const UNREAD = /"do":"byHand","text":"(?<text>(?:[^"\\]|\\.)*)"/g

/** True if a text of the printed card can lift the judgement. */
export const mayLift = (card: CardDefinition, what: Liftable): boolean => {
  const text = JSON.stringify(card)
  const unread = [...inForce(card).matchAll(UNREAD)].map(({ groups }) => groups?.text ?? '')
  return (LIFTED_BY[what] ?? []).some(
    (kind) =>
      text.includes(`"continuous":"${kind}"`) ||
      text.includes(`"lasting":"${kind}"`) ||
      unread.some((words) => WORDS[kind].test(words)),
  )
}

/** True if a text of a card whose printing is certain was not read and may lift the judgement. */
const isUnread = (card: CardDefinition, what: Liftable): boolean =>
  inForce(card).includes('"do":"byHand"') && mayLift(card, what)

/** A doubt about a card in play: nobody knows it, or one of its printings has a text of such a kind. */
const isDoubted = (table: RefereedTable, card: CardId, what: Liftable): boolean => {
  const printed = table.printedAs(card)
  return (
    isUnknown(definitionOf(table.game, card)) ||
    (printed !== null && isUnread(printed, what)) ||
    table.printingsOf(card)?.some((printing) => mayLift(printing, what)) === true
  )
}

/**
 * Names of cards in play with texts that may lift this: open printings with a text of such a kind, and cards that nobody
 * knows. Of these, attached cards are about their Pokémon, and a Pokémon whose Ability is told has no other.
 */
export const doubtsOf = (
  table: RefereedTable,
  what: Liftable,
  /** The Pokémon that the judgement is about. */
  concerned: readonly PokemonId[],
): readonly string[] => {
  const { stadium } = table.game
  const cards = PLAYERS.flatMap((player) =>
    sideOf(table.game, player).flatMap(({ pokemon }) => {
      const attached = [...pokemon.tools, ...pokemon.energy]
      const isFree = (card: CardId): boolean => !isUnknown(definitionOf(table.game, card))
      const top = pokemon.cards.at(-1) as CardId
      return [
        ...(isFree(top) || !table.hasAbilityTold(top) ? [top] : []),
        ...attached.filter((card) => isFree(card) || concerned.includes(pokemon.id)),
      ]
    }),
  )
  const all = stadium === null ? cards : [...cards, stadium.card]
  return [
    ...new Set(all.filter((card) => isDoubted(table, card, what)).map((card) => table.nameOf(card) ?? 'a hidden card')),
  ]
}

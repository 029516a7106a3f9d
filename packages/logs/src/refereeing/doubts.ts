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
import { workedOutOnce } from './workedOutOnce.ts'

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

/** Judgements that no Energy and no Tool lifts for the Pokémon that it is attached to. */
const NOT_BY_ATTACHED: ReadonlySet<string> = new Set<Liftable>([
  'notYourFirstTurn',
  'pokemonWasInPlayAtTheStartOfTheTurn',
  'pokemonHasNotEvolvedThisTurn',
  'benchHasRoom',
])

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
  attackCost: /\bcosts?\b|ignore all Energy/,
  attackCostIs: /\bcosts?\b|ignore all Energy/,
  noAttackCost: /\bcosts?\b|ignore all Energy/,
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

/** The kinds of text in a part of a card that act on other Pokémon, or, with `own`, on its own as well. */
const kindsIn = (part: unknown, own: boolean): readonly string[] => {
  if (typeof part !== 'object' || part === null) return []
  const { continuous, lasting, scope } = part as { readonly [key: string]: unknown }
  const isOwn = (scope as { readonly pokemon?: unknown } | undefined)?.pokemon === 'thisPokemon'
  const here = isOwn && !own ? [] : [continuous, lasting].filter((kind) => typeof kind === 'string')
  return [...here, ...Object.values(part).flatMap((inner) => kindsIn(inner, own))]
}

/** The judgements that a text of the printed card can lift: about other Pokémon, about itself, or as it was not read. */
const liftedBy = workedOutOnce((card: CardDefinition) => {
  const [others, own] = [new Set(kindsIn(card, false)), new Set(kindsIn(card, true))]
  const unread = [...inForce(card).matchAll(UNREAD)].map(({ groups }) => groups?.text ?? '')
  const lifted = (is: (kind: LiftingKind) => boolean): ReadonlySet<string> =>
    new Set(Object.entries(LIFTED_BY).flatMap(([what, kinds]) => (kinds.some(is) ? [what] : [])))
  return {
    others: lifted((kind) => others.has(kind)),
    own: lifted((kind) => own.has(kind)),
    unread: lifted((kind) => unread.some((words) => WORDS[kind].test(words))),
  }
})

/** True if a text of the printed card can lift the judgement, about its own Pokémon or about another. */
export const mayLift = (card: CardDefinition, what: Liftable, isConcerned: boolean): boolean => {
  const { others, own, unread } = liftedBy(card)
  return unread.has(what) || (isConcerned ? own : others).has(what)
}

/** A doubt about a card in play: nobody knows it, or one of its printings has a text of such a kind. */
const isDoubted = (table: RefereedTable, card: CardId, what: Liftable, isConcerned: boolean): boolean => {
  const printed = table.printedAs(card)
  return (
    isUnknown(definitionOf(table.game, card)) ||
    (printed !== null && liftedBy(printed).unread.has(what)) ||
    table.printingsOf(card)?.some((printing) => mayLift(printing, what, isConcerned)) === true
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
  const inPlay = PLAYERS.flatMap((player) => sideOf(table.game, player)).flatMap(({ pokemon }) => {
    const isConcerned = concerned.includes(pokemon.id)
    const top = pokemon.cards.at(-1) as CardId
    const isFree = (card: CardId): boolean => !isUnknown(definitionOf(table.game, card))
    const attached = [...pokemon.tools, ...pokemon.energy].filter(
      (card) => isFree(card) || (isConcerned && !NOT_BY_ATTACHED.has(what)),
    )
    return [...(isFree(top) || !table.hasAbilityTold(top) ? [top] : []), ...attached].map((card) => ({
      card,
      isConcerned: isConcerned || card !== top,
    }))
  })
  const all = stadium === null ? inPlay : [...inPlay, { card: stadium.card, isConcerned: true }]
  return [
    ...new Set(
      all
        .filter(({ card, isConcerned }) => isDoubted(table, card, what, isConcerned))
        .map(({ card }) => table.nameOf(card) ?? 'a hidden card'),
    ),
  ]
}

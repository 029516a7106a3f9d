/** The printed values of cards: facts, and texts written in the effect language. */

import type { CardFilter } from './cardFilter.ts'
import type { CardRule } from './cardRules.ts'
import type { Count, PokemonSet, Predicate, Program } from './effects.ts'
import type { EnergyType, EnergyUnit } from './energy.ts'
import type { CardLabel } from './labels.ts'
import type { ContinuousEffect } from './lasting.ts'
import type { OncePerGame } from './oncePerGame.ts'
import type { Stage } from './stages.ts'
import type { StadiumTrigger, Trigger } from './triggers.ts'

export { ONCE_PER_GAME, type OncePerGame } from './oncePerGame.ts'
export { STAGES, type Stage } from './stages.ts'

/** The id of one printing, such as `swsh1-36`. Two definitions with the same id are the same card. */
export type DefinitionId = string

/** Weakness as printed: multiply by, or add, `amount` (A-D3.1). */
export interface Weakness {
  readonly type: EnergyType
  readonly operator: '×' | '+'
  readonly amount: number
}

/** Resistance as printed: `amount` points less damage (A-D4.1). */
export interface Resistance {
  readonly type: EnergyType
  readonly amount: number
}

/**
 * The printed damage of an attack, in points. With `sign`, `terms` change it: × multiplies `base` by the sum of all
 * terms' counts, + and − add or subtract every term (A-D1.2).
 */
export interface PrintedDamage {
  readonly base: number
  readonly sign?: '+' | '×' | '−'
  /** The number of coins that are flipped for the damage in step 1. */
  readonly coins?: Count | 'untilTails'
  readonly terms?: readonly DamageTerm[]
}

/** `amount` points, multiplied by `times`. With `if`, the term applies only if the answer to that question is yes. */
export interface DamageTerm {
  readonly amount: number
  readonly times?: Count
  readonly if?: Predicate
}

/**
 * Damage to targets other than the opponent's Active Pokémon, each with its own base damage: `amount` points,
 * multiplied by `times`.
 */
export interface ExtraDamage extends DamageTerm {
  readonly to: PokemonSet
}

/** An attack, its text grouped by the steps of the rulebook (A-D, A-E, A-F). */
export interface AttackDefinition {
  readonly name: string
  readonly cost: readonly EnergyType[]
  /** Absent: the attack does no damage to the opponent's Active Pokémon. */
  readonly damage?: PrintedDamage
  readonly also?: readonly ExtraDamage[]
  /** Steps of the calculation that this attack skips. */
  readonly unaffectedBy?: readonly ('Weakness' | 'Resistance' | 'effects')[]
  /** "You can use this attack only if …". The question is asked when the attack is announced (A-A.1). */
  readonly only?: Predicate
  /** Step D: the choices of the attack. */
  readonly choose?: Program
  /** Step E: requirements that must be met to use the attack. */
  readonly require?: Program
  /** Step F: effects "before doing damage". */
  readonly before?: Program
  /** Step F: all other effects. */
  readonly after?: Program
  readonly oncePerGame?: OncePerGame
  /** True if the first player may use the attack on their first turn (T3.2). */
  readonly onTheFirstTurn?: boolean
}

/** An Ability. One with `use` is announced by its player (T2F.3); `continuous` and `triggers` are always on (T2F.2). */
export interface AbilityDefinition {
  readonly name: string
  readonly use?: Program
  /** "You can use this Ability only if …" (T2F.2). */
  readonly only?: Predicate
  /** The cost of using the Ability, which must be paid in full before anything else is done (GR.3). */
  readonly cost?: Program
  /**
   * `oncePerTurn`: once a turn for each Pokémon. `onePerTurn`: one Ability with this name a turn (R39). Absent: any number of times
   * (T2F.1).
   */
  readonly limit?: AbilityLimit
  readonly oncePerGame?: OncePerGame
  /** The place where the Pokémon must be for the Ability to be used; absent: anywhere in play. */
  readonly from?: 'Active' | 'Bench'
  readonly continuous?: readonly ContinuousEffect[]
  /** Effects that are triggered, each with the event that triggers it. */
  readonly triggers?: readonly Trigger[]
}

/** The possible limits on the use of an Ability in a turn. */
export const ABILITY_LIMITS = ['oncePerTurn', 'onePerTurn'] as const
/** The limit on the use of an Ability in a turn: once for each Pokémon, or once for all Abilities of a player with the same name. */
export type AbilityLimit = (typeof ABILITY_LIMITS)[number]

/** The properties of every card. */
interface Printed {
  readonly id: DefinitionId
  readonly name: string
  /** True if the card goes to the Lost Zone whenever it would go to the discard pile (Prism Star). */
  readonly discardsToLostZone?: boolean
  /** True if the card cannot be put from the discard pile into the hand or the deck. */
  readonly staysDiscarded?: true
  readonly rules?: readonly CardRule[]
  readonly labels?: readonly CardLabel[]
}

/** A Pokémon as it is printed. */
export interface PokemonDefinition extends Printed {
  readonly kind: 'Pokemon'
  readonly stage: Stage
  readonly evolvesFrom?: string
  /** For a Stage 2: the Basic Pokémon at the bottom of its line. Texts that skip the Stage 1 need it. */
  readonly fromBasic?: string
  /** Hit points. */
  readonly hp: number
  readonly types: readonly EnergyType[]
  readonly weaknesses?: readonly Weakness[]
  readonly resistances?: readonly Resistance[]
  /** The number of Colorless symbols. */
  readonly retreatCost: number
  /** True if the card may evolve a Pokémon on its player's first turn, or a Pokémon that was played this turn (an Ancient Trait, T2B.3). */
  readonly evolvesEarly?: boolean
  /** True if playing the card as an Evolution ends the turn (MG.1). */
  readonly endsTheTurn?: boolean
  /** The number of Prize cards that the opponent takes for a Knock Out; absent: 1 (PR.1). */
  readonly prizes?: number
  readonly abilities?: readonly AbilityDefinition[]
  /** Continuous effects of a printed rule that is not an Ability, such as that of Tera (TE.1, R107). */
  readonly continuous?: readonly ContinuousEffect[]
  readonly attacks: readonly AttackDefinition[]
}

/** An Energy card as it is printed. `provides` has one entry for each unit of Energy. */
export interface EnergyDefinition extends Printed {
  readonly kind: 'Energy'
  readonly basic: boolean
  readonly provides: readonly EnergyUnit[]
  /** Energy that the attached card provides instead under a condition. The first entry whose `if` is answered with yes applies. */
  readonly instead?: readonly ProvidedInstead[]
  /** The only Pokémon to which the card can be attached. On any other Pokémon it is discarded (GR.1). */
  readonly onlyTo?: CardFilter
  readonly continuous?: readonly ContinuousEffect[]
  readonly triggers?: readonly Trigger[]
}

/**
 * The Energy that a card provides under a condition. When the condition is tested, all Energy cards count as providing
 * their usual Energy.
 */
export interface ProvidedInstead {
  readonly if: Predicate
  readonly provides: readonly EnergyUnit[]
}

/** The printed values in play of an Item that is played as a Basic Pokémon, such as a Fossil (T2D.9). */
export interface AsPokemon {
  /** Hit points. */
  readonly hp: number
  readonly types: readonly EnergyType[]
  /** Continuous effects of the card in play. Most Fossils have one that forbids them to retreat. */
  readonly continuous?: readonly ContinuousEffect[]
  readonly abilities?: readonly AbilityDefinition[]
}

/** An Item or a Supporter as it is printed: its text is carried out, then the card is discarded (T2D.1). */
export interface PlayedTrainerDefinition extends Printed {
  readonly kind: 'Trainer'
  readonly trainer: 'Item' | 'Supporter'
  /** "You can use this card only if …" (T2D.1). */
  readonly only?: Predicate
  /** True if the first player may play the card on their first turn, even if the ruleset forbids that for its kind (T2D.4, FT.1). */
  readonly onTheFirstTurn?: true
  /** The cost of playing it, which must be paid in full before anything else is done (GR.3). */
  readonly cost?: Program
  readonly effect: Program
  /** For an Item that is put onto the Bench as a Pokémon (T2D.9). The `effect` of such an Item is empty. */
  readonly asPokemon?: AsPokemon
}

/** A Pokémon Tool as it is printed: it works while it is attached to a Pokémon. */
export interface ToolDefinition extends Printed {
  readonly kind: 'Trainer'
  readonly trainer: 'Tool'
  /** Attacks and Abilities that the Tool lends to its Pokémon; with `usedBy`, only to a Pokémon that fits. */
  readonly attacks?: readonly AttackDefinition[]
  readonly abilities?: readonly AbilityDefinition[]
  readonly usedBy?: CardFilter
  readonly continuous?: readonly ContinuousEffect[]
  readonly triggers?: readonly Trigger[]
}

/** A Stadium as it is printed: it stays in play until another Stadium replaces it or an effect removes it (T2D.5, T2D.6). */
export interface StadiumDefinition extends Printed {
  readonly kind: 'Trainer'
  readonly trainer: 'Stadium'
  readonly continuous?: readonly ContinuousEffect[]
  /** The cost of using the Stadium, which must be paid in full before anything else is done (GR.3). */
  readonly cost?: Program
  /** "Once during each player's turn, that player may …" (T2D.8). */
  readonly use?: Program
  readonly triggers?: readonly StadiumTrigger[]
}

/** A Trainer card as it is printed. */
export type TrainerDefinition = PlayedTrainerDefinition | ToolDefinition | StadiumDefinition
/** A card as it is printed, with its text as a program in the effect language. Plain JSON: `GameOptions.cards` takes additional cards. */
export type CardDefinition = PokemonDefinition | EnergyDefinition | TrainerDefinition

/** What is printed on cards: facts, and texts written in the effect language. */

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

/** Names one printing, such as `swsh1-36`. Two definitions with the same id are the same card. */
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
 * The printed damage of an attack, in points. With `sign`, the text says how much:
 * × multiplies `base` by the counts of all terms together, + and − add or take away every term (A-D1.2).
 */
export interface PrintedDamage {
  readonly base: number
  readonly sign?: '+' | '×' | '−'
  /** Coins that the calculation needs, flipped in step 1. */
  readonly coins?: Count | 'untilTails'
  readonly terms?: readonly DamageTerm[]
}

/** `amount` points, `times` a count, if a question is answered yes. */
export interface DamageTerm {
  readonly amount: number
  readonly times?: Count
  readonly if?: Predicate
}

/** Damage to more than the opponent's Active Pokémon, each target with a base of its own: `amount` points, `times` a count. */
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
  /** Steps of the calculation that this attack leaves out. */
  readonly unaffectedBy?: readonly ('Weakness' | 'Resistance' | 'effects')[]
  /** "You can use this attack only if …": asked when it is announced (A-A.1). */
  readonly only?: Predicate
  /** D: choices. */
  readonly choose?: Program
  /** E: what must be done to use it. */
  readonly require?: Program
  /** F: "before doing damage". */
  readonly before?: Program
  /** F: every other effect. */
  readonly after?: Program
  readonly oncePerGame?: OncePerGame
  /** May be used by the first player on their first turn (T3.2). */
  readonly onTheFirstTurn?: boolean
}

/** An Ability. With `use` it is announced by its player (T2F.3); the other parts are always on (T2F.2). */
export interface AbilityDefinition {
  readonly name: string
  readonly use?: Program
  /** "You can use this Ability only if …" (T2F.2). */
  readonly only?: Predicate
  /** What must be paid in whole to use it, before anything else is done (GR.3). */
  readonly cost?: Program
  /** How often: each Pokémon once a turn, or one Ability of that name a turn (R39); absent: as often as wanted (T2F.1). */
  readonly limit?: AbilityLimit
  readonly oncePerGame?: OncePerGame
  /** Where the Pokémon must be to use it; absent: anywhere in play. */
  readonly from?: 'Active' | 'Bench'
  readonly continuous?: readonly ContinuousEffect[]
  /** What happens by itself, and when. */
  readonly triggers?: readonly Trigger[]
}

/** How often an Ability may be used in a turn. */
export const ABILITY_LIMITS = ['oncePerTurn', 'onePerTurn'] as const
/** How often an Ability may be used in a turn: once by each Pokémon, or one of that name by the player. */
export type AbilityLimit = (typeof ABILITY_LIMITS)[number]

/** What every card has. */
interface Printed {
  readonly id: DefinitionId
  readonly name: string
  /** Goes to the Lost Zone whenever it would go to the discard pile (Prism Star). */
  readonly discardsToLostZone?: boolean
  readonly rules?: readonly CardRule[]
  readonly labels?: readonly CardLabel[]
}

/** A Pokémon as it is printed. */
export interface PokemonDefinition extends Printed {
  readonly kind: 'Pokemon'
  readonly stage: Stage
  readonly evolvesFrom?: string
  /** Of a Stage 2: the Basic Pokémon at the bottom of its line. Texts that skip the Stage 1 ask for it. */
  readonly fromBasic?: string
  /** Hit points. */
  readonly hp: number
  readonly types: readonly EnergyType[]
  readonly weaknesses?: readonly Weakness[]
  readonly resistances?: readonly Resistance[]
  /** Number of Colorless symbols. */
  readonly retreatCost: number
  /** Playing it as an Evolution ends the turn (MG.1). */
  readonly endsTheTurn?: boolean
  /** Prize cards the opponent takes for a Knock Out; absent: 1 (PR.1). */
  readonly prizes?: number
  readonly abilities?: readonly AbilityDefinition[]
  /** What a rule of the card changes while it is in play, such as that of Tera: it is no Ability (TE.1, R107). */
  readonly continuous?: readonly ContinuousEffect[]
  readonly attacks: readonly AttackDefinition[]
}

/** An Energy card as it is printed. `provides` has a unit for each Energy that it provides. */
export interface EnergyDefinition extends Printed {
  readonly kind: 'Energy'
  readonly basic: boolean
  readonly provides: readonly EnergyUnit[]
  /** What it provides instead while it is attached: the first of which the question is answered yes. */
  readonly instead?: readonly ProvidedInstead[]
  /** The only Pokémon it can be attached to; from any other it is discarded (GR.1). */
  readonly onlyTo?: CardFilter
  readonly continuous?: readonly ContinuousEffect[]
  readonly triggers?: readonly Trigger[]
}

/** What an Energy card provides while something is so. For the answer every Energy card provides what it does without. */
export interface ProvidedInstead {
  readonly if: Predicate
  readonly provides: readonly EnergyUnit[]
}

/** What an Item is in play that is played as if it were a Basic Pokémon, such as a Fossil (T2D.9). */
export interface AsPokemon {
  /** Hit points. */
  readonly hp: number
  readonly types: readonly EnergyType[]
  /** What it changes while it is in play: most cannot retreat. */
  readonly continuous?: readonly ContinuousEffect[]
  readonly abilities?: readonly AbilityDefinition[]
}

/** Items and Supporters: do the text, then discard (T2D.1). */
export interface PlayedTrainerDefinition extends Printed {
  readonly kind: 'Trainer'
  readonly trainer: 'Item' | 'Supporter'
  /** "You can use this card only if …" (T2D.1). */
  readonly only?: Predicate
  /** May be played by the first player on their first turn, whatever the ruleset says of its kind (T2D.4, FT.1). */
  readonly onTheFirstTurn?: true
  /** What must be paid in whole to play it, before anything else is done (GR.3). */
  readonly cost?: Program
  readonly effect: Program
  /** An Item that comes onto the Bench instead (T2D.9); its `effect` is empty. */
  readonly asPokemon?: AsPokemon
}

/** A Pokémon Tool as it is printed: it works while it is attached to a Pokémon. */
export interface ToolDefinition extends Printed {
  readonly kind: 'Trainer'
  readonly trainer: 'Tool'
  /** Attacks and Abilities to use that the Pokémon it is attached to has as well; `usedBy`: only such a Pokémon. */
  readonly attacks?: readonly AttackDefinition[]
  readonly abilities?: readonly AbilityDefinition[]
  readonly usedBy?: CardFilter
  readonly continuous?: readonly ContinuousEffect[]
  readonly triggers?: readonly Trigger[]
}

/** A Stadium as it is printed: it stays in play until another one comes (T2D.5, T2D.6). */
export interface StadiumDefinition extends Printed {
  readonly kind: 'Trainer'
  readonly trainer: 'Stadium'
  readonly continuous?: readonly ContinuousEffect[]
  /** What must be paid in whole to use it, before anything else is done (GR.3). */
  readonly cost?: Program
  /** "Once during each player's turn, that player may …" (T2D.8). */
  readonly use?: Program
  readonly triggers?: readonly StadiumTrigger[]
}

/** A Trainer card as it is printed. */
export type TrainerDefinition = PlayedTrainerDefinition | ToolDefinition | StadiumDefinition
/**
 * What is printed on a card, its text as a program in the effect language. Plain JSON: `GameOptions.cards` takes more
 * of them.
 */
export type CardDefinition = PokemonDefinition | EnergyDefinition | TrainerDefinition

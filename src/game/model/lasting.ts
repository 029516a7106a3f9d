/** What stays in force after its cause: effects of attacks on a Pokémon, and continuous effects of cards in play. */
import type { CardFilter } from './cardFilter.ts'
import type { SpecialCondition } from './conditions.ts'
import type { Count, PokemonFilter, Predicate, Who } from './effects.ts'
import type { EnergyType } from './energy.ts'
import type { PlayerId } from './players.ts'
import type { StandingFilter } from './standingFilter.ts'

/** Nothing more is said of it. */
type Plain = Record<never, never>

/** So much more, or less, for each of what is counted. */
export interface Amount {
  readonly amount: number
  readonly times?: Count
}

/** Pokémon as another Pokémon sees them. */
export type Others = Omit<PokemonFilter, 'except'>

/**
 * What may be changed of a Pokémon, and what is to be said of the change. Amounts of damage and HP are points; a negative
 * amount is less. `to`: the targets whose damage is changed, seen from the attacker; `from`: the attackers, seen from the
 * Pokémon. Absent: all of them, one's own and itself included (R4).
 */
export interface Modifiers {
  readonly cantRetreat: Plain
  readonly cantAttack: Plain
  readonly cantUseAttack: { readonly attack: string }
  /** "If it tries to attack, flip a coin. If tails, that attack doesn't happen" (A-B.1); of several coins, if any is tails. */
  readonly attackMayFail: { readonly coins?: number }
  /** Of every attack of it, or of those of that name. */
  readonly damageDealt: Amount & { readonly to?: Others; readonly attack?: string }
  readonly damageTaken: Amount & { readonly from?: Others }
  /** All of it; or only where it comes to so many points at most, or at least. */
  readonly preventDamage: { readonly from?: Others; readonly atMost?: number; readonly atLeast?: number }
  /** Of attacks, of Items or Supporters that are played, or of Abilities: what they do, and what they change for as long as they are in play. */
  readonly preventEffects: { readonly from?: Others; readonly of?: 'Items' | 'Supporters' | 'Abilities' }
  /** It is of these types instead, or `besides` its own. */
  readonly types: { readonly types: readonly EnergyType[]; readonly besides?: true }
  readonly hp: Amount
  /** Colorless symbols, more or less. */
  readonly retreatCost: Amount
  readonly noRetreatCost: Plain
  /** Colorless symbols, more or less, of every attack of it or of those of that name. */
  readonly attackCost: Amount & { readonly attack?: string }
  /** Every attack of it, or those of that name, can be used for this instead of the printed cost. */
  readonly attackCostIs: { readonly cost: readonly EnergyType[]; readonly attack?: string }
  /** All Energy in the costs of its attacks is ignored. */
  readonly noAttackCost: Plain
  /** Damage of its attacks to the other player's Active Pokémon is not changed by this. */
  readonly damageUnaffected: { readonly by: 'Weakness' | 'Resistance' | 'effects' }
  readonly noWeakness: Plain
  readonly noResistance: Plain
  /** Each Weakness that it has is to this type; of several, to each. `factor`: it has this one alone, with or without one printed. */
  readonly weaknessTo: { readonly type: EnergyType; readonly factor?: number }
  /** Each Weakness that it has multiplies by this; of several, by the highest. */
  readonly weaknessTimes: { readonly factor: number }
  readonly cantBeHealed: Plain
  /**
   * Prize cards more or fewer for its Knock Out; `from`: only for one by damage of an attack of these (PR.1). `oncePerGame`: cards of that
   * name do so for their player a single time.
   */
  readonly prizesGiven: { readonly amount: number; readonly from?: Others; readonly oncePerGame?: true }
  /** Prize cards more or fewer for the other player's Pokémon that damage of its attacks Knocks Out. */
  readonly prizesWon: { readonly amount: number; readonly to?: Others }
  /** It may evolve in its player's first turn; `newcomer`: also in the turn in which it came into play. */
  readonly evolvesEarly: { readonly newcomer?: true }
  /** Evolving into a card whose evolving ends the turn does not end it: into any, or into those of that name (MG.1). */
  readonly turnGoesOn: { readonly into?: string }
  /** It gets no Special Condition, or not this one. Those that it is in stay, or end at once: it `recovers`. */
  readonly preventConditions: { readonly condition?: SpecialCondition; readonly recovers?: true }
  /** Damage counters more or fewer for a Special Condition in a Checkup (PC.2, PC.3). */
  readonly conditionCounters: { readonly condition: 'Poisoned' | 'Burned'; readonly amount: number }
  /** So many coins in a Checkup while it is Asleep; on any tails it stays so (PC.4). */
  readonly sleepCoins: { readonly coins: number }
  /** It may be announced to attack a second time once its attack and the Knock Outs are over (R38). */
  readonly attacksTwice: Plain
  /** At the end of the turn so many damage counters are put on it, or it is Knocked Out (ET.3). */
  readonly countersAtTurnEnd: { readonly counters: number }
  readonly knockedOutAtTurnEnd: Plain
  /**
   * With no damage on it, it is not Knocked Out by damage of an attack of these: 10 HP are left. `discards`: the Tool that
   * says so is discarded.
   */
  readonly endures: { readonly from?: Others; readonly discards?: true }
  /** Whoever damages it by an attack gets so many damage counters, or as many as the damage came to (A-F.3). */
  readonly returnsDamage: { readonly counters?: number; readonly from?: Others }
  /** All but the one of that name. */
  readonly noAbilities: { readonly except?: string }
  /** Nothing that is printed on its Tools is so or happens. */
  readonly noToolEffects: Plain
  /** Each Special Energy card attached to it provides one Colorless Energy, and nothing else that is printed on it is so or happens. */
  readonly plainSpecialEnergy: Plain
  /** Knocked Out, it goes to the Lost Zone, and what is attached to it to the discard pile (KO.3). */
  readonly lostWhenKnockedOut: Plain
}

/** What of a Pokémon may be changed. */
export type ModifierKind = keyof Modifiers

/** What an attack leaves on a Pokémon for a turn. */
export type LastingEffect = {
  readonly [Kind in ModifierKind]: { readonly lasting: Kind } & Modifiers[Kind]
}[ModifierKind]

/**
 * A lasting effect on a Pokémon: in force during the `turn`-th turn that `whose` takes (ET.2). `source` names the attack or
 * card. Only effects of attacks end when the Pokémon evolves or leaves the Active Spot (T2B.7, T2E.7).
 */
export interface InForce {
  readonly effect: LastingEffect
  readonly whose: PlayerId
  readonly turn: number
  readonly source: string
  readonly ofAttack: boolean
}

/** Which Pokémon a continuous effect reaches, seen from the card that has it. */
export interface Scope extends StandingFilter {
  readonly pokemon: 'thisPokemon' | 'yours' | 'opponents' | 'all'
  readonly where?: 'Active' | 'Bench'
}

/**
 * What a card in play changes of the Pokémon that it reaches, for as long as the answer to `while` is yes. Whatever it asks is
 * answered as if no effect of its own kind were in play.
 */
export type ModifierOf<Kind extends ModifierKind> = {
  readonly continuous: Kind
  readonly scope: Scope
  readonly while?: Predicate
  /** Of several effects of this kind, by Abilities or cards of one name, a Pokémon has only one. */
  readonly once?: true
} & Modifiers[Kind]

/** A change of any kind. */
export type AnyModifier = { readonly [Kind in ModifierKind]: ModifierOf<Kind> }[ModifierKind]

/** What a Tool, Stadium, Special Energy or always-on Ability changes for as long as it is in play (T2F.2). */
export type ContinuousEffect = AnyModifier | OfPlayers

/** What is changed of players, seen from the card that has it; on a Stadium, of both. */
export type OfPlayers =
  /** Of both players, or of one. */
  | {
      readonly continuous: 'benchLimit'
      readonly limit: number
      readonly whose?: Who
      readonly while?: Predicate
    }
  /** No card like these is played from the hand. */
  | {
      readonly continuous: 'cantPlay'
      readonly whose: Who | 'either'
      readonly cards: CardFilter
      readonly while?: Predicate
    }

/**
 * A continuous effect without a card, for the `turn`-th turn that `whose` takes. It is of the player, not of any Pokémon: it
 * reaches those that come into play later, and nothing that protects a Pokémon keeps it off (R43).
 */
export interface LastingRule {
  readonly effect: ContinuousEffect
  readonly player: PlayerId
  readonly whose: PlayerId
  readonly turn: number
  readonly source: string
}

/** Effects that stay in force: lasting effects on a Pokémon or a player, and continuous effects of cards in play. */
import type { CardFilter } from './cardFilter.ts'
import type { SpecialCondition } from './conditions.ts'
import type { Count, PokemonFilter, Predicate, Who } from './effects.ts'
import type { EnergyType } from './energy.ts'
import type { InPlayFilter } from './inPlayFilter.ts'
import type { PlayerId } from './players.ts'

/** A change without further properties. */
type Plain = Record<never, never>

/** An amount that is added, or subtracted if it is negative. With `times`, it is added once for each of the counted things. */
export interface Amount {
  readonly amount: number
  readonly times?: Count
}

/** A filter for Pokémon, seen from another Pokémon. */
export type Others = Omit<PokemonFilter, 'except'>

/**
 * The possible changes to a Pokémon, each with its properties. Amounts of damage and HP are points; a negative amount
 * is subtracted. `to`: the targets whose damage is changed, seen from the attacker; `from`: the attackers, seen from
 * the Pokémon. Absent: all, including one's own Pokémon and the Pokémon itself (R4).
 */
export interface Modifiers {
  readonly cantRetreat: Plain
  readonly cantAttack: Plain
  readonly cantUseAttack: { readonly attack: string }
  /** "If it tries to attack, flip a coin. If tails, that attack doesn't happen" (A-B.1). With several coins, any tails stops the attack. */
  readonly attackMayFail: { readonly coins?: number }
  /** Changes the damage of all its attacks, or of those with this name. */
  readonly damageDealt: Amount & { readonly to?: Others; readonly attack?: string }
  /** `discards`: the Tool with this effect is discarded when it changes damage, even if that leaves no damage (R117). */
  readonly damageTaken: Amount & { readonly from?: Others; readonly discards?: true }
  /**
   * Prevents all damage, or only damage of at most or at least this number of points. `onHeads`: its player flips a coin when there is such
   * damage, and only heads prevents it.
   */
  readonly preventDamage: {
    readonly from?: Others
    readonly atMost?: number
    readonly atLeast?: number
    readonly onHeads?: true
  }
  /**
   * Prevents effects of attacks (the default), of played Items or Supporters, or of Abilities, continuous ones included. `just`:
   * prevents only the placing of damage counters.
   */
  readonly preventEffects: {
    readonly from?: Others
    readonly of?: 'Items' | 'Supporters' | 'Abilities'
    readonly just?: 'counters'
  }
  /** It has these types instead of its own, or `besides` its own. */
  readonly types: { readonly types: readonly EnergyType[]; readonly besides?: true }
  readonly hp: Amount
  /** Colorless symbols to add or remove. */
  readonly retreatCost: Amount
  readonly noRetreatCost: Plain
  /** Colorless symbols to add or remove, for all its attacks or for those with this name. */
  readonly attackCost: Amount & { readonly attack?: string }
  /** This number of symbols of any type in the cost of each of its attacks needs no Energy. */
  readonly symbolsSpared: { readonly symbols: number }
  /** The cost of all its attacks, or of those with this name, instead of the printed one. */
  readonly attackCostIs: { readonly cost: readonly EnergyType[]; readonly attack?: string }
  /** All Energy in the costs of its attacks is ignored. */
  readonly noAttackCost: Plain
  /** `by` does not change the damage of its attacks to the opponent's Active Pokémon. */
  readonly damageUnaffected: { readonly by: 'Weakness' | 'Resistance' | 'effects' }
  readonly noWeakness: Plain
  readonly noResistance: Plain
  /**
   * Changes each of its Weaknesses to this type; if several effects give a type, to all of these types. With
   * `factor`, a Weakness of × `factor` replaces all others, and a Pokémon without Weakness gets it too (R110).
   */
  readonly weaknessTo: { readonly type: EnergyType; readonly factor?: number }
  /** Each of its Weaknesses multiplies by this factor; of several factors, the highest counts. */
  readonly weaknessTimes: { readonly factor: number }
  /** Weakness to damage of its attacks multiplies by this factor; of several factors, the highest counts. */
  readonly weaknessDealt: { readonly factor: number; readonly to?: Others }
  readonly cantBeHealed: Plain
  /** Its player cannot put these `cards` from the hand onto it, either to attach them or to evolve it. */
  readonly cantReceive: { readonly cards: CardFilter }
  /**
   * More or fewer Prize cards for its Knock Out; `from`: only for a Knock Out by damage of an attack of these Pokémon (PR.1).
   * `oncePerGame`: cards with that name have this effect for their player only once in a game.
   */
  readonly prizesGiven: { readonly amount: number; readonly from?: Others; readonly oncePerGame?: true }
  /** More or fewer Prize cards for the opponent's Pokémon that are Knocked Out by damage of its attacks. */
  readonly prizesWon: { readonly amount: number; readonly to?: Others }
  /**
   * It may evolve on its player's first turn. `newcomer`: with true, also on the turn on which its card was played; with 'only', only on
   * that turn. `into`: only into these cards.
   */
  readonly evolvesEarly: { readonly newcomer?: true | 'only'; readonly into?: CardFilter }
  /** Evolving it into a card that would end the turn does not end the turn. `into`: only for cards with that name (MG.1). */
  readonly turnGoesOn: { readonly into?: string }
  /**
   * It gets no Special Condition; with `condition`, only that one is prevented. `recovers`: a Special Condition of a prevented kind that it
   * already has ends at once; otherwise it stays.
   */
  readonly preventConditions: { readonly condition?: SpecialCondition; readonly recovers?: true }
  /** It stays in its Special Conditions, or in this one, when it evolves or devolves. */
  readonly keepsConditions: { readonly condition?: SpecialCondition }
  /** It can do this even while it is Asleep or Paralyzed. */
  readonly unhindered: { readonly doing: 'attacking' | 'retreating' }
  /**
   * More or fewer damage counters for a Special Condition in a Checkup (PC.2, PC.3), or for a failed attack (A-C.1).
   */
  readonly conditionCounters: { readonly condition: 'Poisoned' | 'Burned' | 'Confused'; readonly amount: number }
  /** The number of coins in a Checkup while it is Asleep; on any tails it stays Asleep (PC.4). */
  readonly sleepCoins: { readonly coins: number }
  /**
   * It can also use the attacks printed on the cards `below` it, on cards of its player's discard pile or on Pokémon in play, for their
   * cost. `filter`: only attacks of cards that fit.
   */
  readonly usesAttacks: { readonly of: 'below' | 'discard' | Others; readonly filter?: CardFilter }
  /**
   * It may attack a second time once its attack and the Knock Outs are over (R38). `own`: both attacks are printed on
   * it (C1974).
   */
  readonly attacksTwice: { readonly own?: true }
  /** At the end of the turn, this number of damage counters is put on it (ET.3). */
  readonly countersAtTurnEnd: { readonly counters: number }
  /** At the end of the turn, it is Knocked Out (ET.3). */
  readonly knockedOutAtTurnEnd: Plain
  /**
   * If it has no damage, damage of an attack does not Knock it Out: 10 HP are left. `from`: only for attacks of these Pokémon. `discards`:
   * the Tool with this effect is then discarded. `onHeads`: damaged Pokémon have the effect too, but their player flips a coin for each
   * such Knock Out, and only heads prevents it.
   */
  readonly endures: { readonly from?: Others; readonly discards?: true; readonly onHeads?: true }
  /**
   * A Pokémon that damages it by an attack gets this number of damage counters, or as many as the damage it did
   * (A-F.3).
   */
  readonly returnsDamage: { readonly counters?: number; readonly from?: Others }
  /** It has no Abilities, except those with this name. */
  readonly noAbilities: { readonly except?: string }
  /** Its Tools have no effect. */
  readonly noToolEffects: Plain
  /** Each basic Energy card of this type attached to it provides two Energy. */
  readonly doublesBasicEnergy: { readonly type: EnergyType }
  /** Each Special Energy card attached to it provides one Colorless Energy and has no other effect. */
  readonly plainSpecialEnergy: Plain
  /** When it is Knocked Out, it goes to the Lost Zone, and the cards attached to it go to the discard pile (KO.3). */
  readonly lostWhenKnockedOut: Plain
}

/** The kind of a change to a Pokémon. */
export type ModifierKind = keyof Modifiers

/** An effect that stays on a Pokémon for a turn, mostly of an attack. */
export type LastingEffect = {
  readonly [Kind in ModifierKind]: { readonly lasting: Kind } & Modifiers[Kind]
}[ModifierKind]

/**
 * The `turn` of an effect without a fixed turn: it lasts until its Pokémon leaves the Active Spot, evolves or devolves, or until its
 * Special Condition ends.
 */
export const EVERY_TURN = 0

/**
 * A lasting effect on a Pokémon: in force during the `turn`-th turn that `whose` takes (ET.2), or in every turn.
 * `source` names the attack or card. Only effects of attacks end when the Pokémon evolves or leaves the Active Spot
 * (T2B.7, T2E.7).
 */
export interface InForce {
  readonly effect: LastingEffect
  readonly whose: PlayerId
  readonly turn: number
  readonly source: string
  readonly ofAttack: boolean
}

/** The Pokémon that a continuous effect applies to, seen from the card that has the effect. */
export interface Scope extends InPlayFilter {
  readonly pokemon: 'thisPokemon' | 'yours' | 'opponents' | 'all'
  readonly where?: 'Active' | 'Bench'
}

/**
 * A change that a card in play makes to the Pokémon in `scope`, for as long as the answer to `while` is yes. Its questions are answered as
 * if no effect of the same kind were in play.
 */
export type ModifierOf<Kind extends ModifierKind> = {
  readonly continuous: Kind
  readonly scope: Scope
  readonly while?: Predicate
  /** If several Abilities or cards of the same name have this effect, a Pokémon gets it only once. */
  readonly once?: true
} & Modifiers[Kind]

/** A change of any kind. */
export type AnyModifier = { readonly [Kind in ModifierKind]: ModifierOf<Kind> }[ModifierKind]

/** A continuous effect of a Tool, Stadium, Energy card, Ability or printed rule, in force while its card is in play (T2F.2). */
export type ContinuousEffect = AnyModifier | OfPlayers

/** The kinds of effects that can be forbidden to return their player's discarded cards to the hand or the deck. */
export const RETURNING = ['Abilities', 'Items', 'Supporters', 'Stadiums'] as const
export type Returning = (typeof RETURNING)[number]

/** Effects on players, seen from the card that has them; a Stadium's "you" is each player. */
export type OfPlayers =
  /** The maximum size of a Bench: of both players' Benches, or of one. */
  | {
      readonly continuous: 'benchLimit'
      readonly limit: number
      readonly whose?: Who
      readonly while?: Predicate
    }
  /** These `cards` may not be played from the hand. */
  | {
      readonly continuous: 'cantPlay'
      readonly whose: Who | 'either'
      readonly cards: CardFilter
      readonly while?: Predicate
    }
  /** These `cards` cannot be put from the discard pile into the hand or the deck by their player's own cards of the kinds `by`. */
  | {
      readonly continuous: 'cantReturn'
      readonly whose: Who | 'either'
      readonly cards: CardFilter
      readonly to: 'hand' | 'deck'
      readonly by: readonly Returning[]
      readonly while?: Predicate
    }

/**
 * A continuous effect that belongs to no card in play, for the `turn`-th turn that `whose` takes. It belongs to the player and not to a
 * Pokémon: it also applies to Pokémon that come into play later, and no protection of a Pokémon prevents it (R43).
 */
export interface LastingRule {
  readonly effect: ContinuousEffect
  readonly player: PlayerId
  readonly whose: PlayerId
  readonly turn: number
  readonly source: string
}

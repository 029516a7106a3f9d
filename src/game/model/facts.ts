/** Facts, the record of what happened: ordered, typed, and sufficient to tell the story of a game without its snapshots. */
import type { SpecialCondition } from './conditions.ts'
import type { Duration } from './effects.ts'
import type { ContinuousEffect, InForce, LastingRule } from './lasting.ts'
import type { Ledger } from './ledger.ts'
import type { PlayerId } from './players.ts'
import type { CardId, PokemonId } from './pokemon.ts'
import type { Result } from './result.ts'

/** The steps of an attack in which effects are carried out, in order, under the names of their states on the chart. */
export const ATTACK_STEPS = [
  'B_alter',
  'C_confusion',
  'D_choose',
  'E_require',
  'beforeDamage',
  '1_base',
  '5_defender',
  'otherEffects',
  'reactions',
  'knockOuts',
] as const
/** A step of an attack in which effects are carried out. */
export type StepOfAttack = (typeof ATTACK_STEPS)[number]

/** A card or a Pokémon with its name; the name is null if it is hidden. */
export interface Named {
  readonly id: CardId | PokemonId
  readonly name: string | null
}

export const ZONES = [
  'deck',
  'hand',
  'discard',
  'lostZone',
  'prizes',
  'active',
  'bench',
  'attached',
  'stadium',
  'limbo',
  'played',
] as const
/**
 * The place of a card. `limbo` is the place of a Trainer card being played and of a Prize card being used; `played` is
 * that of a Supporter that stays until the end of the turn.
 */
export type Zone = (typeof ZONES)[number]

/**
 * One thing that happened, with the names of the cards and Pokémon concerned. Damage is in points, counters are damage
 * counters (10 points each), positions are counted from 0.
 */
export type Fact =
  // set-up
  | { readonly fact: 'FIRST_PLAYER_CHOSEN'; readonly player: PlayerId; readonly first: PlayerId }
  | { readonly fact: 'MULLIGAN'; readonly player: PlayerId; readonly hand: readonly Named[] }
  | {
      readonly fact: 'POKEMON_PLACED'
      readonly player: PlayerId
      readonly pokemon: Named
      readonly to: 'active' | 'bench'
      readonly faceDown: true
    }
  | { readonly fact: 'PRIZES_LAID'; readonly player: PlayerId; readonly prizes: number }
  | {
      readonly fact: 'POKEMON_REVEALED'
      readonly player: PlayerId
      readonly active: Named
      readonly bench: readonly Named[]
    }
  | { readonly fact: 'SUDDEN_DEATH_BEGAN'; readonly game: number; readonly prizes: number }
  // the turn
  | { readonly fact: 'TURN_BEGAN'; readonly player: PlayerId; readonly turn: number }
  /** The player's actions and attack are over, and texts are carried out at the end of the turn (ET.3). */
  | { readonly fact: 'END_OF_TURN_BEGAN'; readonly player: PlayerId; readonly turn: number }
  | { readonly fact: 'TURN_ENDED'; readonly player: PlayerId; readonly turn: number }
  | {
      readonly fact: 'CARDS_DRAWN'
      readonly player: PlayerId
      readonly count: number
      readonly cards: readonly Named[]
    }
  | { readonly fact: 'POKEMON_BENCHED'; readonly player: PlayerId; readonly pokemon: Named; readonly from: Zone }
  | {
      readonly fact: 'POKEMON_EVOLVED'
      readonly player: PlayerId
      readonly pokemon: Named
      readonly card: Named
      readonly from: Zone
    }
  | {
      readonly fact: 'POKEMON_REPLACED'
      readonly player: PlayerId
      readonly pokemon: Named
      /** The card that takes its place. The id of this card is now the id of the Pokémon. */
      readonly card: Named
      readonly from: Zone
      /** The destination of the replaced card. */
      readonly to: Zone
    }
  | {
      readonly fact: 'POKEMON_DEVOLVED'
      readonly player: PlayerId
      readonly pokemon: Named
      readonly card: Named
      readonly to: Zone
      readonly position: 'top' | 'bottom'
    }
  | {
      readonly fact: 'CARD_ATTACHED'
      readonly player: PlayerId
      readonly card: Named
      readonly pokemon: Named
      readonly from: Zone
    }
  | { readonly fact: 'TRAINER_PLAYED'; readonly player: PlayerId; readonly card: Named }
  | { readonly fact: 'STADIUM_USED'; readonly player: PlayerId; readonly card: Named }
  | { readonly fact: 'ABILITY_USED'; readonly player: PlayerId; readonly pokemon: Named; readonly ability: string }
  | {
      readonly fact: 'RETREATED'
      readonly player: PlayerId
      readonly pokemon: Named
      readonly into: Named
      readonly paid: readonly Named[]
    }
  // the attack
  | { readonly fact: 'ATTACK_DECLARED'; readonly player: PlayerId; readonly pokemon: Named; readonly attack: string }
  /** A step of the attack begins. There is no such fact for a step that has nothing to do. */
  | {
      readonly fact: 'ATTACK_STEP_BEGAN'
      readonly player: PlayerId
      readonly attack: string
      readonly step: StepOfAttack
    }
  /** The choices of step D are made: the chosen Pokémon and attached cards (A-D.1). */
  | {
      readonly fact: 'ATTACK_CHOICES_MADE'
      readonly player: PlayerId
      readonly attack: string
      readonly chosen: readonly Named[]
    }
  | { readonly fact: 'ATTACK_DOES_NOT_HAPPEN'; readonly player: PlayerId; readonly attack: string }
  /** Another attack is copied and used as this one (R35). */
  | { readonly fact: 'ATTACK_COPIED'; readonly player: PlayerId; readonly attack: string; readonly copied: string }
  /** The attack is over, and the same Pokémon may attack again. */
  | { readonly fact: 'MAY_ATTACK_AGAIN'; readonly player: PlayerId; readonly pokemon: Named }
  | { readonly fact: 'ATTACK_DOES_NOTHING'; readonly player: PlayerId; readonly attack: string }
  | {
      readonly fact: 'DAMAGE_PLACED'
      readonly pokemon: Named
      readonly owner: PlayerId
      readonly damage: number
      readonly ledger: Ledger
    }
  /** A calculation that came to nothing: no counter was placed and the target was not damaged (A-D6.2). */
  | { readonly fact: 'NO_DAMAGE_DONE'; readonly pokemon: Named; readonly owner: PlayerId; readonly ledger: Ledger }
  // what effects and rules do
  | {
      readonly fact: 'EFFECT_APPLIES'
      readonly player: PlayerId
      readonly effect: string
      readonly pokemon: Named | null
    }
  | { readonly fact: 'EFFECT_PREVENTED'; readonly pokemon: Named; readonly effect: string }
  | { readonly fact: 'COIN_FLIPPED'; readonly player: PlayerId; readonly heads: boolean; readonly for: string }
  /** `order` is the deck after the shuffle; `bottom`: only this number of cards at the bottom were shuffled. */
  | {
      readonly fact: 'DECK_SHUFFLED'
      readonly player: PlayerId
      readonly order: readonly CardId[]
      readonly bottom?: number
    }
  /** `order` is that of the Prize cards after the shuffle. */
  | { readonly fact: 'PRIZES_SHUFFLED'; readonly player: PlayerId; readonly order: readonly CardId[] }
  | {
      readonly fact: 'CARDS_MOVED'
      readonly player: PlayerId
      readonly count: number
      readonly cards: readonly Named[]
      readonly from: Zone
      readonly to: Zone
      readonly position: 'top' | 'bottom'
      readonly hidden: boolean
    }
  | {
      readonly fact: 'CARDS_LOOKED_AT'
      readonly player: PlayerId
      readonly count: number
      readonly cards: readonly Named[]
    }
  | { readonly fact: 'CARDS_REVEALED'; readonly player: PlayerId; readonly cards: readonly Named[] }
  | {
      readonly fact: 'COUNTERS_PLACED'
      readonly pokemon: Named
      readonly owner: PlayerId
      readonly counters: number
      readonly by: string
    }
  | {
      readonly fact: 'COUNTERS_REMOVED'
      readonly pokemon: Named
      readonly owner: PlayerId
      readonly counters: number
      readonly by: string
      /** True if the counters were moved to another Pokémon, so that nothing is healed. */
      readonly moved?: true
      /** True if a text left the Pokémon 10 HP, so that nothing is healed (R114). */
      readonly kept?: true
    }
  | {
      readonly fact: 'CONDITION_BEGAN'
      readonly pokemon: Named
      readonly owner: PlayerId
      readonly condition: SpecialCondition
      readonly counters: number
    }
  | {
      readonly fact: 'CONDITION_ENDED'
      readonly pokemon: Named
      readonly owner: PlayerId
      readonly condition: SpecialCondition
    }
  | ({ readonly fact: 'LASTING_EFFECT_BEGAN'; readonly pokemon: Named; readonly during: Duration } & InForce)
  | { readonly fact: 'LASTING_EFFECTS_ENDED'; readonly pokemon: Named; readonly effects: readonly InForce[] }
  | {
      readonly fact: 'LASTING_RULE_BEGAN'
      readonly effect: ContinuousEffect
      readonly player: PlayerId
      readonly whose: PlayerId
      readonly turn: number
      readonly source: string
    }
  | { readonly fact: 'LASTING_RULES_ENDED'; readonly rules: readonly LastingRule[] }
  | { readonly fact: 'SWITCHED'; readonly player: PlayerId; readonly out: Named; readonly in: Named }
  | {
      readonly fact: 'POKEMON_LEFT_PLAY'
      readonly player: PlayerId
      readonly pokemon: Named
      readonly cards: readonly Named[]
      readonly to: Zone
      readonly position: 'top' | 'bottom'
      /** True if an effect takes a Knocked Out Pokémon out of play before it is discarded (KO.2). */
      readonly knockedOut?: true
    }
  // Knock Outs, Checkup, the end
  | {
      readonly fact: 'POKEMON_KNOCKED_OUT'
      readonly player: PlayerId
      readonly pokemon: Named
      readonly cards: readonly Named[]
      readonly prizes: number
      /** Those of `cards` that an effect puts into the Lost Zone. */
      readonly lost?: readonly Named[]
    }
  | {
      readonly fact: 'PRIZES_TAKEN'
      readonly player: PlayerId
      readonly count: number
      readonly positions: readonly number[]
      readonly cards: readonly Named[]
      /** `limbo`: the card lies face up while its text is carried out, and goes to the hand after that (R50). */
      readonly to?: 'limbo'
    }
  | { readonly fact: 'PROMOTED'; readonly player: PlayerId; readonly pokemon: Named }
  | { readonly fact: 'CHECKUP_BEGAN' }
  | { readonly fact: 'CONCEDED'; readonly player: PlayerId }
  | { readonly fact: 'GAME_ENDED'; readonly result: Result }

/** The name of a fact. */
export type FactName = Fact['fact']
/** The fact with this name. */
export type FactNamed<Name extends FactName> = Extract<Fact, { readonly fact: Name }>

/** The meanings of words in each category of the grammar. */
import type {
  CardFilter,
  CardLabel,
  CardRule,
  Count,
  CountedZone,
  EnergyType,
  EnergyUnit,
  InPlayFilter,
  LastingEffect,
  Others,
  PokemonFilter,
  PokemonRef,
  PokemonSet,
  Predicate,
  Program,
  Returning,
  Scope,
  SpecialCondition,
  TurnOfRule,
  Who,
} from 'ptcg-turn-engine/model'
import type { SentenceMeaning } from '../sentences/sentenceMeaning.ts'

/** Pokémon that are the target of an effect. If a player picks them, `first` contains this choice. */
export interface Target {
  readonly first: Program
  readonly set: PokemonSet
}

/** One Pokémon that is the target of an effect. If a player picks it, `first` contains this choice. */
export interface OneTarget {
  readonly first: Program
  readonly ref: PokemonRef
}

/** The number of things that a player picks: an exact number, up to a maximum, or any number. */
export interface HowMany {
  readonly min?: number
  readonly max?: Count
}

/**
 * The subject of a statement, expressed as the scope of a continuous effect, as a reference to one Pokémon, or as both. Empty if the
 * subject cannot be expressed.
 */
export interface Spoken {
  readonly scope?: Scope
  readonly ref?: PokemonRef
}

/** A statement about a subject. */
export interface Claim {
  readonly of: Spoken
  readonly holds: readonly LastingEffect[]
}

/** The type of the meaning for each category. */
export interface Meanings {
  readonly number: number
  /** More than 1. */
  readonly several: number
  /** "a", "an", or a number. */
  readonly some: number
  readonly type: EnergyType
  /** The type in "non-Fire", which a Pokémon must not have. */
  readonly nonType: EnergyType
  readonly condition: SpecialCondition
  readonly whose: Who
  /** The player to whose hand or deck cards go. */
  readonly goesTo: Who
  readonly name: string
  /** A capitalized word that can only be part of a name. */
  readonly proper: string
  readonly cardName: string
  readonly owner: string
  readonly attackName: string
  readonly label: CardLabel
  readonly howMany: HowMany
  readonly rule: CardRule
  readonly kind: CardFilter
  readonly kinds: CardFilter
  readonly cards: CardFilter
  readonly energy: CardFilter
  readonly attached: CardFilter
  readonly features: InPlayFilter
  /** Pokémon in play of either player; the phrase does not say whose they are. */
  readonly those: Omit<PokemonFilter, 'whose'>
  readonly among: PokemonFilter
  readonly ofBoth: PokemonFilter
  readonly ref: PokemonRef
  readonly target: Target
  readonly one: OneTarget
  readonly zone: CountedZone
  readonly set: PokemonSet
  readonly each: Count
  readonly question: Predicate
  readonly duration: TurnOfRule
  readonly late: TurnOfRule
  readonly enduring: Extract<LastingEffect, { readonly lasting: 'endures' }>
  readonly subject: Spoken
  readonly symbols: number
  readonly cost: readonly EnergyType[]
  readonly attackers: { readonly from?: Others }
  /** Cards of a kind that is played from the hand. */
  readonly played: CardFilter
  readonly returned: CardFilter
  readonly returning: readonly Returning[]
  readonly attachedKind: CardFilter
  /** The cards that a player may not play. */
  readonly lock: CardFilter
  readonly holds: readonly LastingEffect[]
  readonly ofThem: readonly LastingEffect[]
  readonly damageOf: Extract<LastingEffect, { readonly lasting: 'damageDealt' }>
  readonly costOf: Extract<LastingEffect, { readonly lasting: 'attackCost' }>
  readonly claim: Claim
  readonly units: readonly EnergyUnit[]
  /** The effect on each of several Pokémon. */
  readonly onEach: (on: PokemonSet) => Program
  readonly step: Program
  readonly price: Program
  readonly holder: { readonly if?: Predicate }
  readonly attackOf: { readonly by: 'attack' | 'opponent'; readonly if?: Predicate }
  readonly quality: { readonly where?: 'Active'; readonly if?: Predicate }
  readonly turnEnd: { readonly whose?: Who }
  readonly occasion: Extract<SentenceMeaning, { readonly kind: 'trigger' }>['occasion']
  readonly triggered: Pick<Extract<SentenceMeaning, { readonly kind: 'trigger' }>, 'program' | 'inside'>
  readonly lead: Omit<Extract<SentenceMeaning, { readonly kind: 'use' }>, 'kind' | 'program' | 'cost'>
  readonly abilityEffect: Pick<Extract<SentenceMeaning, { readonly kind: 'use' }>, 'program' | 'cost'>
  /** Steps that are carried out one after another, none of them optional. */
  readonly inOrder: Program
  readonly steps: Program
  /** One item of a bulleted list. */
  readonly part: Program
  readonly damage: SentenceMeaning
  readonly damaged: Target
  readonly inIf: SentenceMeaning
  readonly sentence: SentenceMeaning
  readonly reminder: SentenceMeaning
}

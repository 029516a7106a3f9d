/** The meaning of one sentence of a card, before the sentences of a text are combined. */
import type {
  AbilityDefinition,
  AttackDefinition,
  CardFilter,
  ContinuousEffect,
  Count,
  DamageTerm,
  Effect,
  EnergyType,
  EnergyUnit,
  ExtraDamage,
  Occasion,
  OncePerGame,
  Predicate,
  Program,
} from 'ptcg-turn-engine/model'
import { hasKeyAnywhere } from './everyObject.ts'

/** The Pokémon or the cards that the text has mentioned last. */
export const THAT = 'that'
/** The Pokémon that was chosen before the latest one. */
export const BEFORE = 'before that'

/** Stands for the card that has the text, until the card's name is known. */
export const THIS_CARD = 'this card'

/** The meaning of one sentence. */
export type SentenceMeaning =
  /** Steps that are carried out. */
  | { readonly kind: 'steps'; readonly program: Program }
  /**
   * Steps that follow if the text was used; they are skipped if its player chose not to use it. `searched`: they follow only if the deck
   * was searched, and an empty deck cannot be searched.
   */
  | { readonly kind: 'onceUsed'; readonly program: Program; readonly searched?: true }
  /** Coins are flipped, and the following sentences use the result. */
  | { readonly kind: 'coins'; readonly coins: Count | 'untilTails' }
  | { readonly kind: 'if'; readonly question: Predicate; readonly then: SentenceMeaning }
  /** "This attack does 20 more damage ..." `from`: the text repeats the number printed beside the attack. */
  | { readonly kind: 'moreDamage'; readonly term: DamageTerm; readonly less: boolean; readonly from?: number }
  /** "This attack does 20 damage for each ..." */
  | { readonly kind: 'damageForEach'; readonly amount: number; readonly times: Count }
  /** Damage to Pokémon other than the opponent's Active Pokémon. `also`: in addition to the printed damage. */
  | {
      readonly kind: 'damageTo'
      readonly first: Program
      readonly extra: ExtraDamage
      readonly also: boolean
    }
  | { readonly kind: 'both'; readonly first: SentenceMeaning; readonly second: SentenceMeaning }
  | { readonly kind: 'unaffected'; readonly by: NonNullable<AttackDefinition['unaffectedBy']> }
  | { readonly kind: 'doesNothing' }
  /** This number of points replaces the number printed beside the attack. */
  | { readonly kind: 'baseDamage'; readonly base: number }
  /** During the player's next turn, this number replaces the number printed beside an attack of this Pokémon. */
  | {
      readonly kind: 'baseDamageNextTurn'
      readonly attack: string
      readonly base: number
      readonly during: 'yourNextTurn'
    }
  /** The attack can be used for this cost instead of the printed one. */
  | { readonly kind: 'costs'; readonly cost: readonly EnergyType[] }
  | { readonly kind: 'beforeDamage'; readonly program: Program }
  | { readonly kind: 'onTheFirstTurn' }
  | { readonly kind: 'oncePerGame'; readonly power: OncePerGame }
  /** An Ability or a Stadium lets a player do something. */
  | {
      readonly kind: 'use'
      readonly limit?: NonNullable<AbilityDefinition['limit']>
      readonly from?: NonNullable<AbilityDefinition['from']>
      readonly only?: Predicate
      readonly cost?: Program
      readonly program: Program
    }
  /** "You can use this ... only if ..." */
  | { readonly kind: 'only'; readonly question: Predicate }
  /** The text cannot be used on the player's first turn, and never on a Pokémon that came into play this turn. */
  | { readonly kind: 'notOnNew' }
  /** The text cannot be used on a Pokémon that its damage counters would Knock Out. */
  | { readonly kind: 'notOnKnockedOut' }
  /** The text cannot take the cards from the discard pile that were discarded to use it. */
  | { readonly kind: 'notThePaid' }
  /** The cost of using the text. */
  | { readonly kind: 'cost'; readonly program: Program }
  /** "You can't use more than 1 ... Ability each turn." `isPart`: the limit counts every Ability whose name contains `name`. */
  | { readonly kind: 'onePerTurn'; readonly name: string; readonly isPart?: true }
  /** A triggered effect. `inside`: the following sentences are a part of what the player may decline. */
  | {
      readonly kind: 'trigger'
      readonly occasion: Occasion & { readonly if?: Predicate }
      readonly program: Program
      readonly inside: boolean
    }
  /** An effect that holds as long as the card is in play. */
  | { readonly kind: 'continuous'; readonly effects: readonly ContinuousEffect[] }
  /** The effect applies once, even if several copies of it are in play. */
  | { readonly kind: 'once' }
  /** The Energy units that a card provides, under the condition `if`. */
  | { readonly kind: 'provides'; readonly units: readonly EnergyUnit[]; readonly if?: Predicate }
  /** The only Pokémon an Energy card can be attached to. */
  | { readonly kind: 'onlyTo'; readonly filter: CardFilter }
  /** The Pokémon that can use the attack or Ability printed on a Tool. */
  | { readonly kind: 'lends'; readonly what: 'attacks' | 'VSTAR Power'; readonly filter: CardFilter }
  /** A reminder of a rule, which says nothing new. */
  | { readonly kind: 'reminder' }

/** True if the meaning of a sentence contains one of these words of the effect language, such as `heads`. */
export const speaksOf = (meaning: SentenceMeaning, words: readonly string[]): boolean =>
  words.some((word) => hasKeyAnywhere(meaning, word))

/** True if a sentence asks about the cards that the previous sentence named. */
export const speaksOfThose = (meaning: SentenceMeaning | undefined): boolean =>
  meaning?.kind === 'if' && speaksOf({ ...meaning, then: { kind: 'reminder' } }, ['cardsChosen'])

/** The effect that flips the coins of a sentence. */
export const flips = ({ coins }: Extract<SentenceMeaning, { readonly kind: 'coins' }>): Effect =>
  coins === 'untilTails' ? { do: 'flipUntilTails' } : { do: 'flip', coins }

/** True for damage to a Pokémon that the previous sentence has chosen, such as the new Active Pokémon (R45). */
export const isToThat = (meaning: SentenceMeaning | undefined): boolean =>
  meaning?.kind === 'damageTo' &&
  meaning.first.length === 0 &&
  typeof meaning.extra.to === 'object' &&
  ('chosen' in meaning.extra.to || 'eachChosen' in meaning.extra.to)

const OTHERS: readonly unknown[] = ['thisPokemon', 'eachOfYourBench', 'eachOfOpponentBench']

/** True for damage to Pokémon other than the target of the printed damage, even without the word "also", which older cards leave out. */
export const isToOthers = ({
  first,
  extra: { to },
}: Extract<SentenceMeaning, { readonly kind: 'damageTo' }>): boolean =>
  first.length > 0
    ? first.every(
        (effect) => effect.do === 'choosePokemon' && (effect.from.where === 'Bench' || effect.from.whose === 'you'),
      )
    : OTHERS.includes(to) ||
      (typeof to === 'object' && 'each' in to && (to.each.where === 'Bench' || to.each.whose === 'you'))

/** True if a sentence says how much damage is done. */
export const isAboutDamage = (meaning: SentenceMeaning): boolean => {
  if (meaning.kind === 'if') return isAboutDamage(meaning.then)
  if (meaning.kind === 'both') return isAboutDamage(meaning.first) || isAboutDamage(meaning.second)
  return meaning.kind === 'moreDamage' || meaning.kind === 'damageForEach' || meaning.kind === 'damageTo'
}

/** True if a Pokémon is chosen for damage only under a condition. */
export const choosesIf = (meaning: SentenceMeaning): boolean =>
  meaning.kind === 'if' && meaning.then.kind === 'damageTo' && meaning.then.first.length > 0

/** True if the attack does nothing, perhaps only under a condition. */
export const isNothing = (meaning: SentenceMeaning): boolean =>
  meaning.kind === 'if' ? isNothing(meaning.then) : meaning.kind === 'doesNothing'

/** True for "If you don't, this attack does nothing". The steps before this sentence are required to use the attack (A-E.1). */
export const isRequired = (meaning: SentenceMeaning | undefined): boolean =>
  meaning?.kind === 'if' &&
  meaning.then.kind === 'doesNothing' &&
  meaning.question.is === 'not' &&
  meaning.question.what.is === 'done'

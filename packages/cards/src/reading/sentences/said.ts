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
  | { readonly said: 'steps'; readonly program: Program }
  /**
   * Steps that follow if the text was used; they are skipped if its player chose not to use it. `searched`: they follow only if the deck
   * was searched, and an empty deck cannot be searched.
   */
  | { readonly said: 'onceUsed'; readonly program: Program; readonly searched?: true }
  /** Coins are flipped, and the following sentences use the result. */
  | { readonly said: 'coins'; readonly coins: Count | 'untilTails' }
  | { readonly said: 'if'; readonly question: Predicate; readonly then: SentenceMeaning }
  /** "This attack does 20 more damage ..." `from`: the text repeats the number printed beside the attack. */
  | { readonly said: 'moreDamage'; readonly term: DamageTerm; readonly less: boolean; readonly from?: number }
  /** "This attack does 20 damage for each ..." */
  | { readonly said: 'damageForEach'; readonly amount: number; readonly times: Count }
  /** Damage to Pokémon other than the opponent's Active Pokémon. `also`: in addition to the printed damage. */
  | {
      readonly said: 'damageTo'
      readonly first: Program
      readonly extra: ExtraDamage
      readonly also: boolean
    }
  | { readonly said: 'both'; readonly first: SentenceMeaning; readonly second: SentenceMeaning }
  | { readonly said: 'unaffected'; readonly by: NonNullable<AttackDefinition['unaffectedBy']> }
  | { readonly said: 'doesNothing' }
  /** This number of points replaces the number printed beside the attack. */
  | { readonly said: 'baseDamage'; readonly base: number }
  /** During the player's next turn, this number replaces the number printed beside an attack of this Pokémon. */
  | {
      readonly said: 'baseDamageNextTurn'
      readonly attack: string
      readonly base: number
      readonly during: 'yourNextTurn'
    }
  /** The attack can be used for this cost instead of the printed one. */
  | { readonly said: 'costs'; readonly cost: readonly EnergyType[] }
  | { readonly said: 'beforeDamage'; readonly program: Program }
  | { readonly said: 'onTheFirstTurn' }
  | { readonly said: 'oncePerGame'; readonly power: OncePerGame }
  /** An Ability or a Stadium lets a player do something. */
  | {
      readonly said: 'use'
      readonly limit?: NonNullable<AbilityDefinition['limit']>
      readonly from?: NonNullable<AbilityDefinition['from']>
      readonly only?: Predicate
      readonly cost?: Program
      readonly program: Program
    }
  /** "You can use this ... only if ..." */
  | { readonly said: 'only'; readonly question: Predicate }
  /** The text cannot be used on the player's first turn, and never on a Pokémon that came into play this turn. */
  | { readonly said: 'notOnNew' }
  /** The text cannot be used on a Pokémon that its damage counters would Knock Out. */
  | { readonly said: 'notOnKnockedOut' }
  /** The text cannot take the cards from the discard pile that were discarded to use it. */
  | { readonly said: 'notThePaid' }
  /** The cost of using the text. */
  | { readonly said: 'cost'; readonly program: Program }
  /** "You can't use more than 1 ... Ability each turn." `isPart`: the limit counts every Ability whose name contains `name`. */
  | { readonly said: 'onePerTurn'; readonly name: string; readonly isPart?: true }
  /** A triggered effect. `inside`: the following sentences are a part of what the player may decline. */
  | {
      readonly said: 'trigger'
      readonly occasion: Occasion & { readonly if?: Predicate }
      readonly program: Program
      readonly inside: boolean
    }
  /** An effect that holds as long as the card is in play. */
  | { readonly said: 'continuous'; readonly effects: readonly ContinuousEffect[] }
  /** The effect applies once, even if several copies of it are in play. */
  | { readonly said: 'once' }
  /** The Energy units that a card provides, under the condition `if`. */
  | { readonly said: 'provides'; readonly units: readonly EnergyUnit[]; readonly if?: Predicate }
  /** The only Pokémon an Energy card can be attached to. */
  | { readonly said: 'onlyTo'; readonly filter: CardFilter }
  /** The Pokémon that can use the attack or Ability printed on a Tool. */
  | { readonly said: 'lends'; readonly what: 'attacks' | 'VSTAR Power'; readonly filter: CardFilter }
  /** A reminder of a rule, which says nothing new. */
  | { readonly said: 'reminder' }

/** True if the meaning of a sentence contains one of these words of the effect language, such as `heads`. */
export const speaksOf = (said: SentenceMeaning, words: readonly string[]): boolean =>
  words.some((word) => hasKeyAnywhere(said, word))

/** True if a sentence asks about the cards that the previous sentence named. */
export const speaksOfThose = (said: SentenceMeaning | undefined): boolean =>
  said?.said === 'if' && speaksOf({ ...said, then: { said: 'reminder' } }, ['cardsChosen'])

/** The effect that flips the coins of a sentence. */
export const flips = ({ coins }: Extract<SentenceMeaning, { readonly said: 'coins' }>): Effect =>
  coins === 'untilTails' ? { do: 'flipUntilTails' } : { do: 'flip', coins }

/** True for damage to a Pokémon that the previous sentence has chosen, such as the new Active Pokémon (R45). */
export const isToThat = (said: SentenceMeaning | undefined): boolean =>
  said?.said === 'damageTo' &&
  said.first.length === 0 &&
  typeof said.extra.to === 'object' &&
  ('chosen' in said.extra.to || 'eachChosen' in said.extra.to)

const OTHERS: readonly unknown[] = ['thisPokemon', 'eachOfYourBench', 'eachOfOpponentBench']

/** True for damage to Pokémon other than the target of the printed damage, even without the word "also", which older cards leave out. */
export const isToOthers = ({
  first,
  extra: { to },
}: Extract<SentenceMeaning, { readonly said: 'damageTo' }>): boolean =>
  first.length > 0
    ? first.every(
        (effect) => effect.do === 'choosePokemon' && (effect.from.where === 'Bench' || effect.from.whose === 'you'),
      )
    : OTHERS.includes(to) ||
      (typeof to === 'object' && 'each' in to && (to.each.where === 'Bench' || to.each.whose === 'you'))

/** True if a sentence says how much damage is done. */
export const isAboutDamage = (said: SentenceMeaning): boolean => {
  if (said.said === 'if') return isAboutDamage(said.then)
  if (said.said === 'both') return isAboutDamage(said.first) || isAboutDamage(said.second)
  return said.said === 'moreDamage' || said.said === 'damageForEach' || said.said === 'damageTo'
}

/** True if a Pokémon is chosen for damage only under a condition. */
export const choosesIf = (said: SentenceMeaning): boolean =>
  said.said === 'if' && said.then.said === 'damageTo' && said.then.first.length > 0

/** True if the attack does nothing, perhaps only under a condition. */
export const isNothing = (said: SentenceMeaning): boolean =>
  said.said === 'if' ? isNothing(said.then) : said.said === 'doesNothing'

/** True for "If you don't, this attack does nothing". The steps before this sentence are required to use the attack (A-E.1). */
export const isRequired = (said: SentenceMeaning | undefined): boolean =>
  said?.said === 'if' &&
  said.then.said === 'doesNothing' &&
  said.question.is === 'not' &&
  said.question.what.is === 'done'

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

/** The latest Pokémon and the latest cards that the text has spoken of. */
export const THAT = 'that'
/** The Pokémon that was chosen before the latest. */
export const BEFORE = 'before that'

/** The card with the text, until its name is known. */
export const THIS_CARD = 'this card'

/** One sentence. */
export type SentenceMeaning =
  /** Something is done. */
  | { readonly said: 'steps'; readonly program: Program }
  /** Something is done if the Ability was used: not where its player chose not to. */
  | { readonly said: 'onceUsed'; readonly program: Program }
  /** Coins are flipped, and the sentences after it look at them. */
  | { readonly said: 'coins'; readonly coins: Count | 'untilTails' }
  | { readonly said: 'if'; readonly question: Predicate; readonly then: SentenceMeaning }
  /** "This attack does 20 more damage ..." */
  | { readonly said: 'moreDamage'; readonly term: DamageTerm; readonly less: boolean }
  /** "This attack does 20 damage for each ..." */
  | { readonly said: 'damageForEach'; readonly amount: number; readonly times: Count }
  /** Damage to others than the opponent's Active Pokémon. `also`: besides what is printed. */
  | {
      readonly said: 'damageTo'
      readonly first: Program
      readonly extra: ExtraDamage
      readonly also: boolean
    }
  | { readonly said: 'both'; readonly first: SentenceMeaning; readonly second: SentenceMeaning }
  | { readonly said: 'unaffected'; readonly by: NonNullable<AttackDefinition['unaffectedBy']> }
  | { readonly said: 'doesNothing' }
  /** The number printed beside the attack is this one instead, in points. */
  | { readonly said: 'baseDamage'; readonly base: number }
  /** The attack can be used for this instead of the printed cost. */
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
  /** It is of no use on a player's first turn, or on a Pokémon that came into play this turn. */
  | { readonly said: 'notOnNew' }
  /** It is of no use on a Pokémon that the damage counters it puts would Knock Out. */
  | { readonly said: 'notOnKnockedOut' }
  /** The cards that it takes from a discard pile are none of those that were discarded to use it. */
  | { readonly said: 'notThePaid' }
  /** The cost of using it. */
  | { readonly said: 'cost'; readonly program: Program }
  /** "You can't use more than 1 ... Ability each turn." */
  | { readonly said: 'onePerTurn' }
  /** Something sets it off. `inside`: the sentences after it are part of what its player may do. */
  | {
      readonly said: 'trigger'
      readonly occasion: Occasion & { readonly if?: Predicate }
      readonly program: Program
      readonly inside: boolean
    }
  /** An effect that holds as long as the card is in play. */
  | { readonly said: 'continuous'; readonly effects: readonly ContinuousEffect[] }
  /** The effect applies once, however many copies of it there are. */
  | { readonly said: 'once' }
  /** The units an Energy card provides; `if`: under a condition. */
  | { readonly said: 'provides'; readonly units: readonly EnergyUnit[]; readonly if?: Predicate }
  /** The only Pokémon an Energy card can be attached to. */
  | { readonly said: 'onlyTo'; readonly filter: CardFilter }
  /** The Pokémon that can use what is printed on a Tool. */
  | { readonly said: 'lends'; readonly what: 'attacks' | 'VSTAR Power'; readonly filter: CardFilter }
  /** A reminder of a rule, which says nothing new. */
  | { readonly said: 'reminder' }

/** True if a sentence refers to one of these: to coins, to what was just done. */
export const speaksOf = (said: SentenceMeaning, words: readonly string[]): boolean =>
  words.some((word) => hasKeyAnywhere(said, word))

/** True if a sentence asks what the cards are that the sentence before it is about. */
export const speaksOfThose = (said: SentenceMeaning | undefined): boolean =>
  said?.said === 'if' && speaksOf({ ...said, then: { said: 'reminder' } }, ['cardsChosen'])

/** Coins flipped as a sentence says. */
export const flips = ({ coins }: Extract<SentenceMeaning, { readonly said: 'coins' }>): Effect =>
  coins === 'untilTails' ? { do: 'flipUntilTails' } : { do: 'flip', coins }

/** Damage to a Pokémon that the sentence before it has brought about, such as the new Active Pokémon (R45). */
export const isToThat = (said: SentenceMeaning | undefined): boolean =>
  said?.said === 'damageTo' &&
  said.first.length === 0 &&
  typeof said.extra.to === 'object' &&
  ('chosen' in said.extra.to || 'eachChosen' in said.extra.to)

const OTHERS: readonly unknown[] = ['thisPokemon', 'eachOfYourBench', 'eachOfOpponentBench']

/** True for damage to Pokémon that a number printed beside the attack is not for: cards of older eras do not say "also". */
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

/** A Pokémon is chosen for damage only if something is so. */
export const choosesIf = (said: SentenceMeaning): boolean =>
  said.said === 'if' && said.then.said === 'damageTo' && said.then.first.length > 0

/** True if the attack does nothing, perhaps only if something is so. */
export const isNothing = (said: SentenceMeaning): boolean =>
  said.said === 'if' ? isNothing(said.then) : said.said === 'doesNothing'

/** "If you don't, this attack does nothing": what is to be done is done to use the attack (A-E.1). */
export const isRequired = (said: SentenceMeaning | undefined): boolean =>
  said?.said === 'if' &&
  said.then.said === 'doesNothing' &&
  said.question.is === 'not' &&
  said.question.what.is === 'done'

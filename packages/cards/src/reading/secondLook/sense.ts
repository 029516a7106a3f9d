/** Finds effects that no text can have, whatever its words: they do nothing, or their parts contradict each other. */

import { dequal } from 'dequal'
import { isModifier } from './changes.ts'
import { anywhere, type EffectPart, effectPartsIn, isObject } from './mentions.ts'
import { AS_MANY } from './numbers.ts'

const listsIn = (part: unknown): readonly (readonly unknown[])[] =>
  typeof part !== 'object' || part === null
    ? []
    : [...(Array.isArray(part) ? [part] : []), ...Object.values(part).flatMap(listsIn)]

/** True for a step that may occur twice in a program: a coin flip, or a step with cards that were just chosen. */
const canRepeat = (one: EffectPart): boolean => one.do === 'flip' || one.cards !== undefined

const isTwice = (all: readonly unknown[]): boolean =>
  all.some((one, index) => isObject(one) && !canRepeat(one) && all.slice(0, index).some((other) => dequal(one, other)))

/** True if cards at the bottom of a deck are shuffled although no cards were put there. */
const isShuffledElsewhere = (all: readonly unknown[]): boolean =>
  all.some((one) => isObject(one) && isObject(one.bottom)) &&
  !all.some((one) => isObject(one) && one.to === 'deckBottom')

const contains = (whole: unknown, part: unknown): boolean =>
  dequal(whole, part) ||
  (typeof whole === 'object' && whole !== null && Object.values(whole).some((one) => contains(one, part)))

/** True if one side of a choice, a comparison or a difference contains the other side. */
const isOfItself = ({ kind, first, second, what, number, from, less }: EffectPart): boolean => {
  const sides = [first, second, what, number, from, less].filter((side) => typeof side === 'object')
  return (
    kind === undefined && sides.some((side, index) => sides.some((other, at) => at !== index && contains(other, side)))
  )
}

const YOURS: readonly unknown[] = ['thisPokemon', 'yours', 'yourActive', 'eachOfYours', 'eachOfYourBench', 'all']

/** Returns the player whose Pokémon have an effect. */
const sideOf = (part: unknown): unknown =>
  isObject(part) ? (part.whose ?? sideOf(part.each ?? part.pokemon)) : YOURS.includes(part) ? 'you' : part && 'opponent'

/** True if an effect is about a player's attacks on that same player's Pokémon. */
const isOnOneSide = ({ by, of, from, scope, on, to, effect, continuous, lasting }: EffectPart): boolean => {
  if (on === 'damaged' || on === 'knockedOut') return by === (isObject(of) ? of.whose : 'you')
  if (isObject(effect)) return isOnOneSide({ ...effect, scope: on })
  if ((continuous ?? lasting) === 'damageDealt') return isObject(to) && to.whose === 'you'
  return isObject(from) && scope !== undefined && from.whose === sideOf(scope)
}

/** True if the effects of one sentence hold under different conditions. */
const isApart = ({ effects }: EffectPart): boolean => {
  const [first, ...others] = Array.isArray(effects) ? effects.map((one: EffectPart) => one.while) : []
  return others.some((one) => !dequal(one, first))
}

/** True if a repeated step checks for one thing but takes another. */
const isOfOthers = ({ do: word, then }: EffectPart): boolean => {
  const [first] = word === 'forEach' && Array.isArray(then) ? (then as readonly unknown[]) : []
  if (!isObject(first) || !isObject(first.is) || !isObject(first.is.what)) return false
  const { pokemon, of = pokemon } = first.is.what
  return !anywhere(first.then, ({ from, on }) => dequal(from, of) || dequal(on, of))
}

/** True if later cards must differ from the card of an earlier choice (`unlike`), but that choice may contain several cards. */
const isOfOneType = (meaning: unknown): boolean => {
  const all = effectPartsIn(meaning)
  const alone = all.flatMap(({ unlike }) => (Array.isArray(unlike) ? (unlike as readonly unknown[]) : []))
  return all.some(({ as, max }) => typeof max === 'number' && max > 1 && alone.includes(as))
}

const isOfKind = (part: unknown, ...kinds: readonly unknown[]): boolean =>
  anywhere(part, ({ kind }) => kinds.includes(kind))

/** True if an effect looks for cards where they cannot be, such as Pokémon among attached cards, or Energy cards among Pokémon. */
const isNeverThere = ({ do: word, filter, fits, withEnergy }: EffectPart): boolean =>
  ((word === 'chooseAttached' || word === 'allAttached') && isOfKind(filter, 'Pokemon', 'Trainer')) ||
  isOfKind(fits, 'Energy', 'Trainer') ||
  isOfKind(withEnergy, 'Pokemon', 'Trainer')

/** True for a range with a minimum above 0 and a different maximum, such as at least 1 and at most 3. */
const isUnequal = ({ min, max }: EffectPart): boolean =>
  typeof min === 'number' && typeof max === 'number' && min > 0 && min < AS_MANY && min !== max

const inPart =
  (test: (one: EffectPart) => boolean) =>
  (meaning: unknown): boolean =>
    anywhere(meaning, test)

export const WITHOUT_SENSE: readonly (readonly [what: string, test: (meaning: unknown) => boolean])[] = [
  ['the same thing twice', (meaning) => listsIn(meaning).some(isTwice)],
  ['a shuffle of cards that are elsewhere', (meaning) => listsIn(meaning).some(isShuffledElsewhere)],
  ['several cards where each must be unlike the others', isOfOneType],
  ['a choice or comparison of the same things', inPart(isOfItself)],
  ['an attack on Pokémon of the same player', inPart(isOnOneSide)],
  ['a move of cards to where they are', inPart((one) => one.do === 'move' && one.to === one.out)],
  ["another player's cards", inPart(({ shown, whose }) => shown !== undefined && shown !== whose)],
  ['effects at different times', inPart(isApart)],
  ['a choice of other things than there are', inPart(isOfOthers)],
  ['a choice whose minimum and maximum differ', inPart(isUnequal)],
  ['cards of a kind that are never there', inPart(isNeverThere)],
  ['damage below nothing', inPart((one) => !isModifier(one) && typeof one.amount === 'number' && one.amount < 0)],
]

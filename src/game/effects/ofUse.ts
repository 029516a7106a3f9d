/**
 * Selects the Pokémon that a text offers. Texts other than attacks offer only those to which they could do something
 * (R78, R104).
 */
import { memoize } from '../board/memoize.ts'
import type { InPlay } from '../board/pokemonInPlay.ts'
import { memoryWith } from '../changes/copy.ts'
import type { ChoosePokemon, Effect, Program } from '../model/effects.ts'
import { programsIn } from '../model/effectWords.ts'
import type { Game } from '../model/game.ts'
import type { Here } from './continuation.ts'
import { couldComeOf } from './foreseeable.ts'
import { isChoice } from './foundInText.ts'

/** The keys under which a text refers to a choice by its name. */
const NAMING: ReadonlySet<string> = new Set(['chosen', 'eachChosen', 'cards', 'with', 'named'])

const NO_NAMES: readonly string[] = []

/**
 * The names of choices to which a part of a text refers, as often as it does. Memoized, because texts do not change.
 */
const namesSaidIn = memoize((part: object): readonly string[] => {
  const said = Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return NAMING.has(key) ? [value] : NO_NAMES
    return typeof value === 'object' && value !== null ? namesSaidIn(value) : NO_NAMES
  })
  return said.length === 0 ? NO_NAMES : said
})

const namesGivenBy = memoize((effect: Effect): readonly string[] => {
  const given = programsIn(effect).flatMap((program) => program.flatMap(namesGivenBy))
  return isChoice(effect) ? [effect.as, ...given] : given
})

/** The words that refer to a choice, directly or through a choice that depends on it. */
const wordsAbout = (as: string, text: Program): ReadonlySet<Effect> => {
  const names = new Set([as])
  return new Set(
    text.filter((effect) => {
      const speaks = namesSaidIn(effect).some((name) => names.has(name))
      if (speaks) for (const name of namesGivenBy(effect)) names.add(name)
      return speaks
    }),
  )
}

const isByHand = memoize(
  (effect: Effect): boolean => effect.do === 'byHand' || programsIn(effect).some((program) => program.some(isByHand)),
)

/** The part of a text that still concerns a choice. */
interface Left {
  /**
   * The rest of the text, up to the last word that refers to the choice, and without those after the same choice is made
   * again. Later words may use the names of other choices anew.
   */
  readonly text: Program
  /** The words that refer to the choice. */
  readonly words: ReadonlySet<Effect>
  readonly isByHand: boolean
}

const leftOf = (todo: Program, as: string): Left => {
  const again = todo.findIndex((effect) => namesGivenBy(effect).includes(as))
  const rest = again === -1 ? todo : todo.slice(0, again)
  const words = wordsAbout(as, rest)
  const last = rest.findLastIndex((effect) => words.has(effect))
  return { text: rest.slice(0, last + 1), words, isByHand: rest.some(isByHand) }
}

/** The remaining parts of a text, by the names of choices. */
const leftsOf = memoize((_todo: Program) => new Map<string, Left>())

const leftAbout = (todo: Program, as: string): Left => {
  const lefts = leftsOf(todo)
  const known = lefts.get(as) ?? leftOf(todo, as)
  lefts.set(as, known)
  return known
}

/** True if another step of the attack refers to the choice too. */
const isSaidElsewhere = (game: Game, as: string, text: Program): boolean => {
  const printed = game.attack === null ? undefined : game.definitions[game.attack.definition]
  const attack = printed !== undefined && 'attacks' in printed ? printed.attacks?.[game.attack?.index ?? -1] : undefined
  const timesSaidIn = (part: object): number => namesSaidIn(part).filter((name) => name === as).length
  return (attack === undefined ? 0 : timesSaidIn(attack)) !== text.reduce((sum, effect) => sum + timesSaidIn(effect), 0)
}

const NO_WORDS: Program = []

/**
 * The candidates to which the text could do something. An attack offers every candidate, but none if it could do
 * nothing to any.
 */
export const thoseOfUse = (
  game: Game,
  { source, memory }: Here,
  { as }: ChoosePokemon,
  candidates: readonly InPlay[],
): readonly InPlay[] => {
  const left = leftAbout(game.resolution?.todo ?? NO_WORDS, as)
  if (left.words.size === 0 || left.isByHand) return candidates
  const isAttack = source.kind === 'attack'
  if (isAttack && isSaidElsewhere(game, as, left.text)) return candidates
  const isOfUse = ({ pokemon: { id } }: InPlay): boolean =>
    couldComeOf(left.words, game, source, left.text, memoryWith(memory, { pokemon: { ...memory.pokemon, [as]: [id] } }))
  if (isAttack) return candidates.some(isOfUse) ? candidates : []
  return candidates.filter(isOfUse)
}

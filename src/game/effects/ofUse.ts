/** Pokémon that a text offers: only those that it could do something to, unless it is an attack (R78, R104). */
import type { InPlay } from '../board/pokemonInPlay.ts'
import type { ChoosePokemon, Effect, Program } from '../model/effects.ts'
import { programsIn } from '../model/effectWords.ts'
import type { Game } from '../model/game.ts'
import type { Here } from './continuation.ts'
import { couldComeOf } from './foreseeable.ts'
import { isChoice } from './foundInText.ts'

/** Keys under which a text names what was chosen. */
const NAMING: ReadonlySet<string> = new Set(['chosen', 'eachChosen', 'cards', 'with', 'named'])

/** How often something is said of what was chosen under these names. */
const saidOf = (part: unknown, names: ReadonlySet<string>): number =>
  typeof part !== 'object' || part === null
    ? 0
    : Object.entries(part).reduce(
        (sum, [key, value]) =>
          sum + (typeof value === 'string' ? (NAMING.has(key) && names.has(value) ? 1 : 0) : saidOf(value, names)),
        0,
      )

const namesGivenBy = (effect: Effect): readonly string[] => [
  ...(isChoice(effect) ? [effect.as] : []),
  ...programsIn(effect).flatMap((program) => program.flatMap(namesGivenBy)),
]

/** The words that speak of a choice, or of what is chosen on account of it. */
const wordsAbout = (as: string, text: Program): ReadonlySet<Effect> => {
  const names = new Set([as])
  return new Set(
    text.filter((effect) => {
      const speaks = saidOf(effect, names) > 0
      if (speaks) for (const name of namesGivenBy(effect)) names.add(name)
      return speaks
    }),
  )
}

const isByHand = (effect: Effect): boolean =>
  effect.do === 'byHand' || programsIn(effect).some((program) => program.some(isByHand))

/** What is left of the text, until the same is chosen anew. */
const leftOf = (game: Game, as: string): Program => {
  const todo = game.resolution?.todo ?? []
  const again = todo.findIndex((effect) => namesGivenBy(effect).includes(as))
  return again === -1 ? todo : todo.slice(0, again)
}

/** An attack speaks of the choice in another of its steps as well. */
const isSaidElsewhere = (game: Game, as: string, text: Program): boolean => {
  const printed = game.attack === null ? null : game.definitions[game.attack.definition]
  const attack = printed?.kind === 'Pokemon' ? printed.attacks[game.attack?.index ?? -1] : undefined
  const names = new Set([as])
  return saidOf(attack, names) !== saidOf(text, names)
}

/** An attack may be wasted on any Pokémon; it asks for none where it could do nothing to any. */
export const thoseOfUse = (
  game: Game,
  { source, memory }: Here,
  { as }: ChoosePokemon,
  candidates: readonly InPlay[],
): readonly InPlay[] => {
  const text = leftOf(game, as)
  const words = wordsAbout(as, text)
  if (words.size === 0 || text.some(isByHand)) return candidates
  const isAttack = source.kind === 'attack'
  if (isAttack && isSaidElsewhere(game, as, text)) return candidates
  const isOfUse = ({ pokemon: { id } }: InPlay): boolean =>
    couldComeOf(words, game, source, text, { ...memory, pokemon: { ...memory.pokemon, [as]: [id] } })
  if (isAttack) return candidates.some(isOfUse) ? candidates : []
  return candidates.filter(isOfUse)
}

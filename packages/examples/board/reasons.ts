/** Finds the reasons why a held card cannot be put anywhere, from all places and without repetition. */
import type { Playable, Violation } from 'ptcg-turn-engine'
import { eventForPlace, type HeldCard, type PlaceId } from './places.ts'
import { tableAt } from './tableAt.ts'

/** The maximum number of reasons that are shown. */
const MAX_REASONS = 3

const placesOf = (game: Playable, { player, printed }: HeldCard): readonly PlaceId[] => {
  const [, { active, bench }] = tableAt(game.state().game, player).sides
  const pokemon = [...(active === null ? [] : [active]), ...bench].map(({ id }): PlaceId => `pokemon:${id}`)
  if (printed.kind === 'Energy') return pokemon
  if (printed.kind === 'Trainer') return printed.trainer === 'Tool' ? pokemon : ['middle']
  return printed.evolvesFrom === null ? ['bench'] : pokemon
}

/** The reasons why a card cannot be put anywhere; empty if there is a place for it. */
export const whyNowhere = (game: Playable, held: HeldCard): readonly Violation[] => {
  const all = placesOf(game, held).map((place) => game.whyNot(eventForPlace(held, place)))
  // The card goes onto a Pokémon, but the player has no Pokémon in play.
  if (all.length === 0) return game.whyNot(eventForPlace(held, 'pokemon:0'))
  if (all.some((reasons) => reasons.length === 0)) return []
  // Reasons with the same code and the same remedy are shown once.
  const seen = new Set<string>()
  return all.flat().filter(({ code, remedy, message }) => {
    const same = `${code} ${remedy ?? message}`
    return !seen.has(same) && seen.size < MAX_REASONS && seen.add(same)
  })
}

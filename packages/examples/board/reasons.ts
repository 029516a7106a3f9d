/** The reasons why a held card can be put nowhere: those of all places, each once. */
import type { Playable, Violation } from 'ptcg-turn-engine'
import { eventForPlace, type HeldCard, type PlaceId } from './places.ts'
import { tableAt } from './tableAt.ts'

/** The maximum number of reasons; more would not help anybody. */
const MAX_REASONS = 3

const placesOf = (game: Playable, { player, printed }: HeldCard): readonly PlaceId[] => {
  const [, { active, bench }] = tableAt(game.state().game, player).sides
  const pokemon = [...(active === null ? [] : [active]), ...bench].map(({ id }): PlaceId => `pokemon:${id}`)
  if (printed.kind === 'Energy') return pokemon
  if (printed.kind === 'Trainer') return printed.trainer === 'Tool' ? pokemon : ['middle']
  return printed.evolvesFrom === null ? ['bench'] : pokemon
}

/** The reasons why a card can be put nowhere; empty if it can be put somewhere. */
export const whyNowhere = (game: Playable, held: HeldCard): readonly Violation[] => {
  const all = placesOf(game, held).map((place) => game.whyNot(eventForPlace(held, place)))
  // A card for a Pokémon, before there is any.
  if (all.length === 0) return game.whyNot(eventForPlace(held, 'pokemon:0'))
  if (all.some((reasons) => reasons.length === 0)) return []
  // Places that are closed by the same rule, and opened by the same help, are one reason.
  const seen = new Set<string>()
  return all.flat().filter(({ code, remedy, message }) => {
    const same = `${code} ${remedy ?? message}`
    return !seen.has(same) && seen.size < MAX_REASONS && seen.add(same)
  })
}

/**
 * Adds details to the facts of a story: numbers of Pokémon with the same name, the Prize cards for a Knock Out, the payment
 * of a retreat.
 */
import { pokemonName } from 'ptcg-turn-engine/internal/game/board/definitions'
import { everyPokemon } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import type { Fact, Game, Named } from 'ptcg-turn-engine/model'

/** The ids of the Pokémon in play that have the same name as another Pokémon in play. */
export const namesakes = (game: Game): ReadonlySet<number> => {
  const all = everyPokemon(game).map(({ pokemon }) => [pokemon.id, pokemonName(game, pokemon)] as const)
  return new Set(
    all.filter(([id, name]) => all.some((other) => other[0] !== id && other[1] === name)).map(([id]) => id),
  )
}

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value

const named = (fact: Fact, several: ReadonlySet<number>): Fact => {
  const parts = Object.entries(fact).map(([key, value]) =>
    isNamed(value) && value.name !== null && several.has(value.id)
      ? ([key, { ...value, name: `${value.name} #${value.id}` }] as const)
      : ([key, value] as const),
  )
  return Object.fromEntries(parts) as unknown as Fact
}

/** Adds its id to the name of each Pokémon in `several`, as in `Wooloo #12`. Findings use the same form. */
export const numberPokemon = (fact: Fact, several: ReadonlySet<number>): Fact => {
  if (several.size === 0) return fact
  if (fact.fact !== 'DAMAGE_PLACED' && fact.fact !== 'NO_DAMAGE_DONE') return named(fact, several)
  const { ledger } = fact
  const name = several.has(ledger.target) ? `${ledger.name} #${ledger.target}` : ledger.name
  return { ...named({ ...fact, ledger: { ...ledger, name } }, several) }
}

const names = (cards: readonly Named[]): string => cards.map(({ name }) => name ?? 'a card').join(' and ')

/** Details that the sentence of a fact leaves out but a finding may depend on; an empty string for most facts. */
export const besides = (fact: Fact): string => {
  if (fact.fact === 'POKEMON_KNOCKED_OUT')
    return ` It is worth ${fact.prizes} Prize card${fact.prizes === 1 ? '' : 's'}.`
  return fact.fact === 'RETREATED' && fact.paid.length > 0 ? ` ${names(fact.paid)} is discarded for the retreat.` : ''
}

/** What a Knocked Out Pokémon is worth, and what is kept of one that leaves play before it is discarded (KO.2, PR.1). */
import { pokemonDefinition } from '../board/definitions.ts'
import type { InPlay } from '../board/pokemonInPlay.ts'
import type { Game, KnockOut } from '../model/game.ts'
import { opponentOf } from '../model/players.ts'
import { update } from './record.ts'

/** How many Prize cards the Knock Out of a Pokémon is worth. */
export const worthOf = (game: Game, { pokemon }: InPlay): number => pokemonDefinition(game, pokemon).prizes ?? 1

/** The other player takes Prize cards for a Knock Out, no more than are left. */
export const prizesWith = (game: Game, prizes: KnockOut['prizes'], target: InPlay): KnockOut['prizes'] => {
  const taker = opponentOf(target.owner)
  const due = Math.min(prizes[taker] + worthOf(game, target), game.players[taker].prizes.length)
  return taker === 0 ? [due, prizes[1]] : [prizes[0], due]
}

/** An effect has taken a Knocked Out Pokémon out of play: it is discarded no more, and worth its Prize cards all the same. */
export const leavingKnockedOut = (game: Game, target: InPlay): Game => {
  const { knockOut } = game
  const { id } = target.pokemon
  if (knockOut === null || !knockOut.pokemon.includes(id)) return game
  return update(game, {
    knockOut: {
      ...knockOut,
      pokemon: knockOut.pokemon.filter((one) => one !== id),
      latest: knockOut.latest.filter((one) => one !== id),
      prizes: prizesWith(game, knockOut.prizes, target),
    },
  })
}

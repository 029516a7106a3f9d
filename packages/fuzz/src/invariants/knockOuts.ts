/** Checks Knock Outs: all Pokémon that are Knocked Out at the same time leave play together (KO.3). */
import type { Game } from 'ptcg-turn-engine/model'
import type { Check } from '../check.ts'
import { knockedOutIn } from './inForceHere.ts'
import { pokemonOfId, pokemonWithPlace } from './reading.ts'

const areKnockedOut = (before: Game, after: Game): boolean =>
  after.facts.slice(before.facts.length).some(({ fact }) => fact === 'POKEMON_KNOCKED_OUT')

/** A Pokémon with as much damage as HP that stays in play when others leave it, or null. */
const leftBehind = (before: Game, after: Game): string | null => {
  const left = knockedOutIn(before).find(([{ pokemon }]) => pokemonOfId(after, pokemon.id) !== null)
  return left === undefined ? null : pokemonWithPlace(before, left[0])
}

const DUE = ['knockOut.prizes', 'knockOut.promotion']
const CHANGING = ['knockOut.promotion', 'knockOut.prizesUsed', 'knockOut.prizeEffects']

export const knockOutsTogether: Check = {
  name: 'Knock Outs together',
  watch: () => {
    let latest = ''
    return {
      atRest: ({ state, game }) => {
        // Once a new Active Pokémon has come in or a Prize card is used, others may have less HP: they wait until the
        // Active Spots are filled (KO.5).
        const isDue = DUE.some((one) => state.startsWith(one)) && !CHANGING.some((one) => latest.startsWith(one))
        latest = state
        const [left] = isDue ? knockedOutIn(game) : []
        return left === undefined
          ? null
          : `KO.1: ${pokemonWithPlace(game, left[0])} is Knocked Out and stays in play in ${state}.`
      },
      see: ({ before, microsteps }) => {
        let at = before.game
        for (const { snapshot } of microsteps) {
          // The facts of an event are replaced by those of the next one.
          const told = at.latest === snapshot.game.latest ? at : { ...at, facts: [] }
          const left = areKnockedOut(told, snapshot.game) ? leftBehind(at, snapshot.game) : null
          if (left !== null) return `KO.3: ${left} is Knocked Out and stays in play when others leave it.`
          at = snapshot.game
        }
        return null
      },
    }
  },
}

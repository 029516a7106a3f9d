/** Checks that the Pokémon in play obey the rules: Bench, Active Spot, Special Conditions, damage (I2 to I6). */
import type { Snapshot } from 'ptcg-turn-engine'
import { type Game, PLAYERS, ROTATED_CONDITIONS } from 'ptcg-turn-engine/model'
import type { Check } from '../check.ts'
import { benchLimitIn, knockedOutIn } from './inForceHere.ts'
import {
  conditionsInWords,
  everyPokemonIn,
  isCalm,
  type PokemonInPlay,
  playerInWords,
  pokemonWithPlace,
} from './reading.ts'

const crowded = ({ state, game }: Snapshot): string | null => {
  for (const player of PLAYERS) {
    const { length } = game.players[player].bench
    if (length === 0 || state !== 'turn.main.ready') continue
    const limit = benchLimitIn(game, player)
    if (length > limit)
      return `I2: ${playerInWords(game, player)} has ${length} Benched Pokémon, and the limit is ${limit} now: nobody has discarded the rest.`
  }
  return null
}

/**
 * True in states where an Active Spot may be empty: during set-up, Knock Outs and unfinished texts, after the game, and while a Bench
 * shrinks, since that comes before a promotion (C2131).
 */
const mayBeEmpty = ({ state, game }: Snapshot): boolean =>
  state.startsWith('setUp') ||
  state.startsWith('knockOut') ||
  state.endsWith('benchShrinking') ||
  state === 'gameOver' ||
  game.resolution !== null

const empty = (at: Snapshot): string | null => {
  const { state, game } = at
  if (!isCalm(state) && mayBeEmpty(at)) return null
  for (const player of PLAYERS)
    if (game.players[player].active === null)
      return `I3: ${playerInWords(game, player)} has no Active Pokémon in ${state}.`
  return null
}

const ROTATED = new Set<string | null>([null, ...ROTATED_CONDITIONS])

const afflicted = (game: Game, inPlay: PokemonInPlay): string | null => {
  const { place, pokemon } = inPlay
  const { poisoned, burned, rotated, rotatedOnTurn } = pokemon.conditions
  if (!ROTATED.has(rotated))
    return `I4: ${pokemonWithPlace(game, inPlay)} is ${rotated}, which is no Special Condition.`
  if (!Number.isInteger(poisoned) || poisoned < 0 || !Number.isInteger(burned) || burned < 0)
    return `I4: ${pokemonWithPlace(game, inPlay)} is Poisoned by ${poisoned} or Burned by ${burned} counters.`
  if (place === 'Bench' && (rotated !== null || poisoned > 0 || burned > 0))
    return `I4: ${pokemonWithPlace(game, inPlay)} is on the Bench and in a Special Condition: ${conditionsInWords(pokemon.conditions)}.`
  return (rotated === null) === (rotatedOnTurn === 0) && rotatedOnTurn <= game.turn.number
    ? null
    : `I4: ${pokemonWithPlace(game, inPlay)} is ${rotated} since turn ${rotatedOnTurn}, in turn ${game.turn.number}.`
}

const hurt = (game: Game, inPlay: PokemonInPlay): string | null => {
  const { damage } = inPlay.pokemon
  return damage >= 0 && damage % 10 === 0 ? null : `I5: ${pokemonWithPlace(game, inPlay)} has ${damage} damage.`
}

const out = ({ state, game }: Snapshot): string | null => {
  if (!isCalm(state)) return null
  const [first] = knockedOutIn(game)
  return first === undefined
    ? null
    : `I6: ${pokemonWithPlace(game, first[0])} has ${first[0].pokemon.damage} damage on ${first[1]} HP and is still in play.`
}

/** The check of the Pokémon in play (I2 to I6). */
export const pokemonInPlay: Check = {
  name: 'Pokémon in play',
  watch: () => ({
    atRest: (at) => {
      const wrong = crowded(at) ?? empty(at) ?? out(at)
      if (wrong !== null) return wrong
      for (const inPlay of everyPokemonIn(at.game)) {
        const ill = afflicted(at.game, inPlay) ?? hurt(at.game, inPlay)
        if (ill !== null) return ill
      }
      return null
    },
  }),
}

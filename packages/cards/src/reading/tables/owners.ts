/** Checks the owner of cards that go into a hand or a deck: a card can go only to the hand and the deck of its own player. */
import type { PokemonSet, Program, Who } from 'ptcg-turn-engine/model'
import type { Target } from '../grammar/meanings.ts'
import { CONTRADICTORY, ways } from '../grammar/productions.ts'

export const OWNER_NOUNS = ways('goesTo', (say) => [
  say('your', () => 'you'),
  say("[your opponent's|their]", () => 'opponent'),
])

const OF_THE_OPPONENT: readonly unknown[] = ['opponentActive', 'eachOfOpponents', 'eachOfOpponentBench', 'attacker']

/** Returns the player whose Pokémon are meant; null if an earlier sentence decides. */
const ownerOf = (first: Program, set: PokemonSet): Who | 'either' | null => {
  if (typeof set === 'string') return OF_THE_OPPONENT.includes(set) ? 'opponent' : 'you'
  if ('each' in set) return set.each.whose
  const choice = first.findLast((effect) => effect.do === 'choosePokemon')
  return choice?.do === 'choosePokemon' ? choice.from.whose : null
}

/** Returns the steps, or `CONTRADICTORY` if they put one player's cards into the other player's hand or deck. */
export const toOwner = ({ first, set }: Target, to: Who, program: Program): Program | typeof CONTRADICTORY => {
  const owner = ownerOf(first, set)
  return owner === null || owner === 'either' || owner === to ? program : CONTRADICTORY
}

/** English phrases for the effects that switch Pokémon, take them out of play, or remove Stadiums. */
import { whoseWords } from '../../cards/countNouns.ts'
import { refWords, setWords } from '../../cards/nouns.ts'
import type { Phrasings } from '../../cards/phrasing.ts'
import { DESTINATIONS } from '../../cards/placeWords.ts'

export const inPlayPhrasings: Phrasings<'switch' | 'leavePlay' | 'removeStadium'> = {
  switch: {
    says: ({ who, with: name, out }, soFar) => {
      const incoming = refWords(soFar, { chosen: name })
      return out === true
        ? `${whoseWords(who)} Active Pokémon goes to the Bench and ${incoming} takes its place`
        : `switch ${incoming} with ${whoseWords(who)} Active Pokémon`
    },
  },
  leavePlay: {
    says: ({ pokemon, to, attached }, soFar) => {
      const all = attached === undefined ? ' and every card attached to it' : ''
      const first = attached === undefined ? '' : ` after discarding every card attached to it`
      return `${DESTINATIONS[to](`${setWords(soFar, pokemon)}${all}`, "its owner's")}${first}`
    },
  },
  removeStadium: {
    says: ({ whose, to }) =>
      DESTINATIONS[to](
        `the Stadium${whose === undefined ? '' : ` of ${whose === 'you' ? 'yours' : 'your opponent'}`} in play`,
        '',
      ),
  },
}

/** English phrases for the effects that switch Pokémon, take them out of play, or remove Stadiums. */
import { whoseWords } from '../../cards/countNouns.ts'
import { refWords, setWords } from '../../cards/nouns.ts'
import { DESTINATIONS } from '../../cards/placeWords.ts'
import type { Tellings } from '../../cards/telling.ts'

export const inPlayTellings: Tellings<'switch' | 'leavePlay' | 'removeStadium'> = {
  switch: {
    says: ({ who, with: name, out }, told) => {
      const incoming = refWords(told, { chosen: name })
      return out === true
        ? `${whoseWords(who)} Active Pokémon goes to the Bench and ${incoming} takes its place`
        : `switch ${incoming} with ${whoseWords(who)} Active Pokémon`
    },
  },
  leavePlay: {
    says: ({ pokemon, to, attached }, told) => {
      const all = attached === undefined ? ' and every card attached to it' : ''
      const first = attached === undefined ? '' : ` after discarding every card attached to it`
      return `${DESTINATIONS[to](`${setWords(told, pokemon)}${all}`, "its owner's")}${first}`
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

/** Cards for boards from which a game passes through states of the chart that chance rarely reaches. */
import type { CardDefinition, Program } from 'ptcg-turn-engine/model'
import { BACK, brinkItem, everything, keeping, OF_ITS_OWN, onOccasion, pokemon, TAP } from './brinkCard.ts'

/** It may attack twice in a turn. If one of some of its attacks is used first, the second attack is forbidden. */
export const TWICE = pokemon('twice', {
  hp: 300,
  abilities: keeping({ continuous: 'attacksTwice', scope: OF_ITS_OWN }),
  attacks: [
    TAP,
    { ...TAP, name: 'Doze', after: [{ do: 'condition', pokemon: 'thisPokemon', condition: 'Asleep' }] },
    { ...TAP, name: 'Stun', after: [{ do: 'condition', pokemon: 'thisPokemon', condition: 'Paralyzed' }] },
    {
      ...TAP,
      name: 'Strain',
      after: [{ do: 'lasting', on: 'thisPokemon', effect: { lasting: 'cantAttack' }, during: 'thisTurn' }],
    },
    { ...TAP, name: 'Power', oncePerGame: 'GX' },
    { name: 'Late', cost: [], damage: { base: 10 } },
  ],
})

/** Its attack discards the Stadium that keeps Benches large. */
export const BREAKER = pokemon('breaker', {
  attacks: [{ ...TAP, after: [{ do: 'removeStadium', to: 'discard' }] }],
})
export const WIDE: CardDefinition = {
  kind: 'Trainer',
  trainer: 'Stadium',
  id: 'brink-wide',
  name: 'Brink wide',
  continuous: [{ continuous: 'benchLimit', limit: 8 }],
}
export const CLEARING = brinkItem('clearing', [{ do: 'removeStadium', to: 'discard' }])
/** It keeps Benches large for as long as it is in play. */
export const WIDENER = pokemon('widener', { abilities: keeping({ continuous: 'benchLimit', limit: 8 }) })

/** Makes every request of `everything`, then lets the player take back Energy cards. */
const EVERYTHING: Program = [...everything('you'), ...BACK]

const PRICE: Program = [
  { do: 'chooseCards', as: 'price', whose: 'you', from: 'hand', filter: {}, min: 0, max: 2 },
  { do: 'move', cards: 'price', to: 'discard' },
]

/** One attack makes every request before its damage; the other lets its player choose how many cards to discard for it. */
export const HASTY = pokemon('hasty', {
  attacks: [
    { ...TAP, before: EVERYTHING },
    { ...TAP, name: 'Price', require: PRICE },
  ],
})
/** At the end of the turn its trigger makes every request. */
export const EVENING = pokemon('evening', { abilities: onOccasion('turnEnds', ...EVERYTHING) })
export const ENTERING = pokemon('entering', {
  abilities: onOccasion('benched', { do: 'flip', coins: 1 }, ...EVERYTHING),
})
/** When it is taken as a Prize card, a coin is flipped, and Energy cards may return from the discard pile to the hand. */
export const FOUND = pokemon('found', { abilities: onOccasion('takenAsPrize', { do: 'flip', coins: 1 }, ...BACK) })

/** It may use its third attack only if it used its first attack on its player's last turn. */
export const RECALLING = pokemon('recalling', {
  hp: 200,
  attacks: [
    TAP,
    { ...TAP, name: 'Push' },
    {
      ...TAP,
      name: 'Recall',
      only: {
        is: 'happened',
        what: 'attackUsed',
        when: 'yourLastTurn',
        whose: 'you',
        pokemon: 'thisPokemon',
        attack: 'Tap',
      },
    },
  ],
})

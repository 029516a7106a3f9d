/** Effects that keep a Pokémon from being Knocked Out, and damage that is prevented depending on its amount. */
import type { LastingEffect, PokemonFilter } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { ITSELF } from './holding.ts'

const WOULD_FALL = 'has full HP and would be Knocked Out by damage from {by:attackers}'
const STAYS = '[it|this Pokémon|that Pokémon] is not Knocked Out [, and|and] its remaining HP becomes 10 [|instead]'

/** An effect of a text on its own Pokémon. */
export const ENDURING = ways('enduring', (say) => [
  say(`if this Pokémon ${WOULD_FALL} , ${STAYS}`, ({ by }) => ({ lasting: 'endures', ...by })),
])

const always = (
  { lasting, ...rest }: Extract<LastingEffect, { readonly lasting: 'endures' }>,
  those: Omit<PokemonFilter, 'whose'> = {},
) => ({ said: 'continuous', effects: [{ continuous: lasting, scope: { ...ITSELF, ...those }, ...rest }] }) as const

const HELD = `if the {those:those} this card is attached to ${WOULD_FALL} , ${STAYS}`

/** The same effect while the card is in play. */
export const ALWAYS_ENDURING = ways('sentence', (say) => [
  say('{enduring:enduring}', ({ enduring }) => always(enduring)),
  say(HELD, ({ those, by }) => always({ lasting: 'endures', ...by }, those)),
  say(`${HELD} . [if this effect is used|then|if you do] , discard this card`, ({ those, by }) =>
    always({ lasting: 'endures', discards: true, ...by }, those),
  ),
  say(`${HELD} , and discard this card`, ({ those, by }) =>
    always({ lasting: 'endures', discards: true, ...by }, those),
  ),
])

/** Prevention of damage up to or from a number of points. */
export const SOME_DAMAGE = ways('claim', (say) => [
  say(
    'prevent all damage done to {of:subject} by {by:attackers} if that damage is {n:number} or less',
    ({ of, by, n }) => ({ of, holds: [{ lasting: 'preventDamage', atMost: n, ...by }] }),
  ),
  say(
    'prevent all damage done to {of:subject} by {by:attackers} if that damage is {n:number} or more',
    ({ of, by, n }) => ({ of, holds: [{ lasting: 'preventDamage', atLeast: n, ...by }] }),
  ),
])

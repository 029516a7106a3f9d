/** Wordings of effects that keep a Pokémon from being Knocked Out, and of damage that is prevented depending on its amount. */
import type { LastingEffect, Others, PokemonFilter, Predicate } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { ITSELF } from './holding.ts'

const WOULD_FALL = 'has full HP and would be Knocked Out by damage from {by:attackers}'
const STAYS = '[it|this Pokémon|that Pokémon] is not Knocked Out [, and|and] its remaining HP becomes 10 [|instead]'

/** An effect that keeps the Pokémon with the text from being Knocked Out. */
export const ENDURING = ways('enduring', (say) => [
  say(`if this Pokémon ${WOULD_FALL} , ${STAYS}`, ({ by }) => ({ lasting: 'endures', ...by })),
])

const always = (
  { lasting, ...rest }: Extract<LastingEffect, { readonly lasting: 'endures' }>,
  those: Omit<PokemonFilter, 'whose'> = {},
) => ({ kind: 'continuous', effects: [{ continuous: lasting, scope: { ...ITSELF, ...those }, ...rest }] }) as const

const maybePrevented = (by: { readonly from?: Others }, asked: { readonly while?: Predicate } = {}) =>
  ({
    kind: 'continuous',
    effects: [{ continuous: 'preventDamage', scope: ITSELF, ...asked, onHeads: true, ...by }],
  }) as const

const HELD = `if the {those:those} this card is attached to ${WOULD_FALL} , ${STAYS}`

const ON_HEADS = 'flip a coin . if heads , prevent that damage'

/** Prevents damage during a turn if a coin lands on heads. */
export const LASTING_COINS = ways('step', (say) => [
  say(`if any damage is done to this Pokémon by {by:attackers} {during:duration} , ${ON_HEADS}`, ({ by, during }) => [
    { do: 'lasting', on: 'thisPokemon', effect: { lasting: 'preventDamage', onHeads: true, ...by }, during },
  ]),
])

/** Effects that prevent a Knock Out or damage while the card is in play. */
export const ALWAYS_ENDURING = ways('sentence', (say) => [
  say('{enduring:enduring}', ({ enduring }) => always(enduring)),
  say(
    `if this Pokémon would be Knocked Out by damage from {by:attackers} , flip a coin . if heads , ${STAYS}`,
    ({ by }) => always({ lasting: 'endures', onHeads: true, ...by }),
  ),
  say(`if any damage is done to this Pokémon by {by:attackers} , ${ON_HEADS}`, ({ by }) => maybePrevented(by)),
  say(`if {question:question} and is damaged by {by:attackers} , ${ON_HEADS}`, ({ question, by }) =>
    maybePrevented(by, { while: question }),
  ),
  say(HELD, ({ those, by }) => always({ lasting: 'endures', ...by }, those)),
  say(`${HELD} . [if this effect is used|then|if you do] , discard this card`, ({ those, by }) =>
    always({ lasting: 'endures', discards: true, ...by }, those),
  ),
  say(`${HELD} , and discard this card`, ({ those, by }) =>
    always({ lasting: 'endures', discards: true, ...by }, those),
  ),
])

/** Prevents damage that is at most, or at least, a number of points. */
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

/** Steps that take cards off an Active Pokémon of some kind, or one card of each kind off a Pokémon. */
import type { CardFilter, PokemonSet, Who } from 'ptcg-turn-engine/model'
import { CONTRADICTORY, ways } from '../grammar/productions.ts'
import { isAnyPokemon } from './nouns.ts'
import { moveThem } from './piles.ts'
import { chooseAttachedTo } from './steps.ts'

/** Returns the Active Pokémon if it matches, or else no Pokémon. */
const activeOf = (whose: Who, fits: CardFilter): PokemonSet =>
  isAnyPokemon(fits) ? (whose === 'you' ? 'yourActive' : 'opponentActive') : { each: { whose, where: 'Active', fits } }

export const FROM_ACTIVE = ways('step', (say) => [
  say('discard {howMany:howMany} {attached:attached} from {whose:whose} Active {kind:kind}', (slots) => [
    chooseAttachedTo(activeOf(slots.whose, slots.kind), slots.attached, slots.howMany),
    moveThem('discard'),
  ]),
  say(
    'put {howMany:howMany} {attached:attached} attached to {whose:whose} Active {kind:kind} into {to:goesTo} hand',
    (slots) =>
      slots.whose === slots.to
        ? [chooseAttachedTo(activeOf(slots.whose, slots.kind), slots.attached, slots.howMany), moveThem('hand')]
        : CONTRADICTORY,
  ),
  say('discard a Pokémon Tool and [a|an] {energy:energy} from {one:one}', ({ energy, one }) => [
    ...one.first,
    chooseAttachedTo(one.ref, { trainer: 'Tool' }, {}),
    moveThem('discard'),
    chooseAttachedTo(one.ref, energy, {}),
    moveThem('discard'),
  ]),
])

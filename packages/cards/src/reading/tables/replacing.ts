/** Steps that put a card of a pile in place of a Pokémon in play. */
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/said.ts'

const REMAINS =
  'any attached cards , damage counters , Special Conditions , turns in play , and any other effects remain on the new Pokémon'

export const REPLACING = ways('step', (say) => [
  say(
    `choose [a|an] {kind:kind} [from|in] your discard pile and switch it with this Pokémon . ${REMAINS}`,
    ({ kind }) => [
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'discard', filter: kind },
      { do: 'replace', cards: THAT, pokemon: 'thisPokemon' },
    ],
  ),
  say(
    'choose a Basic Pokémon in your discard pile and switch it with 1 of your Basic Pokémon in play . any attached cards , damage counters , Special Conditions , turns in play , and any other effects remain on the new Pokémon',
    () => [
      {
        do: 'chooseCards',
        as: THAT,
        whose: 'you',
        from: 'discard',
        filter: { kind: 'Pokemon', stage: 'Basic' },
      },
      { do: 'choosePokemon', as: THAT, from: { whose: 'you', fits: { kind: 'Pokemon', stage: 'Basic' } } },
      { do: 'replace', cards: THAT, pokemon: { chosen: THAT } },
    ],
  ),
])

/** Steps that put a card of a pile in place of a Pokémon in play. */
import type { CardFilter, Program } from 'ptcg-turn-engine/model'
import type { OneTarget } from '../grammar/meanings.ts'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'

const REMAINS =
  'any attached cards , damage counters , Special Conditions , turns in play , and any other effects remain on the new Pokémon'

const replaced = (filter: CardFilter, { first, ref }: OneTarget): Program => [
  { do: 'chooseCards', as: THAT, whose: 'you', from: 'discard', filter },
  ...first,
  { do: 'replace', cards: THAT, pokemon: ref },
]

export const REPLACING = ways('step', (say) => [
  say(`choose [a|an] {cards:cards} [from|in] your discard pile and switch it with {one:one} . ${REMAINS}`, (slots) =>
    replaced(slots.cards, slots.one),
  ),
  say(
    `choose [a|an] {cards:cards} [from|in] your discard pile that has " {name:cardName} " in its name , and switch it with {one:one} . ${REMAINS}`,
    ({ cards, name, one }) => replaced({ ...cards, namePart: name }, one),
  ),
])

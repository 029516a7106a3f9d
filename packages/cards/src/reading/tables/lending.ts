/** Wordings of Tools that lend attacks and powers to their Pokémon, and of a search that evolves several Pokémon. */
import type { CardFilter } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { THAT, THIS_CARD } from '../sentences/sentenceMeaning.ts'

const such = ({ kind, ...rest }: CardFilter): CardFilter =>
  Object.keys(rest).length === 0 || kind === undefined ? rest : { kind, ...rest }

export const LENDING = ways('sentence', (say) => [
  say('the {kinds:kinds} this card is attached to can use the [attack|attacks] on this card', ({ kinds }) => ({
    kind: 'lends',
    what: 'attacks',
    filter: such(kinds),
  })),
  say('the {kinds:kinds} this card is attached to can use the VSTAR Power on this card', ({ kinds }) => ({
    kind: 'lends',
    what: 'VSTAR Power',
    filter: such(kinds),
  })),
  say('if this card is attached to 1 of your Pokémon , discard it {turnEnd:turnEnd}', ({ turnEnd }) => ({
    kind: 'trigger',
    occasion: { on: 'turnEnds', ...turnEnd },
    program: [
      { do: 'allAttached', as: THAT, on: 'thisPokemon', filter: { named: THIS_CARD } },
      { do: 'move', cards: THAT, to: 'discard' },
    ],
    inside: false,
  })),
])

export const LENDING_REMINDERS = ways('reminder', (say) => [
  say('( you still need the necessary Energy to use this attack . )', () => ({ kind: 'reminder' })),
])

/** A step that evolves several chosen Pokémon, with one search of the deck for each of them. */
export const EVOLVING_EACH = ways('step', (say) => [
  say(
    'choose up to {n:several} of {among:among} . for each of those Pokémon , search your deck for a card that evolves from that Pokémon and put it onto that Pokémon to evolve it',
    ({ n, among }) => [
      { do: 'choosePokemon', as: THAT, from: among, max: n },
      {
        do: 'eachPokemon',
        pokemon: { eachChosen: THAT },
        as: 'eachPokemon',
        then: [
          { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: {}, evolving: { chosen: 'eachPokemon' } },
          { do: 'evolve', cards: THAT, pokemon: { chosen: 'eachPokemon' } },
        ],
      },
    ],
  ),
])

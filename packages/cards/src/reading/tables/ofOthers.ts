/** Triggers about Pokémon other than the one with the text, and about moves to the Bench. */
import { dequal } from 'dequal'
import { CONTRADICTORY, ways } from '../grammar/productions.ts'
import { isAnyPokemon } from './nouns.ts'
import { allOf } from './triggers.ts'

export const OF_OTHERS = ways('occasion', (say) => [
  say(
    `[if|when] your Active {kinds:kinds} is damaged by {by:attackOf} [|( even if it is Knocked Out )|( even if your Active {again:kinds} is Knocked Out )]`,
    ({ kinds, by, again }) =>
      again === undefined || dequal(again, kinds)
        ? {
            on: 'damaged',
            ...(by.by === 'opponent' ? { by: by.by } : {}),
            where: 'Active',
            of: {
              whose: 'you',
              ...(isAnyPokemon(kinds) ? {} : { fits: kinds }),
            },
            ...allOf(by),
          }
        : CONTRADICTORY,
  ),
  say('[once during your turn ,|] when this Pokémon moves from the Active Spot to [your|the] Bench', () => ({
    on: 'movedToBench',
    once: true,
  })),
  say('once during your turn , when your {kind:kind} moves from your Bench to the Active Spot', ({ kind }) => ({
    on: 'movedToActive',
    once: true,
    of: { whose: 'you', fits: kind },
  })),
  say("whenever your opponent's Active Pokémon moves to the Bench during their turn", () => ({
    on: 'movedToBench',
    of: { whose: 'opponent' },
  })),
  say("whenever a player's Active Pokémon moves to the Bench during their turn", () => ({
    on: 'movedToBench',
    of: { whose: 'either' },
  })),
  say(
    'once during your turn , if this Pokémon is on your Bench , when you attach [a|an] {cards:cards} from your hand to this Pokémon',
    ({ cards }) => ({
      on: 'attached',
      once: true,
      card: cards,
      if: { is: 'not', what: { is: 'active', pokemon: 'thisPokemon' } },
    }),
  ),
  say('whenever you attach [a|an] {cards:cards} from your hand to 1 of your {those:those}', ({ cards, those }) => ({
    on: 'attached',
    card: cards,
    of: { whose: 'you', ...those },
  })),
  say(
    'whenever your opponent plays [a|an] {those:those} from their hand to evolve 1 of their Pokémon',
    ({ those }) => ({
      on: 'evolved',
      of: { whose: 'opponent', ...those },
    }),
  ),
  // "a Pokémon V" limits nothing: every Pokémon VMAX evolves from one
  say('whenever either player plays a Pokémon VMAX from their hand to evolve a Pokémon V during their turn', () => ({
    on: 'evolved',
    of: { whose: 'either', fits: { kind: 'Pokemon', rule: 'VMAX' } },
  })),
  say('whenever you play a Pokémon from your hand to evolve the Pokémon V this card is attached to', () => ({
    on: 'evolved',
    if: { is: 'fits', pokemon: 'thisPokemon', filter: { rule: 'V' } },
  })),
  say('{occasion:occasion} , and if {question:question}', ({ occasion, question }) => ({
    ...occasion,
    ...allOf(occasion, { if: question }),
  })),
])

/** Lowers the damage from attacks of some of the opponent's Pokémon, and then discards the card. */
export const HELD_BERRIES = ways('sentence', (say) => [
  say(
    "if the Pokémon this card is attached to is damaged by an attack from your opponent's {those:those} , it takes {n:number} less damage ( after applying Weakness and Resistance ) , and discard this card",
    ({ those, n }) => ({
      kind: 'continuous',
      effects: [
        {
          continuous: 'damageTaken',
          amount: -n,
          scope: { pokemon: 'thisPokemon' },
          from: { whose: 'opponent', ...those },
          discards: true,
        },
      ],
    }),
  ),
])

/** Fewer Prize cards for Knock Outs of other Pokémon. If several copies of the card say so, only one counts. */
export const WORTH_LESS = ways('sentence', (say) => [
  say(
    "if 1 of your {those:those} is Knocked Out by damage from {by:attackers} , that player takes {n:number} fewer Prize [card|cards] . the effect of {name:name} doesn't stack",
    ({ those, by, n }) => ({
      kind: 'continuous',
      effects: [{ continuous: 'prizesGiven', amount: -n, scope: { pokemon: 'yours', ...those }, once: true, ...by }],
    }),
  ),
])

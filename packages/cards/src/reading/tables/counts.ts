/** Counts in texts: "for each ...". */
import type { CardFilter, Count, CountedZone, PokemonFilter, PokemonSet, Predicate, Who } from 'ptcg-turn-engine/model'
import { CONTRADICTORY, ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { eachOf } from './nouns.ts'

/** Counts matching Energy by its units, but Special Energy by its cards (C2010). */
const energyOn = (pokemon: PokemonSet, { kind: _, type, ...rest }: CardFilter): Count =>
  rest.basicEnergy === false
    ? { count: 'cardsOn', pokemon, filter: rest }
    : {
        count: 'energyOn',
        pokemon,
        ...(type === undefined ? {} : { type }),
        ...(Object.keys(rest).length === 0 ? {} : { filter: rest }),
      }

/** Counts the cards of a zone: all cards, or those that a filter allows. */
export const cardsIn = (whose: Who, zone: CountedZone, filter: CardFilter = {}): Count => ({
  count: 'cardsIn',
  whose,
  zone,
  ...(Object.keys(filter).length === 0 ? {} : { filter }),
})

/** Asks whether any Pokémon that the filter allows is in play. */
export const someInPlay = (of: PokemonFilter): Predicate => ({
  is: 'atLeast',
  what: { count: 'pokemonInPlay', of },
  number: 1,
})

/** A multiple of a count; the count itself if the factor is 1. */
export const timesOver = (of: Count, by: number): Count => (by === 1 ? of : { count: 'times', of, by })

const ofBoth = (zone: CountedZone, filter: CardFilter): Count => ({
  count: 'plus',
  of: [cardsIn('you', zone, filter), cardsIn('opponent', zone, filter)],
})

/** Counts the cards that the previous sentence named: all cards, or those that a filter allows. */
export const countChosen = (filter: CardFilter): Count => ({
  count: 'cardsChosen',
  named: THAT,
  ...(Object.keys(filter).length === 0 ? {} : { filter }),
})

export const ZONE_NOUNS = ways('zone', (say) => [
  say('hand', () => 'hand'),
  say('deck', () => 'deck'),
  say('discard pile', () => 'discard'),
  say('Lost Zone', () => 'lostZone'),
])

/** Pokémon on which something is counted, without a choice. */
export const SET_WAYS = ways('set', (say) => [
  say('{ref:ref}', ({ ref }) => ref),
  say('[|all of|each of] {among:among}', ({ among }) => eachOf(among)),
  say('both Active Pokémon', () => ({ each: { whose: 'either', where: 'Active' } })),
  say('all {ofBoth:ofBoth}', ({ ofBoth: filter }) => eachOf(filter)),
])

export const COUNTS = ways('each', (say) => [
  say('heads', () => ({ count: 'heads' })),
  say('tails', () => ({ count: 'tails' })),
  say('damage counter on {set:set}', ({ set }) => ({ count: 'damageCountersOn', pokemon: set })),
  // An Energy card may provide more than one Energy, so counting cards differs from counting Energy.
  say('{energy:energy} card attached to {set:set}', ({ energy, set }) => ({
    count: 'cardsOn',
    pokemon: set,
    filter: energy,
  })),
  say('{energy:energy} attached to {set:set}', ({ energy, set }) => energyOn(set, energy)),
  say('[different type|type] of basic Energy attached to {set:set}', ({ set }) => ({
    count: 'kindsOfEnergyOn',
    pokemon: set,
  })),
  say('Pokémon Tool attached to {set:set}', ({ set }) => ({ count: 'toolsOn', pokemon: set })),
  say('Special Condition affecting {ref:ref}', ({ ref }) => ({ count: 'conditionsOn', pokemon: ref })),
  say("Colorless in {ref:ref} 's Retreat Cost", ({ ref }) => ({ count: 'retreatCostOf', pokemon: ref })),
  say('of {among:among}', ({ among }) => ({ count: 'pokemonInPlay', of: among })),
  say(
    'Pokémon in play that has " {one:cardName} " or " {other:cardName} " in its name ( both yours and your opponent\'s )',
    ({ one, other }) => ({
      count: 'pokemonInPlay',
      of: { whose: 'either', fits: { kind: 'Pokemon', any: [{ namePart: one }, { namePart: other }] } },
    }),
  ),
  say('{those:those} you have in play', ({ those }) => ({ count: 'pokemonInPlay', of: { whose: 'you', ...those } })),
  say('{those:those} your opponent has in play', ({ those }) => ({
    count: 'pokemonInPlay',
    of: { whose: 'opponent', ...those },
  })),
  say('{filter:ofBoth}', ({ filter }) => ({ count: 'pokemonInPlay', of: filter })),
  say('different type of {those:those} on your Bench', ({ those }) => ({
    count: 'typesOf',
    of: { whose: 'you', where: 'Bench', ...those },
  })),
  say('{cards:cards} in {whose:whose} {zone:zone}', ({ cards, whose, zone }) => cardsIn(whose, zone, cards)),
  say("{cards:cards} in the Lost Zone ( both yours and your opponent's )", ({ cards }) => ofBoth('lostZone', cards)),
  say('{cards:cards} in your {zone:zone} that [has|have] the {attack:attackName} attack', ({ cards, zone, attack }) =>
    cardsIn('you', zone, { ...cards, attack }),
  ),
  say('Prize card you have taken', () => ({ count: 'prizesTaken', whose: 'you' })),
  say('Prize card your opponent has taken', () => ({ count: 'prizesTaken', whose: 'opponent' })),
  say('of {whose:whose} remaining Prize cards', ({ whose }) => cardsIn(whose, 'prizes')),
  say(
    '{cards:cards} [you discarded|that you discarded|discarded|you revealed|that you revealed|you shuffled into your deck|you put in the Lost Zone|you put into your hand] in this way',
    ({ cards }) => countChosen(cards),
  ),
  say('type of {energy:energy} [you discarded|discarded|you revealed] in this way', ({ energy }) =>
    energy.basicEnergy === true ? { count: 'cardsChosen', named: THAT, filter: energy, types: true } : CONTRADICTORY,
  ),
  say('damage counter you [placed|put] [on it|] in this way', () => ({ count: 'numberChosen' })),
  say('card chosen in this way', () => ({ count: 'cardsChosen', named: THAT })),
])

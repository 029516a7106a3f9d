/** Writes words that act on Pokémon in play, on attached cards, and on the Stadium. */
import type { ChooseCards, Program } from 'ptcg-turn-engine/model'
import { someCount, somePokemonFilter, someSet } from './asking.ts'
import { nameFor, withCards, writeCardChoice, writePokemonChoice } from './choices.ts'
import { continuousEffect, lastingEffect } from './lastingEffects.ts'
import { few, perhaps, someCondition, someone, somePoints, someRef, someType, type Writing } from './writing.ts'

/** Writes one word, with the words that it needs before it and the words that use its result. */
export type WritesWord = (writing: Writing) => Program

export const WORDS_IN_PLAY = {
  attach: (writing) => withCards(writing, (cards) => [{ do: 'attach', cards, to: someRef(writing) }]),
  discardAllEnergy: (writing) => [
    {
      do: 'discardAllEnergy',
      from: someRef(writing),
      ...perhaps(writing.rng, 0.4, 'type', () => someType(writing.rng)),
    },
  ],
  discardTools: (writing) => [{ do: 'discardTools', from: someSet(writing) }],
  switch: (writing) => {
    const who = someone(writing.rng)
    const choice = writePokemonChoice(writing, writing.rng.chance(0.9) ? who : undefined)
    return [
      choice,
      {
        do: 'switch',
        who,
        with: writing.pokemon.at(-1) ?? '',
        ...perhaps(writing.rng, 0.3, 'out', () => writing.rng.chance(0.7)),
      },
    ]
  },
  leavePlay: (writing) => [
    {
      do: 'leavePlay',
      pokemon: someSet(writing),
      to: writing.rng.pick(['hand', 'deck', 'deckTop', 'deckBottom', 'discard', 'lostZone'] as const),
      ...perhaps(writing.rng, 0.3, 'attached', () => 'discarded' as const),
    },
  ],
  evolve: (writing) => {
    const pokemon = someSet(writing)
    const choice = writeCardChoice(writing)
    const skipping = perhaps(writing.rng, 0.3, 'skipping', () => true as const)
    const cards = writing.cards.at(-1) ?? ''
    // after `evolve`, the name of the card refers to the Pokémon onto which the card was put
    if (writing.rng.chance(0.3)) writing.pokemon.push(cards)
    return [
      choice.do === 'chooseCards'
        ? { ...choice, ...(writing.rng.chance(0.7) ? { evolving: pokemon, ...skipping } : {}) }
        : choice,
      { do: 'evolve', cards, pokemon, ...skipping },
    ]
  },
  replace: (writing) => {
    const choice: ChooseCards = {
      do: 'chooseCards',
      as: nameFor(writing, 'cards'),
      whose: 'you',
      from: 'discard',
      filter: { kind: 'Pokemon', stage: 'Basic' },
    }
    writing.cards.push(choice.as)
    return [choice, { do: 'replace', cards: choice.as, pokemon: 'yourActive' }]
  },
  devolve: (writing) => [
    {
      do: 'devolve',
      pokemon: someSet(writing),
      to: writing.rng.pick(['hand', 'deckTop', 'deckBottom', 'discard', 'lostZone'] as const),
    },
  ],
  removeStadium: ({ rng }) => [
    {
      do: 'removeStadium',
      ...perhaps(rng, 0.4, 'whose', () => someone(rng)),
      to: rng.pick(['discard', 'lostZone'] as const),
    },
  ],
  putCounters: (writing) => [{ do: 'putCounters', on: someSet(writing), counters: someCount(writing) }],
  spreadCounters: (writing) => [
    { do: 'spreadCounters', among: somePokemonFilter(writing), counters: few(writing.rng) },
  ],
  moveCounters: (writing) => [
    {
      do: 'moveCounters',
      from: someSet(writing),
      to: someRef(writing),
      counters: writing.rng.chance(0.3) ? 'all' : someCount(writing),
    },
  ],
  knockOut: (writing) => [{ do: 'knockOut', pokemon: someSet(writing) }],
  heal: (writing) => [
    {
      do: 'heal',
      pokemon: someSet(writing),
      damage: writing.rng.chance(0.2) ? 'all' : somePoints(writing.rng, 60),
      ...perhaps(writing.rng, 0.3, 'times', () => someCount(writing, 0.8)),
    },
  ],
  condition: (writing) => {
    const condition = someCondition(writing.rng)
    const isMarker = condition === 'Poisoned' || condition === 'Burned'
    return [
      {
        do: 'condition',
        pokemon: someRef(writing),
        condition,
        ...perhaps(writing.rng, isMarker ? 0.3 : 0, 'counters', () => few(writing.rng)),
      },
    ]
  },
  recover: (writing) => [
    {
      do: 'recover',
      pokemon: someSet(writing),
      ...perhaps(writing.rng, 0.5, 'from', () => someCondition(writing.rng)),
    },
  ],
  lasting: (writing) => [
    {
      do: 'lasting',
      on: someRef(writing),
      effect: lastingEffect(writing.rng, writing.attacks),
      during: writing.rng.pick(['opponentsNextTurn', 'yourNextTurn', 'thisTurn', 'whileActive'] as const),
    },
  ],
  lockAttack: (writing) => [
    {
      do: 'lockAttack',
      on: someRef(writing),
      during: writing.rng.pick(['opponentsNextTurn', 'yourNextTurn'] as const),
    },
  ],
  lastingRule: ({ rng }) => [
    {
      do: 'lastingRule',
      effect: continuousEffect(rng, 'text'),
      during: rng.pick(['opponentsNextTurn', 'yourNextTurn', 'thisTurn'] as const),
    },
  ],
} as const satisfies { readonly [name: string]: WritesWord }

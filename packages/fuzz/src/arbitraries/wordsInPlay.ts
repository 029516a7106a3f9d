/** Writes words that act on Pokémon in play, on attached cards, and on the Stadium. */
import type { ChooseCards, Program } from 'ptcg-turn-engine/model'
import { someCount, somePokemonFilter, someSet } from './asking.ts'
import { nameFor, withCards, writeCardChoice, writePokemonChoice } from './choices.ts'
import { continuousEffect, lastingEffect } from './lastingEffects.ts'
import { few, perhaps, someCondition, someone, somePoints, someRef, someType, type Writing } from './writing.ts'

/** Writes one word, with the words it needs before it and those that use it after it. */
export type WritesWord = (writing: Writing) => Program

export const WORDS_IN_PLAY = {
  attach: (writing) => withCards(writing, (cards) => [{ do: 'attach', cards, to: someRef(writing) }]),
  discardAllEnergy: (writing) => [
    {
      do: 'discardAllEnergy',
      from: someRef(writing),
      ...perhaps(writing.dice, 0.4, 'type', () => someType(writing.dice)),
    },
  ],
  discardTools: (writing) => [{ do: 'discardTools', from: someSet(writing) }],
  switch: (writing) => {
    const who = someone(writing.dice)
    const choice = writePokemonChoice(writing, writing.dice.chance(0.9) ? who : undefined)
    return [
      choice,
      {
        do: 'switch',
        who,
        with: writing.pokemon.at(-1) ?? '',
        ...perhaps(writing.dice, 0.3, 'out', () => writing.dice.chance(0.7)),
      },
    ]
  },
  leavePlay: (writing) => [
    {
      do: 'leavePlay',
      pokemon: someSet(writing),
      to: writing.dice.pick(['hand', 'deck', 'deckTop', 'deckBottom', 'discard', 'lostZone'] as const),
      ...perhaps(writing.dice, 0.3, 'attached', () => 'discarded' as const),
    },
  ],
  evolve: (writing) => {
    const pokemon = someSet(writing)
    const choice = writeCardChoice(writing)
    const skipping = perhaps(writing.dice, 0.3, 'skipping', () => true as const)
    return [
      choice.do === 'chooseCards'
        ? { ...choice, ...(writing.dice.chance(0.7) ? { evolving: pokemon, ...skipping } : {}) }
        : choice,
      { do: 'evolve', cards: writing.cards.at(-1) ?? '', pokemon, ...skipping },
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
      to: writing.dice.pick(['hand', 'deckTop', 'deckBottom', 'discard', 'lostZone'] as const),
    },
  ],
  removeStadium: ({ dice }) => [
    {
      do: 'removeStadium',
      ...perhaps(dice, 0.4, 'whose', () => someone(dice)),
      to: dice.pick(['discard', 'lostZone'] as const),
    },
  ],
  putCounters: (writing) => [{ do: 'putCounters', on: someSet(writing), counters: someCount(writing) }],
  spreadCounters: (writing) => [
    { do: 'spreadCounters', among: somePokemonFilter(writing), counters: few(writing.dice) },
  ],
  moveCounters: (writing) => [
    {
      do: 'moveCounters',
      from: someSet(writing),
      to: someRef(writing),
      counters: writing.dice.chance(0.3) ? 'all' : someCount(writing),
    },
  ],
  knockOut: (writing) => [{ do: 'knockOut', pokemon: someSet(writing) }],
  heal: (writing) => [
    {
      do: 'heal',
      pokemon: someSet(writing),
      damage: writing.dice.chance(0.2) ? 'all' : somePoints(writing.dice, 60),
      ...perhaps(writing.dice, 0.3, 'times', () => someCount(writing, 0.8)),
    },
  ],
  condition: (writing) => {
    const condition = someCondition(writing.dice)
    const isMarker = condition === 'Poisoned' || condition === 'Burned'
    return [
      {
        do: 'condition',
        pokemon: someRef(writing),
        condition,
        ...perhaps(writing.dice, isMarker ? 0.3 : 0, 'counters', () => few(writing.dice)),
      },
    ]
  },
  recover: (writing) => [
    {
      do: 'recover',
      pokemon: someSet(writing),
      ...perhaps(writing.dice, 0.5, 'from', () => someCondition(writing.dice)),
    },
  ],
  lasting: (writing) => [
    {
      do: 'lasting',
      on: someRef(writing),
      effect: lastingEffect(writing.dice, writing.attacks),
      during: writing.dice.pick(['opponentsNextTurn', 'yourNextTurn', 'thisTurn'] as const),
    },
  ],
  lastingRule: ({ dice }) => [
    {
      do: 'lastingRule',
      effect: continuousEffect(dice, 'text'),
      during: dice.pick(['opponentsNextTurn', 'yourNextTurn', 'thisTurn'] as const),
    },
  ],
} as const satisfies { readonly [name: string]: WritesWord }

/** The Pokémon Checkup between turns: Special Conditions in one block, other effects before or after the block, then Knock Outs (PC). */
import { resolvingChoicesAndCoins, resolvingCoins } from './resolving.ts'
import { state } from './state.ts'
import { cite } from './vocabulary.ts'

export const checkup = state({
  description: 'Both sides are checked between turns.',
  meta: cite('PC.1'),
  initial: 'effectsBefore',
  states: {
    effectsBefore: {
      description: 'Effects that a player puts before the Special Conditions.',
      meta: cite('PC.6'),
      entry: ['beginCheckup', 'recover'],
      ...resolvingChoicesAndCoins,
      onDone: [
        {
          description: 'The Special Conditions come next, as one block.',
          meta: cite('PC.1', 'PC.6'),
          target: 'poisoned',
        },
      ],
    },
    poisoned: {
      description: 'Poisoned Pokémon get their damage counters.',
      meta: cite('PC.2'),
      entry: ['applyPoison', 'recover'],
      always: { description: 'Burned comes next.', meta: cite('PC.1'), target: 'burned' },
    },
    burned: {
      description: 'Burned Pokémon get damage counters, and a coin is flipped; its meaning depends on the era.',
      meta: cite('PC.3'),
      entry: 'queueBurn',
      ...resolvingCoins,
      onDone: [{ description: 'Asleep comes next.', meta: cite('PC.1'), target: 'asleep' }],
    },
    asleep: {
      description: 'A coin decides whether an Asleep Pokémon wakes up.',
      meta: cite('PC.4'),
      entry: 'queueSleep',
      ...resolvingCoins,
      onDone: [{ description: 'Paralyzed comes last.', meta: cite('PC.1'), target: 'paralyzed' }],
    },
    paralyzed: {
      description: 'Pokémon that were Paralyzed for a whole turn of their owner recover.',
      meta: cite('PC.5'),
      entry: ['endParalysis', 'recover'],
      always: { description: 'All Special Conditions have been checked.', meta: cite('PC.6'), target: 'effectsAfter' },
    },
    effectsAfter: {
      description: 'Effects that come after the Special Conditions.',
      meta: cite('PC.6'),
      entry: 'queueLaterCheckupEffects',
      ...resolvingChoicesAndCoins,
      onDone: [
        {
          description: 'The Checkup is over.',
          meta: cite('PC.6'),
          target: 'done',
        },
      ],
    },
    done: { description: 'The Checkup is over.', meta: cite('PC.1'), type: 'final' },
  },
  onDone: { description: 'Knock Outs are checked once.', meta: cite('PC.7'), target: 'knockOut' },
})

/** Pokémon Checkup between turns: Special Conditions as one block, other effects wholly before or after it, then Knock Outs (PC). */
import { resolvingChoicesAndCoins, resolvingCoins } from './resolving.ts'
import { state } from './state.ts'
import { cite } from './vocabulary.ts'

export const checkup = state({
  description: 'Between turns both sides are checked.',
  meta: cite('PC.1'),
  initial: 'effectsBefore',
  states: {
    effectsBefore: {
      description: 'Effects that somebody puts before the Special Conditions.',
      meta: cite('PC.6'),
      entry: ['beginCheckup', 'recover'],
      ...resolvingChoicesAndCoins,
      onDone: [
        {
          description: 'Now the Special Conditions, as one block.',
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
      description: 'Burned Pokémon get damage counters and flip a coin; the era says what the coin decides.',
      meta: cite('PC.3'),
      entry: 'queueBurn',
      ...resolvingCoins,
      onDone: [{ description: 'Asleep comes next.', meta: cite('PC.1'), target: 'asleep' }],
    },
    asleep: {
      description: 'Asleep Pokémon flip a coin to wake up.',
      meta: cite('PC.4'),
      entry: 'queueSleep',
      ...resolvingCoins,
      onDone: [{ description: 'Paralyzed comes last.', meta: cite('PC.1'), target: 'paralyzed' }],
    },
    paralyzed: {
      description: 'Pokémon that were Paralyzed for a turn of their owner recover.',
      meta: cite('PC.5'),
      entry: ['endParalysis', 'recover'],
      always: { description: 'The block is over.', meta: cite('PC.6'), target: 'effectsAfter' },
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
    done: { description: 'Everything of the Checkup is done.', meta: cite('PC.1'), type: 'final' },
  },
  onDone: { description: 'Knock Outs are checked once.', meta: cite('PC.7'), target: 'knockOut' },
})

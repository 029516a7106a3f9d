/** The states in which the Active Pokémon retreats (T2E) or Benched Pokémon beyond the limit are discarded (T2A.3). */
import { choosing, choosingSome, resolvingCoins } from './resolving.ts'
import { state } from './state.ts'
import { cite, when } from './vocabulary.ts'

export const retreating = state({
  description:
    'The Active Pokémon is retreating; it leaves the Active Spot once the cost and the Benched Pokémon are chosen.',
  meta: cite('T2E.2', 'T2E.4'),
  initial: 'paying',
  states: {
    paying: {
      ...choosingSome,
      description: 'The player chooses Energy cards to pay the Retreat Cost.',
      meta: cite('T2E.2', 'T2E.3'),
      entry: 'askForTheRetreatCost',
      always: [
        {
          description: 'The cost is covered, and in some eras a Confused Pokémon must now flip a coin.',
          meta: cite('T2E.2', 'T2E.6'),
          guard: when('theChoiceIsMade', 'aCoinDecidesTheRetreat'),
          actions: 'keepTheRetreatPayment',
          target: 'confused',
        },
        {
          description: 'The cost is covered.',
          meta: cite('T2E.2'),
          guard: when('theChoiceIsMade'),
          actions: 'keepTheRetreatPayment',
          target: 'comingIn',
        },
      ],
    },
    confused: {
      description: 'A Confused Pokémon that would retreat flips a coin.',
      meta: cite('T2E.6'),
      entry: 'queueRetreatCheck',
      ...resolvingCoins,
      onDone: [
        {
          description: 'The retreat fails, the cost is lost, and the player may not retreat again this turn.',
          meta: cite('T2E.6'),
          guard: when('theRetreatFails'),
          actions: ['failTheRetreat', 'recover'],
          target: 'done',
        },
        {
          description: 'The Pokémon may retreat.',
          meta: cite('T2E.6'),
          actions: 'finishEffects',
          target: 'comingIn',
        },
      ],
    },
    comingIn: {
      ...choosing,
      description: 'The player chooses the Benched Pokémon that becomes Active.',
      meta: cite('T2E.4'),
      entry: 'askWhoComesIn',
      always: {
        description: 'The cost is paid, and the two Pokémon change places.',
        meta: cite('T2E.4', 'T2E.5', 'T2E.7', 'T2E.8'),
        guard: when('theChoiceIsMade'),
        actions: ['retreat', 'recover'],
        target: 'done',
      },
    },
    done: { description: 'The retreat is over, or has failed.', meta: cite('T2E.4', 'T2E.6'), type: 'final' },
  },
})

/** The transition to the state in which Benched Pokémon beyond the limit are discarded. */
export const toBenchShrinking = {
  description: 'A Bench holds more Pokémon than it may.',
  meta: cite('T2A.3'),
  guard: when('aBenchIsOverItsLimit'),
  target: 'benchShrinking',
} as const

/**
 * A state in which one player discards Benched Pokémon down to the limit. The state `target` follows: its transitions check whether the
 * other player must discard too, and then whether a Pokémon is Knocked Out (R33).
 */
export const benchShrinking = <Target extends string>(target: Target) =>
  ({
    ...choosing,
    description: 'A player discards Benched Pokémon down to the limit; nobody takes Prize cards for them.',
    meta: cite('T2A.3'),
    entry: 'askWhoLeavesTheBench',
    always: {
      description: 'The chosen Pokémon leave the Bench.',
      meta: cite('T2A.3'),
      guard: when('theChoiceIsMade'),
      actions: ['discardFromTheBench', 'recover'],
      target,
    },
  }) as const

/** The attack, steps A to F of *Full details of attacking*. Nothing leads back from here to the main phase (T3.1). */
import { damage, enduring } from './damage.ts'
import { benchShrinking, toBenchShrinking } from './leaving.ts'
import { resolvingAnything, resolvingChoices, resolvingChoicesAndCoins, resolvingCoins } from './resolving.ts'
import { state } from './state.ts'
import { cite, when } from './vocabulary.ts'

const doesNotHappen = {
  description: 'The attack does not happen.',
  guard: when('theAttackDoesNotHappen'),
  target: 'done',
} as const

export const attack = state({
  description: 'An attack is carried out, step by step; then the turn is over.',
  meta: cite('T3.1'),
  initial: 'A_announce',
  states: {
    A_announce: {
      description: 'The attack is announced; the Energy for it is attached.',
      meta: cite('A-A.1', 'A-A.2', 'A-A.3'),
      always: { description: 'Announced.', meta: cite('A-A.3'), target: 'B_alter' },
    },
    B_alter: {
      description: 'Effects that might alter or cancel the attack are applied.',
      meta: cite('A-B.1', 'A-B.2'),
      entry: 'queueAlteringEffects',
      ...resolvingCoins,
      onDone: [
        { ...doesNotHappen, meta: cite('A-B.1') },
        { description: 'Nothing cancelled it.', meta: cite('A-C.1'), target: 'C_confusion' },
      ],
    },
    C_confusion: {
      description: 'A Confused attacker checks whether its attack happens.',
      meta: cite('A-C.1'),
      entry: 'queueConfusionCheck',
      ...resolvingCoins,
      onDone: [
        { ...doesNotHappen, meta: cite('A-C.1') },
        { description: 'The attack happens.', meta: cite('A-D.1'), target: 'D_choose' },
      ],
    },
    D_choose: {
      description: 'Choices that the attack requires are made.',
      meta: cite('A-D.1'),
      entry: 'queueAttackChoices',
      ...resolvingChoices,
      onDone: [
        {
          description: 'Everything is chosen.',
          meta: cite('A-D.1', 'A-E.1'),
          actions: 'tellTheChoices',
          target: 'E_require',
        },
      ],
    },
    E_require: {
      description: 'The player does what must be done to use the attack.',
      meta: cite('A-E.1'),
      entry: 'queueAttackRequirements',
      ...resolvingChoicesAndCoins,
      onDone: [
        {
          description: 'The attack was used and does nothing.',
          meta: cite('A-E.1'),
          guard: when('theAttackDoesNothing'),
          target: 'over',
        },
        {
          description: 'Another attack is used as this one, with choices and requirements of its own.',
          meta: cite('GR.2', 'A-D.1'),
          guard: when('anotherAttackIsUsedAsThisOne'),
          actions: 'beginTheCopiedAttack',
          target: 'D_choose',
        },
        { description: 'The attack goes through.', meta: cite('A-F.1'), target: 'F_resolve' },
      ],
    },
    F_resolve: {
      description: 'Effects before damage, damage counters, all other effects, and what they trigger.',
      meta: cite('A-F.1', 'A-F.2', 'A-F.3'),
      initial: 'beforeDamage',
      states: {
        beforeDamage: {
          description: 'Effects that come before damage.',
          meta: cite('A-F.1'),
          entry: 'queueEffectsBeforeDamage',
          ...resolvingAnything,
          onDone: [
            {
              description: 'Now the damage.',
              meta: cite('A-F.2'),
              target: 'damage',
            },
          ],
        },
        damage: {
          ...damage,
          onDone: { description: 'Now the other effects.', meta: cite('A-F.2', 'A-F.3'), target: 'otherEffects' },
        },
        otherEffects: {
          description: 'All other effects of the attack, in printed order.',
          meta: cite('A-F.3'),
          entry: 'queueOtherEffects',
          ...resolvingAnything,
          onDone: [
            {
              description: 'Now what the damage triggers.',
              meta: cite('A-F.3'),
              target: 'reactions',
            },
          ],
        },
        reactions: {
          description: 'Effects that the attack has set off, and those of Pokémon and cards that it damaged.',
          meta: cite('A-F.3'),
          entry: 'queueReactions',
          ...resolvingAnything,
          onDone: { description: 'Everything that was set off is carried out.', meta: cite('A-F.3'), target: 'done' },
        },
        done: { description: 'All of the attack is carried out.', meta: cite('A-F.3'), type: 'final' },
      },
      onDone: { description: 'The attack is over.', meta: cite('A-F.3', 'T3.1'), target: 'over' },
    },
    benchShrinking: benchShrinking('over'),
    over: {
      description: 'The attack is over; before Knock Outs are checked, Benches are discarded down to their limits.',
      meta: cite('A-F.3', 'T2A.3'),
      always: [
        toBenchShrinking,
        {
          description: 'No Bench is over its limit; the damage Knocks Out, unless a text keeps 10 HP.',
          meta: cite('T2A.3', 'KO.1'),
          guard: when('damageKnocksOutInTheEnd'),
          target: 'enduring',
        },
        { description: 'No Bench is over its limit.', meta: cite('T2A.3'), target: 'done' },
      ],
    },
    enduring: enduring({ description: 'It is known who keeps 10 HP.', meta: cite('KO.1'), target: 'done' }),
    done: { description: 'The attack is over, or it did not happen.', meta: cite('T3.1'), type: 'final' },
  },
  onDone: { description: 'Now Knock Outs are checked.', meta: cite('KO.1', 'T3.1'), target: '#game.knockOut' },
})

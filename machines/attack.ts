/** The attack, with the steps A to F of *Full details of attacking*. No transition leads back to the main phase (T3.1). */
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
  description: 'An attack is carried out step by step; then the turn ends.',
  meta: cite('T3.1'),
  initial: 'A_announce',
  states: {
    A_announce: {
      description: 'The attack is announced; its cost is covered.',
      meta: cite('A-A.1', 'A-A.2', 'A-A.3'),
      always: { description: 'The attack is announced.', meta: cite('A-A.3'), target: 'B_alter' },
    },
    B_alter: {
      description: 'Effects that might alter or cancel the attack are applied.',
      meta: cite('A-B.1', 'A-B.2'),
      entry: 'queueAlteringEffects',
      ...resolvingCoins,
      onDone: [
        { ...doesNotHappen, meta: cite('A-B.1') },
        { description: 'Nothing has canceled the attack.', meta: cite('A-C.1'), target: 'C_confusion' },
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
          description: 'All choices are made.',
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
          description: 'The attack was used but does nothing.',
          meta: cite('A-E.1'),
          guard: when('theAttackDoesNothing'),
          target: 'over',
        },
        {
          description: 'The attack copies another one, which has its own choices and requirements.',
          meta: cite('GR.2', 'A-D.1'),
          guard: when('anotherAttackIsUsedAsThisOne'),
          actions: 'beginTheCopiedAttack',
          target: 'D_choose',
        },
        { description: 'The attack goes through.', meta: cite('A-F.1'), target: 'F_resolve' },
      ],
    },
    F_resolve: {
      description: 'Effects before damage come first, then damage, all other effects, and triggered effects.',
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
              description: 'The damage comes next.',
              meta: cite('A-F.2'),
              target: 'damage',
            },
          ],
        },
        damage: {
          ...damage,
          onDone: { description: 'The other effects come next.', meta: cite('A-F.2', 'A-F.3'), target: 'otherEffects' },
        },
        otherEffects: {
          description: 'All other effects of the attack, in printed order.',
          meta: cite('A-F.3'),
          entry: 'queueOtherEffects',
          ...resolvingAnything,
          onDone: [
            {
              description: 'Effects that the damage triggers come next.',
              meta: cite('A-F.3'),
              target: 'reactions',
            },
          ],
        },
        reactions: {
          description:
            'Effects that the attack has triggered, including effects of the damaged Pokémon and of the cards attached to them.',
          meta: cite('A-F.3'),
          entry: 'queueReactions',
          ...resolvingAnything,
          onDone: { description: 'All triggered effects are carried out.', meta: cite('A-F.3'), target: 'done' },
        },
        done: { description: 'The whole attack is carried out.', meta: cite('A-F.3'), type: 'final' },
      },
      onDone: { description: 'The attack is over.', meta: cite('A-F.3', 'T3.1'), target: 'over' },
    },
    benchShrinking: benchShrinking('over'),
    over: {
      description: 'The attack is over; Pokémon beyond a Bench limit are discarded before Knock Outs are checked.',
      meta: cite('A-F.3', 'T2A.3'),
      always: [
        toBenchShrinking,
        {
          description:
            'No Bench is over its limit; Pokémon with enough damage are Knocked Out unless a text leaves them 10 HP.',
          meta: cite('T2A.3', 'KO.1'),
          guard: when('damageKnocksOutInTheEnd'),
          target: 'enduring',
        },
        { description: 'No Bench is over its limit.', meta: cite('T2A.3'), target: 'done' },
      ],
    },
    enduring: enduring({ description: 'The Pokémon that keep 10 HP are known.', meta: cite('KO.1'), target: 'done' }),
    done: { description: 'The attack is over, or it did not happen.', meta: cite('T3.1'), type: 'final' },
  },
  onDone: { description: 'Knock Outs are checked next.', meta: cite('KO.1', 'T3.1'), target: '#game.knockOut' },
})

/** The damage calculation in six steps; each step treats all targets of the attack together (A-D1 to A-D6). */
import { resolvingCoins } from './resolving.ts'
import { state } from './state.ts'
import { cite, when } from './vocabulary.ts'

/**
 * A state that applies the texts that leave 10 HP to a Pokémon. Some of these texts work only if a coin shows heads. `then` lists the
 * transitions that may follow.
 */
export const enduring = <const Next extends readonly object[]>(...then: Next) =>
  state({
    description: 'A text may leave 10 HP to a Pokémon that would be Knocked Out.',
    meta: cite('KO.1'),
    entry: ['keepTheLastHitPoints', 'recover', 'queueEnduringCoin'],
    ...resolvingCoins,
    onDone: [
      {
        description:
          'A text has flipped a coin that decides whether the Pokémon keeps 10 HP; another text may flip one too.',
        meta: cite('KO.1'),
        guard: when('aTextHasFlippedACoin'),
        actions: ['noteTheCoin', 'keepTheLastHitPoints', 'recover', 'queueEnduringCoin'],
        target: '.working',
      },
      ...then,
    ],
  })

export const damage = state({
  description: 'The damage of the attack is calculated and placed in six steps.',
  meta: cite('A-F.2'),
  initial: '1_base',
  states: {
    '1_base': {
      description: 'The printed damage is the start; with ×, + or −, the text of the attack changes it.',
      meta: cite('A-D1.1', 'A-D1.2'),
      entry: 'queueDamageCoins',
      ...resolvingCoins,
      onDone: [
        {
          description: 'The coins have landed, so the base damage is known.',
          meta: cite('A-D1.2'),
          actions: 'calculateBaseDamage',
          target: '2_attacker',
        },
      ],
    },
    '2_attacker': {
      description: 'Effects on the attacking side raise or lower the damage.',
      meta: cite('A-D2.1'),
      entry: 'applyAttackerEffects',
      always: [
        {
          description: 'No damage is left, so the calculation stops.',
          meta: cite('A-D2.2'),
          guard: when('noDamageIsLeftToCalculate'),
          target: 'done',
        },
        { description: 'Damage is left to calculate.', meta: cite('A-D3.1'), target: '3_weakness' },
      ],
    },
    '3_weakness': {
      description: 'The Weakness of the Active target to the type of the attacker is applied.',
      meta: cite('A-D3.1'),
      entry: 'applyWeakness',
      always: { description: 'Resistance comes next.', meta: cite('A-D4.1'), target: '4_resistance' },
    },
    '4_resistance': {
      description: 'The Resistance of the Active target to the type of the attacker is applied.',
      meta: cite('A-D4.1'),
      entry: 'applyResistance',
      always: { description: 'Effects on the defending side come next.', meta: cite('A-D5.1'), target: '5_defender' },
    },
    '5_defender': {
      description: 'Effects on the defending side raise, lower or prevent the damage.',
      meta: cite('A-D5.1'),
      entry: 'queueDefenderCoin',
      ...resolvingCoins,
      onDone: [
        {
          description:
            'A text has flipped a coin that decides whether the damage is prevented; another text may flip one too.',
          meta: cite('A-D5.1'),
          guard: when('aTextHasFlippedACoin'),
          actions: ['noteTheCoin', 'queueDefenderCoin'],
          target: '.working',
        },
        {
          description: 'The damage is known.',
          meta: cite('A-D5.1', 'A-D6.1'),
          actions: 'applyDefenderEffects',
          target: '6_counters',
        },
      ],
    },
    '6_counters': {
      description: 'One damage counter for each 10 damage is put on every target.',
      meta: cite('A-D6.1', 'A-D6.2'),
      entry: ['placeDamageCounters', 'recover'],
      always: [
        {
          description: 'In some eras Pokémon are Knocked Out by the damage now, unless a text leaves them 10 HP.',
          meta: cite('A-F.3', 'KO.1'),
          guard: when('damageKnocksOutAtOnce'),
          target: 'enduring',
        },
        {
          description: 'All counters are placed.',
          meta: cite('A-F.2'),
          target: 'done',
        },
      ],
    },
    enduring: enduring(
      {
        description: 'A Pokémon Knocked Out by the damage leaves play before the other effects.',
        meta: cite('A-F.3', 'KO.1'),
        guard: when('damageKnocksOutAtOnce'),
        actions: 'interruptTheAttack',
        target: '#game.knockOut',
      },
      { description: 'No Pokémon is Knocked Out by the damage at this point.', meta: cite('KO.1'), target: 'done' },
    ),
    done: { description: 'The damage is placed, or there is none.', meta: cite('A-F.2'), type: 'final' },
  },
})

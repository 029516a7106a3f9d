/** The six steps of the damage calculation, for all targets of the attack at once (A-D1 to A-D6). */
import { resolvingCoins } from './resolving.ts'
import { state } from './state.ts'
import { cite, when } from './vocabulary.ts'

/** Texts that keep 10 HP, some of them on heads. `then`: what follows. */
export const enduring = <const Next extends readonly object[]>(...then: Next) =>
  state({
    description: 'Texts may keep 10 HP of a Pokémon that the damage would Knock Out.',
    meta: cite('KO.1'),
    entry: ['keepTheLastHitPoints', 'recover', 'queueEnduringCoin'],
    ...resolvingCoins,
    onDone: [
      {
        description: 'A coin decides whether a text keeps 10 HP; another text may flip one.',
        meta: cite('KO.1'),
        guard: when('aTextHasFlippedACoin'),
        actions: ['noteTheCoin', 'keepTheLastHitPoints', 'recover', 'queueEnduringCoin'],
        target: '.working',
      },
      ...then,
    ],
  })

export const damage = state({
  description: 'The damage of the attack is worked out in six steps and placed.',
  meta: cite('A-F.2'),
  initial: '1_base',
  states: {
    '1_base': {
      description: 'Start from the printed damage; with ×, + or − the text says how much.',
      meta: cite('A-D1.1', 'A-D1.2'),
      entry: 'queueDamageCoins',
      ...resolvingCoins,
      onDone: [
        {
          description: 'The coins are known, and with them the base damage.',
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
          description: 'The base damage is 0: stop.',
          meta: cite('A-D2.2'),
          guard: when('noDamageIsLeftToCalculate'),
          target: 'done',
        },
        { description: 'Damage is left to calculate.', meta: cite('A-D3.1'), target: '3_weakness' },
      ],
    },
    '3_weakness': {
      description: 'Weakness of the Active target to the type of the attacker.',
      meta: cite('A-D3.1'),
      entry: 'applyWeakness',
      always: { description: 'Weakness comes before Resistance.', meta: cite('A-D4.1'), target: '4_resistance' },
    },
    '4_resistance': {
      description: 'Resistance of the Active target to the type of the attacker.',
      meta: cite('A-D4.1'),
      entry: 'applyResistance',
      always: { description: 'Now the defending side.', meta: cite('A-D5.1'), target: '5_defender' },
    },
    '5_defender': {
      description: 'Effects on the defending side raise, lower or prevent the damage.',
      meta: cite('A-D5.1'),
      entry: 'queueDefenderCoin',
      ...resolvingCoins,
      onDone: [
        {
          description: 'A coin decides whether a text prevents the damage; another text may flip one.',
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
          description: 'In some eras the damage Knocks Out now, unless a text keeps 10 HP.',
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
      { description: 'It keeps 10 HP.', meta: cite('KO.1'), target: 'done' },
    ),
    done: { description: 'The damage is placed, or there is none.', meta: cite('A-F.2'), type: 'final' },
  },
})

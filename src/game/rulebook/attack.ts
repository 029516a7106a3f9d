/** The rules of *Full details of attacking*: steps A to F and the six steps of the damage calculation. */
import { withIds } from './rule.ts'

const SEED = 'Full details of attacking'
const APR = "Advanced Player's Rulebook"

export const ATTACK_RULES = withIds([
  {
    id: 'A-A.1',
    part: 'Attack A',
    source: SEED,
    says: 'A player can announce only an attack that their Active Pokémon has.',
  },
  {
    id: 'A-A.2',
    part: 'Attack A',
    source: SEED,
    says: 'The Energy attached to the attacker covers the cost of the attack, symbol by symbol.',
  },
  {
    id: 'A-A.3',
    part: 'Attack A',
    source: SEED,
    says: 'The attack is announced; a Pokémon that is Asleep, Paralyzed or unable to attack cannot announce one.',
  },
  {
    id: 'A-B.1',
    part: 'Attack B',
    source: SEED,
    says: 'Effects that may alter or cancel the attack are applied; a canceled attack does not happen and the turn ends.',
  },
  {
    id: 'A-B.2',
    part: 'Attack B',
    source: SEED,
    says: 'Effects that could cancel the attack end when the Pokémon leaves the Active Spot.',
  },
  {
    id: 'A-C.1',
    part: 'Attack C',
    source: SEED,
    says: 'A Confused attacker flips a coin; on tails the attack does not happen and the attacker gets three damage counters.',
  },
  {
    id: 'A-D.1',
    part: 'Attack D',
    source: SEED,
    says: 'Choices that the attack requires are made before anything else that the attack does.',
  },
  {
    id: 'A-E.1',
    part: 'Attack E',
    source: SEED,
    says: 'The player first carries out what the attack requires; an attack that then does nothing was still used.',
  },
  { id: 'A-F.1', part: 'Attack F', source: SEED, says: 'Effects that come before damage are applied first.' },
  {
    id: 'A-F.2',
    part: 'Attack F',
    source: SEED,
    says: 'The damage counters of all targets are placed before the other effects.',
  },
  {
    id: 'A-F.3',
    part: 'Attack F',
    source: SEED,
    says: 'All other effects follow in printed order, then the effects that damage triggers, then Knock Outs.',
  },
  {
    id: 'A-D1.1',
    part: 'Damage 1',
    source: SEED,
    says: 'The calculation starts from the damage printed beside the attack.',
  },
  {
    id: 'A-D1.2',
    part: 'Damage 1',
    source: SEED,
    says: 'If the damage is printed with ×, + or −, the text of the attack determines the base damage.',
  },
  {
    id: 'A-D1.3',
    part: 'Damage 1',
    source: SEED,
    says: 'Damage counters that an attack puts directly need no calculation, and effects that change damage do not apply to them.',
  },
  {
    id: 'A-D2.1',
    part: 'Damage 2',
    source: SEED,
    says: 'Effects on the attacking side raise or lower the damage before Weakness and Resistance.',
  },
  {
    id: 'A-D2.2',
    part: 'Damage 2',
    source: SEED,
    says: 'The calculation stops when the damage is 0 or has been reduced to 0.',
  },
  {
    id: 'A-D3.1',
    part: 'Damage 3',
    source: SEED,
    says: 'Weakness of the Active target to the type of the attacker raises the damage as printed.',
  },
  {
    id: 'A-D4.1',
    part: 'Damage 4',
    source: SEED,
    says: 'After Weakness, Resistance of the Active target to the type of the attacker lowers the damage as printed.',
  },
  {
    id: 'A-D5.1',
    part: 'Damage 5',
    source: SEED,
    says: 'After Resistance, effects on the defending side raise, lower or prevent the damage.',
  },
  { id: 'A-D6.1', part: 'Damage 6', source: SEED, says: 'One damage counter is put on the target for each 10 damage.' },
  {
    id: 'A-D6.2',
    part: 'Damage 6',
    source: APR,
    says: 'At 0 damage or less no counter is placed and the target was not damaged.',
  },
])

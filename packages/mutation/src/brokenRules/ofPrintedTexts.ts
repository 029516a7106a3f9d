/** Mutants of everything around the words of a text: conditions, costs, limits, triggers, continuous effects. */

import type { RuleId } from 'ptcg-turn-engine'
import type { ModifierKind, OccasionName } from 'ptcg-turn-engine/model'
import { type Misreading, misread, passOver, printing, type TextPart, where, withoutKey } from './misread.ts'
import type { Mutant } from './mutant.ts'

const without = (key: string, isMeant: (part: TextPart) => boolean): Misreading =>
  where((part) => key in part && isMeant(part), withoutKey(key))

/** The kinds of texts that may have a condition or a cost, each recognized by its properties. */
const STANDS: { readonly [Where in 'attack' | 'Ability' | 'card']: (part: TextPart) => boolean } = {
  attack: (part) => 'cost' in part && !('use' in part) && !('effect' in part),
  Ability: (part) => 'use' in part,
  card: (part) => 'effect' in part,
}

const conditionsAndCosts: readonly Mutant[] = [
  misread('the condition of an attack is not checked', ['A-A.1'], without('only', STANDS.attack)),
  misread('the condition of an Ability is not checked', ['T2F.2'], without('only', STANDS.Ability)),
  misread('the condition of a card is not checked', ['T2D.1'], without('only', STANDS.card)),
  misread('an Ability costs nothing', ['GR.3'], without('cost', STANDS.Ability)),
  misread('a card costs nothing', ['GR.3'], without('cost', STANDS.card)),
  misread('an Ability may be used wherever the Pokémon is', ['T2F.2'], without('from', STANDS.Ability)),
  misread('no Ability is limited', ['T2F.1'], without('limit', STANDS.Ability)),
  ...(['oncePerTurn', 'onePerTurn'] as const).map((limit) =>
    misread(
      `${limit} is read as the other limit`,
      ['T2F.1'],
      where(
        (part) => part.limit === limit && STANDS.Ability(part),
        printing({ limit: limit === 'oncePerTurn' ? 'onePerTurn' : 'oncePerTurn' }),
      ),
    ),
  ),
]

const OCCASIONS: { readonly [Name in OccasionName]: RuleId } = {
  damaged: 'A-F.3',
  knockedOut: 'KO.2',
  checkup: 'PC.6',
  turnEnds: 'ET.3',
  benched: 'T2A.1',
  evolved: 'T2B.1',
  movedToActive: 'T2E.4',
  movedToBench: 'T2E.4',
  attached: 'T2C.1',
  takenAsPrize: 'PR.2',
}

const isTrigger = (part: TextPart): boolean => 'on' in part && 'does' in part

const triggers: readonly Mutant[] = [
  ...Object.entries(OCCASIONS).map(([on, rule]) =>
    misread(
      `${on} triggers nothing`,
      [rule],
      where((part) => isTrigger(part) && part.on === on, passOver),
    ),
  ),
  misread(
    'playing a Pokémon triggers texts about evolving',
    ['T2B.1'],
    where((part) => isTrigger(part) && part.on === 'benched', printing({ on: 'evolved' })),
  ),
  misread('moving to the Active Spot triggers the text any number of times', ['T2E.4'], without('once', isTrigger)),
  misread('attaching any card triggers the text', ['T2C.1'], without('card', isTrigger)),
  misread('a trigger about other Pokémon is about its own Pokémon', ['GR.2'], without('of', isTrigger)),
  misread(
    'the end of any turn triggers the text',
    ['ET.3'],
    without('whose', (part) => isTrigger(part) && part.on === 'turnEnds'),
  ),
  misread('the condition of a triggered text is not checked', ['GR.3'], without('if', isTrigger)),
  ...(['damaged', 'knockedOut'] as const).flatMap((on): readonly Mutant[] => {
    const isMeant = (part: TextPart): boolean => isTrigger(part) && part.on === on
    return [
      misread(`${on}, by whomever`, [OCCASIONS[on]], without('by', isMeant)),
      misread(`${on}, wherever it is`, [OCCASIONS[on]], without('where', isMeant)),
    ]
  }),
]

const MODIFIERS: { readonly [Kind in ModifierKind]: RuleId } = {
  cantRetreat: 'GR.1',
  cantAttack: 'A-A.3',
  cantUseAttack: 'A-A.3',
  attackMayFail: 'A-B.1',
  damageDealt: 'A-D2.1',
  damageTaken: 'A-D5.1',
  preventDamage: 'A-D5.1',
  preventEffects: 'GR.1',
  hp: 'KO.1',
  retreatCost: 'T2E.2',
  noRetreatCost: 'T2E.2',
  attackCost: 'A-A.2',
  symbolsSpared: 'A-A.2',
  attackCostIs: 'A-A.2',
  noAttackCost: 'A-A.2',
  noWeakness: 'A-D3.1',
  damageUnaffected: 'A-D3.1',
  noResistance: 'A-D4.1',
  types: 'A-D3.1',
  weaknessTo: 'A-D3.1',
  weaknessTimes: 'A-D3.1',
  weaknessDealt: 'A-D3.1',
  conditionCounters: 'PC.2',
  sleepCoins: 'PC.4',
  cantBeHealed: 'GR.1',
  cantReceive: 'GR.1',
  prizesGiven: 'PR.1',
  prizesWon: 'PR.1',
  evolvesEarly: 'T2B.3',
  keepsConditions: 'T2B.7',
  unhindered: 'A-A.3',
  usesAttacks: 'A-A.1',
  preventConditions: 'GR.1',
  turnGoesOn: 'MG.1',
  attacksTwice: 'T3.1',
  countersAtTurnEnd: 'ET.3',
  knockedOutAtTurnEnd: 'ET.3',
  endures: 'A-D6.1',
  returnsDamage: 'A-F.3',
  noAbilities: 'T2F.2',
  noToolEffects: 'TL.1',
  doublesBasicEnergy: 'A-A.2',
  plainSpecialEnergy: 'A-A.2',
  lostWhenKnockedOut: 'KO.3',
}

/** True for continuous effects of cards in play. Lasting effects of attacks are left out: a misread one is visible on the table at once. */
const isModifier = (part: TextPart): boolean => typeof part.continuous === 'string'

const modifiers: readonly Mutant[] = [
  ...Object.entries(MODIFIERS).map(([kind, rule]) =>
    misread(
      `${kind} changes nothing`,
      [rule],
      where((part) => part.continuous === kind, passOver),
    ),
  ),
  misread(
    'benchLimit changes nothing',
    ['T2A.3'],
    where((part) => part.continuous === 'benchLimit', passOver),
  ),
  misread('the damage is changed whatever its target is', ['A-D2.1'], without('to', isModifier)),
  misread('the damage is changed whoever the attacker is', ['A-D5.1'], without('from', isModifier)),
  misread('no coin is flipped for damage that a text prevents on heads', ['A-D5.1'], without('onHeads', isModifier)),
  misread('the condition of a continuous effect is not checked', ['T2F.2'], without('while', isModifier)),
  misread('a change of the same name is applied again and again', ['T2F.2'], without('once', isModifier)),
  misread(
    'effects of attacks are prevented instead of those of Supporters or Abilities',
    ['GR.1'],
    without('of', isModifier),
  ),
  misread(
    'a permission to evolve a new Pokémon counts for the first turn only',
    ['T2B.2'],
    without('newcomer', isModifier),
  ),
  misread(
    'a limit of one Bench limits both',
    ['T2A.3'],
    without('whose', (part) => part.continuous === 'benchLimit'),
  ),
  misread(
    'additional types replace its own',
    ['A-D3.1'],
    without('besides', (part) => part.continuous === 'types'),
  ),
  misread('a counted amount counts once', ['A-D2.1'], without('times', isModifier)),
  misread(
    'every Special Condition is prevented',
    ['GR.1'],
    without('condition', (part) => part.continuous === 'preventConditions'),
  ),
  misread('Special Conditions that are prevented stay', ['GR.1'], without('recovers', isModifier)),
  misread(
    'a change reaches the Bench and the Active Spot',
    ['T2F.2'],
    without(
      'where',
      (part) =>
        ['thisPokemon', 'yours', 'opponents', 'all'].includes(String(part.pokemon)) &&
        !('do' in part) &&
        !('is' in part),
    ),
  ),
]

export const PRINTED_TEXT_MUTANTS: readonly Mutant[] = [...conditionsAndCosts, ...triggers, ...modifiers]

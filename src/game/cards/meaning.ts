/** Checks whether each part of a card makes sense in its place. The shape of the card has been checked before. */

import { at, type JsonProblem } from '../json/problem.ts'
import type {
  AbilityDefinition,
  AttackDefinition,
  CardDefinition,
  PlayedTrainerDefinition,
  PokemonDefinition,
  PrintedDamage,
  ToolDefinition,
} from '../model/cards.ts'
import type { Predicate, Program } from '../model/effects.ts'
import type { EnergyUnit } from '../model/energy.ts'
import { isSettledQuestion } from '../model/settled.ts'
import { EVOLVES } from '../model/stages.ts'
import { IT, type OccasionName, type Trigger } from '../model/triggers.ts'
import { nothingChosen } from './chosenSoFar.ts'
import { continuousProblems } from './continuousMeaning.ts'
import { programProblems } from './programMeaning.ts'
import type { ProgramSetting } from './programSetting.ts'
import { referenceProblems } from './references.ts'

const damageProblems = ({ sign, terms }: PrintedDamage, path: string): readonly JsonProblem[] => {
  if (sign === undefined && terms !== undefined)
    return [{ path, message: 'Damage with terms needs a sign: +, × or −.' }]
  if (sign !== undefined && (terms ?? []).length === 0)
    return [{ path, message: `Damage with the sign ${sign} needs a term that says how much.` }]
  return []
}

/** Checks an "only if" question, which is asked before the text is carried out. */
const onlyProblems = (
  only: Predicate | undefined,
  path: string,
  place: ProgramSetting,
  key = 'only',
): readonly JsonProblem[] => {
  if (only === undefined) return []
  const attacked = place === 'reaction'
  const problems = referenceProblems({ [key]: only }, path, nothingChosen(), attacked, place)
  if (problems.length > 0 || isSettledQuestion(only, attacked ? ['damageDone'] : [])) return problems
  return [
    { path: at(path, key), message: 'This question is asked first, so it cannot depend on coins, choices or effects.' },
  ]
}

/** Checks a text with its cost, which is paid first: the text may refer to the choices of the cost. */
const paidProblems = (
  { only, cost }: { readonly only?: Predicate; readonly cost?: Program },
  program: Program,
  path: string,
  key: 'effect' | 'use',
  place: 'ability' | 'trainer',
): readonly JsonProblem[] => {
  const paid = programProblems(cost ?? [], at(path, 'cost'), `${place}Cost`, nothingChosen())
  return [
    ...onlyProblems(only, path, place),
    ...paid.problems,
    ...programProblems(program, at(path, key), place, paid.known).problems,
  ]
}

const ATTACK_STEPS = ['choose', 'require', 'before', 'after'] as const

/** Checks the steps of an attack, which share their choices. The damage comes before `after`. */
const attackProblems = (attack: AttackDefinition, path: string): readonly JsonProblem[] => {
  let known = nothingChosen()
  const problems: JsonProblem[] =
    attack.damage === undefined ? [] : [...damageProblems(attack.damage, at(path, 'damage'))]
  problems.push(...onlyProblems(attack.only, path, 'choose'))
  for (const step of ATTACK_STEPS) {
    if (step === 'after') {
      problems.push(...referenceProblems(attack.damage, at(path, 'damage'), known, true))
      problems.push(...referenceProblems(attack.also, at(path, 'also'), known, true))
    }
    const program = attack[step]
    if (program === undefined) continue
    const read = programProblems(program, at(path, step), step, known)
    problems.push(...read.problems)
    known = read.known
  }
  return problems
}

/** Maps each occasion to the place, for these checks, of the program that it triggers. */
const PLACES: { readonly [Name in OccasionName]: ProgramSetting } = {
  damaged: 'reaction',
  knockedOut: 'reaction',
  checkup: 'checkup',
  turnEnds: 'ability',
  benched: 'ability',
  evolved: 'ability',
  movedToActive: 'ability',
  movedToBench: 'ability',
  attached: 'ability',
  takenAsPrize: 'prize',
}

const stadiumProblems = (trigger: Trigger, path: string): readonly JsonProblem[] => {
  if (trigger.on === 'checkup') return []
  if (trigger.on === 'turnEnds')
    return trigger.whose === undefined
      ? []
      : [
          {
            path: at(path, 'whose'),
            message: "A Stadium belongs to neither side: its text concerns each player's turn.",
          },
        ]
  return 'of' in trigger && trigger.of?.whose === 'either'
    ? []
    : [
        {
          path: at(path, 'of'),
          message: "A Stadium belongs to neither side: its text concerns either player's Pokémon.",
        },
      ]
}

const triggerProblems = (
  triggers: readonly Trigger[] | undefined,
  path: string,
  place?: ProgramSetting,
): readonly JsonProblem[] =>
  (triggers ?? []).flatMap((trigger, index) => {
    const here = at(path, 'triggers', index)
    const of = 'of' in trigger ? trigger.of : undefined
    const where = place === undefined ? PLACES[trigger.on] : trigger.on === 'checkup' ? place : 'trainer'
    const known = {
      ...nothingChosen(),
      ...(of === undefined ? {} : { pokemon: new Set([IT]) }),
      ...(trigger.on === 'takenAsPrize' ? { cards: new Set([IT]) } : {}),
    }
    return [
      ...(place === undefined ? [] : stadiumProblems(trigger, here)),
      ...(trigger.if === undefined ? [] : onlyProblems(trigger.if, here, where, 'if')),
      ...programProblems(trigger.does, at(here, 'does'), where, known).problems,
    ]
  })

const ABILITY_PARTS = ['use', 'continuous', 'triggers'] as const
const USE_ONLY = ['only', 'cost', 'limit', 'oncePerGame', 'from'] as const

const abilityProblems = (ability: AbilityDefinition, path: string): readonly JsonProblem[] => [
  ...(ABILITY_PARTS.some((part) => ability[part] !== undefined)
    ? []
    : [{ path, message: 'The Ability does nothing.' }]),
  ...(ability.use === undefined ? USE_ONLY.filter((part) => ability[part] !== undefined) : []).map((part) => ({
    path: at(path, part),
    message: `Only an Ability with "use" has "${part}".`,
  })),
  ...continuousProblems(ability.continuous, at(path, 'continuous'), 'checkup'),
  ...(ability.use === undefined ? [] : paidProblems(ability, ability.use, path, 'use', 'ability')),
  ...triggerProblems(ability.triggers, path),
]

const evolutionProblems = (
  { stage, evolvesFrom, fromBasic }: PokemonDefinition,
  path: string,
): readonly JsonProblem[] => {
  if (fromBasic !== undefined && stage !== 'Stage 2')
    return [{ path: at(path, 'fromBasic'), message: 'Only a Stage 2 Pokémon has a Basic Pokémon below its Stage 1.' }]
  if (EVOLVES[stage] === false && evolvesFrom !== undefined)
    return [{ path: at(path, 'evolvesFrom'), message: `A ${stage} Pokémon evolves from nothing.` }]
  if (EVOLVES[stage] === true && evolvesFrom === undefined)
    return [{ path: at(path, 'evolvesFrom'), message: `A ${stage} Pokémon must say what it evolves from.` }]
  return []
}

const weaknessProblems = ({ weaknesses }: PokemonDefinition, path: string): readonly JsonProblem[] =>
  (weaknesses ?? []).flatMap(({ operator, amount }, index) =>
    operator === '+' && amount % 10 !== 0
      ? [
          {
            path: at(path, 'weaknesses', index, 'amount'),
            message: 'A Weakness that adds damage adds a multiple of 10.',
          },
        ]
      : [],
  )

const unitProblems = (provides: readonly EnergyUnit[], path: string): readonly JsonProblem[] =>
  provides.some((unit) => unit.length === 0)
    ? [{ path, message: 'A unit of Energy must be of at least one type.' }]
    : []

const asPokemonProblems = (card: PlayedTrainerDefinition, path: string): readonly JsonProblem[] => {
  const { asPokemon, trainer, effect, only, cost } = card
  if (asPokemon === undefined) return []
  const isPlain = trainer === 'Item' && effect.length === 0 && only === undefined && cost === undefined
  const here = at(path, 'asPokemon')
  return [
    ...(isPlain
      ? []
      : [{ path: here, message: 'Only an Item without another effect can be played as if it were a Pokémon.' }]),
    ...continuousProblems(asPokemon.continuous, at(here, 'continuous'), 'checkup'),
    ...(asPokemon.abilities ?? []).flatMap((one, index) => abilityProblems(one, at(here, 'abilities', index))),
  ]
}

/**
 * The problems of the attacks and Abilities that a Tool lends. Only Abilities that a player uses can be lent: the Tool itself has the
 * continuous effects and the triggers.
 */
const lendingProblems = ({ attacks, abilities, usedBy }: ToolDefinition, path: string): readonly JsonProblem[] => [
  ...(attacks ?? []).flatMap((attack, index) => attackProblems(attack, at(path, 'attacks', index))),
  ...(abilities ?? []).flatMap((ability, index) => {
    const here = at(path, 'abilities', index)
    const isMore = ability.continuous !== undefined || ability.triggers !== undefined
    return [
      ...(isMore ? [{ path: here, message: 'An Ability on a Tool must be one that is used.' }] : []),
      ...abilityProblems(ability, here),
    ]
  }),
  ...(usedBy !== undefined && attacks === undefined && abilities === undefined
    ? [{ path: at(path, 'usedBy'), message: 'This Tool lends nothing that could be used.' }]
    : []),
]

/** Every part of a card that makes no sense in its place. */
export const meaningProblems = (card: CardDefinition, path: string): readonly JsonProblem[] => {
  switch (card.kind) {
    case 'Pokemon':
      return [
        ...evolutionProblems(card, path),
        ...weaknessProblems(card, path),
        ...(card.abilities ?? []).flatMap((ability, index) => abilityProblems(ability, at(path, 'abilities', index))),
        ...continuousProblems(card.continuous, at(path, 'continuous'), 'checkup'),
        ...card.attacks.flatMap((attack, index) => attackProblems(attack, at(path, 'attacks', index))),
      ]
    case 'Energy':
      return [
        ...unitProblems(card.provides, at(path, 'provides')),
        ...(card.instead ?? []).flatMap((one, index) => {
          const here = at(path, 'instead', index)
          return [...unitProblems(one.provides, at(here, 'provides')), ...onlyProblems(one.if, here, 'checkup', 'if')]
        }),
        ...continuousProblems(card.continuous, at(path, 'continuous'), 'checkup'),
        ...triggerProblems(card.triggers, path),
      ]
    case 'Trainer':
      switch (card.trainer) {
        case 'Item':
        case 'Supporter':
          return [...paidProblems(card, card.effect, path, 'effect', 'trainer'), ...asPokemonProblems(card, path)]
        case 'Tool':
          return [
            ...lendingProblems(card, path),
            ...continuousProblems(card.continuous, at(path, 'continuous'), 'checkup'),
            ...triggerProblems(card.triggers, path),
          ]
        case 'Stadium':
          return [
            ...continuousProblems(card.continuous, at(path, 'continuous'), 'stadiumCheckup'),
            ...paidProblems(card, card.use ?? [], path, 'use', 'trainer'),
            ...triggerProblems(card.triggers, path, 'stadiumCheckup'),
          ]
      }
  }
}

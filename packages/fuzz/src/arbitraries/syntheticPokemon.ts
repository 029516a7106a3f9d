/** Draws Pokémon that were never printed: attacks with every step, Abilities of every kind, rule boxes. */
import type { ProgramSetting } from 'ptcg-turn-engine/internal/game/cards/programMeaning'
import type {
  AbilityDefinition,
  AttackDefinition,
  EnergyType,
  PokemonDefinition,
  PrintedDamage,
  Stage,
} from 'ptcg-turn-engine/model'
import type { Dice } from '../dice.ts'
import { someCount, someQuestion, someSet } from './asking.ts'
import { continuousEffect } from './lastingEffects.ts'
import { program, settledQuestion, usedAs, usedText } from './programs.ts'
import { OCCASION_NAMES, trigger } from './triggers.ts'
import { few, perhaps, somePoints, someType, type Writing, writingFor } from './writing.ts'

const damageOf = (writing: Writing): PrintedDamage => {
  const { dice } = writing
  const base = 10 * dice.upTo(12)
  const term = () => ({
    amount: somePoints(dice, 60),
    ...perhaps(dice, 0.6, 'times', () => someCount(writing, 0.8)),
    ...perhaps(dice, 0.4, 'if', () => someQuestion(writing)),
  })
  return {
    base,
    ...(dice.chance(0.4)
      ? {
          sign: dice.pick(['+', '×', '−'] as const),
          ...perhaps(dice, 0.5, 'coins', () => (dice.chance(0.3) ? ('untilTails' as const) : few(dice))),
          terms: dice.chance(0.2) ? [term(), term()] : [term()],
        }
      : {}),
  }
}

/** The steps of one attack share their choices. */
const attackOf = (dice: Dice, name: string, types: readonly EnergyType[], attacks: readonly string[]) => {
  const writing = writingFor(dice, 'choose', attacks)
  const step = (place: ProgramSetting, often: number) =>
    perhaps(dice, often, place, () => program({ ...writing, place, depth: 0 }, 2))
  const symbol = (): EnergyType => dice.pick(['Colorless', ...types])
  const chosen = { ...step('choose', 0.15), ...step('require', 0.1) }
  const attack: AttackDefinition = {
    name,
    cost: Array.from(
      {
        length: dice.weighted([
          [5, 0],
          [5, 1],
          [3, 2],
          [1, 3],
        ]),
      },
      symbol,
    ),
    ...chosen,
    ...step('before', 0.12),
    ...perhaps(dice, 0.85, 'damage', () => damageOf({ ...writing, place: 'after' })),
    ...perhaps(dice, 0.15, 'also', () => [
      {
        to: someSet({ ...writing, place: 'after' }),
        amount: somePoints(dice, 50),
        ...perhaps(dice, 0.3, 'times', () => someCount({ ...writing, place: 'after' }, 0.8)),
        ...perhaps(dice, 0.2, 'if', () => someQuestion({ ...writing, place: 'after' })),
      },
    ]),
    ...perhaps(dice, 0.15, 'unaffectedBy', () => [dice.pick(['Weakness', 'Resistance', 'effects'] as const)]),
    ...step('after', 0.5),
    ...perhaps(dice, 0.08, 'oncePerGame', () => dice.pick(['GX', 'VSTAR'] as const)),
    ...perhaps(dice, 0.1, 'onTheFirstTurn', () => true),
    ...perhaps(dice, 0.08, 'only', () => settledQuestion(writingFor(dice, 'ability'))),
  }
  return attack
}

/** An Ability of one kind, or of several at once. */
const abilityOf = (dice: Dice, name: string, attacks: readonly string[]): AbilityDefinition => {
  const continuous = () => [continuousEffect(dice, 'card')]
  const parts: AbilityDefinition = dice.weighted<() => Omit<AbilityDefinition, 'name'>>([
    [
      4,
      () => ({
        ...usedAs('use', usedText(dice, 'ability', attacks)),
        ...(dice.chance(0.85)
          ? { limit: dice.chance(0.4) ? ('onePerTurn' as const) : ('oncePerTurn' as const) }
          : { oncePerGame: dice.pick(['GX', 'VSTAR'] as const) }),
        ...perhaps(dice, 0.3, 'from', () => dice.pick(['Active', 'Bench'] as const)),
      }),
    ],
    [4, () => ({ continuous: continuous() })],
    ...OCCASION_NAMES.map((on) => [2, () => ({ triggers: [trigger(dice, on, attacks)] })] as const),
    [1, () => ({ continuous: continuous(), triggers: [trigger(dice, 'damaged', attacks)] })],
  ])() as AbilityDefinition
  return { ...parts, name }
}

/** Rule boxes, with the number of Prize cards for the Knock Out of such a Pokémon. */
const RULE_BOXES = [
  { rules: ['V'], prizes: 2 },
  { rules: ['VMAX'], prizes: 3 },
  { rules: ['VSTAR'], prizes: 2 },
  { rules: ['GX'], prizes: 2 },
  { rules: ['TAG TEAM', 'GX'], prizes: 3 },
  { rules: ['ex'], prizes: 2 },
  { rules: ['EX'], prizes: 2 },
  { rules: ['Radiant'] },
] as const satisfies readonly Pick<PokemonDefinition, 'rules' | 'prizes'>[]

/** A Pokémon of a stage. */
export const drawPokemon = (
  dice: Dice,
  { id, name }: { readonly id: string; readonly name: string },
  stage: Stage,
  evolvesFrom?: string,
): PokemonDefinition => {
  const types = dice.weighted<() => readonly EnergyType[]>([
    [12, () => [someType(dice)]],
    [1, () => [someType(dice), someType(dice)]],
    [1, () => []],
  ])()
  const attacks = ['Scratch', 'Bite', 'Push'].slice(
    0,
    dice.weighted([
      [1, 0],
      [8, 1],
      [5, 2],
      [1, 3],
    ]),
  )
  return {
    kind: 'Pokemon',
    id,
    name,
    stage,
    ...(evolvesFrom === undefined ? {} : { evolvesFrom }),
    hp: 30 + 10 * dice.upTo(14),
    types,
    ...perhaps(dice, 0.5, 'weaknesses', () => [
      dice.chance(0.7)
        ? { type: someType(dice), operator: '×' as const, amount: 2 }
        : { type: someType(dice), operator: '+' as const, amount: somePoints(dice, 40) },
    ]),
    ...perhaps(dice, 0.4, 'resistances', () => [{ type: someType(dice), amount: dice.pick([20, 30]) }]),
    retreatCost: dice.weighted([
      [3, 0],
      [5, 1],
      [3, 2],
      [1, 4],
    ]),
    ...(dice.chance(0.15) ? dice.pick(RULE_BOXES) : {}),
    ...perhaps(dice, 0.15, 'labels', () => [dice.pick(['Single Strike', 'Ancient'] as const)]),
    ...perhaps(dice, stage === 'Basic' ? 0 : 0.15, 'endsTheTurn', () => true),
    ...perhaps(dice, 0.05, 'discardsToLostZone', () => true),
    ...perhaps(dice, 0.45, 'abilities', () => [abilityOf(dice, 'Knack', attacks)]),
    ...perhaps(dice, 0.05, 'continuous', () => [continuousEffect(dice, 'card')]),
    attacks: attacks.map((attack) => attackOf(dice, attack, types, attacks)),
  }
}

/** Draws Pokémon that were never printed: attacks with every step, Abilities of every kind, rule boxes. */
import type { ProgramSetting } from 'ptcg-turn-engine/internal/game/cards/programSetting'
import type {
  AbilityDefinition,
  AttackDefinition,
  EnergyType,
  PokemonDefinition,
  PrintedDamage,
  Stage,
} from 'ptcg-turn-engine/model'
import type { Rng } from '../rng.ts'
import { someCount, someQuestion, someSet } from './asking.ts'
import { continuousEffect } from './lastingEffects.ts'
import { program, settledQuestion, underKey, usedText } from './programs.ts'
import { OCCASION_NAMES, trigger } from './triggers.ts'
import { few, perhaps, somePoints, someType, type Writing, writingFor } from './writing.ts'

const damageOf = (writing: Writing): PrintedDamage => {
  const { rng } = writing
  const base = 10 * rng.upTo(12)
  const term = () => ({
    amount: somePoints(rng, 60),
    ...perhaps(rng, 0.6, 'times', () => someCount(writing, 0.8)),
    ...perhaps(rng, 0.4, 'if', () => someQuestion(writing)),
  })
  const sign = rng.pick(['+', '×', '−'] as const)
  const terms = rng.chance(0.2) ? [term(), term()] : [term()]
  return {
    base,
    ...(rng.chance(0.4)
      ? {
          sign,
          ...perhaps(rng, 0.5, 'coins', () => (rng.chance(0.3) ? ('untilTails' as const) : few(rng))),
          // Some terms reduce the damage to exactly 0, after which the game must not add anything.
          terms: sign === '−' && rng.chance(0.4) ? [{ amount: base }] : terms,
        }
      : {}),
  }
}

/** Draws an attack. Its steps may refer to the choices of earlier steps. */
const attackOf = (rng: Rng, name: string, types: readonly EnergyType[], attacks: readonly string[]) => {
  const writing = writingFor(rng, 'choose', attacks)
  const step = (place: ProgramSetting, often: number) =>
    perhaps(rng, often, place, () => program({ ...writing, place, depth: 0 }))
  const symbol = (): EnergyType => (rng.chance(0.2) ? someType(rng) : rng.pick(['Colorless', ...types]))
  const chosen = { ...step('choose', 0.15), ...step('require', 0.1) }
  const attack: AttackDefinition = {
    name,
    cost: Array.from(
      {
        length: rng.weighted([
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
    ...perhaps(rng, 0.85, 'damage', () => damageOf({ ...writing, place: 'after' })),
    ...perhaps(rng, 0.15, 'also', () => [
      {
        to: someSet({ ...writing, place: 'after' }),
        amount: somePoints(rng, 50),
        ...perhaps(rng, 0.3, 'times', () => someCount({ ...writing, place: 'after' }, 0.8)),
        ...perhaps(rng, 0.2, 'if', () => someQuestion({ ...writing, place: 'after' })),
      },
    ]),
    ...perhaps(rng, 0.15, 'unaffectedBy', () => [rng.pick(['Weakness', 'Resistance', 'effects'] as const)]),
    ...step('after', 0.5),
    ...perhaps(rng, 0.08, 'oncePerGame', () => rng.pick(['GX', 'VSTAR'] as const)),
    ...perhaps(rng, 0.1, 'onTheFirstTurn', () => true),
    ...perhaps(rng, 0.08, 'only', () => settledQuestion(writingFor(rng, 'ability'))),
  }
  return attack
}

/** An Ability of one kind, or of several at once. */
const abilityOf = (rng: Rng, name: string, attacks: readonly string[]): AbilityDefinition => {
  const continuous = () => [continuousEffect(rng, 'card')]
  const parts: AbilityDefinition = rng.weighted<() => Omit<AbilityDefinition, 'name'>>([
    [
      4,
      () => ({
        ...underKey('use', usedText(rng, 'ability', attacks)),
        ...(rng.chance(0.85)
          ? { limit: rng.chance(0.4) ? ('onePerTurn' as const) : ('oncePerTurn' as const) }
          : { oncePerGame: rng.pick(['GX', 'VSTAR'] as const) }),
        ...perhaps(rng, 0.7, 'from', () => rng.pick(['Active', 'Bench'] as const)),
      }),
    ],
    [4, () => ({ continuous: continuous() })],
    ...OCCASION_NAMES.map((on) => [2, () => ({ triggers: [trigger(rng, on, attacks)] })] as const),
    [1, () => ({ continuous: continuous(), triggers: [trigger(rng, 'damaged', attacks)] })],
  ])() as AbilityDefinition
  return { ...parts, name }
}

/** A list with one entry, as on most cards, or with two; the rules apply the entries one after another. */
const oneOrTwo = <Part>(rng: Rng, part: () => Part): readonly Part[] => (rng.chance(0.3) ? [part(), part()] : [part()])

/** Rule boxes, with the number of Prize cards that a player takes for Knocking Out such a Pokémon. */
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

/** Draws a Pokémon of the given stage. */
export const drawPokemon = (
  rng: Rng,
  { id, name }: { readonly id: string; readonly name: string },
  stage: Stage,
  evolvesFrom?: string,
): PokemonDefinition => {
  const types = rng.weighted<() => readonly EnergyType[]>([
    [8, () => [someType(rng)]],
    [3, () => [someType(rng), someType(rng)]],
    [1, () => []],
  ])()
  const attacks = ['Scratch', 'Bite', 'Push'].slice(
    0,
    rng.weighted([
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
    hp: 30 + 10 * rng.upTo(14),
    types,
    ...perhaps(rng, 0.5, 'weaknesses', () =>
      oneOrTwo(rng, () =>
        rng.chance(0.7)
          ? { type: someType(rng), operator: '×' as const, amount: 2 }
          : { type: someType(rng), operator: '+' as const, amount: somePoints(rng, 40) },
      ),
    ),
    ...perhaps(rng, 0.4, 'resistances', () =>
      oneOrTwo(rng, () => ({ type: someType(rng), amount: rng.pick([20, 30]) })),
    ),
    retreatCost: rng.weighted([
      [3, 0],
      [5, 1],
      [3, 2],
      [1, 4],
    ]),
    ...(rng.chance(0.15) ? rng.pick(RULE_BOXES) : {}),
    ...perhaps(rng, 0.15, 'labels', () => [rng.pick(['Single Strike', 'Ancient'] as const)]),
    ...perhaps(rng, stage === 'Basic' ? 0 : 0.15, 'evolvesEarly', () => true),
    ...perhaps(rng, stage === 'Basic' ? 0 : 0.15, 'endsTheTurn', () => true),
    ...perhaps(rng, 0.05, 'discardsToLostZone', () => true),
    ...perhaps(rng, 0.45, 'abilities', () => [abilityOf(rng, 'Knack', attacks)]),
    ...perhaps(rng, 0.05, 'continuous', () => [continuousEffect(rng, 'card')]),
    attacks: attacks.map((attack) => attackOf(rng, attack, types, attacks)),
  }
}

/**
 * Makes the definition of a Pokémon card from its printed values and texts. Players carry out by hand each text that is not understood.
 */

import { ruleBoxPrizes } from 'ptcg-turn-engine/internal/game/cards/ruleBoxPrizes'
import {
  type AbilityDefinition,
  type AttackDefinition,
  type ContinuousEffect,
  type EnergyType,
  type PokemonDefinition,
  STAGES,
  type Stage,
  type Weakness,
} from 'ptcg-turn-engine/model'
import { abilityOf } from '../sentences/abilityOf.ts'
import { attackOf, type OtherCost } from '../sentences/attackOf.ts'
import { readContinuous } from '../sentences/continuousOf.ts'
import type { PrintedNumber } from '../sentences/damageOf.ts'
import type { NumberBeside } from '../sentences/laterDamage.ts'
import { doubtsIn, programByHand, textOf, unreadOf } from '../sentences/textOf.ts'
import { labelsOf, type PrintedFacts, rulesOf } from './pokemonTcgData.ts'
import type { PrintedText, ReadCard } from './readCard.ts'
import { saysThatTheTurnEnds } from './ruleLines.ts'

type PrintedAttack = PrintedFacts['attacks'][number]

const SIGNS: Readonly<Record<string, NonNullable<PrintedNumber['sign']>>> = { '+': '+', '×': '×', x: '×', '-': '−' }

const numberOf = (damage: string): PrintedNumber | null => {
  if (damage === '') return null
  const sign = SIGNS[damage.at(-1) ?? '']
  const base = Number.parseInt(damage, 10)
  return sign === undefined ? { base } : { base, sign }
}

/** A Pokémon without any texts. One text is added to a copy of it, to check that the engine can play a card with this text. */
const PLAIN: PokemonDefinition = {
  kind: 'Pokemon',
  id: 'plain',
  name: 'Plain',
  stage: 'Basic',
  hp: 10,
  types: ['Colorless'],
  retreatCost: 0,
  attacks: [],
}

interface Read<Part> {
  readonly part: Part
  /** A continuous effect that the text adds to its card. */
  readonly besides?: ContinuousEffect
  readonly text: PrintedText
}

const otherCost = (attack: string, costs: OtherCost): ContinuousEffect => ({
  continuous: 'attackCostIs',
  attack,
  scope: { pokemon: 'thisPokemon' },
  ...costs,
})

/** Reads an attack and its text. */
export const readAttack = (
  { name, cost, damage, text }: PrintedAttack,
  { name: cardName, attacks: all }: Pick<PrintedFacts, 'name' | 'attacks'>,
): Read<AttackDefinition> => {
  const printed = numberOf(damage)
  const attacks = all.map((one) => one.name)
  const beside: NumberBeside = (attack) => numberOf(all.find((one) => one.name === attack)?.damage ?? '')
  const symbols = cost.filter((symbol): symbol is EnergyType => symbol !== 'Free')
  const read = textOf(text, {
    name: cardName,
    of: 'attack',
    attacks,
    together: (sentences) => attackOf(printed, sentences, beside),
    cardWith: ({ costs, ...meaning }) => ({
      ...PLAIN,
      ...(costs === undefined ? {} : { continuous: [otherCost('Attack', costs)] }),
      attacks: [{ name: 'Attack', cost: [], ...meaning }],
    }),
  })
  const { costs, ...meaning } = read.read ? read.meaning : {}
  return {
    ...(costs === undefined ? {} : { besides: otherCost(name, costs) }),
    part: read.read
      ? { name, cost: symbols, ...meaning }
      : {
          name,
          cost: symbols,
          ...(printed === null ? {} : { damage: { base: printed.base } }),
          after: programByHand(text),
        },
    text: {
      kind: 'attack',
      name,
      printed: [damage, text].filter((part) => part !== '').join(' '),
      unread: unreadOf(read),
      ...doubtsIn(read),
    },
  }
}

export const readAbility = (
  { name, text }: PrintedFacts['abilities'][number],
  cardName: string,
  attacks: readonly string[] = [],
): Read<AbilityDefinition> => {
  const read = textOf(text, {
    name: cardName,
    of: 'Ability',
    attacks: [name, ...attacks],
    together: abilityOf,
    cardWith: (meaning) => ({ ...PLAIN, abilities: [{ name: 'Ability', ...meaning }] }),
  })
  return {
    part: read.read ? { name, ...read.meaning } : { name, use: programByHand(text) },
    text: { kind: 'Ability', name, printed: text, unread: unreadOf(read), ...doubtsIn(read) },
  }
}

const EVOLVES_EARLY =
  'You may play this card from your hand to evolve a Pokémon during your first turn or the turn you play that Pokémon.'

/**
 * Reads an Ancient Trait, which is not an Ability, as continuous effects. The trait that lets a Pokémon evolve early is
 * a property of the card instead.
 */
const readTrait = ({ name, text }: NonNullable<PrintedFacts['ancientTrait']>): Read<readonly ContinuousEffect[]> => {
  if (text === EVOLVES_EARLY) return { part: [], text: { kind: 'rule', name, printed: text, unread: [] } }
  const read = textOf(text, {
    together: (sentences) => readContinuous(sentences, 'Not all of this text is a continuous effect.'),
    cardWith: (continuous) => ({ ...PLAIN, continuous }),
  })
  return {
    part: read.read ? read.meaning : [],
    text: { kind: 'rule', name, printed: text, unread: unreadOf(read), ...doubtsIn(read) },
  }
}

const stageOf = ({ subtypes }: PrintedFacts): Stage => STAGES.find((stage) => subtypes.includes(stage)) ?? 'Basic'

/** The rule of Tera Pokémon: on the Bench, they take no damage from attacks. The rule is not an Ability (TE.1). */
const TERA: readonly ContinuousEffect[] = [
  { continuous: 'preventDamage', scope: { pokemon: 'thisPokemon', where: 'Bench' } },
]

const weaknesses = (facts: PrintedFacts): readonly Weakness[] =>
  facts.weaknesses.map(({ type, value }) => ({
    type,
    operator: value.startsWith('×') ? '×' : '+',
    amount: Number(value.slice(1)),
  }))

/** Reads a Pokémon and its texts. */
export const readPokemon = (facts: PrintedFacts): ReadCard<PokemonDefinition> => {
  const names = facts.attacks.map(({ name }) => name)
  const attacks = facts.attacks.map((attack) => readAttack(attack, facts))
  const abilities = facts.abilities.map((ability) => readAbility(ability, facts.name, names))
  const trait = facts.ancientTrait === undefined ? null : readTrait(facts.ancientTrait)
  const rules = rulesOf(facts)
  const prizes = ruleBoxPrizes(facts.name, rules)
  const changes = [
    ...(facts.subtypes.includes('Tera') ? TERA : []),
    ...attacks.flatMap(({ besides }) => besides ?? []),
    ...(trait?.part ?? []),
  ]
  return {
    definition: {
      kind: 'Pokemon',
      id: facts.id,
      name: facts.name,
      stage: stageOf(facts),
      ...(facts.evolvesFrom === undefined ? {} : { evolvesFrom: facts.evolvesFrom }),
      hp: facts.hp ?? 0,
      types: facts.types,
      ...(facts.weaknesses.length === 0 ? {} : { weaknesses: weaknesses(facts) }),
      ...(facts.resistances.length === 0
        ? {}
        : { resistances: facts.resistances.map(({ type, value }) => ({ type, amount: Number(value.slice(1)) })) }),
      retreatCost: facts.retreatCost.length,
      ...(facts.ancientTrait?.text === EVOLVES_EARLY ? { evolvesEarly: true } : {}),
      ...(saysThatTheTurnEnds(facts) ? { endsTheTurn: true } : {}),
      ...(prizes === 1 ? {} : { prizes }),
      ...(rules.length === 0 ? {} : { rules }),
      ...labelsOf(facts),
      ...(abilities.length === 0 ? {} : { abilities: abilities.map(({ part }) => part) }),
      ...(changes.length === 0 ? {} : { continuous: changes }),
      attacks: attacks.map(({ part }) => part),
    },
    texts: [...abilities, ...attacks, ...(trait === null ? [] : [trait])].map(({ text }) => text),
  }
}

/**
 * Adapts cards for refereeing: printed values, conditions and continuous effects stay, and all other texts are done by hand, as the log
 * says.
 */
import { ruleBoxPrizes, rulesInName } from 'ptcg-turn-engine/internal/game/cards/ruleBoxPrizes'
import {
  type AbilityDefinition,
  type AttackDefinition,
  type CardDefinition,
  ENERGY_TYPES,
  type EnergyType,
  type PokemonDefinition,
  type Program,
} from 'ptcg-turn-engine/model'
import { workedOutOnce } from './workedOutOnce.ts'

const byHand = (text: string): Program => [{ do: 'byHand', text }]

/** True if the damage of an attack may depend on choices, discards or earlier effects, or if another attack may be used in its place. */
export const mayDiffer = (attack: AttackDefinition, said: number): boolean => {
  const { choose, require, before, also, damage } = attack
  return (
    before !== undefined ||
    also !== undefined ||
    (damage?.terms !== undefined && (choose !== undefined || require !== undefined)) ||
    (require !== undefined && said === 0) ||
    /"do":"(?:copyAttack|byHand)"/.test(JSON.stringify(attack))
  )
}

/** Returns the lasting effects that the engine can carry out itself: those without a condition and without a chosen Pokémon. */
const leftInForce = (program: Program = []): Program =>
  program.filter((effect) => effect.do === 'lastingRule' || (effect.do === 'lasting' && typeof effect.on === 'string'))

const attackByHand = (attack: AttackDefinition): AttackDefinition => {
  const { choose: _, require: __, before: ___, also: ____, ...rest } = attack
  return { ...rest, after: [...byHand(attack.name), ...leftInForce(attack.after)] }
}

const LASTING = /"do":"lasting(?:Rule)?"/g

const lastingIn = (card: CardDefinition): number => JSON.stringify(card).match(LASTING)?.length ?? 0

const abilityByHand = (ability: AbilityDefinition): AbilityDefinition => {
  const { cost: _, triggers: __, ...rest } = ability
  return rest.use === undefined ? rest : { ...rest, use: byHand(ability.name) }
}

/** Returns the card with its texts done by hand. */
export const carriedOutByHand = workedOutOnce((card: CardDefinition): CardDefinition => {
  if (card.kind === 'Pokemon') {
    const abilities = card.abilities?.map(abilityByHand)
    return { ...card, attacks: card.attacks.map(attackByHand), ...(abilities === undefined ? {} : { abilities }) }
  }
  if (card.kind === 'Energy') {
    const { triggers: _, ...rest } = card
    return rest
  }
  if (card.trainer === 'Tool') {
    const { triggers: _, ...rest } = card
    const attacks = card.attacks?.map(attackByHand)
    const abilities = card.abilities?.map(abilityByHand)
    return { ...rest, ...(attacks === undefined ? {} : { attacks }), ...(abilities === undefined ? {} : { abilities }) }
  }
  if (card.trainer === 'Stadium') {
    const { triggers: _, cost: __, ...rest } = card
    return rest.use === undefined ? rest : { ...rest, use: byHand(card.name) }
  }
  const { cost: _, ...rest } = card
  return { ...rest, effect: [...byHand(card.name), ...leftInForce(card.effect)] }
})

/** True if a text of the card may set a lasting effect that is not tracked. */
export const leavesMore = workedOutOnce(
  (card: CardDefinition): boolean => lastingIn(card) > lastingIn(carriedOutByHand(card)),
)

/** The prefix of the id of a card of which only the name is known. */
export const UNKNOWN_PREFIX = 'unknown:'

/** True if only the name of a card is known. */
export const isUnknown = (card: CardDefinition | null): boolean => card === null || card.id.startsWith(UNKNOWN_PREFIX)

/** The HP of a Pokémon of which only the name is known. No attack does so much damage, so it is Knocked Out only if the log says so. */
export const UNKNOWN_HP = 9990

/**
 * The stage of a Pokémon and the Pokémon that it evolves from. `shared`: all printings of its name agree on both; otherwise the log
 * suggests them.
 */
export interface PokemonLine {
  readonly stage: PokemonDefinition['stage']
  readonly evolvesFrom: string | null
  readonly shared: boolean
}

/** Returns the stage, and the Pokémon evolved from, on which all printings of a name agree, or else those that the log suggests. */
export const evolutionLineOf = (printings: readonly CardDefinition[], evolvesFrom: string | null): PokemonLine => {
  const [first, ...others] = printings
  const agree =
    first?.kind === 'Pokemon' &&
    others.every((one) => one.kind === 'Pokemon' && one.stage === first.stage && one.evolvesFrom === first.evolvesFrom)
  return agree
    ? { stage: first.stage, evolvesFrom: first.evolvesFrom ?? null, shared: true }
    : { stage: evolvesFrom === null ? 'Basic' : 'Stage 1', evolvesFrom, shared: false }
}

/** Makes the definition of a Pokémon of which only the name is known. Later lines may add values. */
export const unknownPokemon = (key: string, name: string, line: PokemonLine): PokemonDefinition => ({
  kind: 'Pokemon',
  id: `${UNKNOWN_PREFIX}${line.shared ? 'stage:' : ''}${key}`,
  name,
  stage: line.stage,
  ...(line.evolvesFrom === null ? {} : { evolvesFrom: line.evolvesFrom }),
  hp: UNKNOWN_HP,
  types: [],
  retreatCost: 0,
  rules: rulesInName(name),
  prizes: ruleBoxPrizes(name, rulesInName(name)),
  attacks: [],
})

/** The kind that a card other than a Pokémon is assumed to have, because of the line in which it is played. */
export type PlayedAs = 'Item' | 'Supporter' | 'Tool' | 'Stadium' | 'Energy'

/** Returns the type that an unknown Special Energy card provides: the type in its name, or Colorless. */
const typeIn = (name: string): EnergyType => ENERGY_TYPES.find((type) => name.split(' ').includes(type)) ?? 'Colorless'

/** Makes the definition of a card other than a Pokémon of which only the name is known. */
export const unknownCard = (key: string, name: string, as: PlayedAs): CardDefinition => {
  const id = `${UNKNOWN_PREFIX}${key}`
  if (as === 'Energy') return { kind: 'Energy', id, name, basic: false, provides: [[typeIn(name)]] }
  if (as === 'Tool') return { kind: 'Trainer', trainer: as, id, name }
  if (as === 'Stadium') return { kind: 'Trainer', trainer: as, id, name, use: byHand(name) }
  return { kind: 'Trainer', trainer: as, id, name, effect: byHand(name) }
}

/** An invented card that asks about past events, which makes the engine remember them all. Unknown cards may ask about any of them. */
export const ASKS_THE_PAST: CardDefinition = {
  ...unknownPokemon('past', 'The past', { stage: 'Basic', evolvesFrom: null, shared: false }),
  attacks: [{ name: 'The past', cost: [], only: { is: 'happened', what: 'knockedOut', when: 'thisTurn' } }],
}

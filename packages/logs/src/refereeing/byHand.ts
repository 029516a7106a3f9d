/**
 * A card as it is refereed: its facts, its conditions and what works by itself stay; a text that is carried out is done by hand, as
 * the log tells.
 */
import { ruleBoxPrizes, rulesInName } from 'ptcg-turn-engine/internal/game/cards/ruleBoxPrizes'
import type {
  AbilityDefinition,
  AttackDefinition,
  CardDefinition,
  PokemonDefinition,
  Program,
} from 'ptcg-turn-engine/model'

const byHand = (text: string): Program => [{ do: 'byHand', text }]

/** What an attack chooses, discards or does before may decide its damage, or whether it does any; so does an attack that is used as it. */
export const mayDiffer = (attack: AttackDefinition, said: number): boolean => {
  const { choose, require, before, also, damage } = attack
  return (
    before !== undefined ||
    also !== undefined ||
    (damage?.terms !== undefined && (choose !== undefined || require !== undefined)) ||
    (require !== undefined && said === 0) ||
    JSON.stringify(attack).includes('"do":"copyAttack"')
  )
}

/** What a text leaves in force needs no hand, as long as nothing decides whether it does and on whom. */
const leftInForce = (program: Program = []): Program =>
  program.filter((effect) => effect.do === 'lastingRule' || (effect.do === 'lasting' && typeof effect.on === 'string'))

const attackByHand = (attack: AttackDefinition): AttackDefinition => {
  const { choose: _, require: __, before: ___, also: ____, ...rest } = attack
  return { ...rest, after: [...byHand(attack.name), ...leftInForce(attack.after)] }
}

const LASTING = /"do":"lasting(?:Rule)?"/g

const lastingIn = (card: CardDefinition): number => JSON.stringify(card).match(LASTING)?.length ?? 0

/** Whether a text of the card may leave something in force that is not kept. */
export const leavesMore = (card: CardDefinition): boolean => lastingIn(card) > lastingIn(carriedOutByHand(card))

const abilityByHand = (ability: AbilityDefinition): AbilityDefinition => {
  const { cost: _, triggers: __, ...rest } = ability
  return rest.use === undefined ? rest : { ...rest, use: byHand(ability.name) }
}

/** The card whose texts are done by hand. */
export const carriedOutByHand = (card: CardDefinition): CardDefinition => {
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
    return rest
  }
  if (card.trainer === 'Stadium') {
    const { triggers: _, cost: __, ...rest } = card
    return rest.use === undefined ? rest : { ...rest, use: byHand(card.name) }
  }
  const { cost: _, ...rest } = card
  return { ...rest, effect: [...byHand(card.name), ...leftInForce(card.effect)] }
}

/** What a card is called that is known by its name alone. */
export const UNKNOWN = 'unknown:'

/** Whether nothing but the name of a card is known. */
export const isUnknown = (card: CardDefinition | null): boolean => card === null || card.id.startsWith(UNKNOWN)

/** More than any attack does: nothing Knocks it Out before the log says so. */
export const UNKNOWN_HP = 9990

/** Where a Pokémon stands in its line: as all printings of its name have it (`shared`), or as the log lets it be. */
export interface PokemonLine {
  readonly stage: PokemonDefinition['stage']
  readonly evolvesFrom: string | null
  readonly shared: boolean
}

/** What all printings of a name agree on, else what the log lets it be. */
export const lineOf = (printings: readonly CardDefinition[], evolvesFrom: string | null): PokemonLine => {
  const [first, ...others] = printings
  const agree =
    first?.kind === 'Pokemon' &&
    others.every((one) => one.kind === 'Pokemon' && one.stage === first.stage && one.evolvesFrom === first.evolvesFrom)
  return agree
    ? { stage: first.stage, evolvesFrom: first.evolvesFrom ?? null, shared: true }
    : { stage: evolvesFrom === null ? 'Basic' : 'Stage 1', evolvesFrom, shared: false }
}

/** A Pokémon of which only the name is known; what else the log tells of it is added when it does. */
export const unknownPokemon = (key: string, name: string, line: PokemonLine): PokemonDefinition => ({
  kind: 'Pokemon',
  id: `${UNKNOWN}${line.shared ? 'stage:' : ''}${key}`,
  name,
  stage: line.stage,
  ...(line.evolvesFrom === null ? {} : { evolvesFrom: line.evolvesFrom }),
  hp: UNKNOWN_HP,
  types: [],
  retreatCost: 0,
  prizes: ruleBoxPrizes(name, rulesInName(name)),
  attacks: [],
})

/** What a card is played as. */
export type PlayedAs = 'Item' | 'Supporter' | 'Tool' | 'Stadium' | 'Energy'

/** A card that is no Pokémon and of which only the name is known. */
export const unknownCard = (key: string, name: string, as: PlayedAs): CardDefinition => {
  const id = `${UNKNOWN}${key}`
  if (as === 'Energy') return { kind: 'Energy', id, name, basic: false, provides: [['Colorless']] }
  if (as === 'Tool') return { kind: 'Trainer', trainer: as, id, name }
  if (as === 'Stadium') return { kind: 'Trainer', trainer: as, id, name, use: byHand(name) }
  return { kind: 'Trainer', trainer: as, id, name, effect: byHand(name) }
}

/** A card that asks for all that has happened: the cards of a game are not known, so that everything is remembered. */
export const ASKS_THE_PAST: CardDefinition = {
  ...unknownPokemon('past', 'The past', { stage: 'Basic', evolvesFrom: null, shared: false }),
  attacks: [{ name: 'The past', cost: [], only: { is: 'happened', what: 'knockedOut', when: 'thisTurn' } }],
}

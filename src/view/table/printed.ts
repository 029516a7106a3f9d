/** Reads the printed values of a card, in the words and symbols that a user interface draws. */
import { memoize } from '../../game/board/memoize.ts'
import { abilityText, attackText, cardText } from '../../game/cards/text.ts'
import type { CardRule } from '../../game/model/cardRules.ts'
import type {
  AbilityDefinition,
  AttackDefinition,
  CardDefinition,
  DefinitionId,
  EnergyDefinition,
  OncePerGame,
  PokemonDefinition,
  Resistance,
  Stage,
  TrainerDefinition,
  Weakness,
} from '../../game/model/cards.ts'
import type { EnergyType, EnergyUnit } from '../../game/model/energy.ts'

/** An attack as it is printed. */
export interface PrintedAttack {
  /** Its position on the card, counted from 0, as in the event `DECLARE_ATTACK`. */
  readonly index: number
  readonly name: string
  /** The Energy symbols of its cost. */
  readonly cost: readonly EnergyType[]
  /** Damage in points with its sign, such as `30`, `20+` or `50×`; empty for an attack that does no damage. */
  readonly damage: string
  /** The effect text; empty for an attack that only does damage. */
  readonly text: string
  /** The once-per-game power that it uses up, or null. */
  readonly oncePerGame: OncePerGame | null
}

/** An Ability as it is printed. */
export interface PrintedAbility {
  /** Its position on the card, counted from 0, as in the event `USE_ABILITY`. */
  readonly index: number
  readonly name: string
  readonly text: string
  /** True if its player announces it; other Abilities are always on. */
  readonly isAnnounced: boolean
  /** The once-per-game power that it uses up, or null. */
  readonly oncePerGame: OncePerGame | null
}

/** The values that are printed on every card. */
interface Printed {
  /** The id of the printing, such as `swsh1-36`: cards with the same id are alike. */
  readonly definition: DefinitionId
  readonly name: string
  /** The kinds of its rule boxes, such as V; most cards have none. */
  readonly rules: readonly CardRule[]
  /** All of its text, a line for each part; empty for a card without text. */
  readonly text: string
}

/** A Pokémon card as it is printed: Basic Pokémon and Evolutions. */
export interface PrintedPokemon extends Printed {
  readonly kind: 'Pokemon'
  readonly stage: Stage
  /** The name of the Pokémon that it evolves from, or null if its card names none. */
  readonly evolvesFrom: string | null
  readonly types: readonly EnergyType[]
  /** Hit points. */
  readonly hp: number
  readonly weaknesses: readonly Weakness[]
  /** `amount` is the reduction in points of damage. */
  readonly resistances: readonly Resistance[]
  /** The Energy symbols of its Retreat Cost. */
  readonly retreatCost: readonly EnergyType[]
  readonly attacks: readonly PrintedAttack[]
  readonly abilities: readonly PrintedAbility[]
  /** The number of Prize cards that the opponent takes for its Knock Out. */
  readonly prizes: number
}

/** An Energy card as it is printed. */
export interface PrintedEnergy extends Printed {
  readonly kind: 'Energy'
  readonly isBasic: boolean
  /** One entry for each unit of Energy that the card provides: the types that the unit can provide, one at a time. */
  readonly provides: readonly EnergyUnit[]
}

/** A Trainer card as it is printed. */
export interface PrintedTrainer extends Printed {
  readonly kind: 'Trainer'
  /** Item, Supporter, Tool or Stadium. */
  readonly trainer: TrainerDefinition['trainer']
}

/** A card as it is printed; `kind` discriminates the union. */
export type PrintedCard = PrintedPokemon | PrintedEnergy | PrintedTrainer

/** The damage of an attack in points as it is printed, such as `30` or `20+`; empty for an attack that does none. */
export const printedDamage = ({ damage }: AttackDefinition): string =>
  damage === undefined ? '' : `${damage.base}${damage.sign ?? ''}`

/** A cost in Colorless symbols, such as a Retreat Cost. */
export const colorless = (count: number): readonly EnergyType[] => Array.from({ length: count }, () => 'Colorless')

/** An attack as it is printed. */
export const printedAttack = (attack: AttackDefinition, index: number): PrintedAttack => ({
  index,
  name: attack.name,
  cost: attack.cost,
  damage: printedDamage(attack),
  text: attackText(attack),
  oncePerGame: attack.oncePerGame ?? null,
})

/** An Ability as it is printed. */
export const printedAbility = (ability: AbilityDefinition, index: number): PrintedAbility => ({
  index,
  name: ability.name,
  text: abilityText(ability),
  isAnnounced: ability.use !== undefined,
  oncePerGame: ability.oncePerGame ?? null,
})

const onEveryCard = (card: CardDefinition): Printed => ({
  definition: card.id,
  name: card.name,
  rules: card.rules ?? [],
  text: cardText(card),
})

/** The printed values of a Pokémon card, always the same object for the same definition. */
export const printedPokemon: (card: PokemonDefinition) => PrintedPokemon = memoize((card) => ({
  ...onEveryCard(card),
  kind: 'Pokemon',
  stage: card.stage,
  evolvesFrom: card.evolvesFrom ?? null,
  types: card.types,
  hp: card.hp,
  weaknesses: card.weaknesses ?? [],
  resistances: card.resistances ?? [],
  retreatCost: colorless(card.retreatCost),
  attacks: card.attacks.map(printedAttack),
  abilities: (card.abilities ?? []).map(printedAbility),
  prizes: card.prizes ?? 1,
}))

const printedEnergy: (card: EnergyDefinition) => PrintedEnergy = memoize((card) => ({
  ...onEveryCard(card),
  kind: 'Energy',
  isBasic: card.basic,
  provides: card.provides,
}))

const printedTrainer: (card: TrainerDefinition) => PrintedTrainer = memoize((card) => ({
  ...onEveryCard(card),
  kind: 'Trainer',
  trainer: card.trainer,
}))

/** The printed values of a card, always the same object for the same definition, so that `===` compares them. */
export const printedCard = (card: CardDefinition): PrintedCard => {
  switch (card.kind) {
    case 'Pokemon':
      return printedPokemon(card)
    case 'Energy':
      return printedEnergy(card)
    case 'Trainer':
      return printedTrainer(card)
  }
}

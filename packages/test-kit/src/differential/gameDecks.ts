/** Decks for games that the compiled stepper and XState play: those of the package, odd ones, and random decks of all cards. */
import { cards, type Deck, decks } from 'ptcg-turn-engine'
import type { CardDefinition, DefinitionId } from 'ptcg-turn-engine/model'
import { ODD_CARDS } from '../oddCards.ts'
import type { TestRng } from './dice.ts'

const SIZE = 60
const COPIES = 4

/**
 * Cards that make requests in steps where few cards do, a Pokémon with little HP, cards with texts that are carried out by hand, and cards
 * that change HP or Retreat Costs.
 */
const ODD_IDS = [...ODD_CARDS.map(({ id }) => id), 'lab-1', 'lab-41', 'lab-42', 'lab-43', 'lab-54', 'lab-65']
/** The copies of each odd card. At least a fifth of the deck is Energy, even if there are many odd cards. */
const ODD_COPIES = Math.min(COPIES, Math.floor((0.8 * SIZE) / ODD_IDS.length))
const ODD: Deck = {
  name: 'Odd',
  cards: [
    ...ODD_IDS.flatMap((id) => Array.from({ length: ODD_COPIES }, () => id)),
    ...Array.from({ length: SIZE - ODD_IDS.length * ODD_COPIES }, () => 'sm1-165'),
  ],
}

/** A deck with one Basic Pokémon: many mulligans, and short games. */
const SCARCE: Deck = { name: 'Scarce', cards: ['swsh1-31', ...Array.from({ length: SIZE - 1 }, () => 'sm1-165')] }

const ALL: readonly CardDefinition[] = [...Object.values(cards), ...ODD_CARDS]
const isBasicEnergy = (card: CardDefinition): boolean => card.kind === 'Energy' && card.basic
const isBasicPokemon = (card: CardDefinition): boolean => card.kind === 'Pokemon' && card.stage === 'Basic'
const isLimited = ({ rules = [], discardsToLostZone }: CardDefinition): boolean =>
  rules.includes('ACE SPEC') || rules.includes('Radiant') || discardsToLostZone === true

const picked = (from: readonly CardDefinition[], howMany: number, dice: TestRng): readonly CardDefinition[] => {
  const copies = new Map<string, number>()
  const deck: CardDefinition[] = []
  while (deck.length < howMany) {
    const card = dice.one(from)
    const already = copies.get(card.name) ?? 0
    if (already >= COPIES) continue
    copies.set(card.name, already + 1)
    deck.push(card)
  }
  return deck
}

/** A random legal deck: Basic Pokémon, any other cards, basic Energy. */
const everything = (dice: TestRng): Deck => {
  const free = ALL.filter((card) => !isLimited(card) && !isBasicEnergy(card))
  const chosen: readonly DefinitionId[] = [
    ...picked(free.filter(isBasicPokemon), 16, dice),
    ...picked(
      free.filter((card) => !isBasicPokemon(card)),
      28,
      dice,
    ),
  ].map(({ id }) => id)
  const energy = ALL.filter(isBasicEnergy)
  return {
    name: 'Everything',
    cards: [...chosen, ...Array.from({ length: SIZE - chosen.length }, () => dice.one(energy).id)],
  }
}

export const GAME_DECK_NAMES = ['cinderace', 'inteleon', 'laboratory', 'odd', 'everything', 'scarce'] as const
export type GameDeckName = (typeof GAME_DECK_NAMES)[number]

export const deckNamed = (name: GameDeckName, dice: TestRng): Deck => {
  if (name === 'odd') return ODD
  if (name === 'scarce') return SCARCE
  return name === 'everything' ? everything(dice) : decks[name]
}

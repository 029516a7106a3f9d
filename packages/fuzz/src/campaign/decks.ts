/** Decks that break one rule: each must be refused when a game is created with it (SU.1, SU.2). */

import { cards as ALL_CARDS, type Deck, newGame, type RuleId, rulesets } from 'ptcg-turn-engine'
import type { CardDefinition, CardRule, DefinitionId, Ruleset } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { Finding } from '../check.ts'
import type { NewGameStart } from '../opening.ts'
import type { Rng } from '../rng.ts'

/** The name of the check that reports decks that break a rule. */
export const checkOfDecks = (breaks: RuleId): string => `decks that break ${breaks}`

/** A card of which a deck may have any number of copies. */
const PLAIN_ENERGY: DefinitionId = 'sm1-165'

type Catalogue = Readonly<Record<DefinitionId, CardDefinition>>

interface Spoiling {
  readonly breaks: RuleId
  readonly spoil: (cards: readonly DefinitionId[], limits: Ruleset['deck'], catalogue: Catalogue) => DefinitionId[]
}

const catalogueOf = ({ cards }: NewGameStart): Catalogue => ({
  ...ALL_CARDS,
  ...Object.fromEntries(cards.map((card) => [card.id, card])),
})

/** The cards `these`, then the other cards of a deck, up to the size of that deck. */
const withThese = (cards: readonly DefinitionId[], these: readonly DefinitionId[]): DefinitionId[] =>
  [...these, ...cards.filter((id) => !these.includes(id))].slice(0, cards.length)

const isBasicPokemon = (card: CardDefinition | undefined): boolean => card?.kind === 'Pokemon' && card.stage === 'Basic'
const isBasicEnergy = (card: CardDefinition | undefined): boolean => card?.kind === 'Energy' && card.basic

const oneTooManyOf = (rule: CardRule, limit: number, catalogue: Catalogue): readonly DefinitionId[] => {
  const ids = Object.values(catalogue)
    .filter(({ rules }) => rules?.includes(rule))
    .map(({ id }) => id)
  return Array.from({ length: limit + 1 }, (_, at) => ids[at % ids.length] ?? PLAIN_ENERGY)
}

/** The ways in which a legal deck is made illegal, each with the rule that the result breaks. */
export const SPOILINGS = {
  oneCardTooMany: { breaks: 'SU.1', spoil: (cards) => [...cards, PLAIN_ENERGY] },
  oneCardTooFew: { breaks: 'SU.1', spoil: (cards) => cards.slice(1) },
  oneTooManyOfAName: {
    breaks: 'SU.1',
    spoil: (cards, { copies }, catalogue) => {
      const limited = Object.values(catalogue).filter((card) => !isBasicEnergy(card))
      const printings = (name: string) => limited.filter((card) => card.name === name).map(({ id }) => id)
      // if a card is printed under two ids, both are used: copies are counted by name
      const twice = limited.find(({ name }) => printings(name).length > 1)
      const those = twice === undefined ? [cards.find((id) => !isBasicEnergy(catalogue[id]))] : printings(twice.name)
      return withThese(
        cards,
        Array.from({ length: copies + 1 }, (_, at) => those[at % those.length] ?? PLAIN_ENERGY),
      )
    },
  },
  noBasicPokemon: {
    breaks: 'SU.1',
    spoil: (cards, _, catalogue) => cards.map((id) => (isBasicPokemon(catalogue[id]) ? PLAIN_ENERGY : id)),
  },
  twoAceSpecs: {
    breaks: 'SU.2',
    spoil: (cards, { aceSpec }, catalogue) => withThese(cards, oneTooManyOf('ACE SPEC', aceSpec, catalogue)),
  },
  twoRadiants: {
    breaks: 'SU.2',
    spoil: (cards, { radiant }, catalogue) => withThese(cards, oneTooManyOf('Radiant', radiant, catalogue)),
  },
} as const satisfies Readonly<Record<string, Spoiling>>

const NAMES = Object.keys(SPOILINGS) as readonly (keyof typeof SPOILINGS)[]

/** A start with a deck that breaks a rule, and the rule. */
export interface Spoilt {
  readonly start: NewGameStart
  readonly breaks: RuleId
  /** The fault of the deck, in words. */
  readonly how?: string
}

/** Makes one of the two decks of a legal start illegal. */
export const spoilt = (start: NewGameStart, { pick, upTo }: Pick<Rng, 'pick' | 'upTo'>): Spoilt => {
  const name = pick(NAMES)
  const { breaks, spoil }: Spoiling = SPOILINGS[name]
  const how = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const seat = upTo(1)
  const { deck } = typeof start.ruleset === 'string' ? rulesets[start.ruleset] : start.ruleset
  const spoiltDeck = (one: Deck, at: number): Deck =>
    at === seat ? { ...one, cards: spoil(one.cards, deck, catalogueOf(start)) } : one
  return { start: { ...start, decks: [spoiltDeck(start.decks[0], 0), spoiltDeck(start.decks[1], 1)] }, breaks, how }
}

/**
 * Tries to create a game with an illegal deck. Returns a finding if the game is created, or if the refusal does not cite the rule that the
 * deck breaks.
 */
export const illegalDeckFinding = ({ start, breaks, how = 'something wrong' }: Spoilt): Finding | null => {
  const created = newGame({
    players: [
      { name: 'A', deck: start.decks[0] },
      { name: 'B', deck: start.decks[1] },
    ],
    randomness: 'asked',
    ruleset: start.ruleset,
    cards: start.cards,
  })
  const check = checkOfDecks(breaks)
  if (E.isRight(created)) return { check, says: `A deck with ${how} was accepted (${breaks}).` }
  if (created.left.some(({ rule }) => rule === breaks)) return null
  const reasons = created.left.map(({ rule, message }) => `${rule}: ${message}`).join(' ')
  return { check, says: `A deck with ${how} (${breaks}) was refused for other reasons. ${reasons}` }
}

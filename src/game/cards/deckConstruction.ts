/**
 * Checks whether a deck is legal: its size, the number of cards with the same name, a Basic Pokémon, and the limits for ACE SPEC, Radiant
 * and Prism Star cards (SU.1, SU.2).
 */

import type { CardRule } from '../model/cardRules.ts'
import type { CardDefinition, DefinitionId } from '../model/cards.ts'
import { plural } from '../model/plural.ts'
import type { Ruleset } from '../model/ruleset.ts'
import type { RuleId } from '../rulebook/rulebook.ts'
import type { Deck } from './decks.ts'

export const DECK_PROBLEM_CODES = [
  'NOT_A_DECK',
  'UNKNOWN_OPTION',
  'UNKNOWN_DECK',
  'UNKNOWN_RULESET',
  'MALFORMED_CARD',
  'MALFORMED_RULESET',
  'REDEFINED_CARD',
  'UNKNOWN_CARD',
  'WRONG_SIZE',
  'TOO_MANY_COPIES',
  'NO_BASIC_POKEMON',
  'TOO_MANY_ACE_SPEC',
  'TOO_MANY_RADIANT',
  'TOO_MANY_PRISM_STAR',
] as const
/** A code for a kind of problem with a deck, for programs to compare. */
export type DeckProblemCode = (typeof DECK_PROBLEM_CODES)[number]

/** One problem with a deck. */
export interface DeckProblem {
  /** The id of the rule that the deck breaks, or SU.1 if the value is not a deck. */
  readonly rule: RuleId
  readonly code: DeckProblemCode
  /** One sentence. */
  readonly message: string
}

const problem = (rule: RuleId, code: DeckProblemCode, message: string): DeckProblem => ({ rule, code, message })

const isBasicEnergy = (card: CardDefinition): boolean => card.kind === 'Energy' && card.basic

const counted = (names: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

const tooMany = (
  deck: string,
  cards: readonly CardDefinition[],
  rule: CardRule,
  limit: number,
  code: DeckProblemCode,
): readonly DeckProblem[] => {
  const count = cards.filter((card) => card.rules?.includes(rule)).length
  return count <= limit ? [] : [problem('SU.2', code, `${deck} has ${count} ${rule} cards; ${limit} is allowed.`)]
}

/** The maximum number of Prism Star cards with the same name in a deck. The cards state this limit, so every era has it. */
const PRISM_STARS = 1

const tooManyPrismStars = (deck: string, cards: readonly CardDefinition[]): readonly DeckProblem[] =>
  [...counted(cards.filter((card) => card.discardsToLostZone === true).map(({ name }) => name))]
    .filter(([, count]) => count > PRISM_STARS)
    .map(([name, count]) =>
      problem(
        'SU.2',
        'TOO_MANY_PRISM_STAR',
        `${deck} has ${count} Prism Star cards named ${name}; ${PRISM_STARS} is allowed.`,
      ),
    )

/** Every problem with a deck. `catalogue` has the definitions of cards by id. */
export const deckProblems = (
  deck: Deck,
  catalogue: Readonly<Record<DefinitionId, CardDefinition>>,
  { deck: limits }: Ruleset,
): readonly DeckProblem[] => {
  const known = deck.cards.filter((id) => Object.hasOwn(catalogue, id))
  const cards = known.map((id) => catalogue[id] as CardDefinition)
  const unknown = [...new Set(deck.cards.filter((id) => !Object.hasOwn(catalogue, id)))]
  const limited = counted(cards.filter((card) => !isBasicEnergy(card)).map(({ name }) => name))
  return [
    ...unknown.map((id) =>
      problem('SU.1', 'UNKNOWN_CARD', `${deck.name} names a card ${JSON.stringify(id)} that is not known.`),
    ),
    ...(deck.cards.length === limits.size
      ? []
      : [
          problem(
            'SU.1',
            'WRONG_SIZE',
            `${deck.name} has ${plural(deck.cards.length, 'card')} instead of ${limits.size}.`,
          ),
        ]),
    ...[...limited]
      .filter(([, count]) => count > limits.copies)
      .map(([name, count]) =>
        problem(
          'SU.1',
          'TOO_MANY_COPIES',
          `${deck.name} has ${count} cards named ${name}; ${limits.copies} are allowed.`,
        ),
      ),
    ...(cards.some((card) => card.kind === 'Pokemon' && card.stage === 'Basic')
      ? []
      : [problem('SU.1', 'NO_BASIC_POKEMON', `${deck.name} has no Basic Pokémon.`)]),
    ...tooMany(deck.name, cards, 'ACE SPEC', limits.aceSpec, 'TOO_MANY_ACE_SPEC'),
    ...tooMany(deck.name, cards, 'Radiant', limits.radiant, 'TOO_MANY_RADIANT'),
    ...tooManyPrismStars(deck.name, cards),
  ]
}

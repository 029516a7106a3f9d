/** Checks that decks are judged by the right ruleset, even if a mutant plays the game with another (SU.1, SU.2). */
import * as E from 'fp-ts/lib/Either.js'
import { cards, type Deck, decks, newGame, type RuleId } from 'ptcg-turn-engine'
import type { CardRule, DefinitionId, Ruleset } from 'ptcg-turn-engine/model'
import type { Check } from 'ptcg-turn-engine-fuzz'
import { SPOILINGS } from 'ptcg-turn-engine-fuzz/internal/campaign/decks'

const oneOf = (rule: CardRule): readonly DefinitionId[] =>
  Object.values(cards)
    .filter(({ rules }) => rules?.includes(rule))
    .slice(0, 1)
    .map(({ id }) => id)

/** A deck that reaches every limit: four cards of one name, an ACE SPEC card, a Radiant Pokémon. */
const FULL: readonly DefinitionId[] = (() => {
  const special = [...oneOf('ACE SPEC'), ...oneOf('Radiant')]
  const plain = decks.laboratory.cards.filter((id) =>
    (cards[id]?.rules ?? []).every((rule) => rule !== 'ACE SPEC' && rule !== 'Radiant'),
  )
  const energy = plain.filter((id) => cards[id]?.kind === 'Energy')
  const others = plain.filter((id) => cards[id]?.kind !== 'Energy')
  const [first] = others
  const four = first === undefined ? [] : [first, first, first, first]
  return [...special, ...four, ...others.filter((id) => id !== first), ...energy].slice(
    0,
    decks.laboratory.cards.length,
  )
})()

const filledUp: readonly DefinitionId[] = (() => {
  const energy = FULL.find((id) => {
    const card = cards[id]
    return card?.kind === 'Energy' && card.basic
  })
  return [...FULL, ...Array.from({ length: decks.laboratory.cards.length - FULL.length }, () => energy ?? '')]
})()

const problems = (list: readonly DefinitionId[], ruleset: Ruleset): readonly RuleId[] => {
  const deck: Deck = { name: 'tried', cards: list }
  const made = newGame({
    players: [
      { name: 'A', deck },
      { name: 'B', deck: { ...deck, cards: filledUp } },
    ],
    randomness: 'asked',
    ruleset,
  })
  return E.isLeft(made) ? made.left.map(({ rule }) => rule) : []
}

/**
 * A sentence about a deck for which the ruleset `is` gives another answer than `should`, the right ruleset; null if there is no such deck.
 */
const misjudged = (should: Ruleset, is: Ruleset): string | null => {
  // nothing can be misjudged if the rules for decks are equal, or if the deck does not fit them, as in a small game
  if (JSON.stringify(should.deck) === JSON.stringify(is.deck) || problems(filledUp, should).length > 0) return null
  const [refused] = problems(filledUp, is)
  if (refused !== undefined) return `A legal deck is refused, citing ${refused}.`
  for (const [name, { breaks, spoil }] of Object.entries(SPOILINGS))
    if (!problems(spoil(filledUp, should.deck, cards), is).includes(breaks))
      return `A deck that breaks ${breaks} (${name}) is not refused for it.`
  return null
}

export const deckCheck: Check = {
  name: 'decks',
  watch: ({ game }) => {
    let isFirst = true
    return {
      atRest: (at) => {
        if (!isFirst || at.game.ruleset === game.ruleset) return null
        isFirst = false
        return misjudged(game.ruleset, at.game.ruleset)
      },
    }
  },
}

/**
 * Checks set-up: a shown hand has no Basic Pokémon in it, and Prize cards are laid out after Pokémon are placed (MU,
 * SU.7).
 */
import type { Fact, FactNamed, Game } from 'ptcg-turn-engine/model'
import type { Check } from '../check.ts'

const isBasic = ({ cards, definitions }: Game, id: number): boolean => {
  const card = definitions[cards[id]?.definition ?? '']
  return card?.kind === 'Pokemon' && card.stage === 'Basic'
}

const cardsOf = ({ cards }: Game, owner: number): number => cards.filter((card) => card.owner === owner).length

const wrongMulligan = ({ player, hand }: FactNamed<'MULLIGAN'>, game: Game, openingHand: number): string | null => {
  if (hand.some(({ id }) => isBasic(game, id)))
    return 'MU.1: a hand with a Basic Pokémon in it is shown and drawn again.'
  const expected = Math.min(openingHand, cardsOf(game, player))
  return hand.length === expected
    ? null
    : `MU.1: a hand of ${hand.length} cards is shown; an opening hand has ${expected}.`
}

/**
 * All of a player's Pokémon are placed before that player's Prize cards; Pokémon placed later come from mulligan draws.
 */
const isLaidTooEarly = (facts: readonly Fact[]): boolean =>
  facts.some(
    (fact, at) =>
      fact.fact === 'PRIZES_LAID' &&
      facts.slice(at + 1).some((later) => later.fact === 'POKEMON_PLACED' && later.player === fact.player),
  )

export const setUpAsItGoes: Check = {
  name: 'set-up as it goes',
  watch: ({ game: { ruleset } }) => ({
    see: ({ accepted, after: { game } }) => {
      if (!accepted) return null
      for (const fact of game.facts) {
        const wrong = fact.fact === 'MULLIGAN' ? wrongMulligan(fact, game, ruleset.openingHand) : null
        if (wrong !== null) return wrong
      }
      return isLaidTooEarly(game.facts) ? 'SU.7: Prize cards are laid before the Pokémon are placed.' : null
    },
  }),
}

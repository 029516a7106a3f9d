/** Writes the log lines about Pokémon that come into play, change or leave play, and about cards attached to them. */
import { namedCard } from 'ptcg-turn-engine/internal/game/board/definitions'
import { findPokemon } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import type { FactNamed, Game, Named, PlayerId } from 'ptcg-turn-engine/model'
import type { LoggedPlace } from '../languages/sentences.ts'
import { writeCardsDiscarded } from './cardStory.ts'
import { card, loggedPileOf, loggedPokemon, type WritingContext } from './naming.ts'
import type { LogStory } from './story.ts'

const placeOf = ({ players }: Game, player: PlayerId, { id }: Named): LoggedPlace =>
  players[player].active?.id === id ? 'active' : 'bench'

export const writePokemonBenched = (
  story: LogStory,
  fact: FactNamed<'POKEMON_BENCHED'>,
  context: WritingContext,
): void => {
  const { player } = fact
  const pokemon = card(context, fact.pokemon)
  if (context.event === 'BENCH_POKEMON' && fact.from === 'hand')
    story.top({ says: 'putIntoPlay', player, card: pokemon, place: 'bench' })
  else story.under({ says: 'drewCardToBench', player, card: pokemon })
}

/** The slots of a sentence about a Pokémon and a card that is put onto it or replaces it. */
const withCard = (
  fact: FactNamed<'POKEMON_EVOLVED' | 'POKEMON_REPLACED' | 'CARD_ATTACHED'>,
  context: WritingContext,
) => ({
  player: fact.player,
  pokemon: loggedPokemon(context, fact.pokemon),
  card: card(context, fact.card),
  place: placeOf(context.game, fact.player, fact.pokemon),
})

export const writePokemonEvolved = (
  story: LogStory,
  fact: FactNamed<'POKEMON_EVOLVED'>,
  context: WritingContext,
): void => {
  const sentence = { says: 'evolved', ...withCard(fact, context) } as const
  if (context.event === 'EVOLVE') story.top(sentence)
  else story.under(sentence)
}

/** Writes which card the Pokémon has devolved to, and the destination of the card taken off unless it is the discard pile. */
export const writePokemonDevolved = (
  story: LogStory,
  fact: FactNamed<'POKEMON_DEVOLVED'>,
  context: WritingContext,
): void => {
  const { game } = context
  const { player: owner, pokemon } = fact
  const stack = findPokemon(game, pokemon.id)?.pokemon.cards ?? []
  const below = stack[stack.indexOf(fact.card.id) - 1]
  if (below === undefined) return
  const { player } = game.turn
  const removed = card(context, fact.card)
  story.under({
    says: 'devolved',
    player,
    owner,
    pokemon: removed,
    card: card(context, namedCard(game, below)),
    place: placeOf(game, owner, pokemon),
  })
  const pile = loggedPileOf(fact.to, fact.position)
  if (pile !== 'discard') story.under({ says: 'movedCard', player, owner, card: removed, pile })
}

export const writePokemonReplaced = (
  story: LogStory,
  fact: FactNamed<'POKEMON_REPLACED'>,
  context: WritingContext,
): void => story.under({ says: 'replaced', ...withCard(fact, context) })

export const writeCardAttached = (story: LogStory, fact: FactNamed<'CARD_ATTACHED'>, context: WritingContext): void => {
  const sentence = { says: 'attached', ...withCard(fact, context) } as const
  if (context.event === 'ATTACH_ENERGY' || context.event === 'PLAY_TOOL') story.top(sentence)
  else story.under(sentence)
}

export const writePokemonLeftPlay = (
  story: LogStory,
  fact: FactNamed<'POKEMON_LEFT_PLAY'>,
  context: WritingContext,
): void => {
  const { player, cards } = fact
  if (fact.knockedOut) story.top({ says: 'knockedOut', player, pokemon: loggedPokemon(context, fact.pokemon) })
  const moved = { says: 'movedCards', player, owner: player, count: cards.length } as const
  const sentence = { ...moved, pile: loggedPileOf(fact.to, fact.position) }
  const named = cards.map((one) => card(context, one))
  // After a Knock Out, or if discarding the card is the player's action, the line is at the top level.
  if (fact.knockedOut || context.event === 'DISCARD_FROM_PLAY') story.top(sentence, named)
  else story.under(sentence, named)
}

export const writePokemonKnockedOut = (
  story: LogStory,
  fact: FactNamed<'POKEMON_KNOCKED_OUT'>,
  context: WritingContext,
): void => {
  const { player, pokemon, cards } = fact
  const entry = story.top({ says: 'knockedOut', player, pokemon: loggedPokemon(context, pokemon) })
  const itself = cards.findLastIndex(({ name }) => name === pokemon.name)
  const others = cards.filter(({ name }, at) => at !== itself || name === null)
  writeCardsDiscarded(player, pokemon, others, context, entry.under)
}

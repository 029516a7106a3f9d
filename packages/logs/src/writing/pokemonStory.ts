/** Writes the log lines about Pokémon that come into play, change or leave play, and about cards attached to them. */
import { namedCard } from 'ptcg-turn-engine/internal/game/board/definitions'
import { findPokemon } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import type { FactNamed, Game, Named, PlayerId } from 'ptcg-turn-engine/model'
import type { LoggedPlace } from '../languages/sentences.ts'
import { tellDiscarded } from './cardStory.ts'
import { card, loggedPileOf, loggedPokemon, type ToldFrom } from './naming.ts'
import type { LogStory } from './story.ts'

const placeOf = ({ players }: Game, player: PlayerId, { id }: Named): LoggedPlace =>
  players[player].active?.id === id ? 'active' : 'bench'

export const tellBenched = (story: LogStory, fact: FactNamed<'POKEMON_BENCHED'>, telling: ToldFrom): void => {
  const { player } = fact
  const pokemon = card(telling, fact.pokemon)
  if (telling.event === 'BENCH_POKEMON' && fact.from === 'hand')
    story.top({ says: 'putIntoPlay', player, card: pokemon, place: 'bench' })
  else story.under({ says: 'drewCardToBench', player, card: pokemon })
}

/** The slots of a sentence about a Pokémon and a card that is put onto it or replaces it. */
const withCard = (fact: FactNamed<'POKEMON_EVOLVED' | 'POKEMON_REPLACED' | 'CARD_ATTACHED'>, telling: ToldFrom) => ({
  player: fact.player,
  pokemon: loggedPokemon(telling, fact.pokemon),
  card: card(telling, fact.card),
  place: placeOf(telling.game, fact.player, fact.pokemon),
})

export const tellEvolved = (story: LogStory, fact: FactNamed<'POKEMON_EVOLVED'>, telling: ToldFrom): void => {
  const sentence = { says: 'evolved', ...withCard(fact, telling) } as const
  if (telling.event === 'EVOLVE') story.top(sentence)
  else story.under(sentence)
}

/** Writes which card the Pokémon has devolved to, and the destination of the card taken off unless it is the discard pile. */
export const tellDevolved = (story: LogStory, fact: FactNamed<'POKEMON_DEVOLVED'>, telling: ToldFrom): void => {
  const { game } = telling
  const { player: owner, pokemon } = fact
  const stack = findPokemon(game, pokemon.id)?.pokemon.cards ?? []
  const below = stack[stack.indexOf(fact.card.id) - 1]
  if (below === undefined) return
  const { player } = game.turn
  const removed = card(telling, fact.card)
  story.under({
    says: 'devolved',
    player,
    owner,
    pokemon: removed,
    card: card(telling, namedCard(game, below)),
    place: placeOf(game, owner, pokemon),
  })
  const pile = loggedPileOf(fact.to, fact.position)
  if (pile !== 'discard') story.under({ says: 'movedCard', player, owner, card: removed, pile })
}

export const tellReplaced = (story: LogStory, fact: FactNamed<'POKEMON_REPLACED'>, telling: ToldFrom): void =>
  story.under({ says: 'replaced', ...withCard(fact, telling) })

export const tellAttached = (story: LogStory, fact: FactNamed<'CARD_ATTACHED'>, telling: ToldFrom): void => {
  const sentence = { says: 'attached', ...withCard(fact, telling) } as const
  if (telling.event === 'ATTACH_ENERGY' || telling.event === 'PLAY_TOOL') story.top(sentence)
  else story.under(sentence)
}

export const tellLeftPlay = (story: LogStory, fact: FactNamed<'POKEMON_LEFT_PLAY'>, telling: ToldFrom): void => {
  const { player, cards } = fact
  if (fact.knockedOut) story.top({ says: 'knockedOut', player, pokemon: loggedPokemon(telling, fact.pokemon) })
  const moved = { says: 'movedCards', player, owner: player, count: cards.length } as const
  const sentence = { ...moved, pile: loggedPileOf(fact.to, fact.position) }
  const named = cards.map((one) => card(telling, one))
  // After a Knock Out, or if discarding the card is the player's action, the line is at the top level.
  if (fact.knockedOut || telling.event === 'DISCARD_FROM_PLAY') story.top(sentence, named)
  else story.under(sentence, named)
}

export const tellKnockedOut = (story: LogStory, fact: FactNamed<'POKEMON_KNOCKED_OUT'>, telling: ToldFrom): void => {
  const { player, pokemon, cards } = fact
  const entry = story.top({ says: 'knockedOut', player, pokemon: loggedPokemon(telling, pokemon) })
  const itself = cards.findLastIndex(({ name }) => name === pokemon.name)
  const others = cards.filter(({ name }, at) => at !== itself || name === null)
  tellDiscarded(player, pokemon, others, telling, entry.under)
}

/** Writes the log lines about cards that are drawn, discarded and moved. */
import { namedCard } from 'ptcg-turn-engine/internal/game/board/definitions'
import { holderOf } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import type { FactNamed, Named, PlayerId } from 'ptcg-turn-engine/model'
import type { LoggedCard, Sentence } from '../languages/sentences.ts'
import { card, loggedPileOf, loggedPokemon, type WritingContext } from './naming.ts'
import type { LogStory } from './story.ts'
import { entryFor, type WrittenEntry } from './written.ts'

export const writeCardsDrawn = (story: LogStory, fact: FactNamed<'CARDS_DRAWN'>, context: WritingContext): void => {
  const { viewer } = context
  const seen = viewer === null || viewer === fact.player ? fact.cards.map((one) => card(context, one)) : null
  const [only] = seen ?? []
  const forTheTurn = story.entries.at(-1)?.sentence.says === 'turnBegan'
  const single = fact.count === 1 && only !== undefined
  const sentence: Sentence = single
    ? { says: 'drewCard', player: fact.player, card: only }
    : { says: 'drewCards', player: fact.player, count: fact.count }
  if (forTheTurn) story.top(sentence, single ? null : seen)
  else story.under(sentence, single ? null : seen)
}

export const writeCardsDiscarded = (
  player: PlayerId,
  pokemon: Named,
  cards: readonly Named[],
  context: WritingContext,
  under: WrittenEntry[],
): void => {
  const [only, ...others] = cards.map((one) => card(context, one))
  if (only === undefined) return
  const name = loggedPokemon(context, pokemon)
  under.push(
    others.length === 0
      ? entryFor({ says: 'discardedCardFrom', card: only, player, pokemon: name })
      : entryFor({ says: 'discardedCardsFrom', count: cards.length, player, pokemon: name }, [only, ...others]),
  )
}

export const writeCardsRevealed = (
  story: LogStory,
  { player, cards }: FactNamed<'CARDS_REVEALED'>,
  context: WritingContext,
): void => {
  const named = cards.map((one) => card(context, one))
  const [only, ...others] = named
  if (only !== undefined && others.length === 0) story.under({ says: 'revealedCard', player, card: only })
  else story.under({ says: 'revealedCards', player, count: cards.length }, named)
}

export const writeCardsMoved = (story: LogStory, fact: FactNamed<'CARDS_MOVED'>, context: WritingContext): void => {
  const { game, viewer } = context
  const { player, from, to, count } = fact
  if (from === 'limbo' && to === 'hand')
    for (const one of fact.cards) story.top({ says: 'addedToHand', card: card(context, one), player })
  if (
    (from === 'limbo' && (to === 'hand' || to === 'discard')) ||
    context.event === 'RETREAT' ||
    (context.event === 'PLAY_STADIUM' && from === 'stadium')
  )
    return
  const seen = !fact.hidden || viewer === null || viewer === player ? fact.cards.map((one) => card(context, one)) : null
  // A card that was attached and discarded in the same event has no holder in the game before the event.
  const holders = from === 'attached' && to === 'discard' ? fact.cards.map(({ id }) => holderOf(game, id)) : []
  if (holders.length > 0 && holders.every((holder) => holder !== null)) {
    for (const [at, one] of fact.cards.entries()) {
      const top = holders[at]?.pokemon.cards.at(-1) ?? -1
      const pokemon = card(context, namedCard(game, top))
      story.under({ says: 'discardedCardFrom', card: card(context, one), player, pokemon })
    }
    return
  }
  const pile = loggedPileOf(to, fact.position)
  if (from === 'deck' && to === 'hand') story.under({ says: 'drewCards', player, count }, seen)
  else if (from === 'hand' && to === 'discard') story.under({ says: 'discardedCards', player, count }, seen)
  else if (from === 'hand' && to === 'deck')
    story.under({ says: 'putCardsOnDeck', player, count, pile: pile === 'deck' ? 'deckTop' : pile }, seen)
  else if (seen?.length === 1)
    story.under({ says: 'movedCard', player: game.turn.player, owner: player, card: seen[0] as LoggedCard, pile })
  else story.under({ says: 'movedCards', player: game.turn.player, owner: player, count, pile }, seen)
}

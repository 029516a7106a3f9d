/** Discards attached cards from Pokémon, as a log lists them. */
import type { InPlay } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import { moveCards, TO_DISCARD } from 'ptcg-turn-engine/internal/game/changes/cards'
import type { CardId, PlayerId } from 'ptcg-turn-engine/model'
import type { LoggedCard } from '../languages/sentences.ts'
import { findAttachedAnywhere, type LoggedEffect } from './cardMoves.ts'
import type { RefereedTable } from './table.ts'

/** Discards these cards from a Pokémon with this name that holds them all, or else from the Pokémon that hold them. */
export const strip = (
  table: RefereedTable,
  player: PlayerId,
  pokemon: LoggedCard,
  cards: readonly LoggedCard[],
): void => {
  const attached = (one: InPlay | undefined): readonly CardId[] => [
    ...(one?.pokemon.energy ?? []),
    ...(one?.pokemon.tools ?? []),
  ]
  const named = table.pokemonNamed(player, pokemon)
  const holdsAll = named.find((one) => {
    const left = [...attached(one)]
    return cards.every((logged) => {
      const at = left.findIndex((card) => table.isIt(card, logged))
      if (at !== -1) left.splice(at, 1)
      return at !== -1
    })
  })
  // The log does not say to which of several Pokémon of this name a card was attached.
  const ids = [...(holdsAll === undefined ? [] : [holdsAll]), ...named].map((one) => one.pokemon.id)
  for (const logged of cards) {
    const card =
      ids.flatMap((id) => attached(table.find(id) ?? undefined)).find((one) => table.isIt(one, logged)) ??
      // One line may list cards of several Pokémon under the name of one.
      findAttachedAnywhere(table, player, logged)
    const hasLeft = named.length === 0 && table.lies(player, 'discard', logged)
    if (card === null && !hasLeft) table.departs(`${logged.name} is not attached to ${pokemon.name}.`)
    else if (card !== null) table.change(moveCards(table.game, [card], TO_DISCARD))
  }
}

/** Returns the Pokémon that its own Ability discards, if no card with its name is known to be in the hand. */
export const discardingItself = (
  table: RefereedTable,
  { by, text }: LoggedEffect,
  player: PlayerId,
  [card, ...others]: readonly LoggedCard[],
): InPlay | undefined =>
  card === undefined || others.length > 0 || card.name !== by || (text !== '' && !text.includes('"do":"leavePlay"'))
    ? undefined
    : table.lies(player, 'hand', card)
      ? undefined
      : table.pokemonNamed(player, card)[0]

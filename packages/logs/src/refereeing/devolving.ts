/** Devolves Pokémon by hand, following a log. */
import type { InPlay } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import { TO_DISCARD } from 'ptcg-turn-engine/internal/game/changes/cards'
import { devolvePokemon } from 'ptcg-turn-engine/internal/game/changes/pokemon'
import type { CardId } from 'ptcg-turn-engine/model'
import type { SentenceNamed } from '../languages/sentences.ts'
import type { RefereedTable } from './table.ts'

/** Takes Evolution cards off a Pokémon; the discard pile keeps them until a line says where they go. */
export const devolveByHand = (
  table: RefereedTable,
  { owner, pokemon, card }: SentenceNamed<'devolved'>,
  isThere: (one: InPlay) => boolean,
): void => {
  const isOver = (one: InPlay): boolean => one.pokemon.cards.slice(0, -1).some((below) => table.isIt(below, card))
  const [target] = table.pokemonNamed(owner, pokemon).filter(isThere).filter(isOver)
  if (target === undefined) {
    table.departs(`No ${pokemon.name} in play there has evolved from ${card.name}.`)
    return
  }
  const { id } = target.pokemon
  for (let now = table.find(id); now !== null; now = table.find(id)) {
    if (now.pokemon.cards.length === 1 || table.isIt(now.pokemon.cards.at(-1) as CardId, card)) return
    table.change(devolvePokemon(table.game, now, TO_DISCARD))
  }
}

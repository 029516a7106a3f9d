/** Puts cards into play that an effect puts there according to the log: attached cards, Evolution cards, Pokémon on the Bench. */
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import type { InPlay } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import { evolvePokemon, putOntoBench, replacePokemon } from 'ptcg-turn-engine/internal/game/changes/pokemon'
import type { PlayerId } from 'ptcg-turn-engine/model'
import type { LoggedCard, LoggedPlace, SentenceNamed } from '../languages/sentences.ts'
import { findAttached, findAttachedAnywhere, type LoggedEffect, sources } from './cardMoves.ts'
import type { RefereedTable } from './table.ts'
import { isEnergyCard } from './texts.ts'

/** Makes a test that is true for a Pokémon in this place. */
export const isAt =
  (place: LoggedPlace) =>
  (one: InPlay): boolean =>
    (one.place === 'Active') === (place === 'active')

export const attachAsLogged = (
  table: RefereedTable,
  effect: LoggedEffect,
  sentence: SentenceNamed<'attached'>,
): void => {
  const { player } = sentence
  const [target] = table.pokemonMeant(player, sentence.pokemon, isAt(sentence.place))
  if (target === undefined) return
  const moved = findAttached(table, player, sentence.card, effect, target.pokemon.id)
  const piles = sources(effect, ['discard', 'deck', 'hand', 'prizes'])
  const as = isEnergyCard(null, sentence.card.name) ? 'Energy' : 'Tool'
  const card =
    moved ?? table.take(player, piles, sentence.card, { as }) ?? findAttachedAnywhere(table, player, sentence.card)
  if (card === null) {
    table.misses(player, sentence.card)
    return
  }
  const isEnergy = isEnergyCard(definitionOf(table.game, card), sentence.card.name)
  table.attach(card, target, isEnergy ? 'energy' : 'tools')
}

export const evolveAsLogged = (
  table: RefereedTable,
  effect: LoggedEffect,
  sentence: SentenceNamed<'evolved'>,
): void => {
  const { player } = sentence
  const [target] = table.pokemonMeant(player, sentence.pokemon, isAt(sentence.place))
  if (target === undefined) return
  const met = { as: 'Pokemon', evolvesFrom: sentence.pokemon.name } as const
  const card = table.take(player, sources(effect, ['hand', 'deck']), sentence.card, met)
  if (card === null) {
    table.misses(player, sentence.card)
    return
  }
  table.change(evolvePokemon(table.game, target, card))
}

export const replaceAsLogged = (
  table: RefereedTable,
  effect: LoggedEffect,
  sentence: SentenceNamed<'replaced'>,
): void => {
  const { player } = sentence
  const [target] = table.pokemonMeant(player, sentence.pokemon, isAt(sentence.place))
  if (target === undefined) return
  const card = table.take(player, sources(effect, ['discard', 'hand', 'deck']), sentence.card, { as: 'Pokemon' })
  if (card === null) table.misses(player, sentence.card)
  else table.change(replacePokemon(table.game, target, card))
}

export const benchAsLogged = (
  table: RefereedTable,
  effect: LoggedEffect,
  player: PlayerId,
  cards: readonly LoggedCard[],
): void => {
  const met = { as: 'Pokemon' } as const
  for (const logged of cards) {
    const card =
      table.take(player, sources(effect, ['deck', 'hand']), logged, met) ?? table.take(player, ['discard'], logged, met)
    if (card === null) table.misses(player, logged)
    else table.change(putOntoBench(table.game, player, card))
  }
}

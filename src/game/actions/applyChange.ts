/** Actions for texts that a player carries out by hand: APPLY makes one change, DONE ends the text (GR.2). */

import { definitionOf } from '../board/definitions.ts'
import { findPokemon, type InPlay } from '../board/pokemonInPlay.ts'
import { switchActive } from '../changes/activeSpot.ts'
import { moveCards, PLACING } from '../changes/cards.ts'
import { revealCards } from '../changes/chance.ts'
import { beginCondition, endCondition } from '../changes/conditions.ts'
import { drawCards } from '../changes/draw.ts'
import { beginLasting } from '../changes/lasting.ts'
import { attachCard, devolvePokemon, evolvePokemon, putOntoBench, removeFromPlay } from '../changes/pokemon.ts'
import { update, withAsk } from '../changes/record.ts'
import { placeCounters, removeCounters } from '../damage/counters.ts'
import { doFirst } from '../effects/continuation.ts'
import type { ChangeByHandName, ChangeNamed } from '../model/changesByHand.ts'
import type { EventNamed } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import type { PokemonId } from '../model/pokemon.ts'
import type { EffectSource } from '../model/resolution.ts'
import { shuffle } from '../words/moving/meaning.ts'
import type { Action } from './action.ts'
import { takePrizesAt } from './knockOut.ts'

/** The source of a change: the player, and the attack or card whose text the player carries out. */
type Hand = Omit<EffectSource, 'pokemon'>

type Apply<Name extends ChangeByHandName> = (game: Game, change: ChangeNamed<Name>, hand: Hand) => Game

const on = (game: Game, id: PokemonId, does: (target: InPlay) => Game): Game => {
  const target = findPokemon(game, id)
  return target === null ? game : does(target)
}

const CHANGES: { readonly [Name in ChangeByHandName]: Apply<Name> } = {
  move: (game, { card, to }) => moveCards(game, [card], PLACING[to]),
  bench: (game, { card }) => putOntoBench(game, game.cards[card]?.owner ?? 0, card),
  attach: (game, { card, pokemon }) =>
    attachCard(game, card, pokemon, definitionOf(game, card)?.kind === 'Energy' ? 'energy' : 'tools'),
  evolve: (game, { card, pokemon }) => on(game, pokemon, (target) => evolvePokemon(game, target, card)),
  devolve: (game, { pokemon, to }) => on(game, pokemon, (target) => devolvePokemon(game, target, PLACING[to])),
  returnPokemon: (game, { pokemon, to }) => on(game, pokemon, (target) => removeFromPlay(game, target, PLACING[to])),
  putCounters: (game, { pokemon, counters }, { label }) => placeCounters(game, pokemon, counters, { by: label }),
  removeCounters: (game, { pokemon, counters }, { label }) => removeCounters(game, pokemon, counters, label),
  condition: (game, { pokemon, condition }) => on(game, pokemon, (target) => beginCondition(game, target, condition)),
  recover: (game, { pokemon, condition }) => on(game, pokemon, (target) => endCondition(game, target, condition)),
  lasting: (game, change, source) => on(game, change.pokemon, (target) => beginLasting(game, target, change, source)),
  switch: (game, { pokemon }) => on(game, pokemon, ({ owner }) => switchActive(game, owner, pokemon)),
  draw: (game, { player, cards }) => drawCards(game, player, cards),
  shuffle: (game, { player }) => shuffle(game, player),
  flip: (game, { coins }) => doFirst(game, [{ do: 'flip', coins }]),
  reveal: (game, { cards }, { player }) => revealCards(game, player, cards),
  takePrize: (game, { player, position }) => takePrizesAt(game, player, [position]),
  attackDamage: (game, { damage }) =>
    game.attack === null ? game : update(game, { attack: { ...game.attack, damageByHand: damage } }),
}

/** Makes one change. Afterwards the player is asked for the next change or DONE. */
export const applyChange: Action<EventNamed<'APPLY'>> = (game, { player, change }) => {
  if (game.ask?.ask !== 'byHand') return game
  const { text } = game.ask
  const ready = doFirst(withAsk(game, null), [{ do: 'byHand', text }])
  const source = game.resolution?.source
  const hand: Hand = { player, label: source?.label ?? text, kind: source?.kind ?? 'rule' }
  return (CHANGES[change.change] as Apply<ChangeByHandName>)(ready, change as never, hand)
}

export const finishByHand: Action = (game) => withAsk(game, null)

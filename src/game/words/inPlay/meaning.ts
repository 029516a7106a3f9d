/** Carries out the effects that switch Pokémon, take them out of play, or remove Stadiums. */

import { activeOf } from '../../board/pokemonInPlay.ts'
import { playerOf, referredPokemon, referredSet } from '../../board/references.ts'
import { stadiumOf } from '../../board/stadium.ts'
import { switchActive } from '../../changes/activeSpot.ts'
import { moveCards, PLACING, TO_DECK_TOP, TO_DISCARD } from '../../changes/cards.ts'
import { removeFromPlay } from '../../changes/pokemon.ts'
import { did, doneUnlessSame, type Here, shuffleFirst, type WordMeanings } from '../../effects/continuation.ts'
import { toEach } from '../../effects/prevention.ts'
import { type EffectNamed, WHO } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'
import type { PlayerId } from '../../model/players.ts'

const switchPokemon = (game: Game, effect: EffectNamed<'switch'>, { source, memory }: Here): Game => {
  const player = playerOf(source, effect.who)
  const incoming = referredPokemon(game, source, memory, { chosen: effect.with })
  const active = activeOf(game, player)
  if (incoming === null || active === null) return did(game, false)
  const concerned = effect.out === true ? active : incoming
  const after = toEach(game, source, [concerned], (now) => switchActive(now, player, incoming.pokemon.id))
  return doneUnlessSame(game, after)
}

/**
 * Takes Pokémon out of play: their cards go to their owners' zones, and attached cards to the discard pile if the text says so.
 * Nobody is promoted before the text ends.
 */
const leavePlay = (game: Game, effect: EffectNamed<'leavePlay'>, { source, memory }: Here): Game => {
  const to = effect.to === 'deck' ? TO_DECK_TOP : PLACING[effect.to]
  const targets = referredSet(game, source, memory, effect.pokemon)
  const left = toEach(game, source, targets, (now, target) => {
    const { pokemon } = target
    const attached = effect.attached === 'discarded' ? [...pokemon.energy, ...pokemon.tools] : []
    if (attached.length === 0) return removeFromPlay(now, target, to)
    const bare = { ...target, pokemon: { ...pokemon, energy: [], tools: [] } }
    return removeFromPlay(moveCards(now, attached, TO_DISCARD), bare, to)
  })
  const done = doneUnlessSame(game, left)
  if (effect.to !== 'deck') return done
  const gotCards = (player: PlayerId): boolean => left.players[player].deck !== game.players[player].deck
  return shuffleFirst(
    done,
    WHO.filter((whose) => gotCards(playerOf(source, whose))),
  )
}

const removeStadium = (game: Game, { whose, to }: EffectNamed<'removeStadium'>, { source }: Here): Game => {
  const card = stadiumOf(game, whose === undefined ? null : playerOf(source, whose))
  return card === null ? did(game, false) : did(moveCards(game, [card], PLACING[to]), true)
}

export const inPlayMeanings: WordMeanings<'switch' | 'leavePlay' | 'removeStadium'> = {
  switch: switchPokemon,
  leavePlay,
  removeStadium,
}

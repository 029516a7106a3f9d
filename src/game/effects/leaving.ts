/** Effects by which Pokémon and Stadiums leave play. */
import { playerOf, referredSet } from '../board/references.ts'
import { stadiumOf } from '../board/stadium.ts'
import { moveCards, PLACING, TO_DECK_TOP, TO_DISCARD } from '../changes/cards.ts'
import { removeFromPlay } from '../changes/pokemon.ts'
import { type EffectNamed, WHO } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import { type Here, shuffleFirst } from './continuation.ts'
import { did } from './moving.ts'
import { toEach } from './prevention.ts'

/** Cards go to their owners, what is attached to the discard pile if the text says so. Nobody is promoted before the text ends. */
export const leavePlay = (game: Game, effect: EffectNamed<'leavePlay'>, { source, memory }: Here): Game => {
  const to = effect.to === 'deck' ? TO_DECK_TOP : PLACING[effect.to]
  const targets = referredSet(game, source, memory, effect.pokemon)
  const left = toEach(game, source, targets, (now, target) => {
    const { pokemon } = target
    const attached = effect.attached === 'discarded' ? [...pokemon.energy, ...pokemon.tools] : []
    if (attached.length === 0) return removeFromPlay(now, target, to)
    const bare = { ...target, pokemon: { ...pokemon, energy: [], tools: [] } }
    return removeFromPlay(moveCards(now, attached, TO_DISCARD), bare, to)
  })
  const done = did(left, left.players !== game.players)
  if (effect.to !== 'deck') return done
  const gotCards = (player: PlayerId): boolean => left.players[player].deck !== game.players[player].deck
  return shuffleFirst(
    done,
    WHO.filter((whose) => gotCards(playerOf(source, whose))),
  )
}

export const removeStadium = (game: Game, { whose, to }: EffectNamed<'removeStadium'>, { source }: Here): Game => {
  const card = stadiumOf(game, whose === undefined ? null : playerOf(source, whose))
  return card === null ? did(game, false) : did(moveCards(game, [card], PLACING[to]), true)
}

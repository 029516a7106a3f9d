/** Carries out the effects that look at cards or reveal them. */

import { namedCards } from '../../board/definitions.ts'
import { playerOf } from '../../board/references.ts'
import { revealCards } from '../../changes/chance.ts'
import { record, remember } from '../../changes/record.ts'
import { did, type Here, NOTHING_LEFT, noteSearch, numberOf, type WordMeanings } from '../../effects/continuation.ts'
import { isInVain } from '../../effects/foreseeable.ts'
import { withTheRest } from '../../effects/foundInText.ts'
import type { EffectNamed } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'
import type { CardId } from '../../model/pokemon.ts'
import { isWhole } from '../../model/resolution.ts'

/** Records that the player of the effect has looked at cards. */
const lookedAt = (game: Game, { source }: Pick<Here, 'source'>, cards: readonly CardId[]): Game =>
  record(game, {
    fact: 'CARDS_LOOKED_AT',
    player: source.player,
    count: cards.length,
    cards: namedCards(game, cards),
  })

const lookAtTop = (game: Game, effect: EffectNamed<'lookAtTop'>, here: Here): Game => {
  const { source, memory } = here
  if (
    isInVain(game, source, memory, effect.whose, 'lookedAt', withTheRest(effect, game.resolution?.todo ?? NOTHING_LEFT))
  )
    return remember(noteSearch(game, effect.whose, false), { lookedAt: [], done: false })
  const player = playerOf(here.source, effect.whose)
  const { deck } = game.players[player]
  const wanted = numberOf(game, here, effect.cards)
  const cards = effect.from === 'bottom' ? deck.slice(Math.max(0, deck.length - wanted)) : deck.slice(0, wanted)
  const openly = effect.revealed === true
  const looking = remember(game, { lookedAt: cards, done: cards.length > 0, openly })
  return openly ? revealCards(looking, player, cards) : lookedAt(looking, here, cards)
}

const lookAtPrizes = (game: Game, { whose }: EffectNamed<'lookAtPrizes'>, { source }: Here): Game => {
  const { prizes } = game.players[playerOf(source, whose)]
  return lookedAt(remember(game, { lookedAt: prizes, done: prizes.length > 0, openly: false }), { source }, prizes)
}

const reveal = (game: Game, effect: EffectNamed<'reveal'>, { source, memory }: Here): Game => {
  const cards = memory.cards[effect.cards] ?? []
  return cards.length === 0
    ? did(game, false)
    : did(revealCards(game, source.player, cards), isWhole(memory, effect.cards))
}

const revealHand = (game: Game, effect: EffectNamed<'revealHand'>, { source, memory }: Here): Game => {
  const player = playerOf(source, effect.whose)
  const { hand } = game.players[player]
  const text = game.resolution?.todo ?? []
  return hand.length === 0 || isInVain(game, source, memory, effect.whose, 'hand', text)
    ? did(game, false)
    : did(revealCards(game, player, hand), true)
}

export const lookingMeanings: WordMeanings<'lookAtTop' | 'lookAtPrizes' | 'reveal' | 'revealHand'> = {
  lookAtTop,
  lookAtPrizes,
  reveal,
  revealHand,
}

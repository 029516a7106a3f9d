/** The game with which the refereeing of a log begins: two decks, and no card is known. */
import { UNBEGUN, untouchedSide } from '../../game/changes/fresh.ts'
import type { Game } from '../../game/model/game.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import type { Ruleset } from '../../game/model/ruleset.ts'
import { ASKS_THE_PAST } from './byHand.ts'

export const unseenGame = (players: readonly [string, string], ruleset: Ruleset): Game => {
  const { size } = ruleset.deck
  const deck = (owner: PlayerId): readonly CardId[] => Array.from({ length: size }, (_, at) => owner * size + at)
  return {
    ...UNBEGUN,
    ruleset,
    definitions: { [ASKS_THE_PAST.id]: ASKS_THE_PAST },
    cards: PLAYERS.flatMap((owner) => deck(owner).map(() => ({ owner, definition: null }))),
    players: [untouchedSide(players[0], deck(0)), untouchedSide(players[1], deck(1))],
    setUp: null,
    randomness: { mode: 'asked' },
  }
}

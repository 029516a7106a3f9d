/** The initial game for refereeing a log: two decks of unknown cards. */
import { INITIAL_GAME, untouchedSide } from 'ptcg-turn-engine/internal/game/changes/fresh'
import { type CardId, type Game, PLAYERS, type PlayerId, type Ruleset } from 'ptcg-turn-engine/model'
import { ASKS_THE_PAST } from './byHand.ts'

export const unseenGame = (players: readonly [string, string], ruleset: Ruleset): Game => {
  const { size } = ruleset.deck
  const deck = (owner: PlayerId): readonly CardId[] => Array.from({ length: size }, (_, at) => owner * size + at)
  return {
    ...INITIAL_GAME,
    ruleset,
    definitions: { [ASKS_THE_PAST.id]: ASKS_THE_PAST },
    cards: PLAYERS.flatMap((owner) => deck(owner).map(() => ({ owner, definition: null }))),
    players: [untouchedSide(players[0], deck(0)), untouchedSide(players[1], deck(1))],
    setUp: null,
    randomness: { mode: 'asked' },
  }
}

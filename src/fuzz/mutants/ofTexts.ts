/** Mutants of what texts do with cards: what is chosen, in what order, and what is shuffled. */
import type { Game } from '../../game/model/game.ts'
import type { PlayerId } from '../../game/model/players.ts'
import type { Memory } from '../../game/model/resolution.ts'
import type { Mutant } from './mutant.ts'
import { otherwise, withSide } from './wrong.ts'

const withMemory = (game: Game, change: (memory: Memory) => Memory): Game =>
  game.resolution === null
    ? game
    : { ...game, resolution: { ...game.resolution, memory: change(game.resolution.memory) } }

const turnedRound = (game: Game, player: PlayerId): Game =>
  withSide(game, player, (side) => ({ ...side, deck: side.deck.toReversed() }))

const CHOSEN: readonly Mutant[] = [
  otherwise(
    ['resolveEffects', 'what was chosen may be chosen again'],
    ['GR.6'],
    (action) => (game, event) =>
      action(
        withMemory(game, (memory) => ({ ...memory, held: [] })),
        event,
      ),
  ),
  otherwise(
    ['takeTheChoice', 'in the opposite order'],
    ['GR.6'],
    (action) => (game, event) =>
      action(
        game.ask?.ask === 'choice' ? { ...game, ask: { ...game.ask, picked: game.ask.picked.toReversed() } } : game,
        event,
      ),
  ),
  otherwise(['shuffleTheDeck', 'at the top instead of at the bottom'], ['GR.8'], (action) => (game, event) => {
    if (game.ask?.ask !== 'shuffle') return action(game, event)
    const { player } = game.ask
    return turnedRound(action(turnedRound(game, player), event), player)
  }),
]

export const TEXT_MUTANTS: readonly Mutant[] = [...CHOSEN]

/** Describes the request at the end of a story: the player, the question, the options, and the number to pick. */
import { request, type Snapshot } from 'ptcg-turn-engine'
import { cardName } from 'ptcg-turn-engine/internal/game/board/definitions'
import type { Game, Option } from 'ptcg-turn-engine/model'
import { optionInWords, progressOf, questionOf } from 'ptcg-turn-engine/table'
import { or } from 'ptcg-turn-engine-fuzz/internal/oracle/askedInWords'
import { namesakes } from './storyFacts.ts'

/** The number of options to pick, and the options. Prize cards are face down, so only their number is given. */
const between = (game: Game, options: readonly Option[], progress: string | null): string => {
  if (options.every(({ option }) => option === 'prize')) return `${progress ?? '1'} of ${options.length} Prize cards`
  const several = namesakes(game)
  const named = (option: Option): string =>
    option.option === 'pokemon' && several.has(option.pokemon)
      ? optionInWords(game, option).replace(' (', ` #${option.pokemon} (`)
      : optionInWords(game, option)
  const all = options.map(named)
  return progress === null ? or(all) : `${progress}: ${all.join(', ')}`
}

/** The cards that paid for a retreat. The story may not show them, because a payment without alternatives needs no choice. */
const paid = (game: Game): string =>
  `Paid for the retreat: ${game.retreatPayment.map((card) => cardName(game, card)).join(' and ') || 'nothing'}.`

/** Lines that describe the request at the end of a story; empty if the game is over. */
export const atTheEnd = (last: Snapshot): readonly string[] => {
  const asked = request(last)
  if (asked === null) return []
  const { game } = last
  const { name, turnsTaken } = game.players[asked.player]
  switch (asked.kind) {
    case 'main':
      return [`Now ${name} may act: this is turn ${game.turn.number} of the game, and turn ${turnsTaken} of ${name}.`]
    case 'coin':
      return [`Now ${name} must flip a coin.`]
    case 'shuffle':
      return [`Now ${name}'s deck must be shuffled.`]
    case 'random':
      return [`Now a random card must be taken from ${name}'s hand.`]
    case 'resolve':
      return [`Now ${name} must do by hand what a text says: ${asked.text}`]
    default: {
      const who = `Now ${name} is asked: ${questionOf(game, asked)}`
      return [
        `${who} ${between(game, asked.options, progressOf(asked))}.`,
        ...(asked.purpose === 'retreatTo' ? [paid(game)] : []),
      ]
    }
  }
}

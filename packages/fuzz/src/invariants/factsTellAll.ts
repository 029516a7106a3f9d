/** Checks that facts tell everything: a board that is updated from facts alone equals the game's board after every event. */
import type { EventParts, Fact, Game } from 'ptcg-turn-engine/model'
import { factInWords } from 'ptcg-turn-engine/table'
import type { Check, Sent } from '../check.ts'
import { differences, resultDiffers } from '../oracle/differences.ts'
import { find } from '../oracle/moves.ts'
import type { OracleTable } from '../oracle/table.ts'
import { keyInWords } from '../oracle/valueInWords.ts'
import { copyUnreported, factBoardOf } from './factBoard.ts'
import { cardInWords, playerInWords } from './reading.ts'
import { applyFact } from './replayFacts.ts'
import { isSame } from './sameness.ts'

/** Describes the first difference between the game and the board that was built from facts; null if there is none. */
const boardDifference = (board: OracleTable, game: Game): string | null => {
  copyUnreported(board, game)
  const wrong = resultDiffers(board, game) ?? differences(game, board)
  return wrong === null ? null : `${wrong.replaceAll('by the rules', 'by the facts')}.`
}

/**
 * Compares a coin flip or a shuffle with the fact that reports it. Describes a different player or side of the coin, or a different number
 * of shuffled cards; null if there is no difference.
 */
const answeredOtherwise = ({ event, before, after }: Sent): string | null => {
  const [fact] = after.game.facts
  const { type, order = [], heads } = event as Partial<EventParts> & { readonly type: string }
  if (type === 'COIN_LANDED' && fact?.fact === 'COIN_FLIPPED') {
    const { ask } = before.game
    return ask?.ask === 'coin' && ask.player === fact.player && fact.heads === heads
      ? null
      : `The fact says that ${playerInWords(before.game, fact.player)} has flipped ${fact.heads ? 'heads' : 'tails'}, but the coin of the event is another one.`
  }
  if (type !== 'DECK_SHUFFLED' || fact?.fact !== 'DECK_SHUFFLED') return null
  const reported = fact.bottom ?? fact.order.length
  return reported === order.length ? null : `${order.length} cards were shuffled, but the fact says ${reported}.`
}

/** Describes a retreat that discards other Energy than its fact says (T2E.2), or returns null. */
const paidOtherwise = ({ before, after: { game } }: Sent): string | null => {
  const at = game.facts.findIndex(({ fact }) => fact === 'RETREATED')
  const retreated = game.facts[at]
  if (retreated?.fact !== 'RETREATED') return null
  const attached = before.game.players[retreated.player].active?.energy ?? []
  // cards that a text discards because of the retreat are not part of the payment
  const isTriggered = game.facts[at + 1]?.fact === 'EFFECT_APPLIES'
  const went = game.facts
    .slice(at + 1, isTriggered ? at + 1 : at + 3)
    .flatMap((fact) => (fact.fact === 'CARDS_MOVED' && fact.from === 'attached' ? fact.cards : []))
    .filter(({ id }) => attached.includes(id))
  const paid = retreated.paid.map(({ id }) => id)
  return isSame(paid.toSorted(), went.map(({ id }) => id).toSorted())
    ? null
    : `The fact says that ${cardInWords(game, retreated.pokemon.id)} retreats for ${paid.map((id) => cardInWords(game, id)).join(', ') || 'nothing'}, but ${went.map(({ id }) => cardInWords(game, id)).join(', ') || 'nothing'} was discarded.`
}

/** Adds details to a fact that does not fit: its positions, its zone, or the damage that was there. */
const moreOf = (board: OracleTable, fact: Fact): string => {
  if (fact.fact === 'PRIZES_TAKEN')
    return ` The fact puts them at the places ${fact.positions.map((at) => at + 1).join(', ')}, in this order.`
  if ('from' in fact) return ` The fact takes the card from the ${keyInWords(fact.from)}.`
  if (fact.fact !== 'COUNTERS_REMOVED') return ''
  const damage = find(board, fact.pokemon.id)?.damage ?? 0
  return ` Only ${damage + fact.counters * 10} damage was on it.`
}

const NOTHING_NEW: readonly Fact[] = []

/** Compares the board that the facts build with the game. */
export const factsTellEverything: Check = {
  name: 'facts tell everything',
  watch: (opening) => {
    const board = factBoardOf(opening.game)
    let heard = opening.game.facts
    return {
      see: (sent) => (sent.accepted ? (answeredOtherwise(sent) ?? paidOtherwise(sent)) : null),
      atRest: ({ game }) => {
        const facts = game.facts === heard ? NOTHING_NEW : game.facts
        heard = game.facts
        for (const fact of facts)
          if (!applyFact(board, fact))
            return `This fact does not fit the earlier facts: ${factInWords(game, fact)}${moreOf(board, fact)}`
        return boardDifference(board, game)
      },
    }
  },
}

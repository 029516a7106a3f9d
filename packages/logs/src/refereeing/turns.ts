/** Begins a turn, or another game in Sudden Death. */
import type { PlayerId } from 'ptcg-turn-engine/model'
import type { Entry } from '../reading/battleLog.ts'
import { beginTurnOf, setUpAgain } from './beginning.ts'
import { newEffect } from './cardMoves.ts'
import type { RefereeCourse } from './course.ts'
import { doByHand } from './effects.ts'
import { refuse } from './refusing.ts'

export const beginRefereedTurn = (course: RefereeCourse, player: PlayerId, entry: Entry): void => {
  const { table } = course
  if (course.lentTo !== null) table.restore(course.lentTo)
  course.lentTo = null
  const { turn } = table.game
  const isThere =
    table.at.state === 'turn.main.ready' && turn.number > 0 && turn.player === player && table.game.result === null
  if (!isThere || turn.number === course.turnSeen) {
    if (turn.number > 0) {
      table.assumed.add(`The log does not say how the turn before line ${entry.line} ended.`)
      table.departs('The previous turn has not ended.')
    }
    beginTurnOf(table, player)
  }
  course.turnSeen = table.game.turn.number
  const draws = course
    .following(true)
    .entries.slice(1)
    .filter(
      ({ sentence }) => (sentence.says === 'drewCard' || sentence.says === 'drewCards') && sentence.player === player,
    )
  const first = draws[0]
  if (first === undefined) {
    if (course.following(true).entries.length > 1 && table.game.ruleset.firstTurn.draws)
      refuse(course, entry, player, 'END_TURN', 'T1.1', 'The turn begins, but no card is drawn.')
    return
  }
  course.used.add(first)
  if (first.sentence.says === 'drewCard') table.inPile(player, 'hand', first.sentence.card)
  const more = first.sentence.says === 'drewCards' && first.sentence.count > 1 ? first : draws[1]
  if (more !== undefined) {
    refuse(course, more, player, 'END_TURN', 'T1.1', 'More than one card is drawn for the turn.')
    if (more !== first) doByHand(table, newEffect(player, 'Draw', 'card'), more)
    course.used.add(more)
  }
}

/** Begins a Sudden Death game. The lines up to the next turn belong to its set-up. */
export const beginAgain = (course: RefereeCourse): void => {
  const rest = course.entries.slice(course.at + 1)
  const begins = rest.findIndex(({ sentence }) => sentence.says === 'turnBegan')
  const entries = begins === -1 ? rest : rest.slice(0, begins)
  setUpAgain(course.table, entries)
  course.turnSeen = 0
  for (const entry of entries) course.used.add(entry)
}

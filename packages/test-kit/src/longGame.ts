/** A game of thousands of events: two players with very large decks who never attack. */
import { type Recording, recordingOf, savePosition } from 'ptcg-turn-engine'
import { board } from './board.ts'
import { openRecording } from './recorded.ts'
import { eager, walk } from './walk.ts'

const BOARD = `
  turn 3 of A
  A active  Scorbunny
  A bench   Wooloo; Vulpix
  A hand    Fire Energy x3
  A deck    Fire Energy x150, Switch x50
  B active  Sobble
  B bench   Chewtle; Krabby
  B hand    Water Energy x3
  B deck    Water Energy x150, Switch x50
`

/** An event that is refused. Every fourth event of the game is this one. */
const IMPOSSIBLE = { type: 'DECLARE_ATTACK', player: 0, attack: 99 }

/** A recording of the game with the given number of events. */
export const longGame = (events: number): Recording => {
  const position = savePosition(board(BOARD, { seed: 5 }))
  if (position._tag === 'Left') throw new Error(position.left.message)
  const recording = recordingOf('A long game', { from: 'position', position: position.right })
  const decide = eager(5)
  const played: unknown[] = []
  walk(
    openRecording(recording).snapshot,
    (legal, at) => {
      const peaceful = legal.filter(({ type }) => type !== 'DECLARE_ATTACK')
      return peaceful.find(({ type }) => type === 'RETREAT') ?? decide(peaceful, at)
    },
    (event) => {
      if (played.length % 4 === 3) played.push(IMPOSSIBLE)
      played.push(event)
    },
    events,
  )
  if (played.length < events) throw new Error(`The long game ended after ${played.length} events.`)
  return { ...recording, events: played.slice(0, events) }
}

/** @jsxImportSource react */
/** Models a small user interface of a game, drawn by a server first. */

import type { Playable } from '../../src/engine/session/playable.ts'
import { useGame, useLegalEvents, useRequest } from '../../src/react/index.ts'

export const App = ({ game }: { readonly game: Playable }) => {
  const turn = useGame(game, (at) => at.game.turn.number)
  const events = useLegalEvents(game)
  const request = useRequest(game)
  return (
    <section>
      <h1>{`Turn ${turn}`}</h1>
      <p>{request === null ? 'It is over.' : `Player ${request.player} acts.`}</p>
      <ol>
        {events.map((event) => (
          <li key={JSON.stringify(event)}>{event.type}</li>
        ))}
      </ol>
    </section>
  )
}

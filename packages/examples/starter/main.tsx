/** A table for two people at one screen. */
import { startSession } from 'ptcg-turn-engine'
import { useGame } from 'ptcg-turn-engine/react'
import { groupedEvents, questionOf, tableOf } from 'ptcg-turn-engine/table'
import { createRoot } from 'react-dom/client'

const players = [
  { name: 'Ada', deck: 'cinderace' },
  { name: 'Ben', deck: 'inteleon' },
] as const
const session = startSession({ players, randomness: { seed: Date.now() } })

const Table = () => {
  const { game } = useGame(session)
  const request = session.request()
  const { title, sides } = tableOf(game, 0)
  const moves = groupedEvents(game, session.legalEvents()).flatMap(({ lines }) => lines.flatMap(({ ways }) => ways))
  return (
    <main>
      <h1>{title}</h1>
      {sides.map(({ name, active, bench, piles }) => (
        <p key={name}>
          <b>{name}</b> ({piles.prizes.count} Prize cards):{' '}
          {[active, ...bench].map((one) => one && `${one.name} ${one.left}/${one.hp} HP`).join(', ')}
        </p>
      ))}
      <h2>
        {request === null ? 'The game is over.' : `${game.players[request.player].name}: ${questionOf(game, request)}`}
      </h2>
      {moves.map(({ says, events: [event] }) => (
        <button type="button" key={JSON.stringify(event)} onClick={() => session.send(event)}>
          {says}
        </button>
      ))}
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Table />)

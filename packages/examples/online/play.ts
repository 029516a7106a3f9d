/**
 * Two random players meet at the server and play a game, each through another process:
 * `npm run play -- http://127.0.0.1:2567 http://127.0.0.1:2568`.
 */
import { randomPlayer } from 'ptcg-turn-engine'
import { meet, onlineSeat } from './seat.ts'

const { 2: first = 'http://127.0.0.1:2567', 3: second = first } = process.argv
const PACE = 50

const play = async (name: string, deck: string, server: string): Promise<string> => {
  const link = await meet(server, { name, deck })
  process.stdout.write(`${name} has a seat at game ${link.game}.\n`)
  const seat = onlineSeat({ servers: [first, second], link })
  const decide = randomPlayer(link.game)
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const game = seat.game()
      if (game === null) return
      const { result } = game.state().game
      const legal = game.legalEvents()
      if (result === null && legal.length > 0 && !seat.status().isSending) game.send(decide(game.state(), legal))
      if (result === null) return
      clearInterval(timer)
      seat.leave()
      const end = result.outcome === 'tie' ? 'ties' : result.winner === game.player ? 'wins' : 'loses'
      resolve(`${name} ${end} after ${game.length()} events.`)
    }, PACE)
  })
}

const results = await Promise.all([play('Ann', 'cinderace', first), play('Bob', 'inteleon', second)])
process.stdout.write(`${results.join('\n')}\n`)
process.exit()

/** @jsxImportSource react */
/** Draws the page of a remote seat: the table, the state of the connection, and the latest refusal. */
import { useGame, useRequest } from 'ptcg-turn-engine/react'
import { useSyncExternalStore } from 'react'
import { GameTable } from '../board/GameTable.tsx'
import type { RemoteGame } from './remoteGame.ts'
import type { RemoteSeat, Status } from './remoteSeat.ts'

interface Seated {
  readonly game: RemoteGame
}

const WORDS: { readonly [Connection in Status['connection']]: string } = {
  connecting: 'Connecting…',
  open: 'Connected',
  lost: 'The connection is lost. The game is stored; trying again…',
  refused: 'The server does not let this page in.',
}

const useNames = (game: RemoteGame): readonly [string, string] => {
  const first = useGame(game, (snapshot) => snapshot.game.players[0].name)
  const second = useGame(game, (snapshot) => snapshot.game.players[1].name)
  return [first, second]
}

/** The message when the game waits for a disconnected player; undefined if nobody is missing, or if that is unknown. */
const useMissing = (game: RemoteGame, { connection, present }: Status): string | undefined => {
  const names = useNames(game)
  const request = useRequest(game)
  if (request === null || connection !== 'open' || present === null || present[request.player]) return undefined
  return `The game goes on when ${names[request.player]} is there.`
}

/** The message for spectators, in place of a prompt. */
const Watching = ({ game, status }: Seated & { readonly status: Status }) => {
  const names = useNames(game)
  const request = useRequest(game)
  const missing = useMissing(game, status)
  return (
    <section className="prompt" aria-label="What goes on">
      <div className="prompt-line is-waiting">
        <div className="prompt-words">
          <b>You are watching {names[game.player]}.</b>
          <span>{request === null ? 'The game is over.' : (missing ?? `${names[request.player]} is acting.`)}</span>
        </div>
      </div>
    </section>
  )
}

const Presence = ({ game, status }: Seated & { readonly status: Status }) => {
  const names = useNames(game)
  const other = game.player === 0 ? 1 : 0
  // Without a connection nobody's presence is known; the notice reports the lost connection.
  if (status.connection !== 'open') return null
  const isAlone = status.present !== null && !status.present[other]
  return (
    <span className="presence" data-here={!isAlone}>
      {isAlone ? `Waiting for ${names[other]} to come` : `${names[other]} is here`}
      {status.isSending && <span> · sending…</span>}
    </span>
  )
}

const Concede = ({ game }: Seated) => {
  const isOver = useRequest(game) === null
  const concede = (): void => {
    if (confirm('Concede? Your opponent wins the game.')) game.send({ type: 'CONCEDE', player: game.player })
  }
  return (
    <button type="button" className="button" disabled={isOver} onClick={concede}>
      Concede
    </button>
  )
}

const Table = ({ game, status }: Seated & { readonly status: Status }) => (
  <GameTable
    waiting={useMissing(game, status)}
    game={game}
    player={game.player}
    past={game.facts}
    asked={game.mayPlay ? undefined : <Watching game={game} status={status} />}
    tools={
      <div className="tools">
        <Presence game={game} status={status} />
        {game.mayPlay && <Concede game={game} />}
      </div>
    }
  />
)

const noticeOf = ({ connection, refusal }: Status): string => {
  const words = connection === 'open' ? '' : WORDS[connection]
  return `${words} ${refusal?.message ?? ''}`.trim()
}

/** The page of a seat. */
export const SeatPage = ({ seat }: { readonly seat: RemoteSeat }) => {
  const status = useSyncExternalStore(seat.subscribe, seat.status)
  const game = useSyncExternalStore(seat.subscribe, seat.game)
  return (
    <div className="screen" data-connection={status.connection}>
      {game !== null && <Table game={game} status={status} />}
      <p className="notice" role="status">
        {noticeOf(status)}
      </p>
    </div>
  )
}

/** The page shown without a valid link. */
export const NoLink = () => (
  <div className="screen" data-connection="none">
    <p className="notice" role="status">
      This address is incomplete: open the whole link that the server has printed for you.
    </p>
  </div>
)

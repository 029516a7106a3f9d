/** Draws a game that goes on: the table of whoever is at the device, the curtain between two people, the bar above. */
import type { PlayerId, Request, Session } from 'ptcg-turn-engine'
import { useGame, useRequest } from 'ptcg-turn-engine/react'
import { tableOf } from 'ptcg-turn-engine/table'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { GameTable } from '../board/GameTable.tsx'
import { Coin } from './Coin.tsx'
import { Curtain } from './Curtain.tsx'
import { Drawer } from './Drawer.tsx'
import { Menu } from './Menu.tsx'
import { type Going, keep } from './saved.ts'
import { Tools } from './Tools.tsx'
import { whyNotTakeBack } from './taking.ts'
import { toldFromTheStart } from './told.ts'
import { COMPUTER, useHost } from './useHost.ts'

interface GameScreenProps {
  readonly going: Going
  readonly onOpened: (going: Going) => void
  readonly onLeave: () => void
}

/** The player who must decide now; null if chance does, or if the game is over. */
const deciderOf = (request: Request | null): PlayerId | null =>
  request === null || request.kind === 'coin' || request.kind === 'shuffle' || request.kind === 'random'
    ? null
    : request.player

interface HandoverProps {
  readonly name: string
  readonly hasWonToss: boolean
  /** True if there is anything on the table yet. */
  readonly isSomethingToSee: boolean
  readonly onHandOver: () => void
}

const Handover = ({ name, hasWonToss, isSomethingToSee, onHandOver }: HandoverProps) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <section className="prompt" aria-label="What to do now">
      <div className="prompt-stack">
        <div className="prompt-line is-asked">
          <div className="prompt-words">
            <b>{hasWonToss ? `${name} has won the toss.` : `${name} is next.`}</b>
            {isSomethingToSee && <span>Look as long as you like.</span>}
          </div>
          <div className="prompt-buttons">
            <button ref={button} type="button" className="button button-main" onClick={onHandOver}>
              Hand over to {name}
            </button>
          </div>
        </div>
      </div>
    </section>
  )
}

const Over = ({ session, onLeave }: { readonly session: Session; readonly onLeave: () => void }) => {
  const title = useGame(session, ({ game }) => tableOf(game, 0).title)
  return (
    <section className="prompt" aria-label="What to do now">
      <div className="prompt-stack">
        <div className="prompt-line is-asked is-over">
          <div className="prompt-words">
            <b>{title}</b>
          </div>
          <div className="prompt-buttons">
            <button type="button" className="button button-main" onClick={onLeave}>
              Another game
            </button>
          </div>
        </div>
      </div>
    </section>
  )
}

/** Saves after each event; says so where the browser does not. */
const useKept = (going: Going, onNotice: (notice: string) => void): void => {
  useEffect(() => {
    const save = (): void => {
      const why = keep(going)
      if (why !== null) onNotice(why)
    }
    save()
    return going.session.subscribe(save)
  }, [going, onNotice])
}

/** The person at the device: one all the time, or two in turns with a curtain between them. */
const useSeat = ({ session, opponent }: Going): readonly [PlayerId | null, (seat: PlayerId | null) => void] => {
  const isAlone = opponent === 'computer'
  // There is nothing to hide before the hands are drawn, nor after the end.
  const isOpen = session.request() === null || session.state().game.players.every(({ hand }) => hand.length === 0)
  const [seat, setSeat] = useState<PlayerId | null>(isAlone || isOpen ? 0 : null)
  return [isAlone ? 0 : seat, setSeat]
}

/** A game that goes on. */
export const GameScreen = ({ going, onOpened, onLeave }: GameScreenProps) => {
  const { session, opponent } = going
  const request = useRequest(session)
  const [seat, setSeat] = useSeat(going)
  const [notice, setNotice] = useState('')
  const [open, setOpen] = useState<'menu' | 'chart' | null>(null)
  useHost(session, opponent)
  useKept(going, setNotice)

  const decider = deciderOf(request)
  const next: PlayerId = decider ?? seat ?? request?.player ?? 0
  const nameOf = (player: PlayerId): string => session.state().game.players[player].name
  const takeBack = (): void => {
    if (seat === null) return
    const why = whyNotTakeBack(session, seat)
    if (why === null) session.undo()
    setNotice(why ?? '')
  }

  useEffect(() => {
    const pressed = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey || altKey || (target instanceof HTMLElement && target.closest('input, dialog'))) return
      if (key === 'u') takeBack()
      if (key === 'c' && seat !== null) setOpen('chart')
      if (key === '?') setOpen('menu')
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  })
  useEffect(() => session.subscribe(() => setNotice('')), [session])

  const asked = (): ReactNode => {
    if (request === null) return <Over session={session} onLeave={onLeave} />
    if (request.kind === 'coin' && (opponent === 'person' || request.player !== COMPUTER))
      return <Coin session={session} request={request} />
    const isOthers = opponent === 'person' && decider !== null && decider !== seat
    if (!isOthers) return null
    const isSomethingToSee = session.state().game.players.some(({ active }) => active !== null)
    return (
      <Handover
        name={nameOf(decider)}
        hasWonToss={'purpose' in request && request.purpose === 'goFirst'}
        isSomethingToSee={isSomethingToSee}
        onHandOver={() => setSeat(null)}
      />
    )
  }

  const tools = (
    <Tools
      session={session}
      player={seat}
      onNotice={setNotice}
      onTakeBack={takeBack}
      onChart={() => setOpen('chart')}
      onMenu={() => setOpen('menu')}
    />
  )
  return (
    <div className="screen">
      {seat === null ? (
        <>
          <header className="top">
            <span />
            {tools}
          </header>
          <Curtain name={nameOf(next)} onLift={() => setSeat(next)} />
        </>
      ) : (
        <GameTable
          key={seat}
          game={session.seat(seat)}
          player={seat}
          past={toldFromTheStart(session, seat)}
          asked={asked() ?? undefined}
          tools={tools}
        />
      )}
      <p className="notice" role="status">
        {notice}
      </p>
      {open === 'menu' && <Menu going={going} onClose={() => setOpen(null)} onOpened={onOpened} onLeave={onLeave} />}
      {open === 'chart' && seat !== null && <Drawer game={session.seat(seat)} onClose={() => setOpen(null)} />}
    </div>
  )
}

/**
 * Draws a game in progress: the table of the player at the device, the curtain between two people, and the bar above.
 */
import type { PlayerId, Request } from 'ptcg-turn-engine'
import { useRequest } from 'ptcg-turn-engine/react'
import { type ReactNode, useEffect, useState } from 'react'
import { GameTable } from '../board/GameTable.tsx'
import { OpenRule } from '../board/RuleChip.tsx'
import { Coin } from './Coin.tsx'
import { Curtain } from './Curtain.tsx'
import { Drawer } from './Drawer.tsx'
import { EndScreen } from './EndScreen.tsx'
import { Handover } from './Handover.tsx'
import { HintLine } from './HintLine.tsx'
import { Menu } from './Menu.tsx'
import { Over } from './Over.tsx'
import { factsFromTheStart } from './pastFacts.ts'
import { openRuleIn } from './rulebook.ts'
import { type Going, keep } from './saved.ts'
import { Tools } from './Tools.tsx'
import { TurnBeside } from './TurnBeside.tsx'
import { whyNotTakeBack } from './taking.ts'
import { useHint } from './useHint.ts'
import { COMPUTER, useHost } from './useHost.ts'

interface GameScreenProps {
  readonly going: Going
  readonly onOpened: (going: Going) => void
  readonly onLeave: () => void
}

/** The player who must decide now; null if chance decides, or if the game is over. */
const deciderOf = (request: Request | null): PlayerId | null =>
  request === null || request.kind === 'coin' || request.kind === 'shuffle' || request.kind === 'random'
    ? null
    : request.player

/** Saves the game in the browser after each event, and reports if that is not possible. */
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

/** The player at the device: always the same against the computer; for two people, null while the curtain is down. */
const useSeat = ({ session, opponent }: Going): readonly [PlayerId | null, (seat: PlayerId | null) => void] => {
  const isAlone = opponent !== 'person'
  // There is nothing to hide before the hands are drawn and after the end.
  const isOpen = session.request() === null || session.state().game.players.every(({ hand }) => hand.length === 0)
  const [seat, setSeat] = useState<PlayerId | null>(isAlone || isOpen ? 0 : null)
  return [isAlone ? 0 : seat, setSeat]
}

/** A game in progress. */
export const GameScreen = ({ going, onOpened, onLeave }: GameScreenProps) => {
  const { session, opponent } = going
  const request = useRequest(session)
  const [seat, setSeat] = useSeat(going)
  const [notice, setNotice] = useState('')
  const [open, setOpen] = useState<'menu' | 'chart' | 'end' | null>(null)
  const thought = useHost(session, opponent)
  const [hint, askForHint, endHint] = useHint(session)
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
  const isOver = request === null
  useEffect(() => setOpen((now) => (isOver ? 'end' : now === 'end' ? null : now)), [isOver])

  const asked = (): ReactNode => {
    if (request === null) return <Over session={session} onLook={() => setOpen('end')} onLeave={onLeave} />
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
      onHint={seat !== null && decider === seat ? () => askForHint(seat) : null}
      onChart={() => setOpen('chart')}
      onMenu={() => setOpen('menu')}
    />
  )
  const waiting =
    thought === null ? undefined : `${nameOf(COMPUTER)} plays ahead: ${thought.playouts} of ${thought.of} games…`
  return (
    <div className="screen">
      {hint !== null && <HintLine hint={hint} onPlay={session.send} onClose={endHint} />}
      {seat === null ? (
        <>
          <header className="top">
            <span />
            {tools}
          </header>
          <Curtain name={nameOf(next)} onLift={() => setSeat(next)} />
        </>
      ) : (
        <OpenRule value={openRuleIn(session, seat, setNotice)}>
          <GameTable
            key={seat}
            game={session.seat(seat)}
            player={seat}
            past={factsFromTheStart(session, seat)}
            asked={asked() ?? undefined}
            waiting={waiting}
            tools={tools}
            chart={<TurnBeside />}
          />
        </OpenRule>
      )}
      <p className="notice" role="status">
        {notice}
      </p>
      {open === 'menu' && <Menu going={going} onClose={() => setOpen(null)} onOpened={onOpened} onLeave={onLeave} />}
      {open === 'end' && (
        <EndScreen
          session={session}
          past={factsFromTheStart(session, seat ?? 0)()}
          onClose={() => setOpen(null)}
          onLeave={onLeave}
        />
      )}
      {open === 'chart' && seat !== null && <Drawer game={session.seat(seat)} onClose={() => setOpen(null)} />}
    </div>
  )
}

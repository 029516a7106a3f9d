/** Draws a coin to flip, and buttons to report how a real coin has landed. */
import type { Request, Session } from 'ptcg-turn-engine'
import { useGame } from 'ptcg-turn-engine/react'
import { useEffect, useRef, useState } from 'react'
import { flipCoin } from './chance.ts'

/** The time for which a coin turns, in milliseconds. */
const TURNS = 1000

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

interface CoinProps {
  readonly session: Session
  readonly request: Extract<Request, { readonly kind: 'coin' }>
}

const toGo = (coins: CoinProps['request']['coins']): string | null =>
  coins === 'untilTails' ? 'until tails' : coins === 1 ? null : `${coins} coins to go`

/** A coin to flip with a click, and two buttons for the result of a real coin. */
export const Coin = ({ session, request }: CoinProps) => {
  const [landing, setLanding] = useState<boolean | null>(null)
  const why = useGame(session, ({ game }) => game.resolution?.source.label ?? null)
  const name = useGame(session, ({ game }) => game.players[request.player].name)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  useEffect(() => {
    if (landing === null) return
    const timer = setTimeout(
      () => {
        setLanding(null)
        session.send({ type: 'COIN_LANDED', heads: landing })
      },
      isStill() ? 400 : TURNS + 450,
    )
    return () => clearTimeout(timer)
  }, [landing, session])
  const reportLanding = (heads: boolean) => () => session.send({ type: 'COIN_LANDED', heads })
  const isTurning = landing !== null
  const many = toGo(request.coins)
  return (
    <section className="prompt coin-prompt" aria-label="A coin">
      <div className="prompt-stack">
        <div className="prompt-line is-asked">
          <button
            ref={button}
            type="button"
            className={`coin${isTurning ? ` is-turning lands-${landing ? 'heads' : 'tails'}` : ''}`}
            aria-disabled={isTurning}
            onClick={() => !isTurning && setLanding(flipCoin())}
          >
            <span className="coin-side coin-heads">H</span>
            <span className="coin-side coin-tails">T</span>
          </button>
          <div className="prompt-words">
            <b>
              {name} flips a coin{why === null ? '' : `: ${why}`}
            </b>
            {many !== null && <span className="prompt-many">{many}</span>}
            <span aria-live="polite">{isTurning ? '' : 'Click the coin, or say how a real one has landed.'}</span>
          </div>
          <div className="prompt-buttons">
            <button type="button" className="button" disabled={isTurning} onClick={reportLanding(true)}>
              Heads
            </button>
            <button type="button" className="button" disabled={isTurning} onClick={reportLanding(false)}>
              Tails
            </button>
          </div>
        </div>
      </div>
    </section>
  )
}

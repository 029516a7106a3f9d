/** The automatic players: the host, who answers for chance, and the computer, which plays with short pauses. */
import { randomPlayer, type Session } from 'ptcg-turn-engine'
import { useEffect } from 'react'
import { answerOfHost, flipped } from './chance.ts'
import type { Opponent } from './chosen.ts'

/** The seat of the computer. */
export const COMPUTER = 1

/** How long the computer waits before it acts, in milliseconds: longer where there is something to see. */
const PAUSES = { act: 650, coin: 900, afterAttack: 2300 } as const

const sawAnAttack = (session: Session): boolean =>
  session.state().game.facts.some(({ fact }) => fact === 'DAMAGE_PLACED' || fact === 'NO_DAMAGE_DONE')

/** A number in the address of the page, such as `?pace=0&luck=5`. */
const inAddress = (name: string): number | null => {
  const written = new URLSearchParams(location.search).get(name)
  const number = Number(written)
  return written === null || !Number.isFinite(number) ? null : number
}

/** How long the pauses are: 1 is for people, and tests do not wait. */
const paceOf = (): number => Math.max(0, inAddress('pace') ?? 1)

/** The seed of the computer's picks: the game's own if it has one, so that the same game can be replayed. */
const luckOf = (session: Session): number => {
  const { randomness } = session.state().game
  const [drawn = 0] = randomness.mode === 'seeded' ? randomness.state : [Date.now() % 2 ** 31]
  return Math.trunc(inAddress('luck') ?? drawn)
}

/** Keeps a game going. Coins of people are theirs to flip. */
export const useHost = (session: Session, opponent: Opponent): void => {
  useEffect(() => {
    const decide = randomPlayer(luckOf(session))
    let timer: ReturnType<typeof setTimeout> | undefined

    const actOfComputer = (): (() => void) | null => {
      const request = session.request()
      if (opponent !== 'computer' || request?.player !== COMPUTER) return null
      if (request.kind === 'coin') return () => session.send({ type: 'COIN_LANDED', heads: flipped() })
      const seat = session.seat(COMPUTER)
      return () => seat.send(decide(seat.state(), seat.legalEvents()))
    }

    const goOn = (): void => {
      clearTimeout(timer)
      const answer = answerOfHost(session.request())
      if (answer !== null) {
        // Whoever listens is told of the latest event before the next one happens.
        timer = setTimeout(() => session.send(answer))
        return
      }
      const act = actOfComputer()
      if (act === null) return
      const isCoin = session.request()?.kind === 'coin'
      const pause = isCoin ? PAUSES.coin : sawAnAttack(session) ? PAUSES.afterAttack : PAUSES.act
      timer = setTimeout(act, pause * paceOf())
    }

    goOn()
    const end = session.subscribe(goOn)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [session, opponent])
}

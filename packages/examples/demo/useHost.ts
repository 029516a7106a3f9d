/** Acts automatically: the host answers for chance, and the computer plays its side with short pauses. */
import type { Session } from 'ptcg-turn-engine'
import type { SearchProgress } from 'ptcg-turn-engine-players'
import { useEffect, useState } from 'react'
import { answerOfHost, flipCoin } from './chance.ts'
import type { Opponent } from './chosen.ts'
import { luckOf, paceOf } from './pace.ts'
import { think } from './thinking.ts'

/** The seat of the computer. */
export const COMPUTER = 1

/** The computer's pauses before it acts, in milliseconds: longer after something worth seeing. */
const PAUSES = { act: 650, coin: 900, afterPlay: 1400, afterAttack: 2300 } as const

const pauseAfter = (session: Session): number => {
  const happened = new Set(session.state().game.facts.map(({ fact }) => fact))
  if (happened.has('DAMAGE_PLACED') || happened.has('NO_DAMAGE_DONE')) return PAUSES.afterAttack
  return happened.has('TRAINER_PLAYED') || happened.has('POKEMON_EVOLVED') ? PAUSES.afterPlay : PAUSES.act
}

/**
 * Lets the host and the computer act; people flip their own coins. Returns the computer's progress in thinking, or null
 * while it does not think.
 */
export const useHost = (session: Session, opponent: Opponent): SearchProgress | null => {
  const [thought, setThought] = useState<SearchProgress | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopThinking = (): void => {}

    const decide = (level: Exclude<Opponent, 'person'>): void => {
      const begun = performance.now()
      const pause = pauseAfter(session) * paceOf()
      stopThinking = think({
        session,
        player: COMPUTER,
        level,
        seed: luckOf(session),
        onProgress: setThought,
        onDecided: ({ event }) => {
          setThought(null)
          const left = Math.max(0, pause - (performance.now() - begun))
          timer = setTimeout(() => session.seat(COMPUTER).send(event), left)
        },
      })
    }

    const goOn = (): void => {
      clearTimeout(timer)
      stopThinking()
      setThought(null)
      const request = session.request()
      const answer = answerOfHost(request)
      // All listeners must be notified of the latest event before the next one happens.
      if (answer !== null) timer = setTimeout(() => session.send(answer))
      else if (opponent === 'person' || request?.player !== COMPUTER) return
      else if (request.kind === 'coin')
        timer = setTimeout(() => session.send({ type: 'COIN_LANDED', heads: flipCoin() }), PAUSES.coin * paceOf())
      else decide(opponent)
    }

    goOn()
    const end = session.subscribe(goOn)
    return () => {
      clearTimeout(timer)
      stopThinking()
      end()
    }
  }, [session, opponent])
  return thought
}

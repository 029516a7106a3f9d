/**
 * Shows an event large over the middle of the table for a moment: a card that the opponent has played, a Knock Out, or
 * taken Prize cards.
 */
import type { Fact, Game, PlayerId } from 'ptcg-turn-engine'
import { useGame } from 'ptcg-turn-engine/react'
import { factInWords, type PrintedCard } from 'ptcg-turn-engine/table'
import { useEffect, useState } from 'react'
import { CardFace } from './CardFace.tsx'
import { printedOf } from './printedOf.ts'
import { useAtTable } from './useTable.ts'

/** The time for which an event is shown, in milliseconds. */
const STAYS = 1600

interface Shown {
  readonly kind: 'played' | 'struck' | 'prize'
  readonly says: string
  readonly printed: PrintedCard | null
}

const cardOf = (fact: Fact): number | null => {
  if (fact.fact === 'TRAINER_PLAYED' || fact.fact === 'POKEMON_EVOLVED') return fact.card.id
  return null
}

/** The most important fact of an event, to be shown large; null if there is none. The player's own plays are not shown. */
const shownOf = (facts: readonly Fact[], game: Game, player: PlayerId): Shown | null => {
  const struck = facts.find(({ fact }) => fact === 'POKEMON_KNOCKED_OUT')
  if (struck !== undefined) return { kind: 'struck', says: factInWords(game, struck), printed: null }
  const prize = facts.find(({ fact }) => fact === 'PRIZES_TAKEN')
  if (prize !== undefined) return { kind: 'prize', says: factInWords(game, prize), printed: null }
  const played = facts.find((fact) => cardOf(fact) !== null && 'player' in fact && fact.player !== player)
  const card = played === undefined ? null : cardOf(played)
  if (played === undefined || card === null) return null
  return { kind: 'played', says: factInWords(game, played), printed: printedOf(game, card) }
}

/** Shows the latest event for a moment. Clicks pass through it, so nobody has to wait. */
export const Moment = () => {
  const { game, player } = useAtTable()
  const { facts } = useGame(game, (snapshot) => snapshot.game)
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    setShown(shownOf(facts, game.state().game, player))
    const timer = setTimeout(() => setShown(null), STAYS)
    return () => clearTimeout(timer)
  }, [facts, game, player])
  if (shown === null) return null
  return (
    <div className={`moment moment-${shown.kind}`} aria-hidden="true" key={shown.says}>
      {shown.printed !== null && <CardFace printed={shown.printed} />}
      <b>{shown.says}</b>
    </div>
  )
}

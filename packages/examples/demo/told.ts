/** The beginning of a log: the facts before the first event, such as the toss of a seeded game. */
import type { Fact, PlayerId, Session } from 'ptcg-turn-engine'

type Told = () => readonly (readonly Fact[])[]

const TOLD = new WeakMap<Session, readonly [Told, Told]>()

/** A save does not hold what happened before its first event: it is told of a game that has just been begun. */
const toldTo = (session: Session, player: PlayerId): Told => {
  const seat = session.seat(player)
  const beginning = session.history().length === 0 ? [seat.state().game.facts] : []
  return () => [...beginning, ...seat.facts()]
}

/** Everything that a player was told, from the beginning of a game on. */
export const toldFromTheStart = (session: Session, player: PlayerId): Told => {
  // Both are asked when the game is first looked at: later its beginning is gone.
  const told = TOLD.get(session) ?? ([toldTo(session, 0), toldTo(session, 1)] as const)
  TOLD.set(session, told)
  return told[player]
}

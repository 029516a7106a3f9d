/** Adds the beginning to a log: the facts before the first event, such as the toss of a seeded game. */
import type { Fact, PlayerId, Session } from 'ptcg-turn-engine'

type Told = () => readonly (readonly Fact[])[]

const TOLD = new WeakMap<Session, readonly [Told, Told]>()

/**
 * The facts for a player. The facts before the first event are available only in a new game, because a save does not
 * contain them.
 */
const toldTo = (session: Session, player: PlayerId): Told => {
  const seat = session.seat(player)
  const beginning = session.history().length === 0 ? [seat.state().game.facts] : []
  return () => [...beginning, ...seat.facts()]
}

/** All facts for a player from the beginning of a game. */
export const toldFromTheStart = (session: Session, player: PlayerId): Told => {
  // Both players' facts are recorded at the first call, since the beginning is not available later.
  const told = TOLD.get(session) ?? ([toldTo(session, 0), toldTo(session, 1)] as const)
  TOLD.set(session, told)
  return told[player]
}

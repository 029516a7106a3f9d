/** Adds the beginning to a log: the facts before the first event, such as the toss of a seeded game. */
import type { Fact, PlayerId, Session } from 'ptcg-turn-engine'

type PastFacts = () => readonly (readonly Fact[])[]

const PAST_FACTS = new WeakMap<Session, readonly [PastFacts, PastFacts]>()

/**
 * The facts for a player. The facts before the first event are available only in a new game, because a save does not
 * contain them.
 */
const pastFactsOf = (session: Session, player: PlayerId): PastFacts => {
  const seat = session.seat(player)
  const beginning = session.history().length === 0 ? [seat.state().game.facts] : []
  return () => [...beginning, ...seat.facts()]
}

/** All facts for a player from the beginning of a game. */
export const factsFromTheStart = (session: Session, player: PlayerId): PastFacts => {
  // Both players' facts are recorded at the first call, since the beginning is not available later.
  const past = PAST_FACTS.get(session) ?? ([pastFactsOf(session, 0), pastFactsOf(session, 1)] as const)
  PAST_FACTS.set(session, past)
  return past[player]
}

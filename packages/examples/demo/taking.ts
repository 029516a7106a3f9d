/** Decides who may undo a step at a shared device: only the player who made it, and only if undoing is fair. */
import type { PlayerId, Session } from 'ptcg-turn-engine'

/** The reason why a player cannot undo the latest step, or null if undoing is possible. */
export const whyNotTakeBack = (session: Session, player: PlayerId): string | null => {
  const latest = session.history().at(-1)
  if (latest !== undefined && 'player' in latest.event && latest.event.player !== player) {
    const { name } = session.state().game.players[latest.event.player]
    return `${name} has acted since, and only ${name} could take that back.`
  }
  return session.whyNotUndo()?.message ?? null
}

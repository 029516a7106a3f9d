/** Decides who may undo a step at a shared device: whoever made it, and only if it is fair. */
import type { PlayerId, Session } from 'ptcg-turn-engine'

/** Why the latest step is not taken back by a player, or null where it would be. */
export const whyNotTakeBack = (session: Session, player: PlayerId): string | null => {
  const latest = session.history().at(-1)
  if (latest !== undefined && 'player' in latest.event && latest.event.player !== player) {
    const { name } = session.state().game.players[latest.event.player]
    return `${name} has acted since, and only ${name} could take that back.`
  }
  return session.whyNotUndo()?.message ?? null
}

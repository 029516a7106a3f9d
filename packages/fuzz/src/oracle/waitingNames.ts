/** Gives waiting texts distinct names, so that a player's order means the same texts on the table and in the engine. */
import type { WaitingProgram } from 'ptcg-turn-engine/model'

/**
 * The names of waiting texts: their labels, with the owner if labels are alike, and a number if those are alike too.
 */
export const waitingNamesOf = (waiting: readonly WaitingProgram[]): readonly string[] => {
  const names = waiting.map(({ source: { label, player, pokemon }, it }) =>
    waiting.filter(({ source }) => source.label === label).length === 1
      ? label
      : `${label} of ${player === 0 ? 'A' : 'B'}${pokemon === null ? '' : ` (pokemon ${pokemon})`}${it === undefined ? '' : ` (pokemon ${it})`}`,
  )
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length
    return before === 0 ? name : `${name} #${before + 1}`
  })
}

/** Gives waiting texts distinct names, so that a choice by name means the same text in the oracle and in the engine. */
import type { WaitingProgram } from 'ptcg-turn-engine/model'

/**
 * The names of waiting texts. A text is named by its label. If labels are equal, the player and the Pokémon follow; if names are still
 * equal, a number follows.
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

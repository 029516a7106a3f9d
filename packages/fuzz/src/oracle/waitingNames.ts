/** Tells waiting texts apart by names, so that what a player puts in order is the same text on the table and in the engine. */
import type { WaitingProgram } from 'ptcg-turn-engine/model'

/** What waiting texts are called when they are put in order: their labels, whose they are where labels are alike, and which of those it is. */
export const namesOf = (waiting: readonly WaitingProgram[]): readonly string[] => {
  const names = waiting.map(({ source: { label, player, pokemon }, it }) =>
    waiting.filter(({ source }) => source.label === label).length === 1
      ? label
      : `${label} of ${player}, ${pokemon ?? 'no Pokémon'}${it === undefined ? '' : `, for ${it}`}`,
  )
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length
    return before === 0 ? name : `${name} #${before + 1}`
  })
}

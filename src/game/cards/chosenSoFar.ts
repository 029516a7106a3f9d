/**
 * Tracks the choices that the effects of a card text make, one after the other, to check that each effect refers only to earlier choices.
 */
import type { Effect } from '../model/effects.ts'
import { kindGivenBy } from '../model/effectWords.ts'

/** The choices made so far, and whether cards have been looked at. */
export interface ChosenSoFar {
  readonly pokemon: ReadonlySet<string>
  readonly cards: ReadonlySet<string>
  readonly lookedAt: boolean
}

export const nothingChosen = (): ChosenSoFar => ({ pokemon: new Set(), cards: new Set(), lookedAt: false })

const withName = (known: ChosenSoFar, kind: 'pokemon' | 'cards', name: string): ChosenSoFar => ({
  ...known,
  [kind]: new Set([...known[kind], name]),
})

/** Adds the choices of an effect to the choices known before it. */
export const rememberChoices = (effect: Effect, known: ChosenSoFar): ChosenSoFar => {
  // a card that has been put onto a Bench or onto a Pokémon counts as a chosen Pokémon from then on, under the same name
  if ((effect.do === 'move' && effect.to === 'bench') || effect.do === 'evolve')
    return withName(known, 'pokemon', effect.cards)
  const kind = kindGivenBy(effect)
  if (kind === 'lookedAt') return { ...known, lookedAt: true }
  return kind !== null && 'as' in effect ? withName(known, kind as 'pokemon' | 'cards', effect.as) : known
}

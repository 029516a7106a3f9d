/** What the words of a program have chosen before a place in it, so that the words there refer to nothing else. */
import type { Effect, EffectNamed } from '../model/effects.ts'
import type { EffectGiving } from '../model/effectWords.ts'

/** What has been chosen so far, and whether cards have been looked at. */
export interface ChosenSoFar {
  readonly pokemon: ReadonlySet<string>
  readonly cards: ReadonlySet<string>
  readonly lookedAt: boolean
}

export const nothingChosen = (): ChosenSoFar => ({ pokemon: new Set(), cards: new Set(), lookedAt: false })

const withCards = (known: ChosenSoFar, { as }: { readonly as: string }): ChosenSoFar => ({
  ...known,
  cards: new Set([...known.cards, as]),
})

const AFTER: {
  readonly [Name in EffectGiving<'pokemon' | 'cards' | 'lookedAt'>]: (
    known: ChosenSoFar,
    effect: EffectNamed<Name>,
  ) => ChosenSoFar
} = {
  choosePokemon: (known, { as }) => ({ ...known, pokemon: new Set([...known.pokemon, as]) }),
  eachPokemon: (known, { as }) => ({ ...known, pokemon: new Set([...known.pokemon, as]) }),
  eachCard: withCards,
  chooseCards: withCards,
  chooseAttached: withCards,
  allCards: withCards,
  allAttached: withCards,
  randomCards: withCards,
  lookAtTop: (known) => ({ ...known, lookedAt: true }),
  lookAtPrizes: (known) => ({ ...known, lookedAt: true }),
}

/** What has been chosen once a word has been carried out. */
export const chosenAfter = (effect: Effect, known: ChosenSoFar): ChosenSoFar => {
  // cards that have come onto a Bench are Pokémon, by the same name
  if (effect.do === 'move' && effect.to === 'bench')
    return { ...known, pokemon: new Set([...known.pokemon, effect.cards]) }
  const adding = (
    AFTER as { readonly [name: string]: ((known: ChosenSoFar, effect: never) => ChosenSoFar) | undefined }
  )[effect.do]
  return adding === undefined ? known : adding(known, effect as never)
}

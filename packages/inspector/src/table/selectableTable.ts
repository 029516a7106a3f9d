/** The table as an audience sees it, with tokens: a selection in any panel is highlighted on the table, too. */
import type { Game } from 'ptcg-turn-engine/model'
import * as plain from 'ptcg-turn-engine/table'
import { type EnergyShown, PILES, type PokemonShown } from 'ptcg-turn-engine/table'
import type { About } from '../selection.ts'
import type { Audience } from '../time/inspection.ts'
import {
  cardToken,
  type SelectableCards,
  type SelectablePile,
  selectableCard,
  selectablePile,
} from './selectableCards.ts'

interface SelectableEnergy extends Omit<EnergyShown, 'name'> {
  readonly name: string
  readonly about: readonly About[]
}

export interface SelectablePokemon extends Omit<PokemonShown, 'energy' | 'tools' | 'evolvedFrom' | 'changes'> {
  /** The tokens of its cards; empty if the Pokémon is hidden. */
  readonly about: readonly About[]
  readonly energy: readonly SelectableEnergy[]
  readonly tools: readonly SelectableCards[]
  readonly evolvedFrom: readonly SelectableCards[]
}

/** A Pokémon and its changes in this step. */
export interface Spot {
  readonly pokemon: SelectablePokemon
  readonly changes: readonly string[]
}

export interface SelectableSide extends Omit<plain.Side, 'active' | 'bench' | 'piles'> {
  readonly about: readonly About[]
  readonly active: Spot | null
  readonly bench: readonly Spot[]
  readonly piles: readonly SelectablePile[]
}

export interface SelectableTable extends Pick<plain.Table, 'title' | 'isFaceDown'> {
  readonly sides: readonly [SelectableSide, SelectableSide]
  readonly stadium: SelectableCards | null
  readonly stadiumIsUsed: boolean
  readonly limbo: SelectableCards | null
  readonly played: readonly SelectableCards[]
}

const selectablePokemon = (pokemon: Omit<PokemonShown, 'changes'>): SelectablePokemon => ({
  ...pokemon,
  about: pokemon.isHidden ? [] : pokemon.cards.map(cardToken),
  energy: pokemon.energy.map((energy) => ({
    ...energy,
    name: energy.name ?? 'a hidden card',
    about: [cardToken(energy.card)],
  })),
  tools: pokemon.tools.map(selectableCard),
  evolvedFrom: pokemon.evolvedFrom.map(selectableCard),
})

const spotOf = ({ changes, ...pokemon }: PokemonShown): Spot => ({ pokemon: selectablePokemon(pokemon), changes })

const selectableSide = (side: plain.Side): SelectableSide => ({
  ...side,
  about: [`player:${side.player}`],
  active: side.active === null ? null : spotOf(side.active),
  bench: side.bench.map(spotOf),
  piles: PILES.map((pile) => selectablePile(side.piles[pile])),
})

/** The table at a moment. `before` is the game before the step. Both games are given as the audience sees them. */
export const selectableTableOf = (game: Game, before: Game, audience: Audience): SelectableTable => {
  const shown = plain.tableOf(game, audience === 'both' ? 0 : audience, before)
  const { title, isFaceDown, sides, stadium, limbo, played } = shown
  const [far, near] = sides
  return {
    title,
    isFaceDown,
    sides: [selectableSide(far), selectableSide(near)],
    stadium: stadium === null ? null : selectableCard(stadium),
    stadiumIsUsed: stadium?.isUsed ?? false,
    limbo: limbo === null ? null : selectableCard(limbo),
    played: played.map(selectableCard),
  }
}

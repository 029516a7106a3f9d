/** Finds things on a board by name: cards of a pile, Pokémon in play and their damage. */

import type { Snapshot } from 'ptcg-turn-engine'
import { cardName, pokemonName } from 'ptcg-turn-engine/internal/game/board/definitions'
import type { CardId, DamageStep, FactName, Ledger, LedgerEntry, PlayerId, Pokemon } from 'ptcg-turn-engine/model'
import { expect } from 'vitest'
import { type After, factsNamed, pokemonNamed } from './moves.ts'

type Pile = 'hand' | 'deck' | 'discard' | 'lostZone' | 'prizes'

/** The names of the cards of a pile, in order. */
export const cardNamesIn = ({ game }: Snapshot, player: PlayerId, pile: Pile): readonly string[] =>
  game.players[player][pile].map((card) => cardName(game, card))

/** The first card with this name in a pile. Fails the test if there is none. */
export const cardIn = ({ game }: Snapshot, player: PlayerId, pile: Pile, name: string): CardId =>
  game.players[player][pile].find((card) => cardName(game, card) === name) ?? expect.fail(`No ${name} in the ${pile}.`)

/** The names of the Benched Pokémon, in order. */
export const benchNames = ({ game }: Snapshot, player: PlayerId): readonly string[] =>
  game.players[player].bench.map((one) => pokemonName(game, one))

/** The name of the Active Pokémon, or null for an empty Active Spot. */
export const activeName = ({ game }: Snapshot, player: PlayerId): string | null => {
  const { active } = game.players[player]
  return active === null ? null : pokemonName(game, active)
}

/** The Pokémon with this name. Fails the test if it is not in play. */
export const inPlayNamed = (at: Snapshot, player: PlayerId, name: string): Pokemon =>
  pokemonNamed(at, player, name) ?? expect.fail(`No ${name} is in play.`)

/** The damage on the Pokémon with this name, in points. */
export const damageOn = (at: Snapshot, player: PlayerId, name: string): number => inPlayNamed(at, player, name).damage

/** The names of the facts that are among the given names, in order. */
export const order = ({ facts }: After, ...names: readonly FactName[]): readonly FactName[] =>
  facts.map(({ fact }) => fact).filter((fact) => names.includes(fact))

/** The calculation of the first damage that was placed. */
export const ledger = (at: After): Ledger =>
  factsNamed(at, 'DAMAGE_PLACED')[0]?.ledger ?? expect.fail('No damage was placed.')

/** One step of the calculation, or null if it was not taken. */
export const stepOf = (at: After, name: DamageStep): LedgerEntry | null =>
  ledger(at).entries.find(({ step }) => step === name) ?? null

/** Every card that comes with this package, by id. */
import type { CardDefinition, DefinitionId } from '../model/cards.ts'
import { basicEnergies } from './energy.ts'
import { laboratory } from './laboratory.ts'
import { cinderacePokemon } from './swordAndShield/cinderace.ts'
import { inteleonPokemon } from './swordAndShield/inteleon.ts'
import { swordAndShieldTrainers } from './swordAndShield/trainers.ts'

const all: readonly CardDefinition[] = [
  ...basicEnergies,
  ...cinderacePokemon,
  ...inteleonPokemon,
  ...swordAndShieldTrainers,
  ...laboratory,
]

/** Every card that comes with this package, by its id: theme decks of the Sword & Shield series, and invented laboratory cards. */
export const cards: Readonly<Record<DefinitionId, CardDefinition>> = Object.fromEntries(
  all.map((card) => [card.id, card]),
)

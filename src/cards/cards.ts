/** Models every card this project brings along, by id. */
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

export const cards: Readonly<Record<DefinitionId, CardDefinition>> = Object.fromEntries(
  all.map((card) => [card.id, card]),
)

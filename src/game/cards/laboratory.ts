/** The laboratory set: invented cards that exercise the rules and the effects of the effect language. */
import type { CardDefinition } from '../model/cards.ts'
import { abilityPokemon } from './laboratory/abilities.ts'
import { attackingPokemon } from './laboratory/attacking.ts'
import { borrowingCards } from './laboratory/borrowing.ts'
import { cardsByHand } from './laboratory/byHand.ts'
import { changingCards } from './laboratory/changing.ts'
import { choosingCards } from './laboratory/choosing.ts'
import { conditionPokemon } from './laboratory/conditions.ts'
import { cardsWithCosts } from './laboratory/costs.ts'
import { countingPokemon, countingTrainers, rememberingPokemon } from './laboratory/counting.ts'
import { damagePokemon } from './laboratory/damage.ts'
import { effectCards } from './laboratory/effects.ts'
import { enduringCards } from './laboratory/enduring.ts'
import { choosyEnergies, laboratoryEnergies } from './laboratory/energy.ts'
import { fossilCards } from './laboratory/fossils.ts'
import { holdingCards } from './laboratory/holding.ts'
import { knockOutCards } from './laboratory/knockOuts.ts'
import { lendingCards } from './laboratory/lending.ts'
import { lockingCards } from './laboratory/locks.ts'
import { movementPokemon } from './laboratory/movement.ts'
import { otherEffectCards } from './laboratory/otherEffects.ts'
import { plainPokemon } from './laboratory/plain.ts'
import { prizeCards } from './laboratory/prizes.ts'
import { ruleBoxPokemon } from './laboratory/ruleBoxes.ts'
import { laboratoryTrainers } from './laboratory/trainers.ts'
import { cardsWithTriggers } from './laboratory/triggers.ts'
import { turnPokemon } from './laboratory/turns.ts'
import { cardsWithoutEffect } from './laboratory/withoutEffect.ts'

export const laboratory: readonly CardDefinition[] = [
  ...plainPokemon,
  ...conditionPokemon,
  ...damagePokemon,
  ...turnPokemon,
  ...movementPokemon,
  ...cardsByHand,
  ...abilityPokemon,
  ...holdingCards,
  ...laboratoryTrainers,
  ...laboratoryEnergies,
  ...ruleBoxPokemon,
  ...countingPokemon,
  ...rememberingPokemon,
  ...countingTrainers,
  ...cardsWithCosts,
  ...effectCards,
  ...cardsWithTriggers,
  ...prizeCards,
  ...otherEffectCards,
  ...knockOutCards,
  ...lockingCards,
  ...enduringCards,
  ...choosyEnergies,
  ...attackingPokemon,
  ...changingCards,
  ...fossilCards,
  ...cardsWithoutEffect,
  ...lendingCards,
  ...choosingCards,
  ...borrowingCards,
]

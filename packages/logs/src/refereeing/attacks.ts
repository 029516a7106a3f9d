/** Reads the damage in lines about attacks, and adds what these lines show to Pokémon of which only the name is known. */

import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import {
  type AttackDefinition,
  type CardId,
  ENERGY_TYPES,
  type EnergyType,
  type Pokemon,
  type PokemonDefinition,
} from 'ptcg-turn-engine/model'
import type { Sentence } from '../languages/sentences.ts'
import type { RefereedTable } from './table.ts'

/** A sentence about the use of an attack or Ability. */
export type Used = Extract<
  Sentence,
  { says: 'attacked' | 'attackedWeakness' | 'attackedResistance' | 'usedOn' | 'used' }
>

/** Returns the damage in a sentence, in points; 0 if it gives none. */
export const saidDamage = (sentence: Used): number => ('amount' in sentence ? sentence.amount : 0)

const typeOf = (text: string): EnergyType | null => ENERGY_TYPES.find((type) => type === text) ?? null

/** Returns the damage in a sentence before Weakness or Resistance, in points. */
export const saidBase = (sentence: Used): number => {
  const total = saidDamage(sentence)
  const changed = 'changed' in sentence ? Math.abs(sentence.changed) : 0
  if (sentence.says === 'attackedWeakness') return total - changed
  return sentence.says === 'attackedResistance' ? total + changed : total
}

/** Gives a Pokémon an attack that no known card has, with the name, the damage and the type in the log. */
export const learnAttack = (table: RefereedTable, attacker: Pokemon, sentence: Used): void => {
  const known = definitionOf(table.game, attacker.cards.at(-1) as CardId)
  if (known?.kind !== 'Pokemon') return
  const base = saidBase(sentence)
  const type = 'changed' in sentence ? typeOf(sentence.text) : null
  const attack: AttackDefinition = {
    name: sentence.attack,
    cost: [],
    ...(base > 0 ? { damage: { base } } : {}),
    ...(type === null ? { unaffectedBy: ['Weakness', 'Resistance', 'effects'] } : { unaffectedBy: ['effects'] }),
    after: [{ do: 'byHand', text: sentence.attack }],
  }
  const more: Partial<PokemonDefinition> = type === null || known.types.includes(type) ? {} : { types: [type] }
  table.learn(attacker, { attacks: [...known.attacks.filter(({ name }) => name !== sentence.attack), attack], ...more })
}

/** Gives a Pokémon the Ability in a line, if only the name of the Pokémon is known. */
export const learnAbility = (table: RefereedTable, pokemon: Pokemon, name: string): void => {
  const known = definitionOf(table.game, pokemon.cards.at(-1) as CardId)
  if (known?.kind !== 'Pokemon' || table.factsOf(pokemon) !== null) return
  if (known.abilities?.some((one) => one.name === name)) return
  table.learn(pokemon, { abilities: [...(known.abilities ?? []), { name, use: [{ do: 'byHand', text: name }] }] })
}

/** Gives a defender the Weakness or Resistance in a line, if only the name of the defender is known. */
export const learnDefender = (table: RefereedTable, sentence: Used): void => {
  const type = 'changed' in sentence ? typeOf(sentence.text) : null
  if (!('changed' in sentence) || type === null) return
  const changed = Math.abs(sentence.changed)
  const [target] = table.pokemonNamed(sentence.owner, sentence.target)
  if (target === undefined || table.factsOf(target.pokemon) !== null) return
  if (sentence.says === 'attackedWeakness')
    table.learn(target.pokemon, { weaknesses: [{ type, operator: '×', amount: 2 }] })
  else table.learn(target.pokemon, { resistances: [{ type, amount: changed }] })
}

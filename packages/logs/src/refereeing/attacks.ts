/** Attacks: compares the damage of the engine's six steps with the log's. */

import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import { POINTS_PER_COUNTER, placeCounters, removeCounters } from 'ptcg-turn-engine/internal/game/damage/counters'
import {
  type AttackDefinition,
  type CardId,
  ENERGY_TYPES,
  type EnergyType,
  type Fact,
  type Ledger,
  type Pokemon,
  type PokemonDefinition,
} from 'ptcg-turn-engine/model'
import type { Sentence } from '../languages/sentences.ts'
import type { Entry } from '../reading/battleLog.ts'
import { doubtsOf } from './doubts.ts'
import type { RefereedTable } from './table.ts'
import type { RefereedDamage } from './verdicts.ts'

/** A sentence about the use of an attack or Ability. */
export type Used = Extract<
  Sentence,
  { says: 'attacked' | 'attackedWeakness' | 'attackedResistance' | 'usedOn' | 'used' }
>

/** The damage in a sentence. */
export const saidDamage = (sentence: Used): number => ('amount' in sentence ? sentence.amount : 0)

const typeOf = (text: string): EnergyType | null => ENERGY_TYPES.find((type) => type === text) ?? null

/** Adds to a Pokémon an attack that no known card has, with the log's data: its name, its damage, its type. */
export const learnAttack = (table: RefereedTable, attacker: Pokemon, sentence: Used): void => {
  const known = definitionOf(table.game, attacker.cards.at(-1) as CardId)
  if (known?.kind !== 'Pokemon') return
  const total = saidDamage(sentence)
  const changed = 'changed' in sentence ? Math.abs(sentence.changed) : 0
  const base =
    sentence.says === 'attackedWeakness'
      ? total - changed
      : sentence.says === 'attackedResistance'
        ? total + changed
        : total
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

/** A defender of which only the name is known has the Weakness or Resistance that the log tells. */
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

const sentencesUnder = (entry: Entry): readonly Sentence[] =>
  entry.under
    .filter(({ sentence }) => sentence.says === 'breakdownBegan')
    .flatMap(({ under }) => under.map(({ sentence }) => sentence))

/** True if the lines of a breakdown add up to the log's total, null if there are none. */
const addsUp = (entry: Entry, total: number): boolean | null => {
  const lines = sentencesUnder(entry)
  if (lines.length === 0) return null
  const sum = lines.reduce(
    (points, one) => points + ('amount' in one && one.says !== 'breakdownTotal' ? one.amount : 0),
    0,
  )
  return sum === total
}

/** The points that a breakdown gives to cards of these names. */
const pointsOf = (entry: Entry, names: readonly string[]): number =>
  sentencesUnder(entry).reduce(
    (points, one) =>
      one.says === 'breakdownOther' && names.some((name) => one.text.endsWith(name)) ? points + one.amount : points,
    0,
  )

const ledgerOf = (facts: readonly Fact[], target: number | null): Ledger | null => {
  const done = facts.find(
    (fact) => (fact.fact === 'DAMAGE_PLACED' || fact.fact === 'NO_DAMAGE_DONE') && fact.pokemon.id === target,
  )
  return done !== undefined && 'ledger' in done ? done.ledger : null
}

/** Compares the engine's damage with the log's, and leaves the log's on the table. */
export const explain = (
  table: RefereedTable,
  entry: Entry,
  sentence: Used,
  facts: readonly Fact[],
  target: number | null,
  cardIsKnown: boolean,
  otherText: boolean,
  /** Damage of the attack to a chosen Pokémon on the Bench, null if the target is not one. */
  toChosen: number | null,
): RefereedDamage => {
  const said = saidDamage(sentence)
  const ledger = ledgerOf(facts, target)
  const done = ledger?.damage ?? 0
  const worked = toChosen ?? done
  if (target !== null && done !== said) {
    const points = Math.round((said - done) / POINTS_PER_COUNTER)
    table.change(
      points > 0
        ? placeCounters(table.game, target, points, { by: sentence.attack })
        : removeCounters(table.game, target, -points, sentence.attack),
    )
  }
  const sum = addsUp(entry, said)
  const common = { line: entry.line, attack: sentence.attack, said, ledger }
  if (cardIsKnown && worked === said) return { ...common, explained: 'byTheCards', cause: null }
  if (cardIsKnown) {
    const unknown = doubtsOf(table, 'damage')
    if (addsUp(entry, said) === true && pointsOf(entry, unknown) === said - worked)
      return { ...common, explained: 'byTheLog', cause: `Texts that are not known: ${unknown.slice(0, 4).join(', ')}.` }
    const cause =
      unknown.length > 0
        ? `The engine works out ${worked}; texts in play are not known: ${unknown.slice(0, 4).join(', ')}.`
        : otherText
          ? `The engine works out ${worked}; what the attack chooses, flips or discards for it is done by hand.`
          : `The engine works out ${worked}.`
    return { ...common, explained: 'differently', cause }
  }
  const cause = `What is printed on ${sentence.pokemon.name} is not known.`
  if (worked !== said)
    return { ...common, explained: 'differently', cause: `${cause} The six steps come to ${worked}.` }
  if (sum === false)
    return { ...common, explained: 'onlySaid', cause: `${cause} The breakdown does not add up to ${said}.` }
  return sum === true || 'changed' in sentence
    ? { ...common, explained: 'byTheLog', cause }
    : { ...common, explained: 'onlySaid', cause }
}

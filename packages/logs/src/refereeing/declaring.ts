/** Declares the attacks that a log reports: each is the printed attack, with the numbers that the log gives. */
import { check, type Snapshot } from 'ptcg-turn-engine'
import { modifiersOn } from 'ptcg-turn-engine/internal/game/board/continuous'
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import {
  type AttackDefinition,
  type CardDefinition,
  type DefinitionId,
  type Fact,
  opponentOf,
  type PlayerEvent,
  type Pokemon,
  type PokemonId,
} from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { sendEvent } from './answering.ts'
import type { Used } from './attacks.ts'
import type { RefereeCourse } from './course.ts'
import type { RefereedTable } from './table.ts'

/** An index that no attack has. */
const NO_ATTACK = 99

const movesOf = (card: CardDefinition): readonly { readonly name: string }[] =>
  card.kind === 'Pokemon' || (card.kind === 'Trainer' && card.trainer === 'Tool')
    ? [...(card.attacks ?? []), ...(card.abilities ?? [])]
    : []

/** Returns the id of the printing that has the attack or Ability: a Pokémon, or one of its Tools. */
export const printingUsed = (
  table: RefereedTable,
  pokemon: readonly Pokemon[],
  move: string,
): DefinitionId | undefined =>
  pokemon
    .flatMap(({ cards, tools }) => [cards.at(-1) ?? -1, ...tools])
    .map((card) => definitionOf(table.game, card))
    .find((card) => card !== null && movesOf(card).some(({ name }) => name === move))?.id

/** Returns the Pokémon that the line names as the target, or else the other player's Active Pokémon. */
export const attackedPokemon = (table: RefereedTable, sentence: Used): Pokemon | null => {
  const { active } = table.game.players[opponentOf(sentence.player)]
  if (!('target' in sentence)) return active
  const named = table.pokemonNamed(sentence.owner, sentence.target)
  if (named.length === 0) table.departs(`${sentence.target.name} is attacked, but is not in play.`)
  return (named.find(({ place }) => place === 'Active') ?? named[0])?.pokemon ?? active
}

/** Returns the printed attack with its text, of a Pokémon or of one of its Tools; null if the card or the attack is not known. */
export const findPrintedAttack = (course: RefereeCourse, attacker: Pokemon, name: string): AttackDefinition | null => {
  const id = printingUsed(course.table, [attacker], name)
  const card = id === undefined ? null : course.known.withId(id)
  const attacks = card !== null && 'attacks' in card ? (card.attacks ?? []) : []
  return attacks.find((one) => one.name === name) ?? null
}

/** True if a text in force lets the Pokémon attack a second time in this turn (R38). */
export const mayAttackTwiceNow = (table: RefereedTable, id: PokemonId): boolean => {
  const attacker = table.find(id)
  return (
    attacker !== null && table.game.turn.attacks < 2 && modifiersOn(table.game, 'attacksTwice', attacker).length > 0
  )
}

/** An attack that was declared, with its facts. */
export interface Declared {
  readonly facts: readonly Fact[]
  /** The game before the attack was declared. */
  readonly before: Snapshot
  readonly event: PlayerEvent
}

/**
 * Declares an attack with the damage in the log. An attack that the chart refuses is carried out anyway, without its cost, so that its
 * effects and Knock Outs belong to an attack of this turn.
 */
export const declare = (
  course: RefereeCourse,
  active: Pokemon,
  index: number,
  given: AttackDefinition | null,
  hitsActive: boolean,
): Declared | null => {
  const { table } = course
  const { player } = table.game.turn
  const event = { type: 'DECLARE_ATTACK', player, attack: index === -1 ? NO_ATTACK : index } as const
  const facts = table.factsOf(active)
  const own = facts?.attacks[index]
  const act = (): Declared | null => {
    const before = table.at
    const sent = course.act(event, () => undefined)
    return sent === null ? null : { facts: sent, before, event }
  }
  if (facts === null || own === undefined) return act()
  const { damage: _, only, ...free } = own
  const damage = hitsActive ? (given ?? own).damage : undefined
  const rest = { ...free, ...(damage === undefined ? {} : { damage }) }
  const change = (attack: AttackDefinition): void =>
    table.learn(active, { attacks: facts.attacks.map((one) => (one === own ? attack : one)) })
  change({ ...rest, ...(only === undefined ? {} : { only }) })
  let declared = act()
  if (declared === null) {
    change({ ...rest, cost: [], onTheFirstTurn: true })
    const before = table.at
    if (E.isRight(check(before, event))) declared = { facts: sendEvent(table, event), before, event }
  }
  table.learn(active, { attacks: facts.attacks })
  return declared
}

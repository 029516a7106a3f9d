/**
 * Carries out the effects that use an attack of another card as the current attack (R35), use the effect of a Trainer card (R26), take
 * another turn (R37), or end the turn or the attack.
 */
import type { CardId, EffectNamed, Program } from 'ptcg-turn-engine/model'
import { definitionOf } from './cards.ts'
import { pick } from './choices.ts'
import { allMeant, holds, whoIs } from './counts.ts'
import { find } from './moves.ts'
import type { Reading } from './readingText.ts'
import type { OracleTable, Pickable, Playing } from './table.ts'

/** Identifies an attack by its card and index. */
export const attackKey = (table: OracleTable, card: CardId | undefined, place: number): string =>
  `${definitionOf(table, card ?? -1)?.id ?? ''} ${place}`

const sources = ({ table, source, memory }: Reading, { from }: EffectNamed<'copyAttack'>): readonly CardId[] => {
  if (from === 'below') {
    const itself = source.pokemon === null ? null : find(table, source.pokemon)
    return itself === null ? [] : itself.cards.slice(0, -1)
  }
  if (typeof from === 'object' && 'cards' in from) return memory.cards[from.cards] ?? []
  return allMeant(table, source, memory, from).flatMap(({ cards }) => cards.slice(-1))
}

export function* copyAttack(reading: Reading, effect: EffectNamed<'copyAttack'>): Playing {
  const { table, source, memory } = reading
  const { attack } = table
  memory.done = false
  if (attack === null) return
  // if a text says "use it as this attack" twice, the attack chosen first is not offered again
  if (attack.becomes !== null) attack.was.push(attack.becomes.key)
  const { spent } = table.sides[source.player]
  const found = new Map<string, NonNullable<typeof attack.becomes>>()
  for (const card of sources(reading, effect)) {
    const printed = definitionOf(table, card)
    if (printed?.kind !== 'Pokemon') continue
    for (const [place, definition] of printed.attacks.entries()) {
      const key = attackKey(table, card, place)
      const isGone = definition.oncePerGame !== undefined && spent.includes(definition.oncePerGame)
      // if the opponent chooses, attacks whose condition does not hold are not offered (C1942)
      const isKept =
        effect.by === 'opponent' && definition.only !== undefined && !holds(table, source, memory, definition.only)
      if (!attack.was.includes(key) && !isGone && !isKept)
        found.set(`${definition.name} (${printed.name}, ${printed.id})`, { definition, key })
    }
  }
  const options = [...found.keys()].map((name): Pickable => ({ pick: 'effect', effect: name }))
  const [picked] = yield* pick(table, { player: whoIs(source, effect.by ?? 'you'), options, min: 1, max: 1 })
  const chosen = picked?.pick === 'effect' ? found.get(picked.effect) : undefined
  if (chosen === undefined) return
  const { only, oncePerGame } = chosen.definition
  if (only === undefined || holds(table, source, memory, only)) {
    attack.becomes = chosen
    memory.done = true
    return
  }
  if (oncePerGame !== undefined) spent.push(oncePerGame)
  attack.ended = 'doesNothing'
  reading.stopped = true
}

/** Returns the effect of a chosen Trainer card, which is then used without playing the card. */
export const effectOf = ({ table, memory }: Reading, { cards }: EffectNamed<'useEffectOf'>): Program => {
  const [card] = memory.cards[cards] ?? []
  const printed = card === undefined ? null : definitionOf(table, card)
  memory.done = printed !== null && 'effect' in printed
  return printed !== null && 'effect' in printed ? printed.effect : []
}

export const takeAnotherTurn = ({ table, memory }: Reading, { atOnce }: EffectNamed<'anotherTurn'>): void => {
  if (table.turn.another !== 'atOnce') table.turn.another = atOnce === true ? 'atOnce' : 'afterCheckup'
  memory.done = true
}

export const endTheTurn = ({ table, memory }: Reading): void => {
  table.turn.cutShort = true
  memory.done = true
}

export const endAttack = (reading: Reading, how: 'doesNothing' | 'doesNotHappen'): void => {
  reading.stopped = true
  if (reading.table.attack !== null) reading.table.attack.ended = how
}

/** The cards that the cases name, and each case in playable form. */
import { cardsOfSet, SET_IDS } from 'ptcg-turn-engine-cards'
import type { CardDefinition } from '../../../src/game/model/cards.ts'
import { megaEvolution, scarletAndViolet, swordAndShield } from '../../../src/game/rulesets/rulesets.ts'
import type { RulingCase } from '../ruling.ts'
import { PLAIN } from './plain.ts'
import { PRINTED } from './printed.ts'
import type { CompendiumCase } from './reading.ts'

/** Basic Energy cards come from one set only. */
const isSpare = (card: CardDefinition): boolean =>
  card.kind === 'Energy' && card.basic === true && !card.id.startsWith('sve-')

/** Printed cards of every set, including sets that are still missing; the latest printing last. */
export const everyCard = async (): Promise<readonly CardDefinition[]> => {
  const sets = SET_IDS.toSorted((one, other) => Number(one.startsWith('sv')) - Number(other.startsWith('sv')))
  const shipped = (await Promise.all(sets.map(cardsOfSet))).flat().filter((card) => !isSpare(card))
  return [...shipped, ...PRINTED, ...PLAIN]
}

/** The rules of the time: those of the latest series when the answer was given. */
const rulesetOf = (date: string) =>
  date >= '2025-09-25' ? megaEvolution : date >= '2023-03-30' ? scarletAndViolet : swordAndShield

const textsOf = (card: CardDefinition): readonly string[] =>
  card.kind === 'Pokemon' ? [...(card.abilities ?? []), ...(card.attacks ?? [])].map(({ name }) => name) : []

/** Of several printings of a name: the one with the named attack or Ability, else the latest. */
const namedIn = (text: string, cards: readonly CardDefinition[]): readonly CardDefinition[] => {
  const best = new Map<string, { readonly card: CardDefinition; readonly fits: number }>()
  for (const card of cards) {
    if (!text.includes(card.name)) continue
    const fits = textsOf(card).filter((name) => text.includes(name)).length
    if (fits >= (best.get(card.name)?.fits ?? 0)) best.set(card.name, { card, fits })
  }
  return [...best.values()].map(({ card }) => card)
}

/** A case that can be played, with the cards that it names. */
export const playable = (one: CompendiumCase, cards: readonly CardDefinition[]): RulingCase => {
  const { says, board, steps, date } = one
  const text = JSON.stringify([board, steps])
  const byId = cards.filter(({ id }) => new RegExp(`\\b${id}\\b`).test(text))
  const byName = namedIn(says + text, cards)
  const all = [...byId, ...byName.filter(({ id }) => byId.every((other) => other.id !== id))]
  return { shows: says, board, steps, ruleset: rulesetOf(date), cards: all }
}

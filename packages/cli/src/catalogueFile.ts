/** Writes a module for each set, with the cards that the engine carries out completely, without their printed text. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cards as own } from 'ptcg-turn-engine'
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { isAutomatic, type ReadCard } from 'ptcg-turn-engine-cards'

/** The definition of a card in the engine's own package, if there is one; otherwise the given definition. */
export const asPackaged = (card: CardDefinition): CardDefinition =>
  Object.hasOwn(own, card.id) ? (own[card.id as keyof typeof own] as CardDefinition) : card

/** The set of a card, from its id: `sv3-125` is in the set `sv3`. */
export const setOf = ({ id }: CardDefinition): string => id.slice(0, Math.max(0, id.lastIndexOf('-')))

/** The text of a module, with one card per line for readable diffs. */
export const catalogueModule = (set: string, cards: readonly CardDefinition[]): string => {
  const lines = cards.map((card) => JSON.stringify(card).replaceAll('`', '\\u0060').replaceAll('${', '\\u0024{'))
  const json = `[\n${lines.join(',\n')}\n]`
  return `/** The cards of ${set} that the engine carries out whole: facts and effects. Written by \`ptcg-turn cards --catalogue\`. */
import type { CardDefinition } from 'ptcg-turn-engine/model'

/** In the order of the set. */
export const cards: readonly CardDefinition[] = /* @__PURE__ */ JSON.parse(${json.includes('\\') ? 'String.raw' : ''}\`${json}\`)
`
}

const indexModule = (sets: readonly string[]): string =>
  `/** The cards of every set, loaded when they are asked for. Written by \`ptcg-turn cards --catalogue\`. */

export const SETS = {
${sets.map((set) => `  ${set}: () => import('./${set}.ts'),`).join('\n')}
} as const
`

/** The number of cards written for each set. */
export type CardsBySet = readonly (readonly [set: string, cards: number])[]

/** Writes a module for each set that has automatic cards, and a module that lists these sets. */
export const writeCatalogues = (folder: string, read: readonly ReadCard[]): CardsBySet => {
  const bySet = new Map<string, CardDefinition[]>()
  for (const card of read.filter(isAutomatic)) {
    const set = setOf(card.definition)
    if (/^[a-z][a-z0-9]*$/.test(set)) bySet.set(set, [...(bySet.get(set) ?? []), asPackaged(card.definition)])
  }
  const sets = [...bySet.keys()].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  mkdirSync(folder, { recursive: true })
  for (const set of sets) writeFileSync(join(folder, `${set}.ts`), catalogueModule(set, bySet.get(set) ?? []))
  writeFileSync(join(folder, 'sets.ts'), indexModule(sets))
  return sets.map((set) => [set, bySet.get(set)?.length ?? 0])
}

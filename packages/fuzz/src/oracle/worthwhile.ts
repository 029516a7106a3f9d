/**
 * Leaves out Pokémon to which a text could do nothing. An attack offers all Pokémon if it could do something to one of
 * them, else no Pokémon.
 */
import type { ChoosePokemon, Program } from 'ptcg-turn-engine/model'
import { mentions } from './mentions.ts'
import { couldComeOf } from './prospects.ts'
import type { Reading } from './readingText.ts'
import type { OraclePokemon } from './table.ts'

/** Everything in a text that names something, as "key=name". */
const namings = (part: unknown): readonly string[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([key, value]) => (typeof value === 'string' ? [`${key}=${value}`] : namings(value)))

const count = (part: unknown, name: string): number =>
  namings(part).filter((one) => /^(chosen|eachChosen|cards|with|named)=/.test(one) && one.endsWith(`=${name}`)).length

const giving = (part: unknown): readonly string[] =>
  namings(part).flatMap((one) => (one.startsWith('as=') ? [one.slice(3)] : []))

export const worthwhile = (
  { table, source, memory }: Reading,
  { as }: ChoosePokemon,
  rest: Program,
  offered: readonly OraclePokemon[],
): readonly OraclePokemon[] => {
  const anew = rest.findIndex((effect) => giving(effect).includes(as))
  const text = anew === -1 ? rest : rest.slice(0, anew)
  if (mentions(text, 'byHand')) return offered
  const linked = [as]
  const about = text.filter((effect) => {
    const is = linked.some((name) => count(effect, name) > 0)
    if (is) linked.push(...giving(effect))
    return is
  })
  const isAttack = source.kind === 'attack'
  if (about.length === 0 || (isAttack && count(table.attack?.definition, as) !== count(text, as))) return offered
  const useful = offered.filter(({ id }) =>
    couldComeOf(table, source, text, new Set(about), { ...memory, pokemon: { ...memory.pokemon, [as]: [id] } }),
  )
  return isAttack && useful.length > 0 ? offered : useful
}

/** Finds the effects of a text that refer to one of its choices. */
import type { Effect, Program } from 'ptcg-turn-engine/model'
import { mentions } from './mentions.ts'
import type { Reading } from './readingText.ts'

/** Lists every string in a part of a text with its key, as "key=value". */
const namings = (part: unknown): readonly string[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([key, value]) => (typeof value === 'string' ? [`${key}=${value}`] : namings(value)))

const count = (part: unknown, name: string): number =>
  namings(part).filter((one) => /^(chosen|eachChosen|cards|with|named)=/.test(one) && one.endsWith(`=${name}`)).length

/** The names of the choices that a part of a text makes. */
export const giving = (part: unknown): readonly string[] =>
  namings(part).flatMap((one) => (one.startsWith('as=') ? [one.slice(3)] : []))

/**
 * The effects that refer to the choice `as`, or to a choice that depends on it. Returns null if some effects may be missing: none was
 * found, another part of the attack also refers to the choice, or a part of the text is carried out by hand.
 */
export const linkedWords = ({ table, source }: Reading, as: string, text: Program): ReadonlySet<Effect> | null => {
  const linked = [as]
  const about = text.filter((effect) => {
    const is = linked.some((name) => count(effect, name) > 0)
    if (is) linked.push(...giving(effect))
    return is
  })
  const isElsewhere = source.kind === 'attack' && count(table.attack?.definition, as) !== count(text, as)
  return about.length === 0 || isElsewhere || mentions(text, 'byHand') ? null : new Set(about)
}

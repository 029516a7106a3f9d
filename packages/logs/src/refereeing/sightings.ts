/**
 * Everything that a log says about each player's Pokémon by name: the attacks and Abilities used and the names they
 * evolve from. It decides between printings.
 */
import type { CardDefinition, PlayerId } from 'ptcg-turn-engine/model'
import type { Entry } from '../reading/battleLog.ts'

export interface Sighting {
  /** Names of attacks and Abilities. */
  readonly used: ReadonlySet<string>
  readonly evolvesFrom: ReadonlySet<string>
}

/** The key of a player's Pokémon of one name. */
export const sightingKey = (player: PlayerId, name: string): string => `${player}:${name}`

/** The name in the key of a doubt, and its line if it belongs to a single one. */
export const nameIn = (key: string): { readonly name: string; readonly at: number | null } => {
  const { name = '', at } = /^\d:(?<name>.*?)(?:@(?<at>\d+))?$/.exec(key)?.groups ?? {}
  return { name, at: at === undefined ? null : Number(at) }
}

/** The key of the doubt which of several Pokémon a line means. */
export const keyAt = (player: PlayerId, name: string, line: number): string => `${sightingKey(player, name)}@${line}`

export type Sightings = (player: PlayerId, name: string) => Sighting | null

/** All sightings of Pokémon in a log, by name, except the use of what a Tool lends. */
export const sightingsIn = (entries: readonly Entry[], lent: ReadonlySet<string>): Sightings => {
  const seen = new Map<string, { readonly used: Set<string>; readonly evolvesFrom: Set<string> }>()
  const of = (player: PlayerId, name: string) => {
    const key = sightingKey(player, name)
    const sighting = seen.get(key) ?? { used: new Set<string>(), evolvesFrom: new Set<string>() }
    seen.set(key, sighting)
    return sighting
  }
  const look = ({ sentence, under }: Entry): void => {
    if ('attack' in sentence && 'player' in sentence && !lent.has(sentence.attack))
      of(sentence.player, sentence.pokemon.name).used.add(sentence.attack)
    if (sentence.says === 'evolved') of(sentence.player, sentence.card.name).evolvesFrom.add(sentence.pokemon.name)
    under.forEach(look)
  }
  entries.forEach(look)
  return (player, name) => seen.get(sightingKey(player, name)) ?? null
}

const moves = (card: CardDefinition): readonly string[] =>
  card.kind === 'Pokemon' ? [...card.attacks, ...(card.abilities ?? [])].map(({ name }) => name) : []

/** True if a printing fits all sightings. When a Stage is skipped, a Stage 2 is played on its Basic Pokémon. */
export const suits = (card: CardDefinition, { used, evolvesFrom }: Sighting): boolean => {
  const own = moves(card)
  return (
    [...used].every((move) => own.includes(move)) &&
    (evolvesFrom.size === 0 ||
      (card.kind === 'Pokemon' && (card.stage === 'Stage 2' || [...evolvesFrom].includes(card.evolvesFrom ?? ''))))
  )
}

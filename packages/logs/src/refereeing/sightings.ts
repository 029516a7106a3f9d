/**
 * Collects what a log shows about each player's Pokémon, by name: the attacks and Abilities that they use, and the Pokémon that they evolve
 * from. These facts decide between printings.
 */
import type { CardDefinition, PlayerId } from 'ptcg-turn-engine/model'
import type { SentenceName } from '../languages/sentences.ts'
import type { Entry } from '../reading/battleLog.ts'

export interface Sighting {
  /** Names of attacks and Abilities. */
  readonly used: ReadonlySet<string>
  readonly evolvesFrom: ReadonlySet<string>
  /** True if the Pokémon used an Ability: its player continued the turn after the use. */
  readonly hasAbility: boolean
}

/** Returns the key for a player's Pokémon with this name. */
export const sightingKey = (player: PlayerId, name: string): string => `${player}:${name}`

/** Returns the name in the key of a doubt, and the line if the doubt concerns a single line. */
export const nameIn = (key: string): { readonly name: string; readonly at: number | null } => {
  const { name = '', at } = /^\d:(?<name>.*?)(?:@(?<at>\d+))?$/.exec(key)?.groups ?? {}
  return { name, at: at === undefined ? null : Number(at) }
}

/** Returns the key of the doubt about which of several Pokémon a line means. */
export const keyAt = (player: PlayerId, name: string, line: number): string => `${sightingKey(player, name)}@${line}`

export type Sightings = (player: PlayerId, name: string) => Sighting | null

const TURN_ENDS: ReadonlySet<SentenceName> = new Set<SentenceName>(['turnBegan', 'checkupBegan', 'knockedOut'])

/** Actions that a player cannot take after an attack. */
const GOES_ON: ReadonlySet<SentenceName> = new Set<SentenceName>([
  ...(['putIntoPlay', 'stadiumPlayed', 'played', 'evolved', 'attached', 'retreated', 'turnEnded'] as const),
])

/** Collects the sightings of Pokémon in a log, by name. Uses of attacks and Abilities that a Tool may lend are left out. */
export const sightingsIn = (entries: readonly Entry[], lent: ReadonlySet<string>): Sightings => {
  interface Growing {
    readonly used: Set<string>
    readonly evolvesFrom: Set<string>
    hasAbility: boolean
  }
  const seen = new Map<string, Growing>()
  const of = (player: PlayerId, name: string): Growing => {
    const key = sightingKey(player, name)
    const sighting = seen.get(key) ?? { used: new Set<string>(), evolvesFrom: new Set<string>(), hasAbility: false }
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
  let open: Growing[] = []
  for (const { sentence } of entries) {
    if (TURN_ENDS.has(sentence.says)) open = []
    else if (sentence.says === 'used' && !lent.has(sentence.attack))
      open.push(of(sentence.player, sentence.pokemon.name))
    else if (GOES_ON.has(sentence.says)) for (const one of open) one.hasAbility = true
  }
  return (player, name) => seen.get(sightingKey(player, name)) ?? null
}

const moves = (card: CardDefinition): readonly string[] =>
  card.kind === 'Pokemon' ? [...card.attacks, ...(card.abilities ?? [])].map(({ name }) => name) : []

/** True if a printing has an attack or Ability with this name. */
export const hasMove = (card: CardDefinition, move: string): boolean => moves(card).includes(move)

/** True if a printing fits all sightings. A Stage 2 fits any earlier stage, because it may have been played on its Basic Pokémon. */
export const suits = (card: CardDefinition, { used, evolvesFrom }: Sighting): boolean => {
  const own = moves(card)
  return (
    [...used].every((move) => own.includes(move)) &&
    (evolvesFrom.size === 0 ||
      (card.kind === 'Pokemon' && (card.stage === 'Stage 2' || [...evolvesFrom].includes(card.evolvesFrom ?? ''))))
  )
}

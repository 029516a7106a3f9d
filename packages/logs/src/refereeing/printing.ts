/** The printing that a card of a log is taken for, or a placeholder with what the log tells of it. */
import type { CardDefinition, CardId, PlayerId } from 'ptcg-turn-engine/model'
import type { LoggedCard } from '../languages/sentences.ts'
import { carriedOutByHand, evolutionLineOf, type PlayedAs, unknownCard, unknownPokemon } from './byHand.ts'
import { basicEnergy, isNamed, type KnownCards } from './catalogue.ts'
import { type Sightings, sightingKey, suits } from './sightings.ts'

/** Assumptions about a card that appears, beyond its name. */
export interface Met {
  readonly as: 'Pokemon' | PlayedAs | null
  readonly evolvesFrom?: string
}

/** What decides between the printings of a name. */
export interface Deciding {
  readonly known: KnownCards
  readonly seen: Sightings
  /** The chosen printing among several. */
  readonly readings: ReadonlyMap<string, number>
  /** The number of matches. */
  readonly choices: Map<string, number>
  /** The printings that a name may mean, where nothing but the name decides. */
  readonly open: Map<string, readonly CardDefinition[]>
  readonly assumed: Set<string>
}

const plain = (name: string): string => name.replaceAll('’', "'")

export const printingOf = (
  { known, seen, readings, choices, open, assumed }: Deciding,
  player: PlayerId,
  card: CardId,
  logged: LoggedCard,
  met: Met,
): CardDefinition => {
  const printed = logged.printing === null ? null : known.printed(logged.printing)
  if (printed !== null && isNamed(printed, logged)) return carriedOutByHand(printed)
  const named = known.named(logged.name)
  const [first] = named
  if (first !== undefined && first.kind !== 'Pokemon') return carriedOutByHand(first)
  const energy = basicEnergy(logged.name)
  if (energy !== null) return energy
  const sighting = seen(player, logged.name)
  const fitting = named.filter((one) => sighting === null || suits(one, sighting))
  const decided = known.whole || (sighting !== null && sighting.used.size > 0)
  const key = sightingKey(player, logged.name)
  if (fitting.length > 0 && logged.printing === null) {
    choices.set(key, fitting.length)
    const chosen = fitting[Math.min(readings.get(key) ?? 0, fitting.length - 1)] as CardDefinition
    if (!decided) open.set(key, fitting)
    if (!known.whole)
      assumed.add(
        decided
          ? `${logged.name} is taken for ${chosen.id}, by the names of what it has used.`
          : `${logged.name} is taken for ${chosen.id}, by its name alone.`,
      )
    return carriedOutByHand(chosen)
  }
  const [from] = sighting?.evolvesFrom ?? []
  if (met.as === null || met.as === 'Pokemon' || first?.kind === 'Pokemon')
    return unknownPokemon(`${card}`, plain(logged.name), evolutionLineOf(named, met.evolvesFrom ?? from ?? null))
  return unknownCard(`${card}`, plain(logged.name), met.as)
}

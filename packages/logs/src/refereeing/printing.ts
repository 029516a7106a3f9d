/** Finds the printing that a card in a log is assumed to be, or makes a placeholder with the facts in the log. */
import type { CardDefinition, CardId, PlayerId } from 'ptcg-turn-engine/model'
import type { LoggedCard } from '../languages/sentences.ts'
import { carriedOutByHand, evolutionLineOf, type PlayedAs, unknownCard, unknownPokemon } from './byHand.ts'
import { basicEnergy, type KnownCards, meansTheCard } from './catalogue.ts'
import { hasMove, type Sighting, type Sightings, sightingKey, suits } from './sightings.ts'

/** The facts that a line shows about a card, besides its name. */
export interface Met {
  readonly as: 'Pokemon' | PlayedAs | null
  readonly evolvesFrom?: string
}

/** Facts that decide between the printings of a name. */
export interface Deciding {
  readonly known: KnownCards
  readonly seen: Sightings
  /** The index of the chosen printing, by seat and name. */
  readonly readings: ReadonlyMap<string, number>
  /** Notes a choice among several matches. */
  choose(key: string, matches: number): void
  /** The printings that a name may mean, if only the name is known, by seat and name. */
  readonly open: Map<string, readonly CardDefinition[]>
  readonly assumed: Set<string>
}

const plain = (name: string): string => name.replaceAll('’', "'")

/** Returns the printings that fit what the log shows about a Pokémon. If none fits, the Pokémon that it evolves from is ignored. */
const suitingOf = (named: readonly CardDefinition[], sighting: Sighting | null): readonly CardDefinition[] => {
  if (sighting === null) return named
  const suiting = named.filter((one) => suits(one, sighting))
  return suiting.length > 0 ? suiting : named.filter((one) => suits(one, { ...sighting, evolvesFrom: new Set() }))
}

/**
 * Returns the printings that fit everything that the log shows about a Pokémon, except one attack that only cards with other names have.
 * A wrong line in the log is then more likely than an unknown printing. Empty if no printing fits in this way.
 */
const withAnotherMove = (
  known: KnownCards,
  named: readonly CardDefinition[],
  sighting: Sighting,
): readonly CardDefinition[] => {
  const others = [...sighting.used].filter((move) => !named.some((card) => hasMove(card, move)))
  const [other, ...more] = others
  if (other === undefined || more.length > 0 || sighting.used.size === 1 || known.attacks(other).length === 0) return []
  const used = new Set([...sighting.used].filter((move) => move !== other))
  return named.filter((card) => suits(card, { ...sighting, used }))
}

export const assumedPrintingOf = (
  deciding: Deciding,
  player: PlayerId,
  card: CardId,
  logged: LoggedCard,
  met: Met,
): CardDefinition => {
  const { known, seen, readings, open, assumed } = deciding
  const printed = logged.printing === null ? null : known.printed(logged.printing)
  if (printed !== null && meansTheCard(printed, logged)) return carriedOutByHand(printed)
  const named = known.named(logged.name)
  const [first] = named
  if (first !== undefined && first.kind !== 'Pokemon') return carriedOutByHand(first)
  const energy = basicEnergy(logged.name)
  if (energy !== null) return energy
  const sighting = seen(player, logged.name)
  const suiting = suitingOf(named, sighting)
  const strange = suiting.length > 0 || sighting === null ? [] : withAnotherMove(known, named, sighting)
  const fitting = suiting.length > 0 ? suiting : strange
  const decided = known.whole || (sighting !== null && sighting.used.size > 0)
  const key = sightingKey(player, logged.name)
  if (fitting.length > 0 && logged.printing === null) {
    deciding.choose(key, fitting.length)
    const chosen = fitting[Math.min(readings.get(key) ?? 0, fitting.length - 1)] as CardDefinition
    if (!decided || strange.length > 0) open.set(key, strange.length > 0 ? named : fitting)
    if (!known.whole)
      assumed.add(
        decided
          ? `${logged.name} is assumed to be ${chosen.id}, because of the attacks and Abilities that it uses.`
          : `${logged.name} is assumed to be ${chosen.id}, because of its name alone.`,
      )
    return carriedOutByHand(chosen)
  }
  const [from] = sighting?.evolvesFrom ?? []
  if (met.as === null || met.as === 'Pokemon' || first?.kind === 'Pokemon')
    return unknownPokemon(`${card}`, plain(logged.name), evolutionLineOf(named, met.evolvesFrom ?? from ?? null))
  return unknownCard(`${card}`, plain(logged.name), met.as)
}

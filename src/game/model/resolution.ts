/** An effect half-way: what is left to do and what it remembers, as data, so that a save in the middle resumes. */
import type { Program, Who } from './effects.ts'
import type { PlayerId } from './players.ts'
import type { CardId, PokemonId } from './pokemon.ts'
import { IT } from './triggers.ts'

/** What an effect is an effect of. Effects of attacks can be prevented; those of rules, and of Tools and Energy cards that are attached, cannot. */
export const SOURCE_KINDS = ['attack', 'trainer', 'ability', 'attached', 'stadium', 'rule'] as const
/** What an effect is an effect of. */
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** Whose effect it is and where it comes from. `label` is the name people know it by. */
export interface EffectSource {
  readonly kind: SourceKind
  readonly player: PlayerId
  readonly label: string
  readonly pokemon: PokemonId | null
}

/**
 * Results so far: coins, picked cards and Pokémon by name, cards looked at, whether the last step did anything. `held` are the
 * cards that were picked and have not moved since: no later choice of the text offers them (R32).
 */
export interface Memory {
  readonly heads: number
  readonly tails: number
  readonly done: boolean
  readonly cards: Readonly<Record<string, readonly CardId[]>>
  readonly pokemon: Readonly<Record<string, readonly PokemonId[]>>
  readonly lookedAt: readonly CardId[]
  readonly held: readonly CardId[]
  /** Choices that offered fewer than the text asks for: what is done with them is not the whole of it (GR.3). */
  readonly short?: readonly string[]
  /** Both players look at those cards, so a choice of them cannot fail (GR.4). */
  readonly openly?: boolean
  /** Whose deck was not looked through, for want of room on the Bench: the text does not shuffle it either (GR.5, R29). */
  readonly unsearched?: Who | null
}

export const NO_MEMORY: Memory = { heads: 0, tails: 0, done: true, cards: {}, pokemon: {}, lookedAt: [], held: [] }

/** What is remembered where something happened to that Pokémon, or to that card. */
export const memoryOf = ({ it, card }: Pick<WaitingProgram, 'it' | 'card'>): Memory => ({
  ...NO_MEMORY,
  ...(it === undefined ? {} : { pokemon: { [IT]: [it] } }),
  ...(card === undefined ? {} : { cards: { [IT]: [card] } }),
})

/** A choice of that name offered all that its text asks for. */
export const isWhole = ({ short }: Memory, name: string): boolean => short?.includes(name) !== true

/** The effect being resolved: `todo` is its continuation. */
export interface Resolution {
  readonly source: EffectSource
  readonly todo: Program
  readonly memory: Memory
}

/** A program that waits for its turn. */
export interface WaitingProgram {
  readonly source: EffectSource
  readonly program: Program
  /** Whatever is ordered after this one waits for the end of the Special Conditions (PC.6). */
  readonly closes?: true
  /** Something that happened brought it up; nobody played or used it. */
  readonly triggered?: true
  /** The Pokémon that it happened to, where that is another than the one with the text. */
  readonly it?: PokemonId
  /** The Prize card that it is printed on, which has just been taken (R50). */
  readonly card?: CardId
  /** Who puts it in order among their own, where owners do. */
  readonly by?: PlayerId
}

/** An effect in progress: its remaining steps and its memory, as data, so that a save in the middle can be resumed. */
import type { Program, Who } from './effects.ts'
import type { PlayerId } from './players.ts'
import type { CardId, PokemonId } from './pokemon.ts'
import { IT } from './triggers.ts'

/**
 * The kinds of sources of an effect. Effects of attacks, Abilities, Items and Supporters can be prevented; those of Stadiums, of rules and
 * of attached cards cannot.
 */
export const SOURCE_KINDS = ['attack', 'trainer', 'ability', 'attached', 'stadium', 'rule'] as const
/** The kind of an effect's source. */
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** The source of an effect, and its player. `label` is the name shown to people. */
export interface EffectSource {
  readonly kind: SourceKind
  readonly player: PlayerId
  readonly label: string
  readonly pokemon: PokemonId | null
}

/**
 * The results of an effect so far: coins, picked cards and Pokémon by name, cards looked at, and whether the last step
 * did anything. `held` are the cards that were picked and have not moved since: no later choice of the text offers them
 * (R32).
 */
export interface Memory {
  readonly heads: number
  readonly tails: number
  readonly done: boolean
  readonly cards: Readonly<Record<string, readonly CardId[]>>
  readonly pokemon: Readonly<Record<string, readonly PokemonId[]>>
  readonly lookedAt: readonly CardId[]
  /** The number that was chosen last. */
  readonly number?: number
  readonly held: readonly CardId[]
  /** The names of the choices that offered fewer cards than the text asks for: the text is then not done in full (GR.3). */
  readonly short?: readonly string[]
  /** True if both players look at the cards in `lookedAt`, so that a choice among them cannot fail (GR.4). */
  readonly openly?: boolean
  /**
   * The owner of a deck that was not looked through, for lack of room on the Bench: the text does not shuffle it either
   * (GR.5, R29).
   */
  readonly unsearched?: Who | null
}

export const NO_MEMORY: Memory = { heads: 0, tails: 0, done: true, cards: {}, pokemon: {}, lookedAt: [], held: [] }

/** The memory at the beginning of a triggered text. It holds the Pokémon or the Prize card of the event under the name `IT`. */
export const memoryOf = ({ it, card }: Pick<WaitingProgram, 'it' | 'card'>): Memory => ({
  ...NO_MEMORY,
  ...(it === undefined ? {} : { pokemon: { [IT]: [it] } }),
  ...(card === undefined ? {} : { cards: { [IT]: [card] } }),
})

/** True if the choice with that name offered as many cards as the text asks for. */
export const isWhole = ({ short }: Memory, name: string): boolean => short?.includes(name) !== true

/** The effect being resolved: `todo` has its remaining steps. */
export interface Resolution {
  readonly source: EffectSource
  readonly todo: Program
  readonly memory: Memory
}

/** A program that waits to be carried out. */
export interface WaitingProgram {
  readonly source: EffectSource
  readonly program: Program
  /** True if the programs ordered after this one wait until the Special Conditions are over (PC.6). */
  readonly closes?: true
  /** True if an event triggered the program, so that nobody played a card or used a text for it. */
  readonly triggered?: true
  /** The Pokémon to which the event happened, if it is not the one with the text. */
  readonly it?: PokemonId
  /** The Prize card with the text, which has just been taken (R50). */
  readonly card?: CardId
  /** The owner who puts this program in order with the others of the same owner, in rulesets where owners do so. */
  readonly by?: PlayerId
}

/** Gives choices their names: "that Pokémon" or "them" in a text means the latest choice. */
import { type Effect, keyedPrograms, kindGivenBy, type Program } from 'ptcg-turn-engine/model'
import { objectsIn, withChosen } from './everyObject.ts'
import { BEFORE, THAT } from './sentenceMeaning.ts'

/** The place where the opponent's cards were shown. */
type Shown = 'hand' | 'lookedAt'

/** The number of named choices of each kind. The last choice of a kind is the one that the text mentioned last. */
export interface Names {
  readonly pokemon: number
  readonly cards: number
  /**
   * The value of `pokemon` just after several Pokémon were chosen one after another. While `pokemon` keeps this value, "that Pokémon" means
   * none of the chosen ones.
   */
  readonly several?: number
  /** The Active Pokémon that the text has mentioned since the last choice of a Pokémon. */
  readonly active?: 'yourActive' | 'opponentActive'
  /** The place that "found there" means: the opponent's revealed hand, or cards of their deck. */
  readonly shown?: Shown
}

type Kind = 'pokemon' | 'cards'

export const NO_NAMES: Names = { pokemon: 0, cards: 0 }

const nameOf = (kind: Kind, count: number): string => (count < 2 ? kind : `${kind}${count}`)

type Json = Readonly<Record<string, unknown>>

const CARD_KEYS: readonly string[] = ['cards', 'named', 'otherThan', 'unlike']
const POKEMON_KEYS: readonly string[] = ['chosen', 'eachChosen', 'with']

const isThat = (part: object): boolean => 'chosen' in part && part.chosen === THAT && Object.keys(part).length === 1

/** Replaces `that` in a part of an effect by the latest mention: an Active Pokémon, or the name of a choice. */
const renamed = (part: unknown, names: Names): unknown => {
  if (Array.isArray(part)) return part.map((one) => renamed(one, names))
  if (typeof part !== 'object' || part === null) return part
  if (names.active !== undefined && isThat(part)) return names.active
  return Object.fromEntries(
    Object.entries(part as Json).map(([key, value]) => {
      if (value !== THAT && value !== BEFORE) return [key, renamed(value, names)]
      const kind = CARD_KEYS.includes(key) ? 'cards' : POKEMON_KEYS.includes(key) ? 'pokemon' : null
      const latest = kind === null ? 0 : names[kind] - (value === BEFORE ? 1 : 0)
      const isOneOfSeveral = kind === 'pokemon' && value === THAT && names.several === names.pokemon
      return [key, kind === null || latest < 1 || isOneOfSeveral ? value : nameOf(kind, latest)]
    }),
  )
}

/** Returns a part of a text with names in place of "that". */
export const inNames = <Part>(part: Part, names: Names): Part => renamed(part, names) as Part

/** Returns every mention of a Pokémon in a part of a text, in order: an Active Pokémon, or a chosen one. */
const spokenIn = (part: unknown): readonly ('yourActive' | 'opponentActive' | 'chosen')[] => {
  if (part === 'yourActive' || part === 'opponentActive') return [part]
  if (typeof part !== 'object' || part === null) return []
  const own = 'chosen' in part || 'with' in part ? (['chosen'] as const) : []
  return [...own, ...Object.values(part).flatMap(spokenIn)]
}

/** Returns the names after a part of a text. The mention of an Active Pokémon is kept until another Pokémon is mentioned. */
const after = (part: unknown, { active: before, ...names }: Names): Names => {
  const last = spokenIn(part).at(-1)
  const active = last === undefined ? before : last === 'chosen' ? undefined : last
  return active === undefined ? names : { ...names, active }
}

/**
 * Resolves "that Pokémon" if no Pokémon was mentioned before: it means the Active Pokémon that the rest of the text
 * mentions, preferably your opponent's.
 */
export const bindThat = <Part>(part: Part): Part => {
  const all = objectsIn(part)
  const isElsewhere = all.some((one) => one.do === 'switch' || one.to === 'bench')
  const spoken = spokenIn(part)
  const one = spoken.includes('opponentActive')
    ? 'opponentActive'
    : spoken.includes('yourActive') && !isElsewhere
      ? 'yourActive'
      : null
  return one === null ? part : withChosen(part, THAT, one)
}

/** Returns the kind of thing that an effect names; null for `eachCard` and `eachPokemon`, which the grammar names itself. */
const kindOf = (effect: Effect): Kind | null => {
  if (effect.do === 'eachCard' || effect.do === 'eachPokemon') return null
  const given = kindGivenBy(effect)
  return given === 'pokemon' || given === 'cards' ? given : null
}

const isOneOf = (programs: ReturnType<typeof keyedPrograms>, key: string): boolean =>
  programs.some(([name]) => name === key)

/** True for an effect that may carry out only one of its parts. The choices in its parts get the same name. */
const isEither = ({ do: word }: Effect): boolean => word === 'oneOrBoth' || word === 'if'

/** True for an effect that repeats its choices. */
const isRepeated = ({ do: word }: Effect): boolean => word === 'eachCard' || word === 'forEach'

/** Makes cards that "you find there" the opponent's: those in the revealed hand, or those looked at in the deck. */
const theirs = (effect: Effect, shown: Shown): Effect =>
  (effect.do === 'chooseCards' || effect.do === 'allCards') && effect.from === 'lookedAt'
    ? { ...effect, whose: 'opponent', from: shown }
    : effect

const shownBy = (effect: Effect, before: Shown | undefined): Shown | undefined => {
  if (effect.do === 'revealHand') return 'hand'
  if (effect.do !== 'lookAtTop') return before
  return effect.whose === 'opponent' ? 'lookedAt' : undefined
}

/** Returns a program in which the cards that "you find there" are those that were shown before. */
export const findThere = (program: Program): Program => {
  let shown: Shown | undefined
  return program.map((effect) => {
    shown = shownBy(effect, shown)
    return shown === undefined ? effect : theirs(effect, shown)
  })
}

/** Returns the program with names for its choices, and the names that are known after it. */
export const nameChoices = (program: Program, before: Names): readonly [Program, Names] => {
  let names = before
  const done = program.map((read): Effect => {
    const { shown: was, ...rest } = names
    const shown = shownBy(read, was)
    names = shown === undefined ? rest : { ...rest, shown }
    const effect = shown === undefined ? read : theirs(read, shown)
    const kind = kindOf(effect)
    // A choice that already has a name keeps it, and does not become the latest choice.
    if (kind !== null && 'as' in effect && effect.as !== THAT) return inNames(effect, names)
    if (kind !== null) {
      const within = inNames({ ...effect, as: '' }, names)
      const { active, ...others } = after(within, names)
      const keeps = kind === 'cards' && active !== undefined ? { active } : {}
      names = { ...others, ...keeps, [kind]: names[kind] + 1 }
      return { ...within, as: nameOf(kind, names[kind]) } as Effect
    }
    const programs = keyedPrograms(effect)
    const inside: Record<string, Program> = {}
    const outer = inNames(Object.fromEntries(Object.entries(effect).filter(([key]) => !isOneOf(programs, key))), names)
    names = after(outer, names)
    const first = names
    for (const [key, program] of programs) {
      const [inner, after] = nameChoices(program, isEither(effect) ? first : names)
      inside[key] = inner
      names = isEither(effect)
        ? { ...after, pokemon: Math.max(names.pokemon, after.pokemon), cards: Math.max(names.cards, after.cards) }
        : after
    }
    if (isRepeated(read) && names.pokemon > first.pokemon) names = { ...names, several: names.pokemon }
    return { ...outer, ...inside } as Effect
  })
  return [done, names]
}

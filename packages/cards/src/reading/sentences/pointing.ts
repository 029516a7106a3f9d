/**
 * Words that point back: "their", "that Houndour", "if you discarded a Stadium in this way". A sentence with such words is understood only
 * if the text has mentioned the same thing before.
 */
import { RECOGNIZERS } from '../tables/names.ts'

/** The part of a card that a text belongs to. The text of an `attached` card may mention its Pokémon, and attacks that the card lends. */
export type TextOwner = 'attack' | 'Ability' | 'card' | 'attached'

type Pointing = readonly [words: RegExp, to: (named: string, of: TextOwner | undefined) => RegExp]

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const ANYTHING = /^/
const MATCHES_NOTHING = /^\b$/

const named = (words: string): RegExp => new RegExp(escaped(words), 'i')

/** Patterns for the actions that "in this way" refers to, by the past form of the verb. */
const BY_VERB: Readonly<Record<string, RegExp>> = {
  attached: /\battach/i,
  discarded: /\bdiscard/i,
  drew: /\bdraw/i,
  healed: /\bheal/i,
  placed: /\b(?:place|put)\b/i,
  put: /\bput\b/i,
  searched: /\bsearch/i,
  shuffled: /\bshuffle/i,
  switched: /\bswitch/i,
}

const OF_YOURS = '\\b(?:your(?! opponent)|this) (?:[\\wé-]+ )*Pokémon'
const OF_THEIRS = "\\b(?:your opponent's|the Attacking|the Defending) (?:[\\wé-]+ )*Pokémon"

/** Returns a pattern that matches unless the last mention of a Pokémon is of one that does not belong to the player `to`. */
const lastOf = (to: string): RegExp => {
  const [own, other] = to === 'your' ? [OF_YOURS, OF_THEIRS] : [OF_THEIRS, OF_YOURS]
  return new RegExp(`${own}(?!.*${other})|^(?!.*${other})`, 'is')
}

const POINTING: readonly Pointing[] = [
  [/\b(?:their|they)\b(?! names?\b| are already\b| recover\b)/i, () => /\bopponent\b|\bplay(?:er|ers)?\b|\battacks\b/i],
  [/\bdiscarded an? (Stadium|Pokémon Tool)\b/, named],
  [/\bdon't reveal an? ([^,]+),/, (kind) => named(`reveal a ${kind}`)],
  [/\bno longer has any ([^,]+?) in play\b/, (kind) => named(`any ${kind} in play`)],
  [/\bif (?!that Pokémon)([^,]+?) is Knocked Out in this way\b/i, named],
  [/\byou (\w+) [^.]*\bin this way\b/i, (verb) => BY_VERB[verb.toLowerCase()] ?? ANYTHING],
  [
    /(?<!attached to )\b(?:that Pokémon|(?:it|that Pokémon) and all [^.]*?) into (your opponent's|their|your) (?:hand|deck)\b/i,
    lastOf,
  ],
  [/\byou find there onto (your) Bench\b/i, () => /\byour (?:deck|hand|discard pile)\b/i],
  [/\bthat (\p{Lu}[\p{L}-]*)/u, (word) => (RECOGNIZERS.proper?.(word) == null ? ANYTHING : named(word))],
  [
    /\b(?:use|play) this (attack|Ability|card)\b/,
    (what, of) => (of === undefined || of === 'attached' || what === of ? ANYTHING : MATCHES_NOTHING),
  ],
  [/\b(this Pokémon)(?! Tool)\b/i, (_, of) => (of === 'card' ? MATCHES_NOTHING : ANYTHING)],
]

const pointsNowhere = (words: string, before: string, of: TextOwner | undefined): boolean =>
  POINTING.some(([pattern, to]) =>
    [...words.matchAll(new RegExp(pattern, `${pattern.flags}g`))].some(
      (found) => !to(found[1] ?? '', of).test(before + words.slice(0, found.index)),
    ),
  )

/** Returns the sentences of a text that point back to something that the text has not mentioned. */
export const pointingNowhere = (sentences: readonly string[], of: TextOwner | undefined): readonly string[] =>
  sentences.filter((words, at) => pointsNowhere(words, `${sentences.slice(0, at).join(' ')} `, of))

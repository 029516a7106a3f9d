/** Makes small games to explore: they have tiny decks, few Prize cards and a small Bench, and may have a condition that cuts them off. */

import type { Snapshot } from 'ptcg-turn-engine'
import { swordAndShield } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import type { CardDefinition, Ruleset } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { type NewGameStart, type Opening, openingOf } from '../opening.ts'
import type { Changes } from './events.ts'

/** A condition under which the search does not continue a game, so that the game has finitely many states. */
export interface Cut {
  /** A description in one sentence. */
  readonly says: string
  isCut(at: Snapshot): boolean
}

export interface SmallGame {
  readonly name: string
  /** The subject of the game, in a few words. */
  readonly about: string
  readonly start: NewGameStart
  readonly cut: Cut | null
  /** The changes by hand that are tried. */
  readonly changes: Changes | null
}

/** One Prize card, a hand of two, a Bench of one; a tie stands, and nobody draws for a mulligan. */
const SMALL: Ruleset = {
  ...swordAndShield,
  id: 'small',
  name: 'Small games',
  openingHand: 2,
  prizes: 1,
  benchLimit: 1,
  cardsPerMulligan: 0,
  tie: { leadsTo: 'tie' },
}

const BASIC_ENERGY: Readonly<Record<string, string>> = { grass: 'sm1-164', fire: 'sm1-165', water: 'sm1-166' }

/** Converts words to card ids: a number is that of a laboratory card, a type stands for basic Energy, and any other word is an id. */
const definitionIds = (words: string): readonly string[] =>
  words.split(' ').map((word) => (/^\d+$/.test(word) ? `lab-${word}` : (BASIC_ENERGY[word] ?? word)))

/** The settings in which a small game differs from other small games. */
export interface Particular {
  readonly rules?: Partial<Ruleset>
  readonly cards?: readonly CardDefinition[]
  readonly cut?: Cut
  readonly changes?: Changes
}

/** A game of two decks of one size, written as numbers of laboratory cards, types of basic Energy, and ids of other cards. */
export const smallGame = (
  name: string,
  about: string,
  [first, second]: readonly [string, string],
  { rules, cards, cut, changes }: Particular = {},
): SmallGame => {
  const decks = [
    { name: 'The first deck', cards: definitionIds(first) },
    { name: 'The second deck', cards: definitionIds(second) },
  ] as const
  const size = decks[0].cards.length
  const ruleset: Ruleset = { ...SMALL, deck: { ...SMALL.deck, size, copies: size }, ...rules }
  return {
    name,
    about,
    start: { from: 'newGame', decks, ruleset, cards: cards ?? [] },
    cut: cut ?? null,
    changes: changes ?? null,
  }
}

/** The opening of a small game. Its decks are known to be legal. */
export const openingOfGame = ({ name, start }: SmallGame): Opening => {
  const opening = openingOf(start)
  if (E.isLeft(opening)) throw new Error(`${name}: ${opening.left.join(' ')}`)
  return opening.right
}

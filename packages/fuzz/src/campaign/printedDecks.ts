/**
 * Draws games from a file of cards: between random decks of these cards, or between the decks that the file lists. Each thread reads the
 * file once.
 */
import { readFileSync } from 'node:fs'
import { type Deck, cards as packaged, type RulesetId, rulesets } from 'ptcg-turn-engine'
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { drawDeck, REAL_POOL } from '../arbitraries/decks.ts'
import { type Pool, poolOf } from '../arbitraries/families.ts'
import type { NewGameStart } from '../opening.ts'
import type { Rng } from '../rng.ts'

const USUAL: RulesetId = 'sword-and-shield'

/** A pool for making decks: the given cards that the package does not have, and its basic Energy. */
export const printedPool = (cards: readonly CardDefinition[]): Pool =>
  poolOf([...cards.filter(({ id }) => !Object.hasOwn(packaged, id)), ...REAL_POOL.energy.filter(({ basic }) => basic)])

/** A game between two decks. It defines the cards in them that the package does not have. */
const gameBetween = (
  decks: readonly [Deck, Deck],
  all: readonly CardDefinition[],
  ruleset: RulesetId,
): NewGameStart => {
  const used = new Set(decks.flatMap(({ cards }) => cards))
  const cards = all.filter(({ id }) => used.has(id) && !Object.hasOwn(packaged, id))
  return { from: 'newGame', decks, ruleset, cards }
}

/** A game between two decks of a pool. */
export const drawPrintedGame = (rng: Rng, pool: Pool, era: RulesetId = USUAL): NewGameStart => {
  const deck = (name: string) => drawDeck(rng, pool, rulesets[era], name)
  return gameBetween([deck('First'), deck('Second')], pool.cards, era)
}

/** The contents of a file of cards: the cards, and the decks to play. If there are no decks, they are drawn. */
export interface PlayedCards {
  readonly cards: readonly CardDefinition[]
  readonly decks: readonly Deck[]
}

type Drawing = (rng: Rng, era: RulesetId | undefined) => NewGameStart

/** A game between two of these decks. */
export const drawGameOf = (rng: Rng, { cards, decks }: PlayedCards, era: RulesetId = USUAL): NewGameStart =>
  gameBetween([rng.pick(decks), rng.pick(decks)], cards, era)

const drawings = new Map<string, Drawing>()

const drawing = (played: PlayedCards): Drawing => {
  if (played.decks.length > 0) return (rng, era) => drawGameOf(rng, played, era)
  const pool = printedPool(played.cards)
  return (rng, era) => drawPrintedGame(rng, pool, era)
}

/** Returns the function that draws games from a JSON file of `PlayedCards`. The content of the file is not checked. */
export const drawingFrom = (file: string): Drawing => {
  const known = drawings.get(file) ?? drawing(JSON.parse(readFileSync(file, 'utf8')) as PlayedCards)
  drawings.set(file, known)
  return known
}

/** Draws games between decks of cards from a file, which is read once in each thread: random ones, or those that the file has. */
import { readFileSync } from 'node:fs'
import { cards as packaged } from '../../game/cards/cards.ts'
import type { Deck } from '../../game/cards/decks.ts'
import type { CardDefinition } from '../../game/model/cards.ts'
import { swordAndShield } from '../../game/rulesets/rulesets.ts'
import { drawDeck, REAL_POOL } from '../arbitraries/decks.ts'
import { type Pool, poolOf } from '../arbitraries/families.ts'
import type { Dice } from '../dice.ts'
import type { NewGameStart } from '../opening.ts'

/** Cards for making decks: those of a list that the package does not have, and its basic Energy. */
export const printedPool = (cards: readonly CardDefinition[]): Pool =>
  poolOf([...cards.filter(({ id }) => !Object.hasOwn(packaged, id)), ...REAL_POOL.energy.filter(({ basic }) => basic)])

/** A game of two decks of a pool. It has the cards that are in them. */
export const drawPrintedGame = (dice: Dice, pool: Pool): NewGameStart => {
  const deck = (name: string) => drawDeck(dice, pool, swordAndShield, name)
  const decks = [deck('First'), deck('Second')] as const
  const used = new Set(decks.flatMap(({ cards }) => cards))
  const cards = pool.cards.filter(({ id }) => used.has(id) && !Object.hasOwn(packaged, id))
  return { from: 'newGame', decks, ruleset: 'sword-and-shield', cards }
}

/** What such a file has: cards, and the decks of them that are to be played; none where decks are drawn. */
export interface PlayedCards {
  readonly cards: readonly CardDefinition[]
  readonly decks: readonly Deck[]
}

type Drawing = (dice: Dice) => NewGameStart

/** A game between two of these decks. */
export const drawGameOf = (dice: Dice, { cards, decks: theirs }: PlayedCards): NewGameStart => {
  const decks = [dice.pick(theirs), dice.pick(theirs)] as const
  const used = new Set(decks.flatMap((deck) => deck.cards))
  return { from: 'newGame', decks, ruleset: 'sword-and-shield', cards: cards.filter(({ id }) => used.has(id)) }
}

const drawings = new Map<string, Drawing>()

const drawing = (played: PlayedCards): Drawing => {
  if (played.decks.length > 0) return (dice) => drawGameOf(dice, played)
  const pool = printedPool(played.cards)
  return (dice) => drawPrintedGame(dice, pool)
}

/** What draws games of a JSON file that the engine has written. */
export const drawingFrom = (file: string): Drawing => {
  const known = drawings.get(file) ?? drawing(JSON.parse(readFileSync(file, 'utf8')) as PlayedCards)
  drawings.set(file, known)
  return known
}

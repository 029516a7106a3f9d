/** Draws games between decks of cards from a file, which is read once in each thread. */
import { readFileSync } from 'node:fs'
import { cards as packaged } from '../../game/cards/cards.ts'
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

const pools = new Map<string, Pool>()

/** What draws games between decks of the definitions in a JSON file that the engine has written. */
export const drawingFrom = (file: string): ((dice: Dice) => NewGameStart) => {
  const known = pools.get(file)
  const pool = known ?? printedPool(JSON.parse(readFileSync(file, 'utf8')) as readonly CardDefinition[])
  pools.set(file, pool)
  return (dice) => drawPrintedGame(dice, pool)
}

/** Draws where a game of a campaign begins: new games and boards, of this package's cards or of synthetic ones, under any era. */
import { decks } from '../../game/cards/decks.ts'
import { type RulesetId, rulesets } from '../../game/rulesets/rulesets.ts'
import { drawBrink } from '../arbitraries/brinks.ts'
import { drawPosition } from '../arbitraries/positions.ts'
import { drawNewGame } from '../arbitraries/starts.ts'
import type { Dice } from '../dice.ts'
import type { Start } from '../opening.ts'

const ERAS = Object.keys(rulesets) as readonly RulesetId[]
const DECKS = Object.values(decks)

type Drawing = (dice: Dice, era: RulesetId | undefined) => Start

const under = (era: RulesetId | undefined) => (era === undefined ? {} : { ruleset: era })

/** The decks that this package brings along. */
const theirDecks: Drawing = ({ pick }, era) => ({
  from: 'newGame',
  decks: [pick(DECKS), pick(DECKS)],
  ruleset: era ?? pick(ERAS),
  cards: [],
})

/** How likely each kind of start is beside the others. */
const KINDS: readonly (readonly [weight: number, draw: Drawing])[] = [
  [2, theirDecks],
  [3, (dice, era) => drawNewGame(dice, { synthetic: 0, ...under(era) })],
  [3, (dice, era) => drawNewGame(dice, { synthetic: 1, ...under(era) })],
  [4, (dice, era) => ({ from: 'position', position: drawPosition(dice, under(era)) })],
  [2, (dice, era) => ({ from: 'position', position: { ...drawBrink(dice), ...under(era) } })],
]

/** A start, of any era or of this one; the same dice draw the same one. */
export const drawStart = (dice: Dice, era?: RulesetId): Start => dice.weighted(KINDS)(dice, era)

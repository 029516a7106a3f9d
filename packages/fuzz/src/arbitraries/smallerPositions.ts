/**
 * Shrinks positions to fewer cards and Pokémon, fewer special features, and simpler cards. A smaller board contradicts its turn number only
 * if the original board does.
 */
import type { Position } from 'ptcg-turn-engine'
import type { Ruleset } from 'ptcg-turn-engine/model'
import { PLAIN_START } from './families.ts'
import { plainerRulesets } from './rulesets.ts'
import { smallerJson } from './smaller.ts'

type Side = Position['players'][0]

/** Properties of a position that shrinking leaves unchanged. */
const UNTOUCHED: ReadonlySet<string> = new Set([
  'format',
  'version',
  'ruleset',
  'name',
  'id',
  'kind',
  'trainer',
  'stage',
  'basic',
  'randomness',
])

const PILES = ['hand', 'deck', 'discard', 'lostZone', 'prizes'] as const satisfies readonly (keyof Side)[]

/** Replaces cards in piles by basic Energy, pile by pile and then one by one. */
function* plainerPiles(position: Position): Iterable<Position> {
  for (const seat of [0, 1] as const) {
    const side = position.players[seat]
    const withPile = (pile: (typeof PILES)[number], cards: (string | null)[]): Position => {
      const changed = { ...side, [pile]: cards }
      return { ...position, players: seat === 0 ? [changed, position.players[1]] : [position.players[0], changed] }
    }
    for (const pile of PILES) {
      const cards = side[pile] ?? []
      if (cards.every((card) => card === PLAIN_START)) continue
      yield withPile(
        pile,
        cards.map(() => PLAIN_START),
      )
      for (const [at, card] of cards.entries())
        if (card !== PLAIN_START) yield withPile(pile, cards.with(at, PLAIN_START))
    }
  }
}

/** True if nothing on the board happened in a future turn, and each player has taken as many turns as the turn number implies. */
const fitsItsTurns = ({ turn: { number, player }, stadium, players }: Position): boolean => {
  const pokemon = players.flatMap(({ active, bench }) => [active, ...(bench ?? [])])
  const begun = players.every(
    ({ turnsTaken }, seat) =>
      turnsTaken === undefined || turnsTaken === (seat === player ? Math.ceil(number / 2) : Math.floor(number / 2)),
  )
  return (
    begun &&
    (stadium?.usedOnTurn ?? 0) <= number &&
    pokemon.every(
      ({ enteredOnTurn = 0, changedOnTurn = -1, conditions }) =>
        enteredOnTurn <= number && changedOnTurn <= number && (conditions?.rotatedOnTurn ?? 0) <= number,
    )
  )
}

function* inPlainerEras(position: Position): Iterable<Position> {
  const { ruleset } = position
  if (ruleset !== undefined)
    for (const plainer of plainerRulesets(ruleset as Ruleset)) yield { ...position, ruleset: plainer }
}

/** Positions one step smaller. Inconsistent ones are skipped, unless the original was inconsistent too. */
export function* smallerPositions(position: Position): Iterable<unknown> {
  const mustFit = fitsItsTurns(position)
  for (const one of [inPlainerEras(position), smallerJson(position, UNTOUCHED), plainerPiles(position)].values())
    for (const smaller of one) if (!mustFit || isAPositionThatFits(smaller)) yield smaller
}

const isAPositionThatFits = (value: unknown): boolean => {
  const { turn, players } = value as Partial<Position>
  const whole = turn !== undefined && Array.isArray(players) && players.every((side) => side?.active !== undefined)
  return whole && players.length === 2 && fitsItsTurns(value as Position)
}

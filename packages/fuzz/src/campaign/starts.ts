/** Draws the start of a game of a campaign: a new game or a board, with the engine's cards or synthetic ones, in any era. */
import type { Position, RulesetId } from 'ptcg-turn-engine'
import { ERAS } from 'ptcg-turn-engine/internal/game/rulesets/eraNamed'
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { drawBrink } from '../arbitraries/brinks.ts'
import { ANY_KIND, type DeckKind } from '../arbitraries/decks.ts'
import { kindOfEra } from '../arbitraries/kindOfEra.ts'
import { drawPosition } from '../arbitraries/positions.ts'
import { drawNewGame } from '../arbitraries/starts.ts'
import type { Start } from '../opening.ts'
import type { Rng } from '../rng.ts'

/** The requested era, if any, and the kind of its decks. */
interface Wanted {
  readonly ruleset?: RulesetId
  readonly kind: DeckKind
}

type Drawing = (rng: Rng, wanted: Wanted) => Start

/** A new game between two of the engine's decks. If no deck fits the era, the decks are drawn from the engine's cards. */
const theirDecks: Drawing = (rng, { ruleset, kind }) =>
  kind.decks.length === 0
    ? drawNewGame(rng, { synthetic: 0, kind, ...(ruleset === undefined ? {} : { ruleset }) })
    : {
        from: 'newGame',
        decks: [rng.pick(kind.decks), rng.pick(kind.decks)],
        ruleset: ruleset ?? rng.pick(ERAS),
        cards: [],
      }

const printedBy = ({ printed }: DeckKind, { definitions = [], ...position }: Position): Position => ({
  ...position,
  definitions: printed(definitions as readonly CardDefinition[]) as never,
})

const drawOnBrink: Drawing = (rng, { kind, ...under }) => ({
  from: 'position',
  position: { ...printedBy(kind, drawBrink(rng)), ...under },
})

/** The relative weight of each kind of start. */
const KINDS: readonly (readonly [weight: number, draw: Drawing])[] = [
  [2, theirDecks],
  [3, (rng, wanted) => drawNewGame(rng, { synthetic: 0, ...wanted })],
  [3, (rng, wanted) => drawNewGame(rng, { synthetic: 1, ...wanted })],
  [4, (rng, wanted) => ({ from: 'position', position: drawPosition(rng, wanted) })],
  [2, drawOnBrink],
  [8, (rng, wanted) => ({ from: 'position', position: drawPosition(rng, { ...wanted, effectsMeet: true }) })],
]

/** Draws a start of any era, or of the given era with its cards. The same seed draws the same start. */
export const drawStart = (rng: Rng, era?: RulesetId): Start =>
  rng.weighted(KINDS)(rng, era === undefined ? { kind: ANY_KIND } : { ruleset: era, kind: kindOfEra(era) })

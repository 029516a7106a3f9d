/** Turns a position into nested lists of texts, in the order in which they are written as one line. */
import type { Position } from '../../engine/files/positionSchema.ts'
import type { DefinitionId } from '../../game/model/cards.ts'
import type { InForce } from '../../game/model/lasting.ts'
import { lastingToText } from './lastingText.ts'
import { cardsInLine } from './lineCards.ts'
import type { LineTree } from './lineTree.ts'

type Side = Position['players'][0]
type PokemonPosition = Side['active']

const number = (value: number | undefined, usual: number): string =>
  value === undefined || value === usual ? '' : `${value}`

const conditionsTree = (conditions: PokemonPosition['conditions']): readonly LineTree[] => [
  number(conditions?.poisoned, 0),
  number(conditions?.burned, 0),
  conditions?.rotated ?? '',
  number(conditions?.rotatedOnTurn, 0),
]

const lastingTree = ({ effect, whose, turn, source, ofAttack }: InForce): readonly LineTree[] => [
  lastingToText(effect),
  `${whose}`,
  `${turn}`,
  source,
  ofAttack ? '' : '0',
]

const pokemonTree = (
  one: PokemonPosition,
  pile: (cards: readonly (string | null)[]) => string,
): readonly LineTree[] => [
  pile(one.cards),
  pile(one.energy ?? []),
  pile(one.tools ?? []),
  number(one.damage, 0),
  conditionsTree(one.conditions),
  number(one.enteredOnTurn, 0),
  number(one.changedOnTurn, -1),
  [...(one.usedAbilities ?? [])],
  (one.lasting ?? []).map((effect) => lastingTree(effect as InForce)),
]

const sideTree = (side: Side, pile: (cards: readonly (string | null)[]) => string): readonly LineTree[] => [
  side.name,
  pokemonTree(side.active, pile),
  (side.bench ?? []).map((one) => pokemonTree(one, pile)),
  pile(side.hand ?? []),
  pile(side.deck ?? []),
  pile(side.discard ?? []),
  pile(side.lostZone ?? []),
  pile(side.prizes),
  number(side.turnsTaken, -1),
  [...(side.spent ?? [])],
]

const pokemonCards = (one: PokemonPosition): readonly (string | null)[] => [
  ...one.cards,
  ...(one.energy ?? []),
  ...(one.tools ?? []),
]

const kindsIn = ({ players, stadium }: Position): readonly DefinitionId[] => [
  ...new Set(
    [
      ...players.flatMap(({ active, bench = [], hand = [], deck = [], discard = [], lostZone = [], prizes }) => [
        ...[active, ...bench].flatMap(pokemonCards),
        ...hand,
        ...deck,
        ...discard,
        ...lostZone,
        ...prizes,
      ]),
      stadium?.card ?? null,
    ].flatMap((card) => card ?? []),
  ),
]

/** A position as lists; `era` names its ruleset. */
export const positionTree = (position: Position, era: string): readonly LineTree[] => {
  const kinds = kindsIn(position)
  const { pile } = cardsInLine(kinds)
  const { turn, stadium, players, randomness, tieBreak } = position
  const { energyAttached, supportersPlayed, stadiumsPlayed, retreats } = turn
  const used = [energyAttached, supportersPlayed, stadiumsPlayed, retreats].map((one) => number(one, 0))
  const state = typeof randomness === 'object' && 'state' in randomness ? randomness.state : []
  return [
    [`${turn.number}`, `${turn.player}`, ...used],
    kinds,
    sideTree(players[0], pile),
    sideTree(players[1], pile),
    stadium == null ? '' : [stadium.card, `${stadium.owner}`, number(stadium.usedOnTurn, 0)],
    era,
    state.map(String),
    number(tieBreak, 0),
  ]
}

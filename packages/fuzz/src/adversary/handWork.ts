/** Adversaries who apply impossible changes by hand (GR.2). The oracle says what is possible. */
import { type ChangeByHand, type Game, HAND_DESTINATIONS, PLAYERS, SPECIAL_CONDITIONS } from 'ptcg-turn-engine/model'
import { mayApply } from '../oracle/handWork.ts'
import { oracleTableOf } from '../oracle/oracle.ts'
import { breaking, type Occasions } from './occasions.ts'
import { everybody, printedOn } from './plainBoard.ts'

const NO_CARD = 9999
const A_FEW = 4

/** Numbers at and beyond the limits of every kind of change. */
const NUMBERS = [0, 1, 15, 21, 61, 101, 1010] as const

/** One change of every kind; each of its parts is replaced by every other value. */
const SAMPLES: readonly ChangeByHand[] = [
  { change: 'move', card: NO_CARD, to: 'hand' },
  { change: 'bench', card: NO_CARD },
  { change: 'attach', card: NO_CARD, pokemon: NO_CARD },
  { change: 'evolve', card: NO_CARD, pokemon: NO_CARD },
  { change: 'devolve', pokemon: NO_CARD, to: 'hand' },
  { change: 'returnPokemon', pokemon: NO_CARD, to: 'hand' },
  { change: 'putCounters', pokemon: NO_CARD, counters: 0 },
  { change: 'removeCounters', pokemon: NO_CARD, counters: 0 },
  { change: 'condition', pokemon: NO_CARD, condition: 'Asleep' },
  { change: 'recover', pokemon: NO_CARD, condition: 'Asleep' },
  {
    change: 'lasting',
    pokemon: NO_CARD,
    effect: { lasting: 'cantUseAttack', attack: 'No Such Attack' },
    during: 'thisTurn',
  },
  { change: 'switch', pokemon: NO_CARD },
  { change: 'draw', player: 0, cards: 0 },
  { change: 'shuffle', player: 0 },
  { change: 'flip', coins: 0 },
  { change: 'reveal', cards: [] },
  { change: 'takePrize', player: 0, position: 0 },
  { change: 'attackDamage', damage: 0 },
]

/** The values of a part of a change on this board; null for a part that stays as it is. */
const valuesOf = (game: Game, part: string, value: unknown): readonly unknown[] | null => {
  if (part === 'cards' && Array.isArray(value)) return [[], [0, NO_CARD]]
  if (typeof value === 'number' && ['counters', 'coins', 'cards', 'damage', 'position'].includes(part)) return NUMBERS
  if (part === 'player') return PLAYERS
  if (part === 'condition') return SPECIAL_CONDITIONS
  if (part === 'to') return HAND_DESTINATIONS.slice(0, 2)
  if (part === 'pokemon') return [...everybody(game).map(({ id }) => id), NO_CARD]
  if (part !== 'card') return null
  const cards = [
    ...game.players.flatMap(({ hand, prizes, deck }) => [...hand, ...prizes.slice(0, 1), ...deck.slice(0, A_FEW)]),
    ...everybody(game).flatMap((one) => [...one.cards, ...one.energy, ...one.tools]),
    ...(game.limbo === null ? [] : [game.limbo]),
  ]
  return [...cards.filter((card) => printedOn(game, card) !== null), NO_CARD]
}

const changesLike = (game: Game, sample: ChangeByHand): readonly ChangeByHand[] =>
  Object.entries(sample).reduce<readonly ChangeByHand[]>(
    (changes, [part, value]) => {
      const values = valuesOf(game, part, value)
      return values === null ? changes : changes.flatMap((one) => values.map((other) => ({ ...one, [part]: other })))
    },
    [sample],
  )

const applyAnImpossibleChange: Occasions = ({ game }) => {
  const { ask } = game
  if (ask?.ask !== 'byHand') return []
  const table = oracleTableOf(game, false)
  return SAMPLES.flatMap((sample) => changesLike(game, sample))
    .filter((change) => !mayApply(table, change))
    .map((change) => breaking('GR.2', { type: 'APPLY', player: ask.player, change }))
}

export const HAND_WORK = { applyAnImpossibleChange }

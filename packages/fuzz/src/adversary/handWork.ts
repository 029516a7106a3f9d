/** Adversaries who apply impossible changes by hand (GR.2). */
import {
  type CardId,
  type ChangeByHand,
  type Game,
  opponentOf,
  PLAYERS,
  type Pokemon,
  SPECIAL_CONDITIONS,
} from 'ptcg-turn-engine/model'
import { breaking, type Occasions } from './occasions.ts'
import {
  energyAmong,
  plainSideOf,
  pokemonAmong,
  printedOn,
  printedTopOf,
  roomOnABench,
  trainersAmong,
} from './plainBoard.ts'

const NO_CARD = 9999

/** Changes to cards that cannot be taken from where they are. */
const ofCards = (game: Game): readonly ChangeByHand[] => {
  const stacked = game.players.flatMap((player) => plainSideOf(player).flatMap(({ cards }) => cards))
  const prizes = game.players.flatMap(({ prizes }) => prizes.slice(0, 1))
  const fixed: readonly CardId[] = [...stacked, ...prizes, NO_CARD, ...(game.limbo === null ? [] : [game.limbo])]
  return [
    ...fixed.flatMap((card): readonly ChangeByHand[] => [
      { change: 'move', card, to: 'hand' },
      { change: 'move', card, to: 'discard' },
    ]),
    { change: 'bench', card: NO_CARD },
    { change: 'reveal', cards: [] },
    { change: 'reveal', cards: [0, NO_CARD] },
  ]
}

/** Changes to cards of the wrong kind or on the wrong side. */
const ofKinds = (game: Game): readonly ChangeByHand[] =>
  PLAYERS.flatMap((player): readonly ChangeByHand[] => {
    const { hand, bench } = game.players[player]
    const [own] = plainSideOf(game.players[player])
    const [theirs] = plainSideOf(game.players[opponentOf(player)])
    const basics = pokemonAmong(game, hand, true)
    const evolutions = pokemonAmong(game, hand, false)
    const energies = energyAmong(game, hand)
    const tools = trainersAmong(game, hand, 'Tool')
    const isFull = bench.length >= roomOnABench(game)
    const equipped = plainSideOf(game.players[player]).filter(
      ({ tools }) => tools.length >= game.ruleset.toolsPerPokemon,
    )
    return [
      ...energies.map((card): ChangeByHand => ({ change: 'bench', card })),
      ...(isFull ? basics.map((card): ChangeByHand => ({ change: 'bench', card })) : []),
      ...(own === undefined
        ? []
        : [
            ...basics.map((card): ChangeByHand => ({ change: 'attach', card, pokemon: own.id })),
            ...[...basics, ...energies].map((card): ChangeByHand => ({ change: 'evolve', card, pokemon: own.id })),
          ]),
      ...(theirs === undefined
        ? []
        : [
            ...energies.map((card): ChangeByHand => ({ change: 'attach', card, pokemon: theirs.id })),
            ...evolutions.map((card): ChangeByHand => ({ change: 'evolve', card, pokemon: theirs.id })),
          ]),
      ...energies.map((card): ChangeByHand => ({ change: 'attach', card, pokemon: NO_CARD })),
      ...tools.flatMap((card) => equipped.map(({ id }): ChangeByHand => ({ change: 'attach', card, pokemon: id }))),
    ]
  })

const isIn = ({ conditions }: Pokemon, condition: (typeof SPECIAL_CONDITIONS)[number]): boolean => {
  if (condition === 'Poisoned') return conditions.poisoned > 0
  if (condition === 'Burned') return conditions.burned > 0
  return conditions.rotated === condition
}

/** Changes to Pokémon in play. */
const ofPokemon = (game: Game): readonly ChangeByHand[] =>
  game.players.flatMap((player) =>
    plainSideOf(player).flatMap((one): readonly ChangeByHand[] => {
      const pokemon = one.id
      const isActive = player.active === one
      return [
        { change: 'putCounters', pokemon, counters: 0 },
        { change: 'putCounters', pokemon, counters: 101 },
        { change: 'removeCounters', pokemon, counters: one.damage / 10 + 1 },
        ...(one.cards.length > 1 ? [] : [{ change: 'devolve', pokemon, to: 'hand' } as const]),
        ...(isActive
          ? [{ change: 'switch', pokemon } as const]
          : SPECIAL_CONDITIONS.map((condition): ChangeByHand => ({ change: 'condition', pokemon, condition }))),
        ...SPECIAL_CONDITIONS.filter((condition) => !isIn(one, condition)).map(
          (condition): ChangeByHand => ({ change: 'recover', pokemon, condition }),
        ),
        ...(printedTopOf(game, one)?.attacks.some(({ name }) => name === NO_ATTACK)
          ? []
          : [
              {
                change: 'lasting',
                pokemon,
                effect: { lasting: 'cantUseAttack', attack: NO_ATTACK },
                during: 'thisTurn',
              } as const,
            ]),
      ]
    }),
  )

const NO_ATTACK = 'No Such Attack'

/** Changes with unknown players, and with numbers out of bounds. */
const ofNumbers = (game: Game): readonly ChangeByHand[] => [
  { change: 'putCounters', pokemon: NO_CARD, counters: 1 },
  { change: 'removeCounters', pokemon: NO_CARD, counters: 1 },
  { change: 'devolve', pokemon: NO_CARD, to: 'hand' },
  { change: 'returnPokemon', pokemon: NO_CARD, to: 'hand' },
  { change: 'condition', pokemon: NO_CARD, condition: 'Asleep' },
  { change: 'recover', pokemon: NO_CARD, condition: 'Asleep' },
  { change: 'lasting', pokemon: NO_CARD, effect: { lasting: 'cantAttack' }, during: 'thisTurn' },
  { change: 'switch', pokemon: NO_CARD },
  { change: 'flip', coins: 0 },
  { change: 'flip', coins: 21 },
  { change: 'attackDamage', damage: 15 },
  { change: 'attackDamage', damage: 1010 },
  ...(game.attack === null ? [{ change: 'attackDamage', damage: 10 } as const] : []),
  ...PLAYERS.flatMap((player): readonly ChangeByHand[] => [
    { change: 'draw', player, cards: 0 },
    { change: 'draw', player, cards: 61 },
    ...(game.players[player].deck.length === 0 ? [{ change: 'draw', player, cards: 1 } as const] : []),
    ...(game.players[player].deck.length < 2 ? [{ change: 'shuffle', player } as const] : []),
    { change: 'takePrize', player, position: game.players[player].prizes.length },
  ]),
]

const applyAnImpossibleChange: Occasions = ({ game }) => {
  const { ask } = game
  if (ask?.ask !== 'byHand') return []
  return [...ofCards(game), ...ofKinds(game), ...ofPokemon(game), ...ofNumbers(game)]
    .filter((change) => !('card' in change) || change.card === NO_CARD || printedOn(game, change.card) !== null)
    .map((change) => breaking('GR.2', { type: 'APPLY', player: ask.player, change }))
}

export const HAND_WORK = { applyAnImpossibleChange }

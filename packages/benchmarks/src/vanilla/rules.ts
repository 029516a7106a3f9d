/** The rules of the vanilla game. Each is a small function that returns whether a move is allowed. */
import {
  isBasic,
  VANILLA_CARDS,
  type VanillaCard,
  type VanillaGame,
  type VanillaPokemon,
  type VanillaSeat,
  type VanillaSide,
} from './game.ts'

export const vanillaSideOf = ({ sides, player }: VanillaGame): VanillaSide => sides[player]

export const otherPlayer = (player: VanillaSeat): VanillaSeat => (player === 0 ? 1 : 0)

/** Finds a Pokémon by number. The Active Pokémon is number 0, Benched Pokémon follow. */
export const pokemonAt = ({ active, bench }: VanillaSide, at: number): VanillaPokemon | null =>
  at === 0 ? active : (bench[at - 1] ?? null)

export const topCard = ({ cards }: VanillaPokemon) => {
  const card = VANILLA_CARDS[cards.at(-1) as number] as VanillaCard
  if (card.kind !== 'Pokemon') throw new Error('That is not a Pokémon.')
  return card.pokemon
}

/** True if Energy covers a cost. A symbol of a type needs Energy of that type; a Colorless symbol takes any Energy. */
const covers = (energy: readonly number[], cost: readonly string[]): boolean => {
  if (energy.length < cost.length) return false
  let [fire, water] = [0, 0]
  for (const one of energy) {
    const card = VANILLA_CARDS[one] as VanillaCard
    if (card.kind === 'Energy' && card.provides === 'Fire') fire += 1
    else water += 1
  }
  for (const symbol of cost) {
    if (symbol === 'Fire') fire -= 1
    if (symbol === 'Water') water -= 1
  }
  return fire >= 0 && water >= 0
}

/** True in the main phase, in which the player may act freely. */
const mayAct = ({ turn, winner, turnEnded, prizesToTake, sides, player }: VanillaGame): boolean =>
  turn > 0 && winner === null && !turnEnded && prizesToTake === 0 && sides[player].active !== null

const mayChooseActive = (game: VanillaGame, card: number): boolean =>
  game.turn === 0 && vanillaSideOf(game).active === null && vanillaSideOf(game).hand.includes(card) && isBasic(card)

const mayBench = (game: VanillaGame, card: number): boolean =>
  mayAct(game) && vanillaSideOf(game).bench.length < 5 && vanillaSideOf(game).hand.includes(card) && isBasic(card)

const mayEvolve = (game: VanillaGame, card: number, at: number): boolean => {
  if (!mayAct(game) || game.turn <= 2 || !vanillaSideOf(game).hand.includes(card)) return false
  const evolution = VANILLA_CARDS[card] as VanillaCard
  const pokemon = pokemonAt(vanillaSideOf(game), at)
  if (evolution.kind !== 'Pokemon' || evolution.pokemon.evolvesFrom === undefined || pokemon === null) return false
  return (
    pokemon.enteredOnTurn < game.turn &&
    pokemon.evolvedOnTurn < game.turn &&
    topCard(pokemon).name === evolution.pokemon.evolvesFrom
  )
}

const mayAttach = (game: VanillaGame, card: number, at: number): boolean =>
  mayAct(game) &&
  !game.energyAttached &&
  vanillaSideOf(game).hand.includes(card) &&
  VANILLA_CARDS[card]?.kind === 'Energy' &&
  pokemonAt(vanillaSideOf(game), at) !== null

const mayRetreat = (game: VanillaGame, at: number): boolean => {
  if (!mayAct(game) || game.retreated || at === 0) return false
  const { active } = vanillaSideOf(game)
  return (
    active !== null &&
    pokemonAt(vanillaSideOf(game), at) !== null &&
    active.energy.length >= topCard(active).retreatCost
  )
}

const mayAttack = (game: VanillaGame, index: number): boolean => {
  if (!mayAct(game) || game.turn === 1) return false
  const active = vanillaSideOf(game).active as VanillaPokemon
  const attack = topCard(active).attacks[index]
  return attack !== undefined && covers(active.energy, attack.cost)
}

const mayTakePrize = (game: VanillaGame, position: number): boolean =>
  game.winner === null && game.prizesToTake > 0 && position < vanillaSideOf(game).prizes.length

const mayPromote = (game: VanillaGame, at: number): boolean =>
  game.turn > 0 &&
  game.winner === null &&
  vanillaSideOf(game).active === null &&
  at > 0 &&
  pokemonAt(vanillaSideOf(game), at) !== null

/** The conditions of each move, by its name. */
export const MAY = {
  chooseActive: mayChooseActive,
  bench: mayBench,
  evolve: mayEvolve,
  attach: mayAttach,
  retreat: mayRetreat,
  attack: mayAttack,
  endTurn: mayAct,
  takePrize: mayTakePrize,
  promote: mayPromote,
} as const

export type MoveName = keyof typeof MAY

/** A move of a player: its name, and the numbers of the cards, the Pokémon, the attack or the position that it needs. */
export interface VanillaMove {
  readonly move: MoveName
  readonly args: readonly number[]
}

/** The rules of the vanilla game, each a small plain function: may something be done. */
import {
  CARDS,
  isBasic,
  type Seat,
  type VanillaCard,
  type VanillaGame,
  type VanillaPokemon,
  type VanillaSide,
} from './game.ts'

export const sideOf = ({ sides, player }: VanillaGame): VanillaSide => sides[player]

export const opponentOf = (player: Seat): Seat => (player === 0 ? 1 : 0)

/** The Active Pokémon is number 0, Benched Pokémon follow. */
export const pokemonAt = ({ active, bench }: VanillaSide, at: number): VanillaPokemon | null =>
  at === 0 ? active : (bench[at - 1] ?? null)

export const topCard = ({ cards }: VanillaPokemon) => {
  const card = CARDS[cards.at(-1) as number] as VanillaCard
  if (card.kind !== 'Pokemon') throw new Error('That is no Pokémon.')
  return card.pokemon
}

/** Energy covers a cost: each symbol of a type by that type, the colourless ones by anything. */
const covers = (energy: readonly number[], cost: readonly string[]): boolean => {
  if (energy.length < cost.length) return false
  let [fire, water] = [0, 0]
  for (const one of energy) {
    const card = CARDS[one] as VanillaCard
    if (card.kind === 'Energy' && card.provides === 'Fire') fire += 1
    else water += 1
  }
  for (const symbol of cost) {
    if (symbol === 'Fire') fire -= 1
    if (symbol === 'Water') water -= 1
  }
  return fire >= 0 && water >= 0
}

/** The main phase, in which the player may act freely. */
const mayAct = ({ turn, winner, turnEnded, prizesToTake, sides, player }: VanillaGame): boolean =>
  turn > 0 && winner === null && !turnEnded && prizesToTake === 0 && sides[player].active !== null

const mayChooseActive = (game: VanillaGame, card: number): boolean =>
  game.turn === 0 && sideOf(game).active === null && sideOf(game).hand.includes(card) && isBasic(card)

const mayBench = (game: VanillaGame, card: number): boolean =>
  mayAct(game) && sideOf(game).bench.length < 5 && sideOf(game).hand.includes(card) && isBasic(card)

const mayEvolve = (game: VanillaGame, card: number, at: number): boolean => {
  if (!mayAct(game) || game.turn <= 2 || !sideOf(game).hand.includes(card)) return false
  const evolution = CARDS[card] as VanillaCard
  const pokemon = pokemonAt(sideOf(game), at)
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
  sideOf(game).hand.includes(card) &&
  CARDS[card]?.kind === 'Energy' &&
  pokemonAt(sideOf(game), at) !== null

const mayRetreat = (game: VanillaGame, at: number): boolean => {
  if (!mayAct(game) || game.retreated || at === 0) return false
  const { active } = sideOf(game)
  return active !== null && pokemonAt(sideOf(game), at) !== null && active.energy.length >= topCard(active).retreatCost
}

const mayAttack = (game: VanillaGame, index: number): boolean => {
  if (!mayAct(game) || game.turn === 1) return false
  const active = sideOf(game).active as VanillaPokemon
  const attack = topCard(active).attacks[index]
  return attack !== undefined && covers(active.energy, attack.cost)
}

const mayTakePrize = (game: VanillaGame, position: number): boolean =>
  game.winner === null && game.prizesToTake > 0 && position < sideOf(game).prizes.length

const mayPromote = (game: VanillaGame, at: number): boolean =>
  game.turn > 0 &&
  game.winner === null &&
  sideOf(game).active === null &&
  at > 0 &&
  pokemonAt(sideOf(game), at) !== null

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

/** Something a player does: the name of the move and the numbers it needs (cards, Pokémon, an attack, a position). */
export interface Move {
  readonly move: MoveName
  readonly args: readonly number[]
}

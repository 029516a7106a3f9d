/** The moves of the vanilla game. Each is a small function that returns the next game. Callers check legality first. */
import type { VanillaGame, VanillaPokemon, VanillaSeat, VanillaSide } from './game.ts'
import { otherPlayer, pokemonAt, topCard, vanillaSideOf } from './rules.ts'

const withSide = (game: VanillaGame, seat: VanillaSeat, side: VanillaSide): VanillaGame => ({
  ...game,
  sides: seat === 0 ? [side, game.sides[1]] : [game.sides[0], side],
})

const without = (cards: readonly number[], card: number): readonly number[] => cards.filter((one) => one !== card)

const withPokemon = (side: VanillaSide, at: number, pokemon: VanillaPokemon): VanillaSide =>
  at === 0 ? { ...side, active: pokemon } : { ...side, bench: side.bench.with(at - 1, pokemon) }

const fresh = (card: number, turn: number): VanillaPokemon => ({
  cards: [card],
  energy: [],
  damage: 0,
  enteredOnTurn: turn,
  evolvedOnTurn: -1,
})

/** Draws a card for the turn. A player who cannot draw loses. */
const draw = (game: VanillaGame): VanillaGame => {
  const side = vanillaSideOf(game)
  const [top] = side.deck
  if (top === undefined) return { ...game, winner: otherPlayer(game.player) }
  return withSide(game, game.player, { ...side, deck: side.deck.slice(1), hand: [...side.hand, top] })
}

/**
 * Begins the next turn: after set-up, the turn of the player who goes first; later, the turn of the opponent of
 * `game.player`. A player without an Active Pokémon promotes before drawing.
 */
export const beginVanillaTurn = (game: VanillaGame): VanillaGame => {
  const player = game.turn === 0 ? game.first : otherPlayer(game.player)
  const begun: VanillaGame = {
    ...game,
    player,
    turn: game.turn + 1,
    energyAttached: false,
    retreated: false,
    turnEnded: false,
  }
  return vanillaSideOf(begun).active === null ? begun : draw(begun)
}

/** True if the turn has ended, no Prize cards remain to be taken, and nobody has won. */
export const turnIsOver = ({ turnEnded, prizesToTake, winner }: VanillaGame): boolean =>
  turnEnded && prizesToTake === 0 && winner === null

/** True if both players have chosen their Active Pokémon. */
export const isSetUp = ({ sides }: VanillaGame): boolean => sides[0].active !== null && sides[1].active !== null

const placed = (game: VanillaGame, card: number): VanillaSide => {
  const side = vanillaSideOf(game)
  return { ...side, hand: without(side.hand, card) }
}

const chooseActive = (game: VanillaGame, card: number): VanillaGame =>
  withSide(game, game.player, { ...placed(game, card), active: fresh(card, 0) })

const bench = (game: VanillaGame, card: number): VanillaGame => {
  const side = placed(game, card)
  return withSide(game, game.player, { ...side, bench: [...side.bench, fresh(card, game.turn)] })
}

const evolve = (game: VanillaGame, card: number, at: number): VanillaGame => {
  const side = placed(game, card)
  const pokemon = pokemonAt(side, at) as VanillaPokemon
  const evolved = { ...pokemon, cards: [...pokemon.cards, card], evolvedOnTurn: game.turn }
  return withSide(game, game.player, withPokemon(side, at, evolved))
}

const attach = (game: VanillaGame, card: number, at: number): VanillaGame => {
  const side = placed(game, card)
  const pokemon = pokemonAt(side, at) as VanillaPokemon
  const charged = { ...pokemon, energy: [...pokemon.energy, card] }
  return { ...withSide(game, game.player, withPokemon(side, at, charged)), energyAttached: true }
}

const retreat = (game: VanillaGame, at: number): VanillaGame => {
  const side = vanillaSideOf(game)
  const active = side.active as VanillaPokemon
  const cost = topCard(active).retreatCost
  const left = { ...active, energy: active.energy.slice(cost) }
  const next = {
    ...side,
    active: pokemonAt(side, at),
    bench: side.bench.with(at - 1, left),
    discard: [...side.discard, ...active.energy.slice(0, cost)],
  }
  return { ...withSide(game, game.player, next), retreated: true }
}

/** Damage after Weakness and Resistance. */
const damageOf = (attacker: VanillaPokemon, index: number, defender: VanillaPokemon): number => {
  const card = topCard(attacker)
  const { weaknesses = [], resistances = [] } = topCard(defender)
  let damage = card.attacks[index]?.damage?.base ?? 0
  for (const { type, amount } of weaknesses) if (card.types.includes(type)) damage *= amount
  for (const { type, amount } of resistances) if (card.types.includes(type)) damage -= amount
  return Math.max(0, damage)
}

const attack = (game: VanillaGame, index: number): VanillaGame => {
  const other = otherPlayer(game.player)
  const side = game.sides[other]
  const defender = side.active as VanillaPokemon
  const damage = defender.damage + damageOf(vanillaSideOf(game).active as VanillaPokemon, index, defender)
  if (damage < topCard(defender).hp)
    return { ...withSide(game, other, { ...side, active: { ...defender, damage } }), turnEnded: true }
  const discard = [...side.discard, ...defender.cards, ...defender.energy]
  const knockedOut = withSide(game, other, { ...side, active: null, discard })
  return { ...knockedOut, turnEnded: true, prizesToTake: 1, winner: side.bench.length === 0 ? game.player : null }
}

const endTurn = (game: VanillaGame): VanillaGame => ({ ...game, turnEnded: true })

const takePrize = (game: VanillaGame, position: number): VanillaGame => {
  const side = vanillaSideOf(game)
  const prizes = side.prizes.toSpliced(position, 1)
  const taken = withSide(game, game.player, { ...side, prizes, hand: [...side.hand, side.prizes[position] as number] })
  return { ...taken, prizesToTake: game.prizesToTake - 1, winner: prizes.length === 0 ? game.player : null }
}

const promote = (game: VanillaGame, at: number): VanillaGame => {
  const side = vanillaSideOf(game)
  const bench = side.bench.toSpliced(at - 1, 1)
  return draw(withSide(game, game.player, { ...side, active: side.bench[at - 1] ?? null, bench }))
}

/** The effect of each move. */
export const DOES = { chooseActive, bench, evolve, attach, retreat, attack, endTurn, takePrize, promote } as const

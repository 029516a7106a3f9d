/** Finds the Pokémon that an attack has damaged and Knocked Out, and counts the Prize cards for a Knock Out (KO.2, PR.1). */
import { modifiersOn } from '../board/continuous.ts'
import { definitionOf, isAsPokemon, pokemonDefinition } from '../board/definitions.ts'
import { hitPoints } from '../board/hitPoints.ts'
import type { Modifier } from '../board/inForce.ts'
import { findPokemon, type InPlay } from '../board/pokemonInPlay.ts'
import { isAmong, isFrom } from '../board/references.ts'
import type { Game, KnockOut, Player } from '../model/game.ts'
import type { Others } from '../model/lasting.ts'
import type { Ledger } from '../model/ledger.ts'
import { opponentOf, PLAYERS, type PlayerId, withSeat } from '../model/players.ts'
import type { CardId, Pokemon, PokemonId } from '../model/pokemon.ts'
import { update, updatePlayer } from './record.ts'

/** The Pokémon that the attack has damaged. Damage of 0 does not count (R9), nor does a Pokémon that has devolved since (C1916). */
export const damagedByTheAttack = (game: Game): readonly PokemonId[] => {
  const done = game.attack?.ledgers.filter((ledger) => countsAsDamaged(game, ledger)) ?? NONE
  return done.length === 0 ? NONE : [...new Set(done.map(({ target }) => target))]
}

const NONE: readonly never[] = []

/** True if the damage is more than 0 and the damaged Pokémon either has not changed or has left play. */
export const countsAsDamaged = (game: Game, { damage, target, name }: Ledger): boolean => {
  if (damage <= 0) return false
  const found = findPokemon(game, target)
  return found === null || pokemonDefinition(game, found.pokemon).name === name
}

/** True if the Pokémon was in the Active Spot when the attack damaged it (R101). */
export const wasDamagedWhileActive = ({ attack }: Game, { id }: Pokemon): boolean =>
  attack?.ledgers.some(({ damage, target, wasActive }) => damage > 0 && target === id && wasActive) === true

/** True if the damage of the attack, and not another effect, has Knocked the Pokémon Out (KO.2). */
export const fellToTheAttack = (game: Game, target: InPlay): boolean =>
  damagedByTheAttack(game).includes(target.pokemon.id) && target.pokemon.damage >= hitPoints(game, target)

/** The game without all other Knocked Out Pokémon, whose texts no longer apply to this Pokémon (KO.3). */
const withoutOthers = (game: Game, fallen: readonly PokemonId[], one: PokemonId): Game => {
  const isGone = (id: PokemonId): boolean => id !== one && fallen.includes(id)
  if (!fallen.some(isGone)) return game
  const left = ({ active, bench }: Player): Partial<Player> => ({
    active: active !== null && isGone(active.id) ? null : active,
    bench: bench.filter(({ id }) => !isGone(id)),
  })
  return PLAYERS.reduce((now, player) => updatePlayer(now, player, left(now.players[player])), game)
}

const givenFor = (game: Game, target: InPlay, fallen: readonly PokemonId[]): readonly Modifier<'prizesGiven'>[] =>
  modifiersOn(withoutOthers(game, fallen, target.pokemon.id), 'prizesGiven', target).filter(
    ({ effect, source }) => effect.oncePerGame !== true || !game.players[target.owner].spent.includes(source),
  )

/** Marks once-per-game effects as used if they have changed the number of Prize cards for this Knock Out (PR.1). */
export const spendOn = (game: Game, target: InPlay, fallen: readonly PokemonId[] = []): Game => {
  if (isWorthless(game, target.pokemon)) return game
  const given = givenFor(game, target, fallen).filter(({ effect }) => effect.oncePerGame === true)
  const applied = given.filter(({ effect }) => concerns(game, target, effect.from)).map(({ source }) => source)
  const { spent } = game.players[target.owner]
  return applied.length === 0 ? game : updatePlayer(game, target.owner, { spent: [...spent, ...new Set(applied)] })
}

const concerns = (game: Game, target: InPlay, from: Others | undefined): boolean =>
  from === undefined ||
  (fellToTheAttack(game, target) &&
    isFrom(game, { player: game.attack?.player ?? target.owner, pokemon: game.attack?.pokemon ?? null }, target, from))

const moreFor = (game: Game, target: InPlay, fallen: readonly PokemonId[]): number => {
  const given = givenFor(game, target, fallen)
  const attacker = game.attack === null ? null : findPokemon(game, game.attack.pokemon)
  const won =
    attacker === null || attacker.owner === target.owner
      ? []
      : modifiersOn(withoutOthers(game, fallen, attacker.pokemon.id), 'prizesWon', attacker)
  if (given.length + won.length === 0) return 0
  const fell = fellToTheAttack(game, target)
  let more = 0
  for (const { effect } of given) if (concerns(game, target, effect.from)) more += effect.amount
  for (const { effect } of won)
    if (fell && attacker !== null && (effect.to === undefined || isAmong(game, effect.to, target, attacker)))
      more += effect.amount
  return more
}

/** True for a Fossil in eras in which Fossils never give Prize cards. This overrides all texts. */
const isWorthless = (game: Game, pokemon: Pokemon): boolean =>
  !game.ruleset.fossilsGivePrizes && isAsPokemon(definitionOf(game, pokemon.cards.at(-1) as CardId))

/** The number of Prize cards for the Knock Out of a Pokémon (PR.1). `fallen` are all Pokémon that are discarded at the same time. */
export const worthOf = (game: Game, target: InPlay, fallen: readonly PokemonId[] = []): number => {
  const { pokemon } = target
  if (isWorthless(game, pokemon)) return 0
  return Math.max(0, (pokemonDefinition(game, pokemon).prizes ?? 1) + moreFor(game, target, fallen))
}

/** Adds the Prize cards for a Knock Out to the number that the owner's opponent takes, at most all that the opponent has left. */
export const prizesWith = (
  game: Game,
  prizes: KnockOut['prizes'],
  owner: PlayerId,
  worth: number,
): KnockOut['prizes'] => {
  const taker = opponentOf(owner)
  return withSeat(prizes, taker, Math.min(prizes[taker] + worth, game.players[taker].prizes.length))
}

/**
 * The game after an effect has taken a Knocked Out Pokémon out of play: the Pokémon is no longer discarded but still gives Prize cards.
 * `game` is the game before the Pokémon left play, and `left` the game afterwards.
 */
export const leavingKnockedOut = (game: Game, left: Game, target: InPlay): Game => {
  const { knockOut } = left
  const { pokemon, owner } = target
  if (knockOut === null || !knockOut.pokemon.includes(pokemon.id)) return left
  const { spent } = spendOn(game, target).players[owner]
  return update(updatePlayer(left, owner, { spent }), {
    knockOut: {
      ...knockOut,
      pokemon: knockOut.pokemon.filter((one) => one !== pokemon.id),
      latest: knockOut.latest.filter((one) => one !== pokemon.id),
      prizes: prizesWith(left, knockOut.prizes, owner, worthOf(game, target)),
    },
  })
}

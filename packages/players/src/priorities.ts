/**
 * A list of priorities: the order in which a beginner acts in a turn. Each legal event gets a number, and the highest
 * is played. The search starts from these numbers too, and follows them in the turns that it does not search.
 */
import type { Snapshot } from 'ptcg-turn-engine'
import type { CardId, Game, GameEvent, Option, PlayerId, Pokemon, PokemonId } from 'ptcg-turn-engine/model'
import { attachedPrintedUnits, missingFor, printedCardOf, printingOf } from './evaluation/energy.ts'
import { promisedDamage } from './evaluation/evaluate.ts'
import type { SearchRng } from './rng.ts'

/** The Pokémon in play with this id, or undefined. */
export const pokemonWithId = (game: Game, id: PokemonId): Pokemon | undefined => {
  for (const { active, bench } of game.players) {
    if (active?.id === id) return active
    for (const one of bench) if (one.id === id) return one
  }
  return undefined
}

/** The owner of a Pokémon. */
export const ownerOfPokemon = (game: Game, id: PokemonId): PlayerId | undefined => game.cards[id]?.owner

const isActive = (game: Game, { id }: Pokemon): boolean => game.players.some(({ active }) => active?.id === id)

/**
 * The number of missing Energy units and the damage of the attack that promises most: its damage divided by one more
 * than the number of missing units is highest.
 */
const outlook = (game: Game, pokemon: Pokemon): { readonly missing: number; readonly damage: number } => {
  const units = attachedPrintedUnits(game, pokemon)
  let best = { missing: 9, damage: 0 }
  for (const attack of printingOf(game, pokemon)?.attacks ?? []) {
    const missing = missingFor(attack.cost, units)
    const damage = promisedDamage(attack)
    if (damage / (1 + missing) > best.damage / (1 + best.missing)) best = { missing, damage }
  }
  return best
}

/** The value of a Pokémon in the Active Spot. */
const asActive = (game: Game, pokemon: Pokemon): number => {
  const { missing, damage } = outlook(game, pokemon)
  const hp = (printingOf(game, pokemon)?.hp ?? 0) - pokemon.damage
  return damage / (1 + missing) + hp / 10
}

const attaching = (game: Game, card: CardId, target: Pokemon): number => {
  const printed = printedCardOf(game, card)
  const units = attachedPrintedUnits(game, target)
  const more = printed?.kind === 'Energy' ? [...units, ...printed.provides] : units
  const attacks = printingOf(game, target)?.attacks ?? []
  const helps = attacks.some(({ cost }) => missingFor(cost, more) < missingFor(cost, units))
  const place = isActive(game, target) ? 6 : 0
  return helps ? 74 + place + Math.min(4, promisedOf(game, target) / 50) : 12 + place / 6
}

const promisedOf = (game: Game, pokemon: Pokemon): number =>
  Math.max(0, ...(printingOf(game, pokemon)?.attacks ?? []).map(promisedDamage))

const attacking = (game: Game, player: PlayerId, index: number): number => {
  const { active } = game.players[player]
  const attack = active === null ? undefined : printingOf(game, active)?.attacks[index]
  return 20 + (attack === undefined ? 0 : Math.min(18, promisedDamage(attack) / 15))
}

/** The best damage that a Pokémon can do now, in points. */
const readyDamage = (game: Game, pokemon: Pokemon): number => {
  const units = attachedPrintedUnits(game, pokemon)
  let best = 0
  for (const attack of printingOf(game, pokemon)?.attacks ?? [])
    if (missingFor(attack.cost, units) === 0) best = Math.max(best, promisedDamage(attack))
  return best
}

/** Retreating is worth its Energy if the new Active Pokémon does at least this much more damage, in points. */
const WORTH_RETREATING = 40

const retreating = (game: Game, player: PlayerId): number => {
  const { active, bench } = game.players[player]
  const now = active === null ? 0 : readyDamage(game, active)
  return bench.some((one) => readyDamage(game, one) >= now + WORTH_RETREATING) ? 45 : 2
}

const optionPriority = (game: Game, player: PlayerId, option: Option): number => {
  switch (option.option) {
    case 'pokemon': {
      const pokemon = pokemonWithId(game, option.pokemon)
      if (pokemon === undefined) return 50
      if (ownerOfPokemon(game, option.pokemon) === player) return 50 + Math.min(30, asActive(game, pokemon) / 5)
      const left = (printingOf(game, pokemon)?.hp ?? 0) - pokemon.damage
      return 60 + (printingOf(game, pokemon)?.prizes ?? 1) * 3 - left / 20
    }
    case 'card': {
      const printed = printedCardOf(game, option.card)
      return 50 + (printed?.kind === 'Pokemon' ? 6 + Math.min(6, printed.hp / 50) : 0)
    }
    case 'answer':
      return option.answer === 'no' ? 20 : 60
    case 'number':
      return 50 + Math.min(20, option.number)
    case 'prize':
    case 'effect':
      return 50
  }
}

/** The usual priorities of some kinds of events. The cards on the table may change them, and decide the priorities of all other kinds. */
const KINDS: Partial<Readonly<Record<GameEvent['type'], number>>> = {
  EVOLVE: 90,
  USE_ABILITY: 86,
  BENCH_POKEMON: 70,
  PLAY_ITEM: 64,
  PLAY_SUPPORTER: 60,
  USE_STADIUM: 58,
  PLAY_TOOL: 52,
  PLAY_STADIUM: 48,
  DONE: 30,
  DISCARD_FROM_PLAY: 1,
  END_TURN: 5,
}

/** Drawing extra cards from a deck smaller than this risks losing by an empty deck (T1.2). */
const THIN_DECK = 14

const AFTER_ENDING_THE_TURN = 4

/** True for a Trainer card that takes one of its player's Pokémon out of play, which is seldom worth the loss. */
const givesUpAPokemon = (game: Game, card: CardId): boolean => {
  const printed = printedCardOf(game, card)
  return (
    printed?.kind === 'Trainer' &&
    'effect' in printed &&
    printed.effect.some((word) => word.do === 'choosePokemon' && word.from.whose === 'you') &&
    printed.effect.some((word) => word.do === 'leavePlay')
  )
}

/**
 * The priority of playing a card or using a text. It is below that of ending the turn if the deck is thin, since the text may draw cards.
 */
const using = (
  game: Game,
  { type, player }: { readonly type: GameEvent['type']; readonly player: PlayerId },
): number => (game.players[player].deck.length < THIN_DECK ? AFTER_ENDING_THE_TURN : (KINDS[type] as number))

/** The priority of an event for a player who follows the list: the highest number is played first. */
export const priorityOf = ({ game }: Snapshot, event: GameEvent): number => {
  switch (event.type) {
    case 'ATTACH_ENERGY': {
      const target = pokemonWithId(game, event.pokemon)
      return target === undefined ? 10 : attaching(game, event.card, target)
    }
    case 'EVOLVE': {
      const target = pokemonWithId(game, event.pokemon)
      return 90 + (target !== undefined && isActive(game, target) ? 1 : 0)
    }
    case 'DECLARE_ATTACK':
      return attacking(game, event.player, event.attack)
    case 'RETREAT':
      return retreating(game, event.player)
    case 'CHOOSE': {
      const option = game.ask?.ask === 'choice' ? game.ask.options[event.option] : undefined
      return option === undefined ? 50 : optionPriority(game, event.player, option)
    }
    case 'PLAY_ITEM':
    case 'PLAY_SUPPORTER':
      return givesUpAPokemon(game, event.card) ? AFTER_ENDING_THE_TURN : using(game, event)
    case 'USE_STADIUM':
    case 'USE_ABILITY':
      return using(game, event)
    default:
      return KINDS[event.type] ?? 50
  }
}

/** The index of the event with the highest priority; among equal ones, chance decides. */
export const firstByPriority = (snapshot: Snapshot, legal: readonly GameEvent[], rng: SearchRng): number => {
  let best = 0
  let highest = Number.NEGATIVE_INFINITY
  let equals = 0
  for (let at = 0; at < legal.length; at += 1) {
    const priority = priorityOf(snapshot, legal[at] as GameEvent)
    if (priority > highest) {
      best = at
      highest = priority
      equals = 1
    } else if (priority === highest) {
      equals += 1
      if (rng.below(equals) === 0) best = at
    }
  }
  return best
}

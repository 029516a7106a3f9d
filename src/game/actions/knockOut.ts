/** The actions of Knock Outs, Prize cards and promotion (KO, PR). */
import { modifiersOn } from '../board/continuous.ts'
import { namedCards, namedPokemon } from '../board/definitions.ts'
import { knockedOutPokemon } from '../board/hitPoints.ts'
import { cardsOf, findPokemon, type InPlay } from '../board/pokemonInPlay.ts'
import { promotePokemon } from '../changes/activeSpot.ts'
import { TO_DISCARD } from '../changes/cards.ts'
import { memoryWith } from '../changes/copy.ts'
import { prizesWith, spendOn, worthOf } from '../changes/knockOut.ts'
import { withoutPokemon } from '../changes/pokemon.ts'
import { update, updatePlayer, withAsk } from '../changes/record.ts'
import { askChoice, pickedOptions } from '../effects/choice.ts'
import type { Option } from '../model/asks.ts'
import type { Fact } from '../model/facts.ts'
import type { Game, KnockOut } from '../model/game.ts'
import { opponentOf, type PlayerId, withSeat } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'
import { NO_MEMORY } from '../model/resolution.ts'
import { canPromote } from '../rules/steering.ts'
import type { Action } from './action.ts'
import { attackSource } from './attack.ts'
import { nextPlayer } from './turn.ts'

const NO_KNOCK_OUTS: KnockOut = { pokemon: [], latest: [], prizes: [0, 0], chosen: [[], []] }

/**
 * Interrupts the attack for Knock Outs and stores the memory of the attack, so that the attack can continue afterwards. The memory no
 * longer has the cards that the text has picked but not moved, or looked at, because Prize cards may be taken and decks may be shuffled
 * meanwhile (GR.5).
 */
export const interruptTheAttack: Action = (game) => {
  const { resolution } = game
  const memory = resolution?.source.kind === 'attack' ? resolution.memory : NO_MEMORY
  return update(game, {
    resolution: null,
    knockOut: { ...NO_KNOCK_OUTS, goesOn: memoryWith(memory, { held: [], lookedAt: [] }) },
  })
}

export const goOnWithTheAttack: Action = (game) =>
  update(game, {
    knockOut: null,
    resolution: { source: attackSource(game), todo: [], memory: game.knockOut?.goesOn ?? NO_MEMORY },
  })

/** Finds the Pokémon that are Knocked Out. If effects of a Knock Out have Knocked Out further Pokémon, all are discarded together. */
export const collectKnockOuts: Action = (game) => {
  const known = game.knockOut ?? NO_KNOCK_OUTS
  const latest = knockedOutPokemon(game).filter((id) => !known.pokemon.includes(id))
  if (latest.length === 0 && game.knockOut === null) return game
  return update(game, { knockOut: { ...known, pokemon: [...known.pokemon, ...latest], latest } })
}

/**
 * Discards all Knocked Out Pokémon at once (KO.3), and counts the Prize cards that each owner's opponent takes (PR.1), at most all that the
 * opponent has left.
 */
export const discardKnockedOutPokemon: Action = (game) => {
  const knockOut = game.knockOut ?? NO_KNOCK_OUTS
  const targets = knockOut.pokemon.flatMap((id) => findPokemon(game, id) ?? [])
  const isLost = (target: InPlay): boolean => modifiersOn(game, 'lostWhenKnockedOut', target).length > 0
  const lost = new Set(targets.filter(isLost).map(({ pokemon }) => pokemon.id))
  let prizes = knockOut.prizes
  let spent = game
  const facts: Fact[] = []
  for (const target of targets) {
    const { pokemon, owner } = target
    const worth = worthOf(spent, target, knockOut.pokemon)
    spent = spendOn(spent, target, knockOut.pokemon)
    prizes = prizesWith(game, prizes, owner, worth)
    facts.push({
      fact: 'POKEMON_KNOCKED_OUT',
      player: owner,
      pokemon: namedPokemon(game, pokemon),
      cards: namedCards(game, cardsOf(pokemon)),
      prizes: worth,
      ...(lost.has(pokemon.id) ? { lost: namedCards(game, pokemon.cards) } : {}),
    })
  }
  const cleared = withoutPokemon(
    spent,
    targets.map(({ pokemon }) => pokemon.id),
    TO_DISCARD,
    lost,
  )
  return update(cleared, { knockOut: { ...knockOut, prizes } }, ...facts)
}

/** Both players: first the player whose turn is next (KO.4, KO.5). */
export const nextFirst = (game: Game): readonly PlayerId[] => {
  const next = nextPlayer(game)
  return [next, opponentOf(next)]
}

export const askForPrizes: Action = (game) => {
  const player = nextFirst(game).find((one) => (game.knockOut?.prizes[one] ?? 0) > 0)
  if (player === undefined) return game
  const count = game.knockOut?.prizes[player] ?? 0
  const options = game.players[player].prizes.map((_, position): Option => ({ option: 'prize', position }))
  return askChoice(game, { player, purpose: 'prizes', options, min: count, max: count })
}

export const keepTheChosenPrizes: Action = (game) => {
  if (game.ask?.ask !== 'choice' || game.knockOut === null) return game
  const { player } = game.ask
  const positions = pickedOptions(game.ask).flatMap((pick) => (pick.option === 'prize' ? [pick.position] : []))
  return update(game, {
    ask: null,
    knockOut: {
      ...game.knockOut,
      prizes: withSeat(game.knockOut.prizes, player, 0),
      chosen: withSeat(game.knockOut.chosen, player, positions),
    },
  })
}

/** Moves the Prize cards at these positions to the hand of their owner. */
export const takePrizesAt = (game: Game, player: PlayerId, positions: readonly number[]): Game => {
  if (positions.length === 0) return game
  const { prizes, hand } = game.players[player]
  const taken = positions.map((position) => prizes[position] as CardId)
  return updatePlayer(
    game,
    player,
    { prizes: prizes.filter((_, position) => !positions.includes(position)), hand: [...hand, ...taken] },
    { fact: 'PRIZES_TAKEN', player, count: taken.length, positions, cards: namedCards(game, taken) },
  )
}

export const askForPromotion: Action = (game) => {
  const player = nextFirst(game).find((one) => canPromote(game.players[one]))
  if (player === undefined) return game
  const options = game.players[player].bench.map(({ id }): Option => ({ option: 'pokemon', pokemon: id }))
  return askChoice(game, { player, purpose: 'promote', options, min: 1, max: 1 })
}

export const promote: Action = (game) => {
  if (game.ask?.ask !== 'choice') return game
  const [pick] = pickedOptions(game.ask)
  const answered = withAsk(game, null)
  return pick?.option === 'pokemon' ? promotePokemon(answered, game.ask.player, pick.pokemon) : answered
}

export const finishKnockOuts: Action = (game) =>
  game.knockOut === null && game.resolution === null ? game : update(game, { knockOut: null, resolution: null })

/** Tells an event in few words, by the names of what it is about: `Fire Energy to Scorbunny`. */
import type { Option } from '../../game/model/asks.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import type { CardId, PokemonId } from '../../game/model/pokemon.ts'
import { everybody, printedOn, topCardOf } from '../adversary/plainBoard.ts'

const cardTold = (game: Game, card: CardId): string => printedOn(game, card)?.name ?? `card ${card}`

const pokemonTold = (game: Game, id: PokemonId): string => {
  const found = everybody(game).find((one) => one.id === id)
  return (found === undefined ? null : topCardOf(game, found)?.name) ?? `Pokémon ${id}`
}

const optionTold = (game: Game, option: Option): string => {
  switch (option.option) {
    case 'card':
      return cardTold(game, option.card)
    case 'pokemon':
      return pokemonTold(game, option.pokemon)
    case 'prize':
      return `Prize card ${option.position + 1}`
    case 'answer':
      return option.answer
    case 'number':
      return `${option.number}`
    case 'effect':
      return option.effect
  }
}

/** An event on the board before it. */
export const eventTold = (game: Game, event: GameEvent): string => {
  switch (event.type) {
    case 'BENCH_POKEMON':
    case 'PLAY_ITEM':
    case 'PLAY_SUPPORTER':
    case 'PLAY_STADIUM':
      return cardTold(game, event.card)
    case 'EVOLVE':
    case 'ATTACH_ENERGY':
    case 'PLAY_TOOL':
      return `${cardTold(game, event.card)} to ${pokemonTold(game, event.pokemon)}`
    case 'USE_STADIUM':
      return game.stadium === null ? 'no Stadium' : cardTold(game, game.stadium.card)
    case 'USE_ABILITY':
      return `Ability ${event.ability} of ${pokemonTold(game, event.pokemon)}`
    case 'DISCARD_FROM_PLAY':
      return pokemonTold(game, event.pokemon)
    case 'DECLARE_ATTACK': {
      const { active } = game.players[event.player]
      const card = active === null ? null : topCardOf(game, active)
      return `${card?.attacks[event.attack]?.name ?? `attack ${event.attack}`} of ${card?.name ?? 'nobody'}`
    }
    case 'CHOOSE': {
      const option = game.ask?.ask === 'choice' ? game.ask.options[event.option] : undefined
      return option === undefined ? `option ${event.option}` : optionTold(game, option)
    }
    case 'APPLY':
      return JSON.stringify(event.change)
    case 'COIN_LANDED':
      return event.heads ? 'heads' : 'tails'
    case 'DECK_SHUFFLED':
      return `[${event.order.join()}]`
    case 'CARD_TAKEN_AT_RANDOM':
      return `card ${event.position + 1} of the hand`
    case 'RETREAT':
    case 'END_TURN':
    case 'DONE':
    case 'CONCEDE':
      return game.players[event.player].name
  }
}

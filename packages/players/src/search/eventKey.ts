/**
 * Gives an event a key that is the same in every sample of a view: it identifies a card by its printing, and a Pokémon by its place.
 * Playing one or another copy of a card in the hand has the same key.
 */
import type { Snapshot } from 'ptcg-turn-engine'
import type { CardId, Game, GameEvent, Option, PokemonId } from 'ptcg-turn-engine/model'

const printingOf = ({ cards }: Game, card: CardId): string => cards[card]?.definition ?? '?'

const placeOf = ({ players }: Game, id: PokemonId): string => {
  for (const [side, { active, bench }] of players.entries()) {
    if (active?.id === id) return `${side}A`
    const at = bench.findIndex((one) => one.id === id)
    if (at !== -1) return `${side}B${at}`
  }
  return '?'
}

/** The place of the Pokémon to which a card belongs; empty for any other card. Cards on different Pokémon are not equal. */
const zoneOf = ({ players }: Game, card: CardId): string => {
  for (const [side, { active, bench }] of players.entries())
    for (const [at, one] of [active, ...bench].entries())
      if (one !== null && (one.energy.includes(card) || one.tools.includes(card) || one.cards.includes(card)))
        return `${side}${at}`
  return ''
}

const optionKey = (game: Game, option: Option): string => {
  switch (option.option) {
    case 'card':
      return `c${printingOf(game, option.card)}@${zoneOf(game, option.card)}`
    case 'pokemon':
      return `p${placeOf(game, option.pokemon)}`
    case 'prize':
      return 'prize'
    case 'answer':
      return option.answer
    case 'number':
      return `n${option.number}`
    case 'effect':
      return `e${option.effect}`
  }
}

/** The key of an event in a game in which it is legal. */
export const eventKey = ({ game }: Snapshot, event: GameEvent): string => {
  switch (event.type) {
    case 'BENCH_POKEMON':
    case 'PLAY_ITEM':
    case 'PLAY_SUPPORTER':
    case 'PLAY_STADIUM':
      return `${event.type} ${printingOf(game, event.card)}`
    case 'EVOLVE':
    case 'ATTACH_ENERGY':
    case 'PLAY_TOOL':
      return `${event.type} ${printingOf(game, event.card)} ${placeOf(game, event.pokemon)}`
    case 'USE_ABILITY':
      return `${event.type} ${placeOf(game, event.pokemon)} ${event.ability}`
    case 'DISCARD_FROM_PLAY':
      return `${event.type} ${placeOf(game, event.pokemon)}`
    case 'DECLARE_ATTACK':
      return `${event.type} ${event.attack}`
    case 'CHOOSE': {
      const option = game.ask?.ask === 'choice' ? game.ask.options[event.option] : undefined
      return option === undefined ? 'CHOOSE' : optionKey(game, option)
    }
    default:
      return event.type
  }
}

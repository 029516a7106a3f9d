/** Clauses about ATTACH_ENERGY: a player attaches one Energy card a turn to one of their Pokémon (T2C). */
import { cardName, pokemonName } from '../board/definitions.ts'
import { mayHold, onlyTo } from '../board/energy.ts'
import { findPokemonOf } from '../board/pokemonInPlay.ts'
import { inPlayWords } from '../cards/nouns.ts'
import type { EventNamed } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import type { Pokemon } from '../model/pokemon.ts'
import { helpFor, isEnergy } from './cardInHand.ts'
import type { Clause } from './clause.ts'
import { isUnder } from './perTurn.ts'
import { playerName } from './turnOrder.ts'

type AttachEnergy = EventNamed<'ATTACH_ENERGY'>

const holderIn = (game: Game, { player, pokemon }: AttachEnergy): Pokemon | null =>
  game.players[player] === undefined ? null : findPokemonOf(game, player, pokemon)

export const pokemonMayHoldTheEnergy: Clause<AttachEnergy> = {
  rule: 'GR.1',
  code: 'CANNOT_BE_ATTACHED_TO_IT',
  dependsOn: ['cardIsAnEnergy', 'pokemonIsYours'],
  holds: (game, event) => {
    const holder = onlyTo(game, event.card) === null ? null : holderIn(game, event)
    return holder === null || mayHold(game, holder, event.card)
  },
  says: (game, event) => {
    const holder = holderIn(game, event)
    return `${cardName(game, event.card)} cannot be attached to ${holder === null ? 'it' : pokemonName(game, holder)}.`
  },
  remedy: (game, { card }) => {
    const only = onlyTo(game, card)
    return only === null ? null : `Attach it to ${inPlayWords({ fits: only })}.`
  },
}

export const noEnergyAttachedThisTurn: Clause<AttachEnergy> = {
  rule: 'T2C.1',
  code: 'ENERGY_ALREADY_ATTACHED',
  holds: (game) => isUnder(game.turn.energyAttached, game.ruleset.perTurn.energy),
  says: (game, { player }) => `${playerName(game, player)} has already attached an Energy card this turn.`,
  remedy: helpFor(isEnergy, 'Attach it on your next turn.'),
}

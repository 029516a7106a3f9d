/** The actions of a retreat. The cost and the Benched Pokémon are chosen first; then the cost is paid and the Pokémon switch (T2E). */

import { namedCard, namedPokemon } from '../board/definitions.ts'
import { unitsOf } from '../board/energy.ts'
import { retreatCost } from '../board/limits.ts'
import { activeOf } from '../board/pokemonInPlay.ts'
import { switchActive } from '../changes/activeSpot.ts'
import { moveCards, TO_DISCARD } from '../changes/cards.ts'
import { turnWith } from '../changes/copy.ts'
import { record, update } from '../changes/record.ts'
import { askChoice, pickedCards, pickedOptions } from '../effects/choice.ts'
import { queue } from '../effects/continuation.ts'
import type { Option } from '../model/asks.ts'
import type { Program } from '../model/effects.ts'
import type { Action } from './action.ts'

/** Asks for Energy cards until their units cover the cost; excess units are lost (R31). A card that provides no Energy is not offered. */
export const askForTheRetreatCost: Action = (game) => {
  const { player } = game.turn
  const active = activeOf(game, player)
  if (active === null) return game
  const cost = retreatCost(game, active)
  const options: Option[] = []
  for (const card of active.pokemon.energy) {
    const units = unitsOf(game, card).length
    if (units > 0) options.push({ option: 'card', card, units })
  }
  return askChoice(game, { player, purpose: 'retreatCost', options, min: 0, max: cost, units: cost })
}

export const keepTheRetreatPayment: Action = (game) => {
  if (game.ask?.ask !== 'choice') return game
  return update(game, { ask: null, retreatPayment: pickedCards(game.ask) })
}

/** Queues the coin for a Confused Pokémon. On tails the Pokémon stays and cannot retreat again this turn. */
export const queueRetreatCheck: Action = (game) => {
  const { player } = game.turn
  const pokemon = game.players[player].active?.id ?? null
  return queue(game, [{ source: { kind: 'rule', player, label: 'Confused', pokemon }, program: STAYS_ON_TAILS }])
}

const STAYS_ON_TAILS: Program = [
  { do: 'flip', coins: 1 },
  {
    do: 'if',
    is: { is: 'anyTails' },
    then: [{ do: 'lasting', on: 'thisPokemon', effect: { lasting: 'cantRetreat' }, during: 'thisTurn' }],
  },
]

/** Ends a retreat that has failed: the chosen Energy cards are discarded. */
export const failTheRetreat: Action = (game) =>
  moveCards(update(game, { resolution: null, retreatPayment: [] }), game.retreatPayment, TO_DISCARD)

export const askWhoComesIn: Action = (game) => {
  const { player } = game.turn
  const options = game.players[player].bench.map(({ id }): Option => ({ option: 'pokemon', pokemon: id }))
  return askChoice(game, { player, purpose: 'retreatTo', options, min: 1, max: 1 })
}

export const retreat: Action = (game) => {
  const { player } = game.turn
  const { active, bench } = game.players[player]
  const [pick] = game.ask?.ask === 'choice' ? pickedOptions(game.ask) : []
  const incoming = bench.find(({ id }) => pick?.option === 'pokemon' && pick.pokemon === id)
  if (active === null || incoming === undefined) return update(game, { ask: null, retreatPayment: [] })
  const paid = game.retreatPayment
  const declared = record(
    update(game, { ask: null, retreatPayment: [], turn: turnWith(game.turn, { retreats: game.turn.retreats + 1 }) }),
    {
      fact: 'RETREATED',
      player,
      pokemon: namedPokemon(game, active),
      into: namedPokemon(game, incoming),
      paid: paid.map((card) => namedCard(game, card)),
    },
  )
  return switchActive(paid.length === 0 ? declared : moveCards(declared, paid, TO_DISCARD), player, incoming.id, true)
}

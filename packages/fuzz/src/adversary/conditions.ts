/**
 * Adversaries who use cards or Abilities whose condition does not hold, or whose cost they cannot pay (T2D.1, T2F.2,
 * A-A.1, GR.3).
 */

import type { RuleId } from 'ptcg-turn-engine'
import {
  type CardId,
  type EventNamed,
  type Game,
  opponentOf,
  type Pokemon,
  type Predicate,
  type Program,
} from 'ptcg-turn-engine/model'
import { breaking, isMainPhase, type Occasions } from './occasions.ts'
import { plainSideOf, printedOn, printedTopOf } from './plainBoard.ts'

type Used = EventNamed<'PLAY_ITEM' | 'PLAY_SUPPORTER' | 'USE_STADIUM' | 'USE_ABILITY' | 'DECLARE_ATTACK'>

/** Something to use, with its condition and its cost. */
interface Offer {
  readonly only?: Predicate
  readonly cost?: Program
  readonly event: Used
  readonly pokemon: Pokemon | null
  readonly hand: readonly CardId[]
}

const offers = (game: Game): readonly Offer[] => {
  const { player } = game.turn
  const { hand, active } = game.players[player]
  const cards = hand.flatMap((card): readonly Offer[] => {
    const printed = printedOn(game, card)
    if (printed?.kind !== 'Trainer' || !('effect' in printed)) return []
    const event = { type: printed.trainer === 'Item' ? 'PLAY_ITEM' : 'PLAY_SUPPORTER', player, card } as const
    return [{ ...printed, event, pokemon: null, hand: hand.filter((one) => one !== card) }]
  })
  const stadium = game.stadium === null ? null : printedOn(game, game.stadium.card)
  const use: readonly Offer[] =
    stadium === null || !('use' in stadium) || stadium.use === undefined
      ? []
      : [{ cost: stadium.cost ?? [], event: { type: 'USE_STADIUM', player }, pokemon: null, hand }]
  const abilities = plainSideOf(game.players[player]).flatMap((pokemon) =>
    (printedTopOf(game, pokemon)?.abilities ?? []).flatMap((ability, index): readonly Offer[] => {
      const event = { type: 'USE_ABILITY', player, pokemon: pokemon.id, ability: index } as const
      return ability.use === undefined ? [] : [{ ...ability, event, pokemon, hand }]
    }),
  )
  const attacks = (active === null ? [] : (printedTopOf(game, active)?.attacks ?? [])).map(
    ({ only }, attack): Offer => ({
      ...(only === undefined ? {} : { only }),
      event: { type: 'DECLARE_ATTACK', player, attack },
      pokemon: active,
      hand,
    }),
  )
  return [...cards, ...use, ...abilities, ...attacks]
}

/** True if a condition plainly fails: only for questions that a glance at the table answers. */
const isPlainlyFalse = (game: Game, { only, pokemon, hand }: Offer): boolean => {
  if (only?.is === 'active' && only.pokemon === 'thisPokemon')
    return pokemon !== null && game.players.every(({ active }) => active?.id !== pokemon.id)
  if (only?.is === 'damaged' && only.pokemon === 'thisPokemon') return pokemon?.damage === 0
  if (only?.is === 'damaged' && only.pokemon === 'opponentActive')
    return game.players[opponentOf(game.turn.player)].active?.damage === 0
  if (
    only?.is === 'atLeast' &&
    typeof only.what === 'object' &&
    only.what.count === 'cardsIn' &&
    only.what.zone === 'hand' &&
    only.what.filter === undefined &&
    typeof only.number === 'number'
  )
    return only.number > (only.what.whose === 'you' ? hand : game.players[opponentOf(game.turn.player)].hand).length
  return false
}

const RULES: { readonly [Type in Used['type']]: RuleId } = {
  PLAY_ITEM: 'T2D.1',
  PLAY_SUPPORTER: 'T2D.1',
  USE_STADIUM: 'T2D.8',
  USE_ABILITY: 'T2F.2',
  DECLARE_ATTACK: 'A-A.1',
}

const useAgainst =
  (type: (event: Used) => boolean): Occasions =>
  (at) =>
    isMainPhase(at)
      ? offers(at.game)
          .filter((offer) => type(offer.event) && isPlainlyFalse(at.game, offer))
          .map(({ event }) => breaking(RULES[event.type], event))
      : []

/** True if the cost takes more cards than there are in the hand or deck, or more Energy than is attached. */
const isPlainlyTooMuch = (game: Game, { cost = [], pokemon, hand }: Offer): boolean =>
  cost.some((effect) => {
    if (effect.do === 'chooseCards' && effect.from === 'hand' && effect.whose === 'you')
      return (effect.min ?? 1) > hand.length
    if (effect.do === 'chooseAttached' && effect.on === 'thisPokemon') return pokemon?.energy.length === 0
    if (effect.do === 'discardTop' && effect.whose === 'you' && typeof effect.cards === 'number')
      return effect.cards > game.players[game.turn.player].deck.length
    return false
  })

const payWithNothing =
  (type: (event: Used) => boolean): Occasions =>
  (at) =>
    isMainPhase(at)
      ? offers(at.game)
          .filter((offer) => type(offer.event) && isPlainlyTooMuch(at.game, offer))
          .map(({ event }) => breaking('GR.3', event))
      : []

const isCard = ({ type }: Used): boolean => type === 'PLAY_ITEM' || type === 'PLAY_SUPPORTER'
const isAbility = ({ type }: Used): boolean => type === 'USE_ABILITY'

export const HOSTILE_CONDITIONS = {
  playACardAgainstItsCondition: useAgainst(isCard),
  playACardThatCostsTooMuch: payWithNothing(isCard),
  useAStadiumThatCostsTooMuch: payWithNothing(({ type }) => type === 'USE_STADIUM'),
  useAnAbilityAgainstItsCondition: useAgainst(isAbility),
  useAnAbilityThatCostsTooMuch: payWithNothing(isAbility),
  attackAgainstItsCondition: useAgainst(({ type }) => type === 'DECLARE_ATTACK'),
}

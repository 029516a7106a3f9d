/** Adversaries who play cards they do not hold, cards of another kind, or cards on Pokémon that are not theirs. */
import type { RuleId, Snapshot } from 'ptcg-turn-engine'
import {
  type CardDefinition,
  type CardId,
  type Game,
  type GameEvent,
  opponentOf,
  type Pokemon,
  type PokemonId,
  type Predicate,
} from 'ptcg-turn-engine/model'
import { breaking, isMainPhase, type Occasions } from './occasions.ts'
import {
  anythingSays,
  continuousNow,
  energyAmong,
  inForceOn,
  isAPokemonToo,
  plainSideOf,
  pokemonAmong,
  printedOn,
  printedTopOf,
  saidForThisTurn,
  trainersAmong,
} from './plainBoard.ts'

/** Events that play a card from the hand. */
type CardEvent = Extract<GameEvent, { readonly card: CardId }>
type CardEventType = CardEvent['type']

/**
 * One way to play a card: the cards it is for, the rule that the card must be in the hand, and the rule about its kind.
 */
interface Way {
  readonly type: CardEventType
  readonly isFor: (card: CardDefinition) => boolean
  readonly hand: RuleId
  readonly kind: RuleId
}

const trainer =
  (kind: 'Item' | 'Tool' | 'Supporter' | 'Stadium') =>
  (card: CardDefinition): boolean =>
    card.kind === 'Trainer' && card.trainer === kind && !isAPokemonToo(card)

const WAYS: readonly Way[] = [
  {
    type: 'BENCH_POKEMON',
    isFor: (card) => (card.kind === 'Pokemon' && card.stage === 'Basic') || isAPokemonToo(card),
    hand: 'T2A.1',
    kind: 'T2A.1',
  },
  { type: 'EVOLVE', isFor: (card) => card.kind === 'Pokemon' && card.stage !== 'Basic', hand: 'T2B.1', kind: 'T2B.4' },
  { type: 'ATTACH_ENERGY', isFor: (card) => card.kind === 'Energy', hand: 'T2C.1', kind: 'T2C.1' },
  { type: 'PLAY_ITEM', isFor: trainer('Item'), hand: 'T2D.1', kind: 'T2D.2' },
  { type: 'PLAY_TOOL', isFor: trainer('Tool'), hand: 'TL.1', kind: 'TL.1' },
  { type: 'PLAY_SUPPORTER', isFor: trainer('Supporter'), hand: 'T2D.1', kind: 'T2D.3' },
  { type: 'PLAY_STADIUM', isFor: trainer('Stadium'), hand: 'T2D.1', kind: 'T2D.5' },
]

const playing = ({ game }: Snapshot, type: CardEventType, card: CardId): CardEvent => {
  const { player } = game.turn
  const pokemon = game.players[player].active?.id ?? 0
  return type === 'EVOLVE' || type === 'ATTACH_ENERGY' || type === 'PLAY_TOOL'
    ? { type, player, card, pokemon }
    : { type, player, card }
}

/** A few cards of each pile are enough, since one is as good as another. */
const A_FEW = 3

/** Cards anywhere except in the current player's hand. */
const cardsElsewhere = ({ game }: Snapshot): readonly CardId[] => {
  const own = game.players[game.turn.player]
  const other = game.players[opponentOf(game.turn.player)]
  return [
    own.discard.slice(-A_FEW),
    own.lostZone.slice(-A_FEW),
    own.deck.slice(0, A_FEW),
    own.deck.slice(-1),
    own.prizes.slice(0, 1),
    plainSideOf(own).flatMap(({ cards, energy, tools }) => [...cards, ...energy, ...tools]),
    other.hand.slice(0, A_FEW),
    other.discard.slice(-A_FEW),
    game.stadium === null ? [] : [game.stadium.card],
  ].flat()
}

/** Plays a card that is not in the hand in a way that fits it, or a number that is not a card. */
const playACardThatIsNotInHand: Occasions = (at) => {
  if (!isMainPhase(at)) return []
  const unknown = [at.game.cards.length, 9999].flatMap((card) =>
    WAYS.map(({ type, hand }) => breaking(hand, playing(at, type, card))),
  )
  const elsewhere = cardsElsewhere(at).flatMap((card) => {
    const printed = printedOn(at.game, card)
    return WAYS.filter(({ isFor }) => printed !== null && isFor(printed)).map(({ type, hand }) =>
      breaking(hand, playing(at, type, card)),
    )
  })
  return [...elsewhere, ...unknown]
}

/** Plays a card again that was just played. */
const playTheSameCardAgain: Occasions = (at) => {
  const { latest, players, turn } = at.game
  if (!isMainPhase(at) || latest === null || !('card' in latest) || latest.player !== turn.player) return []
  const way = WAYS.find(({ type }) => type === latest.type)
  return way === undefined || players[latest.player].hand.includes(latest.card) ? [] : [breaking(way.hand, latest)]
}

/** Plays a card of the hand in a way meant for other cards. */
const playACardOfTheWrongKind: Occasions = (at) =>
  isMainPhase(at)
    ? at.game.players[at.game.turn.player].hand.flatMap((card) => {
        const printed = printedOn(at.game, card)
        return WAYS.filter(({ isFor }) => printed !== null && !isFor(printed)).map(({ type, kind }) =>
          breaking(kind, playing(at, type, card)),
        )
      })
    : []

/** Discards a Pokémon in play at will: only an Item in play may be discarded so. */
const discardAPokemonByWish: Occasions = (at) => {
  const { game } = at
  const { player } = game.turn
  if (!isMainPhase(at)) return []
  return plainSideOf(game.players[player])
    .filter((one) => printedTopOf(game, one) !== null)
    .map(({ id }) => breaking('T2D.9', { type: 'DISCARD_FROM_PLAY', player, pokemon: id }))
}

/**
 * Puts a card of the hand onto the opponent's Pokémon or onto a Pokémon that does not exist, or uses an Ability of the
 * opponent's Pokémon.
 */
const useAPokemonThatIsNotYours: Occasions = (at) => {
  if (!isMainPhase(at)) return []
  const { game } = at
  const { player } = game.turn
  const { hand, bench } = game.players[player]
  const theirs = plainSideOf(game.players[opponentOf(player)])
  const nobody: readonly PokemonId[] = [...hand.slice(0, 1), ...bench.flatMap(({ energy }) => energy), 9999]
  const wrong = [...theirs.map(({ id }) => id), ...nobody]
  const onto = (cards: readonly CardId[], type: 'EVOLVE' | 'ATTACH_ENERGY' | 'PLAY_TOOL', rule: RuleId) =>
    cards.flatMap((card) => wrong.map((pokemon) => breaking(rule, { type, player, card, pokemon })))
  return [
    ...onto(energyAmong(game, hand), 'ATTACH_ENERGY', 'T2C.2'),
    ...onto(pokemonAmong(game, hand, false), 'EVOLVE', 'T2B.1'),
    ...onto(trainersAmong(game, hand, 'Tool'), 'PLAY_TOOL', 'TL.1'),
    ...theirs.flatMap((one) =>
      (printedTopOf(game, one)?.abilities ?? []).map((_, ability) =>
        breaking('T2F.3', { type: 'USE_ABILITY', player, pokemon: one.id, ability }),
      ),
    ),
    ...wrong.map((pokemon) => breaking('T2D.9', { type: 'DISCARD_FROM_PLAY', player, pokemon })),
    ...nobody.map((pokemon) => breaking('T2F.3', { type: 'USE_ABILITY', player, pokemon, ability: 0 })),
  ]
}

/** True if there is no question, or its answer is plainly yes: the card is in the Active Spot. */
const plainlySo = (game: Game, question: Predicate | undefined, holder: Pokemon | null): boolean =>
  question === undefined ||
  (question.is === 'active' &&
    question.pokemon === 'thisPokemon' &&
    game.players.some(({ active }) => active !== null && active === holder))

/** Plays a card of a kind that is forbidden by a card in play, or by a text for this turn. */
const playACardThatIsForbidden: Occasions = (at) => {
  const { game } = at
  const { player } = game.turn
  if (!isMainPhase(at) || anythingSays(game, 'noAbilities')) return []
  const all = [
    ...continuousNow(game).map((one) => ({ ...one, isOfBoth: one.holder === null })),
    ...saidForThisTurn(game).map((one) => ({ ...one, owner: one.player, holder: null, isOfBoth: false })),
  ]
  const forbidden = all.flatMap(({ effect, owner, holder, isOfBoth }) => {
    if (effect.continuous !== 'cantPlay' || !plainlySo(game, effect.while, holder)) return []
    if (holder !== null && inForceOn(game, holder, 'noAbilities').length > 0) return []
    const { whose, cards } = effect
    const { kind, trainer: of, ...rest } = cards
    const concerns = isOfBoth || whose === 'either' || (whose === 'you') === (owner === player)
    return concerns && Object.keys(rest).length === 0 ? [{ kind, of }] : []
  })
  return game.players[player].hand.flatMap((card) => {
    const printed = printedOn(game, card)
    if (printed === null) return []
    const isForbidden = forbidden.some(
      ({ kind, of }) =>
        (kind === undefined || kind === printed.kind) &&
        (of === undefined || (printed.kind === 'Trainer' && printed.trainer === of)),
    )
    return WAYS.filter(({ isFor }) => isForbidden && isFor(printed)).map(({ type }) =>
      breaking('GR.1', playing(at, type, card)),
    )
  })
}

/** Attaches an Energy card to an own Pokémon that it cannot be attached to. */
const attachWhereItCannotBe: Occasions = (at) => {
  if (!isMainPhase(at)) return []
  const { game } = at
  const { player } = game.turn
  const { hand } = game.players[player]
  return energyAmong(game, hand).flatMap((card) => {
    const printed = printedOn(game, card)
    const to = printed?.kind === 'Energy' ? printed.onlyTo?.label : undefined
    if (to === undefined) return []
    return plainSideOf(game.players[player])
      .filter((one) => printedTopOf(game, one)?.labels?.includes(to) !== true)
      .map(({ id }) => breaking('GR.1', { type: 'ATTACH_ENERGY', player, card, pokemon: id }))
  })
}

export const CARD_ADVERSARIES = {
  playACardThatIsForbidden,
  attachWhereItCannotBe,
  playACardThatIsNotInHand,
  playTheSameCardAgain,
  playACardOfTheWrongKind,
  useAPokemonThatIsNotYours,
  discardAPokemonByWish,
}

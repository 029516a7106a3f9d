/** Clauses about playing Trainer cards: PLAY_ITEM, PLAY_SUPPORTER, PLAY_TOOL and PLAY_STADIUM (T2D, TL). */
import { answers } from '../board/count.ts'
import { cardName, definitionOf, isAsPokemon, pokemonName } from '../board/definitions.ts'
import { memoizeLatestCall } from '../board/memoize.ts'
import { findPokemonOf } from '../board/pokemonInPlay.ts'
import { withoutCard } from '../changes/cards.ts'
import { playerWithPile } from '../changes/copy.ts'
import { update } from '../changes/record.ts'
import { dependsOnAHand } from '../effects/aboutAHand.ts'
import { couldChangeSomething } from '../effects/foreseeable.ts'
import { canBePaid } from '../effects/paying.ts'
import type { PlayedTrainerDefinition, TrainerDefinition } from '../model/cards.ts'
import type { EventNamed } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import { type PlayerId, withSeat } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'
import { type EffectSource, NO_MEMORY } from '../model/resolution.ts'
import type { RuleId } from '../rulebook/rulebook.ts'
import { type CardEvent, helpFor, isTrainer } from './cardInHand.ts'
import { cannotBePaid, changesNothing, helpForCost, helpForNothing } from './changesNothing.ts'
import type { Clause } from './clause.ts'
import { conditionNotMet, helpForCondition } from './conditionNotMet.ts'
import { isUnder } from './perTurn.ts'
import { playerName } from './turnOrder.ts'
import type { ViolationCode } from './violation.ts'

export const noSupporterPlayedThisTurn: Clause<EventNamed<'PLAY_SUPPORTER'>> = {
  rule: 'T2D.3',
  code: 'SUPPORTER_ALREADY_PLAYED',
  holds: (game) => isUnder(game.turn.supportersPlayed, game.ruleset.perTurn.supporters),
  says: (game, { player }) => `${playerName(game, player)} has already played a Supporter card this turn.`,
  remedy: helpFor(isTrainer('Supporter'), 'Play it on your next turn.'),
}

/** Makes a clause that forbids a kind of card on the first player's first turn, if the ruleset says so (T2D.4, FT.1). */
const allowedThisEarly = <Event extends CardEvent>(
  what: 'supporters' | 'items' | 'tools' | 'stadiums',
  rule: RuleId,
  code: ViolationCode,
  kind: TrainerDefinition['trainer'],
): Clause<Event> => ({
  rule,
  code,
  holds: (game, event) =>
    game.ruleset.firstTurn[what] || game.turn.number !== 1 || played(game, event)?.onTheFirstTurn === true,
  says: (game, { player }) =>
    `${playerName(game, player)} goes first and plays no ${kind === 'Tool' ? 'Pokémon Tool' : kind} card on the first turn.`,
  remedy: helpFor(isTrainer(kind), 'Play it on your next turn.'),
})

export const notTheFirstPlayersFirstTurn = allowedThisEarly<EventNamed<'PLAY_SUPPORTER'>>(
  'supporters',
  'T2D.4',
  'FIRST_TURN_SUPPORTER',
  'Supporter',
)
const anyItemThisEarly = allowedThisEarly<EventNamed<'PLAY_ITEM' | 'BENCH_POKEMON'>>(
  'items',
  'FT.1',
  'FIRST_TURN_ITEM',
  'Item',
)

/** The limit on Items on the first turn. The limit also applies to an Item that is benched as a Pokémon (T2D.9), not to a Pokémon card. */
export const itemIsAllowedThisEarly: typeof anyItemThisEarly = {
  ...anyItemThisEarly,
  dependsOn: ['cardIsInYourHand'],
  holds: (game, event) =>
    anyItemThisEarly.holds(game, event) ||
    (event.type === 'BENCH_POKEMON' && !isAsPokemon(definitionOf(game, event.card))),
}
export const toolIsAllowedThisEarly = allowedThisEarly<EventNamed<'PLAY_TOOL'>>(
  'tools',
  'FT.1',
  'FIRST_TURN_TOOL',
  'Tool',
)
export const stadiumIsAllowedThisEarly = allowedThisEarly<EventNamed<'PLAY_STADIUM'>>(
  'stadiums',
  'FT.1',
  'FIRST_TURN_STADIUM',
  'Stadium',
)

/** Memoized for the latest card, because several clauses in turn look at it. */
const withLimbo = memoizeLatestCall((game: Game, player: PlayerId, card: CardId): Game => {
  const { players } = game
  const hand = withoutCard(players[player].hand, card)
  return update(game, {
    limbo: card,
    players: withSeat(players, player, playerWithPile(players[player], 'hand', hand)),
  })
})

/** The game with the played card in `limbo`, as it is while the text is carried out (T2D.1). */
const inLimbo = (game: Game, { player, card }: CardEvent): Game => withLimbo(game, player, card)

/** The Item or Supporter that an event plays; null for any other card. */
const played = (game: Game, { player, card }: CardEvent): PlayedTrainerDefinition | null => {
  const definition = definitionOf(game, card)
  return definition?.kind === 'Trainer' && 'effect' in definition && game.players[player] !== undefined
    ? definition
    : null
}

/** The card as the source of its text. */
const sourceOf = ({ player }: CardEvent, { name }: PlayedTrainerDefinition): EffectSource => ({
  kind: 'trainer',
  player,
  label: name,
  pokemon: null,
})

const PLAYED = ['cardIsInYourHand', 'cardIsAnItem', 'cardIsASupporter']

export const cardConditionIsMet: Clause<CardEvent> = {
  rule: 'T2D.1',
  code: 'CONDITION_NOT_MET',
  dependsOn: PLAYED,
  holds: (game, event) => {
    const one = played(game, event)
    return one?.only === undefined || answers(inLimbo(game, event), sourceOf(event, one), NO_MEMORY, one.only)
  },
  says: (game, event) => {
    const one = played(game, event)
    const name = cardName(game, event.card)
    return one === null
      ? `${name} cannot be played.`
      : conditionNotMet(name, 'played', inLimbo(game, event), sourceOf(event, one), one.only)
  },
  remedy: (game, event) => {
    const one = played(game, event)
    return one === null ? null : helpForCondition('Play', inLimbo(game, event), sourceOf(event, one), one.only)
  },
}

export const cardCostCanBePaid: Clause<CardEvent> = {
  rule: 'GR.3',
  code: 'COST_CANNOT_BE_PAID',
  dependsOn: PLAYED,
  holds: (game, event) => {
    const one = played(game, event)
    return one?.cost === undefined || canBePaid(inLimbo(game, event), sourceOf(event, one), one.cost, one.effect)
  },
  says: (game, event) => {
    const one = played(game, event)
    const name = cardName(game, event.card)
    return one === null
      ? `${name} cannot be played.`
      : cannotBePaid(name, inLimbo(game, event), sourceOf(event, one), one.cost ?? [], one.effect)
  },
  remedy: (game, event) => {
    const one = played(game, event)
    return one === null ? null : helpForCost(inLimbo(game, event), sourceOf(event, one), one.cost ?? [], one.effect)
  },
}

export const cardWouldChangeSomething: Clause<CardEvent> = {
  rule: 'T2D.1b',
  code: 'CHANGES_NOTHING',
  dependsOn: PLAYED,
  holds: (game, event) => {
    const one = played(game, event)
    if (one === null) return false
    const { effect, cost } = one
    const then = cost !== undefined || dependsOnAHand(game, effect) ? inLimbo(game, event) : game
    return couldChangeSomething(then, sourceOf(event, one), effect, NO_MEMORY, cost)
  },
  says: (game, event) => {
    const one = played(game, event)
    const name = cardName(game, event.card)
    return one === null
      ? `${name} would change nothing.`
      : changesNothing(name, inLimbo(game, event), sourceOf(event, one), one.effect, one.cost)
  },
  remedy: (game, event) => {
    const one = played(game, event)
    return one === null ? null : helpForNothing(inLimbo(game, event), sourceOf(event, one), one.effect, one.cost)
  },
}

export const pokemonHasRoomForATool: Clause<EventNamed<'PLAY_TOOL'>> = {
  rule: 'TL.1',
  code: 'TOOL_ATTACHED',
  dependsOn: ['pokemonIsYours'],
  holds: (game, { player, pokemon }) =>
    game.players[player] !== undefined &&
    (findPokemonOf(game, player, pokemon)?.tools.length ?? 0) < game.ruleset.toolsPerPokemon,
  says: (game, { player, pokemon }) => {
    const found = findPokemonOf(game, player, pokemon)
    const tools = (found?.tools ?? []).map((tool) => cardName(game, tool)).join(' and ')
    return `${found === null ? 'The Pokémon' : pokemonName(game, found)} already has ${tools} attached.`
  },
  remedy: () => 'Attach it to a Pokémon without a Tool.',
}

export const noStadiumPlayedThisTurn: Clause<EventNamed<'PLAY_STADIUM'>> = {
  rule: 'T2D.8',
  code: 'STADIUM_ALREADY_PLAYED',
  holds: (game) => isUnder(game.turn.stadiumsPlayed, game.ruleset.perTurn.stadiums),
  says: (game, { player }) => `${playerName(game, player)} has already played a Stadium card this turn.`,
  remedy: helpFor(isTrainer('Stadium'), 'Play it on your next turn.'),
}

export const noStadiumOfThatNameInPlay: Clause<EventNamed<'PLAY_STADIUM'>> = {
  rule: 'T2D.7',
  code: 'SAME_STADIUM_IN_PLAY',
  dependsOn: ['cardIsInYourHand', 'cardIsAStadium'],
  holds: (game, { card }) =>
    game.ruleset.sameStadiumMayReplace ||
    game.stadium === null ||
    cardName(game, game.stadium.card) !== cardName(game, card),
  says: (game, { card }) => `${cardName(game, card)} is already in play.`,
  remedy: () => 'Play a Stadium with another name.',
}

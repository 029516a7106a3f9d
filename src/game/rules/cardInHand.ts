/** Clauses about the card of an event: it must be in the player's hand and of the right kind, and no effect may forbid it. */
import { cardName, definitionOf, isAsPokemon, pokemonName } from '../board/definitions.ts'
import { keptOffBy, playingIsForbiddenBy } from '../board/limits.ts'
import { findPokemon } from '../board/pokemonInPlay.ts'
import type { CardDefinition, TrainerDefinition } from '../model/cards.ts'
import type { Game } from '../model/game.ts'
import type { RuleId } from '../rulebook/rulebook.ts'
import type { Clause, EventOfPlayer, EventWith } from './clause.ts'
import { playerName, untilItIsOver } from './turnOrder.ts'
import type { ViolationCode } from './violation.ts'

/** Events that play a card from the hand. */
export type CardEvent = EventOfPlayer & EventWith<'card'>

export const cardIsInYourHand: Clause<CardEvent> = {
  rule: 'T2A.1',
  ruleOn: {
    EVOLVE: 'T2B.1',
    ATTACH_ENERGY: 'T2C.1',
    PLAY_ITEM: 'T2D.1',
    PLAY_SUPPORTER: 'T2D.1',
    PLAY_STADIUM: 'T2D.1',
    PLAY_TOOL: 'TL.1',
  },
  code: 'CARD_NOT_IN_HAND',
  holds: (game, { player, card }) => game.players[player]?.hand.includes(card) ?? false,
  says: (game, { player, card }) =>
    game.cards[card]?.owner === player
      ? `${cardName(game, card)} (card ${card}) is not in ${playerName(game, player)}'s hand.`
      : `${playerName(game, player)} has no card ${card} in hand.`,
}

/** One sentence that says how a card in the hand can be played; null for a hidden card. */
const howItIsPlayed = (card: CardDefinition | null): string | null => {
  if (card === null) return null
  if (isAsPokemon(card)) return 'Put it onto the Bench.'
  switch (card.kind) {
    case 'Energy':
      return 'Attach it to a Pokémon as an Energy card.'
    case 'Pokemon':
      return card.evolvesFrom === undefined ? 'Put it onto the Bench.' : `Play it on ${card.evolvesFrom}.`
    case 'Trainer':
      return TRAINERS[card.trainer]
  }
}

const TRAINERS: { readonly [Kind in TrainerDefinition['trainer']]: string } = {
  Item: 'Play it as an Item card.',
  Supporter: 'Play it as a Supporter card.',
  Stadium: 'Play it as a Stadium card.',
  Tool: 'Attach it to a Pokémon as a Pokémon Tool.',
}

const isKind = (
  rule: RuleId,
  code: ViolationCode,
  what: string,
  test: (card: CardDefinition) => boolean,
): Clause<CardEvent> => ({
  rule,
  code,
  dependsOn: ['cardIsInYourHand'],
  holds: (game, { card }) => {
    const definition = definitionOf(game, card)
    return definition !== null && test(definition)
  },
  says: (game: Game, { card }) => `${cardName(game, card)} is not ${what}.`,
  remedy: (game, { card }) => howItIsPlayed(definitionOf(game, card)),
})

export const isBenched = (card: CardDefinition): boolean =>
  (card.kind === 'Pokemon' && card.stage === 'Basic') || isAsPokemon(card)

export const cardIsABasicPokemon = isKind('T2A.1', 'NOT_A_BASIC_POKEMON', 'a Basic Pokémon', isBenched)

export const cardIsAnEvolution = isKind(
  'T2B.4',
  'NOT_AN_EVOLUTION',
  'an Evolution card',
  (card) => card.kind === 'Pokemon' && card.evolvesFrom !== undefined,
)

export const isEnergy = (card: CardDefinition): boolean => card.kind === 'Energy'

export const cardIsAnEnergy = isKind('T2C.1', 'NOT_AN_ENERGY', 'an Energy card', isEnergy)

export const isTrainer = (trainer: TrainerDefinition['trainer']) => (card: CardDefinition) =>
  card.kind === 'Trainer' && card.trainer === trainer

/** Makes a remedy that is given only for cards of the right kind. */
export const helpFor =
  (fits: (card: CardDefinition) => boolean, help: string) =>
  (game: Game, { card }: CardEvent): string | null => {
    const definition = definitionOf(game, card)
    return definition !== null && fits(definition) ? help : null
  }

const isAnItem = isKind('T2D.2', 'NOT_AN_ITEM', 'an Item card', isTrainer('Item'))

/** The card must be an Item. An Item that is put onto the Bench as if it were a Pokémon cannot be played in this way (T2D.9). */
export const cardIsAnItem: Clause<CardEvent> = {
  ...isAnItem,
  holds: (game, event) => isAnItem.holds(game, event) && !isAsPokemon(definitionOf(game, event.card)),
  says: (game, event) =>
    isAsPokemon(definitionOf(game, event.card))
      ? `${cardName(game, event.card)} is put onto the Bench as if it were a Basic Pokémon.`
      : isAnItem.says(game, event),
}
export const cardIsATool = isKind('TL.1', 'NOT_A_TOOL', 'a Pokémon Tool', isTrainer('Tool'))
export const cardIsASupporter = isKind('T2D.3', 'NOT_A_SUPPORTER', 'a Supporter card', isTrainer('Supporter'))
export const cardIsAStadium = isKind('T2D.5', 'NOT_A_STADIUM', 'a Stadium card', isTrainer('Stadium'))

/** The names of the cards and texts that forbid the player to play the card. */
const forbiddenBy = (game: Game, { player, card }: CardEvent): readonly string[] =>
  playingIsForbiddenBy(game, player, card)

export const nothingForbidsTheCard: Clause<CardEvent> = {
  rule: 'GR.1',
  code: 'CARD_FORBIDDEN',
  dependsOn: ['cardIsInYourHand'],
  holds: (game, event) => forbiddenBy(game, event).length === 0,
  says: (game, event) =>
    `${playerName(game, event.player)} cannot play ${cardName(game, event.card)} because of ${forbiddenBy(game, event).join(' and ')}.`,
  remedy: (game, event) => untilItIsOver(game, forbiddenBy(game, event)),
}

/** Events that put a card of the hand onto a Pokémon. */
type OntoPokemon = CardEvent & EventWith<'pokemon'>

/** The names of the attacks and cards that keep the card off the Pokémon. */
const keptOff = (game: Game, { card, pokemon }: OntoPokemon): readonly string[] => {
  const target = findPokemon(game, pokemon)
  return target === null ? [] : keptOffBy(game, card, target)
}

export const nothingKeepsTheCardOff: Clause<OntoPokemon> = {
  rule: 'GR.1',
  code: 'CARD_KEPT_OFF',
  dependsOn: ['cardIsInYourHand', 'pokemonIsYours'],
  holds: (game, event) => keptOff(game, event).length === 0,
  says: (game, event) => {
    const target = findPokemon(game, event.pokemon)
    const it = target === null ? 'it' : pokemonName(game, target.pokemon)
    return `${cardName(game, event.card)} cannot be put onto ${it} because of ${keptOff(game, event).join(' and ')}.`
  },
  remedy: (game, event) => untilItIsOver(game, keptOff(game, event)),
}

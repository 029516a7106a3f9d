/** Judges whether an event is allowed, by those conditions ("clauses") of the engine's chart whose input is known. */

import { check, type RuleId, type Snapshot } from 'ptcg-turn-engine'
import { rowHere } from 'ptcg-turn-engine/internal/engine/explain/eventRow'
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import { cardsOf, sideOf } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import { moveCards, TO_HAND } from 'ptcg-turn-engine/internal/game/changes/cards'
import { ruleFor } from 'ptcg-turn-engine/internal/game/rules/clause'
import { clauseNamed } from 'ptcg-turn-engine/internal/game/rules/clauses'
import type { ClauseName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import type { CardId, GameEvent, PlayerEvent, PlayerId } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { isUnknown } from './byHand.ts'
import { type Concerned, namesInDoubt, restsOnTexts } from './doubts.ts'
import { isLiftable, type Liftable } from './lifting.ts'
import { supposing } from './supposing.ts'
import type { RefereedTable } from './table.ts'
import type { Refusal, Verdict } from './verdicts.ts'

/** Clauses about the printed values of the played card, the acting Pokémon, or the Stadium. */
const ON_THE_CARD: ReadonlySet<string> = new Set<ClauseName>([
  'cardIsABasicPokemon',
  'cardIsAnEvolution',
  'cardEvolvesFromPokemon',
  'cardIsAnEnergy',
  'cardIsAnItem',
  'cardIsATool',
  'cardIsASupporter',
  'cardIsAStadium',
  'cardConditionIsMet',
  'pokemonMayHoldTheEnergy',
  'notTheFirstPlayersFirstTurn',
  'abilityIsOneToUse',
  'pokemonIsWhereTheAbilityWorks',
  'abilityNotUsedThisTurn',
  'abilityOfThatNameNotUsedThisTurn',
  'abilityConditionIsMet',
  'attackIsOneOfTheActivePokemons',
  'attackConditionIsMet',
  'attackIsAllowedThisEarly',
  'energyCoversTheAttackCost',
  'energyCoversTheRetreatCost',
  'stadiumHasAnEffectToUse',
  'stadiumNotUsedThisTurn',
])

/** Clauses about printed numbers that no line of a log contains. */
const NEVER_IN_A_LOG: ReadonlySet<string> = new Set<ClauseName>([
  'attackIsAllowedThisEarly',
  'energyCoversTheAttackCost',
  'energyCoversTheRetreatCost',
])

/** Clauses that another line of the log decides for an unknown card, because that line shows the earlier stage of the card. */
const DECIDED_BY_ANOTHER_LINE: ReadonlySet<string> = new Set<ClauseName>(['cardIsABasicPokemon'])

/** Clauses about the printed values of the Pokémon that receives a card. */
const ON_THE_TARGET: ReadonlySet<string> = new Set<ClauseName>([
  'cardEvolvesFromPokemon',
  'pokemonMayHoldTheEnergy',
  'pokemonHasRoomForATool',
])

/** Clauses that effects of texts done by hand may have changed. */
const BY_HAND: ReadonlySet<string> = new Set<ClauseName>([
  'cardCostCanBePaid',
  'cardWouldChangeSomething',
  'stadiumCostCanBePaid',
  'stadiumWouldChangeSomething',
  'abilityCostCanBePaid',
  'abilityWouldChangeSomething',
])

/** Returns the top card of the Pokémon that receives a card, or null. */
const receiver = (table: RefereedTable, event: GameEvent): CardId | null =>
  'card' in event && 'pokemon' in event ? (table.find(event.pokemon)?.pokemon.cards.at(-1) ?? null) : null

/** Returns the name of the Pokémon that receives a card, if only its name is known; otherwise null. */
const unknownTarget = (table: RefereedTable, event: GameEvent): string | null => {
  const top = receiver(table, event)
  return top === null || !isUnknown(definitionOf(table.game, top)) ? null : table.nameOf(top)
}

/** The card that an event is about. */
const subjectOf = (table: RefereedTable, event: GameEvent): CardId | null => {
  if ('card' in event) return event.card
  if (event.type === 'USE_STADIUM') return table.game.stadium?.card ?? null
  if (event.type === 'USE_ABILITY') return table.find(event.pokemon)?.pokemon.cards.at(-1) ?? null
  if (event.type === 'DECLARE_ATTACK' || event.type === 'RETREAT')
    return table.game.players[event.player].active?.cards.at(-1) ?? null
  return null
}

/** The Pokémon and the player that an event is about. */
const concernedBy = (table: RefereedTable, event: PlayerEvent): Concerned => {
  const { active } = table.game.players[event.player]
  const pokemon = 'pokemon' in event ? [event.pokemon] : active === null ? [] : [active.id]
  return { pokemon, players: [event.player] }
}

const rule = (name: string, event: GameEvent): readonly RuleId[] => {
  const clause = clauseNamed(name)
  return clause === null ? [] : [ruleFor(clause, event.type)]
}

/** The message for a Pokémon in a line that is not in play. */
export const POKEMON_NOT_THERE = 'The Pokémon in this line is not in play there.'

/** Returns a message about a missing card or Pokémon, without a card number, since a log does not have these numbers. */
const whatIsNotThere = (table: RefereedTable, event: GameEvent, code: string): string | null => {
  if (code === 'NOT_YOUR_POKEMON' && 'pokemon' in event && table.find(event.pokemon) === null) return POKEMON_NOT_THERE
  if (code === 'CARD_NOT_IN_HAND' && 'card' in event && table.game.cards[event.card] === undefined)
    return 'The card in this line cannot be in that hand: all copies of it are elsewhere.'
  return null
}

/** The maximum number of cards with the same name in a deck, except basic Energy cards. */
const COPIES = 4

/** True if a deck cannot contain this card too, because the maximum number of other cards with its name are in play. */
const isBeyondTheDeck = (table: RefereedTable, player: PlayerId, card: CardId): boolean => {
  const definition = definitionOf(table.game, card)
  if (definition === null || (definition.kind === 'Energy' && definition.basic)) return false
  const inPlay = sideOf(table.game, player).flatMap(({ pokemon }) => cardsOf(pokemon))
  return (
    inPlay.filter((one) => one !== card && table.isIt(one, { name: definition.name, printing: null })).length >= COPIES
  )
}

/** Returns the same moment once for each printing that a card may be; empty if the printing is certain. */
const otherwise = (table: RefereedTable, card: CardId): readonly Snapshot[] =>
  (table.printingsOf(card) ?? []).map((printing) => supposing([card], printing)(table.at))

const violationsOf = (at: Snapshot, event: PlayerEvent) => {
  const checked = check(at, event)
  return E.isLeft(checked) ? checked.left : []
}

/** Returns the same moment with the card in the hand, to see which other clauses fail. */
const withCardInHand = (at: Snapshot, event: PlayerEvent): Snapshot =>
  'card' in event && at.game.cards[event.card] !== undefined
    ? { ...at, game: moveCards(at.game, [event.card], TO_HAND) }
    : at

/** Returns the verdict on an event: refused, undecided if a failing clause is in doubt, or allowed. */
export const judgeEvent = (table: RefereedTable, line: number, event: PlayerEvent): Verdict => {
  const { game, at } = table
  const row = rowHere(at.state, event.type)
  const subject = subjectOf(table, event)
  const unknown = subject !== null && isUnknown(definitionOf(game, subject))
  const name = subject === null ? 'the card' : (table.nameOf(subject) ?? 'a hidden card')
  const target = unknownTarget(table, event)
  const concerned = concernedBy(table, event)
  const others = [subject, receiver(table, event)].flatMap((card) => (card === null ? [] : otherwise(table, card)))
  const found = violationsOf(at, event)
  const beyond = 'card' in event && isBeyondTheDeck(table, event.player, event.card)
  const absent = table.isWhole || beyond ? undefined : found.find(({ code }) => code === 'CARD_NOT_IN_HAND')
  /** True if the clause holds with another printing of a card that the event is about. */
  const isOpen = (clause: string): boolean =>
    others.some((one) => {
      const again = check(absent === undefined ? one : withCardInHand(one, event), event)
      return E.isRight(again) || again.left.every((violation) => violation.clause !== clause)
    })
  const violations = absent === undefined ? found : violationsOf(withCardInHand(at, event), event)
  const doubtsAbout = (clause: Liftable): readonly string[] =>
    namesInDoubt(table, clause, concerned, (suppose) =>
      violationsOf(withCardInHand(suppose(at), event), event).every((violation) => violation.clause !== clause),
    )
  const refusals: Refusal[] = []
  const hidden: string[] =
    absent === undefined ? [] : [`${absent.message} The log does not show everything that texts did to this hand.`]
  for (const { clause, rule: id, message, code } of violations) {
    if (beyond && code === 'CARD_NOT_IN_HAND') continue
    if (clause === null) hidden.push(`The action cannot be judged in this state of the game: ${message}`)
    else if (unknown && ON_THE_CARD.has(clause) && !DECIDED_BY_ANOTHER_LINE.has(clause))
      hidden.push(`What is printed on ${name} is not known.`)
    else if (target !== null && ON_THE_TARGET.has(clause)) hidden.push(`What is printed on ${target} is not known.`)
    else if ((ON_THE_CARD.has(clause) || ON_THE_TARGET.has(clause)) && isOpen(clause))
      hidden.push(`${message} Another printing of ${name} may allow it.`)
    // A text in play may depend on the printed card.
    else if (isLiftable(clause) && unknown && restsOnTexts(table, clause))
      hidden.push(`${message} What is printed on ${name} is not known.`)
    else if (isLiftable(clause) && doubtsAbout(clause).length > 0)
      hidden.push(
        `${message} A text in play that is not known may allow it: ${doubtsAbout(clause).slice(0, 3).join(', ')}.`,
      )
    else if (BY_HAND.has(clause)) hidden.push(message)
    else refusals.push({ rule: id, message: whatIsNotThere(table, event, code) ?? message })
  }
  const [fromHand] = rule('cardIsInYourHand', event)
  if (beyond && fromHand !== undefined)
    refusals.push({
      rule: fromHand,
      message: `${COPIES} cards called ${name} are in play, and a deck cannot contain more of them.`,
    })
  const broken = new Set([...found, ...violations].map(({ clause }) => clause as string))
  const clauses = (row?.clauses ?? []).filter((one) => !broken.has(one))
  if (unknown && violations.length === 0) {
    if (clauses.some((one) => NEVER_IN_A_LOG.has(one))) hidden.push(`What is printed on ${name} is not known.`)
    else table.assumed.add(`${name} is treated as the kind of card that it is played as; its text is not judged.`)
  }
  return {
    line,
    player: event.player,
    action: event.type,
    event,
    verdict: refusals.length > 0 ? 'refused' : hidden.length > 0 ? 'undecided' : 'allowed',
    held: [...new Set(clauses.flatMap((one) => rule(one, event)))],
    refusals,
    hidden: [...new Set(hidden)],
  }
}

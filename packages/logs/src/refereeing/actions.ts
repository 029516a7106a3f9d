/**
 * Turns the players' actions in a log into events of the chart. Each event is judged and sent to the chart. The consequences that the log
 * lists are carried out by hand.
 */

import { check } from 'ptcg-turn-engine'
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import type { InPlay } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import { moveCards, TO_DISCARD } from 'ptcg-turn-engine/internal/game/changes/cards'
import { evolvePokemon, putOntoBench } from 'ptcg-turn-engine/internal/game/changes/pokemon'
import { update } from 'ptcg-turn-engine/internal/game/changes/record'
import type { CardId, PlayerEvent, PlayerId } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { LoggedCard, SentenceNamed } from '../languages/sentences.ts'
import type { Entry } from '../reading/battleLog.ts'
import { answerAll } from './answering.ts'
import { isUnknown } from './byHand.ts'
import { cardsMoved, findMadeOf, newEffect } from './cardMoves.ts'
import type { RefereeCourse } from './course.ts'
import { doByHand } from './effects.ts'
import { isAt } from './intoPlay.ts'
import type { Met } from './printing.ts'
import type { RefereedTable } from './table.ts'
import { isEnergyCard, isFossil } from './texts.ts'

/**
 * Returns the card that is played from the hand. If the hand cannot contain it, returns a card of another pile, or an id that no card has;
 * the chart refuses both.
 */
const fromHand = (table: RefereedTable, player: PlayerId, logged: LoggedCard, met: Met): CardId => {
  const held = table.inPile(player, 'hand', logged, met)
  if (held !== null) return held
  table.departs(`${logged.name} cannot be in the hand of ${table.game.players[player].name}.`)
  return table.take(player, ['deck', 'discard', 'prizes'], logged, met) ?? 9999
}

export const firstLegal = <Event extends PlayerEvent>(
  table: RefereedTable,
  events: readonly Event[],
): Event | undefined => events.find((event) => E.isRight(check(table.at, event))) ?? events[0]

/** An id that no Pokémon has. */
const NO_POKEMON = 9999

/** Returns the Pokémon with this name in this place. If there is none, notes that lines are missing, or belong to another game. */
const pokemonMentioned = (
  { table, entries, at }: RefereeCourse,
  { player, place, pokemon }: SentenceNamed<'evolved' | 'attached'>,
): readonly InPlay[] => {
  const found = table.pokemonMeant(player, pokemon, isAt(place))
  if (found.length === 0)
    table.assumed.add(
      `Line ${entries[at]?.line ?? 0} mentions ${pokemon.name}, which is not in play there: lines are missing, or belong to another game.`,
    )
  return found
}

/**
 * Notes the texts of a card that was played, and carries out their effects, which the log lists under its line. An effect that lasts has no
 * line. An unknown card without lines is taken for a card without a text.
 */
const carryOutTriggered = (
  course: RefereeCourse,
  player: PlayerId,
  { name }: LoggedCard,
  card: CardId,
  entry: Entry,
): void => {
  const definition = definitionOf(course.table.game, card)
  if (entry.under.length === 0 && isUnknown(definition)) return
  course.note(name, definition?.id)
  answerAll(course.table, course.following(false))
  course.effects(newEffect(player, name, 'trigger', course.latestText), entry)
}

export const putIntoPlay = (
  course: RefereeCourse,
  { player, card: logged }: SentenceNamed<'putIntoPlay'>,
  entry: Entry,
): void => {
  const { table } = course
  const card = fromHand(table, player, logged, { as: 'Pokemon' })
  course.act({ type: 'BENCH_POKEMON', player, card }, () => table.change(putOntoBench(table.game, player, card)))
  carryOutTriggered(course, player, logged, card, entry)
  course.finish(player, false)
}

export const refereeEvolution = (course: RefereeCourse, sentence: SentenceNamed<'evolved'>, entry: Entry): void => {
  const { table } = course
  const { player } = sentence
  const card = fromHand(table, player, sentence.card, { as: 'Pokemon', evolvesFrom: sentence.pokemon.name })
  const targets = pokemonMentioned(course, sentence)
  const events = targets.map(({ pokemon }) => ({ type: 'EVOLVE', player, card, pokemon: pokemon.id }) as const)
  const event = firstLegal(table, events) ?? { type: 'EVOLVE', player, card, pokemon: NO_POKEMON }
  course.act(event, () => {
    const [target] = targets
    if (target !== undefined) table.change(evolvePokemon(table.game, target, card))
  })
  carryOutTriggered(course, player, sentence.card, card, entry)
  course.finish(player, false)
}

export const refereeAttachment = (course: RefereeCourse, sentence: SentenceNamed<'attached'>, entry: Entry): void => {
  const { table } = course
  const { player, card: logged } = sentence
  const card = fromHand(table, player, logged, { as: isEnergyCard(null, logged.name) ? 'Energy' : 'Tool' })
  const energy = isEnergyCard(definitionOf(table.game, card), logged.name)
  const type = energy ? 'ATTACH_ENERGY' : 'PLAY_TOOL'
  const targets = pokemonMentioned(course, sentence)
  const events = targets.map(({ pokemon }) => ({ type, player, card, pokemon: pokemon.id }) as const)
  const event = firstLegal(table, events) ?? ({ type, player, card, pokemon: NO_POKEMON } as const)
  course.act(event, () => {
    const [target] = targets
    if (target !== undefined) table.attach(card, target, energy ? 'energy' : 'tools')
  })
  course.note(logged.name)
  carryOutTriggered(course, player, logged, card, entry)
  course.finish(player, false)
}

export const refereeStadium = (
  course: RefereeCourse,
  { player, card: logged }: SentenceNamed<'stadiumPlayed'>,
  entry: Entry,
): void => {
  const { table } = course
  const card = fromHand(table, player, logged, { as: 'Stadium' })
  // A new Stadium discards the previous one (T2D.6), and the log reports it.
  const before = table.game.stadium?.card
  const discardEntry = entry.under.find(
    ({ sentence }) => sentence.says === 'discardedCard' && before !== undefined && table.isIt(before, sentence.card),
  )
  if (discardEntry !== undefined) course.used.add(discardEntry)
  course.act({ type: 'PLAY_STADIUM', player, card }, () => {
    const old = table.game.stadium
    if (old !== null) table.change(moveCards(table.game, [old.card], TO_DISCARD))
    table.change(moveCards(table.game, [card], TO_DISCARD))
    const discard = table.game.players[player].discard.filter((one) => one !== card)
    const players = table.game.players.map((side, seat) => (seat === player ? { ...side, discard } : side))
    table.change(update(table.game, { players: players as never, stadium: { card, usedOnTurn: 0 } }))
  })
  carryOutTriggered(course, player, logged, card, entry)
  course.finish(player, false)
}

const useStadium = (course: RefereeCourse, player: PlayerId, entry: Entry, name: string): void => {
  course.act({ type: 'USE_STADIUM', player }, () => undefined)
  course.note(name)
  // The client may name either player, but the player who uses the Stadium carries out the effect.
  course.effects({ ...newEffect(player, name, 'card', course.latestText), handOf: player }, entry)
  course.finish(player, false)
}

/** Referees a card that the log calls played: a Trainer card, the Stadium in play, or a Pokémon whose Ability is used. */
export const playCard = (course: RefereeCourse, sentence: SentenceNamed<'played'>, entry: Entry): unknown => {
  const { table } = course
  const { player, card: logged } = sentence
  const stadium = table.game.stadium
  if (stadium !== null && table.isIt(stadium.card, logged)) return useStadium(course, player, entry, logged.name)
  const [own] = table.pokemonNamed(player, logged)
  if (own !== undefined && !table.lies(player, 'hand', logged)) {
    const index = table.factsOf(own.pokemon)?.abilities?.findIndex(({ use }) => use !== undefined) ?? -1
    if (index === -1)
      course.verdicts.push(unsaid(entry, player, 'USE_ABILITY', `The text of ${logged.name} is not known.`))
    else course.act({ type: 'USE_ABILITY', player, pokemon: own.pokemon.id, ability: index }, () => undefined)
  } else {
    const card = fromHand(table, player, logged, { as: 'Item' })
    const definition = definitionOf(table.game, card)
    const isSupporter = definition?.kind === 'Trainer' && definition.trainer === 'Supporter'
    const isStadium = definition?.kind === 'Trainer' && definition.trainer === 'Stadium'
    const type = isSupporter ? 'PLAY_SUPPORTER' : isStadium ? 'PLAY_STADIUM' : 'PLAY_ITEM'
    course.act({ type, player, card }, () => table.change(moveCards(table.game, [card], TO_DISCARD)))
  }
  course.note(logged.name)
  course.effects(newEffect(player, logged.name, 'card', course.latestText), entry)
  course.finish(player, false)
}

export const unsaid = (
  { line }: Entry,
  player: PlayerId,
  action: 'USE_ABILITY' | 'DECLARE_ATTACK' | 'PROMOTE',
  hidden: string,
): RefereeCourse['verdicts'][number] => ({
  line,
  player,
  action,
  event: null,
  verdict: 'undecided',
  held: [],
  refusals: [],
  hidden: [hidden],
})

/** Discards a card that is in play as a Pokémon; moves any other card as the log says. */
export const refereeDiscardFromPlay = (
  course: RefereeCourse,
  sentence: SentenceNamed<'movedCard' | 'movedCards'>,
  entry: Entry,
): void => {
  const { table } = course
  const { owner: player } = sentence
  const found = findMadeOf(table, player, cardsMoved(entry) ?? [])
  if (sentence.pile !== 'discard' || !isFossil(table, found) || table.game.turn.player !== player) {
    doByHand(table, newEffect(table.game.turn.player, 'The log', 'trigger'), entry)
    return
  }
  course.act({ type: 'DISCARD_FROM_PLAY', player, pokemon: found.pokemon.id }, () => undefined)
  course.finish(player, false)
}

/** Ends a turn. Effects at the end of the turn, which the log lists under its line, come before Pokémon Checkup. */
export const refereeTurnEnd = (course: RefereeCourse, player: PlayerId, entry?: Entry): void => {
  if (entry !== undefined) course.effects(newEffect(player, 'The end of the turn', 'trigger'), entry)
  course.atTheCheckup(player)
  const facts = course.act({ type: 'END_TURN', player }, () => undefined)
  course.finish(player, true, facts ?? [])
}

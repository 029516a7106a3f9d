/** Judges the promotions, Prize cards, Knock Outs and ends of games in a log that no earlier action has caused. */
import { sideOf } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import { moveCards, TO_HAND } from 'ptcg-turn-engine/internal/game/changes/cards'
import { opponentOf } from 'ptcg-turn-engine/model'
import type { SentenceName, SentenceNamed } from '../languages/sentences.ts'
import type { Entry } from '../reading/battleLog.ts'
import { newEffect } from './cardMoves.ts'
import { ACTION_SENTENCES, type RefereeCourse } from './course.ts'
import { doByHand } from './effects.ts'
import { noteWhoever } from './knockOuts.ts'
import { refuse } from './refusing.ts'

const ADDED: ReadonlySet<SentenceName> = new Set<SentenceName>(['addedToHand', 'addedToHandHidden'])

/** Lines that may come between a text and the Pokémon that it moves to the Active Spot. */
const ALONGSIDE: ReadonlySet<SentenceName> = new Set<SentenceName>([
  ...(['nowActive', 'knockedOut', 'discardedCardFrom', 'discardedCardsFrom', 'prizesTaken', 'addedToHand'] as const),
  ...(['addedToHandHidden', 'activated', 'coinLanded', 'coinsLanded'] as const),
])

export const refereePromotion = (course: RefereeCourse, sentence: SentenceNamed<'nowActive'>, entry: Entry): void => {
  const { table } = course
  const named = table.pokemonNamed(sentence.player, sentence.pokemon)
  // After a switch of two Pokémon with the same name, the log mentions the Active Pokémon again.
  if (named.length === 0 || named.some(({ place }) => place === 'Active')) return
  const before = course.entries.slice(0, course.at).findLast(({ sentence }) => !ALONGSIDE.has(sentence.says))
    ?.sentence.says
  const follows = before !== undefined && ACTION_SENTENCES.has(before) && before !== 'attached' && before !== 'evolved'
  const couldSwitch =
    follows && (course.latestText === '' || /"do":"(?:switch|leavePlay|byHand)/.test(course.latestText))
  if (!couldSwitch)
    refuse(
      course,
      entry,
      sentence.player,
      'PROMOTE',
      'KO.5',
      `${sentence.pokemon.name} comes into the Active Spot, which was not empty.`,
    )
  doByHand(table, newEffect(sentence.player, 'Promotion', 'card'), entry)
}

/** Refuses a Pokémon that is played to an Active Spot that is not empty, and puts it onto the Bench. */
export const putIntoFullSpot = (
  course: RefereeCourse,
  { player, card }: SentenceNamed<'putIntoPlay'>,
  entry: Entry,
): void => {
  const message = `${card.name} is played to the Active Spot; a Pokémon from the hand goes onto the Bench.`
  refuse(course, entry, player, 'BENCH_POKEMON', 'T2A.1', message)
  const sentence = { says: 'drewCardToBench', player, card } as const
  doByHand(course.table, newEffect(player, card.name, 'card'), { ...entry, sentence })
}

const DISCARDED: ReadonlySet<SentenceName> = new Set<SentenceName>(['discardedCardFrom', 'discardedCardsFrom'])

/** True if the previous line, apart from discards, reports the Knock Out of a Pokémon that this board does not have. */
const strangerFell = ({ table, entries, at, used }: RefereeCourse): boolean => {
  const before = entries.slice(0, at).findLast(({ sentence }) => !DISCARDED.has(sentence.says))
  return (
    before?.sentence.says === 'knockedOut' &&
    !used.has(before) &&
    table.pokemonNamed(before.sentence.player, before.sentence.pokemon).length === 0
  )
}

export const refereePrizes = (
  course: RefereeCourse,
  { player, count }: SentenceNamed<'prizesTaken'>,
  entry: Entry,
): void => {
  const { table } = course
  if (!strangerFell(course))
    refuse(
      course,
      entry,
      player,
      'TAKE_PRIZES',
      'PR.1',
      `The player takes Prize cards (${count}), but no Pokémon was Knocked Out for them.`,
    )
  table.departs('Prize cards are taken, but no Pokémon was Knocked Out for them.')
  table.change(moveCards(table.game, table.game.players[player].prizes.slice(0, count), TO_HAND))
}

/** A deck with more cards than this on the board is not empty, even if the log has left out a few moves. */
const SURELY_LEFT = 7

/** Returns the rule that contradicts the reason for the end of the game, because cards or Pokémon are left; null if none are left. */
const leftOver = (
  { table }: RefereeCourse,
  { reason, player }: SentenceNamed<'gameEnded'>,
): { readonly rule: 'WL.1' | 'WL.2' | 'T1.2'; readonly message: string } | null => {
  const { players } = table.game
  const { deck, bench } = players[opponentOf(player)]
  const { prizes } = players[player]
  if (reason === 'prizes' && prizes.length > 0)
    return { rule: 'WL.1', message: `The player has not taken all Prize cards: ${prizes.length} left.` }
  // Cards that no line names can be judged only on a board that has always agreed with the log.
  if (table.departures.size > 0) return null
  if (reason === 'deckOut' && deck.length > (table.assumed.size === 0 ? 0 : SURELY_LEFT))
    return { rule: 'T1.2', message: `The opponent can still draw: ${deck.length} left in the deck.` }
  if (reason === 'noPokemon' && bench.length > 0)
    return { rule: 'WL.2', message: `The opponent still has ${bench.length} Pokémon on the Bench.` }
  return null
}

/** Identifies a Prize card that was taken into the hand, or moves a card there whose own text returns it from the discard pile. */
export const addToHand = (
  { table, entries, at }: RefereeCourse,
  { player, card }: SentenceNamed<'addedToHand'>,
): void => {
  const before = entries.slice(0, at).findLast(({ sentence }) => !ADDED.has(sentence.says))?.sentence.says
  const returned = before === 'prizesTaken' ? null : table.take(player, ['discard'], card)
  const { hand } = table.game.players[player]
  const hidden = hand.findLast((one) => table.game.cards[one]?.definition === null)
  if (returned !== null) table.change(moveCards(table.game, [returned], TO_HAND))
  else if (hidden !== undefined) table.identify(table.asTheCopy(hidden, card), card)
}

const RULES_OF_ENDS = { prizes: 'WL.1', deckOut: 'T1.2', noPokemon: 'WL.2' } as const

export const end = (course: RefereeCourse, sentence: SentenceNamed<'gameEnded'>, entry: Entry): void => {
  const { reason, player } = sentence
  const { result } = course.table.game
  if (reason === 'conceded' || reason === 'time' || reason === 'unknown') return
  const left = result?.outcome === 'win' && result.winner === player ? null : leftOver(course, sentence)
  if (left === null)
    course.verdicts.push({
      line: entry.line,
      player,
      action: 'WIN',
      event: null,
      verdict: 'allowed',
      held: [RULES_OF_ENDS[reason]],
      refusals: [],
      hidden: [],
    })
  else {
    course.table.departs(left.message)
    refuse(course, entry, player, 'WIN', left.rule, left.message)
  }
}

export const followKnockOut = (course: RefereeCourse, sentence: SentenceNamed<'knockedOut'>, entry: Entry): void => {
  const { table } = course
  const [target] = table.pokemonNamed(sentence.player, sentence.pokemon)
  table.departs(`${sentence.pokemon.name} is not Knocked Out on this board.`)
  if (target !== undefined && sideOf(table.game, sentence.player).length > 0) {
    noteWhoever(table, entry.line, sentence.player, sentence.pokemon)
    refuse(
      course,
      entry,
      sentence.player,
      'KNOCK_OUT',
      'KO.5',
      `The log says that ${sentence.pokemon.name} is Knocked Out, but it has ${target.pokemon.damage} damage.`,
    )
  }
}

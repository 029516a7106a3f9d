/**
 * Judges what lines tell of a promotion, Prize cards, a Knock Out or the end of the game where no action before them has
 * led to it.
 */
import { sideOf } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import { moveCards, TO_HAND } from 'ptcg-turn-engine/internal/game/changes/cards'
import type { SentenceName, SentenceNamed } from '../languages/sentences.ts'
import type { Entry } from '../reading/battleLog.ts'
import { newEffect } from './cardMoves.ts'
import { ACTIONS, type RefereeCourse } from './course.ts'
import { doByHand } from './effects.ts'
import { noteWhoever } from './knockOuts.ts'
import { refused } from './refusing.ts'

/** Lines that may come between a text and whom it brings into the Active Spot. */
const ALONGSIDE: ReadonlySet<SentenceName> = new Set<SentenceName>([
  ...(['nowActive', 'knockedOut', 'discardedCardFrom', 'discardedCardsFrom', 'prizesTaken', 'addedToHand'] as const),
  ...(['addedToHandHidden', 'activated', 'coinLanded', 'coinsLanded'] as const),
])

export const promote = (course: RefereeCourse, sentence: SentenceNamed<'nowActive'>, entry: Entry): void => {
  const { table } = course
  const named = table.pokemonNamed(sentence.player, sentence.pokemon)
  // After a switch of two Pokémon with that name, the log repeats who is Active.
  if (named.length === 0 || named.some(({ place }) => place === 'Active')) return
  const before = course.entries.slice(0, course.at).findLast(({ sentence }) => !ALONGSIDE.has(sentence.says))
    ?.sentence.says
  const follows = before !== undefined && ACTIONS.has(before) && before !== 'attached' && before !== 'evolved'
  const couldSwitch =
    follows && (course.latestText === '' || /"do":"(?:switch|leavePlay|byHand)/.test(course.latestText))
  if (!couldSwitch)
    refused(
      course,
      entry,
      sentence.player,
      'PROMOTE',
      'KO.5',
      `${sentence.pokemon.name} comes into an Active Spot that was not empty.`,
    )
  doByHand(table, newEffect(sentence.player, 'Promotion', 'card'), entry)
}

export const takePrizes = (
  course: RefereeCourse,
  { player, count }: SentenceNamed<'prizesTaken'>,
  entry: Entry,
): void => {
  const { table } = course
  refused(
    course,
    entry,
    player,
    'TAKE_PRIZES',
    'PR.1',
    `${count} Prize cards are taken and nothing was Knocked Out for them.`,
  )
  table.departs('Prize cards are taken and nothing was Knocked Out for them.')
  table.change(moveCards(table.game, table.game.players[player].prizes.slice(0, count), TO_HAND))
}

export const end = (course: RefereeCourse, { reason, player }: SentenceNamed<'gameEnded'>, entry: Entry): void => {
  const { result, players } = course.table.game
  if (reason !== 'prizes') return
  if (players[player].prizes.length === 0 || (result?.outcome === 'win' && result.winner === player))
    course.verdicts.push({
      line: entry.line,
      player,
      action: 'WIN',
      event: null,
      verdict: 'allowed',
      held: ['WL.1'],
      refusals: [],
      hidden: [],
    })
  else {
    const message = `${players[player].prizes.length} Prize cards are left to take.`
    course.table.departs(message)
    refused(course, entry, player, 'WIN', 'WL.1', message)
  }
}

export const knockOut = (course: RefereeCourse, sentence: SentenceNamed<'knockedOut'>, entry: Entry): void => {
  const { table } = course
  const [target] = table.pokemonNamed(sentence.player, sentence.pokemon)
  table.departs(`${sentence.pokemon.name} is not Knocked Out on this board.`)
  if (target !== undefined && sideOf(table.game, sentence.player).length > 0) {
    noteWhoever(table, entry.line, sentence.player, sentence.pokemon)
    refused(
      course,
      entry,
      sentence.player,
      'KNOCK_OUT',
      'KO.5',
      `${sentence.pokemon.name} is said to be Knocked Out with ${target.pokemon.damage} damage.`,
    )
  }
}

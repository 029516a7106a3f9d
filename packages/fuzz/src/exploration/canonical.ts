/**
 * The part of a game that makes a difference, as a text: two snapshots with the same text continue in the same way.
 * Whatever no clause and no action can see is left out, so that a game that only grows older is the same game.
 *
 * Left out, and why nobody can tell:
 * - which of several cards of one definition a card is: clauses read definitions and owners, never ids; references to a
 * card become labels on it (references.ts);
 * - the order within hand, discard pile, Lost Zone, attached cards and Bench: it only decides the order in which
 * options and legal events are listed. A deck keeps its order, since cards are drawn from the top; so do Prize cards,
 * since they are chosen by position;
 * - the number of the turn beyond 2: `attackIsAllowedThisEarly` and those of cards (FT.1),
 * `notTheFirstPlayersFirstTurn` and `thisTurnHasNoDraw` ask whether it is 1, `beginTurn` whether it is 0, all others
 * compare it with a number kept elsewhere;
 * - those stored numbers, except for the answer: `enteredOnTurn` and `changedOnTurn` (T2B.2, T2B.5) and `usedOnTurn`
 * (T2D.8) are this turn's or not; `rotatedOnTurn` is read for Paralyzed only (`endParalysis`, PC.5);
 * - `turnsTaken` beyond the turn from which a player may evolve (`notYourFirstTurn`, T2B.3); `lasting` compares with it
 * (`isInForce`), and is written as the number of its player's turns to come: an effect that is past is never in force
 * again;
 * - counters of a turn beyond their limit (`isUnder`), and counters without a limit;
 * - `firstPlayer` once turns are counted: only `beginTurn` and set-up ask who goes first;
 * - the number of tie-breaks beyond the first: all readers ask whether it is one (TI.1);
 * - facts, the latest event, and who put effects in order when none is waiting (`queue` writes both anew).
 */

import type { Snapshot } from 'ptcg-turn-engine'
import { memoize } from 'ptcg-turn-engine/internal/game/board/memoize'
import {
  type CardId,
  type ChoiceAsk,
  type Conditions,
  type Game,
  type InForce,
  type KnockOut,
  type Memory,
  type PerTurn,
  PLAYERS,
  type Player,
  type PlayerId,
  type Pokemon,
  type Ruleset,
  type Turn,
  type WaitingProgram,
} from 'ptcg-turn-engine/model'
import { effectText, programText, referenceLabels, sourceText, waitingText } from './references.ts'

/** Writes one card: a character for its owner and definition, and its labels. */
export type CardText = (card: CardId) => string

/** A character for each card; cards of one owner and definition share it. */
const signsOf = memoize((cards: Game['cards']): readonly string[] => {
  const kinds = cards.map(({ owner, definition }) => `${owner}${definition}`)
  const known = [...new Set(kinds)].sort()
  return kinds.map((kind) => String.fromCharCode(FIRST_SIGN + known.indexOf(kind)))
})

/** Characters from here on have no other use. */
const FIRST_SIGN = 0x400

/** The texts of a game's cards at this moment. */
export const cardTexts = (game: Game): CardText => {
  const signs = signsOf(game.cards)
  const labels = referenceLabels(game)
  if (labels.size === 0) return (card) => signs[card] ?? ''
  return (card) => {
    const label = labels.get(card)
    return label === undefined ? (signs[card] ?? '') : `${signs[card] ?? ''}{${label}}`
  }
}

const inOrder = (cards: readonly CardId[], text: CardText): string => {
  let all = ''
  for (const card of cards) all += text(card)
  return all
}

const inAnyOrder = (cards: readonly CardId[], text: CardText): string => {
  if (cards.length < 2) return inOrder(cards, text)
  return cards.map(text).sort().join('')
}

const capped = (used: number, limit: PerTurn): number => (limit === null ? 0 : Math.min(used, limit))

const turnText = (turn: Turn, { perTurn }: Ruleset): string => {
  const {
    number,
    player,
    energyAttached,
    supportersPlayed,
    stadiumsPlayed,
    retreats,
    abilitiesUsed,
    cutShort,
    another,
  } = turn
  return `${Math.min(number, 2)}${player}${capped(energyAttached, perTurn.energy)},${capped(supportersPlayed, perTurn.supporters)},${capped(stadiumsPlayed, perTurn.stadiums)},${capped(retreats, perTurn.retreats)},${abilitiesUsed.join('/')}${cutShort ? '!' : ''}${another ?? ''}`
}

const conditionsText = ({ poisoned, burned, rotated, rotatedOnTurn }: Conditions, { number }: Turn): string => {
  if (poisoned === 0 && burned === 0 && rotated === null) return ''
  const isNew = rotated === 'Paralyzed' && rotatedOnTurn === number
  return `${poisoned}/${burned}${rotated ?? ''}${isNew ? '*' : ''}`
}

const lastingText = ({ players }: Game, { effect, whose, turn, source, ofAttack }: InForce): string => {
  const toCome = turn === 0 ? 0 : turn - players[whose].turnsTaken
  return toCome < 0
    ? ''
    : `(${effectText(effect)}${whose}${turn === 0 ? '*' : toCome}${JSON.stringify(source)}${ofAttack ? 'a' : ''})`
}

const pokemonText = (game: Game, pokemon: Pokemon, text: CardText): string => {
  const { cards, energy, tools, damage, conditions, lasting, enteredOnTurn, changedOnTurn, usedAbilities } = pokemon
  const { turn } = game
  const entered = enteredOnTurn === turn.number ? 'e' : ''
  const changed = changedOnTurn === turn.number ? 'c' : ''
  let all = `${inOrder(cards, text)}+${inAnyOrder(energy, text)}+${inAnyOrder(tools, text)}-${damage}${conditionsText(conditions, turn)}${entered}${changed}`
  for (const one of lasting) all += lastingText(game, one)
  return usedAbilities.length === 0 ? all : `${all}${JSON.stringify(usedAbilities.toSorted())}`
}

/** True if the order of a deck is about to be lost: a shuffle is requested, or comes first in the rest of set-up. */
const isAboutToBeShuffled = ({ ask, setUp, waiting, players }: Game, player: PlayerId): boolean =>
  (ask?.ask === 'shuffle' &&
    ask.prizes === undefined &&
    ask.player === player &&
    ask.cards === players[player].deck.length) ||
  (setUp !== null &&
    waiting.some(({ source, program }) => source.player === player && program[0]?.do === 'shuffleDeck'))

const playerText = (game: Game, id: PlayerId, text: CardText): string => {
  const player: Player = game.players[id]
  const { deck, hand, discard, lostZone, prizes, active, bench, turnsTaken, spent } = player
  const pile = isAboutToBeShuffled(game, id) ? `~${inAnyOrder(deck, text)}` : inOrder(deck, text)
  const benched = bench.map((one) => pokemonText(game, one, text)).sort()
  const standing = `${active === null ? '' : pokemonText(game, active, text)}|${benched.join('&')}`
  const taken = Math.min(turnsTaken, game.ruleset.evolvesFromTurn)
  return `${pile}|${inAnyOrder(hand, text)}|${inAnyOrder(discard, text)}|${inAnyOrder(lostZone, text)}|${inOrder(prizes, text)}|${standing}|${taken}${spent.toSorted().join()}`
}

/** Options that are cards or Pokémon are labels on them; waiting effects to be ordered are written out. */
const choiceText = (ask: ChoiceAsk): string => {
  const { player, purpose, as, options, picked, min, max, again, units, done, hidden } = ask
  const others = options.filter(({ option }) => option !== 'card' && option !== 'pokemon')
  const plain = others.length === 0 || purpose === 'order' ? '' : `${JSON.stringify(others)}${picked.join()}`
  return `${player}${purpose}${JSON.stringify(as)}${min}-${max}${again ? 'g' : ''}${units}${done ? 'd' : ''}${hidden ? 'h' : ''}${plain}`
}

const askText = ({ ask }: Game): string => {
  if (ask === null) return ''
  return ask.ask === 'choice' ? choiceText(ask) : JSON.stringify(ask)
}

/** The texts of waiting effects. If a player is still to order them, their present order makes no difference. */
const waitingTexts = (waiting: readonly WaitingProgram[], ordered: boolean): string => {
  const texts = waiting.map(waitingText)
  return (ordered ? texts.sort() : texts).join('&')
}

const memoryText = (memory: Memory | undefined): string =>
  memory === undefined ? '' : `${memory.heads},${memory.tails}${memory.done ? 'd' : ''}`

/** The players who were asked for cards to use, as text; the labels say which cards those are. */
const usedText = ({ used }: KnockOut): string =>
  used === undefined ? '' : `u${used.map((cards) => cards?.length ?? 'n').join()};`

const underWay = (game: Game): string => {
  const { attack, knockOut, checkup, resolution, waiting, setOff, orderedBy, setUp } = game
  let all = ''
  if (setUp !== null) {
    all += `S${setUp.owed.join()};${setUp.ready.toSorted().join()};${setUp.placing}`
  }
  if (attack !== null)
    all += `A${attack.player}${JSON.stringify(attack.definition)}${attack.index}${attack.ended ?? ''}${attack.damageByHand ?? ''}${attack.calculated ? 'c' : ''}${attack.copies.join('/')}${attack.begins ? 'b' : ''};${attack.ledgers.length}`
  if (knockOut !== null)
    all += `K${knockOut.prizes.join()};${knockOut.chosen.map((one) => one.join()).join(';')}${usedText(knockOut)}${memoryText(knockOut.goesOn)}`
  if (checkup !== null) all += `C${waitingTexts(checkup.later, true)}`
  if (resolution !== null) {
    const { source, todo, memory } = resolution
    all += `R${sourceText(source)}[${programText(todo)}]${memoryText(memory)}`
  }
  if (setOff.length > 0) all += `O${waitingTexts(setOff, false)}`
  if (waiting.length > 0) all += `W${orderedBy ?? ''}${waitingTexts(waiting, orderedBy !== null)}`
  return all
}

const tableText = (game: Game, text: CardText): string => {
  const { stadium, limbo, turn, firstPlayer, tieBreak, result, history, lastingRules, takingAway } = game
  const first = turn.number === 0 ? `${firstPlayer}` : ''
  const inPlay = stadium === null ? '' : `${text(stadium.card)}${stadium.usedOnTurn === turn.number ? 'u' : ''}`
  const before =
    history.length + lastingRules.length + takingAway.length === 0
      ? ''
      : JSON.stringify([history, lastingRules, takingAway])
  const kept = turn.played === undefined ? '' : `s${turn.played.map(text).toSorted().join()}`
  return `${before}${first}${kept}${tieBreak > 0 ? 't' : ''}|${inPlay}|${limbo === null ? '' : text(limbo)}|${result === null ? '' : JSON.stringify(result)}`
}

/** The text of everything that makes a difference. */
export const canonical = ({ state, game }: Snapshot): string => {
  const text = cardTexts(game)
  const sides = PLAYERS.map((player) => playerText(game, player, text))
  return `${state}|${turnText(game.turn, game.ruleset)}|${tableText(game, text)}|${askText(game)}|${underWay(game)}|${sides.join('#')}`
}

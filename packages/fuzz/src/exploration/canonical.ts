/**
 * Writes the part of a game that affects its future as a text: two snapshots with the same text continue in the same way. The text omits
 * whatever no clause and no action reads. Snapshots that differ only in the age of the game therefore have the same text.
 *
 * The text omits, for these reasons:
 * - which of several cards of one definition a card is: clauses read definitions and owners, never ids. References to a card become labels
 *   on it (references.ts);
 * - the order within hand, discard pile, Lost Zone, attached cards and Bench: it only decides the order in which options and legal events
 *   are listed. A deck keeps its order, since cards are drawn from the top; so do Prize cards, since they are chosen by position;
 * - the turn number beyond 2: `attackIsAllowedThisEarly` and its counterparts for other cards (FT.1), `notTheFirstPlayersFirstTurn` and
 *   `thisTurnHasNoDraw` test whether it is 1, `beginTurn` tests whether it is 0, and all others compare it with a stored turn number;
 * - stored turn numbers: the text only says whether `enteredOnTurn` and `changedOnTurn` (T2B.2, T2B.5) and `usedOnTurn` (T2D.8) are the
 *   current turn, and the same of `rotatedOnTurn` for a Paralyzed Pokémon (`endParalysis`, PC.5);
 * - `turnsTaken` beyond the turn from which a player may evolve (`notYourFirstTurn`, T2B.3). Lasting effects are compared with it
 *   (`isInForce`), so the text says in how many turns of its player an effect is in force, and omits past effects, which never apply again;
 * - the counts of a turn beyond their limit (`isUnder`), and counts without a limit;
 * - `firstPlayer` after set-up: only `beginTurn` and set-up read it;
 * - the number of tie-breaks beyond the first: all readers test only whether the game is a tie-break (TI.1);
 * - facts, the latest event, and the player who orders effects while none is waiting (`queue` sets this player again).
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

/** A character for each card. Cards with the same owner and definition share a character. */
const signsOf = memoize((cards: Game['cards']): readonly string[] => {
  const kinds = cards.map(({ owner, definition }) => `${owner}${definition}`)
  const known = [...new Set(kinds)].sort()
  return kinds.map((kind) => String.fromCharCode(FIRST_SIGN + known.indexOf(kind)))
})

/** The first of the characters that stand for cards and for nothing else. */
const FIRST_SIGN = 0x400

/** Returns the function that writes the cards of a game. */
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

/**
 * True if a deck is about to be shuffled, so that its order is lost: the shuffle is requested, or a waiting effect of set-up begins with
 * it.
 */
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
  const inPlay = `${active === null ? '' : pokemonText(game, active, text)}|${benched.join('&')}`
  const taken = Math.min(turnsTaken, game.ruleset.evolvesFromTurn)
  return `${pile}|${inAnyOrder(hand, text)}|${inAnyOrder(discard, text)}|${inAnyOrder(lostZone, text)}|${inOrder(prizes, text)}|${inPlay}|${taken}${spent.toSorted().join()}`
}

/**
 * Writes a choice, except for options that are written elsewhere: cards and Pokémon have labels, and effects to be ordered are among the
 * waiting effects.
 */
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

/**
 * For each player, the number of Prize cards that the player uses, or `n` if the player has not been asked. The cards themselves have
 * labels.
 */
const usedText = ({ used }: KnockOut): string =>
  used === undefined ? '' : `u${used.map((cards) => cards?.length ?? 'n').join()};`

const underWay = (game: Game): string => {
  const { attack, knockOut, checkup, resolution, waiting, triggered, orderedBy, setUp } = game
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
  if (triggered.length > 0) all += `O${waitingTexts(triggered, false)}`
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

/** The canonical text of a snapshot. Snapshots with the same text continue in the same way. */
export const canonical = ({ state, game }: Snapshot): string => {
  const text = cardTexts(game)
  const sides = PLAYERS.map((player) => playerText(game, player, text))
  return `${state}|${turnText(game.turn, game.ruleset)}|${tableText(game, text)}|${askText(game)}|${underWay(game)}|${sides.join('#')}`
}

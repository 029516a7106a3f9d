/** Checks that a turn follows the rules: its limits, its end after an attack, the next player, the draw (I7, I10, P1, T0, T1, T3). */
import type { RuleId, Snapshot } from 'ptcg-turn-engine'
import { memoize } from 'ptcg-turn-engine/internal/game/board/memoize'
import {
  type Game,
  type GameEvent,
  opponentOf,
  PLAYERS,
  type PlayerId,
  type Ruleset,
  type Turn,
} from 'ptcg-turn-engine/model'
import type { Check, Sent } from '../check.ts'
import { mentions } from '../oracle/mentions.ts'
import { eventOf, everyPokemonIn, playerInWords, pokemonWithPlace } from './reading.ts'

/** The counters of a turn that have a limit, each with the key of its limit and a description. */
const LIMITED = [
  ['energyAttached', 'energy', 'Energy cards attached'],
  ['supportersPlayed', 'supporters', 'Supporters played'],
  ['stadiumsPlayed', 'stadiums', 'Stadiums played'],
  ['retreats', 'retreats', 'retreats'],
] as const satisfies readonly (readonly [keyof Turn, keyof Ruleset['perTurn'], string])[]

const overdone = ({ turn }: Game, { perTurn }: Ruleset): string | null => {
  for (const [done, limit, words] of LIMITED) {
    const most = perTurn[limit]
    if (most !== null && turn[done] > most)
      return `I7: there were ${turn[done]} ${words} in turn ${turn.number}; the limit is ${most}.`
  }
  return null
}

/** Describes an Ability that counts as used, or a turn that is cut short, right after the turn began (I7, T2F.1); null if there is none. */
const stale = (game: Game): string | null => {
  const { turn } = game
  const used = everyPokemonIn(game).find(({ pokemon }) => pokemon.usedAbilities.length > 0)
  if (used !== undefined)
    return `I7: turn ${turn.number} has begun and ${used.pokemon.usedAbilities[0]} of ${pokemonWithPlace(game, used)} counts as used in it (T2F.1).`
  return turn.cutShort ? `I7: turn ${turn.number} has begun and is cut short.` : null
}

/** Returns a function that is true if a value contains this effect. The function remembers its answer for each object. */
const says = (word: string) => memoize((data: object): boolean => mentions(data, word))

const saysAnotherTurn = says('anotherTurn')

/**
 * Describes a turn with a wrong number or player, or one that does not begin with the draw of one card (T0.1, T1.1, T1.2); null if it
 * begins as it should.
 */
const begunWrongly = ({ before, after: { game } }: Sent, at: number, ruleset: Ruleset): string | null => {
  const began = game.facts[at]
  if (began?.fact !== 'TURN_BEGAN') return null
  const { turn } = before.game
  // The first player is read from the facts: `firstPlayer` of the game may belong to another game that has begun since.
  const chosen = game.facts.slice(0, at).findLast(({ fact }) => fact === 'FIRST_PLAYER_CHOSEN')
  const first = chosen?.fact === 'FIRST_PLAYER_CHOSEN' ? chosen.first : before.game.firstPlayer
  const expected = turn.number === 0 ? first : opponentOf(turn.player)
  // The oracle checks who takes another turn.
  const another = saysAnotherTurn(game.definitions) && began.player === turn.player
  if (began.turn !== turn.number + 1 || (began.player !== expected && !another))
    return `T0.1: turn ${turn.number} was followed by turn ${began.turn} of ${playerInWords(game, began.player)}.`
  if (began.turn === 1 && !ruleset.firstTurn.draws) return null
  // A text that takes effect with the turn may end a Special Condition before the draw (GR.1).
  const [drew, more] = game.facts.slice(at + 1).filter(({ fact }) => fact !== 'CONDITION_ENDED')
  const once = more?.fact !== 'CARDS_DRAWN'
  if (once && drew?.fact === 'CARDS_DRAWN' && drew.player === began.player && drew.count === 1) return null
  const lost = drew?.fact === 'GAME_ENDED' && game.players[began.player].deck.length === 0
  const name = playerInWords(game, began.player)
  const drawn = drew?.fact === 'CARDS_DRAWN' ? '' : ' Nothing was drawn.'
  const empty =
    before.game.players[began.player].deck.length > 0
      ? ''
      : ` The deck of ${name} is empty, and ${name} has not lost (T1.2).`
  return lost ? null : `T1.1: turn ${began.turn} of ${name} did not begin with one card drawn.${drawn}${empty}`
}

/** The number of cards that texts put among the Prize cards of a player, by the facts of the latest event. */
const putThere = ({ facts }: Game, player: PlayerId): number =>
  facts.reduce(
    (sum, fact) =>
      fact.fact === 'CARDS_MOVED' && fact.to === 'prizes' && fact.player === player ? sum + fact.count : sum,
    0,
  )

/** Describes a growing number of Prize cards, or returns null. It may grow only in set-up and by the cards that a text puts there (I10). */
const morePrizes = ({ before, after }: Sent, began: boolean): string | null => {
  if (began) return null
  for (const player of PLAYERS) {
    const had = before.game.players[player].prizes.length
    const has = after.game.players[player].prizes.length
    if (has > had + putThere(after.game, player) && !before.state.startsWith('setUp'))
      return `I10: ${playerInWords(after.game, player)} had ${had} Prize cards and has ${has}.`
  }
  return null
}

/**
 * The states that wait for only one kind of request: the kind, its description and its rule. The key is the last part of the state's path.
 */
const WAITS_FOR: Readonly<Record<string, readonly [ask: string, words: string, rule: RuleId]>> = {
  flipping: ['coin', 'a coin', 'GR.8'],
  shuffling: ['shuffle', 'a shuffle', 'GR.8'],
  choosing: ['choice', 'a choice', 'GR.6'],
}

/** Describes a state that waits for a coin, a shuffle or a choice although none is requested; null if there is no such problem. */
const waitsForNothing = ({ state, game }: Snapshot): string | null => {
  const [asks, words, rule] = WAITS_FOR[state.slice(state.lastIndexOf('.') + 1)] ?? []
  if (asks === undefined || game.ask?.ask === asks) return null
  return `${rule}: the chart waits for ${words} in ${state}, and nobody is asked for one.`
}

/**
 * Describes one of these problems: a turn cannot be ended in its main phase (P1), nobody can act although the game has not ended (P1), or
 * an event is legal after the game has ended (WL.4). Null if there is none.
 */
const stuck = ({ state, game }: Snapshot, legal: readonly GameEvent[]): string | null => {
  if (state === 'gameOver') return legal.length === 0 ? null : 'WL.4: something can be done after the end of the game.'
  if (legal.length === 0) return `P1: nobody can do anything in ${state}.`
  if (state !== 'turn.main.ready') return null
  return legal.some((event) => event.type === 'END_TURN' && event.player === game.turn.player)
    ? null
    : `P1: ${playerInWords(game, game.turn.player)} cannot end turn ${game.turn.number}.`
}

/** Describes an action that is still in progress while the player whose turn it is may act (GR.3); null if there is none. */
const unfinished = ({ state, game }: Snapshot): string | null =>
  state === 'turn.main.ready' && game.resolution !== null
    ? `GR.3: ${playerInWords(game, game.turn.player)} may act, and an effect is still being carried out.`
    : null

/** The check of turns (I7, I10, P1, GR.3, GR.6, GR.8, T0.1, T1.1, T3.1). */
export const turnsAsTheyGo: Check = {
  name: 'turns as they go',
  watch: (opening) => {
    const { ruleset } = opening.game
    let attacked = opening.game.attack !== null
    return {
      see: (sent) => {
        if (!sent.accepted) return null
        const { facts } = sent.after.game
        attacked ||= eventOf(sent).type === 'DECLARE_ATTACK'
        const anotherGame = facts.some(({ fact }) => fact === 'SUDDEN_DEATH_BEGAN')
        const at = facts.findIndex(({ fact }) => fact === 'TURN_BEGAN')
        const began = begunWrongly(sent, at, ruleset) ?? morePrizes(sent, anotherGame)
        if (began !== null) return began
        if (at < 0 && !anotherGame)
          return attacked && sent.after.state.startsWith('turn.main')
            ? `T3.1: there was an attack in turn ${sent.after.game.turn.number}, and the main phase goes on.`
            : null
        attacked = false
        return stale(sent.after.game)
      },
      atRest: (at, legal) => waitsForNothing(at) ?? stuck(at, legal) ?? unfinished(at) ?? overdone(at.game, ruleset),
    }
  },
}

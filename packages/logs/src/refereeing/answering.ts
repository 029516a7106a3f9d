/** Answers the engine's requests for decisions after an action with what the next lines of the log show. */

import { type Microstep, play, type Request, request } from 'ptcg-turn-engine'
import { STEPPER, settleSnapshot } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Fact, GameEvent } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { LoggedCard } from '../languages/sentences.ts'
import type { Entry } from '../reading/battleLog.ts'
import { cardsMoved, findMadeOf } from './cardMoves.ts'
import type { RefereedTable } from './table.ts'

/** The maximum number of requests after an action. */
const MAX_QUESTIONS = 400

/** The lines after an action, from which its requests are answered. */
export interface FollowingLines {
  readonly entries: readonly Entry[]
  /** Lines that have been used to answer a request, or that describe an answer. */
  readonly used: Set<Entry>
}

/** Plays an event that is known to be legal, and returns its facts. */
export const sendEvent = (table: RefereedTable, event: GameEvent): readonly Fact[] => {
  const microsteps: Microstep[] = []
  const played = play(table.at, event, (one) => microsteps.push(one))
  if (E.isLeft(played)) return []
  table.trail.went(table.at, microsteps)
  table.at = played.right.snapshot
  return played.right.facts
}

/** Takes the automatic transitions that are due after changes by hand, such as Knock Outs, and returns the new facts. */
export const settleAnswers = (table: RefereedTable): readonly Fact[] => {
  const { facts } = table.game
  const microsteps: Microstep[] = []
  const after = settleSnapshot(STEPPER, table.at, (one) => microsteps.push(one))
  table.trail.went(table.at, microsteps)
  table.at = after
  const now = table.game.facts
  return facts.every((fact, at) => fact === now[at]) ? now.slice(facts.length) : now
}

const flat = (entries: readonly Entry[]): readonly Entry[] => entries.flatMap((entry) => [entry, ...flat(entry.under)])

/** Returns the next coin in the log, true for heads. For several coins, the log gives only the number that landed on one side. */
const nextCoin = (table: RefereedTable, { entries, used }: FollowingLines, coins: Map<Entry, number>): boolean => {
  const checkup = entries.findIndex(({ sentence }) => sentence.says === 'checkupBegan')
  // The log mentions a Checkup's coin after the beginning of the Checkup, and an attack's coin before the attack.
  const near = table.at.state.startsWith('checkup') ? entries.slice(checkup + 1) : entries
  for (const entry of flat(near)) {
    const { sentence } = entry
    if (sentence.says === 'coinLanded' && !used.has(entry)) {
      used.add(entry)
      return sentence.side === 'heads'
    }
    if (sentence.says === 'coinsLanded') {
      const flipped = coins.get(entry) ?? 0
      if (flipped >= sentence.count) continue
      coins.set(entry, flipped + 1)
      return flipped < sentence.amount === (sentence.side === 'heads')
    }
  }
  table.assumed.add('A coin that is not in the log landed on tails.')
  table.departs('The engine asks for a coin that is not in the log.')
  return false
}

/** Returns the index of the option for a Pokémon with this name; -1 if there is no such option. */
export const optionNamed = (
  table: RefereedTable,
  { player, options }: Extract<Request, { options: unknown }>,
  logged: LoggedCard,
): number => {
  const found = table
    .pokemonNamed(player, logged)
    .map(({ pokemon }) => options.findIndex((one) => one.option === 'pokemon' && one.pokemon === pokemon.id))
  return found.find((option) => option !== -1) ?? -1
}

/**
 * Returns the index of the option for the new Active Pokémon: the player's next Pokémon that the log puts into the Active Spot. If the log
 * names none, the first option is used.
 */
const promoted = (
  table: RefereedTable,
  asked: Extract<Request, { options: unknown }>,
  following: FollowingLines,
): number => {
  const { player } = asked
  for (const entry of following.entries) {
    const { sentence } = entry
    if (sentence.says !== 'nowActive' || sentence.player !== player || following.used.has(entry)) continue
    table.line = entry.line
    const option = optionNamed(table, asked, sentence.pokemon)
    if (option === -1) continue
    following.used.add(entry)
    return option
  }
  const { name } = table.game.players[player]
  table.assumed.add(`The log does not say whom ${name} has promoted.`)
  return 0
}

/**
 * Returns the index of the option for a Pokémon that must leave the Bench after the Bench limit has fallen: one whose cards the log
 * discards. -1 if there is none.
 */
const leaving = (
  table: RefereedTable,
  asked: Extract<Request, { options: unknown }>,
  following: FollowingLines,
): number => {
  const { player, options } = asked
  for (const entry of flat(following.entries)) {
    const { sentence } = entry
    if (sentence.says !== 'movedCard' && sentence.says !== 'movedCards') continue
    if (sentence.owner !== player || sentence.pile !== 'discard' || following.used.has(entry)) continue
    table.line = entry.line
    const named = cardsMoved(entry) ?? []
    const gone = findMadeOf(table, player, named)
    const option =
      gone === undefined
        ? Math.max(...named.map((logged) => optionNamed(table, asked, logged)))
        : options.findIndex((one) => one.option === 'pokemon' && one.pokemon === gone.pokemon.id)
    if (option === -1) continue
    following.used.add(entry)
    return option
  }
  return -1
}

const answerTo = (
  table: RefereedTable,
  asked: Request,
  following: FollowingLines,
  coins: Map<Entry, number>,
): GameEvent | null => {
  switch (asked.kind) {
    case 'coin':
      return { type: 'COIN_LANDED', heads: nextCoin(table, following, coins) }
    case 'shuffle':
      return { type: 'DECK_SHUFFLED', order: Array.from({ length: asked.cards }, (_, at) => at) }
    case 'random':
      return { type: 'CARD_TAKEN_AT_RANDOM', position: 0 }
    case 'promote':
      return { type: 'CHOOSE', player: asked.player, option: promoted(table, asked, following) }
    case 'choose':
    case 'prizes': {
      const loggedOption =
        asked.kind === 'choose' && asked.purpose === 'leaveBench' ? leaving(table, asked, following) : -1
      if (loggedOption !== -1) return { type: 'CHOOSE', player: asked.player, option: loggedOption }
      const option = asked.options.findIndex((_, at) => asked.again || !asked.picked.includes(at))
      if (asked.picked.length >= asked.min && asked.min === 0 && asked.units === 0)
        return { type: 'DONE', player: asked.player }
      return option === -1 ? { type: 'DONE', player: asked.player } : { type: 'CHOOSE', player: asked.player, option }
    }
    default:
      return null
  }
}

/** Answers requests until a player may act freely, a text must be carried out by hand, or the game is over. Returns the facts. */
export const answerAll = (table: RefereedTable, following: FollowingLines): readonly Fact[] => {
  const facts: Fact[] = []
  const coins = new Map<Entry, number>()
  for (let questions = 0; questions < MAX_QUESTIONS; questions += 1) {
    // A Sudden Death game is set up from other lines.
    if (table.at.state.startsWith('setUp')) return facts
    const asked = request(table.at)
    const answer = asked === null ? null : answerTo(table, asked, following, coins)
    if (answer === null) return facts
    const before = table.at
    facts.push(...sendEvent(table, answer))
    if (table.at === before) return facts
  }
  return facts
}

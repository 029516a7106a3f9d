/** Writes an event as a short line of names, such as `attach Fire Energy to Vulpix on the Bench`, and reads it back. */
import * as E from '#fp-ts/Either'
import type { Snapshot } from '../../engine/stepper/snapshot.ts'
import type { ChangeByHand, ChangeByHandName } from '../../game/model/changesByHand.ts'
import { EVENTS, type EventPart, type EventType, type GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'
import { CHANGE_PHRASES, EVENT_PHRASES } from './eventPhrases.ts'
import { chooseReading, type Parts, type Phrase, readPhrase, type Slot, type Speaking, writePhrase } from './phrase.ts'
import { candidateNames, sayCandidate } from './pick.ts'
import { NOT_TEXT, type NotationProblem, problem, quoteInput, type Unplaced } from './problem.ts'
import { CHANGE_SLOTS, EVENT_SLOTS, optionCandidates } from './slots.ts'

/** The maximum number of characters in a line, enough for the shuffle of 1000 cards. */
const MAX_LINE_LENGTH = 6000

type Wrong = { readonly wrong: Unplaced; readonly at: number }

/** All phrases of a table, each with the name of its event or change by hand. */
const rowsOf = <Name extends string>(
  table: Readonly<Record<Name, readonly Phrase[]>>,
): readonly { readonly name: Name; readonly phrase: Phrase }[] =>
  (Object.keys(table) as Name[]).flatMap((name) => table[name].map((phrase) => ({ name, phrase })))

const readAny = <Name extends string, Said>(
  table: Readonly<Record<Name, readonly Phrase[]>>,
  slots: Readonly<Record<string, Slot>>,
  at: Speaking,
  text: string,
  sayOf: (name: Name, parts: Parts) => Said,
): E.Either<Wrong, Said> => {
  const rows = rowsOf(table)
  const read = rows.flatMap(({ name, phrase }) => readPhrase(phrase, slots, at, text).map((one) => ({ name, one })))
  return chooseReading(
    read.map(({ one }) => one),
    rows.map(({ phrase }) => phrase),
    text,
    (parts, index) => sayOf(read[index]?.name as Name, parts),
  )
}

const writeAny = (
  phrases: readonly Phrase[],
  slots: Readonly<Record<string, Slot>>,
  at: Speaking,
  parts: Parts,
): readonly string[] =>
  [false, true].flatMap((numbered) =>
    phrases.flatMap((phrase) => writePhrase(phrase, slots, at, parts, numbered) ?? []),
  )

const keyOf = (
  phrases: readonly Phrase[],
  slots: Readonly<Record<string, Slot>>,
  at: Speaking,
  parts: Parts,
): string => {
  const slotOf = new Map(
    phrases.flatMap(({ words }) =>
      [...words.matchAll(/\{(\w+):?(\w*)\}/g)].map(([, part = '', slot]) => [part, slots[slot || part]] as const),
    ),
  )
  const keys = Object.entries(parts).map(([part, value]) => [
    part,
    slotOf.get(part)?.key?.(at, value as never, parts) ?? value,
  ])
  return JSON.stringify(keys.sort())
}

const partsOfChange = ({ change: _, ...parts }: ChangeByHand): Parts => parts

const writtenChange = (at: Speaking, value: ChangeByHand): readonly string[] =>
  writeAny(CHANGE_PHRASES[value.change], CHANGE_SLOTS, at, partsOfChange(value))

const change: Slot = {
  write: (at, value: ChangeByHand) => writtenChange(at, value)[0] ?? value.change,
  read: (at, text) =>
    E.mapLeft(({ wrong }: Wrong) => wrong)(
      readAny(CHANGE_PHRASES, CHANGE_SLOTS, at, text, (name: ChangeByHandName, parts) => ({ change: name, ...parts })),
    ),
  key: (at, value: ChangeByHand) =>
    `${value.change} ${keyOf(CHANGE_PHRASES[value.change], CHANGE_SLOTS, at, partsOfChange(value))}`,
}

/** The slot of each part of an event. The phrase itself says how a coin landed, so `heads` has no slot. */
const SLOTS: Readonly<Record<Exclude<EventPart, 'heads'>, Slot>> = { ...EVENT_SLOTS, change }

/** The speaker if the line names none: the player who is asked, or whose turn it is. */
const whoActs = ({ ask, turn }: Game): PlayerId => ask?.player ?? turn.player

const senderOf = (game: Game, event: GameEvent): PlayerId => ('player' in event ? event.player : whoActs(game))

const partsOf = (event: GameEvent): Parts => {
  const { type: _, player: __, ...parts } = event as { readonly type: string; readonly player?: PlayerId }
  return parts
}

const eventKey = (game: Game, event: GameEvent): string => {
  const player = senderOf(game, event)
  const at = { game, player }
  return `${player} ${event.type} ${keyOf(EVENT_PHRASES[event.type], SLOTS, at, partsOf(event))}`
}

/**
 * True if two events have the same effect: they are equal, or they differ only in which of several interchangeable copies of a card they
 * name (for example in a hand, in a discard pile, or attached to one Pokémon).
 */
export const isSameEvent = (snapshot: Pick<Snapshot, 'game'>, one: GameEvent, other: GameEvent): boolean =>
  eventKey(snapshot.game, one) === eventKey(snapshot.game, other)

/** The possible beginnings of a player's lines; numbers before names. */
const prefixes = (game: Game): readonly { readonly text: string; readonly player: PlayerId }[] => [
  ...PLAYERS.map((player) => ({ text: `player ${player + 1}: `, player })),
  ...PLAYERS.map((player) => ({ text: `${game.players[player].name}: `, player })),
]

const speakerOf = (game: Game, text: string): { readonly player: PlayerId; readonly from: number } => {
  const [first, ...rest] = prefixes(game).filter((one) => text.startsWith(one.text))
  const isUnambiguous = first !== undefined && rest.every(({ player }) => player === first.player)
  return isUnambiguous ? { player: first.player, from: first.text.length } : { player: whoActs(game), from: 0 }
}

/** For a line that cannot be read: the problem that it begins with the name of nobody in this game, or null. */
const unknownSpeaker = (game: Game, text: string): Wrong | null => {
  const [, name = '', verb = ''] = /^([^:]+): (\S+)/.exec(text) ?? []
  const names = game.players.map((player) => player.name)
  const isAction = rowsOf(EVENT_PHRASES).some(({ phrase }) => `${phrase.words} `.startsWith(`${verb} `))
  if (!isAction || names.includes(name)) return null
  return {
    wrong: problem('unknown', `There is no player ${quoteInput(name)}; the players are: ${names.join(', ')}.`, names),
    at: 0,
  }
}

const read = (game: Game, text: string): E.Either<Wrong, GameEvent> => {
  const { player, from } = speakerOf(game, text)
  const found = readAny(EVENT_PHRASES, SLOTS, { game, player }, text.slice(from), (type: EventType, parts) =>
    EVENTS[type].sender === 'host' ? { type, ...parts } : { type, player, ...parts },
  )
  return E.bimap(
    ({ wrong, at }: Wrong) => (from === 0 && at === 0 ? unknownSpeaker(game, text) : null) ?? { wrong, at: at + from },
    (event) => event as GameEvent,
  )(found)
}

/**
 * The event that a line stands for on this board, legal or not: `check` and `play` apply the rules. The player who must act is the speaker;
 * a line may begin with another player's name, as in `Ben: concede`. The left side of the result is a problem: what cannot be read, and
 * what could be meant. Never throws.
 */
export const eventFromText = (snapshot: Pick<Snapshot, 'game'>, text: string): E.Either<NotationProblem, GameEvent> => {
  if (typeof text !== 'string') return E.left(NOT_TEXT)
  const trimmed = text.trim()
  const margin = text.length - text.trimStart().length
  if (text.length > MAX_LINE_LENGTH)
    return E.left({ ...problem('tooLong', `A line has at most ${MAX_LINE_LENGTH} characters.`), line: 1, column: 1 })
  return E.mapLeft(({ wrong, at }: Wrong) => ({ ...wrong, line: 1, column: margin + at + 1 }))(
    read(snapshot.game, trimmed),
  )
}

/**
 * An event as a short line of names. Read on the same board, the line gives the event again or an equivalent one. Things with the same name
 * are distinguished by number, as in `Vulpix #2 on the Bench`, or a card by its id. If the speaker is not the player who must act, the line
 * begins with a name, as in `Ben: concede`.
 */
export const eventToText = (snapshot: Pick<Snapshot, 'game'>, event: GameEvent): string => {
  const { game } = snapshot
  const player = senderOf(game, event)
  const at = { game, player }
  const lines = writeAny(EVENT_PHRASES[event.type], SLOTS, at, partsOf(event))
  const starts = [...(player === whoActs(game) ? [''] : []), `${game.players[player].name}: `, `player ${player + 1}: `]
  const key = eventKey(game, event)
  for (const line of lines)
    for (const start of starts) {
      const back = read(game, `${start}${line}`)
      if (E.isRight(back) && eventKey(game, back.right) === key) return `${start}${line}`
    }
  return `${starts.at(-1)}${lines.at(-1) ?? event.type}`
}

/**
 * The names of the options of the pending choice, in their order, for use after `choose`. Empty if no choice is
 * pending.
 */
export const optionsInText = (snapshot: Pick<Snapshot, 'game'>): readonly string[] => {
  const { game } = snapshot
  const candidates = optionCandidates({ game, player: whoActs(game) })
  return candidates.map((one) => sayCandidate(candidates, one) ?? candidateNames([one])[0] ?? '')
}

/** Lets a person play at a terminal: shows the table, lists the legal events, lets the person type any event, and explains refusals. */
import input from '@inquirer/input'
import select from '@inquirer/select'
import pc from 'picocolors'
import { check, readEvent, request, type Snapshot } from 'ptcg-turn-engine'
import { cardName } from 'ptcg-turn-engine/internal/game/board/definitions'
import { type Game, type GameEvent, opponentOf, type PlayerId } from 'ptcg-turn-engine/model'
import { eventFromText, type NotationProblem } from 'ptcg-turn-engine/notation'
import { eventInWords, groupedEvents, optionInWords, pokemonInWords, questionOf } from 'ptcg-turn-engine/table'
import * as E from '#fp-ts/Either'
import type { Seats } from './kindsOfPlayers.ts'
import type { ReasonedEvent } from './seats.ts'
import { violationLines } from './terminalLines.ts'

const sideLines = (game: Game, player: PlayerId, own: boolean): readonly string[] => {
  const { name, active, bench, hand, deck, discard, prizes } = game.players[player]
  const { poisoned = 0, burned = 0, rotated = null } = active?.conditions ?? {}
  const conditions = [rotated, poisoned > 0 ? 'Poisoned' : null, burned > 0 ? 'Burned' : null].filter(
    (one) => one !== null,
  )
  const energy = (cards: readonly number[]): string =>
    cards.length === 0 ? '' : ` {${cards.map((card) => cardName(game, card)).join(', ')}}`
  return [
    `${pc.bold(name)}: ${prizes.length} Prize cards, ${deck.length} in the deck, ${discard.length} discarded, ${hand.length} in hand`,
    ...(active === null
      ? []
      : [
          `  ${pokemonInWords(game, active.id)}${energy(active.energy)} ${pc.magenta(conditions.join(', '))}`.trimEnd(),
        ]),
    ...bench.map((one) => `  ${pokemonInWords(game, one.id)}${energy(one.energy)}`),
    ...(own ? [`  Hand: ${hand.map((card) => `${cardName(game, card)} ${pc.dim(`#${card}`)}`).join(', ')}`] : []),
  ]
}

/** The table as a player sees it. */
export const tableLines = ({ game }: Snapshot, player: PlayerId): string =>
  ['', ...sideLines(game, opponentOf(player), false), ...sideLines(game, player, true), ''].join('\n')

/** The question to the player, with the options picked so far. */
const question = (snapshot: Snapshot): string => {
  const { game } = snapshot
  const asked = request(snapshot)
  if (asked?.kind === 'resolve') return `Carry out by hand: ${asked.text}`
  if (asked === null || !('purpose' in asked)) return 'What do you do?'
  const picked = asked.picked
    .flatMap((index) => asked.options[index] ?? [])
    .map((option) => optionInWords(game, option))
  const range =
    asked.max > 1 && asked.units === 0 ? ` (${asked.min} to ${Math.min(asked.max, asked.options.length)})` : ''
  return `${questionOf(game, asked)}${range}${picked.length === 0 ? '' : ` So far: ${picked.join(', ')}.`}`
}

/** The legal events as rows. Events that only use different copies of an equal card share a row. */
const rowsOf = (
  game: Game,
  legal: readonly GameEvent[],
): readonly { readonly name: string; readonly value: GameEvent }[] => {
  const ways = groupedEvents(game, legal).flatMap(({ lines }) => lines.flatMap((line) => line.ways))
  return ways.map(({ label, says, events }) => {
    const twins = ways.some((other) => other.says === says && other.label !== label)
    const marks = [...(twins ? [label] : []), ...(events.length > 1 ? [`(any of ${events.length})`] : [])]
    return { name: [says, ...marks.map((mark) => pc.dim(mark))].join(' '), value: events[0] }
  })
}

/** The entries of the menu that are not events. */
type OtherEntry = 'hint' | 'anything'

const OTHER_ENTRIES: readonly { readonly name: string; readonly value: OtherEntry }[] = [
  { name: pc.dim('Ask the strong player …'), value: 'hint' },
  { name: pc.dim('Try something else …'), value: 'anything' },
]

/** Reads a typed event, written in words or as JSON. Left: one sentence that says why the text is not an event. */
export const typedEvent = (snapshot: Snapshot, typed: string): E.Either<string, unknown> => {
  if (!typed.trimStart().startsWith('{'))
    return E.mapLeft(({ message }: NotationProblem) => message)(eventFromText(snapshot, typed))
  try {
    return E.right(JSON.parse(typed) as unknown)
  } catch {
    return E.left('This begins like JSON, but it is not valid JSON.')
  }
}

/** Asks for any event, legal or not. The answer is empty if the person has changed their mind. */
const askForAnything = (): Promise<string> =>
  input({ message: 'In words, such as "attach Fire Energy to Vulpix on the Bench", or as JSON; Enter goes back' })

/** Clears the screen, and waits for the next person. */
export const handOver = async (name: string): Promise<void> => {
  process.stdout.write('\u001b[2J\u001b[3J\u001b[H')
  await input({ message: `${name} is next. Press Enter when nobody else is looking.` })
}

/** The lines with which a computer player tells what it would do. */
const hintLines = (game: Game, { event, reasons }: ReasonedEvent): string =>
  [`The strong player would ${eventInWords(game, event)}.`, ...reasons]
    .map((line) => `  ${pc.cyan('?')} ${line}\n`)
    .join('')

/** Asks until the person gives a legal event. Prints every reason against an illegal event. `advise` decides as a strong player. */
export const askHuman = async (
  snapshot: Snapshot,
  player: PlayerId,
  legal: readonly GameEvent[],
  advise: () => ReasonedEvent,
): Promise<GameEvent> => {
  const { game } = snapshot
  process.stdout.write(`${tableLines(snapshot, player)}\n`)
  for (;;) {
    const picked = await select<GameEvent | OtherEntry>({
      message: `${game.players[player].name}: ${question(snapshot)}`,
      pageSize: 20,
      choices: [...rowsOf(game, legal), ...OTHER_ENTRIES],
    })
    if (picked === 'hint') process.stdout.write(hintLines(game, advise()))
    if (typeof picked === 'object') return picked
    const text = picked === 'anything' ? await askForAnything() : ''
    if (text.trim() === '') continue
    const typed = typedEvent(snapshot, text)
    if (E.isLeft(typed)) {
      process.stdout.write(`  ${pc.red('✗')} ${typed.left}\n`)
      continue
    }
    const checked = E.flatMap((read: GameEvent) => check(snapshot, read))(readEvent(typed.right))
    if (E.isLeft(checked)) process.stdout.write(`${violationLines(checked.left)}\n`)
    else if ('player' in checked.right && checked.right.player === player) return checked.right
    else process.stdout.write(`  ${pc.red('✗')} That event is not one for ${game.players[player].name} to play.\n`)
  }
}

/** Asks which kinds of players play. */
export const askSeats = (): Promise<Seats> =>
  select<Seats>({
    message: 'Who plays?',
    choices: [
      { name: 'You against the computer', value: ['human', 'club'] },
      { name: 'You against the computer at its strongest', value: ['human', 'strong'] },
      { name: 'You against a beginner', value: ['human', 'beginner'] },
      { name: 'Two people at this terminal', value: ['human', 'human'] },
      { name: 'The computer against itself, for you to watch', value: ['club', 'club'] },
    ],
  })

/** Carries out each method on the open games, and returns an answer or a failure. */

import {
  cards,
  createSession,
  decks,
  type JsonProblem,
  type Playable,
  type Rejection,
  readEvent,
  rulesets,
  save,
  savePosition,
  type UndoRefusal,
  type Violation,
} from 'ptcg-turn-engine'
import { RECORDING_FORMAT, RECORDING_VERSION } from 'ptcg-turn-engine/internal/engine/files/recording'
import { quote } from 'ptcg-turn-engine/internal/game/json/problem'
import type { PlayerId } from 'ptcg-turn-engine/model'
import { POSITION_FORMAT, POSITION_VERSION, SAVE_FORMAT, SAVE_VERSION } from 'ptcg-turn-engine/schemas'
import { samplingProblem } from 'ptcg-turn-engine-players/internal/sample'
import * as E from '#fp-ts/Either'
import { pipe } from '#fp-ts/function'
import * as RA from '#fp-ts/ReadonlyArray'
import type { Answers, GameStatus, PartOfHistory, StatusWithFacts } from './answers.ts'
import { dealtGame, loadedGame } from './creating.ts'
import { ERROR_CODES, type RequestFailure } from './errors.ts'
import { eventsInWords, factsInWords, statusInWords, viewInWords, wordsIf } from './inWords.ts'
import type { OpenGame, OpenGames } from './openGames.ts'
import { type Endings, playAhead, problemOfPlayingAhead } from './playingAhead.ts'
import { type Method, PROTOCOL, type RequestOf, RequestSchema } from './requests.ts'

const NAME = 'ptcg-turn-engine'
/** The maximum number of entries of a list in one answer. */
const MAX_LISTED = 500

/** The implementation of a method. */
type Does<Named extends Method> = (
  request: RequestOf<Named>,
  games: OpenGames,
  version: string,
) => E.Either<RequestFailure, Answers[Named]>

/** The game that an answer shows: the seat of a player, or the whole session if no player is given. */
const seenBy = ({ session }: OpenGame, player: PlayerId | undefined): Playable =>
  player === undefined ? session : session.seat(player)

/** The audience of an answer, and whether words are requested. */
interface AnswerOptions {
  readonly player?: PlayerId
  readonly words?: boolean
}

const statusOf = (open: OpenGame, { player, words }: AnswerOptions): GameStatus => {
  const { name, session } = open
  const seen = seenBy(open, player)
  const { state, game } = seen.state()
  const request = seen.request()
  return {
    game: name,
    played: session.history().length,
    state,
    request,
    result: game.result,
    canUndo: session.whyNotUndo() === null,
    canRedo: session.whyNotRedo() === null,
    ...wordsIf(words, () => statusInWords(game, request)),
  }
}

const statusWithFacts = (open: OpenGame, options: AnswerOptions): StatusWithFacts => {
  const { words, ...status } = statusOf(open, options)
  const { game } = seenBy(open, options.player).state()
  return {
    ...status,
    facts: game.facts,
    ...(words === undefined ? {} : { words: { ...words, ...factsInWords(game, game.facts) } }),
  }
}

const reasonsAgainst = (open: OpenGame, event: unknown, player: PlayerId | undefined): readonly Violation[] => {
  const read = readEvent(event)
  return E.isLeft(read) ? read.left : seenBy(open, player).whyNot(read.right)
}

const refused = ({ violations }: Rejection): RequestFailure => ({
  code: 'REFUSED',
  message: violations.map(({ message }) => message).join(' '),
  violations,
})

const cannotUndo = ({ message }: UndoRefusal): RequestFailure => ({ code: 'CANNOT_UNDO', message })

/** The part of a list that begins at an index and fits into one answer. */
const partOf = <Entry>(
  list: readonly Entry[],
  game: string,
  from: number,
): PartOfHistory & { readonly list: readonly Entry[] } => {
  const end = from + MAX_LISTED
  return { game, from, list: list.slice(from, end), next: end < list.length ? end : null }
}

const tooLong = ({ session, name }: OpenGame, { limits }: OpenGames): RequestFailure | null =>
  session.history().length < limits.events
    ? null
    : {
        code: 'TOO_MANY_EVENTS',
        message: `${limits.events} events have been played in the game ${quote(name)}, and no more are taken.`,
      }

const onGame =
  <Request extends { readonly game: string }, Done>(
    does: (open: OpenGame, request: Request, games: OpenGames) => E.Either<RequestFailure, Done>,
  ) =>
  (request: Request, games: OpenGames): E.Either<RequestFailure, Done> =>
    pipe(
      games.find(request.game),
      E.chain((open) => does(open, request, games)),
    )

export const METHODS: { readonly [Named in Method]: Does<Named> } = {
  about: ({ protocol = PROTOCOL }, { limits }, version) =>
    protocol === PROTOCOL
      ? E.right({
          name: NAME,
          version,
          protocol: PROTOCOL,
          methods: RequestSchema.options.map((one) => one.entries.method.literal),
          errors: ERROR_CODES,
          formats: {
            [RECORDING_FORMAT]: RECORDING_VERSION,
            [SAVE_FORMAT]: SAVE_VERSION,
            [POSITION_FORMAT]: POSITION_VERSION,
          },
          decks: Object.keys(decks),
          rulesets: Object.keys(rulesets),
          limits,
        })
      : E.left({
          code: 'OTHER_PROTOCOL',
          message: `This program speaks version ${PROTOCOL} of the protocol, not version ${quote(protocol)}.`,
        }),
  cards: ({ cards: wanted = Object.keys(cards) }) => {
    const unknown = wanted.find((id) => !Object.hasOwn(cards, id))
    return unknown === undefined
      ? E.right({ cards: wanted.flatMap((id) => cards[id] ?? []) })
      : E.left({ code: 'NO_SUCH_CARD', message: `There is no card ${quote(unknown)} among those of this package.` })
  },
  create: (request, games) =>
    pipe(
      games.open(request.game, () => dealtGame(request)),
      E.map((open) => statusWithFacts(open, request)),
    ),
  load: (request, games) =>
    pipe(
      games.open(request.game, () => loadedGame(request)),
      E.map((open) => statusWithFacts(open, request)),
    ),
  copy: onGame(({ session }, { to, undo = 'fair', ...options }: RequestOf<'copy'>, games) =>
    pipe(
      games.open(to, () => E.right(createSession(session.state(), { undo }))),
      E.map((open) => statusOf(open, options)),
    ),
  ),
  games: (_, games) =>
    E.right({
      games: games.all().map(({ name, session }) => {
        const { state, game } = session.state()
        return { game: name, played: session.history().length, state, players: game.players.map((one) => one.name) }
      }),
    }),
  close: onGame(({ name }, _: RequestOf<'close'>, games) => {
    games.close(name)
    return E.right({ game: name })
  }),
  play: onGame((open, { event, ...options }: RequestOf<'play'>, games) => {
    const full = tooLong(open, games)
    if (full !== null) return E.left(full)
    const sent = pipe(
      readEvent(event),
      E.mapLeft((violations): Rejection => ({ rejected: event, violations })),
      E.flatMap((read) => seenBy(open, options.player).send(read)),
    )
    return E.bimap(refused, () => statusWithFacts(open, options))(sent)
  }),
  why: onGame((open, { event, player }: RequestOf<'why'>) => {
    const violations = reasonsAgainst(open, event, player)
    return E.right({ game: open.name, legal: violations.length === 0, violations })
  }),
  simulate: onGame((open, request: RequestOf<'simulate'>, { limits }) => {
    const { event, player } = request
    const violations = event === undefined ? [] : reasonsAgainst(open, event, player)
    if (RA.isNonEmpty(violations)) return E.left(refused({ rejected: event, violations }))
    const at = open.session.state()
    const problem = problemOfPlayingAhead(at) ?? (player === undefined ? null : samplingProblem(at, player))
    return E.bimap(
      (message: string) => ({ code: 'REFUSED', message }) as const,
      (endings: Endings) => ({ game: open.name, ...endings }),
    )(problem === null ? playAhead(open.session, request, limits.simulatedWork) : E.left(problem))
  }),
  legal: onGame((open, { player, words }: RequestOf<'legal'>) => {
    const seen = seenBy(open, player)
    const events = seen.legalEvents()
    return E.right({ game: open.name, events, ...wordsIf(words, () => eventsInWords(seen.state().game, events)) })
  }),
  request: onGame((open, request: RequestOf<'request'>) => E.right(statusOf(open, request))),
  view: onGame((open, { player, words }: RequestOf<'view'>) => {
    const view = seenBy(open, player).state()
    return E.right({ game: open.name, view, ...wordsIf(words, () => viewInWords(view.game)) })
  }),
  facts: onGame((open, { from = 0, player, words }: RequestOf<'facts'>) => {
    const { name, session } = open
    const all = player === undefined ? session.history().map(({ facts }) => facts) : session.seat(player).facts()
    const { list, ...part } = partOf(all, name, from)
    const facts = list.flat()
    const { game } = seenBy(open, player).state()
    return E.right({ ...part, facts, ...wordsIf(words, () => factsInWords(game, facts)) })
  }),
  history: onGame(({ name, session }, { from = 0 }: RequestOf<'history'>) => {
    const { list, ...part } = partOf(session.history(), name, from)
    return E.right({ ...part, events: list.map(({ event }) => event) })
  }),
  undo: onGame((open, request: RequestOf<'undo'>) =>
    E.bimap(cannotUndo, () => statusOf(open, request))(open.session.undo()),
  ),
  redo: onGame((open, request: RequestOf<'redo'>) =>
    E.bimap(cannotUndo, () => statusOf(open, request))(open.session.redo()),
  ),
  save: onGame(({ name, session }, { format = 'recording' }: RequestOf<'save'>) => {
    if (format === 'recording') return E.right({ game: name, file: session.save() })
    if (format === 'save') return E.right({ game: name, file: save(session.state()) })
    return E.bimap(
      ({ message }: JsonProblem): RequestFailure => ({ code: 'CANNOT_SAVE', message }),
      (file: Answers['save']['file']) => ({ game: name, file }),
    )(savePosition(session.state()))
  }),
}

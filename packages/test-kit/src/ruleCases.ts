/**
 * The cases of the rules as data: the events and boards of each test named after a rule, recorded while the test runs.
 * So the tests are the only source of the cases: programs that show or replay them (`npm run site`) need no list of
 * their own.
 */
import { appendFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import {
  load,
  loadPosition,
  type Position,
  type RuleId,
  type RulesetId,
  rulesets,
  type Save,
  type Snapshot,
  save,
  savePosition,
  type ViolationCode,
} from 'ptcg-turn-engine'
import type { DefinitionId, Game, GameEvent } from 'ptcg-turn-engine/model'
import type { CaseBeginning, TriedCase } from 'ptcg-turn-engine-conformance/internal/suite/writtenCases'

export type CaseSide = 'accepts' | 'rejects'

export interface RuleCase {
  readonly rule: RuleId
  readonly side: CaseSide
  readonly what: string
  readonly tried: readonly TriedCase[]
}

/** The environment variable that names a folder to write the cases into. Without it, nothing is recorded. */
export const CASES_FOLDER = 'RULE_CASES'

const folder = process.env[CASES_FOLDER]

/** The snapshot and event that led to each game. They are kept across tests, since tests share played boards. */
const origins = new WeakMap<Game, { readonly at: Snapshot; readonly event: GameEvent }>()

interface Noted {
  readonly at: Snapshot | readonly DefinitionId[]
  readonly event: GameEvent | null
  readonly refused: readonly string[]
  /** The game after the event, if the event was played. */
  readonly to?: Game
}

let tries: readonly Noted[] = []

/**
 * Records that an event was played at the snapshot `at`. If an earlier recorded step led to `at`, that step is now only a part of the path
 * to this event, and no longer a separate case.
 */
export const noteStep = (at: Snapshot, event: GameEvent, { game }: Snapshot): void => {
  if (folder === undefined) return
  origins.set(game, { at, event })
  tries = [...tries.filter(({ to }) => to !== at.game), { at, event, refused: [], to: game }]
}

/** Records the answer to the question whether an event is legal. */
export const noteAnswer = (at: Snapshot, event: GameEvent, refused: readonly ViolationCode[]): void => {
  if (folder !== undefined) tries = [...tries, { at, event, refused }]
}

/** Records the answer to the question whether a deck is legal. */
export const noteDeck = (deck: readonly DefinitionId[], refused: readonly string[]): void => {
  if (folder !== undefined) tries = [...tries, { at: deck, event: null, refused }]
}

const pathTo = ({ game }: Snapshot): readonly GameEvent[] => {
  const from = origins.get(game)
  return from === undefined ? [] : [...pathTo(from.at), from.event]
}

const rootOf = (at: Snapshot): Snapshot => {
  const from = origins.get(at.game)
  return from === undefined ? at : rootOf(from.at)
}

const asFile = (at: Snapshot): Save => JSON.parse(JSON.stringify(save(at))) as Save

const isSame = (loaded: E.Either<unknown, Snapshot>, root: Snapshot): boolean =>
  E.isRight(loaded) && isDeepStrictEqual(asFile(loaded.right), asFile(root))

/** The position with its ruleset replaced by an id, if the ruleset is an era of the package. */
const withNamedEra = (position: Position): Position => {
  const known = Object.values(rulesets).find((one) => isDeepStrictEqual(one, position.ruleset))
  return known === undefined ? position : { ...position, ruleset: known.id as RulesetId }
}

/** The beginning of a case as data; null for an invented game that no file can represent. */
export const beginning = (root: Snapshot): CaseBeginning | null => {
  const position = root.state === 'turn.main.ready' ? savePosition(root) : null
  if (position !== null && E.isRight(position)) {
    const short = withNamedEra(position.right)
    if (isSame(loadPosition(short), root)) return { position: short }
  }
  const saved = asFile(root)
  return isSame(load(saved), root) ? { save: saved } : null
}

const triedOf = ({ at, event, refused }: Noted): readonly TriedCase[] => {
  if (!('game' in at)) return [{ from: { deck: at }, before: [], event, refused }]
  const from = beginning(rootOf(at))
  return from === null ? [] : [{ from, before: pathTo(at), event, refused }]
}

/** Runs a test and writes the cases it tried to a file. */
export const writingDown = async (
  named: Omit<RuleCase, 'tried'>,
  file: string,
  body: () => void | Promise<void>,
): Promise<void> => {
  tries = []
  await body()
  if (folder === undefined) return
  const tried = [...new Set(tries.flatMap(triedOf).map((one) => JSON.stringify(one)))].map(
    (one) => JSON.parse(one) as TriedCase,
  )
  appendFileSync(join(folder, `${basename(file)}.jsonl`), `${JSON.stringify({ ...named, tried } satisfies RuleCase)}\n`)
}

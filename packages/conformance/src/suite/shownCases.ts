/** Plays a case on the engine and describes it in words, for the living rulebook and `ptcg-turn explore --rule`. */

import { check, createGame, decks, load, loadPosition, type Played, play, type Snapshot } from 'ptcg-turn-engine'
import type { DefinitionId, Fact, GameEvent } from 'ptcg-turn-engine/model'
import { boardToText, eventToText } from 'ptcg-turn-engine/notation'
import { factsWithSteps, TURN_STOPS } from 'ptcg-turn-engine/table'
import * as E from '#fp-ts/Either'
import type { CaseBeginning, TriedCase } from './writtenCases.ts'

/** A reason for a refusal. The rule and the clause are null for a problem with a deck. */
export interface ShownReason {
  readonly rule: string | null
  readonly clause: string | null
  readonly code: string
  readonly message: string
  readonly remedy: string | null
}

export interface ShownCase {
  readonly allowed: boolean
  readonly title: string
  readonly from: CaseBeginning
  readonly before: readonly GameEvent[]
  readonly event: GameEvent | null
  /** The events in `before`, in the notation. `says` is `event` in the notation or, for a deck, in words. */
  readonly beforeSays: readonly string[]
  readonly says: string
  /** The board before the event; empty for a deck. */
  readonly board: string
  /** The facts in words. */
  readonly told: readonly string[]
  readonly reasons: readonly ShownReason[]
  /** The cards in play, in hands and in discard piles. */
  readonly cards: readonly DefinitionId[]
  /** The state of the chart in which the event is tried. `type` is the type of the event. */
  readonly state: string
  readonly type: string
}

/** Creates the game of a case. Left: the problems of the deck; empty if a board or a save is malformed. */
export const gameFrom = (from: CaseBeginning): E.Either<readonly ShownReason[], Snapshot> => {
  if ('position' in from) return E.mapLeft(() => [])(loadPosition(from.position))
  if ('save' in from) return E.mapLeft(() => [])(load(from.save))
  const created = createGame({
    players: [
      { name: 'A', deck: { name: 'the deck of A', cards: from.deck } },
      { name: 'B', deck: decks.inteleon },
    ],
    randomness: 'asked',
  })
  return E.mapLeft((problems: readonly { readonly code: string; readonly message: string }[]) =>
    problems.map(({ code, message }) => ({ rule: null, clause: null, code, message, remedy: null })),
  )(created)
}

const openCards = ({ game }: Snapshot): readonly DefinitionId[] => {
  const open = game.players.flatMap(({ active, bench, hand, discard }) => [
    ...(active === null ? [] : [active, ...bench]).flatMap(({ cards, energy, tools }) => [
      ...cards,
      ...energy,
      ...tools,
    ]),
    ...hand,
    ...discard,
  ])
  const all = [...open, ...(game.stadium === null ? [] : [game.stadium.card])]
  return [...new Set(all.flatMap((card) => game.cards[card]?.definition ?? []))]
}

/** The facts of an event in words. An attack is described step by step, with rules. `earlier` has the facts before the event. */
export const describeFacts = (earlier: readonly Fact[], { facts, snapshot: { game } }: Played): readonly string[] =>
  factsWithSteps(earlier, facts, game).map((sentence) =>
    'stop' in sentence ? `${TURN_STOPS[sentence.stop].name}: ${sentence.says} (${sentence.rule})` : sentence.says,
  )

const ofDeck = ({ from, refused }: TriedCase, title: string, deck: readonly DefinitionId[]): ShownCase => {
  const begun = gameFrom(from)
  const reasons = E.isLeft(begun) ? begun.left : []
  if (reasons.map(({ code }) => code).join() !== refused.join()) throw new Error(`${title}: ${JSON.stringify(reasons)}`)
  return {
    allowed: E.isRight(begun),
    title,
    from,
    before: [],
    event: null,
    beforeSays: [],
    says: `begin a game with this deck of ${deck.length} cards`,
    board: '',
    told: E.isRight(begun) ? ['The game begins.'] : [],
    reasons,
    cards: [...new Set(deck)],
    state: 'setUp',
    type: '',
  }
}

/** Plays a case and describes it. Throws if the result differs from the result in its test. */
export const playCase = (tried: TriedCase, title: string): ShownCase => {
  const { from, before, event, refused } = tried
  if ('deck' in from) return ofDeck(tried, title, from.deck)
  const begun = gameFrom(from)
  if (E.isLeft(begun) || event === null) throw new Error(`${title}: the board is impossible.`)
  let at = begun.right
  const beforeSays: string[] = []
  const earlier: Fact[] = []
  for (const one of before) {
    beforeSays.push(eventToText(at, one))
    const played = play(at, one)
    if (E.isLeft(played)) throw new Error(`${title}: ${beforeSays.at(-1)} is refused.`)
    earlier.push(...played.right.facts)
    at = played.right.snapshot
  }
  const checked = check(at, event)
  const reasons: readonly ShownReason[] = E.isLeft(checked)
    ? checked.left.map(({ rule, clause, code, message, remedy }) => ({ rule, clause, code, message, remedy }))
    : []
  if (reasons.map(({ code }) => code).join() !== refused.join())
    throw new Error(`${title}: ${JSON.stringify(event)} ${JSON.stringify(reasons)}, not ${refused.join()}`)
  const played = play(at, event)
  return {
    allowed: reasons.length === 0,
    title,
    from,
    before,
    event,
    beforeSays,
    says: eventToText(at, event),
    board: boardToText(at),
    told: E.isRight(played) ? describeFacts(earlier, played.right) : [],
    reasons,
    cards: openCards(at),
    state: at.state,
    type: event.type,
  }
}

/** The game after these events, or null if one of them is refused. */
export const afterEvents = (from: CaseBeginning, events: readonly GameEvent[]): Snapshot | null => {
  const begun = gameFrom(from)
  if (E.isLeft(begun)) return null
  return events.reduce<Snapshot | null>((at, one) => {
    const played = at === null ? null : play(at, one)
    return played === null || E.isLeft(played) ? null : played.right.snapshot
  }, begun.right)
}

/** The game after an accepted case. */
export const gameAfterCase = ({ from, before, event }: ShownCase): Snapshot | null =>
  afterEvents(from, [...before, ...(event === null ? [] : [event])])

/** The board on a page of the book: a case is set up, its event tried, and the game can be continued freely. */
import * as E from 'fp-ts/lib/Either.js'
import { render } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { legalEvents, play, type RulesetId, request, rulesets, type Save, type Snapshot, view } from 'ptcg-turn-engine'
import type { GameEvent, PlayerId } from 'ptcg-turn-engine/model'
import { eventFromText } from 'ptcg-turn-engine/notation'
import { groupedEvents, questionOf } from 'ptcg-turn-engine/table'
import type { ShownReason } from 'ptcg-turn-engine-conformance'
import { describeFacts, gameFrom } from 'ptcg-turn-engine-conformance/internal/suite/shownCases'
import type { CaseBeginning } from 'ptcg-turn-engine-conformance/internal/suite/writtenCases'
import { gameIn } from 'ptcg-turn-engine-inspector/internal/taking/gameLink'
import { BookBoard } from './board.tsx'
import { SITE_ROOT } from './root.ts'

interface PageCase {
  readonly allowed: boolean
  readonly title: string
  readonly from: CaseBeginning
  readonly before: readonly GameEvent[]
  readonly event: GameEvent | null
  readonly says: string
  /** The player from whose side the board is seen, in a game opened by a link. */
  readonly seat?: PlayerId
}

type Outcome =
  | { readonly came: 'allowed'; readonly says: string; readonly sentences: readonly string[] }
  | { readonly came: 'refused'; readonly says: string; readonly reasons: readonly ShownReason[] }
  | { readonly came: 'unread'; readonly message: string }

interface TriedCase {
  /** The moments so far, the current one last; empty if a deck is not tried yet, or if the board is impossible. */
  readonly games: readonly Snapshot[]
  readonly outcome: Outcome | null
}

/** The same beginning in another era. A board can be set up under the rules of any era; a game in progress stays in its own era. */
const inEra = (from: CaseBeginning, era: RulesetId | ''): CaseBeginning =>
  'position' in from && era !== '' ? { position: { ...from.position, ruleset: era } } : from

const laidOut = ({ from, before }: PageCase, era: RulesetId | ''): TriedCase => {
  if ('deck' in from) return { games: [], outcome: null }
  const begun = gameFrom(inEra(from, era))
  if (E.isLeft(begun))
    return { games: [], outcome: { came: 'unread', message: 'In that era this board is impossible.' } }
  let at = begun.right
  for (const event of before) {
    const played = play(at, event)
    if (E.isLeft(played)) {
      const reasons = played.left.violations
      return { games: [at], outcome: { came: 'refused', says: 'what leads to this board, in that era', reasons } }
    }
    at = played.right.snapshot
  }
  return { games: [at], outcome: null }
}

const tried = ({ games }: TriedCase, event: GameEvent, says: string): TriedCase => {
  const at = games.at(-1)
  if (at === undefined) return { games, outcome: null }
  const played = play(at, event)
  if (E.isLeft(played)) return { games, outcome: { came: 'refused', says, reasons: played.left.violations } }
  return {
    games: [...games, played.right.snapshot],
    outcome: {
      came: 'allowed',
      says,
      sentences: describeFacts(
        games.flatMap(({ game }) => game.facts),
        played.right,
      ),
    },
  }
}

const triedDeck = ({ from, says }: PageCase): TriedCase => {
  const begun = gameFrom(from)
  return E.isLeft(begun)
    ? { games: [], outcome: { came: 'refused', says, reasons: begun.left } }
    : { games: [begun.right], outcome: { came: 'allowed', says, sentences: ['The game begins.'] } }
}

const OutcomeReport = ({ outcome }: { readonly outcome: Outcome | null }) => (
  <div class="outcome" role="status">
    {outcome === null ? null : outcome.came === 'unread' ? (
      <p class="unread">{outcome.message}</p>
    ) : outcome.came === 'allowed' ? (
      <>
        <p class="mark allowed" data-came="allowed">
          Allowed: {outcome.says}
        </p>
        <ul>
          {outcome.sentences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </>
    ) : (
      <>
        <p class="mark refused" data-came="refused">
          Refused: {outcome.says}
        </p>
        <ul>
          {outcome.reasons.map(({ rule, code, message, remedy }) => (
            <li key={code}>
              {message} {remedy} {rule === null ? null : <a href={`${SITE_ROOT}rules/${rule}.html`}>{rule}</a>}{' '}
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)

const Moves = ({ at, send }: { readonly at: Snapshot; readonly send: (event: GameEvent, says: string) => void }) => {
  const events = legalEvents(at)
  return (
    <details class="moves">
      <summary>Everything that is allowed now ({events.length})</summary>
      {groupedEvents(at.game, events).map(({ id, title, lines }) => (
        <div key={id}>
          <h3>{title}</h3>
          <div class="ways">
            {lines.flatMap(({ key, ways }) =>
              ways.map(({ label, says, events: [event] }) => (
                <button type="button" key={`${key} ${label}`} onClick={() => send(event, says)}>
                  {says}
                </button>
              )),
            )}
          </div>
        </div>
      ))}
    </details>
  )
}

const AnyMove = ({ said }: { readonly said: (text: string) => void }) => {
  const [text, write] = useState('')
  return (
    <form
      class="any"
      onSubmit={(submitted) => {
        submitted.preventDefault()
        said(text)
      }}
    >
      <label for="any-move">Or any move in words</label>
      <input
        id="any-move"
        value={text}
        placeholder="such as: retreat · B: end the turn"
        onInput={({ currentTarget }) => write(currentTarget.value)}
      />
      <button type="submit">Try</button>
    </form>
  )
}

const markOf = ({ allowed, seat }: PageCase): string => (seat !== undefined ? 'Yours' : allowed ? 'Allowed' : 'Refused')

const Try = ({ cases }: { readonly cases: readonly PageCase[] }) => {
  const [index, choose] = useState(0)
  const [era, setEra] = useState<RulesetId | ''>('')
  const one = cases[index]
  const start = useMemo(() => (one === undefined ? { games: [], outcome: null } : laidOut(one, era)), [one, era])
  const [now, set] = useState<TriedCase>(start)
  if (one === undefined) return null
  const at = now.games.at(-1)
  const asked = at === undefined ? null : request(at)
  const seen = one.seat ?? null
  const isOthers = seen !== null && asked !== null && asked.player !== seen
  const isAtStart = now.games === start.games || now.games.length === start.games.length
  const take = (next: number): void => {
    const other = cases[next]
    if (other === undefined) return
    choose(next)
    set(laidOut(other, era))
  }
  const said = (text: string): void => {
    if (at === undefined) return
    const read = eventFromText(at, text)
    set(
      E.isLeft(read)
        ? { ...now, outcome: { came: 'unread', message: read.left.message } }
        : tried(now, read.right, text),
    )
  }
  return (
    <>
      <fieldset class="chooser">
        <legend>Cases</legend>
        {cases.map((each, number) => (
          <button
            type="button"
            key={`${each.title} ${each.says}`}
            class={each.seat !== undefined ? 'yours' : each.allowed ? 'allowed' : 'refused'}
            aria-pressed={number === index}
            data-case={number}
            onClick={() => take(number)}
          >
            <span class="mark">{markOf(each)}</span> {each.title}
          </button>
        ))}
      </fieldset>
      <div class="play">
        <div class="bar">
          {one.seat === undefined ? (
            <button
              type="button"
              class="main"
              data-try
              disabled={!isAtStart}
              onClick={() => set(one.event === null ? triedDeck(one) : tried(now, one.event, one.says))}
            >
              Try: {one.says}
            </button>
          ) : null}
          <button
            type="button"
            disabled={now.games.length <= start.games.length}
            onClick={() => set({ games: now.games.slice(0, -1), outcome: null })}
          >
            Take back
          </button>
          <button type="button" onClick={() => set(start)}>
            Start again
          </button>
          {'position' in one.from ? (
            <label class="era">
              Era{' '}
              <select
                value={era}
                onChange={({ currentTarget }) => {
                  const value = currentTarget.value as RulesetId | ''
                  setEra(value)
                  set(laidOut(one, value))
                }}
              >
                <option value="">of the case</option>
                {Object.values(rulesets).map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
        </div>
        <OutcomeReport outcome={now.outcome} />
        {at === undefined ? null : (
          <>
            <BookBoard game={seen === null ? at.game : view(at, seen).game} state={at.state} />
            {asked === null ? null : (
              <p class="asked">
                {at.game.players[asked.player].name}: {questionOf(at.game, asked)}
              </p>
            )}
            {isOthers ? (
              <p class="quiet">What {at.game.players[asked.player].name} can do is not shown: it is not your hand.</p>
            ) : (
              <>
                <Moves at={at} send={(event, says) => set(tried(now, event, says))} />
                <AnyMove said={said} />
              </>
            )}
          </>
        )}
      </div>
    </>
  )
}

/** The board in the address as a case; empty if there is none or it cannot be read. */
const broughtAlong = async (): Promise<readonly PageCase[]> => {
  if (!new URLSearchParams(location.hash.slice(1)).has('game')) return []
  const brought = await gameIn(location.hash)
  if (E.isLeft(brought)) return []
  const from: CaseBeginning = { save: brought.right as Save }
  const seat: PlayerId = new URLSearchParams(location.hash.slice(1)).get('seat') === '1' ? 1 : 0
  if (E.isLeft(gameFrom(from))) return []
  return [{ allowed: true, title: 'The board of your game', from, before: [], event: null, says: '', seat }]
}

const place = document.getElementById('try')
const written = document.getElementById('cases')?.textContent
if (place !== null && typeof written === 'string')
  void broughtAlong().then((own) => render(<Try cases={[...own, ...(JSON.parse(written) as PageCase[])]} />, place))

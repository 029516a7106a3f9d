/** Runs a conformance suite against an engine's functions. Replace the functions of ptcg-turn-engine with your own. */
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { check, createGame, legalEvents, load, play, readEvent, type Snapshot, save } from 'ptcg-turn-engine'
import type { Because, SuiteCase, SuiteChange, SuiteGame, SuiteHead } from 'ptcg-turn-engine-conformance'

type Parts = Record<string, unknown>
type Reasons = readonly Because[]

const lines = readFileSync(process.argv[2] ?? 'suite.jsonl', 'utf8')
  .trim()
  .split('\n')
const head = JSON.parse(lines[0] ?? '') as SuiteHead
const cases = lines.slice(1).map((line) => JSON.parse(line) as SuiteCase)

const saveOf = ({ state, game, cards, ruleset }: SuiteGame) => {
  const all = cards.map((card) => (typeof card === 'string' ? head.cards[card] : card))
  const definitions = Object.fromEntries(all.map((card) => [card?.id, card]))
  const era = typeof ruleset === 'string' ? head.rulesets[ruleset] : ruleset
  return { ...head.save, state, game: { ...structuredClone(game), definitions, ruleset: era } }
}

const change = (game: unknown, { set, gone = [] }: SuiteChange) => {
  for (const pointer of [...Object.keys(set), ...gone]) {
    const way = pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    const inside = way.slice(0, -1).reduce((part, key) => part[key] as Parts, game as Parts)
    const last = way.at(-1) ?? ''
    if (Object.hasOwn(set, pointer)) inside[last] = set[pointer]
    else delete inside[last]
  }
}

const sorted = (list: readonly unknown[]) => [...new Set(list.map((one) => JSON.stringify(one)))].sort()
const reasons = (list: Reasons) => sorted(list.map(({ rule, code }) => [rule, code]))
const same = (one: readonly unknown[], other: readonly unknown[]) => isDeepStrictEqual(sorted(one), sorted(other))

const differenceIn = (one: SuiteCase): string | null => {
  if (one.of === 'deck') {
    const seat = { name: 'A', deck: { name: 'A', cards: one.deck } }
    const created = createGame({ players: [seat, seat], randomness: 'asked' })
    const why: Reasons = created._tag === 'Left' ? created.left : []
    return isDeepStrictEqual(reasons(why), reasons(one.because)) ? null : 'the deck'
  }
  const expected = saveOf(one.begins)
  const loaded = load(expected)
  if (loaded._tag === 'Left') return 'where it begins'
  let at: Snapshot = loaded.right
  for (const [number, { legal, refused = [], play: event, facts, then }] of one.moments.entries()) {
    if (!same(legalEvents(at), legal)) return `moment ${number}: what is legal`
    for (const { event: tried, because } of refused) {
      const read = readEvent(tried)
      const checked = read._tag === 'Left' ? read : check(at, read.right)
      const why: Reasons = checked._tag === 'Left' ? checked.left : []
      if (!isDeepStrictEqual(reasons(why), reasons(because)))
        return `moment ${number}: why ${JSON.stringify(tried)} is refused`
    }
    if (event === undefined || then === undefined) continue
    const played = play(at, event)
    if (played._tag === 'Left' || !isDeepStrictEqual(played.right.facts, facts))
      return `moment ${number}: what is played`
    at = played.right.snapshot
    expected.state = then.state
    change(expected.game, then)
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(save(at))), expected)) return `moment ${number}: the game after it`
  }
  return null
}

const wrong = cases.flatMap((one) => differenceIn(one) ?? [])
for (const sentence of wrong) console.log(sentence)
console.log(`${cases.length - wrong.length} of ${cases.length} cases`)
process.exitCode = wrong.length > 0 ? 1 : 0

/** Programs of hosts that have only the package: for Node, typed, and pages. */

/** Plays a whole game and prints the winner; the same in every environment. */
const WHOLE_GAME = `
const deal = {
  players: [{ name: 'Ada', deck: decks.cinderace }, { name: 'Ben', deck: decks.inteleon }],
  randomness: { seed: 1 },
}
const wholeGame = () => {
  const created = createGame(deal)
  if (created._tag === 'Left') return created.left[0].message
  let snapshot = created.right
  let events = 0
  while (request(snapshot) !== null) {
    const event = legalEvents(snapshot).at(-1)
    const played = play(snapshot, event)
    if (played._tag === 'Left') return played.left.violations[0].message
    snapshot = played.right.snapshot
    events += 1
  }
  const [{ rule }] = check(snapshot, { type: 'END_TURN', player: 0 }).left
  return snapshot.state + ' ' + snapshot.game.result.outcome + ' ' + rule + ' ' + (events > 20)
}`

const NAMES = '{ check, createGame, decks, legalEvents, play, request }'

export const PLAYED = 'gameOver win WL.4 true'

export const NODE_GAME = `import ${NAMES} from 'ptcg-turn-engine'\n${WHOLE_GAME}\nconsole.log(wholeGame())`

/** Imports every module, and prints the reason for each that fails. */
export const everyModule = (modules: readonly string[]): string => `
const failures = {}
for (const name of ${JSON.stringify(modules)}) {
  try {
    const all = await import(name)
    if (Object.keys(all).length === 0 && name !== 'ptcg-turn-engine/model') failures[name] = 'It exports nothing.'
  } catch (error) {
    failures[name] = error.code + ': ' + error.message
  }
}
console.log(JSON.stringify(failures))`

/** An actor in the host's own XState plays the same game as `play`. */
export const NODE_ACTOR = `
import { actorOptions, createGame, decks, gameMachine, legalEvents, play, snapshotOf } from 'ptcg-turn-engine'
import { createActor } from 'xstate'
const created = createGame({ players: [{ name: 'Ada', deck: decks.cinderace }, { name: 'Ben', deck: decks.inteleon }], randomness: { seed: 1 } })
const [event] = legalEvents(created.right)
const actor = createActor(gameMachine, actorOptions(created.right)).start()
actor.send(event)
console.log(snapshotOf(actor.getSnapshot()).state === play(created.right, event).right.snapshot.state)`

/** The machine as the host's XState runs it, from set-up to its output. */
export const NODE_MACHINE = `
import { decks, gameMachine, legalEvents, newGame, snapshotOf } from 'ptcg-turn-engine'
import { createActor, toPromise } from 'xstate'
const made = newGame({ players: [{ name: 'Ada', deck: decks.cinderace }, { name: 'Ben', deck: decks.inteleon }], randomness: { seed: 1 } })
const actor = createActor(gameMachine, { input: { game: made.right } })
let facts = 0
actor.on('*', () => { facts += 1 })
actor.start()
while (actor.getSnapshot().status === 'active') actor.send(legalEvents(snapshotOf(actor.getSnapshot())).at(-1))
const result = await toPromise(actor)
console.log(actor.getSnapshot().status, result.outcome, facts > 20)`

/** Serves the inspector of a game, and prints its answer. */
export const INSPECTOR = `
import { decks } from 'ptcg-turn-engine'
import { liveGame, recordingOf, serveInspector } from 'ptcg-turn-engine-inspector'
const players = [{ name: 'Ada', deck: decks.cinderace }, { name: 'Ben', deck: decks.inteleon }]
const live = liveGame(recordingOf('A game', { from: 'deal', options: { players, randomness: { seed: 1 } } }))
const inspector = await serveInspector({ live: live.right })
console.log((await fetch(inspector.right.url)).status)
await inspector.right.close()`

/** The results of the package are read with functions of fp-ts. */
export const NODE_EITHER = `
import { createGame, decks } from 'ptcg-turn-engine'
import * as E from 'fp-ts/lib/Either.js'
const created = createGame({ players: [{ name: 'Ada', deck: decks.cinderace }, { name: 'Ben', deck: [] }], randomness: { seed: 1 } })
console.log(E.isLeft(E.map((snapshot) => snapshot.state)(created)))`

/** Every module, and the most common types. */
export const typedHost = (modules: readonly string[]): string => `
${modules.map((name, at) => `import * as m${at} from '${name}'`).join('\n')}
import { check, createGame, decks, type GameEvent, legalEvents, play, request, type Snapshot } from 'ptcg-turn-engine'

export const modules: readonly object[] = [${modules.map((_, at) => `m${at}`).join(', ')}]

const started = createGame({
  players: [{ name: 'Ada', deck: decks.cinderace }, { name: 'Ben', deck: decks.inteleon }],
  randomness: { seed: 1 },
})
export const next = (snapshot: Snapshot, event: GameEvent): Snapshot | string => {
  const played = play(snapshot, event)
  return played._tag === 'Right' ? played.right.snapshot : played.left.violations[0].message
}
if (started._tag === 'Right') {
  const kind: 'main' | undefined = request(started.right)?.kind === 'main' ? 'main' : undefined
  const [event] = legalEvents(started.right)
  if (event !== undefined) console.log(kind, next(started.right, event))
  const reasons = check(started.right, { type: 'COIN_LANDED', heads: true })
  if (reasons._tag === 'Left') console.log(reasons.left[0].rule, reasons.left[0].remedy)
}
// @ts-expect-error There is no such event.
export const wrong: GameEvent = { type: 'PASS' }
`

/** The page writes its result into its body. */
const SHOW = `document.body.textContent = wholeGame()`

/** True if an element draws something with a size. */
const SHOW_ELEMENT = `
const chart = document.createElement('ptcg-turn-chart')
document.body.append(chart)
document.body.dataset.element = String(customElements.get('ptcg-turn-chart') !== undefined && chart.shadowRoot !== null)`

/** A page's script for a bundler: the game, and an element beside it. */
export const BUNDLED_SCRIPT = `
import ${NAMES} from 'ptcg-turn-engine'
import { defineElements } from 'ptcg-turn-engine-inspector/elements'
${WHOLE_GAME}
defineElements()
${SHOW}
${SHOW_ELEMENT}`

export const BUNDLED_PAGE =
  '<!doctype html><title>Host</title><body></body><script type="module" src="/main.js"></script>'

/** A page without a bundler. */
export const PLAIN_PAGE = `<!doctype html><title>Host</title><body></body>
<script type="module">
import ${NAMES.replace('}', ', defineElements }')} from './ptcg-turn-engine.js'
${WHOLE_GAME}
defineElements()
${SHOW}
${SHOW_ELEMENT}
</script>`

/** A page without a bundler that names the package: an import map gives its place. */
export const MAPPED_PAGE = PLAIN_PAGE.replace(
  '<script type="module">',
  '<script type="importmap">{ "imports": { "ptcg-turn-engine": "./ptcg-turn-engine.js" } }</script>\n<script type="module">',
).replace("'./ptcg-turn-engine.js'\n", "'ptcg-turn-engine'\n")

/** A game between known decks, and the cards of a set. */
export const PRINTED_GAME = `
import { createGame } from 'ptcg-turn-engine'
import { cardsOfDecks, knownDecks } from 'ptcg-turn-engine-cards'
import { cards } from 'ptcg-turn-engine-cards/sets/sv1'
const decks = Object.values(knownDecks).slice(0, 2)
const [first, second] = decks
const game = createGame({
  players: [{ name: 'Ada', deck: first }, { name: 'Ben', deck: second }],
  cards: await cardsOfDecks(...decks),
  randomness: { seed: 1 },
})
console.log(game._tag, cards.length > 100)`

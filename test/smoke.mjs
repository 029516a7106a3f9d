/** The built package in plain Node: it loads, plays, explains, and its command answers. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { createActor } from 'xstate'
import * as printed from '../dist/packages/cards/src/reading/index.js'
import { liveGame, recordingOf, serveInspector } from '../dist/packages/inspector/src/index.js'
import * as stately from '../dist/packages/inspector/src/stately/index.js'
import * as xstateInspect from '../dist/packages/inspector/src/xstateInspect/index.js'
import * as engine from '../dist/src/index.js'
import * as notation from '../dist/src/view/notation/index.js'

const { createGame, play, check, legalEvents, request, view, save, load, replay, gameMachine, actorOptions, decks } =
  engine
for (const name of ['savePosition', 'loadPosition', 'rulebook', 'rulesets', 'cards']) assert.ok(name in engine, name)

const created = createGame({
  players: [
    { name: 'Ada', deck: decks.cinderace },
    { name: 'Ben', deck: decks.inteleon },
  ],
  randomness: { seed: 1 },
})
assert.equal(created._tag, 'Right')
let snapshot = created.right
const events = []
while (snapshot.state !== 'gameOver') {
  const event = legalEvents(snapshot).at(-1)
  const played = play(snapshot, event)
  assert.equal(played._tag, 'Right')
  events.push(event)
  snapshot = played.right.snapshot
}
assert.equal(replay(created.right, events)._tag, 'Right')
assert.equal(request(snapshot), null)
assert.equal(check(snapshot, { type: 'END_TURN', player: 0 })._tag, 'Left')
assert.equal(load(JSON.parse(JSON.stringify(save(created.right))))._tag, 'Right')
assert.equal(view(created.right, 0).game.players[1].hand.length, created.right.game.players[1].hand.length)

const [jar] = printed.readCards([{ id: 'jar-1', name: 'Jar', supertype: 'Trainer', rules: ['Draw 4 cards.'] }]).cards
assert.deepEqual(jar.definition.effect, [{ do: 'draw', who: 'you', cards: 4 }])

const { right: drawn } = notation.boardFromText('A active Scorbunny\nA hand Fire Energy\nB active Sobble')
const { right: attaching } = notation.eventFromText(drawn, 'attach Fire Energy to Scorbunny')
assert.equal(play(drawn, attaching)._tag, 'Right')
assert.equal(notation.eventToText(drawn, attaching), 'attach Fire Energy to Scorbunny in the Active Spot')
assert.equal(notation.boardFromLine(notation.positionToLine(drawn).right)._tag, 'Right')

const actor = createActor(gameMachine, actorOptions(created.right)).start()
actor.send(events[0])
assert.notEqual(actor.getSnapshot().context.game, created.right.game)

const element = await import('../dist/packages/inspector/src/elements/index.js')
assert.equal(typeof element.defineTurnChart, 'function')
assert.equal(typeof element.defineTurnBudget, 'function')

const players = [
  { name: 'Ada', deck: decks.cinderace },
  { name: 'Ben', deck: decks.inteleon },
]
const live = liveGame(recordingOf('A game', { from: 'deal', options: { players, randomness: { seed: 1 } } }))
assert.equal(live._tag, 'Right')
const inspector = await serveInspector({ live: live.right })
assert.equal(inspector._tag, 'Right', inspector.left)
const page = await (await fetch(inspector.right.url)).text()
assert.match(page, /id="recording"/)
const script = await fetch(new URL('page.js', inspector.right.url))
assert.equal(script.status, 200)
await inspector.right.close()

// The other inspectors' packages are part of ours, or beside it.
const shownToV4 = await xstateInspect.inspectOverWebSocket(actor)
assert.equal(shownToV4._tag, 'Right', shownToV4.left)
await shownToV4.right.disconnect()
const shownToStately = await stately.inspectOverWebSocket()
assert.equal(shownToStately._tag, 'Right', shownToStately.left)
await (shownToStately.right.disconnect ?? shownToStately.right.close)()

const command = join(import.meta.dirname, '../dist/packages/cli/src/main.js')
assert.match(execFileSync(process.execPath, [command, 'rules'], { encoding: 'utf8' }), /T2D\.4/)
// The packages beside this one are found where the build leaves them.
const withKnownDecks = [command, 'fuzz', '--decks', 'arceus-vstar', 'palkia-vstar', '--games', '1', '--json']
assert.match(execFileSync(process.execPath, withKnownDecks, { encoding: 'utf8' }), /"games":1,/)
assert.match(
  execFileSync(process.execPath, [command, 'chart', '--detail', 'overview'], { encoding: 'utf8' }),
  /stateDiagram-v2/,
)
process.stdout.write('smoke test passed\n')

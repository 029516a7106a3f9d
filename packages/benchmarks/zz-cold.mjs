import { legalEvents, readEvent } from 'ptcg-turn-engine'
import { STEPPER, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { firstSnapshot } from 'ptcg-turn-engine-fuzz'
import { playGame } from 'ptcg-turn-engine-fuzz/internal/campaign/game'
import { send, ENGINE } from 'ptcg-turn-engine-fuzz/internal/run'
const clock = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
const N = 40, SEED = 1
const games = []
for (let i = 0; i < N; i++) playGame(SEED, i, [{ name: 'r', watch: (opening) => { const sent = []; games.push({ opening, sent }); return { see: ({ event }) => { sent.push(event); return null } } } }])
const events = games.reduce((s, g) => s + g.sent.length, 0)
const decide = ({ opening, sent }) => { let at = firstSnapshot(opening); legalEvents(at); for (const e of sent) { const r = readEvent(e); if (r._tag === 'Left') continue; const a = step(STEPPER, at, r.right); if (a !== at) legalEvents(a); at = a } }
const sending = ({ opening, sent }) => { let at = firstSnapshot(opening); legalEvents(at); for (const e of sent) { const a = send(STEPPER, at, {event: e, expects: null}).after; if (a !== at) legalEvents(a); at = a } }
const cold = (g) => { const d = JSON.parse(JSON.stringify(g.opening.game.definitions)); return { ...g, opening: { ...g.opening, game: { ...g.opening.game, definitions: d } } } }
const ways = { warm: () => games.forEach(decide), send: () => games.forEach(sending), bare: () => { for (let i = 0; i < N; i++) playGame(SEED, i, []) } }
const acc = {}
for (let r = 0; r < 12; r++) {
  const c = games.map(cold); let t = clock(); c.forEach(decide); (acc.cold ??= []).push(clock() - t)
  for (const [k, f] of Object.entries(ways)) { t = clock(); f(); (acc[k] ??= []).push(clock() - t) }
}
for (const [k, a] of Object.entries(acc)) console.log(k, (a.slice(3).toSorted((x, y) => x - y)[4] * 1000 / events).toFixed(1))

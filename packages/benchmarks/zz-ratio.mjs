import { legalEvents, readEvent } from 'ptcg-turn-engine'
import { STEPPER, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { firstSnapshot } from 'ptcg-turn-engine-fuzz'
import { playGame } from 'ptcg-turn-engine-fuzz/internal/campaign/game'
import { checksOf } from 'ptcg-turn-engine-fuzz/internal/checks'
const clock = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
const N = 40, R = Number(process.argv[2] ?? 8), SEED = 1
const games = []
for (let i = 0; i < N; i++) playGame(SEED, i, [{ name: 'r', watch: (opening) => { const sent = []; games.push({ opening, sent }); return { see: ({ event }) => { sent.push(event); return null } } } }])
const events = games.reduce((s, g) => s + g.sent.length, 0)
const decide = ({ opening, sent }) => { let at = firstSnapshot(opening); legalEvents(at); for (const e of sent) { const r = readEvent(e); if (r._tag === 'Left') continue; const a = step(STEPPER, at, r.right); if (a !== at) legalEvents(a); at = a } }
const ratios = [], al = [], ca = []
for (let r = 0; r < R; r++) {
  let t = clock(); const K = 8; for (let k = 0; k < K; k++) games.forEach(decide); const alone = (clock() - t) / K
  t = clock(); for (let i = 0; i < N; i++) { const { found } = playGame(SEED, i, checksOf(i)); if (found) throw new Error(found.finding.says) } const camp = clock() - t
  if (r >= 2) { ratios.push(camp / alone); al.push(alone * 1000 / events); ca.push(camp * 1000 / events) }
}
const med = (a) => a.toSorted((x, y) => x - y)[a.length >> 1].toFixed(1)
const min = (a) => Math.min(...a); console.log('MIN alone', min(al).toFixed(1), 'campaign', min(ca).toFixed(1), (min(ca) / min(al)).toFixed(1), 'med', med(ratios), ratios.map((x) => x.toFixed(1)).join(' '))

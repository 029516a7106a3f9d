import { playGame } from 'ptcg-turn-engine-fuzz/internal/campaign/game'
import { checksOf, DEEP_EVERY } from 'ptcg-turn-engine-fuzz/internal/checks'
const clock = () => performance.now()
const N = Number(process.argv[2] ?? 40), R = Number(process.argv[3] ?? 3)
const SEED = 1
let acc = new Map(), events = 0
const wrap = (c) => ({ name: c.name, watch: (...a) => {
  const t = clock(); const w = c.watch(...a); add(c.name + ' watch', t)
  return { ...(w.atRest ? { atRest: (...x) => { const t = clock(); try { return w.atRest(...x) } finally { add(c.name + ' atRest', t) } } } : {}),
    ...(w.see ? { see: (...x) => { const t = clock(); try { return w.see(...x) } finally { add(c.name + ' see', t) } } } : {}) }
} })
const add = (n, t) => acc.set(n, (acc.get(n) ?? 0) + clock() - t)
const count = { name: 'n', watch: () => ({ see: () => { events++; return null } }) }
for (let r = 0; r < R; r++) {
  acc = new Map(); events = 0
  const t = clock()
  for (let i = 0; i < N; i++) playGame(SEED, i, [count, ...checksOf(i).map(wrap)])
  const total = clock() - t
  if (r === R - 1) {
    console.log('events', events, 'total ms', total.toFixed(0), 'µs/event', (total * 1000 / events).toFixed(0))
    let s = 0
    for (const [n, v] of [...acc].sort((a, b) => b[1] - a[1])) { s += v; console.log(n.padEnd(45), (v * 1000 / events).toFixed(1).padStart(8), 'µs/ev', (100 * v / total).toFixed(1) + '%') }
    console.log('rest', ((total - s) * 1000 / events).toFixed(1))
  }
}

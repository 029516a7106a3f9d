import { gameChart } from '/tmp/wt/B/machines/game.ts'
import { playGame } from '/tmp/wt/B/src/fuzz/campaign/game.ts'
import { addTallies, EMPTY_TALLY, type Tally } from '/tmp/wt/B/src/fuzz/coverage/tally.ts'
import { REACHES, reachOf } from '/tmp/wt/B/src/fuzz/report/reach.ts'
import { HANDLERS } from '/tmp/wt/B/src/game/effects/resolve.ts'
import { VIOLATION_CODES } from '/tmp/wt/B/src/game/rules/violation.ts'
import { chartGraph } from '/tmp/wt/B/src/view/chart/graph.ts'
for (const seed of process.argv.slice(2).map(Number)) {
  let tally: Tally = EMPTY_TALLY
  const t0=Date.now()
  for (let n = 0; n < 1400; n += 1) tally = addTallies(tally, playGame(seed, n, []).tally)
  const m = [...REACHES.flatMap((name) => reachOf(tally, chartGraph(gameChart))[name].missing), ...VIOLATION_CODES.filter((c) => !tally.violations[c]), ...Object.keys(HANDLERS).filter((c) => !tally.effects[c])]
  console.log(seed, Date.now()-t0, JSON.stringify(m))
  if (m.length===0) break
}

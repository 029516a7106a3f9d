/** Two processes under a small load, one of them killed: no event is lost, and nobody sees a hidden card. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const ONLINE = join(import.meta.dirname, '../../online')
const NODE = join(ONLINE, 'node_modules/node/bin/node')

/** The environment for Redis and PostgreSQL of this test alone. */
const env = { ...process.env, PTCG_SERVICES: '/tmp/ptcg-online-test', REDIS_PORT: '6391', PG_PORT: '5441' }
const services = (command: string) => spawnSync('sh', ['services.sh', command], { cwd: ONLINE, env, encoding: 'utf8' })

afterAll(() => void services('stop'))

/** A sentence about what is not installed, or null. */
const missing = (): string | null => {
  if (!existsSync(NODE)) return 'Colyseus and Node 22 are not installed: run "npm ci" in packages/examples/online.'
  const { status, stderr } = services('start')
  return status === 0 ? null : stderr.trim()
}

test('a process is killed, Redis stops, and nothing is lost', ({ skip }) => {
  const sentence = missing()
  if (sentence !== null) skip(sentence)
  const options = ['--rooms', '6', '--minutes', '1', '--kill', '20', '--redis-stop', '5']
  const { status, stdout, stderr } = spawnSync(NODE, ['--import', 'tsx', 'load/main.ts', ...options], {
    cwd: ONLINE,
    env,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status, stdout).toBe(0)
  const accepted = Number(/(\d+) accepted from bots/.exec(stdout)?.[1])
  const whileAway = Number(/While Redis was stopped, (\d+)/.exec(stdout)?.[1])
  expect(Math.min(accepted, whileAway), stdout).toBeGreaterThan(0)
})

test.for(['redis', 'slow', 'flood'])('the drill of %s succeeds', (name, { skip }) => {
  const sentence = missing()
  if (sentence !== null) skip(sentence)
  const drill = ['--no-experimental-websocket', '--import', 'tsx', 'drills/main.ts', name]
  const { status, stdout, stderr } = spawnSync(NODE, drill, { cwd: ONLINE, env, encoding: 'utf8' })
  expect([status, stderr], stdout).toEqual([0, ''])
})

test('a process reports how many events it has stored', async ({ skip }) => {
  const sentence = missing()
  if (sentence !== null) skip(sentence)
  const options = ['--import', 'tsx', 'main.ts', '--port', '2621', '--metrics', '2622']
  const server = spawn(NODE, options, { cwd: ONLINE, env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await once(server.stdout, 'data')
    const play = ['--import', 'tsx', 'play.ts', 'http://127.0.0.1:2621']
    const { stdout } = spawnSync(NODE, play, { cwd: ONLINE, env, encoding: 'utf8' })
    const events = Number(/Ann .* after (\d+) events/.exec(stdout)?.[1])
    const metrics = await (await fetch('http://127.0.0.1:2622/metrics')).text()
    const stored = [...metrics.matchAll(/^ptcg_events_total{.*} (\d+)$/gm)].map(([, count]) => Number(count))
    expect(
      stored.reduce((sum, count) => sum + count, 0),
      stdout,
    ).toBe(events)
  } finally {
    server.kill()
  }
})

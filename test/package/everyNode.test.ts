/** The package in the Nodes and with the XStates that it says it runs with: the lowest, and the newest of each line. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as hosts from './hosts.ts'
import { type Found, nodeOf } from './nodes.ts'
import { installed, type Packed, PEERS, pack, ROOT, removeAll, runInNode } from './packed.ts'

interface Manifest {
  readonly engines: { readonly node: string }
  readonly peerDependencies: { readonly xstate: string }
}

const { engines, peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest

let packed: Packed
let project: string

beforeAll(() => {
  packed = pack('as built')
  project = installed(packed, 'every-node', PEERS)
}, 600_000)

afterAll(removeAll, 60_000)

/** The lowest version that a range such as `>=20` or `^5.20.0` has. */
const lowest = (range: string): string => {
  const [, major, minor = '0', patch = '0'] = /^(?:>=|\^)(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(range) ?? []
  if (major === undefined) throw new Error(`${range} is no range that begins somewhere.`)
  return `${major}.${minor}.${patch}`
}

describe.each([
  { version: lowest(engines.node), required: 'ERR_REQUIRE_ESM' },
  { version: '20', required: 'function' },
  { version: '22', required: 'function' },
  { version: '24', required: 'function' },
])('in Node $version', ({ version, required }) => {
  let found: Found
  beforeAll(() => {
    found = nodeOf(version)
  }, 300_000)

  const inNode = (say: string, look: (node: string) => void): void =>
    test(say, ({ skip }) => {
      if (found.missing !== undefined) return skip(found.missing)
      look(found.node)
    })

  const ptcgTurn = (node: string, ...args: readonly string[]): string =>
    execFileSync(node, [join(project, 'node_modules/ptcg-turn-engine/dist/packages/cli/src/main.js'), ...args], {
      cwd: project,
      encoding: 'utf8',
    })

  inNode('it is that version', (node) => {
    expect(`${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}.`).toContain(`v${version}.`)
  })

  inNode('every entry loads', (node) => {
    expect(JSON.parse(runInNode(project, hosts.EVERY_MODULE, node))).toEqual({})
  })

  inNode('a whole game is played', (node) => {
    expect(runInNode(project, hosts.NODE_GAME, node).trim()).toBe(hosts.PLAYED)
  })

  inNode('an actor of XState plays the same game', (node) => {
    expect(runInNode(project, hosts.NODE_ACTOR, node).trim()).toBe('true')
  })

  inNode(`require() gives ${required}`, (node) => {
    expect(runInNode(project, hosts.REQUIRED, node).trim()).toBe(required)
  })

  inNode('the command plays a game, and fuzzes in worker threads', (node) => {
    expect(ptcgTurn(node, 'play', '--seed', '5')).toMatch(/ wins /)
    const report = ptcgTurn(node, 'fuzz', '--games', '2', '--workers', '2', '--seed', '1', '--json')
    expect(JSON.parse(report)).toMatchObject({ games: 2, failures: [] })
  })

  inNode('the inspector answers with its page', (node) => {
    expect(runInNode(project, hosts.INSPECTOR, node).trim()).toBe('200')
  })
})

describe.each([
  ['lowest', lowest(peerDependencies.xstate)],
  ['newest', peerDependencies.xstate],
])('with the %s XState, %s', (which, version) => {
  let own: string
  beforeAll(() => {
    own = installed(packed, `xstate-${which}`, [], [`xstate@${version}`])
  }, 300_000)

  test('there is that one, and no other', () => {
    const { version: there } = JSON.parse(readFileSync(join(own, 'node_modules/xstate/package.json'), 'utf8'))
    if (which === 'lowest') expect(there).toBe(version)
    else expect(there).not.toBe(lowest(version))
  })

  test('an actor plays the same game', () => expect(runInNode(own, hosts.NODE_ACTOR).trim()).toBe('true'))

  test('an actor plays a whole game to its output', () =>
    expect(runInNode(own, hosts.NODE_MACHINE).trim()).toBe('done win true'))
})

/** The tarballs under every supported package manager and Node, and with other copies of XState. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as hosts from './hosts.ts'
import { type Found, nodeOf } from './nodes.ts'
import {
  installTarballs,
  MANAGERS,
  type Manager,
  MODULES,
  OF_THE_HOST,
  packAll,
  ptcgTurn,
  removeAll,
  runInNode,
  scratch,
  type Tarball,
  typeErrors,
} from './tarballs.ts'

let tarballs: readonly Tarball[]

beforeAll(() => {
  tarballs = packAll(scratch())
}, 600_000)

afterAll(removeAll, 300_000)

const NODES = ['20', '22', '24'] as const
const found = new Map<string, Found>()

describe.each(Object.keys(MANAGERS) as readonly Manager[])('installed by %s', (manager) => {
  let project: string
  beforeAll(() => {
    project = installTarballs(tarballs, manager, OF_THE_HOST)
  }, 600_000)

  test('types check', () => {
    const options = ['--types', 'node', '--module', 'NodeNext', '--moduleResolution', 'NodeNext']
    expect(typeErrors(project, hosts.typedHost(MODULES), options)).toEqual([])
  })

  test.each(NODES)(
    'in Node %s every entry loads, a game is played, and the command fuzzes',
    (version) => {
      if (!found.has(version)) found.set(version, nodeOf(version))
      const { node, missing } = found.get(version) as Found
      if (node === undefined) return expect.fail(missing)
      expect(JSON.parse(runInNode(project, hosts.everyModule(MODULES), node))).toEqual({})
      expect(runInNode(project, hosts.NODE_GAME, node)).toBe(hosts.PLAYED)
      expect(runInNode(project, hosts.NODE_ACTOR, node)).toBe('true')
      expect(runInNode(project, hosts.INSPECTOR, node)).toBe('200')
      const report = ptcgTurn(project, ['fuzz', '--games', '2', '--workers', '2', '--seed', '1', '--json'], node)
      expect(JSON.parse(report)).toMatchObject({ games: 2, failures: [] })
    },
    300_000,
  )
})

test.each(['5.20.0', '5'])(
  'an actor of another copy of XState, %s, runs the machine to its output',
  (version) => {
    const project = installTarballs(tarballs, 'npm', [`other-xstate@npm:xstate@${version}`, 'react@19'])
    const { version: there } = JSON.parse(readFileSync(join(project, 'node_modules/other-xstate/package.json'), 'utf8'))
    expect(there).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')}`))
    expect(runInNode(project, hosts.NODE_MACHINE.replace("'xstate'", "'other-xstate'"))).toBe('done win true')
  },
  300_000,
)

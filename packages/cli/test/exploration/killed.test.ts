/** `ptcg-turn explore --spill`: after any number of kills, it finds the same as an exploration in memory. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { build } from '../../../fuzz/test/campaign/built.ts'

const built = build()
afterAll(built.remove)

const EXPLORE = ['explore', '--game', 'recoil', '--most', '5000', '--json']

test('kills lose no state and count no state twice', async () => {
  const folder = built.folder()
  const latest = join(folder, 'recoil', 'latest')
  const saved = (): string => (existsSync(latest) ? readFileSync(latest, 'latin1') : '')
  for (let kills = 0; kills < 3; kills += 1) {
    const before = saved()
    const child = spawn(process.execPath, [built.command, ...EXPLORE, '--spill', folder], { stdio: 'ignore' })
    while (saved() === before) await setTimeout(5)
    child.kill('SIGKILL')
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  }
  const [resumed, inMemory] = [await built.ptcgTurn([...EXPLORE, '--spill', folder]), await built.ptcgTurn(EXPLORE)]
  expect(JSON.parse(resumed.out)).toEqual(JSON.parse(inMemory.out))
}, 120_000)

test('a folder with other content gets one sentence', async () => {
  const folder = built.folder()
  const explored = (game: string) => built.ptcgTurn(['explore', '--game', game, '--most', '100', '--spill', folder])
  await explored('mice')
  writeFileSync(join(folder, 'mice', 'latest'), 'nonsense')
  const { code, err } = await explored('mice')
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^The search in .*mice cannot be resumed: .*\. Name another folder, or remove this one\.\n$/),
  ])
})

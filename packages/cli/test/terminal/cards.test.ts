/** `ptcg-turn cards`: which printed cards are automatic, which sentences of the others are not read, problems with files. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILT_COMMAND } from 'ptcg-turn-test-kit/builtPackages'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'cards-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const jar = { id: 'jar-1', name: 'Jar', supertype: 'Trainer', subtypes: ['Item'], rules: ['Draw 4 cards.'] }
const pot = { ...jar, id: 'pot-1', name: 'Pot', rules: ['Sing. Draw a card.'] }
const file = written('cards.json', JSON.stringify([jar, pot]))

const cards = (...args: readonly string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [BUILT_COMMAND, 'cards', ...args], {
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

test('lists each card and its unread sentences', () => {
  const { stdout, stderr, status } = cards(file)
  expect(stdout).toBe('automatic  jar-1  Jar\nby hand    pot-1  Pot\n             Pot: Sing.\n')
  expect(stderr).toBe('1 of 2 cards are automatic.\n')
  expect(status).toBe(0)
})

test('a report of all files, for people and for programs', () => {
  const other = written('other.json', JSON.stringify([{ ...pot, id: 'pot-2' }]))
  const { stdout } = cards(file, other, '--report')
  expect(stdout).toMatch(/cards\.json .* 1\/2 50 % .* 1\/2 50 %/)
  expect(stdout).toMatch(/all .* 1\/2 50 % .* 1\/3 33\.3 %/)
  expect(stdout).toMatch(/ 1 {2}Sing\.\n/)
  const { all } = JSON.parse(cards(file, '--report', '--json').stdout) as { readonly all: unknown }
  expect(all).toMatchObject({ texts: { Trainer: { automatic: 1, all: 2 } }, unread: [{ sentence: 'Sing.', texts: 1 }] })
})

test('writes a module for each set, with the automatic cards and without printed text', async () => {
  const quoted = { ...jar, id: 'jar-2', name: `A \`Jar\` \${full} \\ of "ink"` }
  const mixed = written('mixed.json', JSON.stringify([jar, quoted, { ...pot, id: 'jar-3' }, { ...jar, id: 'sv1-9' }]))
  const into = join(folder, 'catalogues')
  expect(cards(mixed, '--catalogue', into)).toMatchObject({ stdout: 'jar: 2 cards\nsv1: 1 card\n', status: 0 })
  expect(readFileSync(join(into, 'sets.ts'), 'utf8')).toContain("  jar: () => import('./jar.ts'),\n  sv1: () =>")
  const module = (await import(join(into, 'jar.ts'))) as { readonly cards: readonly unknown[] }
  expect(module.cards).toMatchObject([{ id: 'jar-1' }, { id: 'jar-2', name: quoted.name }])
  expect(readFileSync(join(into, 'jar.ts'), 'utf8')).not.toContain('Draw 4')
})

test('lists what decks do automatically, and what they need', () => {
  const list = written('jars.txt', '2 Jar\n3 Pot\n1 Cup')
  const { stdout, stderr, status } = cards(file, '--decks', list)
  expect(stdout).toContain('jars: 2 of 6; by hand: Pot ×3 (Sing.); not known: Cup ×1\n')
  expect(stdout).toContain('    1  Pot\n')
  expect(stderr).toBe(
    'jars, line 3: No card is known for the line "1 Cup".\n0 of 1 decks are automatic; 0 of 1 have only known cards.\n',
  )
  expect(status).toBe(1)
  const whole = cards(file, '--decks', written('jar.txt', '2 Jar'), '--json')
  expect(whole.status).toBe(0)
  expect(JSON.parse(whole.stdout)).toMatchObject({ whole: { automatic: 1, known: 1, all: 1 } })
  expect(cards().stderr).toBe('Name files of cards, or lists with --decks.\n')
})

test('a Stage 2 finds its Stage 1 in another file', () => {
  const line = { supertype: 'Pokémon', hp: '60', types: ['Fire'] }
  const kit = written(
    'kit.json',
    JSON.stringify([{ ...line, id: 'a-2', name: 'Kit', subtypes: ['Stage 1'], evolvesFrom: 'Cub' }]),
  )
  const fox = written(
    'fox.json',
    JSON.stringify([{ ...line, id: 'b-3', name: 'Fox', subtypes: ['Stage 2'], evolvesFrom: 'Kit' }]),
  )
  expect(cards(fox).stderr).toBe('0 of 1 cards are automatic.\n')
  expect(cards(fox, kit).stderr).toBe('2 of 2 cards are automatic.\n')
  expect(JSON.parse(cards(fox, kit, '--json').stdout)).toMatchObject([{ name: 'Fox', fromBasic: 'Cub' }, {}])
})

test('definitions for programs', () => {
  const [first] = JSON.parse(cards(file, '--json').stdout) as readonly unknown[]
  expect(first).toEqual({
    kind: 'Trainer',
    trainer: 'Item',
    id: 'jar-1',
    name: 'Jar',
    effect: [{ do: 'draw', who: 'you', cards: 4 }],
  })
})

test('wrong input is named with its place, and the rest is read', () => {
  const wrong = written('wrong.json', JSON.stringify([{ ...jar, name: 7 }, jar]))
  const { stdout, stderr, status } = cards(wrong)
  expect(stdout).toBe('automatic  jar-1  Jar\n')
  expect(stderr).toMatch(/^wrong\.json, 0\.name: .*\n1 of 1 cards are automatic\.\n$/)
  expect(status).toBe(1)
  expect(cards(written('marked.json', `\uFEFF${JSON.stringify([jar])}`)).stdout).toBe('automatic  jar-1  Jar\n')
  const noJson = cards(written('no.json', 'Draw 4 cards.'))
  expect(noJson.stderr).toMatch(/no\.json cannot be read as JSON: /)
  expect(noJson.status).toBe(2)
  expect(cards(join(folder, 'nowhere.json')).status).toBe(2)
  const among = cards(written('no.json', 'Draw 4 cards.'), file)
  expect(among.stderr).toMatch(/no\.json cannot be read as JSON: /)
  expect(among.stdout).toBe(cards(file).stdout)
  expect(among.status).toBe(1)
  const glittering = cards(written('odd.json', JSON.stringify([{ ...jar, subtypes: ['Item', 'Glitter'] }, jar])))
  expect(glittering.stderr).toMatch(/^odd\.json, 0\.subtypes\.1: "Glitter" is not a known subtype/)
  expect(glittering.stdout).toBe('automatic  jar-1  Jar\n')
})

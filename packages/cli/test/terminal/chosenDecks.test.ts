/** `--decks` and `--cards`: games of deck lists from files, and campaigns between decks of printed cards. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILT_COMMAND } from 'ptcg-turn-test-kit/builtPackages'
import { afterAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'decks-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const run = (...args: readonly string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [BUILT_COMMAND, ...args], {
    encoding: 'utf8',
    cwd: folder,
  })
  return { stdout, stderr, status }
}

const fox = {
  id: 'sv3-7',
  name: 'Paper Fox',
  supertype: 'Pokémon',
  subtypes: ['Basic'],
  hp: '60',
  types: ['Fire'],
  attacks: [{ name: 'Fold', cost: ['Fire'], damage: '20', text: 'Flip a coin. If heads, draw a card.' }],
}
const jar = { id: 'sv3-9', name: 'Odd Jar', supertype: 'Trainer', subtypes: ['Item'], rules: ['Sing. Draw a card.'] }
const cards = written('cards.json', JSON.stringify([fox, jar]))
const foxes = written('foxes.txt', 'Pokémon: 4\n4 Paper Fox OBF 7\nEnergy: 56\n56 Basic {R} Energy SVE 2\n')

describe('a game', () => {
  test('between a deck list and a deck of the package, printed and recorded', () => {
    const { stdout, stderr, status } = run('play', '-d', `${foxes},inteleon`, '-c', cards, '--record', 'game.json')
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    expect(stdout).toContain('Paper Fox')
    const recording = JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8')) as { readonly title: string }
    expect(recording.title).toBe('foxes against Inteleon, seed 1')
  })

  test('between a deck list of printed sets and a known deck', () => {
    const list = written('pikachu.txt', '4 Pikachu SSH 65\n56 Basic {L} Energy SVE 4')
    const { stdout, stderr, status } = run('play', '-d', `${list},arceus-vstar`, '--cards', 'swsh1', 'sve')
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    expect(stdout).toContain('Arceus V')
  })

  test('with an unknown printing uses another printing of the card, and says so', () => {
    const list = written('gear.txt', '4 Pikachu SSH 65\n2 Pokégear 3.0 UNB 182\n54 Basic {L} Energy SVE 4')
    const { stderr, status } = run('play', '-d', `${list},inteleon`, '--cards', 'swsh1', 'sv1', 'sve')
    expect(stderr).toMatch(/^gear\.txt, line 2: "2 Pokégear 3\.0 UNB 182" is read as Pokégear 3\.0 [\w-]+\.\n$/)
    expect(status).toBe(0)
  })

  test('with a text that is carried out by hand says so, with the line of the list', () => {
    const list = written('jars.txt', '4 Paper Fox OBF 7\n4 Odd Jar OBF 9\n52 Fire Energy SVE 2')
    const { stderr, status } = run('play', '-d', `${list},${list}`, '-c', cards, '--games', '2')
    expect(stderr).toContain('jars.txt, line 2: Odd Jar sv3-9 is known only in part: Odd Jar is done by hand.\n')
    expect(status).toBe(0)
  })
})

test.each([
  [
    ['-d', 'cinderace,charizard'],
    /^There is no deck "charizard"\. There are: cinderace, .* or name a file of a deck list\.\n$/,
  ],
  [['-p', 'club,clbu'], /There is no player "clbu"\. There are: human, random, beginner, club, strong\./],
  [['-d', 'cinderace'], /Name two decks with a comma between them, such as cinderace,inteleon\./],
  [['-d', './none.txt,cinderace'], /none\.txt cannot be read/],
  [
    ['-d', `${foxes},cinderace`],
    /^foxes\.txt, line 2: No card is known for the line "4 Paper Fox OBF 7"\.\n.*some of its cards are not known\. Name their sets or files with --cards\.\n$/,
  ],
  [
    ['-d', 'arceus-vstar,nobody'],
    /^There is no deck "nobody"\. There are: cinderace, .*palkia-vstar.*; or name a file of a deck list\.\n$/,
  ],
  [
    ['-d', `${foxes},cinderace`, '-c', 'sv99'],
    /^There is no set "sv99"\. There are: sv1, .*; or all, or name a file\.\n$/,
  ],
  [['-d', './few.txt,cinderace', '-c', cards], /^few has 4 cards instead of 60\.\n$/],
])('play %j is refused with the reason', (args, sentence) => {
  written('few.txt', '4 Paper Fox OBF 7')
  const { stdout, stderr, status } = run('play', ...args)
  expect(stderr).toMatch(sentence)
  expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
})

describe('a campaign between decks of printed cards', () => {
  test('plays the same games for the same cards, and separates them from others', () => {
    const options = ['fuzz', '--games', '4', '--workers', '1', '--json', '--regressions', folder]
    const first = run(...options, '--cards', cards, '--report', join(folder, 'report'))
    expect(first.status).toBe(0)
    const { digest } = JSON.parse(first.stdout) as { readonly digest: string }
    const again = run(...options, '--cards', cards)
    expect((JSON.parse(again.stdout) as { readonly digest: string }).digest).toBe(digest)
    const other = run(...options, '--report', join(folder, 'report'))
    expect(other.stderr).toMatch(
      /has the report of another campaign: its --cards or --decks is [0-9a-f]{32}, not none\.\n$/,
    )
    expect(other.status).toBe(2)
  })

  test('is between known decks, or random ones', () => {
    const options = ['fuzz', '--games', '2', '--workers', '1', '--json', '--decks', 'all']
    const { stdout, status } = run(...options)
    expect([status, JSON.parse(stdout)]).toMatchObject([0, { games: 2, failures: [] }])
    expect(run(...options, '--cards', 'sv1').stderr).toBe(
      'Games use either random decks or well-known decks; leave out either --cards or --decks.\n',
    )
    expect(run('fuzz', '--decks', 'nobody').stderr).toMatch(/^There is no deck "nobody"\. There are: lugia-vstar, /)
  })

  test('needs a Basic Pokémon', () => {
    const { stderr, status } = run('fuzz', '--cards', written('jar.json', JSON.stringify([jar])))
    expect(stderr).toMatch(/^No Basic Pokémon is in .*jar\.json: no deck can be made\.\n$/)
    expect(status).toBe(2)
  })
})

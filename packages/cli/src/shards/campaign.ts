/** Divides a command, such as `fuzz`, into shards: parts that several machines can run at the same time. */
import { parseArgs } from 'node:util'
import { Command } from 'commander'
import { addCards } from '../cards.ts'
import { addExplore } from '../explore.ts'
import { addFuzz } from '../fuzz.ts'
import { addPlay } from '../play.ts'
import { UsageError } from '../usageError.ts'

/** A command divided into shards, for any scheduler. */
export interface ShardedCampaign {
  /** The arguments that all shards share: the command and its options. */
  readonly command: readonly string[]
  /** The additional arguments of each shard, in the order of the shards. */
  readonly shards: readonly (readonly string[])[]
  /** The output of a shard: a folder that the option `--report` names, or JSON on standard output. */
  readonly report: 'folder' | 'json'
  /** The arguments that join the folders of all shards; null if no command joins the files of the shards. */
  readonly merge: readonly string[] | null
}

type Describe = (given: readonly string[], shards: number) => Promise<ShardedCampaign>

/** A command that can be divided into shards: functions that add it to a program and describe its shards. */
interface Sharded {
  readonly add: (program: Command) => void
  readonly describe: Describe
}

/** A value for each shard. `at` counts shards from 0. */
const each = <Value>(shards: number, value: (at: number) => Value): readonly Value[] =>
  Array.from({ length: shards }, (_, at) => value(at))

/** Deals cards, decks or games out to shards in turn. A shard that would get none is left out. */
const dealt = (things: readonly string[], shards: number): readonly (readonly string[])[] =>
  each(Math.min(shards, things.length), (at) => things.filter((_, index) => index % shards === at))

/** Returns `given`. Throws a `UsageError` if it contains an option of `own`, which the shards set themselves or cannot share. */
const withoutOwn = (given: readonly string[], own: readonly string[]): readonly string[] => {
  const found = given.find((one) => own.some((option) => one === option || one.startsWith(`${option}=`)))
  if (found !== undefined) throw new UsageError(`Each shard gets its own ${found}; leave it out.`)
  return given
}

const FUZZ: Describe = async (given, shards) => ({
  command: ['fuzz', ...withoutOwn(given, ['--shard', '-r', '--report', '--json'])],
  shards: each(shards, (at) => ['--shard', `${at + 1}/${shards}`]),
  report: 'folder',
  merge: ['fuzz', 'merge'],
})

const EXPLORE: Describe = async (given, shards) => {
  // Loaded lazily, so that other commands do not load this module.
  const { gameNames } = await import('../exploreGames.ts')
  return {
    command: ['explore', ...withoutOwn(given, ['--game', '--rule', '--json']), '--json'],
    shards: dealt(gameNames, shards).map((names) => ['--game', ...names]),
    report: 'json',
    merge: null,
  }
}

const CARDS: Describe = async (given, shards) => {
  const isFile = (one: string): boolean => !one.startsWith('-')
  const options = withoutOwn(
    given.filter((one) => !isFile(one)),
    ['--catalogue', '--decks', '--json'],
  )
  const files = given.filter(isFile)
  if (files.length === 0) throw new UsageError('Each shard needs files of cards; name at least one.')
  return { command: ['cards', ...options, '--json'], shards: dealt(files, shards), report: 'json', merge: null }
}

/** Deals out the games of `play`. Game i has the seed of the first game plus i, so the shards together play the games of one run. */
const PLAY: Describe = async (given, shards) => {
  const { tokens } = parseArgs({
    args: [...given],
    strict: false,
    tokens: true,
    options: { games: { type: 'string', short: 'g' }, seed: { type: 'string', short: 's' } },
  })
  const numberOf = (name: string, least: number, otherwise: number): number => {
    const token = tokens.find((one) => one.kind === 'option' && one.name === name)
    const number = Number((token?.kind === 'option' ? token.value : undefined) ?? otherwise)
    if (!Number.isSafeInteger(number) || number < least)
      throw new UsageError(`--${name} must be a whole number of at least ${least}.`)
    return number
  }
  const games = numberOf('games', 1, 0)
  const seed = numberOf('seed', 0, 1)
  const ends = (at: number): number => Math.floor((games * at) / shards)
  return {
    command: ['play', ...withoutOwn(given, ['--record', '--json']), '--json'],
    shards: each(Math.min(shards, games), (at) => [
      '--games',
      `${ends(at + 1) - ends(at)}`,
      '--seed',
      `${seed + ends(at)}`,
    ]),
    report: 'json',
    merge: null,
  }
}

const SHARDED: ReadonlyMap<string, Sharded> = new Map([
  ['fuzz', { add: addFuzz, describe: FUZZ }],
  ['explore', { add: addExplore, describe: EXPLORE }],
  ['cards', { add: addCards, describe: CARDS }],
  ['play', { add: addPlay, describe: PLAY }],
])

/** Parses the options as the command itself does. A wrong option ends the program with a sentence. */
const expectOptions = ({ add }: Sharded, command: readonly string[]): void => {
  const program = new Command('ptcg-turn')
  add(program)
  for (const one of program.commands) one.action(() => undefined).exitOverride(() => process.exit(2))
  program.parse([...command], { from: 'user' })
}

/** Describes the shards of a command with its options. Throws a `UsageError` if shards cannot share the command. */
export const shardedCampaign = (command: readonly string[], shards: number): Promise<ShardedCampaign> => {
  const [name = '', ...given] = command
  const sharded = SHARDED.get(name)
  if (sharded === undefined) throw new UsageError(`Shards can share ${[...SHARDED.keys()].join(', ')}, not ${name}.`)
  expectOptions(sharded, command)
  return sharded.describe(given, shards)
}

/** Writes `docs/limits.md` from the tables of limits that the engine and its hosts use. */

import { LIMITS } from 'ptcg-turn-engine/internal/game/json/limits'
import { USUAL_LIMITS } from 'ptcg-turn-engine-cli/internal/stdio/limits'
import { LIMITS as SERVER } from '../../../examples/server/limits.ts'

type Descriptions<Table> = { readonly [Limit in keyof Table]: string }

const ENGINE: Descriptions<typeof LIMITS> = {
  depth: 'Levels of nested lists and objects in any input.',
  text: 'Characters of one text in any input.',
  list: 'Entries of a list, and properties of an object, in any input. Lists of cards and of events have limits of their own.',
  values: 'Values in a save, a position, or a recording without its events.',
  cardValues: 'Values on one card.',
  cards: 'Cards in one call.',
  catalogueValues: 'Values on all cards of one call.',
  problems: 'Problems listed one by one; the last entry counts the rest.',
  gameCards: 'Cards of one game, and entries of a list in a save.',
  deck: 'Card ids in a deck.',
  name: 'Characters in the name of a player or a deck; one line.',
  printedSteps:
    'Steps of one card text; a number that depends on the board counts as 60. A card with more steps is refused.',
  steps: 'Effect steps in one go. Then the player is asked whether to go on (`purpose: "goOn"`); nothing is lost.',
  facts: 'Facts from effects in one go. Then the player is asked whether to go on, as for `steps`.',
  coins: 'Coins of one effect, and the longest run until tails.',
  times: 'Repetitions of a "for each".',
  counted: 'The result of a sum or product of counts.',
  events: 'Events of a recording.',
  recordedWork: 'Effect steps and facts while a recording is replayed. The error names the event.',
  checkedWork: 'Effect steps and facts in `ptcg-turn replay`, which runs every check.',
}

const STDIO: Descriptions<typeof USUAL_LIMITS> = {
  line: 'Bytes of a line.',
  games: 'Open games.',
  events: 'Events of one game.',
  simulatedWork: 'Decisions and facts of the games that one `simulate` plays ahead.',
}

const EXAMPLE_SERVER: Descriptions<typeof SERVER> = {
  messageBytes: 'Bytes of a message; a longer one is refused.',
  frameBytes: 'Bytes of a message; a longer one closes the connection.',
  burst: 'Messages in one burst.',
  perSecond: 'Messages per second after a burst.',
  flood: 'Excess messages before the connection is closed.',
  unreadBytes: 'Bytes that a client may leave unread before its connection is closed.',
  connections: 'Connections that have said hello.',
  strangers: 'Connections that have not said hello; a new one closes the oldest.',
  connectionsPerLink: 'Connections that use the same link.',
  helloWithin: 'Milliseconds until a new connection must have said hello.',
  heartbeat: 'Milliseconds between heartbeats.',
}

const figure = (number: number): string => number.toLocaleString('en').replaceAll(',', '\u202f')

const tableOf = <Table extends object>(limits: Table, descriptions: Descriptions<Table>): string =>
  [
    '| limit | at most | of |',
    '| --- | ---: | --- |',
    ...Object.entries<number>(limits as Readonly<Record<string, number>>).map(
      ([name, most]) => `| \`${name}\` | ${figure(most)} | ${descriptions[name as keyof Table]} |`,
    ),
  ].join('\n')

export const limitsDocument = (): string => `# Limits

<!-- Written by packages/site/src/documents/limitsDocument.ts; change the tables of the code instead. -->

All input is bounded in work as well as in size. Each limit is far above any real card or game. Input beyond a limit is refused with one
sentence and changes nothing. Long effects are an exception: they are interrupted, and the player may let them go on.

## The engine

${tableOf(LIMITS, ENGINE)}

## JSON Lines (\`serve --stdio\`)

${tableOf(USUAL_LIMITS, STDIO)}

## The example server

${tableOf(SERVER, EXAMPLE_SERVER)}
`

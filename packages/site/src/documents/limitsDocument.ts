/** Writes `docs/limits.md`: how much the engine and the ways in take at once, from the very tables they go by. */

import { LIMITS } from 'ptcg-turn-engine/internal/game/json/limits'
import { USUAL_LIMITS } from 'ptcg-turn-engine-cli/internal/stdio/limits'
import { LIMITS as SERVER } from '../../../examples/server/limits.ts'

type Told<Table> = { readonly [Limit in keyof Table]: string }

const ENGINE: Told<typeof LIMITS> = {
  depth: 'Levels of lists and objects within each other, in anything that is read.',
  text: 'Characters of one text, in anything that is read.',
  list: 'Entries of a list and properties of an object, in anything that is read.',
  values: 'Values (texts, numbers, lists, objects and so on) in a save, a position, a recording without its events.',
  cardValues: 'Values on one card.',
  cards: 'Cards that are read at once.',
  catalogueValues: 'Values on all the cards that are read at once.',
  problems: 'Problems that are listed one by one; how many more there are at least is the last of them.',
  gameCards: 'Cards of one game, wherever they lie, and entries of a list in a save.',
  deck: 'Card ids in a deck.',
  name: 'Characters in the name of a player or a deck, which is one line.',
  printedSteps:
    'Steps that a text takes at most: one for each effect and each coin, as often as it is repeated. A number that is counted from the board counts as 60. A card with more is refused.',
  steps:
    'Steps that effects take at once. Then the player of the effect is asked to go on (`purpose: "goOn"`), and nothing of it is lost.',
  facts: 'Facts that effects tell at once. Then the player is asked in the same way.',
  coins: 'Coins that one effect flips at once, and the longest row of coins until tails.',
  times: 'Times that "for each" repeats its text.',
  counted: 'What a sum or a product of counts in a text comes to.',
  events: 'Events of a recording.',
  recordedWork:
    'Steps that effects take, and facts that are told, when the events of a recording are played again. Whoever opens it is told at which event it was too much.',
  checkedWork: 'The same for a game that failed (`ptcg-turn replay`), at which every check looks again.',
}

const STDIO: Told<typeof USUAL_LIMITS> = {
  line: 'Bytes of a line.',
  games: 'Games that are open at the same time.',
  events: 'Events of one game.',
}

const EXAMPLE_SERVER: Told<typeof SERVER> = {
  messageBytes: 'Bytes of a message; a longer one is refused.',
  frameBytes: 'Bytes of a message after which the connection is closed.',
  burst: 'Messages that may come at once.',
  perSecond: 'Messages that may come every second after that.',
  flood: 'Messages too many, after which the connection is closed.',
  unreadBytes: 'Bytes that a client has not read, after which its connection is closed.',
  connections: 'Connections of people who have said hello.',
  strangers: 'Connections of people who have not said hello yet; whoever has waited longest makes room for the next.',
  connectionsPerLink: 'Connections with one link.',
  helloWithin: 'Milliseconds within which a connection says hello.',
  heartbeat: 'Milliseconds between two signs of life.',
}

const figure = (number: number): string => number.toLocaleString('en').replaceAll(',', '\u202f')

const tableOf = <Table extends object>(limits: Table, told: Told<Table>): string =>
  [
    '| Limit | At most | Of what |',
    '| --- | ---: | --- |',
    ...Object.entries<number>(limits as Readonly<Record<string, number>>).map(
      ([name, most]) => `| \`${name}\` | ${figure(most)} | ${told[name as keyof Table]} |`,
    ),
  ].join('\n')

export const limitsDocument = (): string => `# Limits

<!-- Written by packages/site/src/documents/limitsDocument.ts; change the tables of the code instead. -->

Everything that is loaded or sent is bounded in work, not only in size: whatever it says, it is answered soon. Each limit is far
above any card and any game there is. What passes one is refused with one sentence, and nothing has changed; only an effect that
takes very long is not refused but interrupted, so that nothing of it is lost.

## The engine

${tableOf(LIMITS, ENGINE)}

## JSON Lines (\`serve --stdio\`)

${tableOf(USUAL_LIMITS, STDIO)}

## The example server

${tableOf(SERVER, EXAMPLE_SERVER)}
`

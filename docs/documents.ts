/** Every generated document: its path and how it is made. `npm run docs` writes them; a test compares them. */
import { toJsonSchema } from '@valibot/to-json-schema'
import { gameChart } from '../machines/game.ts'
import { chartGraph } from '../src/chart/graph.ts'
import { statechartMarkdown } from '../src/chart/statechartDocument.ts'
import { toSvg } from '../src/chart/svg.ts'
import { PositionSchema } from '../src/engine/positionSchema.ts'
import { EventSchema } from '../src/engine/readEvent.ts'
import { rulesDocument } from './rulesDocument.ts'

/** Checks that JSON Schema cannot say (`readonly`, our own predicates) are left to the engine. */
const schema = (of: Parameters<typeof toJsonSchema>[0], title: string): string =>
  `${JSON.stringify({ title, ...toJsonSchema(of, { errorMode: 'ignore', typeMode: 'input' }) }, null, 2)}\n`

export const DOCUMENTS: Readonly<Record<string, () => string | Promise<string>>> = {
  'docs/rules.md': rulesDocument,
  'docs/statechart.md': () => statechartMarkdown(chartGraph(gameChart)),
  'docs/statechart.svg': () => toSvg(chartGraph(gameChart), { detail: 'overview' }),
  'docs/position.schema.json': () => schema(PositionSchema, 'A position of the Pokémon Trading Card Game'),
  'docs/event.schema.json': () => schema(EventSchema, 'An event of the turn engine'),
}

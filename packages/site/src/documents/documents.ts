/** Every generated document: its path and its generator. `npm run docs` writes them; a test compares them with the files. */
import { toJsonSchema } from '@valibot/to-json-schema'
import { chartGraph, statechartMarkdown, toSvg } from 'ptcg-turn-engine/chart'
import { CardFilterSchema } from 'ptcg-turn-engine/internal/game/cards/cardFilterSchema'
import { ScopeSchema } from 'ptcg-turn-engine/internal/game/cards/continuousSchema'
import { CountSchema, PredicateSchema } from 'ptcg-turn-engine/internal/game/cards/countSchema'
import { OthersSchema } from 'ptcg-turn-engine/internal/game/cards/modifierSchema'
import {
  InPlayFilterSchema,
  PokemonFilterSchema,
  PokemonRefSchema,
  PokemonSetSchema,
} from 'ptcg-turn-engine/internal/game/cards/pokemonFilterSchema'
import { ContinuousEffectSchema, LastingEffectSchema, ProgramSchema } from 'ptcg-turn-engine/internal/game/cards/schema'
import { gameChart } from 'ptcg-turn-engine/machines'
import { CardDefinitionSchema, EventSchema, PositionSchema } from 'ptcg-turn-engine/schemas'
import { PROTOCOL_PARTS, ProtocolSchema } from 'ptcg-turn-engine-cli/internal/stdio/protocol'
import { SuiteLineSchema } from 'ptcg-turn-engine-conformance/internal/suite/suiteSchema'
import { turnPicture } from 'ptcg-turn-engine-inspector/internal/elements/turn/turnDrawing'
import { architecture } from './architecture.ts'
import { cardWordsDocument } from './cardWordsDocument.ts'
import { compendiumDocument } from './compendiumDocument.ts'
import { gameLayout } from './gameLayout.ts'
import { gamePlaces } from './gamePlaces.ts'
import { limitsDocument } from './limitsDocument.ts'
import { openingDocument } from './openingDocument.ts'
import { rulesDocument } from './rulesDocument.ts'
import { rulingsDocument } from './rulingsDocument.ts'

/** Schemas that occur in many places, written once each. */
const SHAPES_OF_BOARDS = {
  LastingEffect: LastingEffectSchema,
  Others: OthersSchema,
  CardFilter: CardFilterSchema,
  Pokemon: PokemonRefSchema,
  PokemonSet: PokemonSetSchema,
  Count: CountSchema,
  Predicate: PredicateSchema,
  PokemonFilter: PokemonFilterSchema,
  InPlayFilter: InPlayFilterSchema,
}

const SHAPES = {
  Card: CardDefinitionSchema,
  Program: ProgramSchema,
  ContinuousEffect: ContinuousEffectSchema,
  Scope: ScopeSchema,
  ...SHAPES_OF_BOARDS,
}

/** JSON with a line for each definition: short enough to be shipped, with readable diffs. */
const inLines = (value: object): string => {
  const lines = Object.entries(value).map(([key, part]) => {
    if (key !== '$defs') return `${JSON.stringify(key)}:${JSON.stringify(part)}`
    const definitions = Object.entries(part as object).map(
      ([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`,
    )
    return `"$defs":{\n${definitions.join(',\n')}\n}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

/** The JSON Schema of a type. It leaves the checks that JSON Schema cannot express (custom predicates, `readonly`) to the engine. */
const schema = (of: Parameters<typeof toJsonSchema>[0], title: string, definitions = {}): string =>
  inLines({ title, ...toJsonSchema(of, { errorMode: 'ignore', typeMode: 'input', definitions }) })

export const DOCUMENTS: Readonly<Record<string, () => string | Promise<string>>> = {
  'docs/rules.md': rulesDocument,
  'docs/rulings.md': rulingsDocument,
  'docs/compendium.md': compendiumDocument,
  'docs/same-opening.md': openingDocument,
  'docs/limits.md': limitsDocument,
  'docs/card-words.md': cardWordsDocument,
  'docs/statechart.md': () => statechartMarkdown(chartGraph(gameChart)),
  'docs/architecture.svg': architecture,
  'docs/statechart.svg': () => toSvg(chartGraph(gameChart), { detail: 'overview' }),
  'docs/turn.svg': turnPicture,
  'src/view/gameOnChart/gamePlaces.ts': gamePlaces,
  'packages/inspector/src/elements/chart/gameLayout.ts': gameLayout,
  'docs/position.schema.json': () => schema(PositionSchema, 'A position of the Pokémon Trading Card Game', SHAPES),
  'docs/event.schema.json': () => schema(EventSchema, 'An event of the turn engine', SHAPES_OF_BOARDS),
  'packages/conformance/docs/conformance.schema.json': () =>
    schema(SuiteLineSchema, 'A line of ptcg-turn conformance', SHAPES),
  'packages/cli/docs/protocol.schema.json': () =>
    schema(ProtocolSchema, 'A line of ptcg-turn serve --stdio, in either direction', { ...SHAPES, ...PROTOCOL_PARTS }),
}

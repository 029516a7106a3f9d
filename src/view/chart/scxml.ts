/** Writes a chart as an SCXML 1.0 document; guards and actions appear as names. */
import { isSelfOrInside, keysTo, statesOf } from './family.ts'
import type { ChartGraph, ChartState, ChartTransition } from './graph.ts'

const NAMESPACE = 'urn:ptcg-turn-engine:chart'

/** Characters that XML 1.0 cannot hold, not even as character references. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const escaped = (words: string): string =>
  words.replace(UNWRITABLE, '\ufffd').replace(/[&<>"\t\n\r]/g, (sign) => `&#${sign.codePointAt(0)};`)

const attributes = (pairs: readonly (readonly [string, string | null])[]): string =>
  pairs.flatMap(([name, value]) => (value === null || value === '' ? [] : [` ${name}="${escaped(value)}"`])).join('')

/** State ids that are valid XML names: a letter first, then letters, digits and a few signs; all distinct. */
const idsOf = (graph: ChartGraph): ReadonlyMap<string, string> => {
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  for (const { path, order } of graph.states) {
    const keys = [graph.id, ...keysTo(graph, path)].map((key) => key.replace(/[^A-Za-z0-9_-]+/g, '_'))
    const name = keys.join('.').replace(/^(?![A-Za-z_])/, '_')
    const id = taken.has(name) ? `${name}.${order}` : name
    taken.add(id)
    ids.set(path, id)
  }
  return ids
}

/** A name as an ECMAScript string literal. */
const quoted = (name: string): string => `'${name.replace(/[\\']/g, (sign) => `\\${sign}`).replace(/\s/g, ' ')}'`

/** A call of a function that the host provides: the name, the current game and the SCXML event. */
const call = (given: string, name: string): string => `${given}(${quoted(name)}, game, _event)`

const condOf = ({ clauses }: ChartTransition): string => clauses.map((clause) => call('holds', clause)).join(' && ')

const assigns = (actions: readonly string[]): readonly string[] =>
  actions.map((action) => `<assign location="game"${attributes([['expr', call('perform', action)]])}/>`)

const element = (head: string, content: readonly string[]): readonly string[] =>
  content.length === 0
    ? [`<${head}/>`]
    : [`<${head}>`, ...content.map((line) => `  ${line}`), `</${head.split(' ', 1)[0]}>`]

const about = ({ description, cite }: Pick<ChartState, 'description' | 'cite'>): string =>
  attributes([
    ['chart:description', description],
    ['chart:cite', cite.join(' ')],
  ])

/** The variables of a document, each with a description. The host gives all three their values. */
const DATA: readonly (readonly [string, string])[] = [
  ['game', 'The current data of the chart. Set before the start; each action replaces it.'],
  [
    'holds',
    'A function (clause, game, event) that says whether the clause of that name holds: true or false. It changes nothing. event is the _event of SCXML; an automatic transition may have none, and its clauses ask about the game alone.',
  ],
  [
    'perform',
    'A function (action, game, event) that carries out the action of that name: it returns the new game, and does not change the given one.',
  ],
]

const datamodel = element(
  'datamodel',
  DATA.map(
    ([id, description]) =>
      `<data${attributes([
        ['id', id],
        ['chart:description', description],
      ])}/>`,
  ),
)

/**
 * The SCXML document of a chart; it ends with a line break. A guard is `holds('clause', game, _event) && …`; an action assigns the result
 * of `perform` to `game`. `DATA` describes `holds` and `perform`.
 */
export const toScxml = (graph: ChartGraph): string => {
  const ids = idsOf(graph)
  const idOf = (path: string): string | null => ids.get(path) ?? null

  const transition = (one: ChartTransition): readonly string[] => {
    const { source, target, event, waits } = one
    const inside = target !== null && isSelfOrInside(graph, target, source)
    const pairs = attributes([
      ['event', waits ? `done.state.${idOf(source)}` : event],
      ['cond', condOf(one)],
      ['target', target === null ? null : idOf(target)],
      ['type', inside ? 'internal' : null],
    ])
    return element(`transition${pairs}${about(one)}`, assigns(one.actions))
  }

  const kindOf = ({ kind }: ChartState): string =>
    kind === 'final' || kind === 'parallel' || kind === 'history' ? kind : 'state'

  const state = (one: ChartState): readonly string[] => {
    const pairs = attributes([
      ['id', idOf(one.path)],
      ['initial', one.initial === null ? null : idOf(one.initial)],
    ])
    return element(`${kindOf(one)}${pairs}${about(one)}`, [
      ...(one.entry.length === 0 ? [] : element('onentry', assigns(one.entry))),
      ...(one.exit.length === 0 ? [] : element('onexit', assigns(one.exit))),
      ...graph.transitions.filter(({ source }) => source === one.path).flatMap(transition),
      ...[...statesOf(graph).values()].filter(({ parent }) => parent === one.path).flatMap(state),
    ])
  }

  const roots = graph.states.filter(({ parent }) => parent === null)
  const names = attributes([
    ['name', graph.id],
    ['initial', roots[0] === undefined ? null : idOf(roots[0].path)],
  ])
  const head = `scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:chart="${NAMESPACE}" version="1.0" datamodel="ecmascript"${names}`
  return `${['<?xml version="1.0" encoding="UTF-8"?>', ...element(head, [...datamodel, ...roots.flatMap(state)])].join('\n')}\n`
}

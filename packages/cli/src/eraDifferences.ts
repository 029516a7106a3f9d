/** The differences between two eras, for a terminal and as JSON. */
import Table from 'cli-table3'
import pc from 'picocolors'
import { transitionOfGame } from 'ptcg-turn-engine/game-chart'
import { type EraDifference, eraDifferences } from 'ptcg-turn-engine/internal/view/eras/differences'
import type { Ruleset } from 'ptcg-turn-engine/model'

/** The minimum width of a readable table. */
const NARROWEST = 60
const FIRST_COLUMN = 22

/** Lists states by path, and transitions by source and event. Each source is listed once, with all its events. */
const onTheChart = ({ states, transitions }: EraDifference): string => {
  const found = transitions.flatMap((id) => transitionOfGame(id) ?? [])
  const from = [...new Set(found.map(({ source }) => source))].map((path) => {
    const events = found.filter(({ source }) => source === path).map(({ event }) => event ?? 'its own')
    return `${path} on ${[...new Set(events)].join(', ')}`
  })
  return [...states, ...from].join('; ')
}

const rows = (one: EraDifference, era: Ruleset, against: Ruleset): readonly (readonly [string, string])[] => [
  [pc.bold(pc.cyan(one.rules.map(({ id }) => id).join(', '))), pc.bold(one.parameter)],
  [era.name, one.era.says],
  [against.name, one.against.says],
  [pc.dim('on the chart'), pc.dim(onTheChart(one) || 'nowhere: the rule is about decks')],
  ...(one.read.length === 0 ? [] : [[pc.dim('read by'), pc.dim(one.read.join(', '))] as const]),
  ['', ''],
]

const EDGES = [
  ...['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right'],
  ...['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid', 'middle'],
] as const

/**
 * The differences as a table for people: each parameter with its sentence in both eras and its places on the chart.
 * With `isChosen` false, the first line also says how to choose the other era.
 */
export const differencesAsText = (era: Ruleset, against: Ruleset, width: number, isChosen = true): string => {
  const found = eraDifferences(era, against)
  const table = new Table({
    chars: Object.fromEntries(EDGES.map((edge) => [edge, ''])),
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 1 },
    colWidths: [FIRST_COLUMN, Math.max(NARROWEST, width) - FIRST_COLUMN - 1],
    wordWrap: true,
  })
  for (const one of found) for (const row of rows(one, era, against)) table.push([...row])
  const count =
    found.length === 0 ? 'no rule differs' : `${found.length} ${found.length === 1 ? 'thing differs' : 'things differ'}`
  const choice = isChosen ? '' : ` Compared with ${against.name}; --against chooses another era.`
  const head = `${pc.bold(era.name)} against ${pc.bold(against.name)}: ${count}.${choice}`
  return found.length === 0 ? head : `${head}\n\n${table.toString().replace(/ +$/gm, '').trimEnd()}`
}

/** The differences as JSON, with ids. */
export const differencesAsJson = (era: Ruleset, against: Ruleset): string =>
  JSON.stringify({ era: era.id, against: against.id, differences: eraDifferences(era, against) }, null, 2)

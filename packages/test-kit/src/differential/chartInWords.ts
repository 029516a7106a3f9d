/** A chart as a few readable lines: each state with its actions and transitions. */

import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { newsOf } from '../subset/subset.ts'

interface Transition {
  readonly guard?: unknown
  readonly actions: readonly unknown[]
  readonly target?: readonly AnyStateNode[] | undefined
}

const names = (actions: readonly unknown[]): string =>
  actions.map((action) => (typeof action === 'string' ? action : (action as { readonly type: string }).type)).join(', ')

const pathOf = (node: AnyStateNode): string => (node.path.length === 0 ? 'the root' : node.path.join('.'))

const clauses = (guard: unknown): string =>
  guard === undefined
    ? ''
    : ` [${(guard as { readonly params: { readonly of: readonly string[] } }).params.of.join(', ')}]`

const arrow = (label: string, { guard, actions, target }: Transition): string =>
  [
    `${label}${clauses(guard)}`,
    ...(actions.length === 0 ? [] : [`/ ${names(actions)}`]),
    target?.[0] === undefined ? '(stays)' : `→ ${pathOf(target[0])}`,
  ].join(' ')

const stateLines = (node: AnyStateNode, depth: number): readonly string[] => {
  const head = [
    pathOf(node),
    ...(node.type === 'final' ? ['(final)'] : []),
    ...(node.type === 'compound' ? [`(initial ${node.initial.target[0]?.key})`] : []),
    ...(node.entry.length === 0 ? [] : [`entry: ${names(node.entry)}`]),
    ...(node.exit.length === 0 ? [] : [`exit: ${names(node.exit)}`]),
  ].join('  ')
  const arrows = [
    ...[...node.transitions].flatMap(([event, list]) =>
      list.map((one) => arrow(event === newsOf(node) ? 'onDone' : event, one as Transition)),
    ),
    ...(node.always ?? []).map((one) => arrow('always', one as Transition)),
  ]
  return [
    `${'  '.repeat(depth)}${head}`,
    ...arrows.map((one) => `${'  '.repeat(depth)}  ${one}`),
    ...(Object.values(node.states) as readonly AnyStateNode[]).flatMap((child) => stateLines(child, depth + 1)),
  ]
}

/** The whole chart, from the root. */
export const chartInWords = (machine: AnyStateMachine): string => `\n${stateLines(machine.root, 0).join('\n')}\n`

/** The names that a meaning explains, as a chart is checked against them. */
import { TAGS } from '../../../machines/tags.ts'
import type { Meaning } from '../../../src/engine/stepper/meaning.ts'
import { RULES } from '../../../src/game/rules/clauses.ts'
import type { Names } from './subset.ts'

export const namesIn = ({ clauses, actions }: Meaning): Names => ({
  clauses: new Set(Object.keys(clauses)),
  steering: new Set(Object.keys(clauses).filter((name) => !Object.hasOwn(RULES, name))),
  actions: new Set(Object.keys(actions)),
  tags: new Set(TAGS),
})

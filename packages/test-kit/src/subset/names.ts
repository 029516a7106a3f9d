/** The names that a chart may use: the clauses and actions of a `Meaning`, and the tags. */

import type { Meaning } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import { RULES } from 'ptcg-turn-engine/internal/game/rules/clauses'
import { TAGS } from 'ptcg-turn-engine/internal/machines/tags'
import type { ChartNames } from './subset.ts'

export const meaningNames = ({ clauses, actions }: Meaning): ChartNames => ({
  clauses: new Set(Object.keys(clauses)),
  steering: new Set(Object.keys(clauses).filter((name) => !Object.hasOwn(RULES, name))),
  actions: new Set(Object.keys(actions)),
  tags: new Set(TAGS),
})

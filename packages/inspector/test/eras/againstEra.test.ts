/** An era compared with another: the differences have places on the chart, and the newest era comes first. */

import { rulesets } from 'ptcg-turn-engine'
import { gameGraph } from 'ptcg-turn-engine/game-chart'
import { expect, test } from 'vitest'
import { againstEra, ERAS_TO_COMPARE, firstToCompare } from '../../src/eras/againstEra.ts'

test('every difference highlights its places on the chart', () => {
  const places = new Set<string>([
    ...gameGraph.states.map(({ path }) => `state:${path}`),
    ...gameGraph.transitions.flatMap(({ id, clauses }) => [
      `transition:${id}`,
      ...clauses.map((name) => `clause:${name}`),
    ]),
  ])
  for (const era of Object.values(rulesets))
    for (const { id } of ERAS_TO_COMPARE) {
      const { differences, all } = againstEra(era, id)
      expect(differences.length === 0 || all.length > 0).toBe(true)
      expect(all.filter((one) => !places.has(one))).toEqual([])
    }
})

test('the first era to compare with is the newest other era', () => {
  expect(firstToCompare(rulesets['sun-and-moon'])).toBe('mega-evolution')
  expect(firstToCompare(rulesets['mega-evolution'])).toBe('scarlet-and-violet')
})

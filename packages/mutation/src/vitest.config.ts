/** The tests that run on each mutant: quick and deterministic tests, in one worker that loads the engine once. */
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const ROOT = join(import.meta.dirname, '../../..')

/** Files that find most mutants in the least time run first; files that take longest run last. */
const FIRST = [
  'packages/site/test/docs/statechart',
  'packages/mutation/src/loads',
  'packages/mutation/src/circles',
  'test/game/rules/clauses',
  'test/playthroughs/playthroughs',
]
const LAST = ['test/game/rules/steering', 'test/game/rules/totality', 'test/engine/listing']

const place = ({ moduleId }: TestSpecification): number => {
  const is = (name: string): boolean => moduleId === join(ROOT, `${name}.test.ts`)
  const first = FIRST.findIndex(is)
  return first === -1 ? FIRST.length + 1 + [...LAST].reverse().findIndex(is) : first
}

/** Sorts the files so that a mutant is found early: a run ends at the first failed test. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => place(one) - place(other) || one.moduleId.localeCompare(other.moduleId))
  }
}

export default defineConfig({
  resolve: { alias: { 'ptcg-turn-engine': join(ROOT, 'src/index.ts') } },
  test: {
    include: [
      'packages/mutation/src/loads.test.ts',
      'packages/mutation/src/circles.test.ts',
      'packages/site/test/docs/statechart.test.ts',
      'test/game/rules/**/*.test.ts',
      'test/rulings/**/*.test.ts',
      'test/playthroughs/*.test.ts',
      'test/engine/actor.test.ts',
      'test/engine/listing.test.ts',
      'test/engine/machine.test.ts',
      'test/engine/machineTags.test.ts',
      'test/engine/machineWithoutFunctions.test.ts',
      'test/view/chart/graph.test.ts',
    ],
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'stopping.ts')],
    sequence: { sequencer: QuickestFirst },
    testTimeout: 120_000,
  },
})

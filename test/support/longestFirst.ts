/** The order in which files of tests are run: the longest first, so that no core is idle while another ends a long one. */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest by far, longest first. A fresh clone knows nothing of earlier runs. */
const LONG = [
  'test/examples/server/killed',
  'test/examples/server/hiddenCards.test',
  'test/package/package',
  'test/fuzz/campaign/command',
  'test/examples/demoAccess',
  'test/hosts/inspector/page/time',
  'test/fuzz/report/browser',
  'test/examples/demoGame',
  'test/fuzz/campaign/machines',
  'test/hosts/elements/chart',
  'test/hosts/inspector/page',
  'test/fuzz/mutants',
  'test/hosts/terminal',
  'test/examples',
  'test/fuzz/coverage',
  'test/hosts/elements',
  'test/hosts/react',
  'test/engine/cli',
  'test/docs/',
  'test/hosts/inspector/server',
  'test/hosts/inspector/stately',
  'test/hosts/inspector/xstateInspect',
] as const

/** Files of which nothing is known come last, project by project: those that share a process follow each other. */
const placeOf = ({ moduleId, project }: TestSpecification): readonly [number, string] => {
  const name = relative(project.config.root, moduleId)
  const place = LONG.findIndex((one) => name.startsWith(one))
  return [place === -1 ? LONG.length : place, `${project.name} ${name}`]
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
      .map((file) => ({ file, place: placeOf(file) }))
      .toSorted((a, b) => a.place[0] - b.place[0] || a.place[1].localeCompare(b.place[1]))
      .map(({ file }) => file)
  }
}

/** The order in which files of tests are run: the longest first, so that no core is idle while another ends a long one. */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest by far, longest first. A fresh clone knows nothing of earlier runs. */
const LONG = [
  'test/package/package',
  'packages/examples/test/server/killed',
  'packages/fuzz/test/coverage',
  'packages/examples/test/server/hiddenCards.test',
  'packages/site/test/inBrowser',
  'packages/cli/test/fuzz/command',
  'packages/examples/test/demoAccess',
  'packages/inspector/test/page/time',
  'packages/fuzz/test/report/browser',
  'packages/examples/test/demoGame',
  'packages/cli/test/fuzz/machines',
  'packages/inspector/test/elements/chart',
  'packages/inspector/test/page',
  'packages/mutation/src/brokenRules',
  'packages/cli/test/terminal',
  'packages/examples/test',
  'packages/inspector/test/elements',
  'test/react',
  'test/engine/cli',
  'packages/site/test/docs/',
  'packages/inspector/test/server',
  'packages/inspector/test/stately',
  'packages/inspector/test/xstateInspect',
] as const

/** Files that share a process follow each other, or the process would end between them: all where the longest of them belongs. */
const PAGES = LONG.indexOf('packages/examples/test/demoAccess')

/** Files of which nothing is known come last, project by project. */
const placeOf = ({ moduleId, project }: TestSpecification): readonly [number, number, string] => {
  const name = relative(project.config.root, moduleId)
  const found = LONG.findIndex((one) => name.startsWith(one))
  const place = found === -1 ? LONG.length : found
  return [project.name === 'pages' ? PAGES : place, place, `${project.name} ${name}`]
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
      .map((file) => ({ file, place: placeOf(file) }))
      .toSorted((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1] || a.place[2].localeCompare(b.place[2]))
      .map(({ file }) => file)
  }
}

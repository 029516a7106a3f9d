/** The order in which files of tests are run: the longest first, so that no core is idle while another ends a long one. */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest by far, longest first. A fresh clone knows nothing of earlier runs. */
const LONG = [
  'test/package/package',
  'test/examples/server/killed',
  'test/fuzz/coverage',
  'test/examples/server/hiddenCards.test',
  'test/site/inBrowser',
  'test/fuzz/campaign/command',
  'test/examples/demoAccess',
  'test/hosts/inspector/page/time',
  'test/fuzz/report/browser',
  'test/examples/demoGame',
  'test/fuzz/campaign/machines',
  'test/hosts/elements/chart',
  'test/hosts/inspector/page',
  'test/mutation/brokenRules',
  'test/hosts/terminal',
  'test/examples',
  'test/hosts/elements',
  'test/hosts/react',
  'test/engine/cli',
  'test/docs/',
  'test/hosts/inspector/server',
  'test/hosts/inspector/stately',
  'test/hosts/inspector/xstateInspect',
] as const

/** Files that share a process follow each other, or the process would end between them: all where the longest of them belongs. */
const PAGES = LONG.indexOf('test/examples/demoAccess')

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

/** The order of test files: the longest first, so that no core is idle while another finishes a long file. */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest files, longest first. They are listed here since a fresh clone has no times of earlier runs. */
const LONG = [
  'test/package/package',
  'packages/examples/test/server/killed',
  'packages/site/test/inBrowser',
  'packages/cli/test/fuzz',
  'packages/examples/test/demoAccess',
  'packages/inspector/test/page',
  'packages/examples/test/demoGame',
  'packages/conformance/test/judge',
  'packages/fuzz/test/report/browser',
  'packages/inspector/test/elements',
  'packages/mutation',
  'packages/cli/test',
  'packages/examples/test',
  'test/react',
  'packages/site/test/docs/',
  'packages/inspector/test/server',
  'packages/inspector/test/stately',
  'packages/inspector/test/xstateInspect',
] as const

/**
 * The place of all files that share a process, which is the place of the longest of them. They follow each other, since
 * the process would otherwise end between them.
 */
const PAGES = LONG.indexOf('packages/examples/test/demoAccess')

/** The place of a file in the order. Unlisted files come last, project by project. */
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

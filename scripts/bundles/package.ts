/** Makes the package of what the compiler has written: bundles where only a program needs them, and no file that nobody uses. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleForBrowsers } from './browser.ts'
import { removeComments } from './comments.ts'
import { writeConformancePackage } from './conformancePackage.ts'
import { narrowDeclarations } from './declarations.ts'
import { removeDocstrings } from './docstrings.ts'
import { bundleElk, shipElk } from './elk.ts'
import { DIST, ROOT } from './folders.ts'
import { shipFpTs } from './fpTs.ts'
import { bundleViewer } from './inspectorViewer.ts'
import { shipLibraries } from './libraries.ts'
import { writeLogsPackage } from './logsPackage.ts'
import { folderOf, writeNotices } from './notices.ts'
import { bundlePrograms, SHARED, THREAD_FILES } from './programs.ts'
import { writeCardsPackage } from './setsPackage.ts'
import { makeSmaller } from './smaller.ts'
import { type Entries, removeUnused } from './unused.ts'

/** They are packed by themselves, and left out of this package. */
const CARDS_FOLDER = 'cards-package'
const LOGS_FOLDER = 'logs-package'
const CONFORMANCE_FOLDER = 'conformance-package'

await removeComments(DIST)
narrowDeclarations(DIST)
await shipFpTs(DIST)
const libraries = await shipLibraries(DIST)
const browser = join(DIST, 'browser')
const [pages, viewer] = await Promise.all([bundleForBrowsers(browser), bundleViewer(DIST), bundleElk(browser)])
shipElk(DIST, browser)
const programs = await bundlePrograms(DIST)
writeNotices(join(DIST, 'THIRD-PARTY-NOTICES.txt'), [
  ...[folderOf('fp-ts'), folderOf('elkjs')],
  ...[libraries, pages, viewer, programs].flat(),
])
await writeCardsPackage(DIST, join(DIST, CARDS_FOLDER))
await writeLogsPackage(DIST, join(DIST, LOGS_FOLDER))
await writeConformancePackage(DIST, join(DIST, CONFORMANCE_FOLDER))
const entries = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Entries
removeUnused(
  ROOT,
  [...['src', 'machines', 'fp-ts', 'libraries'], SHARED].map((folder) => `dist/${folder}`),
  entries,
  THREAD_FILES.map((file) => `dist/${file}`),
)
for (const folder of ['src', 'machines']) removeDocstrings(ROOT, join(DIST, folder), entries)
// It takes long, so it is for what is published.
if (process.argv.includes('--small')) await makeSmaller(DIST)

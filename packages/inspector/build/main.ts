/** Bundles the browser files and the viewer of @xstate/inspect into the compiler's output. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundleForBrowsers } from './browser.ts'
import { bundleElk } from './elk.ts'
import { DIST } from './folders.ts'
import { bundleViewer } from './inspectorViewer.ts'
import { folderOf, writeNotices } from './notices.ts'

const browser = join(DIST, 'browser')
// Remove the files of an earlier build, whose names contain other hashes.
rmSync(browser, { recursive: true, force: true })
const [pages, viewer] = await Promise.all([bundleForBrowsers(browser), bundleViewer(DIST), bundleElk(browser)])
writeNotices(join(DIST, 'THIRD-PARTY-NOTICES.txt'), [folderOf('elkjs'), ...pages, ...viewer])

/** The inspector's page, bundled once before the tests that open it in a browser. */
import { join } from 'node:path'
import { bundleForBrowsers } from '../../scripts/bundles/browser.ts'
import { bundleElk } from '../../scripts/bundles/elk.ts'
import { builtOnce } from './builtOnce.ts'

/** Where it lies. */
export const BUNDLED_PAGE = join(import.meta.dirname, '../../node_modules/.cache/ptcg-turn-inspector')

const SOURCES = ['src', 'machines', 'scripts', 'package-lock.json'] as const

export default (): Promise<void> =>
  builtOnce(BUNDLED_PAGE, SOURCES, async (folder) => {
    await bundleForBrowsers(folder)
    await bundleElk(folder)
  })

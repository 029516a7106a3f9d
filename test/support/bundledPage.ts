/** The inspector's page, bundled once before the tests that open it in a browser. */
import { join } from 'node:path'
import { bundlePage } from '../../scripts/bundles/inspectorPage.ts'

/** Where it lies. */
export const BUNDLED_PAGE = join(import.meta.dirname, '../../node_modules/.cache/ptcg-turn-inspector')

export default (): Promise<void> => bundlePage(BUNDLED_PAGE)

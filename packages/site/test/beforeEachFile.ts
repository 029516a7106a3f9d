/** Runs before each file of tests of the site, which read its pages as soon as they begin. */
import { siteIsBuilt } from './builtSite.ts'

await siteIsBuilt()

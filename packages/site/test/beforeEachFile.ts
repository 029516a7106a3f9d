/** Runs before each test file of the site, which reads its pages when it starts. */
import { siteIsBuilt } from './builtSite.ts'

await siteIsBuilt()

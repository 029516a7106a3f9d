/** Bundles what is used of @xstate/inspect and XState v4 into one file, so that whoever installs the package meets neither. */
import { join } from 'node:path'
import { build } from 'esbuild'
import { ROOT, SRC } from './folders.ts'
import { packagesIn } from './notices.ts'

const VIEWER = 'xstateInspect/v4/viewer'

/**
 * Replaces the compiled file in a folder that `tsc` has written by one that contains all it needs. Gives the folders of the
 * packages that are in it.
 */
export const bundleViewer = async (outDir: string): Promise<readonly string[]> => {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [join(SRC, `${VIEWER}.ts`)],
    outfile: join(outDir, `${VIEWER}.js`),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return packagesIn(metafile)
}

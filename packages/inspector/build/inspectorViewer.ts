/**
 * Bundles the used parts of @xstate/inspect and XState v4 into one file, so that they are not installed with the
 * package.
 */
import { join } from 'node:path'
import { build } from 'esbuild'
import { ROOT, SRC } from './folders.ts'
import { packagesIn } from './notices.ts'

const VIEWER = 'xstateInspect/v4/viewer'

/** Replaces the compiled viewer in a folder written by `tsc` with a self-contained file. Returns the folders of the bundled packages. */
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

/** Bundles what is used of @xstate/inspect and XState v4 into one file, so that whoever installs the package meets neither. */
import { join } from 'node:path'
import { build } from 'esbuild'

const ROOT = join(import.meta.dirname, '../..')
const VIEWER = 'src/hosts/inspector/xstateInspect/v4/viewer'

/** Their licences ask for this. */
const NOTICE = `/*
 * Contains @xstate/inspect 0.8.0 and xstate 4.38.3, Copyright (c) 2015 David Khourshid,
 * and fast-safe-stringify, Copyright (c) 2016 David Mark Clements, Copyright (c) 2017 David Mark Clements & Matteo Collina,
 * Copyright (c) 2018 David Mark Clements, Matteo Collina & Ruben Bridgewater.
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
 * documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
 * rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
 * persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice and
 * this permission notice shall be included in all copies or substantial portions of the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
 * WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
 * COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
 * OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */`

/** Replaces the compiled file in a folder that `tsc` has written by one that contains all it needs. */
export const bundleViewer = async (outDir: string): Promise<void> => {
  await build({
    absWorkingDir: ROOT,
    entryPoints: [join(ROOT, `${VIEWER}.ts`)],
    outfile: join(outDir, `${VIEWER}.js`),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    legalComments: 'none',
    logLevel: 'warning',
    banner: { js: NOTICE },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
}

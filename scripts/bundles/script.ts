/** Bundles the public functions into one file that a page loads with `<script type="module">`: no bundler, no import map. */
import { join } from 'node:path'
import { build } from 'esbuild'

/** What they contain of others; the licences of all of them ask for this. */
const NOTICE = `/*
 * Contains fp-ts, Copyright (c) 2017-present Giulio Canti; xstate, Copyright (c) 2015 David Khourshid; valibot,
 * Copyright (c) Fabian Hiller; pure-rand, Copyright (c) 2018 Nicolas DUBIEN. All of them under the MIT licence:
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

/** Writes `ptcg-turn-engine.js` into the folder of compiled files, from what is compiled there. */
export const bundleScript = async (dist: string): Promise<void> => {
  await build({
    entryPoints: { 'ptcg-turn-engine': join(dist, 'src/index.js') },
    outdir: dist,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    legalComments: 'none',
    logLevel: 'warning',
    banner: { js: NOTICE },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
}

/** Bundles a page of the documentation, written for React, Vue, Svelte or Solid, as a user's tools would. */
import { join } from 'node:path'
import { transformAsync } from '@babel/core'
import { build, type Plugin, transform } from 'esbuild'
import { compile } from 'svelte/compiler'
import { compileScript, parse } from 'vue/compiler-sfc'

const ROOT = join(import.meta.dirname, '../../../..')

/** The framework of a snippet: the words after its opening fence. */
export const FENCES = ['tsx run', 'vue run', 'svelte run', 'tsx run solid'] as const
export type Fence = (typeof FENCES)[number]

const vue = (code: string): string => {
  const { descriptor, errors } = parse(code, { filename: 'Snippet.vue' })
  if (errors.length > 0) throw new Error(errors.map(String).join(' '))
  return compileScript(descriptor, { id: 'snippet', inlineTemplate: true }).content
}

const svelte = (code: string): string => {
  const { js, warnings } = compile(code, { filename: 'Snippet.svelte', generate: 'client', dev: true })
  if (warnings.length > 0) throw new Error(warnings.map(({ message }) => message).join(' '))
  return js.code
}

const solid = async (code: string): Promise<string> => {
  const plain = await transform(code, { loader: 'tsx', jsx: 'preserve' })
  const made = await transformAsync(plain.code, { configFile: false, babelrc: false, presets: ['babel-preset-solid'] })
  return made?.code ?? ''
}

/** A framework's compiler for a snippet, and the code that mounts it. */
const MADE: {
  readonly [Written in Fence]: {
    readonly compiled: (code: string) => string | Promise<string>
    readonly mount: string
    readonly conditions: string[]
  }
} = {
  'tsx run': { compiled: (code) => code, mount: 'import "snippet"', conditions: [] },
  'tsx run solid': { compiled: solid, mount: 'import "snippet"', conditions: ['browser'] },
  'vue run': {
    compiled: vue,
    mount: 'import { createApp } from "vue"; import Page from "snippet"; createApp(Page).mount("#root")',
    conditions: [],
  },
  'svelte run': {
    compiled: svelte,
    mount:
      'import { mount } from "svelte"; import Page from "snippet"; mount(Page, { target: document.getElementById("root") })',
    conditions: ['browser', 'svelte'],
  },
}

const snippetAs = (contents: string): Plugin => ({
  name: 'snippet',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^snippet$/ }, () => ({ path: 'snippet', namespace: 'snippet', sideEffects: true }))
    onLoad({ filter: /.*/, namespace: 'snippet' }, () => ({ contents, loader: 'tsx', resolveDir: join(ROOT, 'docs') }))
  },
})

/** The script of a page made from a snippet. */
export const snippetPage = async (fence: Fence, code: string): Promise<string> => {
  const { compiled, mount, conditions } = MADE[fence]
  const built = await build({
    stdin: { contents: mount, resolveDir: join(ROOT, 'docs'), sourcefile: 'page.ts', loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'react',
    conditions,
    // Vue expects these definitions from its bundler.
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [snippetAs(await compiled(code))],
    write: false,
    logLevel: 'warning',
  })
  return built.outputFiles[0]?.text ?? ''
}

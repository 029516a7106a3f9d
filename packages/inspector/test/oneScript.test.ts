/** Modules merged into one script behave as before. */
import { describe, expect, test } from 'vitest'
import { oneScript } from '../src/oneScript.ts'

const SHARED = '/* notice */var a=1,b=()=>a+1;export{a as x,b as $y,a};'
const PAGE = '/* notice */import{x as c,$y as d,a}from"./shared-A1.js";globalThis.result=[c,d(),a];'

const scriptOf = (files: Readonly<Record<string, string>>): string | null =>
  oneScript('page.js', (name) => files[name] ?? null)

const resultOf = async (files: Readonly<Record<string, string>>): Promise<unknown> => {
  new Function(scriptOf(files) ?? '')()
  return await (globalThis as { result?: unknown }).result
}

describe('one script of several modules', () => {
  test('gives each module its imports under the names it uses', async () => {
    expect(await resultOf({ 'page.js': PAGE, 'shared-A1.js': SHARED })).toEqual([1, 2, 1])
  })

  test('renames equal names in different modules', async () => {
    const page = 'import{x as b}from"./shared-A1.js";var a=5;globalThis.result=[a,b];'
    expect(await resultOf({ 'page.js': page, 'shared-A1.js': SHARED })).toEqual([5, 1])
  })

  test('runs each module once after its imports, and dynamic imports on demand', async () => {
    const files = {
      'page.js':
        'import"./shared-C.js";import{log as l}from"./shared-B.js";l.push("page");globalThis.result=Promise.all([import("./shared-D.js"),import("./shared-D.js")]).then(([{value:v}])=>[...l,v]);',
      'shared-B.js': 'var log=["B"];export{log};',
      'shared-C.js': 'import{log as a}from"./shared-B.js";a.push("C");',
      'shared-D.js': 'import{log as a}from"./shared-B.js";a.push("D");var b=4;export{b as value};',
    }
    expect(await resultOf(files)).toEqual(['B', 'C', 'page', 'D', 4])
  })

  test('leaves out the layout program', () => {
    const script = scriptOf({
      'page.js': PAGE,
      'shared-A1.js': 'var a=()=>import("./elk.js"),b=a;export{a as x,b as $y,a};',
    })
    expect(script).toContain('a=()=>noElk()')
    expect(script).not.toContain('import(')
  })
})

test('refuses a missing file, and files that import each other', () => {
  expect(scriptOf({ 'page.js': PAGE })).toBeNull()
  expect(scriptOf({ 'page.js': PAGE, 'shared-A1.js': 'import"./page.js";' })).toBeNull()
})

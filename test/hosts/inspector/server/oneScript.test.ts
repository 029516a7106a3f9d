/** Two modules put into one script say what they said before. */
import { describe, expect, test } from 'vitest'
import { oneScript } from '../../../../src/hosts/inspector/server/oneScript.ts'

const SHARED = '/* notice */var a=1,b=()=>a+1;export{a as x,b as $y,a};'
const PAGE = '/* notice */import{x as c,$y as d,a}from"./shared.js";globalThis.told=[c,d(),a];'

const told = (script: string | null): unknown => {
  new Function(script ?? '')()
  return (globalThis as { told?: unknown }).told
}

describe('one script of two modules', () => {
  test('gives the page what it imports, by the names it uses', () => {
    expect(told(oneScript(PAGE, SHARED))).toEqual([1, 2, 1])
  })

  test('has names of its own in each part', () => {
    const page = 'import{x as b}from"./shared.js";var a=5;globalThis.told=[a,b];'
    expect(told(oneScript(page, SHARED))).toEqual([5, 1])
  })

  test('takes the layout program from the page', () => {
    const script = oneScript(PAGE, 'var a=()=>import("./elk.js"),b=a;export{a as x,b as $y,a};')
    expect(script).toContain('a=()=>elkOfThePage()')
    expect(script).not.toContain('import(')
  })
})

test('a page that imports nothing is one script; what the build does not make is none', () => {
  expect(oneScript('globalThis.told=1', SHARED)).toBe('globalThis.told=1')
  expect(oneScript(PAGE, 'var a=1')).toBeNull()
})

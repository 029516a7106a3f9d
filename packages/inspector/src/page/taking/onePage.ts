/** Writes this page as one file that opens from disk. The file contains the game and the page's own script and styles. */

import type { Recording } from 'ptcg-turn-engine'
import type { ReconstructedGame } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import * as E from '#fp-ts/Either'
import { moduleNamesIn, oneScript } from '../../oneScript.ts'
import { inScript, inStyle, type PageAssets, pageDocument } from '../../pageDocument.ts'

interface Parts {
  readonly script: string
  readonly style: string
}

const CANNOT = 'The page cannot be saved: its files can no longer be loaded from its server.'

const fetched = async (address: URL | string): Promise<string> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status}`)
  return answer.text()
}

/** Loads the script, every file that it imports, and the styles. */
const beside = async (script: HTMLScriptElement, style: HTMLLinkElement): Promise<Parts | null> => {
  const files = new Map<string, string>()
  const collect = async (name: string): Promise<void> => {
    if (files.has(name)) return
    files.set(name, '')
    const code = await fetched(new URL(name, script.src))
    files.set(name, code)
    await Promise.all(moduleNamesIn(code).map(collect))
  }
  const [looks] = await Promise.all([fetched(style.href), collect('page.js')])
  const one = oneScript('page.js', (name) => files.get(name) ?? null)
  return one === null ? null : { script: one, style: looks }
}

const partsOfThePage = async (): Promise<Parts | null> => {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')
  const style = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (script === null) return null
  if (style !== null && script.src !== '') return beside(script, style)
  return { script: script.textContent, style: document.querySelector('head style')?.textContent ?? '' }
}

const digest = async (text: string): Promise<string> =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))))

/** The page with the game in it, or one sentence that says why it cannot be saved. */
export const onePage = async (recording: Recording | ReconstructedGame): Promise<E.Either<string, string>> => {
  try {
    const parts = await partsOfThePage()
    if (parts === null) return E.left(CANNOT)
    const written = [inScript(parts.script), inStyle(parts.style)]
    const hashes = new Map(await Promise.all(written.map(async (text) => [text, await digest(text)] as const)))
    const assets: PageAssets = { kind: 'inlined', ...parts, hashOf: (text) => hashes.get(text) ?? '' }
    const layout = document.getElementById('chart-layout')?.textContent ?? 'null'
    return E.right(pageDocument({ recording, game: null, layout, assets }))
  } catch {
    return E.left(CANNOT)
  }
}

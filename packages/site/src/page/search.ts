/**
 * Searches the site. The index is loaded when a person begins to search. It is a script, because a page opened from disk cannot use
 * `fetch`.
 */
import { SITE_ROOT } from './root.ts'

type Page = readonly [kind: string, title: string, description: string, path: string]

declare global {
  interface Window {
    ptcgPages?: (pages: readonly Page[]) => void
  }
}

const MAX_RESULTS = 12

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The score of a page for a word: a match in the title counts far more than one in the description. */
const score = ([kind, title, description]: Page, word: string): number => {
  const name = plain(title)
  if (name === word || name.split(/[^\p{L}\p{N}.-]+/u).includes(word)) return 8
  if (name.includes(` ${word}`) || name.startsWith(word)) return 5
  if (name.includes(word)) return 3
  if (plain(kind).startsWith(word)) return 2
  return plain(description).includes(word) ? 1 : 0
}

/** The pages that match every word, the best first. */
const foundIn = (pages: readonly Page[], text: string): readonly Page[] => {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  return pages
    .map((page) => ({ page, scores: words.map((word) => score(page, word)) }))
    .filter(({ scores }) => scores.every((one) => one > 0))
    .toSorted((a, b) => b.scores.reduce((x, y) => x + y, 0) - a.scores.reduce((x, y) => x + y, 0))
    .slice(0, MAX_RESULTS)
    .map(({ page }) => page)
}

const input = document.querySelector<HTMLInputElement>('#search')
const list = document.querySelector<HTMLUListElement>('#found')

if (input !== null && list !== null) {
  let pages: readonly Page[] | null = null
  let lit = -1

  const show = (): void => {
    const found = pages === null ? [] : foundIn(pages, input.value)
    lit = -1
    list.replaceChildren(
      ...found.map(([kind, title, description, path], index) => {
        const item = document.createElement('li')
        item.id = `found-${index}`
        item.setAttribute('role', 'option')
        item.setAttribute('aria-selected', 'false')
        const link = document.createElement('a')
        link.href = `${SITE_ROOT}${path}`
        link.tabIndex = -1
        const [strong, small] = [document.createElement('b'), document.createElement('small')]
        strong.textContent = title
        small.textContent = `${kind} · ${description}`
        link.append(strong, small)
        item.append(link)
        return item
      }),
    )
    list.hidden = found.length === 0
    input.setAttribute('aria-expanded', String(found.length > 0))
    input.removeAttribute('aria-activedescendant')
  }

  const load = (): void => {
    if (window.ptcgPages !== undefined) return
    window.ptcgPages = (all) => {
      pages = all
      show()
    }
    const script = document.createElement('script')
    script.src = `${SITE_ROOT}pages.js`
    document.head.append(script)
  }

  const light = (next: number): void => {
    const items = [...list.children]
    lit = (next + items.length) % items.length
    for (const [index, item] of items.entries()) item.setAttribute('aria-selected', String(index === lit))
    items[lit]?.scrollIntoView({ block: 'nearest' })
    input.setAttribute('aria-activedescendant', `found-${lit}`)
  }

  const pressed: Readonly<Record<string, () => void>> = {
    ArrowDown: () => light(lit + 1),
    ArrowUp: () => light(lit - 1),
    Enter: () => list.querySelectorAll('a')[Math.max(0, lit)]?.click(),
    Escape: () => {
      input.value = ''
      show()
    },
  }

  input.addEventListener('focus', load)
  input.addEventListener('input', show)
  input.addEventListener('keydown', (event) => {
    const act = pressed[event.key]
    if (act === undefined || (list.hidden && event.key !== 'Escape')) return
    event.preventDefault()
    act()
  })
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    input.focus()
  })
}

/** Draws the controls below the drawing: buttons with words, and the search with its results. */
import type { FoundState } from './search.ts'
import { makeHtml } from './svg.ts'

export interface ChartCommands {
  readonly fit: () => void
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  readonly follow: () => void
  readonly collapseAll: () => void
  readonly steps: () => void
  readonly expandAll: () => void
  readonly search: (text: string) => readonly FoundState[]
  readonly show: (found: FoundState) => void
  /** Marks the states that a search has found; an empty list removes the marks. */
  readonly found: (paths: readonly string[]) => void
}

export interface Controls {
  readonly bar: HTMLElement
  readonly setFollow: (follows: boolean) => void
  /** Repeats the search after the chart has changed. */
  readonly searchAgain: () => void
}

const button = (text: string, title: string, press: () => void): HTMLButtonElement => {
  const element = makeHtml('button', { type: 'button', title }, [text])
  if (text.length === 1) element.setAttribute('aria-label', title)
  element.addEventListener('click', press)
  return element
}

const group = (name: string, children: readonly Node[]): HTMLElement =>
  makeHtml('div', { class: 'group', role: 'group', 'aria-label': name }, children)

interface SearchField {
  readonly box: HTMLElement
  readonly searchAgain: () => void
}

const searchField = ({ search, show, found: mark }: ChartCommands): SearchField => {
  const list = makeHtml('ul', { class: 'found', 'aria-label': 'Found in the chart' })
  const field = makeHtml('input', {
    type: 'search',
    placeholder: 'Search',
    'aria-label': 'Search states, events, clauses, actions and rules',
    autocomplete: 'off',
    spellcheck: 'false',
  })
  const buttons = (): readonly HTMLButtonElement[] => [...list.querySelectorAll('button')]
  const close = (): void => list.replaceChildren()
  const go = (one: FoundState): void => {
    close()
    mark([])
    field.focus()
    show(one)
  }
  const find = (): void => {
    const found = search(field.value)
    mark(found.map(({ path }) => path))
    const items = found.map((one) => makeHtml('li', {}, [button(one.label, one.path, () => go(one))]))
    const none = makeHtml('li', {}, [makeHtml('small', {}, ['Nothing in the chart contains this.'])])
    list.replaceChildren(...(found.length === 0 && field.value.trim() !== '' ? [none] : items))
  }
  const walk = (event: KeyboardEvent): void => {
    const all = buttons()
    const at = all.findIndex((one) => one.matches(':focus'))
    if (event.key === 'ArrowDown') all[Math.min(at + 1, all.length - 1)]?.focus()
    else if (event.key === 'ArrowUp') (all[at - 1] ?? field).focus()
    else if (event.key === 'Escape') {
      close()
      mark([])
      field.focus()
    } else if (event.key === 'Enter' && event.target === field) all[0]?.click()
    else return
    event.preventDefault()
  }
  field.addEventListener('input', find)
  const box = makeHtml('div', { class: 'search', role: 'search' }, [field, list])
  box.addEventListener('keydown', walk)
  box.addEventListener('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node && box.contains(event.relatedTarget))) close()
  })
  const searchAgain = (): void => {
    if (field.value !== '' && box.matches(':focus-within')) find()
  }
  return { box, searchAgain }
}

/** The bar with all controls. */
export const controlsFor = (commands: ChartCommands): Controls => {
  const follow = button('Follow', 'Keep the active state in sight', commands.follow)
  const { box, searchAgain } = searchField(commands)
  const bar = makeHtml('div', { class: 'bar', part: 'controls' }, [
    group('View', [
      button('Fit', 'Show the whole chart', commands.fit),
      button('−', 'Zoom out', commands.zoomOut),
      button('+', 'Zoom in', commands.zoomIn),
      follow,
    ]),
    group('Detail', [
      button('Close all', 'Close every box of the chart', commands.collapseAll),
      button('Steps', 'Open the boxes down to the steps of the rulebook, as at the start', commands.steps),
      button('Open all', 'Open every box of the chart', commands.expandAll),
    ]),
    // A slot for the page's own controls.
    makeHtml('slot', { name: 'controls' }),
    box,
  ])
  // Keys and clicks on the bar must not reach the chart behind it.
  for (const kind of ['keydown', 'pointerdown', 'dblclick', 'wheel']) {
    bar.addEventListener(kind, (event) => event.stopPropagation())
  }
  const setFollow = (follows: boolean): void => follow.setAttribute('aria-pressed', String(follows))
  setFollow(false)
  return { bar, setFollow, searchAgain }
}

/** Composes HTML: inserted text is escaped, and every page has the same frame. */

/** Trusted HTML, which is not escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type Part = Html | string | number | null | readonly Part[]

const written = (part: Part): string => {
  if (part === null) return ''
  if (part instanceof Html) return part.text
  return Array.isArray(part) ? part.map(written).join('') : escapeHtml(String(part))
}

export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, at) => `${text}${written(parts[at] ?? null)}`).join(''))

/** Data for the script of a page, escaped so that it cannot end its element. */
export const data = (id: string, value: unknown): Html =>
  new Html(`<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`)

export interface SitePage {
  /** The path relative to the site's folder, such as `rules/T2B.2.html`. */
  readonly path: string
  readonly title: string
  /** One or two sentences, for search engines and link previews. */
  readonly description: string
  readonly body: Html
  /** True if the page has something to try, so that it needs the engine. */
  readonly plays?: boolean
  /** True if the page contains the scene. */
  readonly moves?: boolean
  /** The pages above this page, the outermost first. */
  readonly above?: readonly { readonly title: string; readonly path: string }[]
}

/** The relative path from one page to another. */
export const wayTo = (from: string, to: string): string => `${'../'.repeat(from.split('/').length - 1)}${to}`

const SECTIONS = [
  ['rules/index.html', 'Rules'],
  ['rulings/index.html', 'Rulings'],
  ['states/index.html', 'Chart'],
  ['cards/index.html', 'Cards'],
  ['guides/tutorial.html', 'Tutorial'],
  ['guides/index.html', 'Guides'],
  ['demo/index.html', 'Play'],
] as const

/** The HTML of a whole page. Its scripts are classic scripts, so that the page works from disk as well as from a server. */
export const framePage = ({
  path,
  title,
  description,
  body,
  plays = false,
  moves = false,
  above = [],
}: SitePage): string => {
  const to = (other: string): string => wayTo(path, other)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ptcg-turn-engine</title>
<meta name="description" content="${description}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${to('book.css')}">
<script defer src="${to('search.js')}" data-root="${to('')}"></script>
${plays ? html`<script defer src="${to('book.js')}"></script>` : null}
${moves ? html`<script defer src="${to('scene.js')}"></script>` : null}
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header class="top">
<a class="home" href="${to('index.html')}">ptcg-turn-engine</a>
<nav aria-label="Sections">${SECTIONS.map(
    ([at, name]) =>
      html`<a href="${to(at)}"${at === path || above.some((one) => one.path === at) ? html` aria-current="true"` : null}>${name}</a>`,
  )}</nav>
<div class="search" role="search"><input id="search" type="search" placeholder="Search  /" aria-label="Search rules, rulings, states, clauses, events, cards and guides" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found"><ul id="found" role="listbox" aria-label="What was found" hidden></ul></div>
</header>
<main id="content" tabindex="-1">
${above.length === 0 ? null : html`<nav class="above" aria-label="Above this page">${above.map((one) => html`<a href="${to(one.path)}">← ${one.title}</a> `)}</nav>`}
${body}
</main>
<footer>The rules are paraphrased. Pokémon and the names of its cards belong to their owners.</footer>
</body>
</html>
`.text
}

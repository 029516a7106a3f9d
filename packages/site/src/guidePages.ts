/** Makes pages of the documents of the repository: guides, decisions and packages. Links to files without a page become plain words. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { Marked } from 'marked'
import { Html, html, type SitePage, wayTo } from './html.ts'

const ROOT = join(import.meta.dirname, '../../..')
export const GUIDES_INDEX = { title: 'Guides', path: 'guides/index.html' } as const

/** The documents that have better pages in the book, with the paths of these pages. */
const INSTEAD: Readonly<Record<string, string>> = {
  'docs/rules.md': 'rules/index.html',
  'docs/rulings.md': 'rulings/index.html',
  'docs/statechart.md': 'states/index.html',
  'docs/README.md': GUIDES_INDEX.path,
  'docs/decisions': 'guides/index.html#decisions',
  'README.md': 'index.html',
}

/** The paths in a folder that match `ending`, in order; empty for a missing folder. */
const under = (folder: string, ending: RegExp): readonly string[] =>
  existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder), { encoding: 'utf8' })
        .filter((name) => ending.test(name))
        .map((name) => `${folder}/${name}`)
        .toSorted()
    : []

const PACKAGES = readdirSync(join(ROOT, 'packages'), { encoding: 'utf8' })
  .map((name) => `packages/${name}`)
  .toSorted()

/** The folders of guides: those of the engine and of each package, and the reports of the fuzz campaigns. */
const GUIDES = ['docs', ...PACKAGES.map((folder) => `${folder}/docs`), 'packages/fuzz/docs/campaigns']

const DOCUMENTS = [
  ...GUIDES.flatMap((folder) => under(folder, /\.md$/)),
  ...under('docs/decisions', /\.md$/),
  ...PACKAGES.flatMap((folder) => under(folder, /^README\.md$/)),
  'CONTRIBUTING.md',
  'CHANGELOG.md',
]

/** The path of a document on the site. The page of a README is named after its folder. */
const pathOf = (document: string): string => {
  const instead = INSTEAD[document]
  if (instead !== undefined) return instead
  const folder = document.startsWith('docs/decisions/')
    ? 'decisions'
    : /^packages\/[^/]+\/README\.md$/.test(document)
      ? 'packages'
      : 'guides'
  const name = basename(document, '.md')
  return `${folder}/${name === 'README' ? basename(dirname(document)) : name.toLowerCase()}.html`
}

const slugged = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/<[^>]*>|&[#\w]+;/g, '')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

/** The target of a document's link on the site, or null if there is no page for it. */
const leadsTo = (document: string, href: string): string | null => {
  if (/^[a-z]+:/.test(href) || href.startsWith('#')) return href
  const [file = '', hash = ''] = href.split('#')
  const target = posix.normalize(posix.join(posix.dirname(document), file)).replace(/\/$/, '')
  const way = (path: string): string => wayTo(pathOf(document), path)
  if (INSTEAD[target] !== undefined) return way(INSTEAD[target])
  if (DOCUMENTS.includes(target)) return way(`${pathOf(target)}${hash === '' ? '' : `#${hash}`}`)
  return /\.(?:png|svg)$/.test(target) ? way(basename(target)) : null
}

const rendered = (document: string, text: string): string => {
  const seen = new Map<string, number>()
  let tables = 0
  const marked = new Marked({
    renderer: {
      heading(content, level) {
        const slug = slugged(content)
        const times = seen.get(slug) ?? 0
        seen.set(slug, times + 1)
        return `<h${level} id="${slug}${times === 0 ? '' : `-${times}`}">${content}</h${level}>\n`
      },
      link(href, _, content) {
        const to = leadsTo(document, href)
        return to === null ? content : `<a href="${to}">${content}</a>`
      },
      image(href, _, alt) {
        const to = leadsTo(document, href)
        return to === null ? '' : `<img class="wide" src="${to}" alt="${alt}" loading="lazy">`
      },
      code(code, language) {
        const escaped = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
        return `<pre tabindex="0"${language === undefined ? '' : ` data-language="${language.split(' ')[0]}"`}><code>${escaped}</code></pre>\n`
      },
      html: (raw) =>
        raw.replaceAll(/\b(src|srcset)="([^"]*)"/g, (_, key, href) => `${key}="${leadsTo(document, href) ?? href}"`),
      table(header, body) {
        tables += 1
        const cells = header.replaceAll(/<th[^>]*><\/th>/g, '<td></td>')
        const head = cells.replaceAll(/<[^>]*>|\s/g, '') === '' ? '' : `<thead>${cells}</thead>`
        return `<div class="table" tabindex="0" role="region" aria-label="Table ${tables}"><table>${head}<tbody>${body}</tbody></table></div>\n`
      },
    },
  })
  return marked.parse(text.replaceAll(/<!--.*?-->\n?/gs, ''), { async: false }) as string
}

const titleOf = (text: string): string => /^# (.*)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? 'Guide'

/** The first sentences of a document, without markup. */
const descriptionOf = (text: string): string => {
  const paragraph =
    text.split('\n\n').find((part) => /^[\p{L}*`[]/u.test(part)) ??
    text
      .split('\n')
      .filter((line) => /^\|/.test(line))
      .slice(2, 6)
      .join(' ')
  const plain = paragraph.replaceAll(/\[([^\]]*)\]\([^)]*\)|[*`|]/g, '$1').replaceAll('\n', ' ')
  return `${titleOf(text)}. ${plain}`.slice(0, 220)
}

const guidePage = (document: string): SitePage => {
  const text = readFileSync(join(ROOT, document), 'utf8')
  return {
    path: pathOf(document),
    title: titleOf(text),
    description: descriptionOf(text),
    above: document === 'docs/tutorial.md' ? [] : [GUIDES_INDEX],
    body: html`<div class="prose">${new Html(rendered(document, text))}</div>`,
  }
}

const readersPage = (): SitePage => {
  const document = 'docs/README.md'
  const text = readFileSync(join(ROOT, document), 'utf8')
  const decisions = DOCUMENTS.filter((one) => one.startsWith('docs/decisions/'))
  return {
    path: GUIDES_INDEX.path,
    title: titleOf(text),
    description: descriptionOf(text),
    body: html`<div class="prose">${new Html(rendered(document, text))}
<p><a href="../reference/index.html">The reference</a> lists everything that each package exports.</p>
<h2 id="decisions">Decisions</h2><ul class="links">${decisions.map((one) => html`<li><a href="../${pathOf(one)}">${titleOf(readFileSync(join(ROOT, one), 'utf8'))}</a></li>`)}</ul></div>`,
  }
}

/** All pages of documents. */
export const guidePages = (): readonly SitePage[] => [
  readersPage(),
  ...DOCUMENTS.filter((document) => INSTEAD[document] === undefined).map(guidePage),
]

/** Copies the pictures of the documents beside the pages. */
export const copyPictures = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  for (const picture of GUIDES.flatMap((place) => under(place, /\.(?:png|svg)$/)))
    copyFileSync(join(ROOT, picture), join(folder, basename(picture)))
}

/** The page as a document: the recording and the chart's layout written into it, its script beside it or inside it. */
import type { Recording } from 'ptcg-turn-engine'
import type { ToldGame } from 'ptcg-turn-engine/internal/view/toldGame/toldGame'

/** Where the script and the style sheet are: files of the server, or in the page itself, which then needs nothing else. */
export type PageAssets =
  | { readonly kind: 'linked'; readonly base: string }
  | {
      readonly kind: 'inlined'
      readonly script: string
      readonly style: string
      /** Their SHA-256, in base64, as they are written: by these the page knows its own. Node and browsers have it in different places. */
      readonly hashOf: (text: string) => string
    }

/** The colours of the page; `auto`: those that the reader has chosen for the whole computer. */
export type PageTheme = 'light' | 'dark' | 'auto'

/** What the page of a game is made of. */
export interface PageContent {
  readonly recording: Recording | ToldGame
  /** The game that a server keeps, or null: then the page is all there is. */
  readonly game: string | null
  /** The chart laid out, as JSON. */
  readonly layout: string
  readonly assets: PageAssets
  readonly theme?: PageTheme
}

/** Signs that turn the direction of what stands around them. */
const TURNING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const escaped = (words: string): string =>
  words
    .replace(TURNING, '\ufffd')
    .replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
    .replace(/\p{Cc}/gu, ' ')

/** JSON that ends no script and begins no comment, wherever it comes from. */
const escapedJson = (json: string): string =>
  json.replace(/[<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const data = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${escapedJson(json)}</script>`

/** Code as HTML gives it back unchanged: a bundle has these signs in texts and patterns only, where a backslash says the same. */
export const inScript = (code: string): string =>
  code
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\\x00')
    .replace(/<\/(script)/gi, '<\\/$1')
    .replaceAll('<!--', '\\x3c!--')

export const inStyle = (style: string): string =>
  style
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\ufffd')
    .replace(/<\/(style)/gi, '<\\/$1')

/** Nothing is loaded, and no script runs but those of the page. */
const policy = (script: string, style: string): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${script}'`,
    `style-src 'sha256-${style}'`,
    'img-src data: blob:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

interface Parts {
  readonly head: string
  readonly end: string
}

const inlined = ({ script, style, hashOf }: Extract<PageAssets, { kind: 'inlined' }>): Parts => {
  const main = inScript(script)
  const looks = inStyle(style)
  return {
    head: `<meta http-equiv="Content-Security-Policy" content="${policy(hashOf(main), hashOf(looks))}">
<style>${looks}</style>`,
    end: `<script type="module">${main}</script>`,
  }
}

/** The script of a linked page waits for nothing, since a module is run when the document is there. */
const linked = ({ base }: Extract<PageAssets, { kind: 'linked' }>): Parts => ({
  head: `<link rel="stylesheet" href="${escaped(base)}page.css">
<script type="module" src="${escaped(base)}page.js"></script>`,
  end: '',
})

/** The page of a game as the text of an HTML document. The same content gives the same text. */
export const pageDocument = ({ recording, game, layout, assets, theme = 'auto' }: PageContent): string => {
  const { head, end } = assets.kind === 'linked' ? linked(assets) : inlined(assets)
  const title = escaped(recording.title)
  return `<!doctype html>
<html lang="en" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme === 'auto' ? 'light dark' : theme}">
<meta name="referrer" content="no-referrer">
<title>${title} · turn inspector</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
<div id="inspector">
<main class="first-paint" aria-busy="true">
<h1>${title}</h1>
<p>The inspector is being opened.</p>
<noscript><p>This page shows a game with a script. Allow scripts for it, or read the game with "ptcg-turn play".</p></noscript>
</main>
</div>
${data('recording', JSON.stringify(recording))}
${data('chart-layout', layout)}
${data('live', JSON.stringify(game === null ? null : { game }))}
${end}
</body>
</html>
`
}

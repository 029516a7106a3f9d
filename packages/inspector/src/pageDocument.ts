/** Writes the page as an HTML document that contains the recording and the chart's layout, with its script beside or inside it. */
import type { Recording } from 'ptcg-turn-engine'
import type { ReconstructedGame } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'

/** The location of script and style sheet: files of the server, or inside the page, which is then self-contained. */
export type PageAssets =
  | { readonly kind: 'linked'; readonly base: string }
  | {
      readonly kind: 'inlined'
      readonly script: string
      readonly style: string
      /**
       * Returns the base64 SHA-256 of a text, by which the policy allows the page's own code. Node and browsers
       * implement it differently.
       */
      readonly hashOf: (text: string) => string
    }

/** The contents of a game's page. */
export interface PageContent {
  readonly recording: Recording | ReconstructedGame
  /** The id of the game on a server, or null for a page without a server. */
  readonly game: string | null
  /** The layout of the chart, as JSON. */
  readonly layout: string
  readonly assets: PageAssets
}

/** Unicode characters that change the direction of the surrounding text. */
const TURNING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const escaped = (words: string): string =>
  words
    .replace(TURNING, '\ufffd')
    .replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
    .replace(/\p{Cc}/gu, ' ')

/** Escapes JSON from anywhere, so that it cannot end a script or begin a comment. */
const escapedJson = (json: string): string =>
  json.replace(/[<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const data = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${escapedJson(json)}</script>`

/**
 * Escapes code so that an HTML parser leaves it unchanged. A bundle has the escaped characters only in strings and regular expressions,
 * where an escape means the same.
 */
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

/** The Content-Security-Policy of a self-contained page: nothing is loaded, and no script runs except the page's own. */
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

/** The parts that link the script and the styles. A linked module runs only when the document is complete, so it may be in the head. */
const linked = ({ base }: Extract<PageAssets, { kind: 'linked' }>): Parts => ({
  head: `<link rel="stylesheet" href="${escaped(base)}page.css">
<script type="module" src="${escaped(base)}page.js"></script>`,
  end: '',
})

/** The page of a game as the text of an HTML document. The same content gives the same text. */
export const pageDocument = ({ recording, game, layout, assets }: PageContent): string => {
  const { head, end } = assets.kind === 'linked' ? linked(assets) : inlined(assets)
  const title = escaped(recording.title)
  return `<!doctype html>
<html lang="en" data-theme="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
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

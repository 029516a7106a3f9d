/** The style of a drawing: light and dark colors, and the text styles. */
import { LETTERINGS } from './lettering.ts'

const DAY = {
  ground: '#ffffff',
  even: '#f6f8fb',
  odd: '#ffffff',
  edge: '#ccd4e0',
  ink: '#1b2533',
  quiet: '#59677c',
  passes: '#ffffff',
  asks: '#eaf1ff',
  'asks-edge': '#7ea2ea',
  over: '#f1edf9',
  'over-edge': '#9d86cf',
  rules: '#9a6412',
  event: '#1d4fc4',
  clause: '#23704f',
  action: '#7a4496',
  arrow: '#8693a7',
} as const

const NIGHT: Record<keyof typeof DAY, string> = {
  ground: '#0d1117',
  even: '#141b25',
  odd: '#0f151d',
  edge: '#344154',
  ink: '#e6ecf4',
  quiet: '#9eacbf',
  passes: '#1a2330',
  asks: '#16294a',
  'asks-edge': '#4c79cf',
  over: '#2a2140',
  'over-edge': '#8e75c9',
  rules: '#d9a650',
  event: '#8ab2ff',
  clause: '#74c79f',
  action: '#cf9fe6',
  arrow: '#7c8aa0',
}

const variables = (colors: Readonly<Record<string, string>>): string =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')

const SANS = "-apple-system,'Segoe UI','Noto Sans',Helvetica,Arial,'DejaVu Sans',sans-serif"
const MONO = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono','DejaVu Sans Mono',monospace"

const colorOf = (lettering: string): string => {
  if (lettering === 'title' || lettering === 'name') return 'ink'
  if (lettering === 'reason') return 'clause'
  return lettering in DAY ? lettering : 'quiet'
}

const letterings = Object.entries(LETTERINGS).map(
  ([name, { size, mono, bold }]) =>
    `.${name}{font:${bold ? 600 : 400} ${size}px ${mono ? MONO : SANS};fill:var(--${colorOf(name)})}`,
)

/** The style sheet that the picture contains. */
export const STYLE = [
  `svg{${variables(DAY)}}`,
  `@media(prefers-color-scheme:dark){svg{${variables(NIGHT)}}}`,
  '.ground{fill:var(--ground)}',
  '.state>rect{fill:var(--passes);stroke:var(--edge)}',
  '.compound.even>rect{fill:var(--even)}',
  '.compound.odd>rect{fill:var(--odd)}',
  '.atomic.asks>rect{fill:var(--asks);stroke:var(--asks-edge)}',
  '.final>rect{fill:var(--over);stroke:var(--over-edge)}',
  '.signpost>rect{stroke-dasharray:4 3}',
  '.dot{fill:var(--ink)}',
  '.arrow>path{fill:none;stroke:var(--arrow);stroke-width:1.4}',
  '.arrow.sent>path{stroke:var(--event)}',
  'marker path{fill:var(--arrow)}',
  'marker.sent path{fill:var(--event)}',
  '.label>rect{fill:var(--ground);stroke:var(--edge);stroke-width:.8}',
  ...letterings,
].join('\n')

/** The style sheet of `<ptcg-turn-budget>`: as many columns as there is room for, in the colors of the chart. */
import { ELEMENT_COLORS } from '../chart/colors.ts'
import { MONO, SANS } from '../chart/fonts.ts'

const RULES = [
  `:host{display:block;box-sizing:border-box;padding:8px;background:var(--ground);color:var(--ink);font:var(--ptcg-font,13px/1.4 ${SANS})}`,
  ':host([hidden]){display:none}',
  '.budget{outline:none}',
  '.heading{display:flex;flex-wrap:wrap;gap:0 8px;align-items:baseline;padding:0 4px 4px}',
  '.title,::slotted([slot=heading]){margin:0;font-size:1em;font-weight:650}',
  '.whose,.count,.rule,.note,.sentence{color:var(--quiet)}',
  '.whose{overflow-wrap:anywhere}',
  '.sentence{margin:0;padding:0 4px}',
  '.sentence.problem{color:var(--no)}',
  '.sentence:empty{display:none}',
  'ul{margin:0;padding:0;list-style:none}',
  '.items{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,16em),1fr));gap:1px 12px;align-items:start}',
  '.item{min-width:0;border-radius:5px;border:1px solid transparent}',
  '.item.lit{background:var(--lit-ground);border-color:var(--lit)}',
  'summary{display:flex;align-items:center;gap:6px;min-height:26px;padding:0 4px;border-radius:5px;list-style:none;cursor:pointer}',
  'summary::-webkit-details-marker{display:none}',
  'summary:hover{background:var(--even)}',
  'summary:focus-visible,button:focus-visible{outline:2px solid var(--event);outline-offset:-2px}',
  '.mark{flex:none;width:1em;height:1em}',
  '.mark path{fill:none;stroke:currentColor;stroke-width:1.8}',
  '.used .mark path{fill:currentColor}',
  '.name{overflow-wrap:anywhere}',
  '.count{font-variant-numeric:tabular-nums;white-space:nowrap}',
  '.status{margin-left:auto;font-size:.92em}',
  `.rule{min-width:4.6em;text-align:right;font:.85em ${MONO};white-space:nowrap}`,
  '.available :is(.mark,.status){color:var(--yes)}',
  '.unused :is(.mark,.status){color:var(--quiet)}',
  '.used :is(.mark,.name,.status){color:var(--quiet)}',
  '.blocked :is(.mark,.status){color:var(--no)}',
  '.reasons{margin:1px 0 5px 10px;padding-left:9px;border-left:2px solid var(--edge)}',
  '.reasons li{padding:3px 0;overflow-wrap:anywhere}',
  `button{padding:2px 5px;min-height:24px;border:1px solid var(--edge);border-radius:5px;background:var(--bar);color:var(--event);font:.92em ${MONO};cursor:pointer}`,
  'button:hover{border-color:var(--event)}',
  '.spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
  // If the system imposes its own colors, shapes and words alone show the status.
  '@media(forced-colors:active){.item.lit{outline:2px solid Highlight}}',
]

export const BUDGET_SHEET = [ELEMENT_COLORS, ...RULES].join('\n')

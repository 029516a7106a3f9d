/** The style sheet of the chart's two small forms, the turn and the strip. */
import { SANS } from '../chart/fonts.ts'
import { TURN_STYLE } from './turnDrawing.ts'

/** The CSS selector of a chart element in a small form: one whose page requests the form, or one that is too narrow for the whole chart. */
const SMALL = ':is([form=turn],[form=strip],:state(turn))'

export const FORM_STYLE = [
  `:host(${SMALL}){height:auto;min-height:0;display:block}`,
  `:host(${SMALL}) .whole{display:block;height:auto}`,
  `:host(${SMALL}) .whole>:not(.notice){display:none}`,
  `:host(:not(${SMALL}))>.form{display:none}`,
  '.turn{display:block;width:100%;max-width:420px;height:auto;margin-inline:auto}',
  TURN_STYLE,
  '.strip{display:flex;flex-wrap:wrap;gap:4px;margin:0;padding:0;list-style:none}',
  `.strip .stop{min-width:13px;padding:2px 7px;border:1px solid var(--edge);border-radius:12px;background:var(--box);color:var(--ink);font:600 13px ${SANS};text-align:center}`,
  '.strip .stop.passed{border-color:var(--warm-edge);background:var(--warm)}',
  '.strip .stop.here{border-color:var(--active-edge);background:var(--active);color:var(--active-ink)}',
  '.strip .stop-note:not(:empty){margin-left:4px;font-size:12px;color:var(--rules)}',
].join('\n')

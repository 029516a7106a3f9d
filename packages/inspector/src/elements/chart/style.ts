/** The style sheet of the chart on a page: the drawing and its marks. An exported picture contains the rules for the drawing. */
import { MONO, SANS } from './fonts.ts'
import { WORDS } from './letters.ts'

const inkOf = (name: string): string =>
  name === 'rules' || name === 'event' ? name : name === 'inner' || name === 'otherwise' ? 'quiet' : 'ink'

const letterings = Object.entries(WORDS).map(
  ([name, { size, mono, bold }]) =>
    `text.${name}{font:${bold ? 650 : 400} ${size}px ${mono ? MONO : SANS};fill:var(--${inkOf(name)})}`,
)

const STATES = [
  '.state>rect{fill:var(--box);stroke:var(--edge);stroke-width:1.1}',
  '.state.even.compound>rect{fill:var(--even)}',
  '.state.odd.compound>rect{fill:var(--odd)}',
  '.state.asks.atomic>rect{fill:var(--asks);stroke:var(--asks-edge)}',
  '.state.closed>rect{stroke-width:1.8}',
  '.state.final>rect{fill:var(--over);stroke:var(--over-edge)}',
  '.state.visited:not(.compound)>rect{fill:var(--warm);stroke:var(--warm-edge)}',
  '.state.visited.compound>rect{stroke:var(--warm-edge)}',
  '.state.state.state.around>rect{stroke:var(--active-edge);stroke-width:2.2}',
  '.state.state.state.active>rect{stroke:var(--active-edge);stroke-width:3.4}',
  '.state.state.active:not(.compound)>rect{fill:var(--active)}',
  // A transition that is hidden in a closed box marks the box.
  '.state.state.state.taken>rect{stroke:var(--active-edge);stroke-width:3.4}',
  '.state.state.taken:not(.compound)>rect{fill:var(--active)}',
  '.state.active text.name{fill:var(--active-ink)}',
  // Related parts do not hide the current state.
  '.state.state.state.lit:not(.active,.around)>rect{stroke:var(--lit);stroke-width:1.8;stroke-dasharray:3 4}',
  '.state.state.state.lit>text:is(.name,.title){fill:var(--lit)}',
  '.state.state.state.lit.selected>rect{stroke:var(--lit);stroke-width:3.8;stroke-dasharray:7 4}',
  // In a distant view, this line keeps its width on the screen.
  '.state.state.state.found>rect{stroke:var(--lit);stroke-width:3;stroke-dasharray:none}',
  '.distant .state.state.state.found>rect{stroke-width:calc(3px*var(--k,1))}',
  '.inner>rect{fill:var(--even);stroke:var(--edge);stroke-width:.7}',
  '.inner.now>rect{fill:var(--active-edge);stroke:var(--active-edge)}',
  '.inner.now>text{fill:var(--ground)}',
]

const LISTINGS = [
  '.behind{fill:transparent}',
  '.mark{fill:none;stroke:var(--quiet);stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round;opacity:.55}',
  // While a game is shown, the events that no active state accepts are dimmed.
  ':where(.playing .listing:not(.live,.taken)) text:is(.event,.clause,.otherwise){fill:var(--quiet)}',
  '.live .yes>.mark{stroke:var(--yes)}',
  '.live .no>.mark{stroke:var(--no)}',
  '.live .no>.clause{fill:var(--no)}',
  '.live .mark{opacity:1}',
  '.listing.ready.live>.event{fill:var(--yes)}',
  '.listing.taken>.behind{fill:var(--active);stroke:var(--active-edge);stroke-width:1.4}',
  '.listing.taken>.event{fill:var(--active-ink)}',
  // Marks of the clauses at the moment when the transition was taken.
  '.then .mark{opacity:1}',
  '.then .yes>.mark,.then .no>.mark{stroke:var(--active-edge);stroke-width:2.4}',
  '.then .no>.clause{fill:var(--active-ink)}',
  '.listing.lit>.behind{stroke:var(--lit);stroke-width:.9;stroke-dasharray:3 3}',
  '.listing.lit.selected>.behind{fill:var(--lit-ground);stroke-width:1.6;stroke-dasharray:none}',
  '.listing.lit>.event,.holds.lit>.clause{fill:var(--lit)}',
  '.holds.lit.selected>.clause{stroke:var(--lit-ground);stroke-width:6px;stroke-linejoin:round}',
]

const ARROWS = [
  '.dot{fill:var(--ink)}',
  '.line{fill:none;stroke:var(--arrow);stroke-width:1.5}',
  '.head{fill:var(--arrow)}',
  '.near{fill:none;stroke:transparent;stroke-width:12}',
  '.sent .line{stroke:var(--sent)}',
  '.sent .head{fill:var(--sent)}',
  '.traveled .line{stroke:var(--worn);stroke-width:2}',
  '.traveled .head{fill:var(--worn)}',
  '.arrow.taken .line{stroke:var(--active-edge);stroke-width:4}',
  '.arrow.taken .head{fill:var(--active-edge)}',
  '.arrow.lit .line{stroke:var(--lit);stroke-width:2.2}',
  '.arrow.lit.selected .line{stroke-width:4.4}',
  '.arrow.lit .head{fill:var(--lit)}',
  ...[1, 2, 3, 4, 5].flatMap((heat) => [
    `.counted .arrow.heat${heat} .line{stroke:var(--event);stroke-width:${1.5 + heat};opacity:${0.35 + heat * 0.13}}`,
    `.counted .listing.heat${heat}>.behind{fill:var(--event);fill-opacity:${heat * 0.09}}`,
  ]),
  '.note rect{fill:var(--active);stroke:var(--active-edge);stroke-width:.8}',
  `.note text{font-weight:650;fill:var(--active-ink);font-family:${SANS}}`,
  '.label>rect{fill:var(--box);stroke:var(--edge);stroke-width:.8}',
]

/** The rules for the drawing, on a page and in an exported picture. */
export const DRAWING = [
  ...letterings,
  '.content text{paint-order:stroke;white-space:pre}',
  '.compound>text{stroke:var(--odd);stroke-width:3px;stroke-linejoin:round}',
  ...STATES,
  ...LISTINGS,
  ...ARROWS,
].join('\n')

/** The rules for pages only: pointer, focus, buttons, and the names in a distant view. */
const POINTED = [
  '.state,.listing,.arrow,.label,.inner,.button{cursor:pointer;outline:none}',
  '.state:hover>rect{stroke:var(--event)}',
  '.state:focus-visible>rect{stroke:var(--event);stroke-width:4}',
  '.listing:hover>.behind{fill:var(--even)}',
  '.arrow:hover .line{stroke:var(--event);stroke-width:3}',
  '.button>rect{fill:var(--box);stroke:var(--quiet)}',
  '.button>path{stroke:var(--ink);stroke-width:1.7;fill:none}',
  '.button:hover>rect,.button:focus-visible>rect{stroke:var(--event);stroke-width:2.4}',
  'svg.distant .content .state>text,svg.distant .listing text,svg.distant .inner,svg.distant .label,svg.distant .mark,svg.distant .dot,svg.distant .first{display:none}',
  'svg.distant .button:not(:hover,:focus-visible)>*{opacity:0}',
  'svg.distant .head{transform:scale(calc(.7*var(--k)))}',
  'svg.distant .line{stroke-width:calc(1.1px*var(--k))}',
  'svg.distant .traveled .line{stroke-width:calc(2px*var(--k))}',
  'svg.distant .taken .line,svg.distant .arrow.lit.selected .line{stroke-width:calc(3px*var(--k))}',
  'svg.distant .state.state.state.active>rect,svg.distant .state.state.state.lit.selected>rect{stroke-width:calc(2.4px*var(--k))}',
  'svg.distant .state.state.state.around>rect{stroke-width:calc(1.5px*var(--k))}',
  `.far text{font-family:${SANS};font-weight:650;fill:var(--ink)}`,
  '.far{pointer-events:none}',
  '.far rect{fill:var(--ground);opacity:.72}',
  '.far rect.quiet.asks:not(.compound){fill:var(--asks)}',
  '.far rect.quiet.visited:not(.compound){fill:var(--warm)}',
  '.far rect.active{fill:var(--active-edge);opacity:1}',
  '.far text.active{fill:var(--ground)}',
  '.far rect.taken{fill:var(--active);stroke:var(--active-edge);opacity:1}',
  '.far text.taken{fill:var(--active-ink)}',
  '.notes{pointer-events:none}',
]

const FRAME = [
  `:host{display:flex;flex-direction:column;position:relative;overflow:hidden;min-height:120px;background:var(--ground);color:var(--ink);--sans:${SANS};font:13px ${SANS}}`,
  ':host([hidden]){display:none}',
  '.whole{display:flex;flex-direction:column;flex:1 1 auto;min-height:0;height:100%}',
  '.frame{position:relative;flex:1 1 min(80dvh,600px);min-height:0;overflow:hidden;touch-action:none;cursor:grab;user-select:none;-webkit-user-select:none}',
  '.frame.dragged{cursor:grabbing}',
  '.frame:focus-visible{outline:2px solid var(--event);outline-offset:-2px}',
  'svg.chart{position:absolute;inset:0;width:100%;height:100%;font-family:var(--sans)}',
  '.map{position:absolute;right:8px;bottom:8px;display:none;background:var(--bar);border:1px solid var(--edge);border-radius:4px;opacity:.92;cursor:pointer}',
  '.map.needed{display:block}',
  '.map rect{fill:none;stroke:var(--edge);vector-effect:non-scaling-stroke}',
  '.map .seen{stroke:var(--active-edge);stroke-width:2;fill:var(--active);fill-opacity:.35}',
  '.spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
  '.notice{position:absolute;inset:auto 0 50% 0;margin:0 10%;padding:12px 16px;text-align:center;background:var(--bar);border:1px solid var(--no);border-radius:8px}',
  '.notice:empty{display:none}',
]

const BAR = [
  '.bar{position:relative;flex:none;display:flex;flex-wrap:wrap;gap:4px;align-items:center;padding:3px 8px;background:var(--ground);border-top:1px solid var(--edge)}',
  '.bar button,.bar input,::slotted(button){font:inherit;font-size:12px;color:var(--ink);background:var(--bar);border:1px solid var(--edge);border-radius:6px;padding:3px 8px;min-height:26px;box-sizing:border-box;white-space:nowrap}',
  '.bar button{cursor:pointer}',
  '.bar button:hover{border-color:var(--event)}',
  ".bar button[aria-pressed='true']{background:var(--active-edge);border-color:var(--active-edge);color:var(--ground)}",
  "@media(forced-colors:active){.bar button[aria-pressed='true']{forced-color-adjust:none;background:Highlight;color:HighlightText}}",
  '.bar :focus-visible{outline:2px solid var(--event);outline-offset:1px}',
  '.group{display:flex;gap:2px}',
  '.search{position:relative;flex:1 1 90px;max-width:170px;margin-left:auto}',
  '.search input{width:100%;min-width:0}',
  '.search input::placeholder{color:var(--quiet);opacity:1}',
  '.found{position:absolute;right:0;bottom:32px;width:min(340px,80vw);max-height:240px;overflow:auto;margin:0;padding:4px;list-style:none;background:var(--bar);border:1px solid var(--edge);border-radius:8px;box-shadow:0 6px 24px rgb(0 0 0/.22)}',
  '.found:empty{display:none}',
  '.found button{display:block;width:100%;text-align:left;border-color:transparent;background:none;overflow-wrap:anywhere}',
  '.found small{color:var(--quiet);margin-left:6px}',
]

/** The style sheet of the element, without its colors. */
export const SHEET = [...FRAME, DRAWING, ...POINTED, ...BAR].join('\n')

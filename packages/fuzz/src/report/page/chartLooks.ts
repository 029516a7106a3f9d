/** The style sheet of the chart on the page: the styles of its picture, the heat colors, the scrolling frame around it, and the lists. */
import { STYLE } from 'ptcg-turn-engine/chart'

/** The classes of the picture apply only inside it. */
const OWN = `.chart .window{${STYLE}}`

export const CHART_LOOKS = `
${OWN}
.legend{display:flex;flex-wrap:wrap;gap:5px 16px;margin-top:12px;font-size:13.5px;font-variant-numeric:tabular-nums}
.legend li{display:flex;align-items:center;gap:7px}
.legend i{width:24px;height:16px;border-radius:4px;background:var(--fill);border:2px solid var(--mark)}
.legend i[data-heat=never]{border-style:dashed}
.chart .window{margin-top:14px}
.window{height:min(76vh,820px);min-height:420px;overflow:auto;border:1px solid var(--c-edge);border-radius:10px;background:var(--c-card)}
.window>svg{display:block;max-width:none;margin:0 auto}

.chart .window .ground{fill:var(--c-card)}
.chart .window .state.atomic[data-heat]>rect,.chart .window .state.final[data-heat]>rect{fill:var(--fill);stroke:var(--mark);stroke-width:1.6}
.chart .window .state.compound[data-heat]>rect{stroke:color-mix(in srgb,var(--mark) 55%,var(--c-edge));stroke-width:1.4}
.chart .window .state[data-heat=never]>rect{fill:var(--fill);stroke:var(--mark);stroke-width:2.4;stroke-dasharray:8 5}
.chart .window .state[data-heat] .says,.chart .window .state[data-heat] .rules{fill:color-mix(in srgb,var(--c-ink) 78%,var(--fill))}
.chart .window .state[data-heat] .clause{fill:color-mix(in srgb,var(--clause) 60%,var(--ink))}
.chart .window .state[data-heat] .action{fill:color-mix(in srgb,var(--action) 60%,var(--ink))}
.chart .window .state[data-heat] .event{fill:color-mix(in srgb,var(--event) 75%,var(--ink))}
.chart .window .state .many{font:600 10.5px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:var(--c-ink)}
.chart .window .state .event[data-heat=never],.chart .window .state .event[data-heat=never] .many{fill:color-mix(in srgb,var(--c-bad) 60%,var(--c-ink))}
.chart .window .arrow[data-heat]>path{stroke:var(--mark);stroke-width:1.9}
.chart .window .arrow[data-heat=never]>path{stroke:var(--mark);stroke-width:2.6;stroke-dasharray:9 5}
.chart .window .arrow>.near{stroke:transparent;stroke-width:13;stroke-dasharray:none;pointer-events:stroke}
.chart .window marker path{fill:var(--arrow);fill:context-stroke}
.chart .window .label[data-heat]>rect{fill:var(--c-card);stroke:var(--mark);stroke-width:1.2}
.chart .window .label[data-heat=never]>rect{fill:var(--fill);stroke-width:2;stroke-dasharray:6 4}
.chart .window .badge rect{fill:var(--c-card);stroke:var(--mark,var(--c-quiet));stroke-width:1.2}
.chart .window .badge text{font:600 10.5px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:var(--c-ink);text-anchor:middle}
.chart .window .badge.none rect{fill:var(--c-bad);stroke:var(--c-bad);stroke-dasharray:none}
.chart .window .badge.none text{fill:var(--c-card)}

.ways p{font-size:13.5px}
.cited{font-size:12.5px}
.cited a{white-space:nowrap}
.ways>li{margin-top:9px;padding-left:11px;border-left:3px solid var(--mark)}
.ways b{font-size:13px}
.never-taken{margin-top:8px;display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:4px 32px;overflow-wrap:anywhere}
@media(max-width:1000px){
.window{height:66vh}
.never-taken{grid-template-columns:minmax(0,1fr)}
}
`.trim()

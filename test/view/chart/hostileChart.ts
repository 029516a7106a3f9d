/** A chart whose every word contains special characters of SVG, mermaid or markdown. */
import { createMachine } from 'xstate'

export const HOSTILE = 'a:b;c "q" <script>x</script> &amp; {y} --> z | `t` ]]> end'

export const hostileChart = createMachine({
  id: 'end',
  description: HOSTILE,
  initial: HOSTILE,
  on: { GO: { target: '.state' } },
  states: {
    [HOSTILE]: {
      description: HOSTILE,
      meta: { cite: [HOSTILE] },
      entry: HOSTILE,
      on: {
        [HOSTILE]: [{ target: 'state', guard: HOSTILE, actions: HOSTILE, description: HOSTILE }, { actions: HOSTILE }],
      },
    },
    state: { initial: '1', states: { '1': { on: { ON: '2' } }, '2': {}, 'a b': {}, a_b: { type: 'final' } } },
  },
})

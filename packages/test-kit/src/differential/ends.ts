/**
 * Two charts in which a state is completed before the `onDone` transition of an earlier completion is taken. This is rare in random charts.
 */

/** A chart whose state `b` is completed twice. */
export const DONE_TWICE = {
  initial: 'a',
  states: {
    a: { on: { A: { actions: 'one', target: 'b' } } },
    b: {
      initial: 'c',
      states: { c: { type: 'final', always: { actions: 'look', target: 'd' } }, d: { type: 'final' }, e: {} },
      onDone: { actions: 'add', target: '.e' },
    },
  },
}

/** A chart whose state `b.c` is completed, and left, before `b` is completed and leads into `b.c` again. */
export const LEFT_BEHIND = {
  id: 'm',
  initial: 'a',
  states: {
    a: { on: { A: { actions: 'one', target: 'b' } } },
    b: {
      initial: 'c',
      states: {
        c: {
          initial: 'd',
          states: { d: { type: 'final', always: { actions: 'look', target: '#m.b.f' } }, e: {} },
          onDone: { actions: 'add', target: '#m.a' },
        },
        f: { type: 'final' },
      },
      onDone: { actions: 'two', target: '.c.e' },
    },
  },
}

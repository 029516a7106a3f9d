/** Two charts in which several states are done before the first of them goes on. Random charts hardly ever have such states. */

/** Its state `b` is done twice. */
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

/** Its state `b.c` is done, and left, before `b` is done and leads into it again. */
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

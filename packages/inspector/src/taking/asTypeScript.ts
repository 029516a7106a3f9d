/**
 * Writes a line of play as the TypeScript code of a program. The program begins the same game and plays every event. It throws at the first
 * event that it accepts although the line of play has it as refused, or the other way around.
 */
import type { Beginning, Recording } from 'ptcg-turn-engine'

const json = (value: unknown): string => JSON.stringify(value, null, 2)

/** The function that returns the first snapshot, and the call of it. */
const begun = (beginning: Beginning): readonly [name: string, call: string] => {
  switch (beginning.from) {
    case 'deal':
      return ['createGame', `createGame(${json(beginning.options)})`]
    case 'position':
      return ['loadPosition', `loadPosition(${json(beginning.position)})`]
    case 'save':
      return ['load', `load(${json(beginning.save)})`]
  }
}

/** Escapes words so that they cannot end a comment. */
const inComment = (words: string): string => words.replaceAll('*/', '* /')

/** The text of the program. `isLegal` is true for each event that the engine accepts. */
export const asTypeScript = ({ title, beginning, events }: Recording, isLegal: readonly boolean[]): string => {
  const [name, call] = begun(beginning)
  const rows = events.map((event, at) => `  [${isLegal[at] === true}, ${JSON.stringify(event)}],`)
  return `/** ${inComment(title)}: ${events.length} events. */
import { ${[name, 'play'].join(', ')} } from 'ptcg-turn-engine'

const begun = ${call}
if (begun._tag === 'Left') throw new Error(begun.left.map(({ message }) => message).join(' '))

/** The events, each with true if it is legal. */
const events: readonly (readonly [isLegal: boolean, event: unknown])[] = [
${rows.join('\n')}
]

let snapshot = begun.right
for (const [isLegal, event] of events) {
  const played = play(snapshot, event)
  if ((played._tag === 'Right') !== isLegal) throw new Error(\`The result differs: \${JSON.stringify(event)}\`)
  if (played._tag === 'Right') snapshot = played.right.snapshot
}
console.log(snapshot.state)
`
}

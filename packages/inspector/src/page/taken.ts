/** The things that can be saved from the page, with their names in the menu. */
export const TAKEN = {
  recording: [
    'This line of play as a recording',
    'Every event: the page opens it again, and "ptcg-turn replay" plays it again',
  ],
  page: ['This line of play as one HTML page', 'This page with the game in it: it opens from disk, without a network'],
  link: [
    'Copy a link with this line in it',
    'The game is in the address itself, compressed; no server needs to know it',
  ],
  code: ['This line of play as TypeScript', 'A program that plays it with the package'],
  save: ['This moment as a save', 'The whole game at the end of an event'],
  position: ['This moment as a position', 'The board as JSON; it must be in the main phase'],
  test: ['This event as a test', 'The board before it, the event, and the board after it or the rules against it'],
  film: ['This event as an animated SVG', 'Each of its microsteps on the chart, one after another'],
  machine: [
    'The machine as JSON',
    'The whole chart for createMachine of XState: guards and actions are names, implemented by the package',
  ],
  svg: ['The chart as SVG', 'As it is now'],
  png: ['The chart as PNG', 'As it is now'],
} as const satisfies Readonly<Record<string, readonly [label: string, hint: string]>>

export type TakenAlong = keyof typeof TAKEN

export const TAKEN_NAMES = Object.keys(TAKEN) as TakenAlong[]

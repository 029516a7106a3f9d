/** The way through the turn that one event took: the steps that were passed, from the state of the chart and from the facts. */
import type { Fact, Snapshot } from 'ptcg-turn-engine'

/** The stops of a turn, under the letters that the rulebook gives the steps of an attack. */
export const STOPS = [
  'setUp',
  'draw',
  'main',
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'knockOut',
  'end',
  'checkup',
  'gameOver',
] as const
export type Stop = (typeof STOPS)[number]

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const satisfies readonly Stop[]

/** What each stop is called, and in a few words what happens there. */
export const STOP_NAMES: { readonly [Name in Stop]: readonly [name: string, what: string] } = {
  setUp: ['Set-up', 'Hands are drawn, Pokémon and Prize cards are laid'],
  draw: ['Draw', 'The turn begins with drawing a card'],
  main: ['Main', 'Cards are played in any order'],
  A: ['A', 'The attack is announced'],
  B: ['B', 'Effects that might alter or cancel the attack'],
  C: ['C', 'Confusion is checked'],
  D: ['D', 'Choices that the attack asks for'],
  E: ['E', 'What the attack requires'],
  F: ['F', 'Damage, and what else the attack does'],
  knockOut: ['Knock Out', 'Pokémon are Knocked Out, Prize cards are taken'],
  end: ['End', 'The turn ends'],
  checkup: ['Checkup', 'Pokémon Checkup: Special Conditions between turns'],
  gameOver: ['Over', 'The game is over'],
}

const isStop = (name: string): name is Stop => (STOPS as readonly string[]).includes(name)

/** Where a state of the chart belongs. */
export const stopOf = ({ state }: Pick<Snapshot, 'state'>): Stop => {
  const [top = '', second = '', third = ''] = state.split('.')
  if (top !== 'turn') return isStop(top) ? top : 'main'
  if (second !== 'attack') return isStop(second) ? second : 'main'
  const letter = third.charAt(0)
  return isStop(letter) ? letter : 'A'
}

const STOPS_OF_FACTS: Partial<Record<Fact['fact'], Stop>> = {
  ATTACK_DECLARED: 'A',
  ATTACK_DOES_NOT_HAPPEN: 'C',
  ATTACK_DOES_NOTHING: 'E',
  DAMAGE_PLACED: 'F',
  NO_DAMAGE_DONE: 'F',
  POKEMON_KNOCKED_OUT: 'knockOut',
  PRIZES_TAKEN: 'knockOut',
  PROMOTED: 'knockOut',
  TURN_ENDED: 'end',
  CHECKUP_BEGAN: 'checkup',
  TURN_BEGAN: 'draw',
  GAME_ENDED: 'gameOver',
}

const letterAt = (stop: Stop | undefined): number => (LETTERS as readonly (Stop | undefined)[]).indexOf(stop)

/** The letters that are passed on the way to a stop: an attack that runs through goes past every one of them. */
const passed = (from: Stop, to: Stop, wasCutShort: boolean): readonly Stop[] => {
  const at = letterAt(from)
  if (at < 0) return []
  const last = letterAt(to)
  if (last >= 0) return LETTERS.slice(at + 1, last)
  return wasCutShort ? [] : LETTERS.slice(at + 1)
}

/** The stops that an event passed, the one where the game stands now last. */
export const walkOf = (from: Stop, facts: readonly Fact[], now: Stop): readonly Stop[] => {
  const walk: Stop[] = [from]
  let wasCutShort = false
  const goTo = (stop: Stop): void => {
    const last = walk.at(-1) ?? from
    if (stop === last) return
    walk.push(...passed(last, stop, wasCutShort), stop)
  }
  for (const { fact } of facts) {
    const stop = STOPS_OF_FACTS[fact]
    if (stop === undefined) continue
    goTo(stop)
    wasCutShort = fact === 'ATTACK_DOES_NOT_HAPPEN' || fact === 'ATTACK_DOES_NOTHING'
  }
  goTo(now)
  return walk.slice(1)
}

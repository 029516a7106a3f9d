/**
 * The stages of a turn as players count them: draw, main, the steps of an attack, the six steps of its damage, and
 * Pokémon Checkup.
 */

/** A stage: its name, a short description, and the states of the chart that belong to it. */
export interface TurnStop {
  readonly name: string
  readonly says: string
  /** Paths of the states. States inside them belong to the stage too, unless another stage lists them. */
  readonly states: readonly string[]
}

const DAMAGE = 'turn.attack.F_resolve.damage'

/** Every stage. */
export const TURN_STOPS = {
  setUp: { name: 'Set-up', says: 'Hands are drawn, Pokémon and Prize cards are laid', states: ['setUp'] },
  draw: { name: 'Draw', says: 'The turn begins with drawing a card', states: ['turn', 'turn.draw'] },
  main: { name: 'Main', says: 'Cards are played in any order', states: ['turn.main', 'turn.secondAttack'] },
  A: { name: 'A', says: 'The attack is announced', states: ['turn.attack'] },
  B: { name: 'B', says: 'Effects that might alter or cancel the attack', states: ['turn.attack.B_alter'] },
  C: { name: 'C', says: 'Confusion is checked', states: ['turn.attack.C_confusion'] },
  D: { name: 'D', says: 'Choices that the attack asks for', states: ['turn.attack.D_choose'] },
  E: { name: 'E', says: 'What the attack requires', states: ['turn.attack.E_require'] },
  F: {
    name: 'F',
    says: 'Damage, and what else the attack does',
    states: ['turn.attack.F_resolve', 'turn.attack.over', 'turn.attack.benchShrinking', 'turn.attack.done'],
  },
  '1': { name: '1', says: 'Base damage', states: [`${DAMAGE}.1_base`] },
  '2': { name: '2', says: 'Effects on the attacking side', states: [`${DAMAGE}.2_attacker`] },
  '3': { name: '3', says: 'Weakness', states: [`${DAMAGE}.3_weakness`] },
  '4': { name: '4', says: 'Resistance', states: [`${DAMAGE}.4_resistance`] },
  '5': { name: '5', says: 'Effects on the defending side', states: [`${DAMAGE}.5_defender`] },
  '6': { name: '6', says: 'Damage counters are placed', states: [`${DAMAGE}.6_counters`] },
  knockOut: { name: 'Knock Out', says: 'Pokémon are Knocked Out, Prize cards are taken', states: ['knockOut'] },
  end: { name: 'End', says: 'The turn ends', states: ['turn.end', 'turn.ending', 'turn.done'] },
  checkup: {
    name: 'Checkup',
    says: 'Pokémon Checkup: Special Conditions between turns',
    states: ['checkup'],
  },
  gameOver: { name: 'Over', says: 'The game is over', states: ['gameOver'] },
} as const satisfies Readonly<Record<string, TurnStop>>

/** The id of a stage in `TURN_STOPS`. */
export type TurnStopId = keyof typeof TURN_STOPS

const isId = (id: string): id is TurnStopId => Object.hasOwn(TURN_STOPS, id)

/** The ids in JavaScript's key order, numbers before words. */
const IDS = Object.keys(TURN_STOPS).filter(isId)

const STOPS = new Map(IDS.flatMap((id) => TURN_STOPS[id].states.map((state) => [state as string, id] as const)))

/** The stage that a state of the chart belongs to; `main` for an unknown state. */
export const turnStopOf = (state: string): TurnStopId => {
  for (let path = state; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const stop = STOPS.get(path)
    if (stop !== undefined) return stop
  }
  return 'main'
}

/** How a phrase of a card's text is joined to the one before it: what is done next, or how things are. */
import type { EffectName } from '../model/effects.ts'

const THEN = ', then '
/** Effects that are told as how things are, not as what is done next. */
const AND = ', and '

/** The words before each phrase that is not the first. The compiler proves the table complete. */
export const JOINED_BY: { readonly [Name in EffectName]: typeof THEN | typeof AND } = {
  flip: THEN,
  flipUntilTails: THEN,
  if: THEN,
  may: THEN,
  oneOrBoth: THEN,
  forEach: THEN,
  eachCard: THEN,
  eachPokemon: THEN,
  choosePokemon: THEN,
  chooseCards: THEN,
  chooseAttached: THEN,
  allCards: THEN,
  allAttached: THEN,
  randomCards: THEN,
  lookAtTop: THEN,
  reveal: THEN,
  revealHand: THEN,
  draw: THEN,
  discardHand: THEN,
  discardTop: THEN,

  move: THEN,
  shuffleDeck: THEN,
  attach: THEN,
  discardAllEnergy: THEN,
  discardTools: THEN,
  switch: THEN,
  leavePlay: THEN,
  evolve: THEN,
  devolve: THEN,
  replace: THEN,
  removeStadium: THEN,
  putCounters: THEN,
  spreadCounters: THEN,
  moveCounters: THEN,
  knockOut: THEN,
  heal: THEN,
  condition: AND,
  recover: AND,
  lasting: AND,
  lastingRule: AND,
  copyAttack: THEN,
  useEffectOf: THEN,
  doesNothing: THEN,
  doesNotHappen: THEN,
  anotherTurn: AND,
  endTurn: AND,
  byHand: THEN,
}

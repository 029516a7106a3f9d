/** Writes the clauses of card texts that ask about past events, of this turn or an earlier turn. */
import type { HappeningName, Past } from '../model/history.ts'
import { filterWords } from './cardNouns.ts'
import { refWords, type TextSoFar } from './nouns.ts'

const WHEN: { readonly [When in Past['when']]: string } = {
  thisTurn: 'during this turn',
  yourLastTurn: 'during your last turn',
  opponentsLastTurn: "during your opponent's last turn",
}

/** The auxiliary verb and the rest of the predicate for each kind of past event. */
const PREDICATES: { readonly [What in HappeningName]: (past: Past) => readonly [string, string] } = {
  knockedOut: ({ fatal }) => ['was', `Knocked Out${fatal === true ? ' by damage of an attack' : ''}`],
  trainerPlayed: ({ filter }) => ['has', `played ${filterWords({ kind: 'Trainer', ...filter }, true)}`],
  attackUsed: ({ attack }) => ['has', `used ${attack ?? 'an attack'}`],
  movedToActive: () => ['has', 'moved to the Active Spot'],
  healed: () => ['was', 'healed'],
  evolved: ({ filter }) => ['has', `evolved${filter === undefined ? '' : ` from ${filterWords(filter, false)}`}`],
  damaged: ({ fatal }) => ['was', `damaged by an attack${fatal === true ? ' that left it no HP' : ''}`],
  prizesTaken: () => ['has', 'taken any Prize cards'],
}

const subject = (soFar: TextSoFar, { what, pokemon, whose, filter, except }: Past): string => {
  if (pokemon !== undefined) return refWords(soFar, pokemon)
  const side = whose === undefined ? 'a player' : whose === 'you' ? 'your side' : "your opponent's side"
  if (what === 'trainerPlayed' || what === 'prizesTaken') return side
  const kind = filterWords({ kind: 'Pokemon', ...(what === 'evolved' ? {} : filter) }, true)
  const others = except === undefined ? '' : ` other than ${refWords(soFar, except)}`
  return `any ${kind} of ${side}${others}`
}

/** The clause for a past event, and the clause for its absence. */
export const pastWords = (soFar: TextSoFar, past: Past): readonly [string, string] => {
  const [verb, predicate] = PREDICATES[past.what](past)
  const who = subject(soFar, past)
  return [`${who} ${verb} ${predicate} ${WHEN[past.when]}`, `${who} ${verb} not ${predicate} ${WHEN[past.when]}`]
}

/** The noun for the unit in which past events are counted, singular and plural: damage counters, Prize cards, otherwise times. */
export const pastNouns = (soFar: TextSoFar, past: Past): readonly [string, string] => {
  const who = subject(soFar, past)
  const when = WHEN[past.when]
  const [one, which] =
    past.what === 'damaged'
      ? ['damage counter', `that attacks put on ${who} ${when}`]
      : past.what === 'prizesTaken'
        ? ['Prize card', `that ${who} has taken ${when}`]
        : ['time', `that ${pastWords(soFar, past)[0]}`]
  return [`${one} ${which}`, `${one}s ${which}`]
}

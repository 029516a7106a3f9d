/** A game as plain text: for every event its path through the chart, its facts, and the damage calculations. */

import type { Microstep, Snapshot } from 'ptcg-turn-engine'
import { cardName, pokemonName } from 'ptcg-turn-engine/internal/game/board/definitions'
import { isIn } from 'ptcg-turn-engine/internal/game/board/specialConditions'
import {
  type Fact,
  type Game,
  type GameEvent,
  type Ledger,
  PLAYERS,
  type Pokemon,
  SPECIAL_CONDITIONS,
} from 'ptcg-turn-engine/model'
import { eventInWords, factInWords } from 'ptcg-turn-engine/table'

/** One event and everything it led to. */
export interface StoryEvent {
  readonly event: GameEvent
  readonly before: Snapshot
  readonly after: Snapshot
  readonly facts: readonly Fact[]
  readonly microsteps: readonly Microstep[]
}

/** One line for each step of a calculation: `2_attacker  30 → 50  +20 Laboratory Dumbbell`. */
const ledgerLines = ({ attack, name, entries, stopped }: Ledger): readonly string[] => [
  `      ${attack} → ${name}`,
  ...entries.map(({ step, in: before, out, sources }) =>
    `        ${step.padEnd(12)} ${before} → ${out}  ${sources.map(({ source, change }) => `${change} ${source}`).join(', ')}`.trimEnd(),
  ),
  ...(stopped === null ? [] : [`        stopped after ${stopped}`]),
]

const factLines = (fact: Fact, game: Game): readonly string[] => {
  const sentence = `    ${factInWords(game, fact)}`
  if (fact.fact === 'TURN_BEGAN') return ['', `== ${factInWords(game, fact)}`]
  return fact.fact === 'DAMAGE_PLACED' ? [sentence, ...ledgerLines(fact.ledger)] : [sentence]
}

/** A Pokémon with its damage, Special Conditions and attached cards. */
const pokemonLine = (game: Game, pokemon: Pokemon): string => {
  const conditions = SPECIAL_CONDITIONS.filter((condition) => isIn(pokemon, condition))
  const attached = [...pokemon.energy, ...pokemon.tools].map((card) => cardName(game, card))
  return [
    pokemonName(game, pokemon),
    ...(pokemon.damage === 0 ? [] : [`-${pokemon.damage}`]),
    ...(attached.length === 0 ? [] : [`{${attached.join(', ')}}`]),
    ...conditions,
  ].join(' ')
}

/** The board as lines: for each player, the sizes of the piles and the Pokémon in play. */
const boardLines = (game: Game): readonly string[] =>
  PLAYERS.flatMap((player) => {
    const { name, deck, hand, discard, prizes, active, bench } = game.players[player]
    return [
      `   ${name}: deck ${deck.length}, hand ${hand.length}, discard ${discard.length}, Prizes ${prizes.length}`,
      `     Active: ${active === null ? 'nobody' : pokemonLine(game, active)}`,
      ...bench.map((one) => `     Bench: ${pokemonLine(game, one)}`),
    ]
  })

/** The path of a state without the beginning that it shares with the previous state. */
const shortened = (state: string, previous: string | undefined): string => {
  const path = state.split('.')
  const before = previous?.split('.') ?? []
  const differs = path.findIndex((part, index) => part !== before[index])
  return path.slice(Math.min(differs, path.length - 1)).join('.')
}

const WIDTH = 110
const INDENT = '      '

/** Words joined by arrows, broken into lines of a fixed width. */
const arrows = (words: readonly string[]): readonly string[] => {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.pop()
    const longer = `${last} → ${word}`
    if (last === undefined) lines.push(`${INDENT}${word}`)
    else if (longer.length <= WIDTH) lines.push(longer)
    else lines.push(last, `${INDENT}→ ${word}`)
  }
  return lines
}

/** Every state the chart passed through, in order; `working`, where every effect begins, and final states are left out. */
const way = (microsteps: readonly Microstep[]): readonly string[] => {
  const [first] = microsteps
  const all = first === undefined ? [] : [first.from, ...microsteps.map(({ snapshot }) => snapshot.state)]
  const states = all
    .filter((state) => !state.endsWith('.done'))
    .map((state) => state.replace(/\.working$/, ''))
    .filter((state, at, some) => state !== some[at - 1])
  return states.length < 2 ? [] : arrows(states.map((state, at) => shortened(state, states[at - 1])))
}

const whose = ({ game }: Snapshot, event: GameEvent): string =>
  'player' in event ? `${game.players[event.player].name}: ` : ''

/** An event as lines of the story. */
export const storyLines = ({ event, before, after, facts, microsteps }: StoryEvent): readonly string[] => [
  `> ${whose(before, event)}${eventInWords(before.game, event)}`,
  ...way(microsteps),
  ...facts.flatMap((fact) => factLines(fact, after.game)),
  ...(facts.some(({ fact }) => fact === 'TURN_BEGAN') ? boardLines(after.game) : []),
]

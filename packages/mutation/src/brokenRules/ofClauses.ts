/** Mutants of clauses: left out of a guard, inverted, asked about the wrong player, off by one. */

import type { RuleClause, RuleId } from 'ptcg-turn-engine'
import type { Holds } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import { gameWith } from 'ptcg-turn-engine/internal/game/changes/copy'
import { ruleFor } from 'ptcg-turn-engine/internal/game/rules/clause'
import { clauseNamed } from 'ptcg-turn-engine/internal/game/rules/clauses'
import { type ClauseName, RULE_CLAUSES, STEERING_CLAUSES } from 'ptcg-turn-engine/internal/machines/vocabulary'
import { type Game, type GameEvent, opponentOf, type Ruleset } from 'ptcg-turn-engine/model'
import { transitionId } from 'ptcg-turn-engine-fuzz/internal/coverage/counting'
import {
  CHART_ROWS,
  type Mutant,
  mutant,
  rulesOfTransition,
  transitionInWords,
  withClause,
  withRows,
} from './mutant.ts'

/** The rules that a clause enforces on a transition: its own rule, or for a steering clause the rules that the transition cites. */
const rulesOf = (name: ClauseName, event: string | null, cited: readonly RuleId[]): readonly RuleId[] => {
  const clause = clauseNamed(name)
  return clause === null ? cited : [ruleFor(clause, event)]
}

/** For each clause of each guard, a mutant in which that guard lacks the clause. */
const dropped: readonly Mutant[] = CHART_ROWS.flatMap((row) =>
  row.clauses.map((name) =>
    mutant('clause dropped', `${name} from ${transitionInWords(row)}`, {
      says: `${transitionInWords(row)} does not ask ${name}`,
      rules: rulesOf(name, row.event, rulesOfTransition(row)),
      where: `in ${row.source}`,
      subject: withRows((one) =>
        transitionId(one) === transitionId(row)
          ? { ...one, clauses: one.clauses.filter((clause) => clause !== name) }
          : one,
      ),
    }),
  ),
)

const rulesWherever = (name: ClauseName): readonly RuleId[] => [
  ...new Set(
    CHART_ROWS.filter(({ clauses }) => clauses.includes(name)).flatMap((row) =>
      rulesOf(name, row.event, rulesOfTransition(row)),
    ),
  ),
]

const inverted: readonly Mutant[] = [...RULE_CLAUSES, ...STEERING_CLAUSES].map((name) =>
  mutant('clause inverted', name, {
    says: `${name} is true where it is false`,
    rules: rulesWherever(name),
    subject: withClause(name, (holds) => (game, event) => !holds(game, event)),
  }),
)

/** The same event, sent by the other player. */
const byTheOther = (event: GameEvent): GameEvent =>
  'player' in event ? { ...event, player: opponentOf(event.player) } : event

/** Clauses that look at the player of the event. */
const ABOUT_THE_PLAYER: readonly RuleClause[] = [
  'itIsYourTurn',
  'cardIsInYourHand',
  'pokemonIsYours',
  'benchHasRoom',
  'benchIsNotEmpty',
  'notYourFirstTurn',
  'abilityIsLeftThisGame',
  'retreatingPokemonIsNotAsleep',
  'retreatingPokemonIsNotParalyzed',
  'nothingStopsTheRetreat',
  'energyCoversTheRetreatCost',
  'attackIsOneOfTheActivePokemons',
  'attackerIsNotAsleep',
  'attackerIsNotParalyzed',
  'nothingStopsTheAttack',
  'nothingStopsTheAbility',
  'attackIsLeftThisGame',
  'energyCoversTheAttackCost',
  'theChoiceIsYours',
  'theEffectIsYours',
]

const wrongPlayer: readonly Mutant[] = ABOUT_THE_PLAYER.map((name) =>
  mutant('clause asked about the wrong player', name, {
    says: `${name} looks at the other player`,
    rules: rulesWherever(name),
    subject: withClause(name, (holds) => (game, event) => holds(game, byTheOther(event))),
  }),
)

/** A clause that is evaluated in a changed game, which has one more or one less of something. */
const inAnother =
  (another: (game: Game) => Game) =>
  (holds: Holds): Holds =>
  (game, event) =>
    holds(another(game), event)

const ruled =
  (change: (ruleset: Ruleset) => Ruleset) =>
  (game: Game): Game =>
    gameWith(game, { ruleset: change(game.ruleset) })

const limited = (what: keyof Ruleset['perTurn'], by: number) =>
  ruled((ruleset) => ({ ...ruleset, perTurn: { ...ruleset.perTurn, [what]: (ruleset.perTurn[what] ?? 0) + by } }))

/** Clauses that count, each with a change of the game that moves the limit or the count by one. */
const COUNTING: readonly (readonly [RuleClause, string, (game: Game) => Game])[] = [
  ['noEnergyAttachedThisTurn', 'two attachments a turn', limited('energy', 1)],
  ['noEnergyAttachedThisTurn', 'no attachment at all', limited('energy', -1)],
  ['noSupporterPlayedThisTurn', 'two Supporters a turn', limited('supporters', 1)],
  ['noSupporterPlayedThisTurn', 'no Supporter at all', limited('supporters', -1)],
  ['noStadiumPlayedThisTurn', 'two Stadiums a turn', limited('stadiums', 1)],
  ['noStadiumPlayedThisTurn', 'no Stadium at all', limited('stadiums', -1)],
  ['noRetreatThisTurn', 'two retreats a turn', limited('retreats', 1)],
  ['noRetreatThisTurn', 'no retreat at all', limited('retreats', -1)],
  ['benchHasRoom', 'a sixth Benched Pokémon', ruled((one) => ({ ...one, benchLimit: one.benchLimit + 1 }))],
  ['benchHasRoom', 'no fifth Benched Pokémon', ruled((one) => ({ ...one, benchLimit: one.benchLimit - 1 }))],
  ['pokemonHasRoomForATool', 'a second Tool', ruled((one) => ({ ...one, toolsPerPokemon: one.toolsPerPokemon + 1 }))],
  [
    'notYourFirstTurn',
    'evolving a turn too early',
    ruled((one) => ({ ...one, evolvesFromTurn: one.evolvesFromTurn - 1 })),
  ],
  [
    'notYourFirstTurn',
    'evolving a turn too late',
    ruled((one) => ({ ...one, evolvesFromTurn: one.evolvesFromTurn + 1 })),
  ],
  [
    'notTheFirstPlayersFirstTurn',
    'the second turn',
    (game) => gameWith(game, { turn: { ...game.turn, number: game.turn.number - 1 } }),
  ],
  [
    'attackIsAllowedThisEarly',
    'the second turn',
    (game) => gameWith(game, { turn: { ...game.turn, number: game.turn.number - 1 } }),
  ],
  [
    'pokemonWasInPlayAtTheStartOfTheTurn',
    'the turn it came into play',
    (game) => gameWith(game, { turn: { ...game.turn, number: game.turn.number + 1 } }),
  ],
  [
    'pokemonHasNotEvolvedThisTurn',
    'twice in a turn',
    (game) => gameWith(game, { turn: { ...game.turn, number: game.turn.number + 1 } }),
  ],
  [
    'stadiumNotUsedThisTurn',
    'again and again',
    (game) => gameWith(game, { turn: { ...game.turn, number: game.turn.number + 1 } }),
  ],
]

const offByOne: readonly Mutant[] = COUNTING.map(([name, what, another]) =>
  mutant('clause off by one', `${name}, ${what}`, {
    says: `${name} counts ${what}`,
    rules: rulesWherever(name),
    subject: withClause(name, inAnother(another)),
  }),
)

export const CLAUSE_MUTANTS: readonly Mutant[] = [...dropped, ...inverted, ...wrongPlayer, ...offByOne]

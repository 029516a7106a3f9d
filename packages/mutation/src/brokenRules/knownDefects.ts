/** Mutants with mistakes that real engines of this game have made. Each once let people play wrongly. */

import type { RuleId } from 'ptcg-turn-engine'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { gameWith } from 'ptcg-turn-engine/internal/game/changes/copy'
import { type Game, PLAYERS, type PlayerId, type Result } from 'ptcg-turn-engine/model'
import type { Subject } from 'ptcg-turn-engine-fuzz'
import { type ChartPlace, type Mutant, mutant, withAction, withClause, withRows } from './mutant.ts'
import { withPokemon, withSide } from './wrong.ts'

const defect = (what: string, rules: readonly RuleId[], subject: Subject, where?: ChartPlace): Mutant =>
  mutant('defect of a real engine', what, { says: what, rules, subject, ...(where === undefined ? {} : { where }) })

const { actions, clauses } = STEPPER.meaning

const hasNoPokemon = ({ players }: Game, player: PlayerId): boolean =>
  players[player].active === null && players[player].bench.length === 0

const scores = (game: Game, player: PlayerId): number =>
  (game.players[player].prizes.length === 0 ? 1 : 0) + (hasNoPokemon(game, player === 0 ? 1 : 0) ? 1 : 0)

/** A tie if both players meet winning conditions, even if one meets more. */
const tieWhenBothScore: Subject = withAction('decideTheWinner', (action) => (game, event) => {
  const judged = action(game, event)
  if (PLAYERS.some((player) => scores(game, player) === 0)) return judged
  const result: Result = { outcome: 'tie', reasons: judged.result?.reasons ?? [] }
  return gameWith(judged, { result })
})

/** The first seat without Prize cards wins at once. */
const firstSeatWins: Subject = withAction('decideTheWinner', (action) => (game, event) => {
  const judged = action(game, event)
  const winner = PLAYERS.find((player) => game.players[player].prizes.length === 0)
  return winner === undefined
    ? judged
    : gameWith(judged, { result: { outcome: 'win', winner, reasons: ['allPrizesTaken'] } })
})

/** Players promote in the order of their seats. */
const seatsPromote: Subject = withAction('askForPromotion', (action) => (game, event) => {
  const turn = { ...game.turn, player: 1 as const }
  return gameWith(action(gameWith(game, { turn }), event), { turn: game.turn })
})

/** Special Conditions are handled one player after the other: those of the second come after the coins of the first. */
const oneAfterTheOther: Subject = withAction('applyPoison', (action) => (game, event) => {
  const poisoned = action(game, event)
  const first = game.turn.player
  const active = poisoned.players[first].active
  if (active === null || active.conditions.rotated !== 'Asleep') return poisoned
  return actions.resolveEffects(actions.queueSleep(poisoned, event), event)
})

/** Paralysis ends when the turn of the Pokémon's owner ends, even if it began during that turn. */
const paralysisGoesAtOnce: Subject = withAction(
  'endTurn',
  (action) => (game, event) =>
    withSide(action(game, event), game.turn.player, (side) => ({
      ...side,
      active:
        side.active?.conditions.rotated === 'Paralyzed'
          ? { ...side.active, conditions: { ...side.active.conditions, rotated: null, rotatedOnTurn: 0 } }
          : side.active,
    })),
)

/** Effects of the turn end before the Knock Outs of its attack. */
const endsBeforeKnockOuts: Subject = withAction(
  'collectKnockOuts',
  (action) => (game, event) =>
    action(
      game.attack === null
        ? game
        : withPokemon(game, (one) => ({
            ...one,
            lasting: one.lasting.filter(({ turn }) => turn > game.players[game.turn.player].turnsTaken),
          })),
      event,
    ),
)

/** The Retreat Cost is paid before the new Active Pokémon is chosen. */
const paidWithoutRetreating: Subject = withAction('keepTheRetreatPayment', (action) => (game, event) => {
  const kept = action(game, event)
  const { player } = kept.turn
  const paid = kept.retreatPayment
  return {
    ...withSide(kept, player, (side) => ({
      ...side,
      active:
        side.active === null
          ? null
          : { ...side.active, energy: side.active.energy.filter((card) => !paid.includes(card)) },
      discard: [...side.discard, ...paid],
    })),
    retreatPayment: [],
  }
})

/** An attack can be declared without the Energy for its cost. */
const attackWithoutEnergy: Subject = withRows((row) =>
  row.event === 'DECLARE_ATTACK'
    ? { ...row, clauses: row.clauses.filter((name) => name !== 'energyCoversTheAttackCost') }
    : row,
)

/** No Supporter on turn 1, whatever the ruleset says. */
const supportersHardCoded: Subject = withClause('notTheFirstPlayersFirstTurn', () => (game) => game.turn.number > 1)

/** The opposite error: a Supporter on turn 1, even in an era that forbids it. */
const supportersEveryTurn: Subject = withClause('notTheFirstPlayersFirstTurn', () => clauses.theGameIsNotOver)

export const KNOWN_DEFECTS: readonly Mutant[] = [
  defect('a tie although one player met more winning conditions', ['WL.3'], tieWhenBothScore),
  defect('the first seat without Prize cards wins', ['WL.3'], firstSeatWins),
  defect('promotion in the order of the seats', ['KO.5'], seatsPromote, 'done askForPromotion'),
  defect('Special Conditions one player after the other', ['PC.1'], oneAfterTheOther),
  defect('Paralysis gone with the end of any turn of its owner', ['PC.5'], paralysisGoesAtOnce),
  defect('the end of the turn before the Knock Outs of its attack', ['ET.1'], endsBeforeKnockOuts),
  defect('a retreat paid before the Benched Pokémon is chosen', ['T2E.2'], paidWithoutRetreating),
  defect('the Energy of an attack not looked at', ['A-A.2'], attackWithoutEnergy),
  defect('a first-turn Supporter rule that is hard-coded', ['T2D.4'], supportersHardCoded),
  defect('a first-turn Supporter rule that is never asked', ['T2D.4'], supportersEveryTurn),
]

/** Plays Knock Outs and empty Active Spots: effects, discarding, Prize cards, who has won, promotion (KO.1 to KO.5, PR.1, PR.2). */
import { opponentOf, type PlayerId } from '../../game/model/players.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import type { WaitingProgram } from '../../game/model/resolution.ts'
import type { Orderer } from '../../game/model/ruleset.ts'
import type { TriggerOn } from '../../game/model/triggers.ts'
import { pick } from './choices.ts'
import { hitPoints } from './continuous.ts'
import { everyStanding, isActive, promote, sideOf, takeOutOfPlay } from './moves.ts'
import { fellToDamage, worthOf } from './onDamage.ts'
import { noteDown } from './past.ts'
import { recoverWhereSaid } from './recovering.ts'
import type { OraclePokemon, OracleTable, Playing } from './table.ts'
import { inOrder } from './text.ts'
import { setOffAround, setOffBy } from './triggers.ts'
import { judge, Verdict } from './winner.ts'

/** The player whose turn is next, then the one whose turn it is (KO.4, KO.5). */
const nextFirst = (table: OracleTable): readonly [PlayerId, PlayerId] => [
  opponentOf(table.turn.player),
  table.turn.player,
]

/** The player whom the ruleset names to put effects in order. */
export const ordererOf = (table: OracleTable, orderer: Orderer): PlayerId =>
  orderer === 'turnPlayer' ? table.turn.player : opponentOf(table.turn.player)

const isKnockedOut = (table: OracleTable, standing: OraclePokemon): boolean =>
  standing.isOut || standing.damage >= hitPoints(table, standing)

/** What happens when a Pokémon is Knocked Out: its Abilities and what is attached to it say so (KO.2). */
const lastEffects = (table: OracleTable, standing: OraclePokemon): readonly WaitingProgram[] => {
  const { attack } = table
  // a text may Knock it Out that the damage has left alive
  const isDamaged = fellToDamage(table, standing)
  const isTheirs = isDamaged && attack?.player !== sideOf(table, standing)
  const isMeant = ({ by, where }: TriggerOn<'knockedOut'>): boolean =>
    (by === undefined || (by === 'attack' ? isDamaged : isTheirs)) && (where === undefined || isActive(table, standing))
  return [...setOffBy(table, standing, 'knockedOut', isMeant), ...setOffAround(table, standing, 'knockedOut', isMeant)]
}

/** Who was Knocked Out, as it was known then: an effect may take it out of play before it is discarded (KO.2). */
interface Fallen {
  readonly standing: OraclePokemon
  readonly side: PlayerId
  readonly fatal: boolean
}

const fall = (table: OracleTable, standing: OraclePokemon): Fallen => ({
  standing,
  side: sideOf(table, standing),
  fatal: table.past.some((note) => note.standing === standing && note.turn === table.turn.number && note.fatal),
})

/** Applies what happens at Knock Outs. Who is Knocked Out by that falls with them. */
function* applyLastEffects(table: OracleTable): Playing<readonly Fallen[]> {
  const fallen: Fallen[] = []
  for (;;) {
    const latest = everyStanding(table).filter(
      (one) => fallen.every(({ standing }) => standing !== one) && isKnockedOut(table, one),
    )
    if (latest.length === 0) return fallen
    fallen.push(...latest.map((standing) => fall(table, standing)))
    const waiting = latest.flatMap((standing) => lastEffects(table, standing))
    yield* inOrder(table, waiting, ordererOf(table, table.ruleset.order.knockOut))
  }
}

/** Each player chooses, whose turn is next first; then both take theirs together (KO.4). */
function* takePrizes(table: OracleTable, prizes: readonly [number, number]): Playing {
  const taken: [CardId[], CardId[]] = [[], []]
  for (const player of nextFirst(table)) {
    const left = table.sides[player].prizes
    const many = Math.min(prizes[player], left.length)
    const options = left.map((card) => ({ pick: 'prize', card }) as const)
    for (const one of yield* pick(table, { player, options, min: many, max: many }))
      if (one.pick === 'prize') taken[player].push(one.card)
  }
  for (const player of nextFirst(table)) {
    const side = table.sides[player]
    side.prizes = side.prizes.filter((card) => !taken[player].includes(card))
    side.hand.push(...taken[player])
    if (taken[player].length > 0) noteDown(table, 'prizesTaken', player, { count: taken[player].length })
  }
}

function* fillActiveSpots(table: OracleTable): Playing {
  for (const player of nextFirst(table)) {
    const { active, bench } = table.sides[player]
    if (active !== null) continue
    const options = bench.map(({ id }) => ({ pick: 'pokemon', pokemon: id }) as const)
    const [chosen] = yield* pick(table, { player, options, min: 1, max: 1 })
    if (chosen?.pick === 'pokemon') promote(table, player, chosen.pokemon)
    recoverWhereSaid(table)
  }
}

/** Discards the Knocked Out Pokémon all at once, and says how many Prize cards each player takes for them (PR.1). */
const discardFallen = (table: OracleTable, fallen: readonly Fallen[]): readonly [number, number] => {
  const prizes: [number, number] = [0, 0]
  for (const { standing, side, fatal } of fallen) {
    prizes[opponentOf(side)] += standing.worth ?? worthOf(table, standing)
    noteDown(table, 'knockedOut', side, { card: standing.cards.at(-1) ?? null, fatal })
  }
  const inPlay = everyStanding(table)
  for (const { standing } of fallen) if (inPlay.includes(standing)) takeOutOfPlay(table, standing, 'discard')
  return prizes
}

/** Looks for Knock Outs, winners and empty Active Spots until there is none of them. A winner ends the game. */
export function* lookForKnockOuts(table: OracleTable): Playing {
  for (;;) {
    const prizes: [number, number] = [0, 0]
    for (;;) {
      const fallen = yield* applyLastEffects(table)
      if (fallen.length === 0) break
      const due = discardFallen(table, fallen)
      recoverWhereSaid(table)
      prizes[0] += due[0]
      prizes[1] += due[1]
    }
    yield* takePrizes(table, prizes)
    recoverWhereSaid(table)
    const result = judge(table)
    if (result !== null) throw new Verdict(result)
    if (table.sides.every(({ active }) => active !== null)) return
    yield* fillActiveSpots(table)
  }
}

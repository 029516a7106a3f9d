/** Properties of every state and every transition on its own, regardless of history: the checks of a search. */

import type { Snapshot } from 'ptcg-turn-engine'
import { memoize } from 'ptcg-turn-engine/internal/game/board/memoize'
import {
  type CardId,
  type Game,
  type GameEvent,
  PLAYERS,
  type PlayerId,
  type Pokemon,
  type Ruleset,
} from 'ptcg-turn-engine/model'
import type { Check, Sent } from '../check.ts'

/** A stateless check: it can be asked of states in any order. */
type Law = (at: Snapshot, legal: readonly GameEvent[], ruleset: Ruleset) => string | null

const law = (name: string, atRest: Law): Check => ({
  name,
  watch: ({ game: { ruleset } }) => ({ atRest: (at, legal) => atRest(at, legal, ruleset) }),
})

const lawOfEvents = (name: string, see: (sent: Sent) => string | null): Check => ({ name, watch: () => ({ see }) })

const sideOf = ({ game }: Snapshot, player: PlayerId): readonly Pokemon[] => {
  const { active, bench } = game.players[player]
  return active === null ? bench : [active, ...bench]
}

const cardsOf = ({ cards, energy, tools }: Pokemon): readonly CardId[] => [...cards, ...energy, ...tools]

const isMain = ({ state }: Snapshot): boolean => state === 'turn.main.ready'

const first = <Value>(values: readonly Value[], says: (value: Value) => string | null): string | null => {
  for (const value of values) {
    const said = says(value)
    if (said !== null) return said
  }
  return null
}

const nobodyIsStuck = law('somebody can always act', ({ state }, legal) =>
  (state === 'gameOver') === (legal.length === 0)
    ? null
    : state === 'gameOver'
      ? `The game is over and ${legal[0]?.type} is listed.`
      : `Nothing is legal in ${state} and the game is not over.`,
)

/** I1: each card is in one zone of its owner. */
const everyCardIsSomewhere = law('every card is in one place', (at) => {
  const { game } = at
  const places = game.cards.map(() => 0)
  const stray: CardId[] = []
  const put = (owner: PlayerId, cards: readonly CardId[]): void => {
    for (const card of cards) {
      if (game.cards[card]?.owner !== owner) stray.push(card)
      places[card] = (places[card] ?? 0) + 1
    }
  }
  for (const player of PLAYERS) {
    const { deck, hand, discard, lostZone, prizes } = game.players[player]
    for (const zone of [deck, hand, discard, lostZone, prizes]) put(player, zone)
    for (const pokemon of sideOf(at, player)) put(player, cardsOf(pokemon))
  }
  for (const card of [game.stadium?.card, game.limbo, ...(game.turn.played ?? [])])
    if (card !== undefined && card !== null) put(game.cards[card]?.owner ?? 0, [card])
  const wrong = places.findIndex((count) => count !== 1)
  if (wrong !== -1) return `I1: card ${wrong} is in ${places[wrong]} places.`
  return stray.length === 0 ? null : `I1: card ${stray[0]} is on the other player's side.`
})

const printedHitPoints = ({ game }: Snapshot, { cards }: Pokemon): number => {
  const top = game.definitions[game.cards[cards.at(-1) ?? -1]?.definition ?? '']
  return top?.kind === 'Pokemon' ? top.hp : 0
}

/** I2, I3, I6: a board on which a player may act freely is complete. */
const theBoardIsWhole = law('the board is whole in the main phase', (at, _, { benchLimit, toolsPerPokemon }) =>
  isMain(at)
    ? first(PLAYERS, (player) => {
        const { active, bench, prizes } = at.game.players[player]
        if (active === null) return `I3: player ${player} has no Active Pokémon.`
        if (bench.length > benchLimit) return `I2: player ${player} has ${bench.length} Benched Pokémon.`
        if (prizes.length === 0) return `WL.1: player ${player} has no Prize card left and the game goes on.`
        const broken = sideOf(at, player).find(({ tools }) => tools.length > toolsPerPokemon)
        return broken === undefined ? null : `I9: Pokémon ${broken.id} has ${broken.tools.length} Tools.`
      })
    : null,
)

/** I6, checked if no card changes HP. */
const nobodyOutlivesTheirHp = law('nobody Knocked Out is left in the main phase', (at) =>
  isMain(at) && !changesHitPoints(at.game.definitions)
    ? first(
        PLAYERS.flatMap((player) => sideOf(at, player)),
        (pokemon) =>
          pokemon.damage < printedHitPoints(at, pokemon)
            ? null
            : `I6: Pokémon ${pokemon.id} has ${pokemon.damage} damage and ${printedHitPoints(at, pokemon)} HP.`,
      )
    : null,
)

/** True if any card of the game changes HP. */
const changesHitPoints = memoize((definitions: Game['definitions']): boolean =>
  Object.values(definitions).some((card) => {
    const printed = card.kind === 'Pokemon' ? (card.abilities ?? []) : [card]
    return printed.some((one) => 'continuous' in one && one.continuous?.some(({ continuous }) => continuous === 'hp'))
  }),
)

/** I4, I5. */
const conditionsAndDamage = law('Special Conditions are Active and damage comes in tens', (at) =>
  first(PLAYERS, (player) => {
    const { bench } = at.game.players[player]
    const ill = bench.find(({ conditions: { rotated, poisoned, burned } }) => rotated !== null || poisoned + burned > 0)
    if (ill !== undefined) return `I4: Pokémon ${ill.id} is on the Bench with a Special Condition.`
    const odd = sideOf(at, player).find(({ damage }) => damage < 0 || damage % 10 !== 0)
    return odd === undefined ? null : `I5: Pokémon ${odd.id} has ${odd.damage} damage.`
  }),
)

/** I7. */
const limitsAreKept = law('the limits of a turn are kept', ({ game: { turn } }, _, { perTurn }) =>
  first(
    [
      ['Energy attached', turn.energyAttached, perTurn.energy],
      ['Supporters played', turn.supportersPlayed, perTurn.supporters],
      ['Stadiums played', turn.stadiumsPlayed, perTurn.stadiums],
      ['retreats', turn.retreats, perTurn.retreats],
    ] as const,
    ([what, used, limit]) => (limit === null || used <= limit ? null : `I7: ${used} ${what} in one turn.`),
  ),
)

/** I11, and temporary data that exists only while it is used. */
const nothingIsLeftOver = law('nothing is left over', (at) => {
  const { state, game } = at
  if ((game.result !== null) !== (state === 'gameOver'))
    return `I11: ${state} and the result is ${game.result?.outcome}.`
  if (state !== 'gameOver' && (game.setUp !== null) !== state.startsWith('setUp')) return `${state}, and set-up is not.`
  const halfWay = [game.limbo, game.ask, game.attack, game.knockOut, game.checkup, game.waiting[0] ?? null]
  return isMain(at) && halfWay.some((one) => one !== null) ? 'Something is half-way in the main phase.' : null
})

const what = ({ event }: Sent): string => JSON.stringify(event)

const whatIsListedIsTaken = lawOfEvents('what is listed is accepted', (sent) =>
  sent.accepted || sent.expects !== null ? null : `${what(sent)} is listed as legal and refused.`,
)

/** P2: after an attack is announced, no state of the main phase follows before the next turn has begun. */
const attacksEndTurns = lawOfEvents('an attack ends the turn', (sent) => {
  const { before, after, event } = sent
  const { type } = event as GameEvent
  if (type !== 'DECLARE_ATTACK' || !sent.accepted || !isMain(after)) return null
  return after.game.turn.number === before.game.turn.number ? 'P2: the main phase goes on after an attack.' : null
})

/**
 * I10 and turns: Prize cards are laid out once, and turns are numbered one by one and alternate between the players.
 */
const turnsAlternate = lawOfEvents('turns alternate and Prize cards never grow', ({ before, after }) => {
  if (before.game.setUp !== null || after.game.setUp !== null) return null
  const [was, is] = [before.game.turn, after.game.turn]
  if (is.number !== was.number && (is.number !== was.number + 1 || is.player === was.player))
    return `T0.1: turn ${was.number} of player ${was.player} is followed by turn ${is.number} of player ${is.player}.`
  return first(PLAYERS, (player) =>
    after.game.players[player].prizes.length > before.game.players[player].prizes.length
      ? `I10: player ${player} has more Prize cards than before.`
      : null,
  )
})

/** The stateless checks. */
export const LAWS: readonly Check[] = [
  nobodyIsStuck,
  everyCardIsSomewhere,
  theBoardIsWhole,
  nobodyOutlivesTheirHp,
  conditionsAndDamage,
  limitsAreKept,
  nothingIsLeftOver,
  whatIsListedIsTaken,
  attacksEndTurns,
  turnsAlternate,
]

/** Adversaries who exceed a limit: of a turn, of a Bench, of Tools, of Stadiums. */
import type { RuleId, Snapshot } from 'ptcg-turn-engine'
import type { CardId, PerTurn, PlayerId, Pokemon } from 'ptcg-turn-engine/model'
import { breaking, isMainPhase, type Occasions } from './occasions.ts'
import { energyAmong, plainSideOf, pokemonAmong, printedOn, roomOnABench, trainersAmong } from './plainBoard.ts'

/** The current player: seat, hand and Pokémon. */
const acting = ({
  game,
}: Snapshot): { readonly player: PlayerId; readonly hand: readonly CardId[]; readonly own: readonly Pokemon[] } => {
  const { player } = game.turn
  return { player, hand: game.players[player].hand, own: plainSideOf(game.players[player]) }
}

const isUsedUp = (used: number, limit: PerTurn): boolean => limit !== null && used >= limit

/** Tries events only in the main phase, and only if a condition holds. */
const when =
  (holds: (at: Snapshot) => boolean, occasions: Occasions): Occasions =>
  (at, legal) =>
    isMainPhase(at) && holds(at) ? occasions(at, legal) : []

const attachASecondEnergy = when(
  ({ game: { turn, ruleset } }) => isUsedUp(turn.energyAttached, ruleset.perTurn.energy),
  (at) => {
    const { player, hand, own } = acting(at)
    return energyAmong(at.game, hand).flatMap((card) =>
      own.map(({ id }) => breaking('T2C.1', { type: 'ATTACH_ENERGY', player, card, pokemon: id })),
    )
  },
)

/** Plays every Trainer card of a kind in the hand. */
const playing =
  (
    rule: RuleId,
    kind: 'Supporter' | 'Item' | 'Stadium',
    type: 'PLAY_SUPPORTER' | 'PLAY_ITEM' | 'PLAY_STADIUM',
  ): Occasions =>
  (at) => {
    const { player, hand } = acting(at)
    return trainersAmong(at.game, hand, kind).map((card) => breaking(rule, { type, player, card }))
  }

const onTheFirstTurn = (what: 'supporters' | 'items' | 'tools' | 'stadiums', occasions: Occasions): Occasions =>
  when(({ game: { turn, ruleset } }) => turn.number === 1 && !ruleset.firstTurn[what], occasions)

/** Plays every Trainer card of a kind in the hand, except those whose text allows them so early. */
const playingEarly = (rule: RuleId, kind: 'Supporter' | 'Item', type: 'PLAY_SUPPORTER' | 'PLAY_ITEM'): Occasions => {
  const isAllowed = (game: Snapshot['game'], card: CardId): boolean =>
    Object.hasOwn(printedOn(game, card) ?? {}, 'onTheFirstTurn')
  return (at) => {
    const { player, hand } = acting(at)
    return trainersAmong(at.game, hand, kind).flatMap((card) =>
      isAllowed(at.game, card) ? [] : [breaking(rule, { type, player, card })],
    )
  }
}

const playASecondSupporter = when(
  ({ game: { turn, ruleset } }) => isUsedUp(turn.supportersPlayed, ruleset.perTurn.supporters),
  playing('T2D.3', 'Supporter', 'PLAY_SUPPORTER'),
)

const playASupporterOnTheFirstTurn = onTheFirstTurn('supporters', playingEarly('T2D.4', 'Supporter', 'PLAY_SUPPORTER'))

const playAnItemOnTheFirstTurn = onTheFirstTurn('items', playingEarly('FT.1', 'Item', 'PLAY_ITEM'))

const attachAToolOnTheFirstTurn = onTheFirstTurn('tools', (at) => {
  const { player, hand, own } = acting(at)
  return trainersAmong(at.game, hand, 'Tool').flatMap((card) =>
    own.map(({ id }) => breaking('FT.1', { type: 'PLAY_TOOL', player, card, pokemon: id })),
  )
})

const playAStadiumOnTheFirstTurn = onTheFirstTurn('stadiums', playing('FT.1', 'Stadium', 'PLAY_STADIUM'))

const playASecondStadium = when(
  ({ game: { turn, ruleset } }) => isUsedUp(turn.stadiumsPlayed, ruleset.perTurn.stadiums),
  playing('T2D.8', 'Stadium', 'PLAY_STADIUM'),
)

const playTheStadiumInPlay = when(
  ({ game: { stadium, ruleset } }) => stadium !== null && !ruleset.sameStadiumMayReplace,
  (at) => {
    const { player, hand } = acting(at)
    const inPlay = printedOn(at.game, at.game.stadium?.card ?? -1)?.name
    return trainersAmong(at.game, hand, 'Stadium')
      .filter((card) => printedOn(at.game, card)?.name === inPlay)
      .map((card) => breaking('T2D.7', { type: 'PLAY_STADIUM', player, card }))
  },
)

const attachASecondTool = when(
  () => true,
  (at) => {
    const { player, hand, own } = acting(at)
    const full = own.filter(({ tools }) => tools.length >= at.game.ruleset.toolsPerPokemon)
    return trainersAmong(at.game, hand, 'Tool').flatMap((card) =>
      full.map(({ id }) => breaking('TL.1', { type: 'PLAY_TOOL', player, card, pokemon: id })),
    )
  },
)

const benchTooMany = when(
  ({ game }) => game.players[game.turn.player].bench.length >= roomOnABench(game),
  (at) => {
    const { player, hand } = acting(at)
    return pokemonAmong(at.game, hand, true).map((card) => breaking('T2A.3', { type: 'BENCH_POKEMON', player, card }))
  },
)

/** Uses a Stadium that has no effect to use, or that does not exist. */
const useAStadiumWithoutEffect = when(
  ({ game }) => {
    const printed = game.stadium === null ? null : printedOn(game, game.stadium.card)
    return printed === null || !('use' in printed) || printed.use === undefined
  },
  ({ game }) => [breaking('T2D.5', { type: 'USE_STADIUM', player: game.turn.player })],
)

const useTheStadiumTwice = when(
  ({ game }) => {
    const printed = game.stadium === null ? null : printedOn(game, game.stadium.card)
    return printed !== null && 'use' in printed && game.stadium?.usedOnTurn === game.turn.number
  },
  ({ game }) => [breaking('T2D.8', { type: 'USE_STADIUM', player: game.turn.player })],
)

export const HOSTILE_LIMITS = {
  attachASecondEnergy,
  playASecondSupporter,
  playASupporterOnTheFirstTurn,
  playAnItemOnTheFirstTurn,
  attachAToolOnTheFirstTurn,
  playAStadiumOnTheFirstTurn,
  playASecondStadium,
  playTheStadiumInPlay,
  attachASecondTool,
  benchTooMany,
  useAStadiumWithoutEffect,
  useTheStadiumTwice,
}

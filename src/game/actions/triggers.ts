/** Queues triggered effects: of damage (A-F.3), Knock Outs (KO.2), Checkups (PC.6), the end of a turn (ET.3) and played cards (R40). */

import { anythingIsTriggeredBy, changesAny } from '../board/catalogue.ts'
import { modifiersOn } from '../board/continuous.ts'
import { definitionOf } from '../board/definitions.ts'
import { anythingLasts } from '../board/inForce.ts'
import { everyPokemon, findPokemon, type InPlay } from '../board/pokemonInPlay.ts'
import { isAmong } from '../board/references.ts'
import { turnWith, withLedgers } from '../changes/copy.ts'
import { damagedByTheAttack, fellToTheAttack, wasDamagedWhileActive } from '../changes/knockOut.ts'
import { update, withAttack, withResolution } from '../changes/record.ts'
import { suffers } from '../changes/recovering.ts'
import { ownTriggers, triggeredElsewhere, triggeredOn, waiting } from '../changes/triggering.ts'
import { queue } from '../effects/continuation.ts'
import type { Effect } from '../model/effects.ts'
import { programsIn } from '../model/effectWords.ts'
import type { Checkup, Game } from '../model/game.ts'
import { PLAYERS, type PlayerId } from '../model/players.ts'
import type { WaitingProgram } from '../model/resolution.ts'
import type { Orderer } from '../model/ruleset.ts'
import type { TriggerOn } from '../model/triggers.ts'
import type { Action } from './action.ts'
import { queueForStep } from './attack.ts'
import { nextPlayer } from './turn.ts'

/** The player who puts effects in order according to the ruleset, unless the owners do. */
const ordering = (game: Game, orderer: Orderer): PlayerId =>
  orderer === 'turnPlayer' ? game.turn.player : nextPlayer(game)

/**
 * Lets each player order their own effects: sets `by`, the player who orders an effect, to the owner of the Pokémon `it` of the effect or,
 * without such a Pokémon, to the player of the source. The effects of the player whose turn it is come first.
 */
const byOwners = (game: Game, effects: readonly WaitingProgram[]): readonly WaitingProgram[] => {
  const owned = effects.map((one) => ({
    ...one,
    by: (one.it === undefined ? null : findPokemon(game, one.it))?.owner ?? one.source.player,
  }))
  const { player } = game.turn
  return [...owned.filter(({ by }) => by === player), ...owned.filter(({ by }) => by !== player)]
}

const inTheirOrder = (game: Game, effects: readonly WaitingProgram[], orderer: Orderer): readonly WaitingProgram[] =>
  orderer === 'owner' ? byOwners(game, effects) : effects

const queueFor = (game: Game, effects: readonly WaitingProgram[], orderer: Orderer): Game =>
  queue(game, inTheirOrder(game, effects, orderer), ordering(game, orderer))

const NO_PROGRAMS: readonly WaitingProgram[] = []

/** The triggered effects of the game that can still be carried out. An effect is dropped if its Pokémon has left play (R34). */
const stillThere = (game: Game): readonly WaitingProgram[] =>
  game.triggered.length === 0
    ? NO_PROGRAMS
    : game.triggered.filter(({ source: { pokemon } }) => pokemon === null || findPokemon(game, pokemon) !== null)

/** The game with an empty list of triggered effects. The callers queue the removed effects. */
const takenUp = (game: Game): Game => (game.triggered.length === 0 ? game : update(game, { triggered: NO_PROGRAMS }))

/** Makes a waiting program of one effect, with a Pokémon as its source. The owner of the Pokémon carries it out. */
const saidOf = (
  { owner, pokemon }: InPlay,
  label: string,
  effect: Effect,
  kind: 'rule' | 'attack' = 'rule',
): WaitingProgram => ({
  source: { kind, player: owner, label, pokemon: pokemon.id },
  program: [effect],
  ...(kind === 'rule' ? {} : { triggered: true }),
})

const DAMAGE_DONE = { count: 'damageDone', to: 'thisPokemon' } as const

/**
 * The effects that put damage counters on the attacker because it damaged this Pokémon. Effects that an earlier attack has left on the
 * Pokémon can be prevented as effects of an attack; those of cards cannot (C1958).
 */
const returned = (game: Game, target: InPlay): readonly WaitingProgram[] => {
  const attacker = game.attack === null ? null : findPokemon(game, game.attack.pokemon)
  return modifiersOn(game, 'returnsDamage', target).flatMap(({ effect, source }) => {
    const { counters = DAMAGE_DONE, from } = effect
    if (from !== undefined && (attacker === null || !isAmong(game, from, attacker, target))) return []
    const isOfAttack = target.pokemon.lasting.some((one) => one.ofAttack && one.effect === effect)
    return [saidOf(target, source, { do: 'putCounters', on: 'attacker', counters }, isOfAttack ? 'attack' : 'rule')]
  })
}

/** Queues the effects that the attack has triggered so far, then those that its damage triggers. */
export const queueReactions: Action = (game) => {
  if (
    game.triggered.length === 0 &&
    !anythingIsTriggeredBy(game, 'damaged') &&
    !changesAny(game, 'returnsDamage') &&
    game.lastingRules.length === 0 &&
    !anythingLasts(game)
  )
    return game
  const reactions = damagedByTheAttack(game).flatMap((id) => {
    const target = findPokemon(game, id)
    if (target === null) return NO_PROGRAMS
    const isTheirs = game.attack?.player !== target.owner
    const suits = ({ by, where }: TriggerOn<'damaged'>): boolean =>
      (by === undefined || isTheirs) && (where === undefined || wasDamagedWhileActive(game, target.pokemon))
    return [
      ...returned(game, target),
      ...triggeredOn(game, target, 'damaged', ({ trigger }) => suits(trigger)),
      ...triggeredElsewhere(game, target, 'damaged', suits),
    ]
  })
  const orderer = game.ruleset.order.reactions
  const effects = inTheirOrder(game, [...stillThere(game), ...reactions], orderer)
  return queueForStep(takenUp(game), 'reactions', effects, ordering(game, orderer))
}

/** Queues the effects that Knock Outs trigger or, once the Knock Outs are over, those that promotions have triggered (R116). */
export const queueKnockOutEffects: Action = (game) => {
  if (game.knockOut === null) return queueTriggeredEffects(afterTheAttack(game))
  if (!anythingIsTriggeredBy(game, 'knockedOut')) return game
  const effects = (game.knockOut?.latest ?? []).flatMap((id) => {
    const target = findPokemon(game, id)
    if (target === null) return NO_PROGRAMS
    const byAttack = fellToTheAttack(game, target)
    const byOpponent = byAttack && game.attack?.player !== target.owner
    const suits = ({ by, where }: TriggerOn<'knockedOut'>): boolean =>
      (by === undefined || (by === 'attack' ? byAttack : byOpponent)) &&
      (where === undefined || (by === undefined ? target.place === where : wasDamagedWhileActive(game, target.pokemon)))
    return [
      ...triggeredOn(game, target, 'knockedOut', ({ trigger }) => suits(trigger)),
      ...triggeredElsewhere(game, target, 'knockedOut', suits),
    ]
  })
  return queueFor(game, effects, game.ruleset.order.knockOut)
}

/** Removes the ledgers of the attack, because later Knock Outs are not caused by its damage. */
const afterTheAttack = (game: Game): Game =>
  game.attack === null || game.attack.ledgers.length === 0 ? game : withAttack(game, withLedgers(game.attack, []))

/** Queues the effects that earlier actions have triggered. The player whose turn it is puts them in order. */
export const queueTriggeredEffects = (game: Game): Game => queue(takenUp(game), stillThere(game), game.turn.player)

const ofTheStadium = (game: Game, on: 'checkup' | 'turnEnds', player: PlayerId): readonly WaitingProgram[] => {
  const stadium = game.stadium === null ? null : definitionOf(game, game.stadium.card)
  const source = { kind: 'stadium', player, label: stadium?.name ?? '', pokemon: null } as const
  return ownTriggers(stadium).flatMap((trigger) => (trigger.on === on ? waiting(game, source, trigger) : []))
}

/** Effects that were put on a Pokémon earlier and act at the end of the turn. They can no longer be prevented. */
const doneTo = (game: Game, target: InPlay): readonly WaitingProgram[] => [
  ...modifiersOn(game, 'countersAtTurnEnd', target).map(({ effect: { counters }, source }) =>
    saidOf(target, source, { do: 'putCounters', on: 'thisPokemon', counters }),
  ),
  ...modifiersOn(game, 'knockedOutAtTurnEnd', target).map(({ source }) =>
    saidOf(target, source, { do: 'knockOut', pokemon: 'thisPokemon' }),
  ),
]

const mayAct = (game: Game): boolean =>
  anythingIsTriggeredBy(game, 'turnEnds') ||
  changesAny(game, 'countersAtTurnEnd') ||
  changesAny(game, 'knockedOutAtTurnEnd') ||
  game.lastingRules.length > 0 ||
  anythingLasts(game)

/** All effects at the end of the turn. For a Stadium, "you" means the player whose turn it is. */
const endOfTurnEffects = (game: Game): readonly WaitingProgram[] => {
  const { player } = game.turn
  const all = everyPokemon(game)
  const ofPokemon = all.flatMap((target) =>
    triggeredOn(
      game,
      target,
      'turnEnds',
      ({ trigger: { whose } }) => whose === undefined || (whose === 'you') === (target.owner === player),
    ),
  )
  const said = all.flatMap((target) => doneTo(game, target))
  return [...said, ...ofPokemon, ...ofTheStadium(game, 'turnEnds', player)]
}

const ended = (game: Game): Game => {
  const { ending: _, ...turn } = game.turn
  return update(game, { turn })
}

/**
 * Ends the attack and queues the effects of the end of the turn (ET.3), or does nothing if there are none. Later calls queue the effects
 * that these effects have triggered; the last call, when nothing is left to queue, removes `turn.ending`.
 */
export const queueEndOfTurnEffects: Action = (game) => {
  if (game.turn.ending === true) return game.triggered.length === 0 ? ended(game) : queueTriggeredEffects(game)
  if (!mayAct(game)) return game
  const { player, number } = game.turn
  const begun = update(
    game,
    { attack: null, resolution: null, triggered: NO_PROGRAMS, turn: turnWith(game.turn, { ending: true }) },
    { fact: 'END_OF_TURN_BEGAN', player, turn: number },
  )
  const effects = endOfTurnEffects(begun)
  return effects.length === 0 ? game : queueFor(begun, effects, game.ruleset.order.turnEnd)
}

/** Removes the effect in progress (`resolution`) from the game once the effects have been carried out. */
export const finishEffects: Action = (game) => withResolution(game, null)

const SPECIAL_CONDITIONS_LABEL = 'Special Conditions'

const checkupEffects = (game: Game): readonly WaitingProgram[] => {
  if (!anythingIsTriggeredBy(game, 'checkup')) return NO_PROGRAMS
  const { checkup: orderer } = game.ruleset.order
  const player = orderer === 'owner' ? (game.cards[game.stadium?.card ?? 0]?.owner ?? 0) : ordering(game, orderer)
  return [
    ...everyPokemon(game).flatMap((target) => triggeredOn(game, target, 'checkup')),
    ...ofTheStadium(game, 'checkup', player),
  ]
}

const afflicts = (effect: Effect): boolean =>
  effect.do === 'condition' || programsIn(effect).some((part) => part.some(afflicts))

/**
 * True if an effect may inflict a Special Condition. A player then chooses whether the effect comes before or after the Special
 * Conditions, even if no Pokémon is in one yet.
 */
const bringsAbout = ({ program }: WaitingProgram): boolean => program.some(afflicts)

const BEGUN: Checkup = { later: NO_PROGRAMS }

const conditionsOf = (player: PlayerId, effect: WaitingProgram | undefined): WaitingProgram => ({
  source: { kind: 'rule', player, label: SPECIAL_CONDITIONS_LABEL, pokemon: null },
  program: [],
  closes: true,
  ...(effect?.by === undefined ? {} : { by: effect.by }),
})

/**
 * Begins a Checkup and queues its effects. The player that the ruleset defines puts each effect before or after the block of Special
 * Conditions (R21). If the ruleset lets owners order effects, each player orders only their own.
 */
export const beginCheckup: Action = (game) => {
  const begun = update(game, { checkup: BEGUN }, { fact: 'CHECKUP_BEGAN' })
  const { checkup: orderer } = game.ruleset.order
  const found = checkupEffects(game)
  const effects = orderer === 'owner' ? byOwners(game, found) : found
  const player = ordering(game, orderer)
  const isBlock = PLAYERS.some((owner) => suffers(game.players[owner].active)) || effects.some(bringsAbout)
  if (effects.length === 0 || !isBlock) return queue(begun, effects, player)
  const withConditions = effects.flatMap((one, at) =>
    one.by === effects[at + 1]?.by && at + 1 < effects.length ? [one] : [one, conditionsOf(one.by ?? player, one)],
  )
  return queue(begun, withConditions, player)
}

export const queueLaterCheckupEffects: Action = (game) =>
  queue(game, game.checkup?.later ?? [], ordering(game, game.ruleset.order.checkup))

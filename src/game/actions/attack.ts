/** The actions of an attack: its announcement, and the steps B to F, each of which queues effects (A-A to A-F). */
import { conditionCounters } from '../board/conditionCounters.ts'
import { modifiersOn } from '../board/continuous.ts'
import { namedCards, namedPokemon } from '../board/definitions.ts'
import { usableAttacks } from '../board/lent.ts'
import { activeOf, findPokemon, holderOf, type InPlay } from '../board/pokemonInPlay.ts'
import { turnWith } from '../changes/copy.ts'
import { historyWithAttack } from '../changes/history.ts'
import { record, update, updatePlayer } from '../changes/record.ts'
import { POINTS_PER_COUNTER } from '../damage/counters.ts'
import { damageToItself } from '../damage/steps.ts'
import { queue } from '../effects/continuation.ts'
import type { AttackDefinition } from '../model/cards.ts'
import type { Program } from '../model/effects.ts'
import type { EventNamed } from '../model/events.ts'
import type { StepOfAttack } from '../model/facts.ts'
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { EffectSource, WaitingProgram } from '../model/resolution.ts'
import type { Action } from './action.ts'

/** The printed definition of the attack in progress, or null if there is none. */
export const attackInProgress = (game: Game): AttackDefinition | null => {
  if (game.attack === null) return null
  const definition = game.definitions[game.attack.definition]
  return definition === undefined || !('attacks' in definition)
    ? null
    : (definition.attacks?.[game.attack.index] ?? null)
}

/** The attack in progress as the source of its effects. */
export const attackSource = (game: Game): EffectSource => ({
  kind: 'attack',
  player: game.attack?.player ?? game.turn.player,
  label: game.attack?.name ?? '',
  pokemon: game.attack?.pokemon ?? null,
})

export const announceAttack: Action<EventNamed<'DECLARE_ATTACK'>> = (game, event) => {
  const attacker = activeOf(game, event.player)
  const used = attacker === null ? undefined : usableAttacks(game, attacker)[event.attack]
  if (attacker === null || used === undefined) return game
  const { pokemon: active } = attacker
  const { attack, definition, index } = used
  return update(
    game,
    {
      resolution: null,
      turn: turnWith(game.turn, { attacks: game.turn.attacks + 1 }),
      attack: {
        player: event.player,
        pokemon: active.id,
        definition,
        index,
        name: attack.name,
        ended: null,
        damageByHand: null,
        calculated: false,
        copies: [],
        begins: false,
        ledgers: [],
      },
    },
    { fact: 'ATTACK_DECLARED', player: event.player, pokemon: namedPokemon(game, active), attack: attack.name },
  )
}

/** Ends the attack but not the turn, because a text allows another attack of the same Pokémon (R38). */
export const finishAttack: Action = (game) => {
  const { active } = game.players[game.turn.player]
  if (active === null) return game
  const over = update(game, { attack: null, resolution: null, triggered: [] })
  return record(over, { fact: 'MAY_ATTACK_AGAIN', player: game.turn.player, pokemon: namedPokemon(game, active) })
}

const attackerOf = (game: Game): InPlay | null => (game.attack === null ? null : findPokemon(game, game.attack.pokemon))

/** Queues programs for a step of the attack and records that the step began. Records nothing if there are no programs. */
export const queueForStep = (
  game: Game,
  step: StepOfAttack,
  waiting: readonly WaitingProgram[],
  orderedBy: PlayerId | null = null,
): Game => {
  if (waiting.length === 0 || game.attack === null) return game
  const { player, name } = game.attack
  return queue(record(game, { fact: 'ATTACK_STEP_BEGAN', player, attack: name, step }), waiting, orderedBy)
}

const failsOnTails = (coins: number): Program => [
  { do: 'flip', coins },
  { do: 'if', is: { is: 'anyTails' }, then: [{ do: 'doesNotHappen' }] },
]

/** Step B: the attacking player flips a coin for each effect that may cancel the attack (A-B.1). */
export const queueAlteringEffects: Action = (game) => {
  const attacker = attackerOf(game)
  if (attacker === null || game.attack === null) return game
  const { player } = game.attack
  return queueForStep(
    game,
    'B_alter',
    modifiersOn(game, 'attackMayFail', attacker).map(({ source, effect }) => ({
      source: { kind: 'rule', player, label: source, pokemon: attacker.pokemon.id },
      program: failsOnTails(effect.coins ?? 1),
    })),
  )
}

const countersOfConfusion = (game: Game, attacker: InPlay): number => {
  const confusion = conditionCounters(game, attacker, 'Confused')
  return game.ruleset.confusionHurtsBy === 'counters'
    ? confusion
    : damageToItself(game, attacker, confusion * POINTS_PER_COUNTER) / POINTS_PER_COUNTER
}

/** Step C: a coin is flipped for a Confused attacker (A-C.1). */
export const queueConfusionCheck: Action = (game) => {
  const attacker = attackerOf(game)
  if (attacker?.pokemon.conditions.rotated !== 'Confused' || game.attack === null) return game
  return queueForStep(game, 'C_confusion', [
    {
      source: { kind: 'rule', player: game.attack.player, label: 'Confused', pokemon: attacker.pokemon.id },
      program: [
        { do: 'flip', coins: 1 },
        {
          do: 'if',
          is: { is: 'anyTails' },
          then: [
            { do: 'putCounters', on: 'thisPokemon', counters: countersOfConfusion(game, attacker) },
            { do: 'doesNotHappen' },
          ],
        },
      ],
    },
  ])
}

const queuePart = (game: Game, step: StepOfAttack, program: Program | undefined): Game =>
  program === undefined ? game : queueForStep(game, step, [{ source: attackSource(game), program }])

/** Step D: records that the attack was used (R13) and that its once-per-game power is used up (OG.1, U2), then queues its choices. */
export const queueAttackChoices: Action = (game) => {
  const attack = attackInProgress(game)
  if (game.attack === null || attack === null) return game
  const { player, copies } = game.attack
  // The history does not record a copied attack (R35).
  const history = copies.length === 0 ? historyWithAttack(game) : game.history
  const used = history === game.history ? game : update(game, { history })
  const spent =
    attack.oncePerGame === undefined
      ? used
      : updatePlayer(used, player, { spent: [...used.players[player].spent, attack.oncePerGame] })
  return queuePart(spent, 'D_choose', attack.choose)
}

/** Records the Pokémon and attached cards that were chosen in step D, even where only one could be chosen (A-D.1). */
export const tellTheChoices: Action = (game) => {
  if (game.attack === null || game.resolution?.source.kind !== 'attack') return game
  const { pokemon, cards } = game.resolution.memory
  const chosen = [
    ...Object.values(pokemon)
      .flatMap((ids) => ids.flatMap((id) => findPokemon(game, id) ?? []))
      .map((one) => namedPokemon(game, one.pokemon)),
    ...namedCards(
      game,
      Object.values(cards)
        .flat()
        .filter((card) => holderOf(game, card) !== null),
    ),
  ]
  if (chosen.length === 0) return game
  const { player, name } = game.attack
  return record(game, { fact: 'ATTACK_CHOICES_MADE', player, attack: name, chosen })
}

/** Begins the copied attack, without the choices and coins of the attack that copied it. */
export const beginTheCopiedAttack: Action = (game) =>
  game.attack === null ? game : update(game, { attack: { ...game.attack, begins: false }, resolution: null })

export const queueAttackRequirements: Action = (game) => queuePart(game, 'E_require', attackInProgress(game)?.require)

export const queueEffectsBeforeDamage: Action = (game) =>
  queuePart(game, 'beforeDamage', attackInProgress(game)?.before)

export const queueOtherEffects: Action = (game) => queuePart(game, 'otherEffects', attackInProgress(game)?.after)

/** Queues the coins that the damage calculation needs (A-D1.2). */
export const queueDamageCoins: Action = (game) => {
  const coins = attackInProgress(game)?.damage?.coins
  if (coins === undefined) return game
  return queuePart(game, '1_base', coins === 'untilTails' ? [{ do: 'flipUntilTails' }] : [{ do: 'flip', coins }])
}

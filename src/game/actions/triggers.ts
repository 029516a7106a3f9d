/** Effects that something sets off: being damaged (A-F.3), being Knocked Out (KO.2), a Pokémon Checkup (PC.6). */

import { anythingIsSetOffBy } from '../board/catalogue.ts'
import { cardName, definitionOf, pokemonDefinition } from '../board/definitions.ts'
import { everyPokemon, findPokemon, type InPlay } from '../board/pokemonInPlay.ts'
import { isAfflicted } from '../board/specialConditions.ts'
import { update } from '../changes/record.ts'
import { queue } from '../effects/continuation.ts'
import type { Program } from '../model/effects.ts'
import type { Checkup, Game } from '../model/game.ts'
import { opponentOf, PLAYERS, type PlayerId } from '../model/players.ts'
import type { Pokemon } from '../model/pokemon.ts'
import type { WaitingProgram } from '../model/resolution.ts'
import type { Orderer } from '../model/ruleset.ts'
import type { Action } from './action.ts'

/** The player whom the ruleset lets put several effects in order. */
export const ordering = (game: Game, orderer: Orderer): PlayerId =>
  orderer === 'turnPlayer' ? game.turn.player : opponentOf(game.turn.player)

const waits = ({ owner, pokemon }: InPlay, label: string, program: Program | undefined): readonly WaitingProgram[] =>
  program === undefined ? [] : [{ source: { kind: 'ability', player: owner, label, pokemon: pokemon.id }, program }]

/** What a Pokémon and its Tools do on a trigger. */
const triggered = (
  game: Game,
  target: InPlay,
  trigger: 'whenDamaged' | 'whenKnockedOut',
): readonly WaitingProgram[] => [
  ...(pokemonDefinition(game, target.pokemon).abilities ?? []).flatMap((one) => waits(target, one.name, one[trigger])),
  ...target.pokemon.tools.flatMap((card) => {
    const tool = definitionOf(game, card)
    const program = tool?.kind === 'Trainer' && tool.trainer === 'Tool' ? tool[trigger] : undefined
    return waits(target, cardName(game, card), program)
  }),
]

/** A Pokémon that was damaged by the attack: 0 damage is no damage (R9). */
export const queueReactions: Action = (game) => {
  if (!anythingIsSetOffBy(game, 'whenDamaged')) return game
  const damaged = (game.attack?.ledgers ?? []).filter(({ damage }) => damage > 0).map(({ target }) => target)
  const targets = [...new Set(damaged)].flatMap((id) => findPokemon(game, id) ?? [])
  const waiting = targets.flatMap((target) => triggered(game, target, 'whenDamaged'))
  return queue(game, waiting, ordering(game, game.ruleset.order.reactions))
}

export const queueKnockOutEffects: Action = (game) => {
  if (!anythingIsSetOffBy(game, 'whenKnockedOut')) return game
  const targets = (game.knockOut?.latest ?? []).flatMap((id) => findPokemon(game, id) ?? [])
  const waiting = targets.flatMap((target) => triggered(game, target, 'whenKnockedOut'))
  return queue(game, waiting, ordering(game, game.ruleset.order.knockOut))
}

const NOTHING: readonly WaitingProgram[] = []

const SPECIAL_CONDITIONS_LABEL = 'Special Conditions'

const checkupEffects = (game: Game): readonly WaitingProgram[] => {
  if (!anythingIsSetOffBy(game, 'checkup')) return NOTHING
  const ofPokemon = everyPokemon(game).flatMap((target) =>
    (pokemonDefinition(game, target.pokemon).abilities ?? []).flatMap((one) => waits(target, one.name, one.checkup)),
  )
  const stadium = game.stadium === null ? null : definitionOf(game, game.stadium.card)
  if (stadium?.kind !== 'Trainer' || stadium.trainer !== 'Stadium' || stadium.checkup === undefined) return ofPokemon
  const player = ordering(game, game.ruleset.order.checkup)
  return [
    ...ofPokemon,
    { source: { kind: 'stadium', player, label: stadium.name, pokemon: null }, program: stadium.checkup },
  ]
}

const isAfflictedActive = (active: Pokemon | null): boolean => active !== null && isAfflicted(active)

const BEGUN: Checkup = { later: NOTHING }

/** Each effect is put before or after the Special Conditions by whoever the ruleset says; it is never among them (R21). */
export const beginCheckup: Action = (game) => {
  const begun = update(game, { checkup: BEGUN }, { fact: 'CHECKUP_BEGAN' })
  const effects = checkupEffects(game)
  const player = ordering(game, game.ruleset.order.checkup)
  if (effects.length === 0 || !PLAYERS.some((owner) => isAfflictedActive(game.players[owner].active)))
    return queue(begun, effects, player)
  const conditions: WaitingProgram = {
    source: { kind: 'rule', player, label: SPECIAL_CONDITIONS_LABEL, pokemon: null },
    program: [],
    closes: true,
  }
  return queue(begun, [...effects, conditions], player)
}

export const queueLaterCheckupEffects: Action = (game) =>
  queue(game, game.checkup?.later ?? [], ordering(game, game.ruleset.order.checkup))

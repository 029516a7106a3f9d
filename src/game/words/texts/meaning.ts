/** Carries out the effects that use other texts, or are applied by hand. */

import { answers } from '../../board/count.ts'
import { definitionOf } from '../../board/definitions.ts'
import { findPokemon } from '../../board/pokemonInPlay.ts'
import { playerOf, referredSet } from '../../board/references.ts'
import { record, update, updatePlayer, withAsk } from '../../changes/record.ts'
import { askChoice } from '../../effects/choice.ts'
import { did, doFirst, type Here, type WordMeanings } from '../../effects/continuation.ts'
import type { AttackDefinition, DefinitionId } from '../../model/cards.ts'
import type { EffectNamed } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'
import type { CardId } from '../../model/pokemon.ts'
import { doesNothing } from '../turn/meaning.ts'

type CopyAttack = EffectNamed<'copyAttack'>

interface Offered {
  readonly label: string
  readonly attack: AttackDefinition
  readonly definition: DefinitionId
  readonly index: number
}

const cardsOf = (game: Game, { from }: CopyAttack, { source, memory }: Here): readonly CardId[] => {
  if (typeof from === 'object' && 'cards' in from) return memory.cards[from.cards] ?? []
  if (from === 'below') return findPokemon(game, source.pokemon ?? -1)?.pokemon.cards.slice(0, -1) ?? []
  return referredSet(game, source, memory, from).flatMap(({ pokemon }) => pokemon.cards.at(-1) ?? [])
}

const keyOf = (definition: DefinitionId, index: number): string => `${definition} ${index}`

/**
 * The attacks that may be copied, each listed once. Left out are once-per-game attacks whose power the player has used (OG.1), the current
 * attack and those that it has replaced, and, if the opponent chooses, attacks whose "only if" is false (C1942).
 */
const offered = (game: Game, effect: CopyAttack, here: Here): readonly Offered[] => {
  const { attack: current, players } = game
  if (current === null) return []
  const { spent } = players[here.source.player]
  const seen = new Set([...current.copies, keyOf(current.definition, current.index)])
  return cardsOf(game, effect, here).flatMap((card) => {
    const printed = definitionOf(game, card)
    if (printed?.kind !== 'Pokemon') return []
    return printed.attacks.flatMap((attack, index): readonly Offered[] => {
      const key = keyOf(printed.id, index)
      const { only, oncePerGame } = attack
      if (seen.has(key) || (oncePerGame !== undefined && spent.includes(oncePerGame))) return []
      if (effect.by === 'opponent' && only !== undefined && !answers(game, here.source, here.memory, only)) return []
      seen.add(key)
      return [{ label: `${attack.name} (${printed.name}, ${printed.id})`, attack, definition: printed.id, index }]
    })
  })
}

/** Asks for the attack to copy. The effect stays first among the remaining ones, so that the answer finds it. */
const copyAttack = (game: Game, effect: CopyAttack, here: Here): Game =>
  askChoice(doFirst(game, [effect]), {
    player: playerOf(here.source, effect.by ?? 'you'),
    purpose: 'copyAttack',
    options: offered(game, effect, here).map(({ label }) => ({ option: 'effect', effect: label })),
    min: 1,
    max: 1,
  })

/**
 * Replaces the attack by the copied one. If the answer to the "only if" of the copied attack is no, the attack does
 * nothing, but its once-per-game power is used up all the same (R35).
 */
export const takeAttack = (game: Game, effect: CopyAttack | null, here: Here, label: string | undefined): Game => {
  const one = effect === null ? undefined : offered(game, effect, here).find((other) => other.label === label)
  const { attack: before } = game
  if (one === undefined || before === null) return did(game, false)
  const { attack, definition, index } = one
  const attackNow = {
    ...before,
    definition,
    index,
    copies: [...before.copies, keyOf(before.definition, before.index)],
    begins: true,
  }
  const { player } = before
  const now = record(update(game, { attack: attackNow }), {
    fact: 'ATTACK_COPIED',
    player,
    attack: before.name,
    copied: attack.name,
  })
  if (attack.only === undefined || answers(game, here.source, here.memory, attack.only)) return did(now, true)
  const { oncePerGame } = attack
  const { spent } = now.players[player]
  return doesNothing(oncePerGame === undefined ? now : updatePlayer(now, player, { spent: [...spent, oncePerGame] }))
}

const useEffectOf = (game: Game, { cards }: EffectNamed<'useEffectOf'>, { source, memory }: Here): Game => {
  const [card] = memory.cards[cards] ?? []
  const printed = card === undefined ? null : definitionOf(game, card)
  if (printed?.kind !== 'Trainer' || !('effect' in printed)) return did(game, false)
  const soFar = record(game, { fact: 'EFFECT_APPLIES', player: source.player, effect: printed.name, pokemon: null })
  return doFirst(did(soFar, true), printed.effect)
}

const byHand = (game: Game, effect: EffectNamed<'byHand'>, { source }: Here): Game =>
  withAsk(game, { ask: 'byHand', player: source.player, text: effect.text ?? source.label })

export const textMeanings: WordMeanings<'copyAttack' | 'useEffectOf' | 'byHand'> = {
  copyAttack,
  useEffectOf,
  byHand,
}

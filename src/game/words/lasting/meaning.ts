/** Carries out the effects that last for a turn. */

import { pokemonDefinition } from '../../board/definitions.ts'
import { referredPokemon, referredSet } from '../../board/references.ts'
import { beginLasting, beginRule } from '../../changes/lasting.ts'
import { did, doFirst, doneUnlessSame, type Here, type WordMeanings } from '../../effects/continuation.ts'
import { toEach } from '../../effects/prevention.ts'
import type { EffectNamed, Program } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'

const lasting = (game: Game, effect: EffectNamed<'lasting'>, { source, memory }: Here): Game => {
  const targets = referredSet(game, source, memory, effect.on)
  return doneUnlessSame(
    game,
    toEach(game, source, targets, (now, target) => beginLasting(now, target, effect, source)),
  )
}

const lastingRule = (game: Game, effect: EffectNamed<'lastingRule'>, { source }: Here): Game =>
  did(beginRule(game, effect, source), true)

const isLocked = ({ on, during }: EffectNamed<'lockAttack'>, attack: string): Program => [
  { do: 'lasting', on, effect: { lasting: 'cantUseAttack', attack }, during },
]

/** A program by which the player chooses one of the attacks: either the first, or one of the others by a choice of the same form. */
const oneOfThem = (effect: EffectNamed<'lockAttack'>, [attack, ...others]: readonly string[]): Program =>
  attack === undefined
    ? []
    : others.length === 0
      ? isLocked(effect, attack)
      : [{ do: 'oneOrBoth', just: 'one', first: isLocked(effect, attack), second: oneOfThem(effect, others) }]

/** Asks for one of the Pokémon's own attacks, with each name offered once. Attacks that others lend it are not its own (A-A.1). */
const lockAttack = (game: Game, effect: EffectNamed<'lockAttack'>, { source, memory }: Here): Game => {
  const target = referredPokemon(game, source, memory, effect.on)
  const names = target === null ? [] : pokemonDefinition(game, target.pokemon).attacks.map(({ name }) => name)
  return doFirst(did(game, false), oneOfThem(effect, [...new Set(names)]))
}

export const lastingMeanings: WordMeanings<'lasting' | 'lastingRule' | 'lockAttack'> = {
  lasting,
  lastingRule,
  lockAttack,
}

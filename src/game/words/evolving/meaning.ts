/** Carries out the effects that evolve, devolve or replace Pokémon. */

import { mayBePutOnto } from '../../board/evolution.ts'
import { referredPokemon, referredSet } from '../../board/references.ts'
import { PLACING, zoneOf } from '../../changes/cards.ts'
import { withNamed } from '../../changes/copy.ts'
import { devolvePokemon, evolveInto, replacePokemon } from '../../changes/pokemon.ts'
import { remember } from '../../changes/record.ts'
import { askChoice } from '../../effects/choice.ts'
import { did, doFirst, doneUnlessSame, type Here, type WordMeanings } from '../../effects/continuation.ts'
import { toEach } from '../../effects/prevention.ts'
import { isForBench } from '../../effects/wouldChange.ts'
import type { EffectNamed } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'

/** The name under which the Pokémon to evolve is remembered; no card should use it for a choice. */
const EVOLVING = 'pokemonToEvolve'

const evolve = (game: Game, effect: EffectNamed<'evolve'>, { source, memory }: Here): Game => {
  const [card] = memory.cards[effect.cards] ?? []
  if (card === undefined || zoneOf(game, card) === null) return did(game, false)
  const fitting = referredSet(game, source, memory, effect.pokemon).filter((one) =>
    mayBePutOnto(game, card, one, effect.skipping),
  )
  if (fitting.length > 1)
    return doFirst(
      askChoice(game, {
        player: source.player,
        purpose: 'effect',
        as: EVOLVING,
        options: fitting.map(({ pokemon }) => ({ option: 'pokemon', pokemon: pokemon.id })),
        min: 1,
        max: 1,
      }),
      [{ ...effect, pokemon: { chosen: EVOLVING } }],
    )
  const [target] = fitting
  const evolved = doneUnlessSame(
    game,
    toEach(game, source, fitting, (now, one) => evolveInto(now, one, card)),
  )
  if (target === undefined || zoneOf(evolved, card) !== null) return evolved
  return remember(evolved, { pokemon: withNamed(memory.pokemon, effect.cards, [target.pokemon.id]) })
}

const devolve = (game: Game, effect: EffectNamed<'devolve'>, { source, memory }: Here): Game => {
  const targets = referredSet(game, source, memory, effect.pokemon).filter(({ pokemon }) => pokemon.cards.length > 1)
  const devolved = toEach(game, source, targets, (now, target) => devolvePokemon(now, target, PLACING[effect.to]))
  return doneUnlessSame(game, devolved)
}

const replace = (game: Game, effect: EffectNamed<'replace'>, { source, memory }: Here): Game => {
  const [card] = memory.cards[effect.cards] ?? []
  const target = referredPokemon(game, source, memory, effect.pokemon)
  const isOne = card !== undefined && zoneOf(game, card) !== null && isForBench(game, card, undefined)
  if (target === null || !isOne || game.cards[card]?.owner !== target.owner || target.pokemon.cards.length > 1)
    return did(game, false)
  const replaced = toEach(game, source, [target], (now, one) => replacePokemon(now, one, card))
  return doneUnlessSame(game, replaced)
}

export const evolvingMeanings: WordMeanings<'evolve' | 'devolve' | 'replace'> = {
  evolve,
  devolve,
  replace,
}

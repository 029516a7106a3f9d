/** Effects by which Pokémon evolve and devolve: no turn limits those of cards (T2B.3), and they end what evolving ends (T2B.7). */
import { mayBePutOnto } from '../board/evolution.ts'
import { referredPokemon, referredSet } from '../board/references.ts'
import { PLACING, zoneOf } from '../changes/cards.ts'
import { devolvePokemon, evolveInto, replacePokemon } from '../changes/pokemon.ts'
import type { EffectNamed } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import { askChoice } from './choice.ts'
import { doFirst, type Here } from './continuation.ts'
import { did, isForBench } from './moving.ts'
import { toEach } from './prevention.ts'

/** The name under which the Pokémon is remembered that a card goes onto; no card should use it for a choice. */
const EVOLVING = 'pokemonToEvolve'

export const evolve = (game: Game, effect: EffectNamed<'evolve'>, { source, memory }: Here): Game => {
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
  const evolved = toEach(game, source, fitting, (now, target) => evolveInto(now, target, card))
  return did(evolved, evolved.players !== game.players)
}

export const devolve = (game: Game, effect: EffectNamed<'devolve'>, { source, memory }: Here): Game => {
  const targets = referredSet(game, source, memory, effect.pokemon).filter(({ pokemon }) => pokemon.cards.length > 1)
  const devolved = toEach(game, source, targets, (now, target) => devolvePokemon(now, target, PLACING[effect.to]))
  return did(devolved, devolved.players !== game.players)
}

export const replace = (game: Game, effect: EffectNamed<'replace'>, { source, memory }: Here): Game => {
  const [card] = memory.cards[effect.cards] ?? []
  const target = referredPokemon(game, source, memory, effect.pokemon)
  const isOne = card !== undefined && zoneOf(game, card) !== null && isForBench(game, card, undefined)
  if (target === null || !isOne || game.cards[card]?.owner !== target.owner || target.pokemon.cards.length > 1)
    return did(game, false)
  const replaced = toEach(game, source, [target], (now, one) => replacePokemon(now, one, card))
  return did(replaced, replaced.players !== game.players)
}

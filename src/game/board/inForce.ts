/** Finds the effects of attacks that are in force on a Pokémon this turn (ET.2). */
import type { Game } from '../model/game.ts'
import type { InForce, LastingEffect } from '../model/lasting.ts'
import type { Pokemon } from '../model/pokemon.ts'

/** True during the turn that the effect names: a certain turn of a certain player. */
export const isInForce = (game: Game, lasting: Pick<InForce, 'whose' | 'turn'>): boolean =>
  lasting.whose === game.turn.player && lasting.turn === game.players[lasting.whose].turnsTaken

const NONE: readonly never[] = []

/** The lasting effects of one kind that are in force on a Pokémon. */
export const lastingOn = <Kind extends LastingEffect['lasting']>(
  game: Game,
  pokemon: Pokemon,
  kind: Kind,
): readonly (InForce & { readonly effect: Extract<LastingEffect, { readonly lasting: Kind }> })[] =>
  pokemon.lasting.length === 0
    ? NONE
    : pokemon.lasting.filter(
        (one): one is InForce & { readonly effect: Extract<LastingEffect, { readonly lasting: Kind }> } =>
          one.effect.lasting === kind && isInForce(game, one),
      )

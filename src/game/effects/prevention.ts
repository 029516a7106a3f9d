/**
 * Decides whether a Pokémon is protected from an effect of an attack, an Ability, an Item or a Supporter. Damage is
 * handled elsewhere (R7, R8).
 */
import { continuousOf, modifiersOn } from '../board/continuous.ts'
import { definitionOf, namedPokemon } from '../board/definitions.ts'
import { forbidding } from '../board/limits.ts'
import type { InPlay } from '../board/pokemonInPlay.ts'
import { isFrom } from '../board/references.ts'
import { record } from '../changes/record.ts'
import type { CardDestination } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { Modifiers } from '../model/lasting.ts'
import type { PlayerId } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'
import type { EffectSource } from '../model/resolution.ts'

/** The changes to which `preventEffects` can be limited with `just`, such as placing damage counters. */
type PreventableChange = Modifiers['preventEffects']['just']

/** True if something in force prevents effects of this source on the Pokémon. */
export const isPrevented = (game: Game, source: EffectSource, target: InPlay, what?: PreventableChange): boolean => {
  const of = preventable(game, source)
  return (
    of !== null &&
    modifiersOn(game, 'preventEffects', target).some(
      ({ effect }) =>
        effect.of === of &&
        (effect.just === undefined || effect.just === what) &&
        isFrom(game, source, target, effect.from),
    )
  )
}

/**
 * The kind of source that `preventEffects` names: Abilities, Items or Supporters; undefined for an attack, and null if effects of this
 * source cannot be prevented. `played` is the Trainer card being played, which is in limbo.
 */
const preventable = (
  game: Game,
  { kind }: EffectSource,
  played: CardId | null | undefined = game.limbo,
): Modifiers['preventEffects']['of'] | null => {
  if (kind === 'ability') return 'Abilities'
  if (kind !== 'trainer') return kind === 'attack' ? undefined : null
  const card = played == null ? null : definitionOf(game, played)
  if (card?.kind !== 'Trainer') return null
  return card.trainer === 'Supporter' ? 'Supporters' : card.trainer === 'Item' ? 'Items' : null
}

/**
 * True if an effect cannot put this card from a discard pile into the zone `to`. Either the card never returns, or something in play
 * forbids effects of this kind of card to return it.
 */
export const staysDiscarded = (game: Game, source: EffectSource, card: CardId, to: CardDestination): boolean => {
  const owner = ownerOf(game, card)
  if (owner === undefined || !game.players[owner].discard.includes(card)) return false
  if (definitionOf(game, card)?.staysDiscarded === true && (to === 'hand' || to.startsWith('deck'))) return true
  const all = continuousOf(game, 'cantReturn')
  if (all.length === 0 || source.player !== owner) return false
  // before a Trainer card is played, it is still in the hand
  const played = game.limbo ?? game.players[owner].hand.find((one) => definitionOf(game, one)?.name === source.label)
  const isStadium = source.kind === 'stadium' && ownerOf(game, game.stadium?.card) === owner
  const by = isStadium ? 'Stadiums' : preventable(game, source, played)
  return forbidding(game, all, owner, card).some(
    ({ effect }) => to.startsWith(effect.to) && effect.by.some((one) => one === by),
  )
}

const ownerOf = (game: Game, card: CardId | undefined): PlayerId | undefined => game.cards[card ?? -1]?.owner

/** Records that the effect did not affect this Pokémon. */
export const recordPrevented = (game: Game, source: EffectSource, { pokemon }: InPlay): Game =>
  record(game, { fact: 'EFFECT_PREVENTED', pokemon: namedPokemon(game, pokemon), effect: source.label })

/**
 * Carries out `does` on each Pokémon that is not protected from it, and records the protected ones. All are affected together: which
 * Pokémon are protected is decided beforehand.
 */
export const toEach = (
  game: Game,
  source: EffectSource,
  targets: readonly InPlay[],
  does: (game: Game, target: InPlay) => Game,
  what?: PreventableChange,
): Game =>
  targets.reduce(
    (now, target) =>
      isPrevented(game, source, target, what) ? recordPrevented(now, source, target) : does(now, target),
    game,
  )

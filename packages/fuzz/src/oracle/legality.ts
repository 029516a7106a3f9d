/** Lists what the current player may do in the main phase. */
import type { CardId } from 'ptcg-turn-engine/model'
import { myPokemon, mySide, type PlayOfACard, WAYS } from './cardReasons.ts'
import { definitionOf } from './cards.ts'
import { abilitiesAtHand, attacksAtHand } from './lending.ts'
import { isLegal } from './reasons.ts'
import type { OracleTable, Play } from './table.ts'

/** Every action that plays this card of the hand in a way that suits its kind, whether it is legal or not. */
const playsWith = (table: OracleTable, card: CardId): readonly Play[] => {
  const printed = definitionOf(table, card)
  const onto = (play: 'EVOLVE' | 'ATTACH_ENERGY' | 'PLAY_TOOL'): readonly Play[] =>
    myPokemon(table).map(({ id }) => ({ play, card, pokemon: id }))
  return (Object.keys(WAYS) as readonly PlayOfACard['play'][]).flatMap((play): readonly Play[] => {
    if (printed === null || !WAYS[play][2](printed)) return []
    return play === 'EVOLVE' || play === 'ATTACH_ENERGY' || play === 'PLAY_TOOL' ? onto(play) : [{ play, card }]
  })
}

/**
 * Every legal action of the main phase; with `onlyAttacks`, only attacks and the end of the turn. Ending the turn is always legal (T0.3).
 * Cards of the hand with the same definition are checked once for all of them.
 */
export const legalPlays = (table: OracleTable, onlyAttacks = false): readonly Play[] => {
  const { active } = mySide(table)
  const attacks = active === null ? [] : attacksAtHand(table, active)
  const plays: readonly Play[] = [
    ...(onlyAttacks ? [] : mainPlays(table)),
    ...attacks.map((_, attack) => ({ play: 'DECLARE_ATTACK', attack }) as const),
    { play: 'END_TURN' },
  ]
  const twinsOf = (card: CardId): readonly CardId[] =>
    mySide(table).hand.filter((other) => table.cards[other]?.definition === table.cards[card]?.definition)
  return plays
    .filter((play) => !('card' in play && twinsOf(play.card)[0] !== play.card) && isLegal(table, play))
    .flatMap((play) => ('card' in play ? twinsOf(play.card).map((card): Play => ({ ...play, card })) : [play]))
}

const mainPlays = (table: OracleTable): readonly Play[] => [
  ...mySide(table).hand.flatMap((card) => playsWith(table, card)),
  { play: 'USE_STADIUM' },
  ...myPokemon(table).flatMap((pokemon): readonly Play[] => [
    ...abilitiesAtHand(table, pokemon).map(
      (_, ability) => ({ play: 'USE_ABILITY', pokemon: pokemon.id, ability }) as const,
    ),
    { play: 'DISCARD_FROM_PLAY', pokemon: pokemon.id },
  ]),
  { play: 'RETREAT' },
]

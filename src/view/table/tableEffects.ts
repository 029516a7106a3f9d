/** Describes in sentences the status of one Pokémon in play and the effects on it, except damage and Special Conditions. */
import { continuousOn } from '../../game/board/continuous.ts'
import { pokemonName } from '../../game/board/definitions.ts'
import { isInForce } from '../../game/board/inForce.ts'
import type { InPlay } from '../../game/board/pokemonInPlay.ts'
import { continuousPhrase, lastingPhrase, MODIFIER_KINDS } from '../../game/cards/lastingText.ts'
import { emptyText } from '../../game/cards/nouns.ts'
import type { Game } from '../../game/model/game.ts'
import { EVERY_TURN, type InForce } from '../../game/model/lasting.ts'
import type { Pokemon } from '../../game/model/pokemon.ts'
import { factInWords } from '../words/words.ts'

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** A lasting effect as a sentence: it is in force during this turn, or waits for a turn to come. */
const lastingInWords = (game: Game, pokemon: Pokemon, lasting: InForce): string => {
  const { effect, source } = lasting
  const named = { id: pokemon.id, name: pokemonName(game, pokemon) }
  const words = isInForce(game, lasting)
    ? `${capital(lastingPhrase(emptyText('it'), 'it', effect, lasting.turn === EVERY_TURN ? 'whileActive' : 'thisTurn'))}.`
    : factInWords(game, { fact: 'LASTING_EFFECT_BEGAN', pokemon: named, during: 'yourNextTurn', ...lasting })
  return `${words} (${source})`
}

const continuousInWords = (game: Game, target: InPlay): readonly string[] =>
  MODIFIER_KINDS.flatMap((kind) =>
    continuousOn(game, kind, target).map(
      ({ effect, source }) => `${capital(continuousPhrase(effect, emptyText('this Pokémon')))}. (${source})`,
    ),
  )

const statusInWords = (game: Game, { id, enteredOnTurn, changedOnTurn }: Pokemon): readonly string[] => {
  const { number } = game.turn
  const { attack, knockOut } = game
  return [
    ...(attack?.pokemon === id ? [`It is attacking with ${attack.name}.`] : []),
    ...(knockOut?.pokemon.includes(id) === true ? ['It is Knocked Out.'] : []),
    ...(number > 0 && enteredOnTurn === number ? ['It came into play this turn.'] : []),
    ...(number > 0 && changedOnTurn === number ? ['It evolved or devolved this turn.'] : []),
  ]
}

/** The status of a Pokémon and the effects on it, in sentences. */
export const effectsOn = (game: Game, target: InPlay): readonly string[] => [
  ...statusInWords(game, target.pokemon),
  ...target.pokemon.lasting.map((lasting) => lastingInWords(game, target.pokemon, lasting)),
  ...continuousInWords(game, target),
]

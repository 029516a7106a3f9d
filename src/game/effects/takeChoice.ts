/** Uses a completed choice of an effect: remembers the picks, or carries out the part that was picked. */
import { withNamed } from '../changes/copy.ts'
import { remember, withAsk, withResolution, withTurn } from '../changes/record.ts'
import type { ChoiceAsk, Option } from '../model/asks.ts'
import type { Effect, EffectNamed } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { CardId, PokemonId } from '../model/pokemon.ts'
import { isWhole } from '../model/resolution.ts'
import { takeAttack } from '../words/texts/meaning.ts'
import { pickedOptions } from './choice.ts'
import { doFirst, withoutTheFirst } from './continuation.ts'

const rememberPicks = (game: Game, ask: ChoiceAsk, picks: readonly Option[]): Game => {
  const memory = game.resolution?.memory
  if (memory === undefined) return game
  const [first] = picks
  if (first?.option === 'number') return remember(game, { number: first.number, done: first.number > 0 })
  const cards: CardId[] = []
  const pokemon: PokemonId[] = []
  for (const pick of picks)
    if (pick.option === 'card') cards.push(pick.card)
    else if (pick.option === 'pokemon') pokemon.push(pick.pokemon)
  return remember(game, {
    done: picks.length > 0 && isWhole(memory, ask.as),
    cards: withNamed(memory.cards, ask.as, cards),
    pokemon: withNamed(memory.pokemon, ask.as, pokemon),
    held: cards.length === 0 ? memory.held : [...memory.held, ...cards],
  })
}

/** Uses the completed choice of an effect. An effect with programs to choose between is still the first of the remaining effects. */
export const takeChoice = (game: Game, ask: ChoiceAsk): Game => {
  const picks = pickedOptions(ask)
  const answered: Game = withAsk(game, null)
  switch (ask.purpose) {
    case 'may': {
      const yes = picks.some((pick) => pick.option === 'answer' && pick.answer === 'yes')
      const { effect, rest } = asking<'may'>(answered, 'may')
      if (!yes) return remember(rest, { done: false })
      const { abilitiesUsed } = rest.turn
      const used =
        effect?.once === undefined ? rest : withTurn(rest, { abilitiesUsed: [...abilitiesUsed, effect.once] })
      return doFirst(remember(used, { done: true }), effect?.then ?? [])
    }
    case 'oneOrBoth': {
      const { effect, rest } = asking<'oneOrBoth'>(answered, 'oneOrBoth')
      const chosen = picks.flatMap((pick): readonly Effect[] =>
        pick.option !== 'effect' ? [] : ((pick.effect === 'first' ? effect?.first : effect?.second) ?? []),
      )
      return doFirst(rest, chosen)
    }
    case 'copyAttack': {
      const { effect, rest } = asking<'copyAttack'>(answered, 'copyAttack')
      const [pick] = picks
      return rest.resolution === null
        ? rest
        : takeAttack(rest, effect, rest.resolution, pick?.option === 'effect' ? pick.effect : undefined)
    }
    case 'goOn':
      return answered
    default:
      return rememberPicks(answered, ask, picks)
  }
}

/**
 * Removes the effect that asked for the choice: the first of the remaining ones. `rest` is the game without it. `effect` is null if the
 * first of the remaining effects has another name.
 */
const asking = <Name extends 'may' | 'oneOrBoth' | 'copyAttack'>(
  game: Game,
  name: Name,
): { readonly effect: EffectNamed<Name> | null; readonly rest: Game } => {
  const first = game.resolution?.todo[0]
  if (game.resolution === null || first?.do !== name) return { effect: null, rest: game }
  return {
    effect: first as EffectNamed<Name>,
    rest: withResolution(game, withoutTheFirst(game.resolution)),
  }
}

/** Separates the triggered effects of a text from the rest of it. */

import { type Effect, IT, type PokemonRef, type Program, type Trigger } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { hasKeyAnywhere, objectsIn, withChosen, withEveryObject } from './everyObject.ts'
import { programOf } from './programOf.ts'
import { type SentenceMeaning, THAT } from './sentenceMeaning.ts'

type Begun = Extract<SentenceMeaning, { readonly kind: 'trigger' }>

const ITSELF = 'itself'

/** Returns a step that contains a choice, with `it` in place of "that Pokémon" in the choice and in everything before the choice. */
const ofThat = (choice: Effect, it: PokemonRef): Effect =>
  choice.do === 'choosePokemon'
    ? { ...choice, from: withChosen(choice.from, THAT, it) }
    : choice.do === 'may' || choice.do === 'if'
      ? { ...choice, then: ofItself(choice.then, it) }
      : choice

/** Makes "that Pokémon" mean `it` until another Pokémon is chosen: the Pokémon with the text, or the one that the trigger happened to. */
export const ofItself = (program: Program, it: PokemonRef = 'thisPokemon'): Program => {
  const at = program.findIndex((effect) => hasKeyAnywhere(effect, 'choosePokemon'))
  const choice = program[at]
  if (choice !== undefined) return [...ofItself(program.slice(0, at), it), ofThat(choice, it), ...program.slice(at + 1)]
  const about = withChosen(program, THAT, it)
  const isSwitched = objectsIn(about).some((one) => one.with === THAT)
  return isSwitched
    ? [
        {
          do: 'eachPokemon',
          pokemon: it,
          as: ITSELF,
          then: withEveryObject(about, (one) => (one.with === THAT ? { ...one, with: ITSELF } : one)),
        },
      ]
    : about
}

const triggerOf = (
  { occasion, program, inside }: Begun,
  rest: readonly SentenceMeaning[],
): E.Either<string, Trigger> => {
  const it: PokemonRef = 'of' in occasion ? { chosen: IT } : 'thisPokemon'
  const limit = rest.find((meaning) => meaning.kind === 'onePerTurn')
  const others = rest.filter((meaning) => meaning.kind !== 'onePerTurn')
  return E.chain((read: Program): E.Either<string, Trigger> => {
    const does = withChosen(read, THAT, it)
    const done: Program = inside ? [{ do: 'may', then: does }] : does
    if (limit === undefined) return E.right({ ...occasion, does: done })
    const [only, ...more] = done
    return only?.do === 'may' && more.length === 0
      ? E.right({ ...occasion, does: [{ ...only, once: limit.name }] })
      : E.left('The text is limited to one use in a turn, but no player decides to use it.')
  })(programOf([{ kind: 'steps', program: ofItself(program, it) }, ...others]))
}

/** A text in two parts: its triggered effects, and its other sentences. */
export interface TriggersAndMore {
  readonly triggers: readonly Trigger[]
  readonly others: readonly SentenceMeaning[]
}

/** Splits a text. The sentences after a trigger belong to it, unless they say what the card provides or changes. */
export const triggersIn = (sentences: readonly SentenceMeaning[]): E.Either<string, TriggersAndMore> => {
  const texts: { readonly begun: Begun; readonly rest: SentenceMeaning[] }[] = []
  const others: SentenceMeaning[] = []
  for (const meaning of sentences) {
    const last = texts.at(-1)
    if (meaning.kind === 'trigger') texts.push({ begun: meaning, rest: [] })
    else if (meaning.kind === 'once' && last !== undefined && 'of' in last.begun.occasion)
      texts[texts.length - 1] = {
        ...last,
        begun: { ...last.begun, occasion: { ...last.begun.occasion, single: true } },
      }
    else if (last === undefined || meaning.kind === 'continuous' || meaning.kind === 'provides') others.push(meaning)
    else last.rest.push(meaning)
  }
  const triggers: Trigger[] = []
  for (const { begun, rest } of texts) {
    const read = triggerOf(begun, rest)
    if (E.isLeft(read)) return read
    triggers.push(read.right)
  }
  return E.right({ triggers, others })
}

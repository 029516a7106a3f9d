/** Puts the sentences of a Trainer card or of an Ability together: they are carried out one after another. */
import * as E from 'fp-ts/lib/Either.js'
import type { Program } from '../../model/effects.ts'
import { followedBy, notInWhole } from './afterwards.ts'
import { NO_NAMES, named } from './naming.ts'
import { flips, type Said } from './said.ts'

const effectsOf = (said: Said): E.Either<string, Program> => {
  switch (said.said) {
    case 'steps':
      return E.right(said.program)
    case 'coins':
      return E.right([flips(said)])
    case 'if':
      return E.map((then: Program): Program => [{ do: 'if', is: said.question, then }])(effectsOf(said.then))
    case 'reminder':
      return E.right([])
    default:
      return E.left('It speaks of an attack.')
  }
}

/** A program from the sentences of a text; a sentence where they cannot be put together. */
export const programOf = (sentences: readonly Said[]): E.Either<string, Program> => {
  let effects: Program = []
  for (const [at, said] of sentences.entries()) {
    const read = effectsOf(said)
    if (E.isLeft(read)) return read
    const partly = notInWhole(read.right, sentences[at + 1])
    if (partly !== null) return E.left(partly)
    effects = followedBy(effects, read.right)
  }
  const [program] = named(effects, NO_NAMES)
  return effects.length === 0 ? E.left('It says nothing.') : E.right(program)
}

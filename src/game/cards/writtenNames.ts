/** Schemas for the texts of a card, its id, and the names under which choices are remembered. */
import * as v from 'valibot'
import { TAKEN_WORDS } from '../json/json.ts'
import { atMost, notEmpty, oneLine } from './schemaParts.ts'

const taken = TAKEN_WORDS.join('|')

/** The maximum number of characters of a text that a player carries out by hand. It holds for cards and for saved games. */
export const LONGEST_SENTENCE = 500

export const sentence = v.pipe(v.string(), notEmpty, atMost(LONGEST_SENTENCE), oneLine)

/** Ids such as `swsh1-36`. */
export const definitionId = v.pipe(
  v.string(),
  notEmpty,
  atMost(100),
  v.regex(new RegExp(`^(?!(?:${taken})$)[A-Za-z0-9][\\w.-]*$`), 'must be an id of letters, digits, dots and hyphens'),
)

/** The name under which a choice is remembered. */
export const choiceName = v.pipe(
  v.string(),
  notEmpty,
  atMost(100),
  v.regex(new RegExp(`^(?!(?:${taken})$)[A-Za-z]\\w*$`), 'must be a word of letters and digits'),
)

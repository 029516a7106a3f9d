/** A Trainer card from what is printed on it. What is not understood is done by hand. */
import * as E from 'fp-ts/lib/Either.js'
import { CARD_RULES, type CardRule } from '../../model/cardRules.ts'
import type { StadiumDefinition, ToolDefinition, TrainerDefinition } from '../../model/cards.ts'
import type { ContinuousEffect } from '../../model/lasting.ts'
import { programOf } from '../sentences/programOf.ts'
import type { Said } from '../sentences/said.ts'
import { type ReadText, textOf } from '../sentences/textOf.ts'
import type { PrintedFacts } from './pokemonTcgData.ts'
import type { PrintedText } from './readCard.ts'

/** What reminds of a rule on every card of its kind. */
const REMINDERS: readonly RegExp[] = [
  /^You may play (?:any number of|only 1) (?:Item|Supporter|Stadium) cards? during your turn\./,
  /^This Stadium stays in play when you play it\./,
  /^Attach a Pokémon Tool to 1 of your Pokémon that doesn't already have/,
  /^You may attach any number of Pokémon Tools to your Pokémon during your turn\./,
  /^(?:ACE SPEC: )?You can't have more than 1 ACE SPEC card in your deck\./,
]

/** The text of a card without what every card of its kind says. */
export const textOfRules = ({ rules }: PrintedFacts): string =>
  rules.filter((rule) => !REMINDERS.some((reminder) => reminder.test(rule.replaceAll('’', "'")))).join(' ')

const continuousOf = (sentences: readonly Said[]): E.Either<string, readonly ContinuousEffect[]> => {
  const effects = sentences.flatMap((said) => (said.said === 'continuous' ? said.effects : []))
  return sentences.every(({ said }) => said === 'continuous' || said === 'reminder') && effects.length > 0
    ? E.right(effects)
    : E.left('It does more than change things while it is in play.')
}

type StadiumText = Pick<StadiumDefinition, 'continuous' | 'use'>

const stadiumOf = (sentences: readonly Said[]): E.Either<string, StadiumText> => {
  const [first, ...rest] = sentences
  if (first?.said !== 'use')
    return E.map((continuous: readonly ContinuousEffect[]) => ({ continuous }))(continuousOf(sentences))
  return E.map((use: NonNullable<StadiumDefinition['use']>) => ({ use }))(
    programOf([{ said: 'steps', program: first.program }, ...rest]),
  )
}

type Read = readonly [TrainerDefinition, readonly string[]]

const unreadOf = <Meaning>(read: ReadText<Meaning>): readonly string[] => (read.read ? [] : read.unread)

const byHand = (text: string) => [{ do: 'byHand', text }] as const

const definitionOf = (facts: PrintedFacts, text: string): Read => {
  const rules = facts.subtypes.filter((subtype): subtype is CardRule => CARD_RULES.some((rule) => rule === subtype))
  const printed = { kind: 'Trainer', id: facts.id, name: facts.name, ...(rules.length === 0 ? {} : { rules }) } as const
  if (facts.subtypes.includes('Pokémon Tool')) {
    const read = textOf(text, [], continuousOf)
    const tool: ToolDefinition = { ...printed, trainer: 'Tool', ...(read.read ? { continuous: read.meaning } : {}) }
    return [tool, unreadOf(read)]
  }
  if (facts.subtypes.includes('Stadium')) {
    const read = textOf(text, [], stadiumOf)
    return [{ ...printed, trainer: 'Stadium', ...(read.read ? read.meaning : { use: byHand(text) }) }, unreadOf(read)]
  }
  const read = textOf(text, [], programOf)
  const trainer = facts.subtypes.includes('Supporter') ? 'Supporter' : 'Item'
  return [{ ...printed, trainer, effect: read.read ? read.meaning : byHand(text) }, unreadOf(read)]
}

/** A Trainer card with its text. */
export const trainerOf = (
  facts: PrintedFacts,
): { readonly definition: TrainerDefinition; readonly texts: readonly PrintedText[] } => {
  const printed = textOfRules(facts)
  const [definition, unread] = definitionOf(facts, printed)
  return { definition, texts: [{ kind: 'Trainer', name: facts.name, printed, unread }] }
}

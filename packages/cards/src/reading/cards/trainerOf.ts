/** Makes a Trainer card from its printed values and text. Players carry out by hand a text that is not understood. */

import {
  type AsPokemon,
  ENERGY_TYPES,
  type PlayedTrainerDefinition,
  type StadiumDefinition,
  type ToolDefinition,
  type TrainerDefinition,
} from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { inTheirWords } from '../grammar/olderWords.ts'
import { alwaysAndTriggered, type Unasked } from '../sentences/continuousOf.ts'
import { withItsName } from '../sentences/itsName.ts'
import { payFirst, type UsedText, usedTextOf } from '../sentences/programOf.ts'
import type { SentenceMeaning } from '../sentences/sentenceMeaning.ts'
import { doubtsIn, onceAttached, programByHand, type ReadText, textOf, unreadOf } from '../sentences/textOf.ts'
import { readAbility, readAttack } from './pokemonOf.ts'
import { labelsOf, type PrintedFacts, rulesOf, STAYS_DISCARDED } from './pokemonTcgData.ts'
import type { PrintedText, ReadCard } from './readCard.ts'
import { PRISM_STAR } from './ruleLines.ts'

const BEFORE_YOUR_ATTACK = '(?: \\(before your attack\\))?'
const ANOTHER_STADIUM =
  "Discard (?:it|this card) if another Stadium(?: card)? comes into play\\.(?: If (?:a Stadium|another card) with the same name is in play, you can't play this card\\.)?"
const ONE_TOOL =
  "Attach a Pokémon Tool to 1 of your Pokémon that doesn't already have a Pokémon Tool attached(?: to it)?\\."

/** Patterns of printed rule reminders, each with the kinds of Trainer cards that carry it; without kinds, any card may carry it. */
const REMINDERS: readonly (readonly [string, ...kinds: readonly string[]])[] = [
  [
    `You may play (?:any number of|as many) Item cards(?: as you like)? during your turn${BEFORE_YOUR_ATTACK}\\.`,
    'Item',
    'Pokémon Tool',
  ],
  [`You may play only (?:1|one) Supporter card during your turn${BEFORE_YOUR_ATTACK}\\.`, 'Supporter'],
  [
    "You may play only (?:1|one) Stadium card during your turn\\. Put it (?:next to|into) the Active Spot, and discard it if another Stadium comes into play\\. A Stadium with the same name can't be played\\.",
    'Stadium',
  ],
  [`This (?:Stadium|card) stays in play when you play it\\.(?: ${ANOTHER_STADIUM})?`, 'Stadium'],
  [ANOTHER_STADIUM, 'Stadium'],
  [ONE_TOOL, 'Pokémon Tool'],
  [
    'You may attach any number of Pokémon Tools to your Pokémon during your turn\\. You may attach only 1 Pokémon Tool to each Pokémon, and it stays attached\\.',
    'Pokémon Tool',
  ],
  ["(?:ACE SPEC: )?You can't have more than 1 ACE SPEC card in your deck\\."],
]

const isReminder = (rule: string, { subtypes }: PrintedFacts): boolean =>
  PRISM_STAR.test(rule) ||
  REMINDERS.some(
    ([words, ...kinds]) =>
      new RegExp(`^${words}$`).test(rule) && (kinds.length === 0 || kinds.some((kind) => subtypes.includes(kind))),
  )

/** Returns the text of a card without the rule reminders. */
export const textOfRules = (facts: PrintedFacts): string =>
  facts.rules
    .filter((rule) => !isReminder(rule.replaceAll('’', "'").trim(), facts))
    .join(' ')
    .replace(STAYS_DISCARDED, '')

const MORE = 'Not all of this text is a continuous or triggered effect.'

type StadiumText = Pick<StadiumDefinition, 'continuous' | 'cost' | 'triggers' | 'use'>

const stadiumOf = (sentences: readonly SentenceMeaning[]): E.Either<string, StadiumText> => {
  const [first, ...rest] = sentences
  if (first?.kind !== 'use')
    return E.map((unasked: Unasked) => unasked as StadiumText)(alwaysAndTriggered(sentences, MORE))
  const paid = first.cost === undefined ? [] : [{ kind: 'cost', program: first.cost } as const]
  return E.chain(
    ({ only, cost, program }: UsedText): E.Either<string, StadiumText> =>
      only === undefined
        ? E.right({ ...(cost === undefined ? {} : { cost }), use: program })
        : cost === undefined
          ? E.right({ use: [{ do: 'if', is: only, then: program }] })
          : E.left('The text has both a condition and a cost.'),
  )(
    usedTextOf([
      ...(first.only === undefined ? [] : [{ kind: 'only', question: first.only } as const]),
      ...paid,
      { kind: 'steps', program: first.program },
      ...rest,
    ]),
  )
}

/** Pairs that rewrite phrases about "that player" as phrases that address the player: a pattern and its replacement. */
const TO_YOU: readonly (readonly [RegExp, string])[] = [
  [/\bif that player has played\b/g, 'if you played'],
  [/\bif that player has\b/g, 'if you have'],
  [/\bif that player does(?: so)?\b/gi, 'if you do'],
  [/\b(?:that player|they) draws?\b/gi, 'draw'],
  [/\bif a player discarded\b/gi, 'if you discarded'],
  [/\bif they played\b/g, 'if you played'],
  [/\bthey put\b/g, 'put'],
  [/\b(?:that player|they) (may|must|have|do)\b/gi, 'you $1'],
  [/\bthat player (search|shuffle)(?:es|s)\b/g, '$1'],
  [/\b(reveal|put)s (it|them)\b/g, '$1 $2'],
  [/\ba player attached\b/g, 'you attached'],
  [/\btheir\b/g, 'your'],
]

/** Rewrites a Stadium's text that calls its user "that player" so that it says "you". A text that already says "your" is left as it is. */
const toYou = (printed: string): string => {
  const text = inTheirWords(printed)
  return /^Once during each player['’]s turn, (?:if (?:that player|they) [^,]*, )?(?:that player|they) may (?!.*\byours?\b)/is.test(
    text,
  )
    ? TO_YOU.reduce((now, [word, you]) => now.replace(word, you), text)
    : text
}

/** The standard sentences of a card that is played as a Pokémon: its HP and type, and the permission to discard it from play. */
const AS_POKEMON = /^Play this card as if it were a (\d+)-HP Basic (\w+) Pokémon\.\s*/
const DISCARDED =
  /\s*At any time during your turn(?: \(before your attack\))?, you may discard this card from play\.\s*/

interface ReadAsPokemon {
  readonly asPokemon: AsPokemon
  /** The rest of the text, which is about the card as a Pokémon in play. */
  readonly rest: string
}

/** The Pokémon values of an Item that is played as if it were a Basic Pokémon (T2D.9), or null for any other card. */
const asPokemonOf = (text: string): ReadAsPokemon | null => {
  const [whole = '', hp, named] = AS_POKEMON.exec(text) ?? []
  const type = ENERGY_TYPES.find((one) => one === named)
  if (!DISCARDED.test(text) || type === undefined) return null
  const rest = text
    .slice(whole.length)
    .replace(DISCARDED, ' ')
    .replace(/,? and (?:it )?can['’]t retreat\./, ". This card can't retreat.")
    .replaceAll('This card', 'This Pokémon')
  return { asPokemon: { hp: Number(hp), types: [type] }, rest: rest.trim() }
}

type Result = Pick<PrintedText, 'unread' | 'doubts'>

const resultOf = <Meaning>(read: ReadText<Meaning>): Result => ({ unread: unreadOf(read), ...doubtsIn(read) })

type Read = readonly [TrainerDefinition, Result, (readonly PrintedText[])?]

type ToolText = Omit<ToolDefinition, 'kind' | 'trainer' | 'id' | 'name'>

const definitionOf = (facts: PrintedFacts, text: string): Read => {
  const rules = rulesOf(facts)
  const printed = {
    kind: 'Trainer',
    id: facts.id,
    name: facts.name,
    ...(rules.length === 0 ? {} : { rules }),
    ...labelsOf(facts),
  } as const
  if (facts.subtypes.includes('Pokémon Tool')) {
    const names = facts.attacks.map(({ name }) => name)
    const attacks = facts.attacks.map((attack) => readAttack(attack, facts))
    const abilities = facts.abilities.map((ability) => readAbility(ability, facts.name, names))
    const lends = attacks.length > 0 ? 'attacks' : abilities.length > 0 ? 'abilities' : null
    const isPower = [...attacks, ...abilities].every(({ part }) => part.oncePerGame === 'VSTAR')
    const isChanged = attacks.some(({ besides }) => besides !== undefined)
    const parts = {
      ...(attacks.length === 0 ? {} : { attacks: attacks.map(({ part }) => part) }),
      ...(abilities.length === 0 ? {} : { abilities: abilities.map(({ part }) => part) }),
    }
    const cardWith = (meaning: ToolText): ToolDefinition => ({
      ...printed,
      trainer: 'Tool',
      ...withItsName(meaning, facts.name),
    })
    const together = (sentences: readonly SentenceMeaning[]): E.Either<string, ToolText> => {
      const lending = sentences.flatMap((one) => (one.kind === 'lends' ? [one] : []))
      const [lent] = lending
      const what = lent?.what === 'VSTAR Power' ? (isPower ? lends : 'abilities') : (lent?.what ?? null)
      if (what !== lends || isChanged || lending.length > 1 || (attacks.length > 0 && abilities.length > 0))
        return E.left('The text does not say which Pokémon can use the attack or Ability on the card.')
      const usedBy = lent === undefined || Object.keys(lent.filter).length === 0 ? {} : { usedBy: lent.filter }
      const rest = sentences.filter(({ kind }) => kind !== 'lends' && kind !== 'reminder')
      if (lent !== undefined && rest.length === 0) return E.right({ ...parts, ...usedBy })
      return E.map((unasked: Unasked): ToolText => ({ ...parts, ...usedBy, ...unasked }))(
        alwaysAndTriggered(rest, 'Not all of this text is a continuous or triggered effect.'),
      )
    }
    const read = textOf(text, { name: facts.name, of: 'attached', together, cardWith })
    return [
      cardWith(read.read ? read.meaning : { ...parts, ...onceAttached(text) }),
      resultOf(read),
      [...abilities, ...attacks].map((one) => one.text),
    ]
  }
  if (facts.subtypes.includes('Stadium')) {
    const cardWith = (meaning: StadiumText): StadiumDefinition => ({ ...printed, trainer: 'Stadium', ...meaning })
    const asRead = textOf(toYou(text), { of: 'card', together: stadiumOf, cardWith })
    const read = asRead.read ? asRead : textOf(text, { of: 'card', together: stadiumOf, cardWith })
    return [cardWith(read.read ? read.meaning : { use: programByHand(text) }), resultOf(read)]
  }
  const asPokemon = asPokemonOf(text)
  if (asPokemon !== null) {
    const abilities = facts.abilities.map((ability) => readAbility(ability, facts.name))
    const cardWith = ({ continuous }: Unasked): PlayedTrainerDefinition => ({
      ...printed,
      trainer: 'Item',
      effect: [],
      asPokemon: {
        ...asPokemon.asPokemon,
        ...(continuous === undefined ? {} : { continuous }),
        ...(abilities.length === 0 ? {} : { abilities: abilities.map(({ part }) => part) }),
      },
    })
    const parts = abilities.map((one) => one.text)
    if (asPokemon.rest === '') return [cardWith({}), { unread: [] }, parts]
    const together = (sentences: readonly SentenceMeaning[]): E.Either<string, Unasked> =>
      E.filterOrElse(
        ({ triggers }: Unasked) => triggers === undefined,
        () => 'An Item in play as a Pokémon can have continuous effects only.',
      )(alwaysAndTriggered(sentences, 'Not all of this text is a continuous effect.'))
    const read = textOf(asPokemon.rest, { together, cardWith })
    return [cardWith(read.read ? read.meaning : {}), resultOf(read), parts]
  }
  const trainer = facts.subtypes.includes('Supporter') ? 'Supporter' : 'Item'
  const cardWith = ({ program, ...taken }: UsedText): PlayedTrainerDefinition => ({
    ...printed,
    trainer,
    ...taken,
    effect: program,
  })
  const together = (sentences: readonly SentenceMeaning[]) => E.map(payFirst)(usedTextOf(sentences))
  const read = textOf(text, { name: facts.name, of: 'card', together, cardWith })
  return [cardWith(read.read ? read.meaning : { program: programByHand(text) }), resultOf(read)]
}

/** Reads a Trainer card and its text. */
export const trainerOf = (facts: PrintedFacts): ReadCard<TrainerDefinition> => {
  const printed = textOfRules(facts)
  const [definition, result, parts = []] = definitionOf(facts, printed)
  return { definition, texts: [{ kind: 'Trainer', name: facts.name, printed, ...result }, ...parts] }
}

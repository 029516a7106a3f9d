/** Checks the rule lines of a card: each must be covered by the card's definition, or it is reported as not understood. */
import { ruleBoxPrizes } from 'ptcg-turn-engine/internal/game/cards/ruleBoxPrizes'
import type { CardDefinition, PokemonDefinition } from 'ptcg-turn-engine/model'
import { type PrintedFacts, rulesOf } from './pokemonTcgData.ts'
import type { PrintedText } from './readCard.ts'

type Line = readonly [RegExp, (card: PokemonDefinition, facts: PrintedFacts, ...captured: readonly string[]) => boolean]

/** Matches the rule of Prism Star cards: one per name in a deck (SU.2), and the Lost Zone instead of the discard pile. */
export const PRISM_STAR =
  /^◇ \(Prism Star\) Rule: You can't have more than 1 ◇ card with the same name in your deck\. If a ◇ card would go to the discard pile, put it in the Lost Zone instead\.$/

/** Matches the rule of Mega Evolution and Primal Reversion: evolving into the Pokémon ends the turn (MG.1). */
const ENDS_THE_TURN =
  /^(?:Mega Evolution rule: When 1 of your Pokémon becomes a Mega Evolution Pokémon|Primal Reversion rule: When 1 of your Pokémon becomes (Primal [\w-]+)), your turn ends\.$/

/** True if a line says that playing the card as an Evolution ends the turn. */
export const saysThatTheTurnEnds = ({ rules }: PrintedFacts): boolean =>
  rules.some((line) => ENDS_THE_TURN.test(plain(line)))

/** Removes the word "Pokémon" from the name of a rule box: "Pokémon-EX" becomes "EX". */
const boxNamed = (words: string): string =>
  words
    .replace(/\bPokémon[ -]?/, '')
    .replace(/ {2,}/, ' ')
    .trim()

const isMegaEvolution = (box: string, { subtypes }: PrintedFacts): boolean =>
  box === 'Mega Evolution ex' && subtypes.includes('MEGA')

const LINES: readonly Line[] = [
  [
    /^(.+) rule: When (?:a|your) (?!opponent)(.+) (?:is|has been) Knocked Out, your opponent takes (\d) Prize cards\.$/i,
    ({ name }, facts, box = '', pokemon = '', prizes = '') =>
      boxNamed(box) === boxNamed(pokemon) &&
      (rulesOf(facts).some((rule) => boxNamed(box) === rule) || isMegaEvolution(box, facts)) &&
      Number(prizes) === ruleBoxPrizes(name, rulesOf(facts)),
  ],
  [
    /^(?:Tera: )?As long as this Pokémon is on your Bench, prevent all damage done to this Pokémon by attacks \(both yours and your opponent's\)\.$/,
    ({ continuous = [] }) =>
      continuous.some((effect) => effect.continuous === 'preventDamage' && effect.scope.where === 'Bench'),
  ],
  [ENDS_THE_TURN, (card, _, into) => card.endsTheTurn === true && (into === undefined || into === card.name)],
  [
    /^Radiant Pokémon Rule: You can't have more than 1 Radiant Pokémon in your deck\.$/,
    ({ rules = [] }) => rules.includes('Radiant'),
  ],
  [PRISM_STAR, ({ discardsToLostZone }) => discardsToLostZone === true],
  [
    /^Put this card onto your Bench only with the effect of ([^.]+?)\.?$/,
    ({ stage, evolvesFrom }, _, from) => stage === 'Restored' && from === evolvesFrom,
  ],
  // a reminder of where the card may be played
  [/^\(This card cannot be used at official tournaments\.\)$/, () => true],
]

const plain = (line: string): string => line.replaceAll('’', "'").trim()

const isSaid = (line: string, card: PokemonDefinition, facts: PrintedFacts): boolean =>
  LINES.some(([pattern, holds]) => {
    const found = pattern.exec(plain(line))
    return found !== null && holds(card, facts, ...found.slice(1))
  })

const unread = (name: string, printed: string, why = printed): PrintedText => ({
  kind: 'rule',
  name,
  printed,
  unread: [why],
})

const LONGEST_FIELD = 100

/** Returns a text for each field of the card that is not read. The text is marked as not understood. */
export const namedFields = (name: string, fields: readonly string[]): readonly PrintedText[] =>
  fields.map((field) =>
    unread(name, '', `The card has a field ${JSON.stringify(field.slice(0, LONGEST_FIELD))}, which is not read.`),
  )

/** The unread text of a Stage 2 card whose Stage 1 is not among the cards. */
export const unknownLine = (name: string, stage1: string): PrintedText =>
  unread(name, '', `The Basic Pokémon that ${stage1} evolves from is not known: read the cards of ${stage1}, too.`)

/** Lists everything printed on a card that neither its definition nor its other texts cover, so that nothing is dropped silently. */
export const findLeftOver = (
  facts: PrintedFacts,
  { definition, texts }: { readonly definition: CardDefinition; readonly texts: readonly PrintedText[] },
): readonly PrintedText[] => {
  const { ancientTrait, unsaid, rules, abilities, attacks } = facts
  const isRead = (name: string): boolean => texts.some((one) => one.name === name && one.kind !== 'Trainer')
  const lines = definition.kind === 'Pokemon' ? rules.filter((line) => !isSaid(line, definition, facts)) : []
  return [
    ...lines.map((line) => unread(facts.name, line)),
    ...(ancientTrait === undefined || isRead(ancientTrait.name) ? [] : [unread(ancientTrait.name, ancientTrait.text)]),
    ...unsaid.map((why) => unread(facts.name, '', why)),
    ...abilities
      .filter(({ type }) => type !== 'Ability')
      .map(({ name, text, type }) => unread(name, text, `${type}: ${text}`)),
    ...[...abilities, ...attacks]
      .filter(({ name }) => !isRead(name))
      .map(({ name, text }) => unread(name, text, text || name)),
  ]
}

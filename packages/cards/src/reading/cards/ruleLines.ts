/** Lines of rule boxes: the card's definition says the same as the line, or the line is reported as not understood. */
import { ruleBoxPrizes } from 'ptcg-turn-engine/internal/game/cards/ruleBoxPrizes'
import type { CardDefinition, PokemonDefinition } from 'ptcg-turn-engine/model'
import { type PrintedFacts, rulesOf } from './pokemonTcgData.ts'
import type { PrintedText } from './readCard.ts'

type Line = readonly [RegExp, (card: PokemonDefinition, facts: PrintedFacts, ...said: readonly string[]) => boolean]

/** "If a ◇ card would go to the discard pile, ...", and the limit of such cards in a deck (SU.2). */
export const PRISM_STAR =
  /^◇ \(Prism Star\) Rule: You can't have more than 1 ◇ card with the same name in your deck\. If a ◇ card would go to the discard pile, put it in the Lost Zone instead\.$/

/** Evolving into such a Pokémon ends the turn (MG.1). */
const ENDS_THE_TURN =
  /^(?:Mega Evolution rule: When 1 of your Pokémon becomes a Mega Evolution Pokémon|Primal Reversion rule: When 1 of your Pokémon becomes (Primal [\w-]+)), your turn ends\.$/

/** True if a line says that playing the card as an Evolution ends the turn. */
export const saysThatTheTurnEnds = ({ rules }: PrintedFacts): boolean =>
  rules.some((line) => ENDS_THE_TURN.test(plain(line)))

/** The name of a rule box without the word "Pokémon": "EX" of "Pokémon-EX". */
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

/** Fields of a file that are not read, a sentence each. */
export const namedFields = (name: string, fields: readonly string[]): readonly PrintedText[] =>
  fields.map((field) =>
    unread(name, '', `The file says ${JSON.stringify(field.slice(0, LONGEST_FIELD))} of the card, which is not read.`),
  )

/** The line of a Stage 2 whose Stage 1 was not read. */
export const unknownLine = (name: string, stage1: string): PrintedText =>
  unread(name, '', `The Basic Pokémon that ${stage1} evolves from is not known: read the cards of ${stage1}, too.`)

/**
 * Everything printed on a card that is neither in its definition nor in its other texts, so that nothing is lost
 * silently.
 */
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

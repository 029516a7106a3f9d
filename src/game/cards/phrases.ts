/** Writes the text of a card: one phrase for each word of the effect language, in our own words. */
import type { Count, Effect, EffectName, EffectNamed, PokemonSet, Program, Who } from '../model/effects.ts'
import type { EffectGiving } from '../model/effectWords.ts'
import { filterWords } from './cardNouns.ts'
import { countedWords, eachWords, quantity, timesWords } from './countNouns.ts'
import { JOINED_BY } from './joinedBy.ts'
import { lastingPhrase, rulePhrase } from './lastingText.ts'
import { acts, chooses, chosenMany, howMany, whoseWords } from './limitWords.ts'
import {
  cardsWords,
  type NamedChoice,
  ownerOfChosen,
  pokemonFilterWords,
  refWords,
  setWords,
  type TextSoFar,
} from './nouns.ts'
import { DESTINATIONS, ZONE_WORDS } from './placeWords.ts'
import { questionWords } from './questionWords.ts'

/** "Until you have 6": what is missing from the hand. */
const isUntil = (cards: Count, who: Who): cards is Extract<Count, { readonly count: 'minus' }> =>
  typeof cards === 'object' &&
  cards.count === 'minus' &&
  typeof cards.less === 'object' &&
  cards.less.count === 'cardsIn' &&
  cards.less.zone === 'hand' &&
  cards.less.whose === who &&
  cards.less.filter === undefined

type Phrase<Name extends EffectName> = (effect: EffectNamed<Name>, told: TextSoFar) => string

const skippingWords = ({ skipping }: { readonly skipping?: true | undefined }): string =>
  skipping === true ? ', skipping the Stage 1' : ''

const PHRASES = {
  flip: ({ coins }, told) => `flip ${coins === 1 ? 'a coin' : quantity(told, coins, 'coin', 'coins')}`,
  flipUntilTails: () => 'flip a coin until you get tails',
  if: ({ is, then, otherwise }, told) => {
    const rest = otherwise === undefined ? '' : `; otherwise, ${joined(otherwise, told)}`
    return `if ${questionWords(is, told)}, ${joined(then, told)}${rest}`
  },
  may: ({ then, by }, told) =>
    by === 'opponent' ? `if your opponent says yes, ${joined(then, told)}` : `you may ${joined(then, told)}`,
  oneOrBoth: ({ first, second, just }, told) =>
    `choose one ${just === undefined ? 'or both ' : ''}of these: (1) ${joined(first, told)}; (2) ${joined(second, told)}`,
  forEach: ({ times, then }, told) =>
    `${typeof times === 'number' ? `${times} times` : eachWords(told, times)}, ${joined(then, told)}`,
  eachCard: ({ cards, as, then }, told) =>
    `for each of ${cardsWords(told, cards)}, ${joined(then, { ...told, cards: noted(told.cards, { name: as, many: false, whose: null }) })}`,
  eachPokemon: ({ pokemon, as, then }, told) =>
    `for ${setWords(told, pokemon)}, ${joined(then, { ...told, pokemon: noted(told.pokemon, { name: as, many: false, whose: null }) })}`,
  choosePokemon: (effect, told) =>
    `${chooses(effect)} ${howMany(told, effect, () => `of ${pokemonFilterWords(told, effect.from, effect.by)}`)}`,
  chooseCards: (effect, told) => {
    const evolving =
      effect.evolving === undefined
        ? ''
        : ` that evolves from ${setWords(told, effect.evolving, 'any of')}${skippingWords(effect)}`
    const other = effect.otherThan === undefined ? '' : `, other than ${cardsWords(told, effect.otherThan)},`
    const unlike =
      effect.unlike === undefined
        ? ''
        : ` of another type than ${effect.unlike.map((name) => cardsWords(told, name)).join(' and ')}`
    const cards = `${howMany(told, effect, (many) => filterWords(effect.filter, many))}${evolving}${other}${unlike}`
    const whose = whoseWords(effect.whose)
    const order = effect.ordered === true ? ' in any order' : ''
    if (effect.from === 'deck' && effect.by !== 'opponent') return `search ${whose} deck for ${cards}${order}`
    const theirs = effect.by === 'opponent' && effect.whose === 'opponent' ? 'their' : whose
    return `${chooses(effect)} ${cards} ${ZONE_WORDS[effect.from](theirs)}${order}`
  },
  allCards: ({ whose, from, filter }) =>
    from === 'stadium'
      ? 'choose the Stadium in play'
      : from === 'thisCard'
        ? 'take this card'
        : `take all other ${filterWords(filter, true)} ${ZONE_WORDS[from](whoseWords(whose))}`,
  allAttached: ({ on, filter }, told) =>
    `take all other ${filterWords(filter, true)} attached to ${setWords(told, on)}`,
  randomCards: ({ whose, cards }, told) =>
    `choose ${quantity(told, cards, 'card', 'cards')} at random from ${whoseWords(whose)} hand`,
  chooseAttached: (effect, told) => {
    const cards =
      effect.units === undefined
        ? howMany(told, effect, (many) => filterWords(effect.filter, many))
        : `${effect.units} ${filterWords(effect.filter, effect.units > 1)}`
    return `${chooses(effect)} ${cards} attached to ${setWords(told, effect.on, 'any of')}`
  },
  lookAtTop: ({ whose, cards, from = 'top', revealed }, told) =>
    `${revealed === true ? 'reveal' : 'look at'} the ${from} ${quantity(told, cards, 'card', 'cards')} of ${whoseWords(whose)} deck`,
  lookAtPrizes: ({ whose }) => `look at ${whoseWords(whose)} Prize cards`,
  reveal: ({ cards }, told) => `reveal ${cardsWords(told, cards)}`,
  revealHand: ({ whose }) => (whose === 'you' ? 'reveal your hand' : 'your opponent reveals their hand'),
  draw: ({ who, cards }, told) =>
    isUntil(cards, who)
      ? `${acts(who, 'draw')} cards until ${who === 'you' ? 'you' : 'they'} have ${countedWords(told, cards.from)} in hand`
      : `${acts(who, 'draw')} ${quantity(told, cards, 'card', 'cards')}`,
  discardHand: ({ whose }) => (whose === 'you' ? 'discard your hand' : 'your opponent discards their hand'),
  discardTop: ({ whose, cards }, told) =>
    `discard ${cards === 1 ? 'the top card' : `the top ${quantity(told, cards, 'card', 'cards')}`} of ${whoseWords(whose)} deck`,

  move: ({ cards, to, anyStage }, told) =>
    `${DESTINATIONS[to](cardsWords(told, cards), ownerOfChosen(told, cards))}${anyStage === true ? ', of whatever stage' : ''}`,
  shuffleDeck: ({ whose, bottom }, told) =>
    bottom === undefined
      ? `shuffle ${whoseWords(whose)} deck`
      : `shuffle the bottom ${quantity(told, bottom, 'card', 'cards')} of ${whoseWords(whose)} deck`,
  shufflePrizes: ({ whose }) => `shuffle ${whoseWords(whose)} Prize cards`,
  attach: ({ cards, to }, told) => `attach ${cardsWords(told, cards)} to ${refWords(told, to)}`,
  discardAllEnergy: ({ from, type }, told) =>
    `discard all ${type === undefined ? '' : `${type} `}Energy from ${refWords(told, from)}`,
  discardTools: ({ from }, told) => `discard all Pokémon Tools from ${setWords(told, from)}`,
  switch: ({ who, with: name, out }, told) => {
    const incoming = refWords(told, { chosen: name })
    return out === true
      ? `${whoseWords(who)} Active Pokémon goes to the Bench and ${incoming} takes its place`
      : `switch ${incoming} with ${whoseWords(who)} Active Pokémon`
  },
  leavePlay: ({ pokemon, to, attached }, told) => {
    const all = attached === undefined ? ' and every card attached to it' : ''
    const first = attached === undefined ? '' : ` after discarding every card attached to it`
    return `${DESTINATIONS[to](`${setWords(told, pokemon)}${all}`, "its owner's")}${first}`
  },
  evolve: ({ cards, pokemon, skipping }, told) =>
    `put ${cardsWords(told, cards)} onto ${setWords(told, pokemon, 'any of')} that it evolves from${skippingWords({ skipping })}`,
  devolve: ({ pokemon, to }, told) =>
    `devolve ${setWords(told, pokemon)}: ${DESTINATIONS[to]('its highest Stage card', "its owner's")}`,
  replace: ({ cards, pokemon }, told) =>
    `put ${cardsWords(told, cards)} in the place of ${refWords(told, pokemon)}, which is discarded; everything else stays`,
  removeStadium: ({ whose, to }) =>
    DESTINATIONS[to](
      `the Stadium${whose === undefined ? '' : ` of ${whose === 'you' ? 'yours' : 'your opponent'}`} in play`,
      '',
    ),
  putCounters: ({ on, counters }, told) =>
    `put ${quantity(told, counters, 'damage counter', 'damage counters')} on ${setWords(told, on)}`,
  spreadCounters: ({ among, counters }, told) =>
    `put ${quantity(told, counters, 'damage counter', 'damage counters')} on ${pokemonFilterWords(told, among)} in any way you like`,
  moveCounters: ({ from, to, counters }, told) =>
    `move ${counters === 'all' ? 'all damage counters' : quantity(told, counters, 'damage counter', 'damage counters')} from ${setWords(told, from)} to ${refWords(told, to)}`,
  knockOut: ({ pokemon }, told) => `Knock Out ${setWords(told, pokemon)}`,
  heal: ({ pokemon, damage, times }, told) =>
    `heal ${damage} damage from ${setWords(told, pokemon)}${timesWords(told, times)}`,
  condition: ({ pokemon, condition, counters }, told) =>
    counters === undefined
      ? `${refWords(told, pokemon)} is now ${condition}`
      : `${refWords(told, pokemon)} is now ${condition} and gets ${quantity(told, counters, 'damage counter', 'damage counters')} at each Pokémon Checkup`,
  recover: ({ pokemon, from }, told) =>
    `${setWords(told, pokemon)} recovers from ${from === undefined ? 'every Special Condition' : `being ${from}`}`,
  lastingRule: ({ effect, during }, told) => rulePhrase(told, effect, during),
  lasting: ({ on, effect, during }, told) => lastingPhrase(told, refWords(told, on), effect, during),
  copyAttack: ({ from, by }, told) =>
    `${by === 'opponent' ? 'your opponent chooses' : 'choose'} an attack of ${from === 'below' ? "this Pokémon's previous Evolutions" : typeof from === 'object' && 'cards' in from ? cardsWords(told, from.cards) : setWords(told, from)}, then use it as this attack`,
  useEffectOf: ({ cards }, told) => `use the effect of ${cardsWords(told, cards)} as the effect of this attack`,
  doesNothing: () => 'this attack does nothing',
  doesNotHappen: () => "this attack doesn't happen",
  anotherTurn: ({ atOnce }) =>
    `take another turn after this one${atOnce === undefined ? '' : ', without a Pokémon Checkup between'}`,
  endTurn: () => 'your turn ends',
  byHand: ({ text }) =>
    text === undefined ? 'do by hand what the card says' : `do by hand: ${text.replace(/[.\s]+$/, '')}`,
} satisfies { readonly [Name in EffectName]: Phrase<Name> }

const sideOf = (set: PokemonSet): Who | null => {
  if (typeof set === 'object' || set === 'attacker') return null
  return set === 'opponentActive' || set === 'eachOfOpponents' || set === 'eachOfOpponentBench' ? 'opponent' : 'you'
}

const noted = (choices: readonly NamedChoice[], choice: NamedChoice): readonly NamedChoice[] => [
  ...choices.filter(({ name }) => name !== choice.name),
  choice,
]

/** What has been told once a word has been that gives something to refer to. */
const TOLD_AFTER: {
  readonly [Name in EffectGiving<'coins' | 'pokemon' | 'cards'>]: (
    effect: EffectNamed<Name>,
    told: TextSoFar,
  ) => TextSoFar
} = {
  flip: ({ coins }, told) => ({ ...told, coins: typeof coins === 'number' ? coins : null }),
  flipUntilTails: (_, told) => ({ ...told, coins: null }),
  eachCard: (_, told) => told,
  eachPokemon: (_, told) => told,
  choosePokemon: (effect, told) => ({
    ...told,
    pokemon: noted(told.pokemon, { name: effect.as, many: chosenMany(told, effect), whose: null }),
  }),
  chooseCards: (effect, told) => ({
    ...told,
    cards: noted(told.cards, { name: effect.as, many: chosenMany(told, effect), whose: effect.whose }),
  }),
  allCards: ({ as, whose }, told) => ({ ...told, cards: noted(told.cards, { name: as, many: true, whose }) }),
  allAttached: ({ as, on }, told) => ({
    ...told,
    cards: noted(told.cards, { name: as, many: true, whose: sideOf(on) }),
  }),
  randomCards: ({ as, whose, cards }, told) => ({
    ...told,
    cards: noted(told.cards, { name: as, many: cards !== 1, whose }),
  }),
  chooseAttached: (effect, told) => ({
    ...told,
    cards: noted(told.cards, {
      name: effect.as,
      many: effect.units === undefined ? chosenMany(told, effect) : effect.units > 1,
      whose: sideOf(effect.on),
    }),
  }),
}

const toldAfter = (effect: Effect, told: TextSoFar): TextSoFar => {
  if (effect.do === 'move' && effect.to === 'bench')
    return { ...told, pokemon: noted(told.pokemon, { name: effect.cards, many: false, whose: null }) }
  const adding = (
    TOLD_AFTER as { readonly [name: string]: ((effect: never, told: TextSoFar) => TextSoFar) | undefined }
  )[effect.do]
  return adding === undefined ? told : adding(effect as never, told)
}

/** The phrases of a program, and what has been told after them. */
export const tell = (
  program: Program,
  before: TextSoFar,
): { readonly phrases: readonly string[]; readonly told: TextSoFar } => {
  let told = before
  const phrases = program.map((effect) => {
    const phrase = PHRASES[effect.do] as (effect: Effect, told: TextSoFar) => string
    const words = phrase(effect, told)
    told = toldAfter(effect, told)
    return words
  })
  return { phrases, told }
}

/** The phrases of a part of an effect as one. */
const joined = (program: Program, told: TextSoFar): string => {
  const { phrases } = tell(program, told)
  if (phrases.length === 0) return 'nothing happens'
  return phrases
    .map((phrase, index) => `${index === 0 ? '' : JOINED_BY[program[index]?.do ?? 'flip']}${phrase}`)
    .join('')
}

/** Phrases as sentences. */
export const sentences = (phrases: readonly string[]): string =>
  phrases.map((phrase) => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`).join(' ')

/**
 * Labels the cards to which a choice, a running effect, an attack or a Knock Out refers. With these labels, cards need no ids: two cards of
 * one definition in one zone with the same labels are interchangeable.
 */
import { memoize } from 'ptcg-turn-engine/internal/game/board/memoize'
import type {
  CardId,
  ChoiceAsk,
  Effect,
  EffectSource,
  Game,
  InForce,
  Memory,
  Program,
  WaitingProgram,
} from 'ptcg-turn-engine/model'

/** The labels of each referenced card, sorted and joined. A Pokémon is referred to by its first card. */
export type Labels = ReadonlyMap<CardId, string>

type Put = (card: CardId | null, label: string) => void

/** An effect as text. Effects of cards never change, so the text is memoized. */
export const effectText = memoize((effect: Effect | InForce['effect']): string => JSON.stringify(effect))

/** A program as text. */
export const programText = (program: Program): string => program.map(effectText).join(',')

/** An effect's origin as text, without the Pokémon, which has a label. */
export const sourceText = ({ kind, player, label, pokemon }: EffectSource): string =>
  `${kind}${player}${JSON.stringify(label)}${pokemon === null ? '' : '@'}`

/** A waiting effect as text, without the Pokémon. */
export const waitingText = ({ source, program, closes, by }: WaitingProgram): string =>
  `${sourceText(source)}[${programText(program)}]${closes === true ? '!' : ''}${by ?? ''}`

/** Labels options by the order of the picks. Their order among the options is only that of a zone, which has no meaning. */
const labelOptions = (ask: ChoiceAsk, put: Put): void => {
  for (const [index, option] of ask.options.entries()) {
    if (option.option !== 'card' && option.option !== 'pokemon') continue
    const picks = ask.picked.flatMap((one, time) => (one === index ? [time] : [])).join('.')
    if (option.option === 'card') put(option.card, `o${option.units ?? ''}:${picks}`)
    else put(option.pokemon, `p:${picks}`)
  }
}

const labelMemory = ({ cards, pokemon, lookedAt, held }: Memory, put: Put): void => {
  for (const [sign, names] of Object.entries({ m: cards, n: pokemon }))
    for (const [name, ids] of Object.entries(names))
      for (const [at, id] of ids.entries()) put(id, `${sign}${JSON.stringify(name)}${at}`)
  for (const [at, id] of lookedAt.entries()) put(id, `v${at}`)
  for (const id of held) put(id, 'h')
}

const labelAttack = ({ attack }: Game, put: Put): void => {
  if (attack === null) return
  put(attack.pokemon, 'a')
  for (const [at, { target, damage, stopped, wasActive }] of attack.ledgers.entries())
    put(target, `l${at}:${damage}${stopped ?? ''}${wasActive ? 'a' : ''}`)
}

/** Labels the cards of a Knock Out. The labels of Knocked Out Pokémon have no order, since these are discarded together (KO.3). */
const labelKnockOut = ({ knockOut }: Game, put: Put): void => {
  if (knockOut === null) return
  for (const id of knockOut.pokemon) put(id, 'k')
  for (const id of knockOut.latest) put(id, 'K')
  for (const cards of knockOut.used ?? []) for (const [at, id] of cards?.entries() ?? []) put(id, `u${at}`)
  if (knockOut.goesOn !== undefined) labelMemory(knockOut.goesOn, put)
}

/** Labels waiting effects by their content if a player puts them in order; otherwise by their place in the order. */
const labelWaiting = (waiting: readonly WaitingProgram[], ordered: boolean, put: Put): void => {
  for (const [at, one] of waiting.entries()) put(one.source.pokemon, ordered ? `w${waitingText(one)}` : `w${at}`)
}

const NO_LABELS: Labels = new Map()

const isQuiet = (game: Game): boolean =>
  game.ask === null &&
  game.resolution === null &&
  game.attack === null &&
  game.knockOut === null &&
  game.checkup === null &&
  game.setUp === null &&
  game.waiting.length === 0 &&
  game.retreatPayment.length === 0

/** The labels of every referenced card. */
export const referenceLabels = (game: Game): Labels => {
  if (isQuiet(game)) return NO_LABELS
  const lists = new Map<CardId, string[]>()
  const put: Put = (card, label) => {
    if (card === null) return
    const list = lists.get(card)
    if (list === undefined) lists.set(card, [label])
    else list.push(label)
  }
  if (game.ask?.ask === 'choice') labelOptions(game.ask, put)
  if (game.resolution !== null) {
    put(game.resolution.source.pokemon, 's')
    labelMemory(game.resolution.memory, put)
  }
  labelAttack(game, put)
  labelKnockOut(game, put)
  labelWaiting(game.waiting, game.orderedBy !== null, put)
  labelWaiting(game.checkup?.later ?? [], true, put)
  for (const card of game.retreatPayment) put(card, 'r')
  for (const card of game.setUp?.bonusCards ?? []) put(card, 'b')
  return new Map([...lists].map(([card, labels]) => [card, labels.sort().join(';')]))
}

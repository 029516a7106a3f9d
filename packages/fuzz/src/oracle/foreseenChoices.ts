/** Collects the Pokémon and cards that players could choose for a text, so that the later effects of the text can be estimated. */
import type { Effect, Program } from 'ptcg-turn-engine/model'
import { fits, ownerOf } from './cards.ts'
import { whoIs } from './counts.ts'
import { mayEvolveInto } from './ofPlayers.ts'
import { candidates, highestOf, listAllowed, mayBePicked, type Outlook, type Unseen } from './outlook.ts'
import { goesToBench, offeredCards, roomOnBench } from './wordsChoosing.ts'

export const foreseePokemon = (outlook: Outlook, effect: Extract<Effect, { readonly do: 'choosePokemon' }>): void => {
  outlook.pokemon.set(effect.as, mayBePicked(outlook, effect) ? listAllowed(outlook, effect.from) : [])
}

export const foreseeCards = (
  outlook: Outlook,
  effect: Extract<Effect, { readonly do: 'chooseCards' | 'allCards' }>,
  rest: Program,
): void => {
  const { table, source } = outlook.reading
  const whose = whoIs(source, effect.whose)
  const isSeen =
    effect.from === 'discard' ||
    effect.from === 'stadium' ||
    effect.from === 'thisCard' ||
    (effect.from === 'hand' && effect.whose === 'you')
  const unseen =
    effect.from === 'lookedAt'
      ? outlook.lookedAt
      : effect.from === 'stadium' || effect.from === 'thisCard'
        ? []
        : table.sides[whose][effect.from]
  // the Pokémon that the card must evolve from may be the result of an earlier choice
  const { from, filter } = effect
  const below =
    effect.do === 'chooseCards' && effect.evolving !== undefined ? candidates(outlook, effect.evolving) : null
  const skipping = effect.do === 'chooseCards' && effect.skipping === true
  const inHand = from === 'hand' ? offeredCards(outlook.reading, { whose: effect.whose, from, filter }) : []
  const most = effect.do === 'allCards' ? inHand.length : highestOf(outlook, effect.max ?? effect.min ?? 1)
  if (from === 'hand') outlook.ofHands.set(effect.as, { of: whose, cards: inHand, most })
  const except = effect.do === 'chooseCards' ? effect.otherThan : undefined
  const isPaid = ({ of, discarded, as }: Outlook['gone'][number]): boolean =>
    discarded && of === whose && (as === undefined || as !== except)
  const paid = from === 'discard' ? outlook.gone.filter(isPaid).flatMap(({ cards }) => cards) : []
  const offered = isSeen
    ? [
        ...offeredCards(outlook.reading, { whose: effect.whose, from, filter }),
        ...paid.filter((card) => fits(table, card, filter)),
      ].filter((card) => below === null || below.some((pokemon) => mayEvolveInto(table, card, pokemon, skipping)))
    : unseen.map((card): Unseen => ({ of: ownerOf(table, card) }))
  const hasNoRoom = goesToBench(rest, effect.as) && roomOnBench(table, whose) === 0
  const isNone = effect.do === 'chooseCards' && (hasNoRoom || !mayBePicked(outlook, effect))
  outlook.cards.set(effect.as, isNone ? [] : offered)
}

export const foreseeAttached = (
  outlook: Outlook,
  effect: Extract<Effect, { readonly do: 'chooseAttached' | 'allAttached' }>,
): void => {
  const { table } = outlook.reading
  const attached = candidates(outlook, effect.on).flatMap(({ energy, tools }) => [...energy, ...tools])
  const offered = attached.filter((card) => !table.spokenFor.has(card) && fits(table, card, effect.filter))
  const isNone = effect.do === 'chooseAttached' && !mayBePicked(outlook, effect)
  outlook.cards.set(effect.as, isNone ? [] : offered)
}

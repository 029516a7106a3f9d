/** Describes what a plain board does not show about a failure: effects in force, used limits, unusual rules and cards. */

import { cards as ALL_CARDS } from 'ptcg-turn-engine'
import { cardName, pokemonName } from 'ptcg-turn-engine/internal/game/board/definitions'
import { sideOf } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import { swordAndShield } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import { eraDifferences } from 'ptcg-turn-engine/internal/view/eras/differences'
import { type CardDefinition, type Game, PLAYERS, type Player } from 'ptcg-turn-engine/model'
import { effectsOn, factInWords, type PrintedCard, type PrintedPokemon, printedCard } from 'ptcg-turn-engine/table'

const line = (title: string, parts: readonly string[]): readonly string[] =>
  parts.length === 0 ? [] : [`${title}: ${parts.join('; ')}.`]

const times = (what: string, count: number): readonly string[] =>
  count === 0 ? [] : [`${what} ${count} times`.replace(' 1 times', '')]

/** The actions of this turn that the rules limit, with their numbers. */
const usedIn = ({ turn, stadium }: Game): readonly string[] => [
  ...times('Energy attached', turn.energyAttached),
  ...times('a Supporter played', turn.supportersPlayed),
  ...times('a Stadium played', turn.stadiumsPlayed),
  ...times('retreated', turn.retreats),
  ...times('attacked', turn.attacks),
  ...turn.abilitiesUsed.map((name) => `an Ability ${name} used`),
  ...(stadium !== null && stadium.usedOnTurn === turn.number && turn.number > 0 ? ['the Stadium used'] : []),
]

const ofSide = (game: Game, { name, spent, discard, lostZone }: Player): readonly string[] => [
  ...line(`${name} has used, once in the game`, spent),
  ...line(
    `Discard pile of ${name}`,
    discard.map((card) => cardName(game, card)),
  ),
  ...line(
    `Lost Zone of ${name}`,
    lostZone.map((card) => cardName(game, card)),
  ),
]

const ofPokemon = (game: Game): readonly string[] =>
  PLAYERS.flatMap((player) =>
    sideOf(game, player).flatMap((target) => {
      const { pokemon } = target
      const below = pokemon.cards.slice(0, -1).map((card) => cardName(game, card))
      const about = [
        ...effectsOn(game, target).map((sentence) => sentence.replace(/\.$/, '')),
        ...(pokemon.conditions.rotated === null
          ? []
          : [`it has been ${pokemon.conditions.rotated} since turn ${pokemon.conditions.rotatedOnTurn}`]),
        ...pokemon.usedAbilities.map((ability) => `${ability} is used up this turn`),
        ...(below.length === 0 ? [] : [`it lies on ${below.toReversed().join(' on ')}`]),
      ]
      return line(`${pokemonName(game, pokemon)} of ${game.players[player].name}`, about)
    }),
  )

const weakTo = (some: PrintedPokemon['weaknesses']): string =>
  some.map(({ type, operator, amount }) => `${type} ${operator}${amount}`).join(' and ')

const resists = (some: PrintedPokemon['resistances']): string =>
  some.map(({ type, amount }) => `${type} −${amount}`).join(' and ')

/** The printed values of a card. */
const inPrint = (card: PrintedCard): string => {
  if (card.kind !== 'Pokemon')
    return `${card.kind === 'Trainer' ? card.trainer : 'Energy'}${card.text === '' ? '' : `, ${card.text}`}`
  const { stage, hp, weaknesses, resistances, retreatCost, attacks, prizes } = card
  return [
    `${stage}, ${card.types.join(' and ') || 'no type'}, ${hp} HP`,
    ...(weaknesses.length === 0 ? [] : [`Weakness ${weakTo(weaknesses)}`]),
    ...(resistances.length === 0 ? [] : [`Resistance ${resists(resistances)}`]),
    ...(retreatCost.length === 0 ? ['no Retreat Cost'] : [`Retreat Cost ${retreatCost.length}`]),
    ...(prizes === 1 ? [] : [`${prizes} Prize cards`]),
    ...attacks.map(
      ({ name, cost, damage }) => `${name} (${cost.join(' ') || 'no Energy'})${damage === '' ? '' : ` ${damage}`}`,
    ),
    ...(card.text === '' ? [] : [card.text]),
  ].join(', ')
}

/** The cards on the table and in hands, without Energy cards of the engine's package. */
const shownCards = (game: Game): readonly CardDefinition[] => {
  const shown = new Set(
    PLAYERS.flatMap((player) => [
      ...game.players[player].hand,
      ...sideOf(game, player).flatMap(({ pokemon }) => [...pokemon.cards, ...pokemon.energy, ...pokemon.tools]),
    ]).concat(game.stadium === null ? [] : [game.stadium.card]),
  )
  const ids = new Set([...shown].map((card) => game.cards[card]?.definition ?? ''))
  return Object.values(game.definitions).filter(
    ({ id, kind }) => ids.has(id) && !(kind === 'Energy' && Object.hasOwn(ALL_CARDS, id)),
  )
}

/** A deck that is about to be dealt: each card with its number of copies. */
export const decksInWords = (game: Game): readonly string[] =>
  game.players.flatMap(({ name, deck }) => {
    const copies = new Map<string, number>()
    for (const card of deck) copies.set(cardName(game, card), (copies.get(cardName(game, card)) ?? 0) + 1)
    return line(
      `Deck of ${name}`,
      [...copies].map(([card, count]) => `${count} ${card}`),
    )
  })

/** Rules that no longer matter once the first turn has begun. */
const OF_SET_UP = /^(?:SU|MU)\./

/** Everything that rules may depend on and that the drawing of the board leaves out. */
export const moreOfTheBoard = (game: Game): readonly string[] => [
  ...line(
    'Turns begun',
    game.players.map(
      ({ name, turnsTaken }, seat) =>
        `${name} ${turnsTaken}${seat === game.turn.player && turnsTaken === 1 ? ` (this is ${name}'s first turn)` : ''}`,
    ),
  ),
  ...line('This turn', usedIn(game)),
  ...(game.stadium === null || game.stadium.usedOnTurn === 0 || game.stadium.usedOnTurn === game.turn.number
    ? []
    : [`The Stadium was last used on turn ${game.stadium.usedOnTurn}.`]),
  ...game.players.flatMap((player) => ofSide(game, player)),
  ...ofPokemon(game),
  ...game.lastingRules.map((rule) => factInWords(game, { fact: 'LASTING_RULE_BEGAN', ...rule })),
  ...eraDifferences(game.ruleset, swordAndShield)
    .filter(({ rules }) => game.setUp !== null || !rules.every(({ id }) => OF_SET_UP.test(id)))
    .map(
      ({ era, rules }) => `Other than in ${swordAndShield.name}: ${era.says} (${rules.map(({ id }) => id).join(', ')})`,
    ),
  ...shownCards(game).map((card) => `${card.name}: ${inPrint(printedCard(card)).replaceAll('\n', ' ')}`),
]

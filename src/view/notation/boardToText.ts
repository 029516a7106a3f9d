/** Draws a board as text that `boardFromText` reads. Default values are left out. */
import type { Snapshot } from '../../engine/stepper/snapshot.ts'
import { cards as ALL_CARDS } from '../../game/cards/cards.ts'
import type { Game, Turn } from '../../game/model/game.ts'
import { ONCE_PER_GAME } from '../../game/model/oncePerGame.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import { type RulesetId, rulesets, swordAndShield } from '../../game/rulesets/rulesets.ts'
import { catalogueOf, NOTHING, quoteName, UNKNOWN_CARD } from './names.ts'
import { pileToText, pokemonToText } from './pokemonText.ts'

/** Writes something that a player has used up for the whole game: a power as it is, the name of a card in quotes. */
const spentToText = (spent: string): string =>
  ONCE_PER_GAME.some((power) => power === spent) ? spent : JSON.stringify(spent)

/** Returns a function that writes a card of the game: its name, or `?` if it is hidden. */
export const cardWriter = (game: Game): ((card: CardId) => string) => {
  const { nameOf } = catalogueOf(Object.values(game.definitions).filter((one) => ALL_CARDS[one.id] !== one))
  return (card) => {
    const definition = game.cards[card]?.definition ?? null
    return definition === null ? UNKNOWN_CARD : nameOf(definition)
  }
}

const times = (what: string, often: number): readonly string[] =>
  often === 0 ? [] : [often === 1 ? what : `${what} x${often}`]

const turnLine = ({ number, player, energyAttached, supportersPlayed, stadiumsPlayed, retreats }: Turn): string =>
  [
    `turn ${number} of ${player === 0 ? 'A' : 'B'}`,
    ...times('energy attached', energyAttached),
    ...times('supporter played', supportersPlayed),
    ...times('stadium played', stadiumsPlayed),
    ...times('retreated', retreats),
  ].join('; ')

/**
 * The lines for what has been used this turn. `played` lists Supporters that stay on the table; `used` lists the names in `abilitiesUsed`:
 * used Abilities of which only one may be used in a turn, and triggered texts that apply only once a turn.
 */
const doneLines = ({ played = [], abilitiesUsed }: Turn, nameOf: (card: CardId) => string): readonly string[] => [
  ...(played.length === 0 ? [] : [`played    ${pileToText(played.map(nameOf))}`]),
  ...(abilitiesUsed.length === 0 ? [] : [`used      ${abilitiesUsed.map((name) => JSON.stringify(name)).join(', ')}`]),
]

/** The number of turns that a player has begun if the players have alternated. */
const usualTurns = ({ number, player }: Turn, owner: PlayerId): number =>
  owner === player ? Math.ceil(number / 2) : Math.floor(number / 2)

const sideLines = (game: Game, owner: PlayerId, nameOf: (card: CardId) => string): readonly string[] => {
  const letter = owner === 0 ? 'A' : 'B'
  const { name, active, bench, hand, deck, discard, lostZone, prizes, turnsTaken, spent } = game.players[owner]
  const line = (place: string, text: string): string => `${letter} ${place.padEnd(7)} ${text}`
  const pile = (place: string, cards: readonly CardId[], always = false): readonly string[] =>
    cards.length === 0 && !always ? [] : [line(place, cards.length === 0 ? NOTHING : pileToText(cards.map(nameOf)))]
  return [
    ...(name === letter ? [] : [line('name', quoteName(name))]),
    ...(active === null ? [] : [line('active', pokemonToText(game, active, nameOf))]),
    ...(bench.length === 0 ? [] : [line('bench', bench.map((one) => pokemonToText(game, one, nameOf)).join('; '))]),
    ...pile('hand', hand),
    ...pile('deck', deck, true),
    ...pile('discard', discard),
    ...pile('lost', lostZone),
    ...pile('prizes', prizes, true),
    ...(turnsTaken === usualTurns(game.turn, owner) ? [] : [line('turns', `${turnsTaken}`)]),
    ...(spent.length === 0 ? [] : [line('spent', spent.map(spentToText).join(', '))]),
  ]
}

const eraLines = ({ ruleset }: Game): readonly string[] => {
  const known = rulesets[ruleset.id as RulesetId]
  const isEra = known !== undefined && JSON.stringify(known) === JSON.stringify(ruleset)
  return isEra && ruleset.id !== swordAndShield.id ? [`era ${ruleset.id}`] : []
}

const stadiumLines = ({ stadium, cards, turn }: Game, nameOf: (card: CardId) => string): readonly string[] => {
  if (stadium === null) return []
  const { card, usedOnTurn } = stadium
  const used = usedOnTurn === 0 ? '' : usedOnTurn === turn.number ? ' used' : ` used on ${usedOnTurn}`
  return [`stadium   ${nameOf(card)} of ${cards[card]?.owner === 1 ? 'B' : 'A'}${used}`]
}

/**
 * A board as text: the cards on both sides, the turn and its used limits. Cards that a view hides are written `?`.
 * Randomness, a custom ruleset, printed card texts and anything in progress are left out: a game in the middle of an
 * effect is drawn as its table looks.
 */
export const boardToText = (snapshot: Pick<Snapshot, 'game'>): string => {
  const { game } = snapshot
  const nameOf = cardWriter(game)
  return [
    ...eraLines(game),
    ...(game.tieBreak === 0 ? [] : [`sudden death ${game.tieBreak}`]),
    turnLine(game.turn),
    ...doneLines(game.turn, nameOf),
    ...PLAYERS.flatMap((player) => sideLines(game, player, nameOf)),
    ...stadiumLines(game, nameOf),
  ].join('\n')
}

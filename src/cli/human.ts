/** A person at a terminal: shows the table, lists what is legal, lets anything be tried and says why not. */
import { input, select } from '@inquirer/prompts'
import * as E from 'fp-ts/lib/Either.js'
import pc from 'picocolors'
import { cardName } from '../board/definitions.ts'
import { pokemonOf } from '../board/pokemonInPlay.ts'
import { check } from '../engine/check.ts'
import type { Snapshot } from '../engine/snapshot.ts'
import { EVENT_TYPES, type GameEvent } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import { opponentOf, type PlayerId } from '../model/players.ts'
import { violationLines } from './storyteller.ts'
import { eventInWords, pokemonInWords } from './words.ts'

const sideLines = (game: Game, player: PlayerId, own: boolean): readonly string[] => {
  const { name, active, bench, hand, deck, discard, prizes } = game.players[player]
  const { poisoned = 0, burned = 0, rotated = null } = active?.conditions ?? {}
  const conditions = [rotated, poisoned > 0 ? 'Poisoned' : null, burned > 0 ? 'Burned' : null].filter(
    (one) => one !== null,
  )
  const energy = (cards: readonly number[]): string =>
    cards.length === 0 ? '' : ` {${cards.map((card) => cardName(game, card)).join(', ')}}`
  return [
    `${pc.bold(name)}: ${prizes.length} Prize cards, ${deck.length} in the deck, ${discard.length} discarded, ${hand.length} in hand`,
    ...(active === null
      ? []
      : [`  Active  ${pokemonInWords(game, active.id)}${energy(active.energy)} ${pc.magenta(conditions.join(', '))}`]),
    ...bench.map((one) => `  Bench   ${pokemonInWords(game, one.id)}${energy(one.energy)}`),
    ...(own ? [`  Hand    ${hand.map((card) => `${cardName(game, card)} ${pc.dim(`#${card}`)}`).join(', ')}`] : []),
  ]
}

/** The table as a player sees it. */
export const tableLines = ({ game }: Snapshot, player: PlayerId): string =>
  ['', ...sideLines(game, opponentOf(player), false), ...sideLines(game, player, true), ''].join('\n')

const ANYTHING = 'anything'

/** Lets a person name any event as JSON, legal or not. */
const askForAnything = async (game: Game, player: PlayerId): Promise<unknown> => {
  const ids = pokemonOf(game.players[player]).map(({ id }) => `${cardName(game, id)} #${id}`)
  const typed = await input({
    message: `An event as JSON (types: ${EVENT_TYPES.join(' ')}; your Pokémon: ${ids.join(', ')})`,
    default: JSON.stringify({ type: 'DECLARE_ATTACK', player, attack: 0 }),
  })
  try {
    return JSON.parse(typed) as unknown
  } catch {
    return typed
  }
}

/** Asks until an event is legal. What is not is answered with every reason. */
export const askHuman = async (
  snapshot: Snapshot,
  player: PlayerId,
  legal: readonly GameEvent[],
): Promise<GameEvent> => {
  const { game } = snapshot
  process.stdout.write(`${tableLines(snapshot, player)}\n`)
  for (;;) {
    const picked = await select<GameEvent | typeof ANYTHING>({
      message: `${game.players[player].name}, what do you do?`,
      pageSize: 20,
      choices: [
        ...legal.map((event) => ({ name: eventInWords(game, event), value: event })),
        { name: pc.dim('try something else …'), value: ANYTHING },
      ],
    })
    if (picked !== ANYTHING) return picked
    const checked = check(snapshot, await askForAnything(game, player))
    if (E.isRight(checked)) return checked.right
    process.stdout.write(`${violationLines(checked.left)}\n`)
  }
}

/** Simulates people at an online game, without a network. They receive messages, and rebuild their views from them. */
import { createSession, type GameEvent, type PlayerId, randomPlayer, type Snapshot } from 'ptcg-turn-engine'
import { applyChange, type JsonValue } from '../../online/changes.ts'
import { type OnlineGame, type OnlineGameOptions, openOnlineGame } from '../../online/game.ts'
import type { OnlineMessage } from '../../online/messages.ts'
import { freshGame } from '../../server/games.ts'
import { markedGame } from '../server/markedDecks.ts'
import { chanceFrom, right } from '../server/serving.ts'
import type { MemoryStore } from './memoryStore.ts'

export const newOnlineGame = (store: MemoryStore): Promise<number> => {
  const { beginning, places } = right(freshGame(markedGame(['cinderace', 'inteleon'])))
  return store.addGame(beginning, places)
}

/** A process that holds a game. */
export interface Process {
  readonly game: OnlineGame
  /** The reasons why the process gave up: at most one. */
  readonly givenUp: string[]
}

export const openIn = async (
  store: MemoryStore,
  game: number,
  options: Partial<OnlineGameOptions> = {},
): Promise<Process> => {
  const givenUp: string[] = []
  const opened = await openOnlineGame(game, {
    store,
    log: ({ detail = '' }) => givenUp.push(detail),
    delay: 0,
    heartbeat: 1000,
    giveUp: () => undefined,
    draw: chanceFrom(game),
    ...options,
  })
  return { game: right(opened), givenUp }
}

export interface Sitting {
  readonly player: PlayerId
  readonly heard: OnlineMessage[]
  /** The views, by number of events. */
  readonly views: Map<number, Snapshot>
  readonly length: () => number
  readonly leave: () => void
}

/** Adds a person, who plays or watches. */
export const sitAt = ({ game }: Process, player: PlayerId, mayPlay = true): Sitting => {
  const heard: OnlineMessage[] = []
  const views = new Map<number, Snapshot>()
  const latest = (): number => Math.max(-1, ...views.keys())
  const hear = (message: OnlineMessage): void => {
    heard.push(message)
    if (message.kind === 'state') views.set(message.at, message.snapshot)
    if (message.kind !== 'changes') return
    if (message.at !== latest() + 1) throw new Error(`Event ${message.at} arrived after event ${latest()}.`)
    const before = views.get(latest()) as unknown as JsonValue
    views.set(message.at, applyChange(before, message.change) as unknown as Snapshot)
  }
  const leave = game.join({ player, mayPlay, knows: 0, hear })
  return { player, heard, views, length: latest, leave }
}

/** Waits for pending writes. */
export const waitForWrites = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A legal event for a player who has seen the game, or null. */
export const legalFor = (sitting: Sitting): GameEvent | null => {
  const view = sitting.views.get(sitting.length()) as Snapshot
  const legal = createSession(view, { undo: 'never' }).seat(sitting.player).legalEvents()
  return legal.length === 0 ? null : randomPlayer(sitting.length())(view, legal)
}

/** Lets both players play random events, until there are this many events or the game is over. */
export const playOn = async ({ game }: Process, sitting: readonly Sitting[], events: number): Promise<void> => {
  const isOver = (): boolean => sitting[0]?.views.get(sitting[0].length())?.game.result !== null
  while ((sitting[0]?.length() ?? 0) < events && !isOver()) {
    await waitForWrites()
    for (const one of sitting) {
      const event = legalFor(one)
      if (event !== null) right(await game.send(one.player, { at: one.length(), id: `at-${one.length()}`, event }))
    }
  }
}

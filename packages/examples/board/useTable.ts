/** The context of the table: the game, the player, and the current interaction. */
import type { GameEvent, Playable, PlayerId } from 'ptcg-turn-engine'
import { useGame } from 'ptcg-turn-engine/react'
import type { Table } from 'ptcg-turn-engine/table'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Walk } from './paced.ts'
import { openPlaces, type PlaceId } from './places.ts'
import type { Doing, Playing } from './playing.ts'
import { sameData } from './sameData.ts'
import { tableAt } from './tableAt.ts'

export interface AtTable {
  /** The displayed game, which may be a few steps behind the game itself. */
  readonly game: Playable
  readonly walk: () => Walk
  readonly player: PlayerId
  readonly playing: Playing
}

export const TableContext = createContext<AtTable | null>(null)

/** The game, the player and the current interaction. Throws outside of `GameTable`. */
export const useAtTable = (): AtTable => {
  const at = useContext(TableContext)
  if (at === null) throw new Error('A part of the table is drawn outside of GameTable.')
  return at
}

/** A selection from the table. The component renders again only when its data changes. */
export const useTable = <Selected>(select: (table: Table) => Selected): Selected => {
  const { game, player } = useAtTable()
  return useGame(game, (snapshot) => select(tableAt(snapshot.game, player)), sameData)
}

/** The stop of the turn that is shown. After an event, it is each of the passed stops, one after another. */
export const useWalk = (): Walk => {
  const { game, walk } = useAtTable()
  return useSyncExternalStore(game.subscribe, walk, walk)
}

/** A selection from the current interaction. The selector must return the same object as long as nothing changes. */
export const useDoing = <Selected>(select: (doing: Doing) => Selected): Selected => {
  const { playing } = useAtTable()
  const get = (): Selected => select(playing.doing())
  return useSyncExternalStore(playing.subscribe, get, get)
}

/** The legal event of a place, or null. */
export const useOpenPlace = (place: PlaceId): GameEvent | null => {
  const { game } = useAtTable()
  const held = useDoing((doing) => doing.held?.card ?? null)
  return useGame(game, () => openPlaces(game, held).get(place) ?? null, sameData)
}

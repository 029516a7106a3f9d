/** The inspector's first game: the computer plays both sides, and one attack shows much of what happens in a turn. */
import type { Recording } from 'ptcg-turn-engine'
import type { Fact, GameEvent } from 'ptcg-turn-engine/model'
import type { ChosenDecks } from './chosenDecks.ts'
import { newRecording } from './openGame.ts'
import { openedGame, playToTheEnd } from './randomGame.ts'
import { answererOf } from './seats.ts'

/** A range of steps of a recording, with both ends; step n is the moment after n events. */
export interface ShownScene {
  readonly from: number
  readonly to: number
}

export interface Showcase {
  readonly recording: Recording
  readonly scene: ShownScene
}

/** True if the facts of an attack have damage raised by Weakness, a Knock Out and a Prize card taken. */
const showsEverything = (facts: readonly Fact[]): boolean =>
  facts.some(
    (fact) =>
      fact.fact === 'DAMAGE_PLACED' &&
      fact.ledger.entries.some(({ step, in: before, out }) => step === '3_weakness' && out > before),
  ) &&
  facts.some(({ fact }) => fact === 'POKEMON_KNOCKED_OUT') &&
  facts.some(({ fact }) => fact === 'PRIZES_TAKEN')

const NOTE =
  'An attack with Weakness, a Knock Out and a Prize card, again and again. Space stops it, → goes on by one event, and “New game…” deals one of your own.'

/** The game of this seed, with the first attack that shows everything as its scene; null if there is none. */
const showcaseOf = (chosen: ChosenDecks, seed: number): Showcase | null => {
  const { decks, cards, era } = chosen
  const answerers = [answererOf('beginner', chosen, seed, 0), answererOf('beginner', chosen, seed, 1)] as const
  const events: GameEvent[] = []
  let scene: ShownScene | null = null
  let attack: { readonly from: number; readonly facts: Fact[] } | null = null
  playToTheEnd(
    openedGame(decks, seed, cards, era),
    (snapshot, legal) => answerers[snapshot.game.ask?.player ?? snapshot.game.turn.player](snapshot, legal).event,
    ({ event, facts }) => {
      events.push(event)
      if (event.type === 'DECLARE_ATTACK') attack = { from: events.length, facts: [] }
      attack?.facts.push(...facts)
      if (attack === null || !facts.some(({ fact }) => fact === 'TURN_BEGAN')) return
      if (showsEverything(attack.facts)) scene ??= { from: attack.from, to: events.length }
      attack = null
    },
  )
  return scene === null ? null : { recording: { ...newRecording(decks, seed, events, cards, era), note: NOTE }, scene }
}

/** The last seed to try. Two of three games have an attack that shows everything. */
const MAX_SEED = 100

/** The first game of two decks that has an attack with Weakness, a Knock Out and a Prize card taken. */
export const firstShowcase = (chosen: ChosenDecks): Showcase => {
  for (let seed = 1; seed <= MAX_SEED; seed += 1) {
    const found = showcaseOf(chosen, seed)
    if (found !== null) return found
  }
  throw new Error(`No game of ${MAX_SEED} has an attack with Weakness, a Knock Out and a Prize card.`)
}

/**
 * The sections of the benchmark about full decisions in whole games: with theme decks, with well-known decks, and with cards without text.
 */
import type { Snapshot } from 'ptcg-turn-engine'
import { playingGames } from '../games.ts'
import type { Figure, Section, SectionRun } from '../section.ts'
import { type Contender, speedOf, timeContenders, timesAsFast } from '../timing.ts'
import { knownOpening, once, PLAYOUTS, type PlayoutThrough, themeOpening, vanillaOpening } from './decisions.ts'

/**
 * The number of games. It is small because prepared games are kept: if objects survive, V8 expects similar objects to live
 * long, and frees them late.
 */
const GAMES = 12

/** Milliseconds of warm-up: enough that even rarely called functions, such as those of Knock Outs, are compiled. */
const WARMUP = 4000

const playing = (
  name: string,
  opening: (seed: number) => Snapshot,
  playOut: PlayoutThrough,
  quick: boolean,
): Contender =>
  playingGames(name, quick ? 1 : GAMES, (seed) => {
    const begun = opening(seed)
    return () => playOut(begun, seed)
  })

const patience = (quick: boolean) => ({ rounds: quick ? 1 : 40, warmup: quick ? 0 : WARMUP })

const withThemeDecks = async ({ quick, progress }: SectionRun): Promise<readonly Figure[]> => {
  const opening = once(themeOpening)
  const contenders = Object.entries(PLAYOUTS).map(([name, playOut]) =>
    playing(`decisions: ${name}`, opening, playOut, quick),
  )
  const whole = playingGames('games: createGame to the end', quick ? 1 : GAMES, (seed) => () => {
    PLAYOUTS.step(themeOpening(seed), seed)
    return 1
  })
  const timings = await timeContenders([...contenders, whole], patience(quick), progress)
  return [
    ...contenders.map(({ name }) => speedOf(timings, name, 'decisions/s')),
    speedOf(timings, whole.name, 'games/s'),
  ]
}

const withVanillaDecks = async ({ quick, progress }: SectionRun): Promise<readonly Figure[]> => {
  const opening = once(vanillaOpening)
  const contenders = [
    playing('decisions: step, vanilla decks', opening, PLAYOUTS.step, quick),
    playing('decisions: play, vanilla decks', opening, PLAYOUTS.play, quick),
  ]
  const timings = await timeContenders(contenders, patience(quick), progress)
  return contenders.map(({ name }) => speedOf(timings, name, 'decisions/s'))
}

const KNOWN = 'decisions: step, well-known decks'
const THEME = 'decisions: step, theme decks in the same rounds'
const AS_FAST = 'well-known decks against theme decks'

const withKnownDecks = async ({ quick, progress }: SectionRun): Promise<readonly Figure[]> => {
  const contenders = [
    playing(KNOWN, once(await knownOpening()), PLAYOUTS.step, quick),
    playing(THEME, once(themeOpening), PLAYOUTS.step, quick),
  ]
  const timings = await timeContenders(contenders, patience(quick), progress)
  return [
    ...contenders.map(({ name }) => speedOf(timings, name, 'decisions/s')),
    timesAsFast(timings, KNOWN, THEME, AS_FAST),
  ]
}

export const known: Section = {
  title: 'Full decisions, well-known decks',
  reading: 'Tournament decks, each against the next one. Their cards make players choose, search and count more.',
  targets: [
    {
      figure: AS_FAST,
      says: 'speed with well-known decks, as a multiple of the speed with theme decks',
      atLeast: 0.5,
    },
  ],
  measure: withKnownDecks,
}

export const decisions: Section = {
  title: 'Full decisions, theme decks',
  reading:
    'A *decision* lists every legal event, picks one at random and plays it. The decks are Cinderace and Inteleon.',
  targets: [{ figure: 'decisions: step', says: 'decisions a second with the theme decks', atLeast: 200_000 }],
  measure: withThemeDecks,
}

export const vanilla: Section = {
  title: 'Full decisions, vanilla decks',
  reading: 'Decks without card texts: Pokémon that only do damage, and basic Energy.',
  targets: [
    { figure: 'decisions: step, vanilla decks', says: 'decisions a second with vanilla decks', atLeast: 400_000 },
  ],
  measure: withVanillaDecks,
}

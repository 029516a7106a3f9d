/** Invents the picture of a Pokémon: a creature whose shape depends only on the name and the stage. */
import type { PrintedPokemon } from 'ptcg-turn-engine/table'

/** A creature in a square of 100: its outline and the position of its eyes. */
export interface Spirit {
  readonly outline: string
  readonly eyes: { readonly apart: number; readonly high: number; readonly size: number }
  /** A paler patch: half its width, half its height, its distance from the top. */
  readonly belly: readonly [number, number, number]
  readonly hasCheeks: boolean
  readonly mouth: string
  /** Shapes that float around the creature: x, y, size, rotation in degrees. */
  readonly around: readonly (readonly [number, number, number, number])[]
}

/** Returns a generator of numbers between 0 and 1, which are the same for the same name. */
const numbersFrom = (name: string): (() => number) => {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const POINTS = 120
type Stage = PrintedPokemon['stage']

const SIZES: Readonly<Record<Stage, number>> = {
  Basic: 22,
  Restored: 22,
  'Stage 1': 25.5,
  BREAK: 27,
  'Stage 2': 29,
  MEGA: 30,
  VSTAR: 30,
  VMAX: 32,
  'V-UNION': 32,
}

/** The height of a bump at an angle; the body is symmetric. */
const bump = (angle: number, at: number, width: number): number => {
  const off = Math.min(Math.abs(angle - at), Math.abs(2 * Math.PI - angle - at))
  return Math.exp(-((off / width) ** 2))
}

const round = (value: number): number => Math.round(value * 10) / 10

/** A bump of a round body: its angle from the top, its width, its height. */
type Bump = readonly [at: number, width: number, out: number]

/** The builds of creatures: each returns the bumps that turn a round body into a shape. */
const BUILDS: readonly ((between: (low: number, high: number) => number) => readonly Bump[])[] = [
  // Long ears.
  (between) => [
    [between(0.28, 0.5), between(0.12, 0.17), between(0.75, 1.05)],
    [2.7, 0.2, 0.16],
  ],
  // Short round ears and arms.
  (between) => [
    [between(0.6, 0.85), between(0.2, 0.27), between(0.24, 0.36)],
    [between(1.75, 1.95), 0.16, 0.2],
    [2.72, 0.18, 0.18],
  ],
  // Wings.
  (between) => [
    [between(1.15, 1.4), between(0.2, 0.3), between(0.6, 0.85)],
    [0.22, 0.12, 0.22],
    [2.8, 0.13, 0.16],
  ],
  // A flame on the head.
  (between) => [
    [0, between(0.2, 0.26), between(0.6, 0.85)],
    [0.55, 0.16, between(0.2, 0.4)],
    [2.65, 0.22, 0.14],
  ],
  // Spikes all around.
  (between) => {
    const out = between(0.2, 0.32)
    return [0, 0.62, 1.24, 1.86, 2.48].map((at): Bump => [at, 0.15, out])
  },
  // A fin on top and flippers.
  (between) => [
    [0, between(0.3, 0.42), between(0.3, 0.42)],
    [between(1.9, 2.15), 0.2, between(0.38, 0.55)],
  ],
]

const drawn = (name: string, stage: Stage): Spirit => {
  const next = numbersFrom(name)
  const between = (low: number, high: number): number => low + next() * (high - low)
  const size = SIZES[stage]
  const wide = between(0.9, 1.14)
  const build = BUILDS[Math.floor(next() * BUILDS.length)] ?? BUILDS[0]
  const bumps: readonly Bump[] = build?.(between) ?? []
  const horn: readonly Bump[] = stage === 'Stage 2' ? [[0, 0.1, between(0.25, 0.4)]] : []
  const pear = between(-0.02, 0.12)
  const outline = Array.from({ length: POINTS }, (_, point) => {
    // From the top, clockwise.
    const angle = (point / POINTS) * 2 * Math.PI
    const out = [...bumps, ...horn].reduce((sum, [at, width, far]) => sum + far * bump(angle, at, width), 1)
    const reach = size * (out - pear * Math.cos(angle))
    return `${round(50 + wide * reach * Math.sin(angle))} ${round(60 - reach * Math.cos(angle))}`
  })
  const smile = between(1.5, 4.5)
  const mouthAt = 60 + size * 0.3
  const mouthWide = size * between(0.1, 0.2)
  return {
    outline: `M${outline.join('L')}Z`,
    belly: [round(size * wide * between(0.5, 0.66)), round(size * between(0.36, 0.5)), round(60 + size * 0.48)],
    hasCheeks: next() > 0.4,
    eyes: {
      apart: round(size * wide * between(0.32, 0.46)),
      high: round(60 - size * between(0.05, 0.2)),
      size: round(size * between(0.15, 0.22)),
    },
    mouth: `M${round(50 - mouthWide)} ${round(mouthAt)}Q50 ${round(mouthAt + smile)} ${round(50 + mouthWide)} ${round(mouthAt)}`,
    around: Array.from(
      { length: 6 },
      (_, at) =>
        [
          round(50 + Math.cos(at * 1.05 + next()) * between(36, 64)),
          round(50 + Math.sin(at * 1.05 + next()) * between(26, 44)),
          round(between(0.35, 1.1)),
          Math.round(between(-30, 30)),
        ] as const,
    ),
  }
}

const KNOWN = new Map<string, Spirit>()

/** The creature of a name and a stage, always the same. */
export const spiritOf = (name: string, stage: Stage): Spirit => {
  const key = `${stage} ${name}`
  const known = KNOWN.get(key)
  if (known !== undefined) return known
  const spirit = drawn(name, stage)
  KNOWN.set(key, spirit)
  return spirit
}

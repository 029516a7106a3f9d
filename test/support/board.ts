/**
 * Boards drawn as text. Each line is a place; what is left out is a quiet board.
 *
 *     turn 3 of A; energy attached; supporter played; stadium played; retreated
 *     A active  Cinderace < Raboot < Scorbunny -30 {Fire Energy, Fire Energy} [lab-tool] Asleep Poisoned
 *     A bench   Wooloo new; Vulpix evolved
 *     A hand    Potion, Fire Energy x2
 *     A deck    Hop, Fire Energy x4      (top card first)
 *     A discard Switch
 *     A prizes  Hop x3
 *     B active  Sobble
 *     stadium   Turffield Stadium of B
 *
 * `-30` is 30 damage; `new` came into play this turn; `evolved` evolved this turn. Cards go by name or id.
 */
import * as E from 'fp-ts/lib/Either.js'
import { expect } from 'vitest'
import { loadPosition } from '../../src/engine/files/position.ts'
import type { Position } from '../../src/engine/files/positionSchema.ts'
import type { Snapshot } from '../../src/engine/stepper/snapshot.ts'
import { cards as ALL_CARDS } from '../../src/game/cards/cards.ts'
import type { CardDefinition } from '../../src/game/model/cards.ts'
import { ROTATED_CONDITIONS } from '../../src/game/model/conditions.ts'
import type { InForce } from '../../src/game/model/lasting.ts'
import type { Ruleset } from '../../src/game/model/ruleset.ts'

export interface BoardOptions {
  readonly cards?: readonly CardDefinition[]
  readonly ruleset?: Ruleset
  /** Default: the test answers for coins and shuffles. */
  readonly seed?: number
  /** Effects of attacks already on Active Pokémon. */
  readonly lasting?: { readonly A?: readonly InForce[]; readonly B?: readonly InForce[] }
}

type Side = { -readonly [Key in keyof Position['players'][0]]: Position['players'][0][Key] }
type PokemonPosition = Side['active']

const FILLER = 'Hop'

const idOf = (name: string, own: readonly CardDefinition[]): string => {
  const all = [...own, ...Object.values(ALL_CARDS)]
  const found = all.find(({ id }) => id === name) ?? all.find((card) => card.name === name)
  if (found === undefined) throw new Error(`The board names a card ${name} that is not known.`)
  return found.id
}

const listOf = (text: string, own: readonly CardDefinition[]): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .flatMap((one) => {
      const many = /^(.*?) x(\d+)$/.exec(one)
      return Array.from({ length: Number(many?.[2] ?? 1) }, () => idOf(many?.[1] ?? one, own))
    })

const pokemonOf = (text: string, turn: number, own: readonly CardDefinition[]): PokemonPosition => {
  const energy = /\{(.*?)\}/.exec(text)?.[1] ?? ''
  const tools = /\[(.*?)\]/.exec(text)?.[1] ?? ''
  const rest = text.replace(/\{.*?\}|\[.*?\]/g, ' ')
  const words = new Set(rest.split(/\s+/))
  const damage = Number(/ -(\d+)/.exec(rest)?.[1] ?? 0)
  const named = rest.replace(/ -\d+| (new|evolved|Asleep|Confused|Paralyzed|Poisoned|Burned)\b/g, '')
  const stack = named.split('<').map((one) => idOf(one.trim(), own))
  const rotated = ROTATED_CONDITIONS.find((one) => words.has(one)) ?? null
  return {
    cards: stack.reverse(),
    energy: listOf(energy, own),
    tools: listOf(tools, own),
    damage,
    conditions: {
      poisoned: words.has('Poisoned') ? 1 : 0,
      burned: words.has('Burned') ? 2 : 0,
      rotated,
      rotatedOnTurn: rotated === null ? 0 : turn - 1,
    },
    enteredOnTurn: words.has('new') ? turn : 0,
    changedOnTurn: words.has('evolved') ? turn : -1,
  }
}

const sideOf = (text: string, name: 'A' | 'B', turn: number, own: readonly CardDefinition[]): Side => {
  const line = (place: string): string | undefined => new RegExp(`^\\s*${name} ${place}\\b(.*)$`, 'm').exec(text)?.[1]
  const active = line('active')
  if (active === undefined) throw new Error(`The board has no Active Pokémon of ${name}.`)
  return {
    name,
    active: pokemonOf(` ${active.trim()}`, turn, own),
    bench: (line('bench') ?? '')
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => pokemonOf(` ${one}`, turn, own)),
    hand: listOf(line('hand') ?? '', own),
    deck:
      line('deck') === undefined ? Array.from({ length: 5 }, () => idOf(FILLER, own)) : listOf(line('deck') ?? '', own),
    discard: listOf(line('discard') ?? '', own),
    prizes: listOf(line('prizes') ?? `${FILLER} x3`, own),
  }
}

/** The position that a text draws. */
export const positionOf = (text: string, options: BoardOptions = {}): Position => {
  const own = options.cards ?? []
  const head = /turn (\d+) of (A|B)(.*)$/m.exec(text)
  const number = Number(head?.[1] ?? 3)
  const used = head?.[3] ?? ''
  const stadium = /^\s*stadium (.*) of (A|B)(.*)$/m.exec(text)
  const withLasting = (side: Side, lasting: readonly InForce[] | undefined): Side =>
    lasting === undefined ? side : { ...side, active: { ...side.active, lasting: [...lasting] } }
  return {
    format: 'ptcg-turn-engine/position',
    version: 1,
    ...(options.ruleset === undefined ? {} : { ruleset: options.ruleset }),
    turn: {
      number,
      player: head?.[2] === 'B' ? 1 : 0,
      energyAttached: used.includes('energy attached') ? 1 : 0,
      supportersPlayed: used.includes('supporter played') ? 1 : 0,
      stadiumsPlayed: used.includes('stadium played') ? 1 : 0,
      retreats: used.includes('retreated') ? 1 : 0,
    },
    stadium:
      stadium === null
        ? null
        : {
            card: idOf(stadium[1]?.trim() ?? '', own),
            owner: stadium[2] === 'B' ? 1 : 0,
            usedOnTurn: stadium[3]?.includes('used') ? number : 0,
          },
    players: [
      withLasting(sideOf(text, 'A', number, own), options.lasting?.A),
      withLasting(sideOf(text, 'B', number, own), options.lasting?.B),
    ],
    randomness: options.seed === undefined ? 'asked' : { seed: options.seed },
    definitions: own as never,
  }
}

/** The game that a text draws, in the main phase of its turn. Fails the test when the board is impossible. */
export const board = (text: string, options: BoardOptions = {}): Snapshot => {
  const loaded = loadPosition(positionOf(text, options))
  if (E.isLeft(loaded))
    expect.fail(`The board is impossible: ${loaded.left.map(({ path, message }) => `${path}: ${message}`).join('; ')}`)
  return loaded.right
}

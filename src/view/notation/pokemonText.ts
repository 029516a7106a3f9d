/**
 * Writes a Pokémon in play in the notation of boards, such as `Raboot < Scorbunny -30 {Fire Energy} [lab-tool] Asleep new`, and reads it
 * back.
 */

import type { Position } from '../../engine/files/positionSchema.ts'
import { type Conditions, ROTATED_CONDITIONS } from '../../game/model/conditions.ts'
import type { Game } from '../../game/model/game.ts'
import type { InForce } from '../../game/model/lasting.ts'
import type { CardId, Pokemon } from '../../game/model/pokemon.ts'
import type { BoardLine } from './boardLine.ts'
import { LASTING_WORDS, lastingFromText, lastingToText } from './lastingText.ts'
import { joinNames } from './problem.ts'

export type PokemonPosition = Position['players'][0]['active']

/** Damage counters that a Pokémon Checkup places by default. */
const COUNTERS = { Poisoned: 1, Burned: 2 } as const
const MAX_LASTING = 50

const inForceFrom = (line: BoardLine): InForce => {
  const token = line.peek()
  const words = line.phrase()
  const effect = lastingFromText(words)
  if (effect === null) line.fail('unknown', `An effect is one of: ${joinNames(LASTING_WORDS)}.`, token, LASTING_WORDS)
  line.expect(';', 'the effect')
  line.expect('turn', 'the semicolon')
  const turn = line.number('The turn of an effect')
  line.expect('of', 'the turn')
  const whose = line.seat('The player of an effect')
  line.expect(';', 'the turn of the effect')
  line.expect('by', 'the semicolon')
  const source = line.quoted('The source of an effect')
  const ofAttack = !line.takes(';')
  if (!ofAttack && line.phrase() !== 'not of an attack')
    line.fail('unreadable', 'Only "not of an attack" is possible here.')
  line.expect(')', 'an effect')
  return { effect: effect ?? { lasting: 'cantRetreat' }, whose, turn, source, ofAttack }
}

interface Read {
  energy: (string | null)[]
  tools: (string | null)[]
  damage: number
  conditions: { -readonly [Key in keyof Conditions]: Conditions[Key] }
  enteredOnTurn: number
  changedOnTurn: number
  usedAbilities: string[]
  lasting: InForce[]
}

const onTurn = (line: BoardLine, otherwise: number): number => (line.takes('on') ? line.number('A turn') : otherwise)

/**
 * Reads one of the marks that may follow the names of a Pokémon, such as its damage; returns false if no mark comes next. `once` refuses a
 * second mark of the same kind.
 */
const readMark = (line: BoardLine, read: Read, turn: number, once: (kind: string) => void): boolean => {
  const damage = line.damage()
  if (damage !== null) {
    once('its damage')
    read.damage = damage
    return true
  }
  if (line.takes('{')) {
    once('its Energy')
    read.energy = line.pile()
    line.expect('}', 'the Energy cards')
  } else if (line.takes('[')) {
    once('its Pokémon Tools')
    read.tools = line.pile()
    line.expect(']', 'the Pokémon Tools')
  } else if (line.takes('(')) {
    if (read.lasting.length === MAX_LASTING) line.fail('tooLong', `A Pokémon has at most ${MAX_LASTING} effects here.`)
    read.lasting.push(inForceFrom(line))
  } else if (line.takes('new')) {
    once('when it came into play')
    read.enteredOnTurn = onTurn(line, turn)
  } else if (line.takes('evolved')) {
    once('when it evolved')
    read.changedOnTurn = onTurn(line, turn)
  } else if (line.takes('used')) read.usedAbilities.push(line.quoted('An Ability that was used'))
  else if (line.takes('Poisoned')) {
    once('whether it is Poisoned')
    read.conditions.poisoned = line.count() ?? COUNTERS.Poisoned
  } else if (line.takes('Burned')) {
    once('whether it is Burned')
    read.conditions.burned = line.count() ?? COUNTERS.Burned
  } else {
    const rotated = ROTATED_CONDITIONS.find((one) => line.takes(one))
    if (rotated === undefined) return false
    once(`whether it is ${joinNames(ROTATED_CONDITIONS)}`)
    read.conditions.rotated = rotated
    read.conditions.rotatedOnTurn = onTurn(line, turn - 1)
  }
  return true
}

/** Reads a Pokémon from the current place of a line. */
export const pokemonFrom = (line: BoardLine, turn: number): PokemonPosition => {
  const stack = [line.card()]
  while (line.takes('<')) stack.push(line.card())
  const read: Read = {
    energy: [],
    tools: [],
    damage: 0,
    conditions: { poisoned: 0, burned: 0, rotated: null, rotatedOnTurn: 0 },
    enteredOnTurn: 0,
    changedOnTurn: -1,
    usedAbilities: [],
    lasting: [],
  }
  const said = new Set<string>()
  const once = (kind: string): void => {
    if (said.has(kind)) line.fail('unreadable', `A Pokémon can state ${kind} only once.`)
    said.add(kind)
  }
  while (!line.ended && readMark(line, read, turn, once));
  return { cards: stack.reverse(), ...read }
}

/** Cards in the notation of piles: equal cards in a row are written once with a number. */
export const pileToText = (names: readonly string[]): string => {
  const runs: { readonly name: string; count: number }[] = []
  for (const name of names) {
    const last = runs.at(-1)
    if (last?.name === name) last.count += 1
    else runs.push({ name, count: 1 })
  }
  return runs.map(({ name, count }) => (count === 1 ? name : `${name} x${count}`)).join(', ')
}

const inForceToText = ({ effect, whose, turn, source, ofAttack }: InForce): string => {
  const of = ofAttack ? '' : '; not of an attack'
  return `(${lastingToText(effect)}; turn ${turn} of ${whose === 0 ? 'A' : 'B'}; by ${JSON.stringify(source)}${of})`
}

const marker = (word: keyof typeof COUNTERS, counters: number): readonly string[] =>
  counters === 0 ? [] : [counters === COUNTERS[word] ? word : `${word} x${counters}`]

const on = (word: string, turn: number, usual: number): string => (turn === usual ? word : `${word} on ${turn}`)

/** A Pokémon in play, as text. */
export const pokemonToText = (game: Game, pokemon: Pokemon, nameOf: (card: CardId) => string): string => {
  const { cards, energy, tools, damage, conditions, enteredOnTurn, changedOnTurn, usedAbilities, lasting } = pokemon
  const { poisoned, burned, rotated, rotatedOnTurn } = conditions
  const turn = game.turn.number
  return [
    cards.map(nameOf).reverse().join(' < '),
    ...(damage === 0 ? [] : [`-${damage}`]),
    ...(energy.length === 0 ? [] : [`{${pileToText(energy.map(nameOf))}}`]),
    ...(tools.length === 0 ? [] : [`[${pileToText(tools.map(nameOf))}]`]),
    ...(rotated === null ? [] : [on(rotated, rotatedOnTurn, turn - 1)]),
    ...marker('Poisoned', poisoned),
    ...marker('Burned', burned),
    ...(enteredOnTurn === 0 ? [] : [on('new', enteredOnTurn, turn)]),
    ...(changedOnTurn === -1 ? [] : [on('evolved', changedOnTurn, turn)]),
    ...usedAbilities.map((name) => `used ${JSON.stringify(name)}`),
    ...lasting.map(inForceToText),
  ].join(' ')
}

/** Reads a position from the nested lists of texts that its line contains, and keeps the first problem. */
import { POSITION_FORMAT, POSITION_VERSION, type Position } from '../../engine/files/positionSchema.ts'
import type { DefinitionId } from '../../game/model/cards.ts'
import type { InForce } from '../../game/model/lasting.ts'
import { lastingFromText } from './lastingText.ts'
import { pileFromLine } from './lineCards.ts'
import type { LineTree } from './lineTree.ts'

type Side = Position['players'][0]
type PokemonPosition = Side['active']

/** Reads a list item by item; only the first problem is kept. */
class Places {
  wrong: string | null = null
  kinds: readonly DefinitionId[] = []

  list(tree: LineTree | undefined, most: number, what: string): readonly LineTree[] {
    if (tree === undefined || tree === '') return []
    if (typeof tree !== 'string' && tree.length <= most) return tree.length === 1 && tree[0] === '' ? [] : tree
    this.wrong ??= `${what} cannot be read.`
    return []
  }

  text(tree: LineTree | undefined, what: string): string {
    if (tree === undefined || typeof tree === 'string') return tree ?? ''
    this.wrong ??= `${what} cannot be read.`
    return ''
  }

  number(tree: LineTree | undefined, usual: number, what: string): number {
    const text = this.text(tree, what)
    if (text === '') return usual
    if (/^-?\d{1,15}$/.test(text)) return Number(text)
    this.wrong ??= `${what} is not a whole number.`
    return usual
  }

  pile(tree: LineTree | undefined, what: string): (DefinitionId | null)[] {
    const cards = pileFromLine(this.text(tree, what), this.kinds)
    if (cards === null) this.wrong ??= `${what} has a letter that stands for no card.`
    return cards ?? []
  }

  texts(tree: LineTree | undefined, what: string): string[] {
    return this.list(tree, 300, what).map((one) => this.text(one, what))
  }
}

const lastingFrom = (places: Places, tree: LineTree): InForce => {
  const [effect, whose, turn, source, ofAttack] = places.list(tree, 5, 'An effect on a Pokémon')
  const read = lastingFromText(places.text(effect, 'An effect on a Pokémon'))
  if (read === null) places.wrong ??= 'An effect on a Pokémon cannot be read.'
  return {
    effect: read ?? { lasting: 'cantRetreat' },
    whose: places.number(whose, 0, 'The player of an effect') === 1 ? 1 : 0,
    turn: places.number(turn, 0, 'The turn of an effect'),
    source: places.text(source, 'The source of an effect'),
    ofAttack: places.text(ofAttack, 'An effect') === '',
  }
}

const pokemonFrom = (places: Places, tree: LineTree | undefined): PokemonPosition => {
  const parts = places.list(tree, 9, 'A Pokémon')
  const [poisoned, burned, rotated, rotatedOnTurn] = places.list(parts[4], 4, 'The Special Conditions')
  return {
    cards: places.pile(parts[0], 'A Pokémon'),
    energy: places.pile(parts[1], 'The Energy of a Pokémon'),
    tools: places.pile(parts[2], 'The Pokémon Tools of a Pokémon'),
    damage: places.number(parts[3], 0, 'The damage of a Pokémon'),
    conditions: {
      poisoned: places.number(poisoned, 0, 'Poisoned'),
      burned: places.number(burned, 0, 'Burned'),
      rotated: (places.text(rotated, 'A Special Condition') || null) as never,
      rotatedOnTurn: places.number(rotatedOnTurn, 0, 'A Special Condition'),
    },
    enteredOnTurn: places.number(parts[5], 0, 'The turn of a Pokémon'),
    changedOnTurn: places.number(parts[6], -1, 'The turn of an Evolution'),
    usedAbilities: places.texts(parts[7], 'The Abilities used'),
    lasting: places.list(parts[8], 200, 'The effects on a Pokémon').map((one) => lastingFrom(places, one)),
  }
}

const sideFrom = (places: Places, tree: LineTree | undefined): Side => {
  const parts = places.list(tree, 10, 'A side')
  const turnsTaken = places.number(parts[8], -1, 'The turns of a player')
  return {
    name: places.text(parts[0], 'The name of a player'),
    active: pokemonFrom(places, parts[1]),
    bench: places.list(parts[2], 20, 'The Bench').map((one) => pokemonFrom(places, one)),
    hand: places.pile(parts[3], 'The hand'),
    deck: places.pile(parts[4], 'The deck'),
    discard: places.pile(parts[5], 'The discard pile'),
    lostZone: places.pile(parts[6], 'The Lost Zone'),
    prizes: places.pile(parts[7], 'The Prize cards'),
    ...(turnsTaken === -1 ? {} : { turnsTaken }),
    spent: places.texts(parts[9], 'The once-per-game powers used') as never,
  }
}

/**
 * The position that the lists contain, without the parts that a line leaves out; or one sentence that says why not.
 * `era` is the line's name for its ruleset.
 */
export const positionFromTree = (
  tree: readonly LineTree[],
): { readonly position: Position; readonly era: string } | string => {
  const places = new Places()
  const [turn, kinds, first, second, stadium, era, state, tieBreak] = places.list(tree, 8, 'The line')
  const [turnNumber, player, energy, supporters, stadiums, retreats] = places.list(turn, 6, 'The turn')
  const [card, owner, usedOnTurn] = places.list(stadium, 3, 'The Stadium')
  places.kinds = places.texts(kinds, 'The list of cards')
  const numbers = places.list(state, 4, 'The randomness').map((one) => places.number(one, 0, 'The randomness'))
  const seat = (one: LineTree | undefined, what: string): 0 | 1 => (places.number(one, 0, what) === 1 ? 1 : 0)
  const position: Position = {
    format: POSITION_FORMAT,
    version: POSITION_VERSION,
    turn: {
      number: places.number(turnNumber, 0, 'The turn'),
      player: seat(player, 'Whose turn it is'),
      energyAttached: places.number(energy, 0, 'The Energy attached'),
      supportersPlayed: places.number(supporters, 0, 'The Supporters played'),
      stadiumsPlayed: places.number(stadiums, 0, 'The Stadiums played'),
      retreats: places.number(retreats, 0, 'The retreats'),
    },
    stadium:
      card === undefined
        ? null
        : {
            card: places.text(card, 'The Stadium'),
            owner: seat(owner, 'Whose Stadium it is'),
            usedOnTurn: places.number(usedOnTurn, 0, 'The turn of the Stadium'),
          },
    players: [sideFrom(places, first), sideFrom(places, second)],
    randomness: numbers.length === 0 ? 'asked' : { state: numbers as [number, number, number, number] },
    tieBreak: places.number(tieBreak, 0, 'The number of Sudden Death games'),
  }
  const called = places.text(era, 'The era')
  return places.wrong ?? { position, era: called }
}

/** Converts possible events to strings: a key that identifies an event by its content, and a description with names for people. */
import type { ChangeByHand } from 'ptcg-turn-engine/model'
import { nameOf } from './cards.ts'
import { optionKey, takeable } from './choices.ts'
import { abilitiesAtHand, attacksAtHand } from './lending.ts'
import { find } from './moves.ts'
import type { OracleAnswer, OracleTable, Play, Wait } from './table.ts'

const keyOfPlay = (play: Play): string => {
  const words: string[] = [play.play]
  if ('card' in play) words.push(`card ${play.card}`)
  if ('pokemon' in play) words.push(`pokemon ${play.pokemon}`)
  if ('ability' in play) words.push(`ability ${play.ability}`)
  if ('attack' in play) words.push(`attack ${play.attack}`)
  return words.join(' ')
}

const keyOfChange = (change: ChangeByHand): string => `by hand ${JSON.stringify(change)}`

/** The key of an action. All shuffles have the same key, since every order is legal. */
export const keyOfAnswer = (given: OracleAnswer): string => {
  switch (given.answer) {
    case 'play':
      return keyOfPlay(given.what)
    case 'pick':
      return `pick ${optionKey(given.what)}`
    case 'stop':
      return 'stop'
    case 'coin':
      return given.heads ? 'heads' : 'tails'
    case 'shuffle':
      return 'shuffle'
    case 'random':
      return `random card ${given.card}`
    case 'change':
      return keyOfChange(given.change)
  }
}

/** The keys of all possible actions at a moment, sorted. Changes by hand are not listed (decision 0006). */
export const keysOfWait = (
  table: OracleTable,
  wait: Wait,
  plays: (table: OracleTable, onlyAttacks: boolean) => readonly Play[],
): readonly string[] => {
  const all = (): readonly OracleAnswer[] => {
    switch (wait.for) {
      case 'main':
      case 'second attack':
        return plays(table, wait.for === 'second attack').map((what) => ({ answer: 'play', what }))
      case 'pick': {
        const picks = wait.options.map((what) => ({ answer: 'pick', what }) as const)
        return wait.mayStop ? [...picks, { answer: 'stop' }] : picks
      }
      case 'coin':
        return [
          { answer: 'coin', heads: true },
          { answer: 'coin', heads: false },
        ]
      case 'shuffle':
        return [{ answer: 'shuffle', order: [] }]
      case 'random':
        return takeable(table, wait.player).map((card) => ({ answer: 'random', card }))
      case 'hand work':
        return [{ answer: 'stop' }]
    }
  }
  return all().map(keyOfAnswer).sort()
}

/** The words for each action of the main phase; the names of cards and Pokémon follow them. */
const DONE_IN_WORDS: { readonly [Type in Play['play']]: string } = {
  BENCH_POKEMON: 'put onto the Bench',
  EVOLVE: 'evolve into',
  ATTACH_ENERGY: 'attach',
  PLAY_ITEM: 'play the Item',
  PLAY_TOOL: 'attach the Tool',
  PLAY_SUPPORTER: 'play the Supporter',
  PLAY_STADIUM: 'play the Stadium',
  USE_STADIUM: 'use the Stadium',
  RETREAT: 'retreat',
  USE_ABILITY: 'use the Ability',
  DECLARE_ATTACK: 'attack with',
  DISCARD_FROM_PLAY: 'discard from play',
  END_TURN: 'end the turn',
}

/** Describes a Pokémon by its owner, its name and its number, which distinguishes it from others of the same name. */
export const pokemonName = (table: OracleTable, id: number): string => {
  const owner = table.sides.findIndex(({ active, bench }) => [active, ...bench].some((one) => one?.id === id))
  const name = nameOf(table, find(table, id)?.cards.at(-1) ?? id)
  return `${owner === -1 ? '' : owner === 0 ? "A's " : "B's "}${name} #${id}`
}

/** The name of an Ability, followed by `pokemon` and the number of its Pokémon; `inWords` then replaces the number by a name. */
const abilityName = (table: OracleTable, id: number, index: number): string => {
  const pokemon = find(table, id)
  const name = pokemon === null ? undefined : abilitiesAtHand(table, pokemon)[index]?.ability.name
  return `${name ?? `Ability number ${index + 1}`} pokemon ${id}`
}

const attackName = (table: OracleTable, index: number): string => {
  const { active } = table.sides[table.turn.player]
  const name = active === null ? undefined : attacksAtHand(table, active)[index]?.attack.name
  return name ?? `its attack number ${index + 1}`
}

/** Describes a key in words. Cards appear with their names and numbers. */
export const inWords = (table: OracleTable, key: string): string =>
  key
    .replace(/\b(?:card|prize) (\d+)/g, (_, card: string) => `${nameOf(table, Number(card))} #${card}`)
    .replace(/\bpokemon (\d+) ability (\d+)$/, (_, id: string, index: string) =>
      abilityName(table, Number(id), Number(index)),
    )
    .replace(/\bpokemon (\d+)/g, (_, id: string) => `on ${pokemonName(table, Number(id))}`)
    .replace(/\battack (\d+)$/, (_, index: string) => attackName(table, Number(index)))
    .replace(/^[A-Z_]+/, (type) => DONE_IN_WORDS[type as Play['play']] ?? type)
    .replace(/^pick (?:on )?/, '')

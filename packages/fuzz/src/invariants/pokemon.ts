/**
 * The Pokémon in play obey the rules: Bench, Active Spot, Special Conditions, damage (I2 to I6), and the consequences
 * of leaving the Active Spot or evolving (P6, P7).
 */
import type { Snapshot } from 'ptcg-turn-engine'
import { type Game, type InForce, PLAYERS, type Pokemon, ROTATED_CONDITIONS } from 'ptcg-turn-engine/model'
import type { Check, Sent } from '../check.ts'
import { benchLimitIn, knockedOutIn } from './inForceHere.ts'
import {
  conditionsInWords,
  eventOf,
  isCalm,
  type PokemonInPlay,
  playerInWords,
  pokemonOfId,
  pokemonWithPlace,
  printedOn,
  standingIn,
} from './reading.ts'

const crowded = ({ state, game }: Snapshot, before: Game | null, usual: number): string | null => {
  for (const player of PLAYERS) {
    const limit = benchLimitIn(game, usual, player)
    const { length } = game.players[player].bench
    if (length <= limit) continue
    const earlier = before === null ? length : before.players[player].bench.length
    const wider = before === null ? limit : Math.max(limit, benchLimitIn(before, usual, player))
    const grew = length > earlier && length > wider
    if (grew || state === 'turn.main.ready')
      return `I2: ${playerInWords(game, player)} has ${length} Benched Pokémon; the limit is ${limit}.`
  }
  return null
}

/** Set-up, Knock Outs and unfinished effects may leave an Active Spot empty. */
const mayBeEmpty = ({ state, game }: Snapshot): boolean =>
  state.startsWith('setUp') || state.startsWith('knockOut') || state === 'gameOver' || game.resolution !== null

const empty = (at: Snapshot): string | null => {
  const { state, game } = at
  if (!isCalm(state) && mayBeEmpty(at)) return null
  for (const player of PLAYERS)
    if (game.players[player].active === null)
      return `I3: ${playerInWords(game, player)} has no Active Pokémon in ${state}.`
  return null
}

const ROTATED = new Set<string | null>([null, ...ROTATED_CONDITIONS])

const afflicted = (game: Game, standing: PokemonInPlay): string | null => {
  const { place, pokemon } = standing
  const { poisoned, burned, rotated, rotatedOnTurn } = pokemon.conditions
  if (!ROTATED.has(rotated)) return `I4: ${pokemonWithPlace(game, standing)} is ${rotated}, which is nothing.`
  if (!Number.isInteger(poisoned) || poisoned < 0 || !Number.isInteger(burned) || burned < 0)
    return `I4: ${pokemonWithPlace(game, standing)} is Poisoned by ${poisoned} or Burned by ${burned} counters.`
  if (place === 'Bench' && (rotated !== null || poisoned > 0 || burned > 0))
    return `I4: ${pokemonWithPlace(game, standing)} is on the Bench and in a Special Condition: ${conditionsInWords(pokemon.conditions)}.`
  return (rotated === null) === (rotatedOnTurn === 0) && rotatedOnTurn <= game.turn.number
    ? null
    : `I4: ${pokemonWithPlace(game, standing)} is ${rotated} since turn ${rotatedOnTurn}, in turn ${game.turn.number}.`
}

const hurt = (game: Game, standing: PokemonInPlay): string | null => {
  const { damage } = standing.pokemon
  return damage >= 0 && damage % 10 === 0 ? null : `I5: ${pokemonWithPlace(game, standing)} has ${damage} damage.`
}

const out = ({ state, game }: Snapshot): string | null => {
  if (!isCalm(state)) return null
  const [first] = knockedOutIn(game)
  return first === undefined
    ? null
    : `I6: ${pokemonWithPlace(game, first[0])} has ${first[0].pokemon.damage} damage on ${first[1]} HP and is still in play.`
}

const sameLasting = (one: InForce, other: InForce): boolean =>
  one.whose === other.whose &&
  one.turn === other.turn &&
  one.source === other.source &&
  JSON.stringify(one.effect) === JSON.stringify(other.effect)

const ofAttacks = ({ lasting }: Pokemon): readonly InForce[] =>
  lasting.length === 0 ? lasting : lasting.filter(({ ofAttack }) => ofAttack)

/** The number of facts which report that the same effect was put on a Pokémon. */
const begunAnew = ({ facts }: Game, { id }: Pokemon, effect: InForce): number =>
  facts.filter((fact) => fact.fact === 'LASTING_EFFECT_BEGAN' && fact.pokemon.id === id && sameLasting(fact, effect))
    .length

/**
 * P6 and T2E.7: effects of attacks on a Pokémon end when it goes to the Bench; the same text may put one there again
 * afterwards. Special Conditions are checked by I4.
 */
const keptOnTheBench = (before: Game, game: Game): string | null => {
  for (const player of PLAYERS) {
    const { active } = before.players[player]
    const left = active === null ? [] : ofAttacks(active)
    if (active === null || left.length === 0 || game.players[player].active?.id === active.id) continue
    const now = pokemonOfId(game, active.id)
    const lasting = now === null ? [] : ofAttacks(now.pokemon)
    const kept = left.find(
      (was) => lasting.filter((one) => sameLasting(one, was)).length > begunAnew(game, active, was),
    )
    if (now !== null && kept !== undefined)
      return `P6: ${pokemonWithPlace(game, now)} left the Active Spot and is still under an effect of ${kept.source}.`
  }
  return null
}

const sameCards = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((card, index) => card === other[index])

/** P7: an Evolution keeps everything attached and all damage, and ends Special Conditions and effects of attacks (T2B.6, T2B.7). */
const evolvedWrongly = (sent: Sent): string | null => {
  const event = eventOf(sent)
  if (event.type !== 'EVOLVE') return null
  // The moment right after the card was played: a Knock Out or the end of the turn may follow at once.
  const game = sent.microsteps[0]?.snapshot.game ?? sent.after.game
  const was = pokemonOfId(sent.before.game, event.pokemon)
  const now = pokemonOfId(game, event.pokemon)
  if (now === null) return null
  if (was === null) return `P7: ${pokemonWithPlace(game, now)} evolved and was not in play.`
  const { pokemon } = now
  if (!sameCards(pokemon.cards, [...was.pokemon.cards, event.card]))
    return `P7: the stack of ${pokemonWithPlace(game, now)} is not the old one with the Evolution on top.`
  // a card that limits what it can be attached to may have to go (GR.1)
  const staying = (cards: readonly number[]): readonly number[] =>
    cards.filter((card) => {
      const printed = printedOn(game, card)
      return printed?.kind !== 'Energy' || printed.onlyTo === undefined
    })
  if (!sameCards(staying(pokemon.energy), staying(was.pokemon.energy)) || !sameCards(pokemon.tools, was.pokemon.tools))
    return `P7: ${pokemonWithPlace(game, now)} evolved and has other cards attached.`
  if (pokemon.damage !== was.pokemon.damage)
    return `P7: ${pokemonWithPlace(game, now)} evolved with ${was.pokemon.damage} damage and has ${pokemon.damage}.`
  if (now.place !== was.place) return `P7: ${pokemonWithPlace(game, now)} changed its place by evolving.`
  const { rotated, poisoned, burned } = pokemon.conditions
  if (rotated !== null || poisoned > 0 || burned > 0)
    return `P7: ${pokemonWithPlace(game, now)} evolved and kept a Special Condition: ${conditionsInWords(pokemon.conditions)}.`
  return ofAttacks(pokemon).length === 0
    ? null
    : `P7: ${pokemonWithPlace(game, now)} evolved and kept an effect of an attack.`
}

/** I2 to I6, P6, P7. */
export const pokemonInPlay: Check = {
  name: 'Pokémon in play',
  watch: (opening) => {
    const usual = opening.game.ruleset.benchLimit
    let before: Game | null = null
    return {
      see: (sent) => {
        if (!sent.accepted) return null
        before = sent.before.game
        return keptOnTheBench(before, sent.after.game) ?? evolvedWrongly(sent)
      },
      atRest: (at) => {
        const wrong = crowded(at, before, usual) ?? empty(at) ?? out(at)
        if (wrong !== null) return wrong
        for (const standing of standingIn(at.game)) {
          const ill = afflicted(at.game, standing) ?? hurt(at.game, standing)
          if (ill !== null) return ill
        }
        return null
      },
    }
  },
}

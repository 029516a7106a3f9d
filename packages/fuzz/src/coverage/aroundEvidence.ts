/**
 * For each rule around the turn, lists the facts, events and transitions that show that it was at work. These are the rules of set-up,
 * Knock Outs, Checkup, Special Conditions and winning, and the general rules.
 */
import { findPokemon } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import {
  type Effect,
  type Game,
  type Named,
  opponentOf,
  PLAYERS,
  type RotatedCondition,
  type SpecialCondition,
} from 'ptcg-turn-engine/model'
import {
  bothWays,
  byEffect,
  byEvent,
  byFact,
  byRefusal,
  byTransition,
  type Evidence,
  factShows,
  type Seen,
} from './shows.ts'

const isWithin =
  (state: string) =>
  ({ sent }: Seen): boolean =>
    sent.before.state.startsWith(state)

const isIn = ({ players }: Game, condition: RotatedCondition): boolean =>
  players.some(({ active }) => active?.conditions.rotated === condition)

const isPoisoned = ({ players }: Game): boolean => players.some(({ active }) => (active?.conditions.poisoned ?? 0) > 0)

const isRotated = (condition: SpecialCondition): boolean => condition !== 'Poisoned' && condition !== 'Burned'

const wasRotated = ({ pokemon }: { readonly pokemon: Named }, { before }: Seen): boolean =>
  (findPokemon(before, pokemon.id)?.pokemon.conditions.rotated ?? null) !== null

const isMainEvent = ({ sent }: Seen): boolean =>
  ['BENCH_POKEMON', 'END_TURN', 'DECLARE_ATTACK', 'ATTACH_ENERGY', 'RETREAT', 'PLAY_ITEM'].includes(
    String((sent.event as { readonly type?: unknown } | null)?.type),
  )

const bothTookPrizes = (seen: Seen): boolean =>
  PLAYERS.every((player) => factShows(seen, 'PRIZES_TAKEN', (taken) => taken.player === player))

/** True if every option is a card in a deck, so that the choice is a search. */
const isASearch = ({ before }: Seen): boolean => {
  const { ask } = before
  if (ask?.ask !== 'choice' || ask.options.length === 0) return false
  const deck = new Set(before.players.flatMap((player) => player.deck))
  return ask.options.every((option) => option.option === 'card' && deck.has(option.card))
}

const nothingPicked = ({ before }: Seen): boolean => before.ask?.ask === 'choice' && before.ask.picked.length === 0

const lasts = ({ players }: Game): boolean =>
  players.some(({ active, bench }) => [active, ...bench].some((one) => (one?.lasting.length ?? 0) > 0))

const isAskedIf = (effect: Effect): boolean => effect.do === 'if' && effect.is.is === 'done'

const SET_UP: readonly Evidence[] = [
  byFact('SU.3', 'accepted', 'FIRST_PLAYER_CHOSEN'),
  byRefusal('SU.3', 'setUp.goingFirst'),
  byEvent('SU.4', 'accepted', 'DECK_SHUFFLED', isWithin('setUp.openingHands')),
  byRefusal('SU.4', 'setUp.openingHands'),
  byEvent('SU.5', 'accepted', 'CHOOSE', isWithin('setUp.active')),
  byRefusal('SU.5', 'setUp.active'),
  byFact('SU.6', 'accepted', 'POKEMON_PLACED', ({ to }) => to === 'bench'),
  byRefusal('SU.6', 'setUp.bench'),
  byFact('SU.7', 'accepted', 'PRIZES_LAID'),
  byRefusal('SU.7', 'setUp.', ({ before }) => before.players.some(({ prizes }) => prizes.length === 0)),
  byFact('SU.8', 'accepted', 'POKEMON_REVEALED'),
  byRefusal('SU.8', 'setUp.', isMainEvent),
  byTransition('MU.1', 'accepted', ['setUp.', 'setUp.bothMulligan']),
  byTransition('MU.1', 'rejected', ['setUp.openingHands', 'setUp.nextPlayer']),
  byTransition('MU.2', 'accepted', ['setUp.nextPlayer', 'setUp.mulligan']),
  byTransition('MU.2', 'rejected', ['setUp.nextPlayer', 'setUp.done']),
  byEvent('MU.3', 'accepted', 'CHOOSE', isWithin('setUp.extraCards')),
  byRefusal('MU.3', 'setUp.extraCards'),
]

const CHECKUP: readonly Evidence[] = [
  byFact('PC.1', 'accepted', 'CHECKUP_BEGAN'),
  byTransition('PC.1', 'rejected', ['knockOut.judging', 'gameOver'], ({ before }) => before.checkup === null),
  byFact('PC.2', 'accepted', 'COUNTERS_PLACED', ({ by }) => by === 'Poisoned'),
  byTransition('PC.2', 'rejected', ['checkup.poisoned', 'checkup.burned'], ({ before }) => !isPoisoned(before)),
  byFact('PC.3', 'accepted', 'COUNTERS_PLACED', ({ by }) => by === 'Burned'),
  byFact('PC.3', 'rejected', 'COIN_FLIPPED', (coin) => coin.for === 'Burned' && !coin.heads),
  byFact('PC.4', 'accepted', 'COIN_FLIPPED', (coin) => coin.for === 'Asleep' && coin.heads),
  byFact('PC.4', 'rejected', 'COIN_FLIPPED', (coin) => coin.for === 'Asleep' && !coin.heads),
  byFact(
    'PC.5',
    'accepted',
    'CONDITION_ENDED',
    ({ condition }, seen) => condition === 'Paralyzed' && factShows(seen, 'CHECKUP_BEGAN'),
  ),
  byTransition('PC.5', 'rejected', ['checkup.paralyzed', 'checkup.effectsAfter'], ({ after }) =>
    isIn(after, 'Paralyzed'),
  ),
  byEvent('PC.6', 'accepted', 'CHOOSE', isWithin('checkup.effectsBefore')),
  byRefusal('PC.6', 'checkup.effectsBefore'),
  byFact(
    'PC.7',
    'accepted',
    'POKEMON_KNOCKED_OUT',
    (_, { before, sent }) => before.checkup !== null || sent.microsteps.some(({ from }) => from.startsWith('checkup')),
  ),
  byTransition(
    'PC.7',
    'rejected',
    ['knockOut', 'turn.'],
    (seen) => factShows(seen, 'TURN_BEGAN') && !factShows(seen, 'POKEMON_KNOCKED_OUT'),
  ),
  ...bothWays(
    'ET.1',
    'TURN_ENDED',
    (_, seen) => factShows(seen, 'POKEMON_KNOCKED_OUT') || seen.before.knockOut !== null,
  ),
  byFact('ET.2', 'accepted', 'LASTING_EFFECTS_ENDED', (_, seen) => factShows(seen, 'TURN_ENDED')),
  byFact('ET.2', 'rejected', 'TURN_ENDED', (_, { after }) => lasts(after)),
  byTransition('ET.3', 'accepted', ['turn.ending', 'knockOut']),
  byTransition('ET.3', 'rejected', ['turn.ending', 'turn.end']),
  byFact('SC.1', 'accepted', 'CONDITION_BEGAN'),
  byFact(
    'SC.1',
    'rejected',
    'CONDITION_ENDED',
    ({ pokemon }, { after }) => findPokemon(after, pokemon.id)?.place === 'Bench',
  ),
  byFact('SC.2', 'accepted', 'CONDITION_BEGAN', (fact, seen) => isRotated(fact.condition) && wasRotated(fact, seen)),
  byFact('SC.2', 'rejected', 'CONDITION_BEGAN', (fact, seen) => !isRotated(fact.condition) && wasRotated(fact, seen)),
  byFact('SC.3', 'accepted', 'CONDITION_BEGAN', ({ condition }) => !isRotated(condition)),
  byFact(
    'SC.3',
    'rejected',
    'CONDITION_BEGAN',
    ({ pokemon, condition }, { before }) =>
      condition === 'Poisoned' && (findPokemon(before, pokemon.id)?.pokemon.conditions.poisoned ?? 0) > 0,
  ),
]

const KNOCK_OUT: readonly Evidence[] = [
  byFact('PR.1', 'accepted', 'POKEMON_KNOCKED_OUT'),
  byFact(
    'PR.1',
    'rejected',
    'POKEMON_KNOCKED_OUT',
    ({ player, prizes }, { before }) => prizes > before.players[opponentOf(player)].prizes.length,
  ),
  byEvent('PR.2', 'accepted', 'CHOOSE', isWithin('knockOut.prizes')),
  byRefusal('PR.2', 'knockOut.prizes'),
  byFact('KO.1', 'accepted', 'POKEMON_KNOCKED_OUT'),
  byTransition('KO.1', 'rejected', ['knockOut.collecting', 'knockOut.resuming']),
  byFact('KO.2', 'accepted', 'EFFECT_APPLIES', (_, { sent }) =>
    sent.microsteps.some(({ from }) => from.startsWith('knockOut.effects')),
  ),
  byFact('KO.2', 'rejected', 'POKEMON_KNOCKED_OUT', (_, seen) => !factShows(seen, 'EFFECT_APPLIES')),
  ...bothWays('KO.3', 'POKEMON_KNOCKED_OUT', ({ cards }) => cards.length > 1),
  ...bothWays('KO.4', 'PRIZES_TAKEN', (_, seen) => bothTookPrizes(seen)),
  byFact('KO.5', 'accepted', 'PROMOTED'),
  byRefusal('KO.5', 'knockOut.promotion'),
]

const WINNING: readonly Evidence[] = [
  byFact('WL.1', 'accepted', 'GAME_ENDED', ({ result }) => result.reasons.includes('allPrizesTaken')),
  byTransition('WL.1', 'rejected', ['knockOut.judging', 'knockOut.promotion']),
  byFact('WL.2', 'accepted', 'GAME_ENDED', ({ result }) => result.reasons.includes('noPokemonLeft')),
  byTransition('WL.2', 'rejected', ['knockOut.promotion.asking', 'knockOut.promotion.choosing']),
  ...bothWays('WL.3', 'GAME_ENDED', ({ result }) => result.reasons.length > 1 || result.outcome === 'tie'),
  byFact('WL.4', 'accepted', 'CONCEDED'),
  byFact('TI.1', 'accepted', 'SUDDEN_DEATH_BEGAN'),
  byFact('TI.1', 'rejected', 'GAME_ENDED', ({ result }) => result.outcome === 'tie'),
]

const GENERAL: readonly Evidence[] = [
  byEffect('GR.3', 'accepted', 'if', (effect, memory) => isAskedIf(effect) && memory.done),
  byEffect('GR.3', 'rejected', 'if', (effect, memory) => isAskedIf(effect) && !memory.done),
  byEvent('GR.4', 'accepted', 'DONE', (seen) => isASearch(seen) && nothingPicked(seen)),
  byRefusal(
    'GR.4',
    '',
    (seen) => isASearch(seen) && seen.sent.violations.some(({ code }) => code === 'NOT_ENOUGH_CHOSEN'),
  ),
  byEffect('GR.5', 'accepted', 'shuffleDeck', (_, __, { before }) => before.setUp === null),
  byEffect('GR.5', 'rejected', 'lookAtTop'),
  byEvent('GR.8', 'accepted', 'COIN_LANDED'),
]

export const AROUND_EVIDENCE: readonly Evidence[] = [...SET_UP, ...CHECKUP, ...KNOCK_OUT, ...WINNING, ...GENERAL]

/**
 * Makes an equivalent twin of a game: other ids for cards of one definition, zones in another order, some turns older.
 */
import type { Snapshot } from 'ptcg-turn-engine'
import type {
  Ask,
  Attack,
  CardId,
  EffectSource,
  Game,
  KnockOut,
  Option,
  Player,
  Pokemon,
  Resolution,
  SetUp,
  WaitingProgram,
} from 'ptcg-turn-engine/model'

/** Draws whole numbers below a limit. */
export type Below = (limit: number) => number

type Rename = (card: CardId) => CardId

const shuffled = <Value>(values: readonly Value[], below: Below): readonly Value[] => {
  const left = [...values]
  return values.map(() => left.splice(below(left.length), 1)[0] as Value)
}

/** Cards of one owner and definition are permuted. */
const anyRenaming = ({ cards }: Game, below: Below): Rename => {
  const kinds = cards.map(({ owner, definition }) => `${owner}${definition}`)
  const names = cards.map((_, card) => card)
  for (const kind of new Set(kinds)) {
    const same = kinds.flatMap((one, card) => (one === kind ? [card] : []))
    const others = shuffled(same, below)
    same.forEach((card, at) => {
      names[card] = others[at] as CardId
    })
  }
  return (card) => names[card] ?? card
}

const sourceOf = (source: EffectSource, rename: Rename): EffectSource => ({
  ...source,
  pokemon: source.pokemon === null ? null : rename(source.pokemon),
})

const waitingOf =
  (rename: Rename) =>
  (one: WaitingProgram): WaitingProgram => ({ ...one, source: sourceOf(one.source, rename) })

const renamedLists = (
  lists: Readonly<Record<string, readonly CardId[]>>,
  rename: Rename,
): Readonly<Record<string, readonly CardId[]>> =>
  Object.fromEntries(Object.entries(lists).map(([name, ids]) => [name, ids.map(rename)]))

const resolutionOf = ({ source, todo, memory }: Resolution, rename: Rename): Resolution => ({
  source: sourceOf(source, rename),
  todo,
  memory: {
    ...memory,
    cards: renamedLists(memory.cards, rename),
    pokemon: renamedLists(memory.pokemon, rename),
    lookedAt: memory.lookedAt.map(rename),
    held: memory.held.map(rename),
  },
})

const optionOf =
  (rename: Rename) =>
  (option: Option): Option => {
    if (option.option === 'card') return { ...option, card: rename(option.card) }
    return option.option === 'pokemon' ? { ...option, pokemon: rename(option.pokemon) } : option
  }

const askOf = (ask: Ask, rename: Rename): Ask =>
  ask.ask === 'choice' ? { ...ask, options: ask.options.map(optionOf(rename)) } : ask

const attackOf = (attack: Attack, rename: Rename): Attack => ({
  ...attack,
  pokemon: rename(attack.pokemon),
  ledgers: attack.ledgers.map((one) => ({ ...one, target: rename(one.target) })),
})

const knockOutOf = (knockOut: KnockOut, rename: Rename): KnockOut => ({
  ...knockOut,
  pokemon: knockOut.pokemon.map(rename),
  latest: knockOut.latest.map(rename),
})

const setUpOf = (setUp: SetUp, rename: Rename): SetUp => ({ ...setUp, bonusCards: setUp.bonusCards.map(rename) })

/** Two rounds older, if the first turns no longer matter. */
const ageOf = ({ turn, players, ruleset }: Game): number =>
  turn.number >= 2 && players.every(({ turnsTaken }) => turnsTaken >= ruleset.evolvesFromTurn) ? 2 : 0

/** A game that continues in the same way. */
export const twinOf = ({ state, game }: Snapshot, below: Below): Snapshot => {
  const rename = anyRenaming(game, below)
  const age = ageOf(game)
  const older = (turn: number): number => (turn <= 0 ? turn : turn + 2 * age)
  const pokemonOf = (pokemon: Pokemon): Pokemon => ({
    ...pokemon,
    id: rename(pokemon.id),
    cards: pokemon.cards.map(rename),
    energy: shuffled(pokemon.energy.map(rename), below),
    tools: pokemon.tools.map(rename),
    enteredOnTurn: older(pokemon.enteredOnTurn),
    changedOnTurn: older(pokemon.changedOnTurn),
    conditions: { ...pokemon.conditions, rotatedOnTurn: older(pokemon.conditions.rotatedOnTurn) },
    lasting: pokemon.lasting.map((one) => ({ ...one, turn: one.turn + age })),
  })
  const playerOf = (player: Player): Player => ({
    ...player,
    deck: player.deck.map(rename),
    hand: shuffled(player.hand.map(rename), below),
    discard: shuffled(player.discard.map(rename), below),
    lostZone: shuffled(player.lostZone.map(rename), below),
    prizes: player.prizes.map(rename),
    active: player.active === null ? null : pokemonOf(player.active),
    bench: shuffled(player.bench.map(pokemonOf), below),
    turnsTaken: player.turnsTaken + age,
  })
  const { stadium, limbo, setUp, attack, knockOut, checkup, resolution, ask, turn } = game
  return {
    state,
    game: {
      ...game,
      players: [playerOf(game.players[0]), playerOf(game.players[1])],
      turn: { ...turn, number: older(turn.number) },
      stadium: stadium === null ? null : { card: rename(stadium.card), usedOnTurn: older(stadium.usedOnTurn) },
      limbo: limbo === null ? null : rename(limbo),
      setUp: setUp === null ? null : setUpOf(setUp, rename),
      attack: attack === null ? null : attackOf(attack, rename),
      knockOut: knockOut === null ? null : knockOutOf(knockOut, rename),
      checkup: checkup === null ? null : { later: checkup.later.map(waitingOf(rename)) },
      resolution: resolution === null ? null : resolutionOf(resolution, rename),
      waiting: game.waiting.map(waitingOf(rename)),
      retreatPayment: game.retreatPayment.map(rename),
      ask: ask === null ? null : askOf(ask, rename),
    },
  }
}

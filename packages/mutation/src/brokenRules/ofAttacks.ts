/** Mutants of retreats, attacks, chance, effects and choices: each does something that a rule forbids, or leaves something out. */
import { pokemonDefinition } from 'ptcg-turn-engine/internal/game/board/definitions'
import { type Game, type Memory, opponentOf, type PlayerId, type Program } from 'ptcg-turn-engine/model'
import { type Mutant, mutant, withClause } from './mutant.ts'
import { afterwards, comparing, earlier, inAnotherGame, withPokemon, withSide } from './wrong.ts'

const RETREAT: readonly Mutant[] = [
  afterwards(['retreat', 'is not counted'], ['T2E.1'], (after, before) => ({ ...after, turn: before.turn })),
  inAnotherGame(
    ['retreat', 'for free'],
    ['T2E.2'],
    (action) => (game, event) => action({ ...game, retreatPayment: [] }, event),
  ),
  inAnotherGame(
    ['retreat', 'pays with everything'],
    ['T2E.2', 'T2E.3'],
    (action) => (game, event) =>
      action({ ...game, retreatPayment: game.players[game.turn.player].active?.energy ?? [] }, event),
  ),
  afterwards(['retreat', 'heals'], ['T2E.5'], (after) =>
    withSide(after, after.turn.player, (side) => ({
      ...side,
      bench: side.bench.map((one) => ({ ...one, damage: 0 })),
    })),
  ),
  afterwards(['retreat', 'loses the Tool'], ['TL.2'], (after) => {
    const lost = after.players[after.turn.player].bench.flatMap(({ tools }) => tools)
    return withSide(after, after.turn.player, (side) => ({
      ...side,
      bench: side.bench.map((one) => ({ ...one, tools: [] })),
      discard: [...side.discard, ...lost],
    }))
  }),
  afterwards(
    ['retreat', 'keeps the Special Conditions'],
    ['T2E.7', 'SC.1'],
    comparing((after, before) => ({ ...after, conditions: before.conditions })),
  ),
  afterwards(
    ['retreat', 'keeps the effects of attacks'],
    ['T2E.7', 'A-B.2'],
    comparing((after, before) => ({ ...after, lasting: before.lasting })),
  ),
  afterwards(['retreat', 'ends the turn'], ['T2E.8'], (after) => ({
    ...after,
    turn: { ...after.turn, cutShort: true },
  })),
  inAnotherGame(['askForTheRetreatCost', 'one more'], ['T2E.2'], (action) => (game, event) => {
    const asked = action(game, event)
    return asked.ask?.ask !== 'choice'
      ? asked
      : { ...asked, ask: { ...asked.ask, units: asked.ask.units + 1, max: asked.ask.max + 1, done: false } }
  }),
  inAnotherGame(['askWhoComesIn', 'anybody of the other Bench'], ['T2E.4'], (action) => (game, event) => {
    const { player } = game.turn
    const asked = action({ ...game, turn: { ...game.turn, player: opponentOf(player) } }, event)
    return { ...asked, turn: game.turn }
  }),
]

const ATTACK: readonly Mutant[] = [
  afterwards(['announceAttack', 'discards an Energy'], ['T2C.3'], (after) => {
    const card = after.players[after.turn.player].active?.energy[0]
    return card === undefined
      ? after
      : withSide(after, after.turn.player, (side) => ({
          ...side,
          active: side.active === null ? null : { ...side.active, energy: side.active.energy.slice(1) },
          discard: [...side.discard, card],
        }))
  }),
  afterwards(['queueAttackChoices', 'the power of the game is not spent'], ['OG.1'], (after, before) => ({
    ...after,
    players: [
      { ...after.players[0], spent: before.players[0].spent },
      { ...after.players[1], spent: before.players[1].spent },
    ],
  })),
  inAnotherGame(['queueOtherEffects', 'before the damage as well'], ['A-F.3'], (action) => (game, event) => {
    const queued = action(game, event)
    return { ...queued, waiting: [...queued.waiting, ...queued.waiting] }
  }),
  inAnotherGame(['queueConfusionCheck', 'the defender is checked'], ['A-C.1'], (action) => (game, event) => {
    const defender = game.players[opponentOf(game.turn.player)].active
    return defender?.conditions.rotated === 'Confused' && game.attack !== null
      ? action({ ...game, attack: { ...game.attack, pokemon: defender.id } }, event)
      : game
  }),
  inAnotherGame(['queueReactions', 'at 0 damage too'], ['A-D6.2'], (action) => (game, event) => {
    if (game.attack === null) return action(game, event)
    const ledgers = game.attack.ledgers.map((one) => ({ ...one, damage: Math.max(10, one.damage) }))
    return { ...action({ ...game, attack: { ...game.attack, ledgers } }, event), attack: game.attack }
  }),
]

const CHANCE: readonly Mutant[] = [
  inAnotherGame(
    ['landTheCoin', 'the other side up'],
    ['GR.8'],
    (action) => (game, event) => action(game, event.type === 'COIN_LANDED' ? { ...event, heads: !event.heads } : event),
  ),
  inAnotherGame(
    ['shuffleTheDeck', 'upside down'],
    ['GR.5'],
    (action) => (game, event) =>
      action(game, event.type === 'DECK_SHUFFLED' ? { ...event, order: event.order.toReversed() } : event),
  ),
  inAnotherGame(
    ['takeTheRandomCard', 'the first one'],
    ['GR.8'],
    (action) => (game, event) =>
      action(game, event.type === 'CARD_TAKEN_AT_RANDOM' ? { ...event, position: 0 } : event),
  ),
  inAnotherGame(
    ['choose', 'the first one'],
    ['GR.6'],
    (action) => (game, event) =>
      action(
        game,
        event.type === 'CHOOSE' && game.ask?.ask === 'choice' && !game.ask.picked.includes(0)
          ? { ...event, option: 0 }
          : event,
      ),
  ),
  mutant('action done wrongly', 'stopChoosing, a search for any card finds nothing', {
    says: 'any choice between cards of a deck may be left empty',
    rules: ['GR.4'],
    subject: withClause('enoughIsChosen', (holds) => (game, event) => {
      const { ask } = game
      const deck = ask?.ask === 'choice' ? game.players[ask.player].deck : []
      const isASearch =
        ask?.ask === 'choice' &&
        ask.options.length > 0 &&
        ask.options.every((one) => one.option === 'card' && deck.includes(one.card))
      return isASearch || holds(game, event)
    }),
  }),
]

/** A text whose "if you do" is always yes. */
const withoutIfDone = (program: Program): Program =>
  program.flatMap((effect) => (effect.do === 'if' && effect.is.is === 'done' ? effect.then : [effect]))

/** Mutants that change the result of effects on Special Conditions and counters. */
const EFFECTS: readonly Mutant[] = [
  afterwards(
    ['resolveEffects', 'the first of Asleep, Confused and Paralyzed stays'],
    ['SC.2'],
    comparing((after, before) =>
      before.conditions.rotated !== null && after.conditions.rotated !== null
        ? {
            ...after,
            conditions: {
              ...after.conditions,
              rotated: before.conditions.rotated,
              rotatedOnTurn: before.conditions.rotatedOnTurn,
            },
          }
        : after,
    ),
  ),
  afterwards(
    ['resolveEffects', 'Poisoned goes when another condition comes'],
    ['SC.3'],
    comparing((after, before) =>
      after.conditions.rotated !== before.conditions.rotated
        ? { ...after, conditions: { ...after.conditions, poisoned: 0 } }
        : after,
    ),
  ),
  afterwards(['resolveEffects', 'a second Poisoned is added to the first'], ['SC.3'], (after, before) =>
    withPokemon(after, (one) => {
      const was = earlier(before, one)
      const again = after.facts.some(
        (fact) => fact.fact === 'CONDITION_BEGAN' && fact.condition === 'Poisoned' && fact.pokemon.id === one.id,
      )
      return again && was !== null && was.conditions.poisoned > 0 && before.facts.length < after.facts.length
        ? { ...one, conditions: { ...one.conditions, poisoned: was.conditions.poisoned + 1 } }
        : one
    }),
  ),
  afterwards(['resolveEffects', 'counters put by an attack are lowered by Resistance'], ['A-D1.3'], (after, before) =>
    after.attack === null
      ? after
      : withPokemon(after, (one) => {
          const was = earlier(before, one)
          const resists = (pokemonDefinition(after, one).resistances ?? []).length > 0
          return was !== null && resists && one.damage > was.damage ? { ...one, damage: one.damage - 10 } : one
        }),
  ),
  inAnotherGame(
    ['resolveEffects', '"if you do" is ignored'],
    ['GR.3'],
    (action) => (game, event) =>
      action(
        {
          ...game,
          resolution:
            game.resolution === null ? null : { ...game.resolution, todo: withoutIfDone(game.resolution.todo) },
          waiting: game.waiting.map((one) => ({ ...one, program: withoutIfDone(one.program) })),
        },
        event,
      ),
  ),
]

const withMemory = (game: Game, change: (memory: Memory) => Memory): Game =>
  game.resolution === null
    ? game
    : { ...game, resolution: { ...game.resolution, memory: change(game.resolution.memory) } }

const turnedRound = (game: Game, player: PlayerId): Game =>
  withSide(game, player, (side) => ({ ...side, deck: side.deck.toReversed() }))

const CHOSEN: readonly Mutant[] = [
  inAnotherGame(
    ['resolveEffects', 'what was chosen may be chosen again'],
    ['GR.6'],
    (action) => (game, event) =>
      action(
        withMemory(game, (memory) => ({ ...memory, held: [] })),
        event,
      ),
  ),
  inAnotherGame(
    ['takeTheChoice', 'in the opposite order'],
    ['GR.6'],
    (action) => (game, event) =>
      action(
        game.ask?.ask === 'choice' ? { ...game, ask: { ...game.ask, picked: game.ask.picked.toReversed() } } : game,
        event,
      ),
  ),
  inAnotherGame(['shuffleTheDeck', 'at the top instead of at the bottom'], ['GR.8'], (action) => (game, event) => {
    if (game.ask?.ask !== 'shuffle') return action(game, event)
    const { player } = game.ask
    return turnedRound(action(turnedRound(game, player), event), player)
  }),
]

export const ATTACK_MUTANTS: readonly Mutant[] = [...RETREAT, ...ATTACK, ...CHANCE, ...EFFECTS, ...CHOSEN]

/**
 * Mutants of the functions that hosts call: views, facts, requests, saves, sessions, seats, and a wrongly stored
 * generator.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { RuleId, Session, Snapshot } from 'ptcg-turn-engine'
import { BEFORE_THE_FIRST_TURN, EMPTY_SIDE, INITIAL_GAME } from 'ptcg-turn-engine/internal/game/changes/fresh'
import type { ActionName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import { type Fact, type Game, opponentOf, type Player } from 'ptcg-turn-engine/model'
import { ENGINE } from 'ptcg-turn-engine-fuzz'
import { ENGINE_API, type EngineApi } from 'ptcg-turn-engine-fuzz/internal/engineApi'
import { type ChartPlace, type Mutant, mutant, withAction } from './mutant.ts'
import { withPokemon } from './wrong.ts'

const { view, viewOfFact, request, load, createSession, restoreSession } = ENGINE_API

const throughApi =
  (kind: 'shown wrongly' | 'kept wrongly', rules: readonly RuleId[]) =>
  (what: string, api: Partial<EngineApi>, where?: ChartPlace): Mutant =>
    mutant(kind, what, { says: what, rules, ...(where === undefined ? {} : { where }), subject: { ...ENGINE, api } })

const shown = throughApi('shown wrongly', ['GR.6'])
const kept = throughApi('kept wrongly', ['GR.6'])

/** For parts of the game that seldom differ from their initial value, a state in which they do. */
const WHERE: { readonly [Key in string]?: ChartPlace } = {
  setUp: 'in setUp.extraBench',
  triggered: 'in turn.main.resolving.choosing',
}

/** A view that shows a part of the game unchanged, hidden cards included. */
const asItIs = (key: keyof Game): Mutant =>
  shown(
    `the ${key} of the game in a view`,
    {
      view: (at, viewer) => {
        const { state, game } = view(at, viewer)
        return { state, game: { ...game, [key]: at.game[key] } }
      },
    },
    WHERE[key],
  )

/** A view that shows both players the facts with this name unchanged, hidden cards included. */
const shownToAll = (name: Fact['fact']): Mutant =>
  shown(`${name} with its hidden cards`, {
    viewOfFact: (fact, viewer) => (fact.fact === name ? fact : viewOfFact(fact, viewer)),
  })

/** An action that marks or reports something wrongly. */
const doneWrongly = (what: string, action: ActionName, change: (after: Game) => Game): Mutant =>
  mutant('shown wrongly', what, {
    says: what,
    rules: ['GR.6'],
    where: `done ${action}`,
    subject: withAction(action, (done) => (game, event) => change(done(game, event))),
  })

type Asked = NonNullable<ReturnType<typeof request>>

const asking = (what: string, change: (asked: Asked) => Asked | null): Mutant =>
  shown(`a request ${what}`, {
    request: (at) => {
      const asked = request(at)
      return asked === null ? null : change(asked)
    },
  })

const SHOWN: readonly Mutant[] = [
  ...(['players', 'cards', 'definitions', 'setUp', 'resolution', 'ask', 'randomness', 'latest', 'facts'] as const).map(
    asItIs,
  ),
  ...(
    ['CARDS_DRAWN', 'PRIZES_TAKEN', 'CARDS_LOOKED_AT', 'CARDS_MOVED', 'POKEMON_PLACED', 'DECK_SHUFFLED'] as const
  ).map(shownToAll),
  doneWrongly('a choice that is not marked as hidden', 'resolveEffects', (after) =>
    after.ask?.ask === 'choice' ? { ...after, ask: { ...after.ask, hidden: false } } : after,
  ),
  doneWrongly('a card that is drawn for the turn is shown to both players', 'drawForTheTurn', (after) => {
    const drawn = after.facts.flatMap((fact) => (fact.fact === 'CARDS_DRAWN' ? fact.cards : []))
    const { player } = after.turn
    return drawn.length === 0
      ? after
      : { ...after, facts: [...after.facts, { fact: 'CARDS_REVEALED', player, cards: drawn }] }
  }),
  shown('a view for the other player', { view: (at, viewer) => view(at, opponentOf(viewer)) }),
  asking('to the other player', (asked) => ({ ...asked, player: opponentOf(asked.player) })),
  asking('for the main phase in place of a choice', (asked) =>
    asked.kind === 'choose' ? { kind: 'main', player: asked.player } : asked,
  ),
  asking('with a minimum that is one too high', (asked) => ('min' in asked ? { ...asked, min: asked.min + 1 } : asked)),
  asking('with a maximum that is one too low', (asked) => ('max' in asked ? { ...asked, max: asked.max - 1 } : asked)),
  asking('without its last option', (asked) =>
    'options' in asked ? { ...asked, options: asked.options.slice(0, -1) } : asked,
  ),
  asking('for a coin is missing', (asked) => (asked.kind === 'coin' ? null : asked)),
]

const loading = (what: string, change: (game: Game) => Game, where?: ChartPlace): Mutant =>
  kept(
    `${what} lost in a save`,
    { load: (json) => E.map(({ state, game }: Snapshot) => ({ state, game: change(game) }))(load(json)) },
    where,
  )

const withSides = (game: Game, change: (side: Player) => Player): Game => ({
  ...game,
  players: [change(game.players[0]), change(game.players[1])],
})

const KEPT: readonly Mutant[] = [
  ...Object.entries(INITIAL_GAME)
    .filter(([key]) => key !== 'facts' && key !== 'latest' && key !== 'turn')
    .map(([key, value]) => loading(`the ${key} of the game`, (game) => ({ ...game, [key]: value }), WHERE[key])),
  ...Object.entries(BEFORE_THE_FIRST_TURN).map(([key, value]) =>
    loading(`the ${key} of the turn`, (game) => ({ ...game, turn: { ...game.turn, [key]: value } })),
  ),
  loading('the Supporters played in the turn', (game) => {
    const { played: _, ...turn } = game.turn
    return { ...game, turn }
  }),
  ...Object.entries(EMPTY_SIDE).map(([key, value]) =>
    loading(`the ${key} of both players`, (game) => withSides(game, (side) => ({ ...side, [key]: value }))),
  ),
  ...(['tools', 'energy', 'lasting'] as const).map((key) =>
    loading(`the ${key} of Pokémon`, (game) => withPokemon(game, (pokemon) => ({ ...pokemon, [key]: [] }))),
  ),
  loading('the damage of Pokémon', (game) => withPokemon(game, (pokemon) => ({ ...pokemon, damage: 0 }))),
]

const inSession = (what: string, change: (session: Session, beginning: Snapshot) => Partial<Session>): Mutant =>
  kept(`a session ${what}`, {
    createSession: (at, options) => {
      const session = createSession(at, options)
      return { ...session, ...change(session, at) }
    },
  })

/** A session in which one part of the game never changes: all later states have the value that it had at the beginning. */
const stale = (key: keyof Game): Mutant =>
  inSession(`with the ${key} of its beginning`, (session, beginning) => ({
    state: () => {
      const { state, game } = session.state()
      return { state, game: { ...game, [key]: beginning.game[key] } }
    },
  }))

const SESSIONS: readonly Mutant[] = [
  ...(['players', 'turn', 'ask', 'lastingRules', 'stadium'] as const).map(stale),
  inSession('forgets its latest event', ({ history }) => ({ history: () => history().slice(0, -1) })),
  inSession('undoes to its beginning', ({ undo, state }, beginning) => {
    let isBack = false
    return {
      undo: () => {
        isBack = true
        return undo()
      },
      state: () => (isBack ? beginning : state()),
    }
  }),
  inSession('redoes nothing', ({ state }) => ({ redo: () => E.right(state()) })),
  inSession('undoes a step that its own generator decided', ({ whyNotUndo, state }) => ({
    whyNotUndo: () => {
      const refused = whyNotUndo()
      return refused?.code === 'CHANCE_DECIDED' && state().game.randomness.mode === 'seeded' ? null : refused
    },
  })),
  inSession('undoes nothing', (_, beginning) => createSession(beginning, { undo: 'never' })),
  inSession('undoes everything', (_, beginning) => createSession(beginning, { undo: 'always' })),
  inSession('saves all but its latest event', ({ save }) => ({
    save: () => {
      const saved = save()
      return { ...saved, events: saved.events.slice(0, -1) }
    },
  })),
  inSession('has its seats exchanged', ({ seat }) => ({ seat: (player) => seat(opponentOf(player)) })),
  inSession('with seats that see everything', ({ seat, state }) => ({
    seat: (player) => ({ ...seat(player), state }),
  })),
  inSession('with seats that hear everything', ({ seat, history }) => ({
    seat: (player) => ({ ...seat(player), facts: () => history().map(({ facts }) => facts) }),
  })),
  inSession('with seats that may send any event', ({ seat, send }) => ({
    seat: (player) => ({ ...seat(player), send }),
  })),
  kept('a session restored without its events', {
    restoreSession: (json, options) => restoreSession({ ...(json as Record<string, unknown>), events: [] }, options),
  }),
]

const drawnWrongly = (what: string, change: (after: Game, before: Game) => Game): Mutant =>
  mutant('kept wrongly', what, {
    says: what,
    rules: ['GR.8'],
    subject: withAction('resolveEffects', (action) => (game, event) => {
      const after = action(game, event)
      return after.randomness.mode === 'seeded' ? change(after, game) : after
    }),
  })

const latest = new WeakMap<object, Game['randomness']>()

const CHANCE: readonly Mutant[] = [
  drawnWrongly('a generator that repeats its numbers', (after, { randomness }) => ({ ...after, randomness })),
  drawnWrongly('a generator whose state is kept outside the game', (after) => {
    const other = latest.get(after.cards) ?? after.randomness
    latest.set(after.cards, after.randomness)
    return { ...after, randomness: other }
  }),
  drawnWrongly('a seeded deck that stays in its order', (after, before) =>
    after.randomness === before.randomness || after.players[0].deck.length !== before.players[0].deck.length
      ? after
      : withSides(after, (side) => ({ ...side, deck: side.deck.toSorted((a, b) => a - b) })),
  ),
]

export const ENGINE_API_MUTANTS: readonly Mutant[] = [...SHOWN, ...KEPT, ...SESSIONS, ...CHANCE]

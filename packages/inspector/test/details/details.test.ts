/** Details of a selection: everything on the chart and in the rulebook has some, and they lead on to others. */

import { cards, rulebook } from 'ptcg-turn-engine'
import { gameGraph } from 'ptcg-turn-engine/game-chart'
import { RULES, STEERING } from 'ptcg-turn-engine/internal/game/rules/clauses'
import { EVENT_TYPES, PLAYERS } from 'ptcg-turn-engine/model'
import { nameInWords } from 'ptcg-turn-engine/words'
import { board } from 'ptcg-turn-test-kit/board'
import { describe, expect, test } from 'vitest'
import { type Detail, detailOf } from '../../src/details/details.ts'
import { cardDetail } from '../../src/details/detailsOfCard.ts'
import { selectedDetails } from '../../src/details/detailsOfSelection.ts'
import type { About } from '../../src/selection.ts'
import { viewAs } from '../../src/time/moment.ts'
import { throughGames } from '../wholeGames.ts'

const seen = board(
  'turn 3 of A\nA active Cinderace < Raboot < Scorbunny {Fire Energy x2}\nA hand Hop\nB active Sobble\nstadium Laboratory Infirmary of B',
)
const about = (token: About): Detail | null => detailOf(token, { seen })

const detail = <Kind extends Detail['kind']>(kind: Kind, token: About): Detail & { kind: Kind } => {
  const found = about(token)
  if (found?.kind !== kind) throw new Error(`${token} is no ${kind}.`)
  return found as Detail & { kind: Kind }
}

describe('the chart', () => {
  test('every state has a description and its rules', () => {
    for (const { path, cite } of gameGraph.states) {
      const { state, rules } = detail('state', `state:${path}`)
      expect(state.description).not.toBe('')
      expect(rules.map(({ id }) => id)).toEqual(cite)
    }
  })
  test('every transition has its clauses, each with its rule, or none if it only steers', () => {
    for (const { id, clauses } of gameGraph.transitions) {
      const found = detail('transition', `transition:${id}`)
      expect(found.clauses.map(({ name }) => name)).toEqual(clauses)
      for (const { name, rule, code } of found.clauses)
        expect([rule !== null, code !== null]).toEqual(Array(2).fill(Object.hasOwn(RULES, name)))
    }
  })
  test('every clause guards the transitions that list it, and these link back to it', () => {
    for (const name of [...Object.keys(RULES), ...Object.keys(STEERING)]) {
      const { guards, words } = detail('clause', `clause:${name}`)
      expect(words).not.toMatch(/[a-z][A-Z]/)
      for (const { id } of guards) expect(detail('transition', `transition:${id}`).transition.clauses).toContain(name)
    }
  })
  test('a clause with another rule on another event shows that rule there', () => {
    const onEvents = Object.entries(RULES).flatMap(([name, clause]) =>
      'ruleOn' in clause ? [[name, clause.ruleOn] as const] : [],
    )
    expect(onEvents.length).toBeGreaterThan(0)
    for (const [name, ruleOn] of onEvents)
      for (const [event, id] of Object.entries(ruleOn ?? {})) {
        const [guarded] = gameGraph.transitions.filter((one) => one.event === event && one.clauses.includes(name))
        const listed =
          guarded && detail('transition', `transition:${guarded.id}`).clauses.find((one) => one.name === name)
        expect(listed?.rule?.id).toBe(id)
        expect(detail('rule', `rule:${id}`).clauses).toContain(name)
      }
  })
})

describe('the rulebook', () => {
  test('every rule lists its places on the chart', () => {
    for (const rule of rulebook) {
      const { rule: described, states, transitions, clauses } = detail('rule', `rule:${rule.id}`)
      expect(described).toBe(rule)
      for (const { path } of states) expect(detail('state', `state:${path}`).rules).toContain(rule)
      for (const { id } of transitions) expect(detail('transition', `transition:${id}`).rules).toContain(rule)
      for (const name of clauses) {
        const { rule: own, ruleOn } = detail('clause', `clause:${name}`)
        expect([own, ...ruleOn.map((one) => one.rule)]).toContain(rule)
      }
    }
  })
})

test('every kind of event is accepted somewhere; the main phase accepts a retreat and no coin', () => {
  for (const type of EVENT_TYPES) expect(detail('event', `event:${type}`).transitions.length).toBeGreaterThan(0)
  expect(detail('event', 'event:RETREAT').now).toHaveLength(1)
  expect(detail('event', 'event:CONCEDE').now.length).toBeGreaterThan(0)
  expect(detail('event', 'event:COIN_LANDED').now).toEqual([])
})

describe('a card', () => {
  test('shows its print, rendered from its effects, and its place', () => {
    const { game } = seen
    const whereabouts = game.cards.map((_, card) => cardDetail(game, card)).filter((one) => one?.name !== null)
    const cardNamed = (name: string) => whereabouts.find((one) => one?.name === name)
    expect(cardNamed('Cinderace')).toMatchObject({
      sort: 'Stage 2 Pokémon, evolves from Raboot',
      where: "part of A's Active Pokémon",
    })
    expect(cardNamed('Fire Energy')).toMatchObject({
      provides: [['Fire']],
      where: "attached to Cinderace, A's Active Pokémon",
    })
    expect(cardNamed('Laboratory Infirmary')).toMatchObject({ where: 'Stadium in play', sort: 'Stadium card' })
    expect(cardNamed('Hop')?.text).not.toBe('')
  })
  test('of this package has a complete print', () => {
    for (const definition of Object.values(cards)) {
      const game = {
        ...seen.game,
        definitions: { [definition.id]: definition },
        cards: [{ owner: 0, definition: definition.id }],
      } as const
      const found = cardDetail(game, 0)
      expect(JSON.stringify(found)).not.toMatch(/undefined|NaN|\[object/)
      expect(found?.name).toBe(definition.name)
      if (definition.kind === 'Pokemon')
        expect(found?.parts.length).toBe(definition.attacks.length + (definition.abilities?.length ?? 0))
      if (definition.kind === 'Trainer') expect(found?.text).not.toBe('')
    }
  })
  test('that lies face down shows only its owner', () => {
    throughGames((_, { after }) => {
      for (const viewer of PLAYERS) {
        const view = viewAs(viewer, after)
        for (const [card, { definition, owner }] of view.game.cards.entries()) {
          const found = cardDetail(view.game, card)
          if (definition === null)
            expect(found).toEqual({
              kind: 'card',
              card,
              name: null,
              definition: null,
              owner: view.game.players[owner].name,
              where: 'face down',
              sort: 'card',
              types: [],
              provides: [],
              lines: [],
              parts: [],
              text: '',
            })
          else expect(found?.where).not.toMatch(/nowhere/)
        }
      }
    }, 15)
  })
})

test.each([
  'state:nowhere',
  'state:constructor',
  'transition:x:y:0',
  'clause:constructor',
  'clause:toString',
  'rule:__proto__',
  'event:NONSENSE',
  'card:9999',
  'card:-1',
  'card:NaN',
  'card:1.5',
  'player:2',
  'step:abc',
  'step:1e9',
  'nonsense',
])('%s has no details', (token) => expect(about(token as About)).toBeNull())

describe('a selection', () => {
  const detailsOf = (...tokens: readonly About[]) => selectedDetails({ label: 'x', about: tokens }, { seen })
  test('shows its first thing; the others are listed to be selected', () => {
    const { details, others } = detailsOf('transition:turn.main.ready:RETREAT:0', 'event:RETREAT', 'rule:T2E.1')
    expect(details.map(({ kind }) => kind)).toEqual(['transition'])
    expect(others.map(({ token }) => token)).toEqual(['event:RETREAT', 'rule:T2E.1'])
  })
  test('shows every different card of a Pokémon once', () => {
    const { active } = seen.game.players[0]
    const all = [...(active?.cards ?? []), ...(active?.energy ?? [])].map((card): About => `card:${card}`)
    expect(all).toHaveLength(5)
    const names = detailsOf(...all).details.map((one) => (one.kind === 'card' ? one.name : one.kind))
    expect(names).toEqual(['Scorbunny', 'Raboot', 'Cinderace', 'Fire Energy'])
  })
  test('ignores unknown things', () => {
    expect(detailsOf('card:9999', 'rule:T2E.1').details.map(({ kind }) => kind)).toEqual(['rule'])
    expect(selectedDetails(null, { seen })).toEqual({ details: [], others: [] })
  })
})

test.each([
  ['cardIsABasicPokemon', 'card is a Basic Pokémon'],
  ['pokemonHasRoomForATool', 'Pokémon has room for a Tool'],
  ['notTheFirstPlayersFirstTurn', "not the first player's first turn"],
])('%s is "%s"', (name, words) => expect(nameInWords(name)).toBe(words))

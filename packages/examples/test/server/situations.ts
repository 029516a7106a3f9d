/** Names the situations of a game that matter for hidden cards, so that a few games can be compared with many. */
import type { GameEvent, PlayerId, Snapshot } from 'ptcg-turn-engine'
import { withoutMarks } from './markedDecks.ts'

const SIDES = [0, 1] as const

type Whose = 'own' | 'other' | 'nobody'

/** The card of an event without marks; for an attack, its Pokémon and the number of the attack. */
const aboutIn = ({ game }: Snapshot, event: GameEvent): string => {
  const printed = (card: number | undefined): string => withoutMarks(game.cards[card ?? -1]?.definition ?? '')
  if (event.type === 'DECLARE_ATTACK')
    return `${printed(game.players[event.player].active?.cards.at(-1))} ${event.attack}`
  return 'card' in event ? printed(event.card) : ''
}

/** A property of a fact that shows where a card goes or who may see it. */
const partOf = (fact: object, part: 'from' | 'to' | 'hidden'): unknown =>
  part in fact ? (fact as Readonly<Record<string, unknown>>)[part] : ''

/** Everything about a moment that determines what a side may see, and the effects in progress. */
const situationsOf = ({ state, game }: Snapshot, viewer: PlayerId): readonly string[] => {
  const whose = (player: PlayerId | null | undefined): Whose =>
    player === null || player === undefined ? 'nobody' : player === viewer ? 'own' : 'other'
  const { ask, resolution, waiting, setUp, result, facts, stadium, limbo, players, turn } = game
  const asked =
    ask?.ask === 'choice' ? [ask.purpose, ask.hidden, ...new Set(ask.options.map(({ option }) => option))] : []
  const remembered = Object.entries(resolution?.memory.cards ?? {}).map(
    ([name, cards]) => `${name} ${cards.length > 0}`,
  )
  return [
    ['state', state, whose(turn.player)],
    ['ask', ask?.ask, ask !== null && 'player' in ask ? whose(ask.player) : '', ...asked],
    [
      'text',
      withoutMarks(resolution?.source.label ?? ''),
      whose(resolution?.source.player),
      (resolution?.memory.lookedAt.length ?? 0) > 0,
      ...remembered,
      ...(resolution?.todo.map((step) => ('do' in step ? step.do : '')) ?? []),
    ],
    ...waiting.map(({ source }) => ['waiting', withoutMarks(source.label), whose(source.player)]),
    ['setUp', setUp !== null, (setUp?.bonusCards.length ?? 0) > 0, whose(setUp?.placing)],
    [
      'result',
      result?.outcome,
      ...(result?.reasons ?? []),
      result !== null && 'winner' in result && whose(result.winner),
    ],
    ...facts.map((fact) => [
      fact.fact,
      'player' in fact ? whose(fact.player) : '',
      ...(['from', 'to', 'hidden'] as const).map((part) => partOf(fact, part)),
      'cards' in fact && fact.cards.length > 0,
    ]),
    ['table', stadium !== null, limbo !== null, ...players.map(({ lostZone }) => lostZone.length > 0)],
  ].map((parts) => parts.join(' '))
}

/** The names of the situations that an event shows: the event, and its results as each side sees them. */
export const situationsAfter = (before: Snapshot, event: GameEvent, after: Snapshot): readonly string[] => [
  `${event.type} ${aboutIn(before, event)}`,
  ...SIDES.flatMap((viewer) => situationsOf(after, viewer)),
]

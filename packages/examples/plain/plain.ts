/**
 * Draws a playable table without any framework: the sides from `tableOf`, the moves from `groupedEvents`, the log from
 * the facts.
 */
import { createGame, createSession, type GameEvent, randomPlayer } from 'ptcg-turn-engine'
import { factInWords, groupedEvents, type PokemonShown, questionOf, type Side, tableOf } from 'ptcg-turn-engine/table'

const created = createGame({
  players: [
    { name: 'Ada', deck: 'cinderace' },
    { name: 'Computer', deck: 'inteleon' },
  ],
  randomness: { seed: Number(new URLSearchParams(location.search).get('seed') ?? Date.now()) },
})
if (created._tag === 'Left') throw new Error(created.left[0].message)
const session = createSession(created.right)
const you = session.seat(0)
const computer = session.seat(1)
const decide = randomPlayer(1)

const part = (tag: string, className: string, ...inside: readonly (string | Node)[]): HTMLElement => {
  const element = document.createElement(tag)
  if (className !== '') element.className = className
  element.append(...inside)
  return element
}

const place = (id: string, ...inside: readonly (string | Node)[]): void =>
  document.getElementById(id)?.replaceChildren(...inside)

const drawnPokemon = (one: PokemonShown): HTMLElement =>
  part(
    'div',
    one.place === 'Active' ? 'pokemon active' : 'pokemon',
    part('b', '', one.isHidden ? 'Face down' : one.name),
    ...(one.isHidden ? [] : [part('div', '', `${one.hp - one.damage} of ${one.hp} HP`)]),
    part('div', '', one.energy.map(({ name }) => name).join(', ')),
    part('div', '', one.conditions.join(', ')),
  )

const drawnSide = ({ name, hasTheTurn, active, bench, piles }: Side): HTMLElement =>
  part(
    'section',
    'side',
    part('p', '', part('b', '', hasTheTurn ? `▸ ${name}` : name)),
    part(
      'p',
      '',
      `${piles.prizes.count} Prize cards, ${piles.deck.count} in the deck, ${piles.discard.count} discarded`,
    ),
    ...(active === null ? [] : [drawnPokemon(active)]),
    ...bench.map(drawnPokemon),
    part(
      'p',
      '',
      `Hand: ${piles.hand.alike.map((alike) => `${alike.cards.length} ${alike.name ?? 'hidden'}`).join(', ')}`,
    ),
  )

const button = (words: string, event: GameEvent): HTMLElement => {
  const element = part('button', '', words)
  element.addEventListener('click', () => you.send(event))
  return element
}

/** One button for each way to play a card; equal cards share a button. */
const drawnMoves = (): readonly HTMLElement[] =>
  groupedEvents(you.state().game, you.legalEvents()).map(({ title, lines }) =>
    part(
      'div',
      '',
      part('h2', '', title),
      ...lines.flatMap(({ ways }) => ways.map(({ says, events: [event] }) => button(says, event))),
    ),
  )

const draw = (): void => {
  const { game } = you.state()
  const request = you.request()
  const table = tableOf(game, 0)
  place('title', table.title)
  place(
    'question',
    request === null ? 'The game is over.' : `${game.players[request.player].name}: ${questionOf(game, request)}`,
  )
  place('table', ...table.sides.map(drawnSide))
  place('moves', ...drawnMoves())
  const facts = you.facts().flat()
  place('facts', ...facts.map((fact) => part('li', '', factInWords(game, fact))).toReversed())
}

/** Draws the game, and lets the computer answer any request at once. */
const goOn = (): void => {
  draw()
  const events = computer.legalEvents()
  if (session.request()?.player === 1 && events.length > 0) computer.send(decide(computer.state(), events))
}

session.subscribe(goOn)
goOn()

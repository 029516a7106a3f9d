/** Draws the board: two sides with their Pokémon, hands and piles. */
import { cards } from 'ptcg-turn-engine'
import type { EnergyType, Game } from 'ptcg-turn-engine/model'
import {
  type CardShown,
  ENERGY_LETTERS,
  type PokemonShown,
  type Side,
  type TablePile,
  tableOf,
} from 'ptcg-turn-engine/table'
import { SITE_ROOT } from './root.ts'

const Symbols = ({ types }: { readonly types: readonly EnergyType[] }) => (
  <>
    {types.map((type, index) => (
      <span key={index} class="energy" data-type={type} title={type}>
        {ENERGY_LETTERS[type]}
      </span>
    ))}
  </>
)

const CardName = ({ card }: { readonly card: CardShown }) => {
  const id = card.printed?.definition
  if (card.name === null || id === undefined) return <span>a face-down card</span>
  return Object.hasOwn(cards, id) ? <a href={`${SITE_ROOT}cards/${id}.html`}>{card.name}</a> : <span>{card.name}</span>
}

const InPlay = ({ pokemon }: { readonly pokemon: PokemonShown }) => (
  <li class={pokemon.place === 'Active' ? 'pokemon active' : 'pokemon'}>
    <p class="name">
      <CardName card={pokemon.card} />
      <span class="hp">
        {pokemon.left}/{pokemon.hp}
      </span>
    </p>
    <meter min={0} max={pokemon.hp} value={pokemon.left} aria-label={`HP of ${pokemon.name}`} />
    {pokemon.energy.length === 0 ? null : (
      <p>
        <Symbols types={pokemon.energy.flatMap(({ units }) => units.map((unit) => unit[0] ?? 'Colorless'))} />
      </p>
    )}
    {pokemon.tools.map((tool) => (
      <p key={tool.card} class="tool">
        <CardName card={tool} />
      </p>
    ))}
    {pokemon.conditions.length === 0 ? null : <p class="conditions">{pokemon.conditions.join(', ')}</p>}
    {pokemon.place === 'Active'
      ? pokemon.attacks.map(({ index, name, cost, damage, text }) => (
          <p key={index} class="attack" title={text}>
            <Symbols types={cost} /> {name} <b>{damage}</b>
          </p>
        ))
      : null}
    {pokemon.effects.map((effect) => (
      <p key={effect} class="effect">
        {effect}
      </p>
    ))}
  </li>
)

const Pile = ({ pile, named }: { readonly pile: TablePile; readonly named: string }) => (
  <div class="pile">
    <dt>
      {named} {pile.count}
    </dt>
    <dd>
      {pile.alike.slice(0, 8).map((alike) => (
        <span class="chip" key={alike.cards[0]}>
          {alike.name ?? 'a card'}
          {alike.cards.length > 1 ? ` ×${alike.cards.length}` : ''}
        </span>
      ))}
      {pile.alike.length > 8 ? <span class="chip">…</span> : null}
    </dd>
  </div>
)

const SideView = ({ side }: { readonly side: Side }) => (
  <section class={side.hasTheTurn ? 'side turn' : 'side'} aria-label={`The side of ${side.name}`}>
    <h3>
      {side.name} {side.hasTheTurn ? <small>has the turn</small> : null}
    </h3>
    <ul class="row">
      {side.active === null ? <li class="pokemon empty">No Active Pokémon</li> : <InPlay pokemon={side.active} />}
      {side.bench.map((one) => (
        <InPlay key={one.id} pokemon={one} />
      ))}
    </ul>
    <dl class="piles">
      <Pile pile={side.piles.hand} named="Hand" />
      <Pile pile={side.piles.discard} named="Discard pile" />
      <Pile pile={side.piles.deck} named="Deck" />
      <div class="pile">
        <dt>Prize cards {side.piles.prizes.count}</dt>
      </div>
    </dl>
  </section>
)

/** The board, with the side of A below. */
export const BookBoard = ({ game, state }: { readonly game: Game; readonly state: string }) => {
  const table = tableOf(game, 0)
  return (
    <div class="board">
      <p class="where">
        {table.title} · <a href={`${SITE_ROOT}states/${state}.html`}>{state}</a>
        {table.stadium === null ? null : (
          <>
            {' '}
            · Stadium: <CardName card={table.stadium} />
          </>
        )}
      </p>
      {table.sides.map((side) => (
        <SideView key={side.player} side={side} />
      ))}
    </div>
  )
}

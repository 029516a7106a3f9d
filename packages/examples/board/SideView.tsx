/** Draws one side of the table: its Active Pokémon, its Bench and its piles. */
import type { PlayerId } from 'ptcg-turn-engine'
import { memo } from 'react'
import { Actions } from './Actions.tsx'
import { Pending } from './Pending.tsx'
import { Piles, Prizes } from './Piles.tsx'
import { Place } from './Place.tsx'
import { PokemonCard } from './PokemonCard.tsx'
import { useTable } from './useTable.ts'

/** A side of the table: the opponent's, which is above (`far`), or that of the player at this table (`near`). */
export type Which = 'far' | 'near'
const AT = { far: 0, near: 1 } as const

const ActiveSpot = ({ which }: { readonly which: Which }) => {
  const active = useTable(({ sides }) => sides[AT[which]].active)
  const name = useTable(({ sides }) => sides[AT[which]].name)
  if (active !== null) return <PokemonCard key={active.id} pokemon={active} owner={name} />
  const words = `Active Spot of ${name}, empty`
  if (which === 'far') return <div className="spot in-play-Active" role="img" aria-label={words} />
  return (
    <Place place="active" className="spot in-play-Active" words={words}>
      <span>Active</span>
    </Place>
  )
}

const Benched = memo(({ which, at }: { readonly which: Which; readonly at: number }) => {
  const pokemon = useTable(({ sides }) => sides[AT[which]].bench[at] ?? null)
  const name = useTable(({ sides }) => sides[AT[which]].name)
  return pokemon === null ? null : <PokemonCard pokemon={pokemon} owner={name} />
})

const Bench = ({ which }: { readonly which: Which }) => {
  const ids = useTable(({ sides }) => sides[AT[which]].bench.map(({ id }) => id))
  const limit = useTable(({ sides }) => sides[AT[which]].benchLimit)
  const name = useTable(({ sides }) => sides[AT[which]].name)
  const free = Math.max(0, limit - ids.length)
  return (
    <section className="bench" aria-label={`Bench of ${name}`} data-limit={limit}>
      {ids.map((id, at) => (
        <Benched key={id} which={which} at={at} />
      ))}
      {which === 'near' && <Pending />}
      {free > 0 && which === 'near' && (
        <Place place="bench" className="spot spot-bench" words={`Bench of ${name}, ${free} free`}>
          <span>Bench</span>
        </Place>
      )}
      {free > 0 && which === 'far' && <div className="spot spot-bench" aria-hidden="true" />}
    </section>
  )
}

const Name = ({ which }: { readonly which: Which }) => {
  const { name, hasTheTurn, isNext, goesFirst, hand, turn } = useTable(({ sides, turn: { number } }) => {
    const side = sides[AT[which]]
    return {
      name: side.name,
      hasTheTurn: side.hasTheTurn,
      isNext: !side.hasTheTurn && sides.some((one) => one.hasTheTurn),
      goesFirst: side.goesFirst,
      hand: side.piles.hand.count,
      turn: number,
    }
  })
  return (
    <h2 className="side-name">
      <span className="side-who">{name}</span>
      {hasTheTurn && <span className="side-turn">turn {turn}</span>}
      {isNext && <span className="side-next">next turn</span>}
      {goesFirst && <span className="side-first">went first</span>}
      {which === 'far' && (
        <span className="side-hand">
          {hand > 0 && (
            <span
              className="side-hand-backs"
              aria-hidden="true"
              style={{ '--cards': Math.min(hand, 10) } as React.CSSProperties}
            />
          )}
          {hand} in hand
        </span>
      )}
    </h2>
  )
}

/** One side of the table. The opponent's side is mirrored. */
export const SideView = memo(({ which }: { readonly which: Which }) => {
  const player: PlayerId = useTable(({ sides }) => sides[AT[which]].player)
  return (
    <div className={`side side-${which}`} data-player={player}>
      <Name which={which} />
      <Prizes which={which} />
      <Bench which={which} />
      <div className="front">
        <ActiveSpot which={which} />
        {which === 'near' && <Actions />}
      </div>
      <Piles which={which} />
    </div>
  )
})

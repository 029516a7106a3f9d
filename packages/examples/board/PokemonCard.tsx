/**
 * Draws one Pokémon in play: its name and kind, its HP and damage, its Energy, its Tools and its Special Conditions.
 */
import type { PokemonShown } from 'ptcg-turn-engine/table'
import { memo, useEffect, useRef, useState } from 'react'
import { Art, CardBack } from './Art.tsx'
import { Place } from './Place.tsx'
import { TypeSymbol, UnitSymbol } from './TypeSymbol.tsx'

const counted = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => {
      const count = names.filter((one) => one === name).length
      return count === 1 ? name : `${count} ${name}`
    })
    .join(', ')

/** The visible facts about a Pokémon as one sentence. */
const inWords = (pokemon: PokemonShown, owner: string): string => {
  const place = pokemon.place === 'Active' ? 'Active Pokémon' : 'Benched Pokémon'
  if (pokemon.isHidden) return `A face-down Pokémon, ${place} of ${owner}`
  const attached = [...pokemon.energy, ...pokemon.tools].map(({ name }) => name ?? 'a card')
  return [
    `${pokemon.name}, ${place} of ${owner}`,
    `${pokemon.left} of ${pokemon.hp} HP`,
    ...(attached.length === 0 ? [] : [counted(attached)]),
    ...pokemon.conditions,
  ].join(', ')
}

/** The latest change of the damage, which is shown for a moment. */
const useHit = (damage: number): { readonly points: number; readonly at: number } | null => {
  const before = useRef(damage)
  const [hit, setHit] = useState<{ readonly points: number; readonly at: number } | null>(null)
  useEffect(() => {
    const points = damage - before.current
    before.current = damage
    if (points !== 0) setHit({ points, at: performance.now() })
  }, [damage])
  return hit
}

const Hit = ({ damage }: { readonly damage: number }) => {
  const hit = useHit(damage)
  if (hit === null) return null
  return (
    <span key={hit.at} className={`hit ${hit.points > 0 ? 'hit-hurt' : 'hit-healed'}`} aria-hidden="true">
      {hit.points > 0 ? `−${hit.points}` : `+${-hit.points}`}
    </span>
  )
}

const LETTERS = { Poisoned: 'PSN', Burned: 'BRN', Asleep: 'SLP', Confused: 'CNF', Paralyzed: 'PAR' } as const

/** The maximum number of symbols for Energy. If there are more units, a number replaces the last ones. */
const MAX_SYMBOLS = 5

const Energy = ({ energy }: Pick<PokemonShown, 'energy'>) => {
  const units = energy.flatMap(({ card, units: all }) => all.map((unit, at) => ({ key: `${card}.${at}`, unit })))
  const few = units.length <= MAX_SYMBOLS
  return (
    <span className="in-play-energy">
      {(few ? units : units.slice(0, MAX_SYMBOLS - 1)).map(({ key, unit }) => (
        <UnitSymbol key={key} unit={unit} />
      ))}
      {!few && <span className="in-play-more">+{units.length - MAX_SYMBOLS + 1}</span>}
    </span>
  )
}

const FaceUp = ({ pokemon }: { readonly pokemon: PokemonShown }) => {
  const { card, name, hp, left, damage, types, tools, conditions, stage, rules } = pokemon
  const level = left / Math.max(1, hp)
  return (
    <>
      <span className="in-play-head">
        <span className="in-play-name">{name}</span>
        {rules.length > 0 && <span className="in-play-rule">{rules[0]}</span>}
        <span className="in-play-type">
          <TypeSymbol type={types[0] ?? 'Colorless'} />
        </span>
      </span>
      <span className="in-play-art" key={card.card}>
        {card.printed !== null && <Art printed={card.printed} />}
        {stage !== 'Basic' && <span className="in-play-stage">{stage}</span>}
        {tools.length > 0 && <span className="in-play-tool">{tools.map((tool) => tool.name).join(', ')}</span>}
        <span className="in-play-conditions">
          {conditions.map((condition) => (
            <span key={condition} className="condition" data-condition={condition} title={condition}>
              {LETTERS[condition]}
            </span>
          ))}
        </span>
        <Energy energy={pokemon.energy} />
        <Hit damage={damage} />
      </span>
      <span className="in-play-hp">
        <span className="hp-bar">
          <span
            className={`hp-left ${level > 0.5 ? '' : level > 0.25 ? 'is-half' : 'is-low'}`}
            style={{ width: `${level * 100}%` }}
          />
        </span>
        <span className="hp-number">
          {left}
          <small>/{hp}</small>
        </span>
      </span>
    </>
  )
}

/** A Pokémon at its place. */
export const PokemonCard = memo(({ pokemon, owner }: { readonly pokemon: PokemonShown; readonly owner: string }) => {
  const printed = pokemon.card.printed
  return (
    <Place
      place={`pokemon:${pokemon.id}`}
      className={`in-play in-play-${pokemon.place}${pokemon.isKnockedOut ? ' is-knocked-out' : ''}${pokemon.isHidden ? ' is-face-down' : ''}`}
      words={inWords(pokemon, owner)}
      looked={printed === null ? null : { printed, pokemon: pokemon.id }}
      type={pokemon.types[0] ?? 'Colorless'}
      rotated={pokemon.conditions.find((one) => one === 'Asleep' || one === 'Paralyzed' || one === 'Confused')}
    >
      {pokemon.isHidden ? <CardBack /> : <FaceUp pokemon={pokemon} />}
    </Place>
  )
})

/** Draws the log of the game, sentence by sentence, as its player saw the facts. */
import type { Fact, Game } from 'ptcg-turn-engine'
import { factInWords } from 'ptcg-turn-engine/table'
import { memo, useEffect, useRef } from 'react'
import { useAtTable } from './useTable.ts'

const Entry = memo(
  ({ facts, game }: { readonly facts: readonly Fact[]; readonly game: Game }) =>
    facts.map((fact, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: facts are never put in another order
      <li key={at} className={`told told-${fact.fact}`}>
        {factInWords(fact, game)}
      </li>
    )),
  // The game is needed for players' names only, which never change: facts contain all other names.
  (before, now) => before.facts === now.facts,
)

/** The log, scrolled to its latest sentence. */
export const Log = memo(({ past }: { readonly past: readonly (readonly Fact[])[] }) => {
  const { game } = useAtTable()
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new fact scrolls the list to its end
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [past])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <ol className="log" ref={list} aria-label="What happened" tabIndex={0}>
      {past.map((facts, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the past is never put in another order
        <Entry key={at} facts={facts} game={game.state().game} />
      ))}
    </ol>
  )
})

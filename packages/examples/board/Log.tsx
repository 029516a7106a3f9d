/** Draws the log of the game as its player saw the facts: sentence by sentence, and attacks step by step. */
import { type Fact, type Game, ruleOf } from 'ptcg-turn-engine'
import { type FactSentence, factsWithSteps } from 'ptcg-turn-engine/table'
import { memo, useEffect, useRef } from 'react'
import { useAtTable } from './useTable.ts'

interface EntryProps {
  readonly facts: readonly Fact[]
  readonly past: readonly (readonly Fact[])[]
  readonly at: number
  readonly game: Game
}

/** The earlier facts from the latest attack on, whose description may continue. */
const sinceTheAttack = (past: readonly (readonly Fact[])[]): readonly Fact[] => {
  const from = past.findLastIndex((facts) => facts.some(({ fact }) => fact === 'ATTACK_DECLARED'))
  return from < 0 ? [] : past.slice(from).flat()
}

const Line = ({ sentence }: { readonly sentence: FactSentence }) =>
  'stop' in sentence && sentence.stop !== 'knockOut' ? (
    <li
      className={`log-line log-step log-${sentence.fact}`}
      title={`Rule ${sentence.rule}: ${ruleOf(sentence.rule).says}`}
    >
      <b>{sentence.stop}</b> {sentence.says}
    </li>
  ) : (
    <li className={`log-line log-${sentence.fact}`}>{sentence.says}</li>
  )

const Entry = memo(
  ({ facts, past, at, game }: EntryProps) =>
    factsWithSteps(sinceTheAttack(past.slice(0, at)), facts, game).map((sentence, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: facts are never put in another order
      <Line key={line} sentence={sentence} />
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
    const { current: shown } = list
    if (shown === null) return undefined
    const toEnd = (): void => shown.scrollTo({ top: shown.scrollHeight })
    // The panel above the log grows with the selected card.
    const resized = new ResizeObserver(toEnd)
    resized.observe(shown)
    toEnd()
    return () => resized.disconnect()
  }, [past])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <ol className="log" ref={list} aria-label="What happened" tabIndex={0}>
      {past.map((facts, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the past is never put in another order
        <Entry key={at} facts={facts} past={past} at={at} game={game.state().game} />
      ))}
    </ol>
  )
})

/** Draws a value, and the name of the card to which it refers. The name can be selected, except in a node that opens. */
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import type { Game } from 'ptcg-turn-engine/model'
import { isBranch, type JsonPath, summaryOfValue } from '../../raw/jsonTree.ts'
import { cardAt } from '../../raw/jsonTreeCards.ts'
import { Selectable } from '../Selectable.tsx'

interface Props {
  readonly path: JsonPath
  readonly value: unknown
  readonly game: Game
}

/** The name of the card that a value refers to; nothing if the value is not a card. */
export const RawGameCard = ({ path, value, game }: Props) => {
  const card = cardAt(path, value)
  if (card === null || game.cards[card] === undefined) return null
  const definition = definitionOf(game, card)
  if (definition === null) return <span class="quiet"> a hidden card </span>
  // An expandable node is a button itself, and cannot contain another button.
  if (isBranch(value)) return <span>{definition.name} </span>
  return (
    <Selectable about={[`card:${card}`]} label={definition.name} class="RawGame-card">
      {definition.name}
    </Selectable>
  )
}

const MAX_LENGTH = 60

/** A value in a few words, with its card. */
export const RawGameValue = ({ path, value, game }: Props) => {
  const words = summaryOfValue(value)
  const kind = value === null ? 'null' : typeof value
  const card = <RawGameCard path={path} value={value} game={game} />
  return (
    <>
      {isBranch(value) ? card : null}
      <code class={`RawGame-value RawGame-${kind}`} title={words.length > MAX_LENGTH ? words : undefined}>
        {words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH)}…` : words}
      </code>
      {isBranch(value) ? null : card}
    </>
  )
}

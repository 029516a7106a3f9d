/** Draws a card among plain numbers: its name beside its number, to be selected where it may be known. */
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import type { Game } from 'ptcg-turn-engine/model'
import { isBranch, type JsonPath, valueInWords } from '../../raw/jsonTree.ts'
import { cardAt } from '../../raw/jsonTreeCards.ts'
import { Selectable } from '../Selectable.tsx'

interface Props {
  readonly path: JsonPath
  readonly value: unknown
  readonly game: Game
}

/** The name of the card that a value is; nothing where it is none. */
export const RawGameCard = ({ path, value, game }: Props) => {
  const card = cardAt(path, value)
  if (card === null || game.cards[card] === undefined) return null
  const definition = definitionOf(game, card)
  if (definition === null) return <span class="quiet"> a hidden card </span>
  // What opens is a button itself: none fits into it.
  if (isBranch(value)) return <span>{definition.name} </span>
  return (
    <Selectable about={[`card:${card}`]} label={definition.name} class="RawGame-card">
      {definition.name}
    </Selectable>
  )
}

const LONGEST = 60

/** A value in a word or a few, and the card that it is. */
export const RawGameValue = ({ path, value, game }: Props) => {
  const words = valueInWords(value)
  const kind = value === null ? 'null' : typeof value
  const card = <RawGameCard path={path} value={value} game={game} />
  return (
    <>
      {isBranch(value) ? card : null}
      <code class={`RawGame-value RawGame-${kind}`} title={words.length > LONGEST ? words : undefined}>
        {words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words}
      </code>
      {isBranch(value) ? null : card}
    </>
  )
}

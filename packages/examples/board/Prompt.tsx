/** Draws the line between the table and the hand: the question, the held card, or the reasons for a refusal. */
import { useGame, useRequest, useWhyNot } from 'ptcg-turn-engine/react'
import { factInWords, questionOf } from 'ptcg-turn-engine/table'
import { memo } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { ChoiceSheet } from './ChoiceSheet.tsx'
import { Done } from './Done.tsx'
import { eventForPlace, type HeldCard, isChoosing, isPlacing, isQuestion, openPlaces, type PlaceId } from './places.ts'
import { Reasons } from './Reasons.tsx'
import { whyNowhere } from './reasons.ts'
import { sameData } from './sameData.ts'
import { useAtTable, useDoing, useTable } from './useTable.ts'

const WHERE: { readonly [Where in 'pokemon' | 'active' | 'bench' | 'middle' | 'prize']: string } = {
  pokemon: 'Choose one of the Pokémon that light up.',
  active: 'Put it into the Active Spot.',
  bench: 'Put it onto the Bench.',
  middle: 'Put it in the middle to play it.',
  prize: '',
}

const kindOf = (place: PlaceId): keyof typeof WHERE => place.split(':')[0] as keyof typeof WHERE

const Held = ({ held }: { readonly held: HeldCard }) => {
  const { game, playing } = useAtTable()
  const over = useDoing((doing) => doing.over)
  const places = useGame(game, () => [...openPlaces(game, held.card).keys()], sameData)
  const nowhere = useGame(game, () => whyNowhere(game, held), sameData)
  const isClosed = over !== null && !places.includes(over)
  const here = useWhyNot(game, isClosed ? eventForPlace(held, over) : null)
  const [first] = places
  const reasons = here.length > 0 ? here : first === undefined ? nowhere : []
  const direct = first !== undefined && !first.startsWith('pokemon:') ? first : null
  return (
    <div className={`prompt-line${reasons.length > 0 ? ' is-wrong' : ' is-held'}`}>
      <div className="prompt-words">
        <b className="prompt-card">{held.printed.name}</b>
        {reasons.length > 0 ? (
          <Reasons reasons={reasons} />
        ) : (
          <span className={direct === null ? undefined : 'prompt-hint'}>
            {first === undefined ? 'It cannot be played now.' : WHERE[kindOf(first)]}
          </span>
        )}
        {held.printed.text !== '' && reasons.length === 0 && (
          <p className="prompt-text prompt-hint">{held.printed.text}</p>
        )}
      </div>
      <div className="prompt-buttons">
        {direct !== null && (
          <button type="button" className="button button-main" onClick={() => playing.tryAt(direct)}>
            {direct === 'middle' ? 'Play' : direct === 'bench' ? 'To the Bench' : 'Make Active'}
          </button>
        )}
        <button
          type="button"
          className="button button-read"
          onClick={() => playing.look({ printed: held.printed, pokemon: null }, true)}
        >
          Read
        </button>
        <button type="button" className="button button-back" onClick={() => playing.putBack()}>
          <span className="button-back-words">Put back</span>
        </button>
      </div>
    </div>
  )
}

/** The latest two facts, while the other player is acting. */
const LatestFacts = () => {
  const { game } = useAtTable()
  const sentences = useGame(
    game,
    ({ game: seen }) =>
      seen.facts
        .filter(({ fact }) => fact !== 'EFFECT_APPLIES')
        .slice(-2)
        .map((fact) => factInWords(seen, fact)),
    sameData,
  )
  return sentences.length === 0 ? null : <span className="prompt-facts">{sentences.join(' ')}</span>
}

interface WaitingProps {
  /** Replaces the default text about the acting player. */
  readonly waiting: string | undefined
}

const Waiting = ({ waiting }: WaitingProps) => {
  const { game } = useAtTable()
  const request = useRequest(game)
  const names = useTable(({ sides: [far, near] }) => ({ [far.player]: far.name, [near.player]: near.name }))
  return (
    <div className="prompt-line is-waiting">
      <div className="prompt-words">
        {waiting === undefined ? (
          <span>
            <b>{request === null ? '' : names[request.player]}</b> is acting
            <span className="dots" aria-hidden="true" />
          </span>
        ) : (
          <b>{waiting}</b>
        )}
        <LatestFacts />
      </div>
    </div>
  )
}

const Main = () => {
  const { player } = useAtTable()
  const turn = useTable((table) => table.turn.number)
  return (
    <div className="prompt-line">
      <div className="prompt-words">
        <b>Your turn.</b>
        <span className="prompt-hint">Play cards in any order, then attack or end your turn.</span>
      </div>
      <div className="prompt-buttons">
        <ActionButton event={{ type: 'END_TURN', player }} className="button button-main" key={turn}>
          End turn
        </ActionButton>
      </div>
    </div>
  )
}

const Placing = () => {
  const { game } = useAtTable()
  const request = useRequest(game)
  if (!isPlacing(request)) return null
  return (
    <div className="prompt-line is-asked">
      <div className="prompt-words">
        <b>{questionOf(game.state().game, request)}</b>
        <span className="prompt-hint">Drag it to its place, or choose it and then its place.</span>
      </div>
      <Done request={request} />
    </div>
  )
}

const Over = () => {
  const words = useTable((table) => table.title)
  return (
    <div className="prompt-line is-asked">
      <div className="prompt-words">
        <b>{words}</b>
      </div>
    </div>
  )
}

/** The question when no card is held. */
const Asked = ({ waiting }: WaitingProps) => {
  const { game, player } = useAtTable()
  const request = useRequest(game)
  if (request === null) return <Over />
  if (request.player !== player || request.kind === 'coin' || request.kind === 'shuffle' || request.kind === 'random')
    return <Waiting waiting={waiting} />
  if (request.kind === 'main') return <Main />
  return isChoosing(request) && isPlacing(request) ? <Placing /> : <ChoiceSheet />
}

/** The reasons against the latest refused event, or else against the event that the pointer is on. */
const Refused = () => {
  const { game, playing } = useAtTable()
  const refused = useDoing((doing) => doing.refused)
  const pointed = useDoing((doing) => doing.pointed)
  const reasons = useWhyNot(game, pointed)
  const shown = refused.length > 0 ? refused : reasons
  if (shown.length === 0) return null
  return (
    <div className="prompt-why">
      <Reasons reasons={shown} />
      {refused.length > 0 && (
        <button type="button" className="button button-close" aria-label="Close" onClick={() => playing.forgive()}>
          ×
        </button>
      )}
    </div>
  )
}

/** The line that says what to do now. The question stays visible while a card is dragged. */
export const Prompt = memo(({ waiting }: WaitingProps) => {
  const { game, player } = useAtTable()
  const held = useDoing((doing) => doing.held)
  const isAsked = isQuestion(useRequest(game), player)
  return (
    <section className="prompt" aria-label="What to do now">
      <div className="prompt-stack">
        <Refused />
        <div aria-live="polite">
          {held === null || isAsked ? <Asked waiting={waiting} /> : <Held key={held.card} held={held} />}
        </div>
      </div>
    </section>
  )
})

/** Draws a choice: the question and its cause, the options that do not lie on the table, and the number of picks. */
import type { Game, GameEvent } from 'ptcg-turn-engine'
import { useGame, useLegalEvents, useRequest } from 'ptcg-turn-engine/react'
import { groupedEvents, optionInWords, questionOf } from 'ptcg-turn-engine/table'
import { CardFace } from './CardFace.tsx'
import { Done } from './Done.tsx'
import { LookedAtCards, useLookedAt } from './LookedAt.tsx'
import { type Choosing, isChoosing, type Option } from './places.ts'
import { printedOf } from './printedOf.ts'
import { sameData } from './sameData.ts'
import { tableAt } from './tableAt.ts'
import { useAtTable } from './useTable.ts'

const ANSWERS = { yes: 'Yes', no: 'No', first: 'I go first', second: 'I go second' } as const

/** The purposes of choices that a text asks for. All other choices are asked for by the rules. */
const ASKED_BY_TEXTS: ReadonlySet<Choosing['purpose']> = new Set(['effect', 'may', 'oneOrBoth', 'order'])

/** The source of the question, and the text that asks it. */
const useCause = (): { readonly label: string; readonly text: string } | null => {
  const { game, player } = useAtTable()
  return useGame(
    game,
    ({ game: seen }) => {
      const label = seen.resolution?.source.label
      const request = game.request()
      const isOfRules = isChoosing(request) && !ASKED_BY_TEXTS.has(request.purpose)
      if (label === undefined || isOfRules) return null
      const { limbo, stadium, sides } = tableAt(seen, player)
      const attacks = sides.flatMap(({ active }) => active?.attacks ?? [])
      const printed = [limbo?.printed, stadium?.printed].find((one) => one?.name === label)
      return { label, text: printed?.text ?? attacks.find(({ name }) => name === label)?.text ?? '' }
    },
    sameData,
  )
}

const howMany = ({ min, max, picked, units }: Choosing): string => {
  if (units > 0) return `Energy for ${units} ${units === 1 ? 'symbol' : 'symbols'}`
  if (max === 1) return min === 1 ? '' : 'One, or none.'
  const range = min === max ? `${max}` : min === 0 ? `up to ${max}` : `${min} to ${max}`
  return `Pick ${range}; ${picked.length} so far.`
}

const wordsOf = (seen: Game, option: Option): string =>
  option.option === 'answer' ? ANSWERS[option.answer] : optionInWords(seen, option)

const OptionFace = ({ option }: { readonly option: Option }) => {
  const { game } = useAtTable()
  const seen = game.state().game
  const printed = option.option === 'card' ? printedOf(seen, option.card) : null
  if (printed !== null) return <CardFace printed={printed} />
  return <>{wordsOf(seen, option)}</>
}

const isOnTable = ({ option }: Option): boolean => option === 'pokemon' || option === 'prize'

/**
 * Options that are alike: the one that is shown, the events that pick another of them now, and the number of picks so
 * far.
 */
interface Alike {
  readonly key: string
  readonly option: Option
  readonly copies: number
  readonly open: readonly GameEvent[]
  readonly picks: number
}

/** Groups equal options: four equal Energy cards are one entry, since it makes no difference which one is picked. */
const alikeIn = (seen: Game, { options, picked, player }: Choosing, legal: readonly GameEvent[]): readonly Alike[] =>
  groupedEvents(
    seen,
    options.map((_, option) => ({ type: 'CHOOSE', player, option })),
  )
    .flatMap(({ lines }) => lines)
    .flatMap(({ key, ways: [{ events }] }) => {
      const own = new Set(events.flatMap((event) => (event.type === 'CHOOSE' ? [event.option] : [])))
      const option = options.find((_, index) => own.has(index))
      if (option === undefined) return []
      const open = legal.filter((event) => event.type === 'CHOOSE' && own.has(event.option))
      return [{ key, option, copies: own.size, open, picks: picked.filter((one) => own.has(one)).length }]
    })

const spokenOf = (seen: Game, { option, copies, picks }: Alike): string =>
  [
    wordsOf(seen, option),
    ...(copies > 1 ? [`${copies} of them`] : []),
    ...(picks > 0 ? [copies > 1 ? `${picks} picked` : 'picked'] : []),
  ].join(', ')

interface OptionsProps {
  readonly request: Choosing
  /** Cards that were looked at and cannot be chosen. */
  readonly others: readonly number[]
}

const Options = ({ request, others }: OptionsProps) => {
  const { game, playing } = useAtTable()
  const legal = useLegalEvents(game, ({ type }) => type === 'CHOOSE')
  const seen = game.state().game
  return (
    <ul className="options">
      {alikeIn(seen, request, legal).map((alike) => {
        const { key, option, copies, picks } = alike
        const [event] = alike.open
        return (
          <li key={key}>
            <button
              type="button"
              className={`option option-${option.option}`}
              aria-disabled={event === undefined}
              onClick={() => event !== undefined && playing.act(event)}
              onPointerEnter={() => {
                const printed = option.option === 'card' ? printedOf(seen, option.card) : null
                if (printed !== null) playing.look({ printed, pokemon: null })
              }}
            >
              <span className="spoken">{spokenOf(seen, alike)}</span>
              <span className="face-only" aria-hidden="true">
                <OptionFace option={option} />
              </span>
              {copies > 1 && (
                <span className="copies" aria-hidden="true">
                  ×{copies}
                </span>
              )}
              {picks > 0 && (
                <span className="picks" aria-hidden="true">
                  ✓{picks > 1 ? picks : ''}
                </span>
              )}
            </button>
          </li>
        )
      })}
      <LookedAtCards cards={others} />
    </ul>
  )
}

const WHERE = {
  pokemon: 'Choose one of the Pokémon that light up.',
  prize: 'Choose one of your Prize cards.',
} as const

/** A text that must be carried out by hand, which this table cannot do: the text is shown, and the game continues. */
const ByHand = ({ text }: { readonly text: string }) => (
  <p className="prompt-text">{text} This table has no controls for changes by hand: Done goes on without them.</p>
)

/** The sheet of the current request: a choice, or a text that must be carried out by hand. */
export const ChoiceSheet = () => {
  const { game } = useAtTable()
  const request = useRequest(game)
  const cause = useCause()
  const others = useLookedAt(request !== null && isChoosing(request) ? request : null)
  if (request === null) return null
  const [first] = isChoosing(request) ? request.options : []
  const isListed =
    isChoosing(request) && (others.length > 0 || (first !== undefined && !request.options.every(isOnTable)))
  const many = isChoosing(request) ? howMany(request) : ''
  return (
    <fieldset className="sheet" data-choice={isListed ? 'list' : 'table'}>
      <legend className="spoken">{questionOf(game.state().game, request)}</legend>
      <div className="prompt-line is-asked">
        <div className="prompt-words">
          <b>
            {request.kind === 'resolve'
              ? `${cause === null ? '' : `${cause.label}: `}By hand`
              : questionOf(game.state().game, request)}
          </b>
          {many !== '' && <span className="prompt-many">{many}</span>}
          {(first?.option === 'pokemon' || first?.option === 'prize') && <span>{WHERE[first.option]}</span>}
          {cause !== null && cause.text !== '' && <p className="prompt-text">{cause.text}</p>}
          {request.kind === 'resolve' && <ByHand text={request.text} />}
        </div>
        <Done request={request} />
      </div>
      {isListed && <Options request={request} others={others} />}
    </fieldset>
  )
}

/**
 * Draws the picture of a card: a creature for a Pokémon, a sign of the effect for a Trainer card, a large symbol for
 * Energy.
 */
import type { EnergyType, PrintedCard, PrintedPokemon, PrintedTrainer } from 'ptcg-turn-engine/table'
import { memo } from 'react'
import { markMissing, usePicture } from './pictures.ts'
import { spiritOf } from './spirit.ts'
import { SHAPES } from './TypeSymbol.tsx'
import { markOf } from './trainerIcon.ts'

const PokemonArt = ({ printed }: { readonly printed: PrintedPokemon }) => {
  const { outline, belly, hasCheeks, eyes, mouth, around } = spiritOf(printed.name, printed.stage)
  const shape = SHAPES[printed.types[0] ?? 'Colorless']
  return (
    <>
      {around.map(([x, y, size, turn]) => (
        <path
          key={`${x},${y}`}
          d={shape}
          fill="#fff"
          fillRule="evenodd"
          opacity=".26"
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-12 -12)`}
        />
      ))}
      <ellipse cx="50" cy="93" rx="24" ry="5" fill="var(--type-deep)" opacity=".3" />
      <path d={outline} fill="var(--type)" stroke="var(--type-deep)" strokeWidth="2.5" strokeLinejoin="round" />
      <ellipse cx="50" cy={belly[2]} rx={belly[0]} ry={belly[1]} fill="#fff" opacity=".3" />
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${50 + side * eyes.apart} ${eyes.high})`}>
          <ellipse rx={eyes.size} ry={eyes.size * 1.18} fill="#fff" />
          <circle cx={-side * eyes.size * 0.18} cy={eyes.size * 0.12} r={eyes.size * 0.66} fill="#1c2230" />
          <circle
            cx={-side * eyes.size * 0.18 - eyes.size * 0.2}
            cy={-eyes.size * 0.2}
            r={eyes.size * 0.22}
            fill="#fff"
          />
          {hasCheeks && (
            <ellipse
              cx={side * eyes.size * 0.6}
              cy={eyes.size * 1.9}
              rx={eyes.size * 0.55}
              ry={eyes.size * 0.36}
              fill="#fff"
              opacity=".45"
            />
          )}
        </g>
      ))}
      <path d={mouth} fill="none" stroke="var(--type-deep)" strokeWidth="2" strokeLinecap="round" />
    </>
  )
}

const TrainerArt = ({ printed }: { readonly printed: PrintedTrainer }) => {
  const { around } = spiritOf(printed.name, 'Basic')
  const { sign, number } = markOf(printed)
  return (
    <>
      {around.map(([x, y, size]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={size * 16} fill="#fff" opacity=".2" />
      ))}
      <path
        d={sign}
        fill="#fff"
        stroke="var(--type-deep)"
        strokeWidth="3"
        strokeLinejoin="round"
        fillRule="evenodd"
        transform="translate(50 52) scale(.68) translate(-50 -50)"
      />
      {number !== '' && (
        <text x="80" y="76" className="art-number">
          {number}
        </text>
      )}
    </>
  )
}

const EnergyArt = ({ type }: { readonly type: EnergyType }) => (
  <>
    <circle cx="50" cy="52" r="37" fill="var(--type)" stroke="#fff" strokeOpacity=".7" strokeWidth="3" />
    <path d={SHAPES[type]} fill="#fff" fillRule="evenodd" transform="translate(50 52) scale(2.2) translate(-12 -12)" />
  </>
)

/** The name of the color scheme of a card: a type, or the kind of a Trainer card. */
export const colorOf = (printed: PrintedCard): string => {
  if (printed.kind === 'Pokemon') return printed.types[0] ?? 'Colorless'
  return printed.kind === 'Energy' ? (printed.provides[0]?.[0] ?? 'Colorless') : printed.trainer
}

/** The picture of a card: a person's own picture, or a drawing made from the card's facts. Screen readers skip it. */
export const Art = memo(({ printed }: { readonly printed: PrintedCard }) => {
  const picture = usePicture(printed.definition)
  return picture === null ? (
    <Mark printed={printed} />
  ) : (
    <img
      className="art art-own"
      data-type={colorOf(printed)}
      src={picture}
      alt=""
      onError={() => markMissing(picture)}
    />
  )
})

const Mark = ({ printed }: { readonly printed: PrintedCard }) => (
  <svg
    className="art"
    data-type={colorOf(printed)}
    viewBox="0 0 100 100"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {printed.kind === 'Pokemon' && <PokemonArt printed={printed} />}
    {printed.kind === 'Trainer' && <TrainerArt printed={printed} />}
    {printed.kind === 'Energy' && <EnergyArt type={printed.provides[0]?.[0] ?? 'Colorless'} />}
  </svg>
)

/** The back of a card. */
export const CardBack = memo(() => (
  <svg className="card-back" viewBox="0 0 60 84" aria-hidden="true">
    <rect width="60" height="84" rx="6" fill="var(--back)" />
    <rect x="4" y="4" width="52" height="76" rx="4" fill="none" stroke="var(--back-line)" strokeWidth="1.5" />
    <circle cx="30" cy="42" r="17" fill="var(--back-deep)" stroke="var(--back-line)" strokeWidth="2" />
    <path d={SHAPES.Colorless} fill="var(--back-line)" transform="translate(30 42) scale(.95) translate(-12 -12)" />
  </svg>
))

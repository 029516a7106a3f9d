/** Writes the words with which a text uses an attack or the effect of another card, and the word that gives another turn. */
import type { EffectNamed, Program } from 'ptcg-turn-engine/model'
import { perhaps, someone, type Writing } from './writing.ts'

export const WORDS_OF_ATTACKS = {
  copyAttack: ({ rng, pokemon }: Writing): Program => [
    {
      do: 'copyAttack',
      from: rng.pick<EffectNamed<'copyAttack'>['from']>([
        'opponentActive',
        'eachOfOpponents',
        'eachOfYourBench',
        'thisPokemon',
        'below',
        ...pokemon.map((chosen) => ({ chosen })),
      ]),
      ...perhaps(rng, 0.3, 'by', () => someone(rng)),
    },
  ],
  useEffectOf: ({ rng, cards }: Writing): Program => {
    const as = `used${cards.length}`
    cards.push(as)
    return [
      {
        do: 'chooseCards',
        as,
        whose: someone(rng),
        from: rng.pick(['discard', 'hand'] as const),
        filter: rng.pick([{ trainer: 'Supporter' }, { kind: 'Trainer' }] as const),
      },
      { do: 'useEffectOf', cards: as },
    ]
  },
  anotherTurn: ({ rng }: Writing): Program => [
    { do: 'anotherTurn', ...perhaps(rng, 0.5, 'atOnce', () => true as const) },
  ],
}

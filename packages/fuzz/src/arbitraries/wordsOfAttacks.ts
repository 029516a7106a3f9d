/** Draws the words by which an attack uses another card's effect, and by which a player takes another turn. */
import type { EffectNamed, Program } from 'ptcg-turn-engine/model'
import { perhaps, someone, type Writing } from './writing.ts'

export const WORDS_OF_ATTACKS = {
  copyAttack: ({ dice, pokemon }: Writing): Program => [
    {
      do: 'copyAttack',
      from: dice.pick<EffectNamed<'copyAttack'>['from']>([
        'opponentActive',
        'eachOfOpponents',
        'eachOfYourBench',
        'thisPokemon',
        'below',
        ...pokemon.map((chosen) => ({ chosen })),
      ]),
      ...perhaps(dice, 0.3, 'by', () => someone(dice)),
    },
  ],
  useEffectOf: ({ dice, cards }: Writing): Program => {
    const as = `used${cards.length}`
    cards.push(as)
    return [
      {
        do: 'chooseCards',
        as,
        whose: someone(dice),
        from: dice.pick(['discard', 'hand'] as const),
        filter: dice.pick([{ trainer: 'Supporter' }, { kind: 'Trainer' }] as const),
      },
      { do: 'useEffectOf', cards: as },
    ]
  },
  anotherTurn: ({ dice }: Writing): Program => [
    { do: 'anotherTurn', ...perhaps(dice, 0.5, 'atOnce', () => true as const) },
  ],
}

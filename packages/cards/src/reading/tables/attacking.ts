/** Wordings about attacks: other attacks used as this attack, effects of other cards, a second attack, another turn. */
import type { Effect } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { ITSELF } from './holding.ts'
import { isAnyPokemon } from './nouns.ts'

const SUPPORTER = { trainer: 'Supporter' } as const

const USED: Effect = { do: 'useEffectOf', cards: THAT }

export const ATTACK_WORDINGS = ways('step', (say) => [
  say(
    "choose [1 of your opponent's Active Pokémon's attacks|an attack from your opponent's Active Pokémon] and use it as this attack",
    () => [{ do: 'copyAttack', from: 'opponentActive' }],
  ),
  say("choose 1 of your opponent's Active {kind:kind} 's attacks and use it as this attack", ({ kind }) => [
    {
      do: 'copyAttack',
      from: isAnyPokemon(kind) ? 'opponentActive' : { each: { whose: 'opponent', where: 'Active', fits: kind } },
    },
  ]),
  say("choose 1 of your Benched {kind:kind} 's attacks and use it as this attack", ({ kind }) => [
    { do: 'copyAttack', from: { each: { whose: 'you', where: 'Bench', fits: kind } } },
  ]),
  say("choose an attack from 1 of your opponent's Pokémon in play and use it as this attack", () => [
    { do: 'copyAttack', from: 'eachOfOpponents' },
  ]),
  say("choose an attack from 1 of this Pokémon 's previous Evolutions and use it as this attack", () => [
    { do: 'copyAttack', from: 'below' },
  ]),
  say('choose an attack from [a|an] {kind:kind} in your discard pile and use it as this attack', ({ kind }) => [
    { do: 'allCards', as: THAT, whose: 'you', from: 'discard', filter: kind },
    { do: 'copyAttack', from: { cards: THAT } },
  ]),
  say('your opponent chooses an attack from 1 of their Pokémon in play . use the chosen attack as this attack', () => [
    { do: 'copyAttack', from: 'eachOfOpponents', by: 'opponent' },
  ]),
  say(
    "choose a Supporter card from your opponent's discard pile and use the effect of that card as the effect of this attack",
    () => [{ do: 'chooseCards', as: THAT, whose: 'opponent', from: 'discard', filter: SUPPORTER }, USED],
  ),
  say(
    'your opponent reveals their hand . you may use the effect of a Supporter card you find there as the effect of this attack',
    () => [
      { do: 'revealHand', whose: 'opponent' },
      { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'hand', filter: SUPPORTER, min: 0, max: 1 },
      USED,
    ],
  ),
  say('take another turn after this one . ( skip Pokémon Checkup . )', () => [{ do: 'anotherTurn', atOnce: true }]),
])

export const SECOND_ATTACK = ways('sentence', (say) => [
  say(
    "this Pokémon may attack twice [each|a] turn . [if the first attack Knocks Out your opponent's Active Pokémon , you may attack again after your opponent chooses a new Active Pokémon|( if the first attack Knocks Out your opponent's Active Pokémon , you may attack again after your opponent chooses a new Active Pokémon . )]",
    () => ({ kind: 'continuous', effects: [{ continuous: 'attacksTwice', scope: ITSELF }] }),
  ),
])

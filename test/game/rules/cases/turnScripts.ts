/** Short scripted games in which a text changes how many attacks and turns there are, and which attack is used. */

import { board } from 'ptcg-turn-test-kit/board'
import { inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, B, heads, keepOrder, type NamedMove, tails } from 'ptcg-turn-test-kit/moves'
import type { Program } from '../../../../src/game/model/effects.ts'
import { type Script, script } from './script.ts'

const ATTACHING: Program = [
  { do: 'allCards', as: 'energy', whose: 'you', from: 'hand', filter: { kind: 'Energy' } },
  { do: 'attach', cards: 'energy', to: 'thisPokemon' },
]

/** A Pokémon with an effect at the end of its player's turn. */
const ending = (name: string, does: Program, ...moves: readonly NamedMove[]): Script =>
  script(
    `${name} at the end of a turn`,
    () =>
      board(
        `A active Late
         A deck Potion x4
         A hand Laboratory Spark Energy
         B active Vulpix
         B bench Sobble; Wooloo
         B deck Potion x4
         B hand Hop, Potion`,
        {
          cards: [
            inventPokemon('Late', {
              abilities: [{ name: 'Late', triggers: [{ on: 'turnEnds', whose: 'you', does }] }],
            }),
          ],
        },
      ),
    [A.endTurn(), ...moves],
  )

export const turnScripts: readonly Script[] = [
  script(
    'an attack that is used as another',
    () => board('A active Laboratory Mimic\n A deck Potion\n B active Laboratory Gambler\n B deck Potion'),
    [A.attack('Imitate'), A.choose('Long Odds (Laboratory Gambler, lab-19)'), tails],
  ),
  script(
    'a second attack',
    () => board('A active Laboratory Duellist\n A deck Potion\n B active Laboratory Vessel VMAX\n B deck Potion'),
    [A.attack('Lunge'), A.attack('Lunge')],
  ),
  script(
    'another turn at once',
    () => board('A active Laboratory Hourglass\n A deck Potion\n B active Vulpix Poisoned\n B deck Potion'),
    [A.attack('Turn Over')],
  ),
  ending(
    'a choice',
    [
      { do: 'choosePokemon', as: 'one', from: { whose: 'opponent' } },
      { do: 'putCounters', on: { chosen: 'one' }, counters: 1 },
    ],
    A.choose('Sobble'),
  ),
  ending(
    'a choice that may be left out',
    [
      { do: 'choosePokemon', as: 'one', from: { whose: 'opponent' }, min: 0 },
      { do: 'putCounters', on: { chosen: 'one' }, counters: 1 },
    ],
    A.done(),
  ),
  ending(
    'a coin',
    [
      { do: 'flip', coins: 1 },
      { do: 'if', is: { is: 'heads' }, then: [{ do: 'draw', who: 'you', cards: 1 }] },
    ],
    heads,
  ),
  ending('a shuffle', [{ do: 'shuffleDeck', whose: 'you' }], keepOrder),
  ending(
    'a card at random',
    [
      { do: 'randomCards', as: 'random', whose: 'opponent', cards: 1 },
      { do: 'move', cards: 'random', to: 'discard' },
    ],
    () => ({ type: 'CARD_TAKEN_AT_RANDOM', position: 1 }),
  ),
  ending(
    'hand work',
    [{ do: 'byHand', text: 'Something.' }],
    A.apply({ change: 'draw', player: 0, cards: 1 }),
    A.done(),
  ),
  ending(
    'a Knock Out',
    [{ do: 'putCounters', on: 'opponentActive', counters: 20 }],
    A.choose('prize 1'),
    B.choose('Sobble'),
  ),
  ending('what triggers more', ATTACHING),
  script(
    'what triggers more before a Knock Out in the main phase',
    () =>
      board(
        'A active Eager\n A deck Potion x4\n A hand Laboratory Spark Energy\n B active Vulpix\n B bench Sobble\n B deck Potion x4',
        {
          cards: [
            inventPokemon('Eager', {
              abilities: [
                { name: 'Eager', use: [...ATTACHING, { do: 'putCounters', on: 'opponentActive', counters: 20 }] },
              ],
            }),
          ],
        },
      ),
    [A.ability('Eager'), A.choose('prize 1')],
  ),
]

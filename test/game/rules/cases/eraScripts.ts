/** Short scripted games under values of parameters that the eras of today do not have. */
import type { Ruleset } from '../../../../src/game/model/ruleset.ts'
import { swordAndShield } from '../../../../src/game/rulesets/rulesets.ts'
import { board } from '../../../support/board.ts'
import { freeAttack, invented } from '../../../support/invented.ts'
import { A, heads, tails } from '../../../support/moves.ts'
import { type Script, script } from './script.ts'

const under = (change: Partial<Ruleset>) => ({ ruleset: { ...swordAndShield, id: 'own', ...change } })

const mallet = invented('Mallet', {
  attacks: [
    freeAttack('Strike', { damage: { base: 300 }, after: [{ do: 'discardAllEnergy', from: 'opponentActive' }] }),
  ],
})

const confused = () =>
  board(
    'A active Wooloo Confused {Fire Energy, Water Energy}\n A bench Vulpix; Krabby\n B active Sobble',
    under({ confusedRetreatFlips: true }),
  )

export const eraScripts: readonly Script[] = [
  script('a Confused Pokémon that may retreat by its coin', confused, [
    A.retreat(),
    A.choose('Fire Energy'),
    heads,
    A.choose('Krabby'),
    A.endTurn(),
  ]),
  script('a Confused Pokémon that may not', confused, [A.retreat(), A.choose('Fire Energy'), tails, A.endTurn()]),
  script(
    'a Knock Out in the middle of an attack',
    () =>
      board('A active Mallet\n B active Sobble {Water Energy}\n B bench Vulpix {Fire Energy}; Wooloo', {
        ...under({ knockOutBeforeEffects: true }),
        cards: [mallet],
      }),
    [A.attack('Strike'), A.choose('prize 1')],
  ),
]

/** Short scripted games in which a text changes how many attacks and turns there are, and which attack is used. */
import { board } from '../../../support/board.ts'
import { A, tails } from '../../../support/moves.ts'
import { type Script, script } from './script.ts'

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
]

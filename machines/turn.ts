/** A turn: draw, main phase, attack, sometimes a second attack, end (*Parts of a turn*). */
import { attack } from './attack.ts'
import { secondAttack } from './attacking.ts'
import { main } from './main.ts'
import { resolvingAnything } from './resolving.ts'
import { state } from './state.ts'
import { cite, when } from './vocabulary.ts'

const draw = state({
  description: 'The turn begins with drawing a card; a player who cannot draw loses.',
  meta: cite('T1.1', 'T1.2'),
  entry: ['beginTurn', 'recover'],
  always: [
    {
      description: 'In some eras the player who goes first does not draw on the first turn.',
      meta: cite('T1.1'),
      guard: when('thisTurnHasNoDraw'),
      target: 'main',
    },
    {
      description: 'No card is left to draw: the player loses.',
      meta: cite('T1.2'),
      guard: when('theDeckIsEmpty'),
      actions: 'loseByEmptyDeck',
      target: '#game.gameOver',
    },
    { description: 'Draw a card.', meta: cite('T1.1'), actions: ['drawForTheTurn', 'recover'], target: 'main' },
  ],
})

const ending = state({
  description: 'Texts that act at the end of the turn are carried out, in an order that a player chooses.',
  meta: cite('ET.1', 'ET.3'),
  entry: ['queueEndOfTurnEffects', 'recover'],
  ...resolvingAnything,
  onDone: [
    {
      description: 'The texts are carried out; Knock Outs are checked next.',
      meta: cite('ET.3', 'KO.1'),
      guard: when('theTurnIsEnding'),
      target: '#game.knockOut',
    },
    {
      description: 'No effect at the end of the turn is left to be carried out.',
      meta: cite('ET.1'),
      target: 'end',
    },
  ],
})

const end = state({
  description: 'The turn ends, and with it the effects that lasted until its end.',
  meta: cite('ET.1', 'ET.2'),
  entry: ['endTurn', 'recover'],
  always: [
    {
      description: 'A text gives the player another turn at once.',
      meta: cite('GR.2', 'T0.1'),
      guard: when('theCheckupIsSkipped'),
      target: 'draw',
    },
    { description: 'The turn is over.', meta: cite('ET.1'), target: 'done' },
  ],
})

export const turn = state({
  description: 'The turn of one player.',
  meta: cite('T0.1', 'T0.2'),
  initial: 'draw',
  states: {
    draw,
    main,
    attack,
    secondAttack,
    ending,
    end,
    done: { description: 'The turn is over.', meta: cite('ET.1'), type: 'final' },
  },
  onDone: { description: 'Between turns comes a Pokémon Checkup.', meta: cite('PC.1'), target: 'checkup' },
})

/** Knock Outs: effects, discarding, Prize cards, who has won, promotion (KO, PR, WL). */
import { benchShrinking, toBenchShrinking } from './leaving.ts'
import { prizeEffects, prizes, prizesUsed } from './prizes.ts'
import { choosing, resolvingAnything } from './resolving.ts'
import { state } from './state.ts'
import { cite, when } from './vocabulary.ts'

const collecting = state({
  description: 'Every Pokémon with as much damage as HP is Knocked Out, on both sides at once.',
  meta: cite('KO.1'),
  entry: 'collectKnockOuts',
  always: [
    {
      description:
        'Nobody is Knocked Out, both players have an Active Pokémon, and nobody has taken the last Prize card.',
      meta: cite('KO.1'),
      guard: when('noPokemonIsKnockedOut', 'bothActiveSpotsAreFilled', 'nobodyHasTakenEnoughPrizes'),
      target: 'resuming',
    },
    {
      description: 'A text let a player take the last Prize card, or emptied an Active Spot.',
      meta: cite('WL.1', 'KO.5'),
      guard: when('noPokemonIsKnockedOut'),
      target: 'judging',
    },
    { description: 'They are known.', meta: cite('KO.2'), target: 'effects' },
  ],
})

const discarding = state({
  description: 'All Knocked Out Pokémon are discarded together with what is attached to them.',
  meta: cite('KO.3'),
  entry: ['discardKnockedOutPokemon', 'recover'],
  always: [
    {
      description: 'A Pokémon that left play had kept another one from being Knocked Out, which joins them.',
      meta: cite('KO.1'),
      guard: when('anotherPokemonIsKnockedOut'),
      target: 'collecting',
    },
    { description: 'Now the Prize cards.', meta: cite('PR.1'), target: 'prizes' },
  ],
})

const judging = state({
  description: 'Has somebody taken all Prize cards, or no Pokémon left for the Active Spot?',
  meta: cite('WL.1', 'WL.2', 'WL.3'),
  entry: 'decideTheWinner',
  always: [
    {
      description: 'A tie leads to another game.',
      meta: cite('TI.1'),
      guard: when('theTieLeadsToAnotherGame'),
      actions: 'beginAnotherGame',
      target: '#game.setUp',
    },
    {
      description: 'The game is decided.',
      meta: cite('WL.1', 'WL.2', 'WL.3'),
      guard: when('somebodyHasWon'),
      target: '#game.gameOver',
    },
    {
      description: 'The attack has not come to its other effects yet; promotion waits for its end.',
      meta: cite('A-F.3', 'KO.1'),
      guard: when('theAttackGoesOn'),
      actions: 'goOnWithTheAttack',
      target: '#game.turn.attack.F_resolve.otherEffects',
    },
    // The Knock Outs have lowered a Bench limit: a Pokémon that leaves the Bench for that is not promoted (R33).
    toBenchShrinking,
    { description: 'The game goes on.', meta: cite('KO.5'), target: 'promotion' },
  ],
})

const promotion = state({
  description: 'Empty Active Spots are filled from the Bench.',
  meta: cite('KO.5'),
  initial: 'asking',
  states: {
    asking: {
      description: 'The player whose turn is next promotes first.',
      meta: cite('KO.5'),
      always: [
        {
          description: 'An Active Spot is empty, and its player has a Bench.',
          meta: cite('KO.5'),
          guard: when('somebodyCanBePromoted'),
          actions: 'askForPromotion',
          target: 'choosing',
        },
        { description: 'Nobody else can be promoted.', meta: cite('KO.5'), target: 'done' },
      ],
    },
    choosing: {
      ...choosing,
      description: 'A player chooses the Benched Pokémon that becomes Active.',
      meta: cite('KO.5'),
      always: {
        description: 'It becomes the Active Pokémon.',
        meta: cite('KO.5'),
        guard: when('theChoiceIsMade'),
        actions: ['promote', 'recover'],
        target: 'asking',
      },
    },
    done: { description: 'Both Active Spots are filled.', meta: cite('KO.5'), type: 'final' },
  },
  onDone: { description: 'Promotion is over.', meta: cite('KO.5'), target: 'resuming' },
})

const resuming = state({
  description: 'The game goes on where the Knock Outs happened.',
  meta: cite('KO.1'),
  always: [
    {
      description: 'A Pokémon that was promoted has lost HP with its place on the Bench.',
      meta: cite('KO.1'),
      guard: when('aPokemonIsKnockedOut'),
      actions: ['finishKnockOuts', 'recover'],
      target: 'collecting',
    },
    toBenchShrinking,
    {
      description: 'The attack is over; promoted Pokémon have set off effects, which come before the turn ends.',
      meta: cite('GR.2', 'ET.1'),
      guard: when('duringAnAttack', 'effectsAreSetOff'),
      actions: 'finishKnockOuts',
      target: 'effects',
    },
    {
      description: 'A tie has waited for promotions: first the effects that they set off, then the winner.',
      meta: cite('GR.2', 'WL.1', 'WL.2'),
      guard: when('aPlayerHasTakenEnoughPrizes'),
      actions: 'finishKnockOuts',
      target: 'effects',
    },
    { description: 'The Knock Outs are finished.', meta: cite('KO.1'), target: 'done' },
  ],
})

/** A Knock Out can happen in several places of the chart; the game, not the chart, knows where to continue. */
const goingOn = [
  {
    description: 'They came at the end of a Checkup: the next turn begins.',
    meta: cite('PC.7'),
    guard: when('duringACheckup'),
    actions: ['finishKnockOuts', 'recover', 'finishCheckup', 'recover'],
    target: 'turn',
  },
  {
    description: 'They came at the end of an attack, and a text allows a second one.',
    meta: cite('GR.2', 'T0.1'),
    guard: when('theAttackerMayAttackAgain'),
    actions: ['finishKnockOuts', 'recover'],
    target: 'turn.secondAttack',
  },
  {
    description: 'They came at the end of an attack: the turn ends.',
    meta: cite('ET.1', 'T3.1'),
    guard: when('duringAnAttack'),
    actions: ['finishKnockOuts', 'recover'],
    target: 'turn.ending',
  },
  {
    description: 'They came at the end of the turn, whose effects may have set off more.',
    meta: cite('ET.3', 'GR.2'),
    guard: when('theTurnIsEnding'),
    actions: ['finishKnockOuts', 'recover'],
    target: 'turn.ending',
  },
  {
    description: 'They came during the main phase, which goes on.',
    meta: cite('KO.1'),
    actions: ['finishKnockOuts', 'recover'],
    target: 'turn.main',
  },
] as const

export const knockOut = state({
  description: 'Knocked Out Pokémon leave play, Prize cards are taken, and it is seen whether the game is over.',
  meta: cite('KO.1'),
  initial: 'collecting',
  states: {
    collecting,
    effects: {
      description: 'Effects that happen when a Pokémon is Knocked Out, or has been promoted for one.',
      meta: cite('KO.2', 'GR.2'),
      entry: 'queueKnockOutEffects',
      ...resolvingAnything,
      onDone: [
        {
          description: 'An effect of a Knock Out has led to another, which joins them.',
          meta: cite('KO.1', 'KO.2'),
          guard: when('anotherPokemonIsKnockedOut'),
          target: 'collecting',
        },
        { description: 'Now they are discarded.', meta: cite('KO.3'), target: 'discarding' },
      ],
    },
    discarding,
    prizes,
    prizesUsed,
    prizeEffects,
    judging,
    promotion,
    benchShrinking: benchShrinking('judging'),
    resuming,
    done: { description: 'The Knock Outs are over, and the game goes on.', meta: cite('KO.1'), type: 'final' },
  },
  onDone: goingOn,
})

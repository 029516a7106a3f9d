/** Knock Outs: their effects, the discarding, Prize cards, the check for a winner, and promotion (KO, PR, WL). */
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
      description: 'Nobody is Knocked Out, but the last Prize card was taken or an Active Spot is empty.',
      meta: cite('WL.1', 'KO.5'),
      guard: when('noPokemonIsKnockedOut'),
      target: 'judging',
    },
    { description: 'At least one Pokémon is Knocked Out.', meta: cite('KO.2'), target: 'effects' },
  ],
})

const discarding = state({
  description: 'All Knocked Out Pokémon are discarded together with what is attached to them.',
  meta: cite('KO.3'),
  entry: ['discardKnockedOutPokemon', 'recover'],
  always: [
    {
      description: 'A discarded Pokémon had protected another one, which is now Knocked Out too.',
      meta: cite('KO.1'),
      guard: when('anotherPokemonIsKnockedOut'),
      target: 'collecting',
    },
    { description: 'Prize cards come next.', meta: cite('PR.1'), target: 'prizes' },
  ],
})

const judging = state({
  description: 'The game checks whether a player has taken all Prize cards or has no Pokémon left.',
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
      description: 'The attack has other effects left; promotion comes later.',
      meta: cite('A-F.3', 'KO.1'),
      guard: when('theAttackGoesOn'),
      actions: 'goOnWithTheAttack',
      target: '#game.turn.attack.F_resolve.otherEffects',
    },
    // If the Knock Outs have lowered a Bench limit, the Pokémon beyond the limit leave before a Pokémon is promoted (R33).
    toBenchShrinking,
    { description: 'The game continues.', meta: cite('KO.5'), target: 'promotion' },
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
        description: 'The chosen Pokémon becomes Active.',
        meta: cite('KO.5'),
        guard: when('theChoiceIsMade'),
        actions: ['promote', 'recover'],
        target: 'asking',
      },
    },
    done: { description: 'No Active Spot is left that can be filled.', meta: cite('KO.5'), type: 'final' },
  },
  onDone: { description: 'Promotion is over.', meta: cite('KO.5'), target: 'resuming' },
})

const resuming = state({
  description: 'The game continues from the point where the Knock Outs happened.',
  meta: cite('KO.1'),
  always: [
    {
      description: 'A Pokémon is Knocked Out because it has fewer HP in the Active Spot than on the Bench.',
      meta: cite('KO.1'),
      guard: when('aPokemonIsKnockedOut'),
      actions: ['finishKnockOuts', 'recover'],
      target: 'collecting',
    },
    toBenchShrinking,
    {
      description: 'The attack is over; effects that promotion has triggered are carried out before the turn ends.',
      meta: cite('GR.2', 'ET.1'),
      guard: when('duringAnAttack', 'effectsAreTriggered'),
      actions: 'finishKnockOuts',
      target: 'effects',
    },
    {
      description:
        'A player has taken the last Prize card; effects of the promotion come first, then the winner is decided.',
      meta: cite('GR.2', 'WL.1', 'WL.2'),
      guard: when('aPlayerHasTakenEnoughPrizes'),
      actions: 'finishKnockOuts',
      target: 'effects',
    },
    { description: 'The Knock Outs are finished.', meta: cite('KO.1'), target: 'done' },
  ],
})

/** The transitions after Knock Outs. Their guards test what the Knock Outs interrupted: a Checkup, an attack, or the end of a turn. */
const goingOn = [
  {
    description: 'After a Checkup, the next turn begins.',
    meta: cite('PC.7'),
    guard: when('duringACheckup'),
    actions: ['finishKnockOuts', 'recover', 'finishCheckup', 'recover'],
    target: 'turn',
  },
  {
    description: 'A text allows a second attack.',
    meta: cite('GR.2', 'T0.1'),
    guard: when('theAttackerMayAttackAgain'),
    actions: ['finishKnockOuts', 'recover'],
    target: 'turn.secondAttack',
  },
  {
    description: 'The attack is over, and the turn ends.',
    meta: cite('ET.1', 'T3.1'),
    guard: when('duringAnAttack'),
    actions: ['finishKnockOuts', 'recover'],
    target: 'turn.ending',
  },
  {
    description: 'The turn is ending, and more effects may follow.',
    meta: cite('ET.3', 'GR.2'),
    guard: when('theTurnIsEnding'),
    actions: ['finishKnockOuts', 'recover'],
    target: 'turn.ending',
  },
  {
    description: 'The main phase continues.',
    meta: cite('KO.1'),
    actions: ['finishKnockOuts', 'recover'],
    target: 'turn.main',
  },
] as const

export const knockOut = state({
  description: 'Knocked Out Pokémon leave play, Prize cards are taken, and the game checks for a winner.',
  meta: cite('KO.1'),
  initial: 'collecting',
  states: {
    collecting,
    effects: {
      description: 'Effects that a Knock Out or a promotion triggers.',
      meta: cite('KO.2', 'GR.2'),
      entry: 'queueKnockOutEffects',
      ...resolvingAnything,
      onDone: [
        {
          description: 'An effect has Knocked Out another Pokémon.',
          meta: cite('KO.1', 'KO.2'),
          guard: when('anotherPokemonIsKnockedOut'),
          target: 'collecting',
        },
        { description: 'The Knocked Out Pokémon are discarded next.', meta: cite('KO.3'), target: 'discarding' },
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
    done: { description: 'The Knock Outs are over, and the game continues.', meta: cite('KO.1'), type: 'final' },
  },
  onDone: goingOn,
})

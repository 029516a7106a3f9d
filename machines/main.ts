/** The main phase: everything a player may do in any order before attacking or ending the turn (T2A to T2F, T3). */
import { declaringAnAttack, endingTheTurn } from './attacking.ts'
import { benchShrinking, retreating, toBenchShrinking } from './leaving.ts'
import { resolvingAnything } from './resolving.ts'
import { state } from './state.ts'
import { cite, when } from './vocabulary.ts'

const ready = state({
  description: 'The player may do any of these in any order, then attack or end the turn.',
  meta: cite('T0.1', 'T0.2'),
  tags: ['waiting'],
  always: [
    // Comes first: a Pokémon that leaves the Bench because of a Stadium is not Knocked Out by it (R33).
    toBenchShrinking,
    {
      description: 'A Pokémon has as much damage as HP.',
      meta: cite('KO.1'),
      guard: when('aPokemonIsKnockedOut'),
      target: '#game.knockOut',
    },
    {
      description: 'A player has no Active Pokémon.',
      meta: cite('KO.5', 'WL.2'),
      guard: when('anActiveSpotIsEmpty'),
      target: '#game.knockOut',
    },
    {
      description: 'A text let a player take the last Prize card.',
      meta: cite('WL.1'),
      guard: when('aPlayerHasTakenEnoughPrizes'),
      target: '#game.knockOut',
    },
    {
      description: 'An action has set off effects, which come before the next action.',
      meta: cite('T2F.2', 'GR.2'),
      guard: when('effectsAreSetOff'),
      target: 'triggered',
    },
    {
      description: 'Something that was done ends the turn.',
      meta: cite('MG.1'),
      guard: when('theTurnIsCutShort'),
      target: '#game.turn.ending',
    },
  ],
  on: {
    BENCH_POKEMON: {
      description: 'Put a Basic Pokémon from the hand onto the Bench.',
      meta: cite('T2A.1', 'T2A.2', 'T2A.3', 'T2D.9', 'FT.1', 'GR.1'),
      guard: when(
        'itIsYourTurn',
        'cardIsInYourHand',
        'cardIsABasicPokemon',
        'itemIsAllowedThisEarly',
        'nothingForbidsTheCard',
        'benchHasRoom',
      ),
      actions: ['benchPokemon', 'recover'],
    },
    EVOLVE: {
      description: 'Play an Evolution card from the hand on a Pokémon that it evolves from.',
      meta: cite('T2B.1', 'T2B.2', 'T2B.3', 'T2B.4', 'T2B.5', 'GR.1'),
      guard: when(
        'itIsYourTurn',
        'cardIsInYourHand',
        'cardIsAnEvolution',
        'nothingForbidsTheCard',
        'pokemonIsYours',
        'cardEvolvesFromPokemon',
        'notYourFirstTurn',
        'pokemonWasInPlayAtTheStartOfTheTurn',
        'pokemonHasNotEvolvedThisTurn',
      ),
      actions: ['evolve', 'recover'],
    },
    ATTACH_ENERGY: {
      description: 'Attach an Energy card from the hand to one of your Pokémon.',
      meta: cite('T2C.1', 'T2C.2', 'GR.1'),
      guard: when(
        'itIsYourTurn',
        'noEnergyAttachedThisTurn',
        'cardIsInYourHand',
        'cardIsAnEnergy',
        'nothingForbidsTheCard',
        'pokemonIsYours',
        'pokemonMayHoldTheEnergy',
      ),
      actions: ['attachEnergy', 'recover'],
    },
    PLAY_ITEM: {
      description: 'Play an Item card.',
      meta: cite('T2D.1', 'T2D.1b', 'T2D.2', 'FT.1', 'GR.3', 'GR.1'),
      guard: when(
        'itIsYourTurn',
        'itemIsAllowedThisEarly',
        'cardIsInYourHand',
        'cardIsAnItem',
        'nothingForbidsTheCard',
        'cardConditionIsMet',
        'cardCostCanBePaid',
        'cardWouldChangeSomething',
      ),
      actions: ['playTrainer', 'recover'],
      target: 'resolving',
    },
    PLAY_TOOL: {
      description: 'Attach a Pokémon Tool to one of your Pokémon.',
      meta: cite('T2D.2', 'FT.1', 'TL.1', 'GR.1'),
      guard: when(
        'itIsYourTurn',
        'toolIsAllowedThisEarly',
        'cardIsInYourHand',
        'cardIsATool',
        'nothingForbidsTheCard',
        'pokemonIsYours',
        'pokemonHasRoomForATool',
      ),
      actions: ['playTool', 'recover'],
    },
    PLAY_SUPPORTER: {
      description: 'Play a Supporter card.',
      meta: cite('T2D.1', 'T2D.1b', 'T2D.3', 'T2D.4', 'GR.3', 'GR.1'),
      guard: when(
        'itIsYourTurn',
        'noSupporterPlayedThisTurn',
        'notTheFirstPlayersFirstTurn',
        'cardIsInYourHand',
        'cardIsASupporter',
        'nothingForbidsTheCard',
        'cardConditionIsMet',
        'cardCostCanBePaid',
        'cardWouldChangeSomething',
      ),
      actions: ['playTrainer', 'recover'],
      target: 'resolving',
    },
    PLAY_STADIUM: {
      description: 'Put a Stadium card into play.',
      meta: cite('T2D.5', 'T2D.6', 'T2D.7', 'T2D.8', 'FT.1', 'GR.1'),
      guard: when(
        'itIsYourTurn',
        'noStadiumPlayedThisTurn',
        'stadiumIsAllowedThisEarly',
        'cardIsInYourHand',
        'cardIsAStadium',
        'nothingForbidsTheCard',
        'noStadiumOfThatNameInPlay',
      ),
      actions: ['playStadium', 'recover'],
    },
    USE_STADIUM: {
      description: 'Use the effect of the Stadium in play.',
      meta: cite('T2D.8', 'T2D.1b', 'GR.3'),
      guard: when(
        'itIsYourTurn',
        'stadiumHasAnEffectToUse',
        'stadiumNotUsedThisTurn',
        'stadiumCostCanBePaid',
        'stadiumWouldChangeSomething',
      ),
      actions: ['useStadium', 'recover'],
      target: 'resolving',
    },
    RETREAT: {
      description: 'Retreat the Active Pokémon.',
      meta: cite('T2E.1', 'T2E.2', 'T2E.3', 'T2E.4', 'T2E.6'),
      guard: when(
        'itIsYourTurn',
        'noRetreatThisTurn',
        'benchIsNotEmpty',
        'retreatingPokemonIsNotAsleep',
        'retreatingPokemonIsNotParalyzed',
        'nothingStopsTheRetreat',
        'energyCoversTheRetreatCost',
      ),
      target: 'retreating',
    },
    DISCARD_FROM_PLAY: {
      description: 'Discard an Item, such as a Fossil, that is in play as if it were a Basic Pokémon.',
      meta: cite('T2D.9'),
      guard: when('itIsYourTurn', 'pokemonIsYours', 'pokemonIsAnItem'),
      actions: ['discardFromPlay', 'recover'],
    },
    USE_ABILITY: {
      description: 'Announce and use an Ability of one of your Pokémon.',
      meta: cite('T2F.1', 'T2F.2', 'T2F.3', 'OG.1', 'GR.3'),
      guard: when(
        'itIsYourTurn',
        'pokemonIsYours',
        'abilityIsOneToUse',
        'nothingStopsTheAbility',
        'pokemonIsWhereTheAbilityWorks',
        'abilityNotUsedThisTurn',
        'abilityOfThatNameNotUsedThisTurn',
        'abilityIsLeftThisGame',
        'abilityConditionIsMet',
        'abilityCostCanBePaid',
        'abilityWouldChangeSomething',
      ),
      actions: ['useAbility', 'recover'],
      target: 'resolving',
    },
    DECLARE_ATTACK: declaringAnAttack,
    END_TURN: endingTheTurn,
  },
})

export const main = state({
  description: 'The main phase of the turn.',
  meta: cite('T0.1'),
  initial: 'ready',
  states: {
    ready,
    retreating: {
      ...retreating,
      onDone: { description: 'The main phase goes on.', meta: cite('T2E.1'), target: 'ready' },
    },
    benchShrinking: benchShrinking('ready'),
    triggered: {
      description: 'Effects that an action has set off, such as playing a Pokémon, are carried out.',
      meta: cite('T2F.2'),
      entry: 'queueEffectsSetOff',
      ...resolvingAnything,
      onDone: [
        {
          description: 'They are carried out.',
          meta: cite('T2F.2'),
          actions: 'finishEffects',
          target: 'ready',
        },
      ],
    },
    resolving: {
      description: 'The text of a Trainer card, an Ability or a Stadium is being carried out.',
      meta: cite('T2D.1', 'T2F.3'),
      ...resolvingAnything,
      onDone: [
        {
          description: 'The text is carried out; a played card goes to the discard pile.',
          meta: cite('T2D.1'),
          actions: ['discardPlayedTrainer', 'recover'],
          target: 'ready',
        },
      ],
    },
  },
})

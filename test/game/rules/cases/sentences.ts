/** The messages for each case of a clause: the sentence, and the remedy if there is one. */
export const SENTENCES: Readonly<Record<string, readonly [message: string, remedy: string | null]>> = {
  'BENCH_POKEMON itIsYourTurn': ["It is A's turn, not B's.", "Wait until A's turn is over."],
  'BENCH_POKEMON cardIsInYourHand': ["Chewtle (card 12) is not in A's hand.", null],
  'BENCH_POKEMON cardIsABasicPokemon': ['Raboot is not a Basic Pokémon.', 'Play it on Scorbunny.'],
  'BENCH_POKEMON nothingForbidsTheCard': [
    "A cannot play Drampa because of Laboratory Porter's Closed Door.",
    'Wait until the effect ends.',
  ],
  'BENCH_POKEMON itemIsAllowedThisEarly': [
    'A goes first and plays no Item card on the first turn.',
    'Play it on your next turn.',
  ],
  'BENCH_POKEMON benchHasRoom': [
    "A's Bench is full: it holds 5 of 5 Pokémon.",
    'Wait until a place on the Bench is free.',
  ],
  'EVOLVE itIsYourTurn': ["It is A's turn, not B's.", "Wait until A's turn is over."],
  'EVOLVE cardIsInYourHand': ["Raboot (card 10) is not in A's hand.", null],
  'EVOLVE cardIsAnEvolution': ['Wooloo is not an Evolution card.', 'Put it onto the Bench.'],
  'EVOLVE nothingForbidsTheCard': [
    "A cannot play Raboot because of Laboratory Porter's Closed Door.",
    'Wait until the effect ends.',
  ],
  'EVOLVE pokemonIsYours': ["Scorbunny is B's Pokémon, not A's.", null],
  'EVOLVE nothingKeepsTheCardOff': [
    "Raboot cannot be put onto Scorbunny because of Laboratory Cocoon's Wall of Silk.",
    'Wait until the effect ends.',
  ],
  'EVOLVE cardEvolvesFromPokemon': ['Raboot evolves from Scorbunny, not from Vulpix.', 'Play it on Scorbunny.'],
  'EVOLVE notYourFirstTurn': ["No Pokémon evolves on A's first turn.", 'Evolve on your next turn.'],
  'EVOLVE pokemonWasInPlayAtTheStartOfTheTurn': [
    'Scorbunny came into play this turn.',
    'Evolve Scorbunny on your next turn.',
  ],
  'EVOLVE pokemonHasNotEvolvedThisTurn': [
    'Raboot has already evolved or devolved this turn.',
    'Evolve Raboot on your next turn.',
  ],
  'ATTACH_ENERGY itIsYourTurn': ["It is A's turn, not B's.", "Wait until A's turn is over."],
  'ATTACH_ENERGY noEnergyAttachedThisTurn': [
    'A has already attached an Energy card this turn.',
    'Attach it on your next turn.',
  ],
  'ATTACH_ENERGY cardIsInYourHand': ["Fire Energy (card 8) is not in A's hand.", null],
  'ATTACH_ENERGY cardIsAnEnergy': ['Potion is not an Energy card.', 'Play it as an Item card.'],
  'ATTACH_ENERGY nothingForbidsTheCard': [
    "A cannot play Fire Energy because of Laboratory Porter's Closed Door.",
    'Wait until the effect ends.',
  ],
  'ATTACH_ENERGY nothingKeepsTheCardOff': [
    "Fire Energy cannot be put onto Scorbunny because of Laboratory Cocoon's Wall of Silk.",
    'Wait until the effect ends.',
  ],
  'ATTACH_ENERGY pokemonMayHoldTheEnergy': [
    'Laboratory Ancient Energy cannot be attached to Scorbunny.',
    'Attach it to an Ancient Pokémon.',
  ],
  'ATTACH_ENERGY pokemonIsYours': ["Sobble is B's Pokémon, not A's.", null],
  'PLAY_ITEM itIsYourTurn': ["It is A's turn, not B's.", "Wait until A's turn is over."],
  'PLAY_ITEM itemIsAllowedThisEarly': [
    'A goes first and plays no Item card on the first turn.',
    'Play it on your next turn.',
  ],
  'PLAY_ITEM cardIsInYourHand': ["Potion (card 9) is not in A's hand.", null],
  'PLAY_ITEM cardIsAnItem': ['Hop is not an Item card.', 'Play it as a Supporter card.'],
  'PLAY_ITEM nothingForbidsTheCard': [
    "A cannot play Potion because of Laboratory Porter's Closed Door.",
    'Wait until the effect ends.',
  ],
  'PLAY_ITEM cardConditionIsMet': [
    "Laboratory Audit can be played only if there are at least 5 cards in your opponent's hand (now 0).",
    null,
  ],
  'PLAY_ITEM cardCostCanBePaid': [
    "Laboratory Press has a cost: choose 2 cards from your hand, then discard those cards; the rest of A's hand has only 1 card.",
    'Have more such cards in your hand.',
  ],
  'PLAY_ITEM cardWouldChangeSomething': [
    'Switch would change nothing: A has no Benched Pokémon.',
    'Put a Basic Pokémon onto the Bench first.',
  ],
  'PLAY_TOOL itIsYourTurn': ["It is A's turn, not B's.", "Wait until A's turn is over."],
  'PLAY_TOOL toolIsAllowedThisEarly': [
    'A goes first and plays no Pokémon Tool card on the first turn.',
    'Play it on your next turn.',
  ],
  'PLAY_TOOL cardIsInYourHand': ["Laboratory Vest (card 10) is not in A's hand.", null],
  'PLAY_TOOL cardIsATool': ['Hop is not a Pokémon Tool.', 'Play it as a Supporter card.'],
  'PLAY_TOOL nothingForbidsTheCard': [
    "A cannot play Laboratory Vest because of Laboratory Porter's Closed Door.",
    'Wait until the effect ends.',
  ],
  'PLAY_TOOL pokemonIsYours': ["Sobble is B's Pokémon, not A's.", null],
  'PLAY_TOOL nothingKeepsTheCardOff': [
    "Laboratory Vest cannot be put onto Scorbunny because of Laboratory Cocoon's Wall of Silk.",
    'Wait until the effect ends.',
  ],
  'PLAY_TOOL pokemonHasRoomForATool': [
    'Wooloo already has Laboratory Padding attached.',
    'Attach it to a Pokémon without a Tool.',
  ],
  'PLAY_SUPPORTER itIsYourTurn': ["It is A's turn, not B's.", "Wait until A's turn is over."],
  'PLAY_SUPPORTER noSupporterPlayedThisTurn': [
    'A has already played a Supporter card this turn.',
    'Play it on your next turn.',
  ],
  'PLAY_SUPPORTER notTheFirstPlayersFirstTurn': [
    'A goes first and plays no Supporter card on the first turn.',
    'Play it on your next turn.',
  ],
  'PLAY_SUPPORTER cardIsInYourHand': ["Hop (card 9) is not in A's hand.", null],
  'PLAY_SUPPORTER cardIsASupporter': ['Great Ball is not a Supporter card.', 'Play it as an Item card.'],
  'PLAY_SUPPORTER nothingForbidsTheCard': [
    "A cannot play Hop because of Laboratory Porter's Closed Door.",
    'Wait until the effect ends.',
  ],
  'PLAY_SUPPORTER cardConditionIsMet': [
    "Laboratory Auditor can be played only if there are at least 5 cards in your opponent's hand (now 0).",
    null,
  ],
  'PLAY_SUPPORTER cardCostCanBePaid': [
    "Laboratory Toll has a cost: choose 1 card from your hand, then put that card on the bottom of your deck; the rest of A's hand has no cards.",
    'Have more such cards in your hand.',
  ],
  'PLAY_SUPPORTER cardWouldChangeSomething': [
    "Bede would change nothing: A's hand has no basic Energy cards that it could use.",
    null,
  ],
  'PLAY_STADIUM itIsYourTurn': ["It is A's turn, not B's.", "Wait until A's turn is over."],
  'PLAY_STADIUM noStadiumPlayedThisTurn': [
    'A has already played a Stadium card this turn.',
    'Play it on your next turn.',
  ],
  'PLAY_STADIUM stadiumIsAllowedThisEarly': [
    'A goes first and plays no Stadium card on the first turn.',
    'Play it on your next turn.',
  ],
  'PLAY_STADIUM cardIsInYourHand': ["Laboratory Corridor (card 9) is not in A's hand.", null],
  'PLAY_STADIUM cardIsAStadium': ['Potion is not a Stadium card.', 'Play it as an Item card.'],
  'PLAY_STADIUM nothingForbidsTheCard': [
    "A cannot play Laboratory Closet because of Laboratory Porter's Closed Door.",
    'Wait until the effect ends.',
  ],
  'PLAY_STADIUM noStadiumOfThatNameInPlay': [
    'Laboratory Library is already in play.',
    'Play a Stadium with another name.',
  ],
  'USE_STADIUM itIsYourTurn': ["It is A's turn, not B's.", "Wait until A's turn is over."],
  'USE_STADIUM stadiumHasAnEffectToUse': ['Laboratory Corridor works by itself and cannot be used.', null],
  'USE_STADIUM stadiumNotUsedThisTurn': [
    'A has already used Laboratory Library this turn.',
    'Use it on your next turn.',
  ],
  'USE_STADIUM stadiumCostCanBePaid': [
    "Laboratory Turnstile has a cost: choose 1 card from your hand, then discard that card; A's hand has no cards.",
    'Have more such cards in your hand.',
  ],
  'USE_STADIUM stadiumWouldChangeSomething': ["Laboratory Library would change nothing: A's deck is empty.", null],
  'DISCARD_FROM_PLAY itIsYourTurn': ["It is A's turn, not B's.", "Wait until A's turn is over."],
  'DISCARD_FROM_PLAY pokemonIsYours': ["Laboratory Fossil is B's Pokémon, not A's.", null],
  'DISCARD_FROM_PLAY pokemonIsAnItem': [
    'Scorbunny is not an Item in play, such as a Fossil: its player may not discard it.',
    null,
  ],
  'RETREAT itIsYourTurn': ["It is A's turn, not B's.", "Wait until A's turn is over."],
  'RETREAT noRetreatThisTurn': ['A has already retreated a Pokémon this turn.', 'Retreat on your next turn.'],
  'RETREAT benchIsNotEmpty': [
    'A has no Benched Pokémon to change places with.',
    'Put a Basic Pokémon onto the Bench first.',
  ],
  'RETREAT retreatingPokemonIsNotAsleep': [
    'Scorbunny is Asleep and cannot retreat.',
    'Play a card that switches your Active Pokémon, or let it recover first.',
  ],
  'RETREAT retreatingPokemonIsNotParalyzed': [
    'Scorbunny is Paralyzed and cannot retreat.',
    'Play a card that switches your Active Pokémon, or let it recover first.',
  ],
  'RETREAT nothingStopsTheRetreat': [
    "Scorbunny cannot retreat because of Laboratory Magnet's Hold Fast.",
    'Play a card that switches your Active Pokémon, or wait until the effect ends.',
  ],
  'RETREAT energyCoversTheRetreatCost': [
    'Scorbunny has 0 Energy attached and its Retreat Cost is 1.',
    'Attach 1 more Energy.',
  ],
  'USE_ABILITY itIsYourTurn': ["It is A's turn, not B's.", "Wait until A's turn is over."],
  'USE_ABILITY pokemonIsYours': ["Laboratory Librarian is B's Pokémon, not A's.", null],
  'USE_ABILITY abilityIsOneToUse': ["Laboratory Cushion's Soft works by itself and cannot be used.", null],
  'USE_ABILITY nothingStopsTheAbility': [
    "Laboratory Librarian's Open Book is taken away by Laboratory Fog.",
    'Play another Stadium.',
  ],
  'USE_ABILITY pokemonIsWhereTheAbilityWorks': [
    "Laboratory Lamp's Front Light can be used only from the Active Spot.",
    'Bring it into the Active Spot first.',
  ],
  'USE_ABILITY abilityNotUsedThisTurn': [
    "Laboratory Librarian's Open Book has already been used this turn.",
    'Use it on your next turn.',
  ],
  'USE_ABILITY abilityOfThatNameNotUsedThisTurn': [
    'A has already used one Last Call Ability this turn.',
    'Use it on your next turn.',
  ],
  'USE_ABILITY abilityConditionIsMet': [
    "Laboratory Kettle's Boil Over can be used only if this Pokémon is in the Active Spot.",
    'Bring it into the Active Spot first.',
  ],
  'USE_ABILITY abilityCostCanBePaid': [
    "Laboratory Kettle's Boil Over has a cost: choose 2 Energy cards attached to this Pokémon, then discard those cards; fewer Energy cards than that are attached to this Pokémon.",
    null,
  ],
  'USE_ABILITY abilityIsLeftThisGame': ['A has already used a VSTAR Power this game.', null],
  'USE_ABILITY abilityWouldChangeSomething': [
    "Laboratory Librarian's Open Book would change nothing: A's deck is empty.",
    null,
  ],
  'DECLARE_ATTACK itIsYourTurn': ["It is A's turn, not B's.", "Wait until A's turn is over."],
  'DECLARE_ATTACK attackIsOneOfTheActivePokemons': ['Scorbunny has only 2 attacks.', null],
  'DECLARE_ATTACK attackIsAllowedThisEarly': [
    'A goes first and does not attack on the first turn.',
    'Attack on your next turn.',
  ],
  'DECLARE_ATTACK attackerIsNotAsleep': [
    'Scorbunny is Asleep and cannot attack.',
    'Bring another Pokémon into the Active Spot.',
  ],
  'DECLARE_ATTACK attackerIsNotParalyzed': [
    'Scorbunny is Paralyzed and cannot attack.',
    'Bring another Pokémon into the Active Spot.',
  ],
  'DECLARE_ATTACK nothingStopsTheAttack': [
    'Laboratory Pendulum cannot use Full Swing this turn because of Full Swing.',
    'Wait until the effect ends.',
  ],
  'DECLARE_ATTACK attackIsLeftThisGame': ['A has already used a VSTAR Power this game.', null],
  'DECLARE_ATTACK attackConditionIsMet': [
    "Scald can be used only if your opponent's Active Pokémon has any damage counters on it.",
    null,
  ],
  'DECLARE_ATTACK energyCoversTheAttackCost': [
    'Flare costs Fire, Colorless and Scorbunny has Water attached.',
    'Attach Fire Energy.',
  ],
  'END_TURN itIsYourTurn': ["It is A's turn, not B's.", "Wait until A's turn is over."],
  'CONCEDE theGameIsNotOver': ['The game is over.', null],
  'CHOOSE theChoiceIsYours': ['A makes this choice, not B.', null],
  'CHOOSE theOptionIsOffered': ['Option 9999 is not among the 2 offered.', null],
  'DONE theChoiceIsYours': ['A makes this choice, not B.', null],
  'DONE enoughIsChosen': ['Choose at least 1 (so far 0).', null],
  'DONE theEffectIsYours': ['A carries out this text, not B.', null],
  'APPLY theEffectIsYours': ['A carries out this text, not B.', null],
  'APPLY theChangeIsPossible': ['Laboratory Magpie is already Active.', null],
  'DECK_SHUFFLED theOrderIsAPermutation': ['The order must contain each position from 0 to 2 once.', null],
  'CARD_TAKEN_AT_RANDOM thePositionIsInTheHand': ['The hand has the positions 0 to 1.', null],
}

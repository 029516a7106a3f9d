/**
 * Mutants that tests of rulings notice (`byRulings.test.ts`), each with the situation that shows it. Random games meet this situation once
 * in thousands of games, or never.
 */
export const BY_RULINGS: Readonly<Record<string, string>> = {
  'action skipped: tellTheChoices': 'Only a fact is missing, which changes nothing on the board.',
  'clause dropped: nobodyHasTakenEnoughPrizes from knockOut.collecting on its own':
    'A text takes the last Prize card and sets something off, without a Knock Out.',
  'transition retargeted: knockOut.collecting on its own (2)':
    'A text takes the last Prize card and sets something off, without a Knock Out.',
  'transition removed: knockOut.collecting on its own (2)':
    'A text takes the last Prize card and sets something off, without a Knock Out.',
  'clause inverted: nobodyHasTakenEnoughPrizes':
    'A text takes the last Prize card and sets something off, without a Knock Out.',
  'clause dropped: damageKnocksOutAtOnce from turn.attack.F_resolve.damage.enduring on its end (2)':
    'A coin keeps the last HP of a Pokémon, and then the same attack takes it.',
  'clause dropped: damageKnocksOutInTheEnd from turn.attack.over on its own (2)':
    'An attack places damage counters on a Pokémon whose last HP a coin has kept, in an era that Knocks Out at once.',
  'clause dropped: attackConditionIsMet from turn.secondAttack on DECLARE_ATTACK':
    'A second attack has a condition that the first attack has ended.',
  'transition retargeted: turn.main.ready on its own':
    'A Stadium makes a Bench too large and takes the last HP of a Pokémon on it.',
  'transition removed: turn.attack.B_alter on its end': 'An effect cancels the attack of a Confused Pokémon.',
  'transition retargeted: turn.attack.B_alter on its end': 'An effect cancels the attack of a Confused Pokémon.',
  'transition retargeted: knockOut.resuming on its own (2)':
    'A promoted Pokémon makes the Bench of its player smaller.',
  'clause dropped: duringAnAttack from knockOut.resuming on its own (3)':
    'A promotion sets something off, after a Knock Out in the main phase.',
  'clause dropped: theChoiceIsYours from turn.main.triggered.choosing on DONE':
    'A triggered effect has a choice that may be ended early, and the other player ends it.',
  'clause dropped: theChoiceIsYours from turn.attack.F_resolve.reactions.choosing on DONE':
    'A reaction has a choice that may be ended early, and the other player ends it.',
  'clause dropped: theChoiceIsYours from knockOut.prizeEffects.choosing on DONE':
    'A Prize card that is used has a choice that may be ended early, and the other player ends it.',
  'transition retargeted: turn.attack.enduring on its end':
    'A coin at the end of an attack keeps the last HP of a Pokémon, in an era that Knocks Out then.',
  'transition removed: turn.attack.enduring on its end':
    'A coin at the end of an attack keeps the last HP of a Pokémon, in an era that Knocks Out then.',
  'transition retargeted: turn.attack.F_resolve.damage.enduring on its end (3)':
    'A coin during the attack keeps the last HP of a Pokémon, in an era that Knocks Out at once.',
  'transition retargeted: turn.attack.F_resolve.damage.enduring on its end':
    'A coin during the attack keeps the last HP of a Pokémon, in an era that Knocks Out at once.',
  'transition removed: turn.attack.F_resolve.damage.enduring on its end':
    'A coin during the attack keeps the last HP of a Pokémon, in an era that Knocks Out at once.',
  'transition removed: turn.attack.F_resolve.damage.enduring on its end (3)':
    'A coin during the attack keeps the last HP of a Pokémon, in an era that Knocks Out at once.',
  'ruleset changed: toolsAreItems the other way round': 'A text about Items meets a Pokémon Tool.',
}

/** Mutants that cannot change how any game goes, each with the proof in a sentence. */
export const EQUIVALENT: Readonly<Record<string, string>> = {
  'clause dropped: theGameIsNotOver from game on CONCEDE':
    'A game that is over rests in gameOver, the final state of the chart, which takes no event whatever its guard says.',
  'clause dropped: enoughIsChosen from setUp.bench on DONE':
    'This choice asks for none at least, so wherever it is still open enough has been chosen.',
  'clause dropped: pokemonIsYours from turn.main.ready on EVOLVE':
    'Whether the card evolves from the Pokémon is asked of the own side only, so the other side is refused with the same rule.',
  'action skipped: takeTheChoice':
    'It leads into a state whose entry resolves effects, and that begins with taking a choice that has been made.',
  'actions swapped: goOnWithTheAttack and queueOtherEffects':
    'The one takes up what the attack remembers, the other says what waits to be done: different parts, and neither reads the other.',
  'actions swapped: beginTheCopiedAttack and queueAttackChoices':
    'The one forgets what the attack before has chosen, the other says what waits to be done: different parts, and neither reads the other.',
  'actions swapped: keepTheRetreatPayment and queueRetreatCheck':
    'The one keeps what was chosen, the other says what waits to be done: different parts, and neither reads the other.',
  'actions swapped: finishEffects and askWhoComesIn':
    'The one forgets the effect, the other asks: different parts, and neither reads the other.',
  'actions swapped: decideWhoGoesFirst and revealPokemon':
    'They write different parts of the game and read nothing of each other; only what is told first is another thing.',
  'transition retargeted: turn.attack.F_resolve.damage.2_attacker on its own':
    'A calculation that has stopped is left as it is by every later step, so they lead to the same with nothing done.',
  'transition retargeted: knockOut.collecting on its own':
    'With nobody Knocked Out, no Prize card due and no winner, each of the next steps finds nothing to do, up to the same end.',
  'transition removed: turn.attack.F_resolve.damage.2_attacker on its own':
    'A calculation that has stopped is left as it is by every later step, so they lead to the same with nothing done.',
  'transition removed: knockOut.collecting on its own':
    'With nobody Knocked Out, no Prize card due and no winner, each of the next steps finds nothing to do, up to the same end.',
  'clause dropped: enoughIsChosen from knockOut.prizesUsed.choosing on DONE':
    'This choice asks for none at least, so wherever it is still open enough has been chosen.',
  'clause dropped: enoughIsChosen from setUp.extraBench on DONE':
    'This choice asks for none at least, so wherever it is still open enough has been chosen.',
}

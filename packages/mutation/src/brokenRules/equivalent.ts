/** Mutants that cannot change the course of any game, each with a proof in one sentence. */
export const EQUIVALENT: Readonly<Record<string, string>> = {
  'clause dropped: theGameIsNotOver from game on CONCEDE':
    'A game that is over rests in gameOver, the final state of the chart, which takes no event whatever its guard says.',
  'clause dropped: enoughIsChosen from setUp.bench on DONE':
    'The minimum of this choice is zero, so enough is always chosen.',
  'clause dropped: pokemonIsYours from turn.main.ready on EVOLVE':
    "Only the player's own side is asked if the card evolves from the Pokémon, so the other side is refused with the same rule.",
  'action skipped: takeTheChoice':
    'The entry action of its target resolves effects, which begins by using a completed choice.',
  'actions swapped: goOnWithTheAttack and queueOtherEffects':
    "One restores the attack's memory, the other queues effects: they write different parts, and neither reads the other's.",
  'actions swapped: beginTheCopiedAttack and queueAttackChoices':
    "One forgets the earlier attack's choices, the other queues effects: they write different parts, and neither reads the other's.",
  'actions swapped: tellTheChoices and queueAttackRequirements':
    "One records a fact, the other queues effects, and neither reads the other's; only the order of their facts differs.",
  'actions swapped: keepTheRetreatPayment and queueRetreatCheck':
    "One keeps the choices, the other queues effects: they write different parts, and neither reads the other's.",
  'actions swapped: finishEffects and askWhoComesIn':
    "One forgets the effect, the other asks: they write different parts, and neither reads the other's.",
  'actions swapped: decideWhoGoesFirst and revealPokemon':
    "They write different parts of the game, and neither reads the other's; only the order of their facts differs.",
  'actions swapped: placeTheBench and layPrizeCards':
    "One takes from the hand, the other from the deck, and neither reads the other's; only the order of their facts differs.",
  'transition retargeted: turn.attack.F_resolve.damage.2_attacker on its own':
    'The steps that this transition skips leave a stopped calculation unchanged, so the result is the same if they run.',
  'transition retargeted: knockOut.collecting on its own':
    'With nobody Knocked Out, no Prize card due and no winner, each of the next steps finds nothing to do, up to the same end.',
  'transition removed: turn.attack.F_resolve.damage.2_attacker on its own':
    'The steps that this transition skips leave a stopped calculation unchanged, so the result is the same if they run.',
  'transition removed: knockOut.collecting on its own':
    'With nobody Knocked Out, no Prize card due and no winner, each of the next steps finds nothing to do, up to the same end.',
  'clause dropped: enoughIsChosen from knockOut.prizesUsed.choosing on DONE':
    'The minimum of this choice is zero, so enough is always chosen.',
  'clause dropped: enoughIsChosen from setUp.extraBench on DONE':
    'The minimum of this choice is zero, so enough is always chosen.',
}

/** The reasons why mutants that no test finds may survive: one sentence for each, written by hand. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: lines of code are quoted here, templates too

/** A survivor as Stryker reports it, and the reason why it may survive. */
export interface Explanation {
  readonly file: string
  readonly line: string
  readonly change: string
  readonly why: string
}

const of = (
  file: string,
  ...survivors: readonly (readonly [line: string, change: string, why: string])[]
): readonly Explanation[] => survivors.map(([line, change, why]) => ({ file, line, change, why }))

const NARROWS = 'The check is for the compiler: only this kind of card has the other property that is checked.'
const FOUND_BEFORE = 'The card and the Pokémon are known to exist by then: the check is for the compiler.'
const RESTS_ON_NOTHING = 'Without such a Pokémon or Ability the clause holds anyway, so there is nothing to leave out.'
const NOT_SHOWN = 'No player sees this text: without an Active Pokémon or a target, the clause holds or is not checked.'
const TWO_PLAYERS = 'Only the two existing players reach this: any other has no Ability.'
const SHORT_CUT = 'A short cut: with an empty list the following code gives the same result.'

export const EXPLANATIONS: readonly Explanation[] = [
  ...of('machines/gameChart.ts', [
    'options: { maxIterations: 100_000 },',
    '{ maxIterations: 100_000 } → {}',
    'A precaution for charts with an endless circle, which this one does not have.',
  ]),
  ...of(
    'machines/resolving.ts',
    [
      "description: 'A player picks one option after another.',",
      '\'A player picks one option after another.\' → ""',
      'Every state made from this one replaces it by a more specific description and citation.',
    ],
    [
      "meta: cite('GR.6'),",
      '\'GR.6\' → ""',
      'Every state made from this one replaces it by a more specific description and citation.',
    ],
  ),
  ...of('machines/vocabularyOfXState.ts', [
    'types: {',
    '{ context: {} as { readonly game: Game }, events: {} as GameEvent, input: {} as { readonly game: Game }, output: {} as Result, tags: {} as Tag, meta: {} as Citation, } → {}',
    'Only types are changed: nothing reads them when the chart runs.',
  ]),
  ...of(
    'src/game/rules/cardInHand.ts',
    ["(card) => card.kind === 'Pokemon' && card.evolvesFrom !== undefined,", "card.kind === 'Pokemon' → true", NARROWS],
    ["card.kind === 'Trainer' && card.trainer === trainer", "card.kind === 'Trainer' → true", NARROWS],
  ),
  ...of(
    'src/game/rules/change.ts',
    [
      ": `${target === null ? 'The Pokémon' : pokemonName(game, target.pokemon)} already has a Pokémon Tool.`",
      '\'The Pokémon\' → ""',
      FOUND_BEFORE,
    ],
    [
      'if (game.cards[card]?.owner !== target?.owner)',
      'game.cards[card]?.owner → game.cards[card].owner',
      FOUND_BEFORE,
    ],
    ['if (game.cards[card]?.owner !== target?.owner)', 'target?.owner → target.owner', FOUND_BEFORE],
    [
      'return (target?.pokemon.tools.length ?? 0) < game.ruleset.toolsPerPokemon',
      'target?.pokemon → target.pokemon',
      FOUND_BEFORE,
    ],
    [
      ": `${target === null ? 'The Pokémon' : pokemonName(game, target.pokemon)} already has a Pokémon Tool.`",
      'target === null → false',
      FOUND_BEFORE,
    ],
    ['if (target === null || game.cards[card]?.owner !== target.owner)', 'target === null → false', FOUND_BEFORE],
    [
      'if (target === null || game.cards[card]?.owner !== target.owner)',
      'game.cards[card]?.owner → game.cards[card].owner',
      FOUND_BEFORE,
    ],
    ['const owner = game.cards[card]?.owner ?? 0', 'game.cards[card]?.owner → game.cards[card].owner', FOUND_BEFORE],
  ),
  ...of(
    'src/game/rules/declareAttack.ts',
    ['const units = pokemon === null ? [] : attachedUnits(game, pokemon)', 'pokemon === null → false', NOT_SHOWN],
    [
      'const NOTHING_SPENT: readonly OncePerGame[] = []',
      '[] → ["Stryker was here"]',
      'This is the value for a player who does not exist, whose attack therefore has no power.',
    ],
    [
      'const power = spent.length === 0 ? undefined : attackOf(game, event)?.oncePerGame',
      'spent.length === 0 → false',
      SHORT_CUT,
    ],
    [
      'return power === undefined || !spent.includes(power)',
      'power === undefined → false',
      'No player has spent the power `undefined`, so the other half of the clause gives the same answer.',
    ],
    ['const units = pokemon === null ? [] : attachedUnits(game, pokemon)', '[] → ["Stryker was here"]', NOT_SHOWN],
  ),
  ...of('src/game/rules/evolve.ts', ["dependsOn: ['pokemonIsYours'],", "['pokemonIsYours'] → []", RESTS_ON_NOTHING]),
  ...of(
    'src/game/rules/playTrainer.ts',
    [
      "const tools = (found?.tools ?? []).map((tool) => cardName(game, tool)).join(' and ')",
      '[] → ["Stryker was here"]',
      NOT_SHOWN,
    ],
    ["dependsOn: ['pokemonIsYours'],", "['pokemonIsYours'] → []", RESTS_ON_NOTHING],
  ),
  ...of(
    'src/game/rules/retreat.ts',
    ['return found === null ? [] : retreatIsForbiddenBy(game, found)', '[] → ["Stryker was here"]', NOT_SHOWN],
    [
      'const missing = found === null ? 0 : retreatCost(game, found) - countUnits(game, found.pokemon)',
      'found === null → false',
      NOT_SHOWN,
    ],
  ),
  ...of('src/game/rules/steering.ts', [
    "const fewer = game.tieBreak > 0 && tie.leadsTo === 'anotherGame' && tie.fewerPrizesWins",
    "tie.leadsTo === 'anotherGame' → true",
    'A tie-break game is played only if a tie leads to another game: the check is for the compiler.',
  ]),
  ...of(
    'src/game/rules/useStadium.ts',
    [
      "return definition?.kind === 'Trainer' && definition.trainer === 'Stadium' ? definition : null",
      "definition.trainer === 'Stadium' → true",
      'The card in the place of the Stadium is always a Stadium card: the check is for the compiler.',
    ],
    [
      "return definition?.kind === 'Trainer' && definition.trainer === 'Stadium' ? definition : null",
      "definition?.kind === 'Trainer' && definition.trainer === 'Stadium' → true",
      'The card in the place of the Stadium is always a Stadium card: the check is for the compiler.',
    ],
  ),
  ...of(
    'src/game/rules/useAbility.ts',
    [
      "dependsOn: ['pokemonIsYours', 'abilityIsOneToUse'],",
      "['pokemonIsYours', 'abilityIsOneToUse'] → []",
      RESTS_ON_NOTHING,
    ],
    [
      "return from === undefined || (from === 'Active') === (game.players[event.player]?.active?.id === event.pokemon)",
      'game.players[event.player]?.active → game.players[event.player].active',
      TWO_PLAYERS,
    ],
    [
      "return ability?.limit !== 'oncePerTurn' || !pokemonOf(game, event)?.usedAbilities.includes(ability.name)",
      'pokemonOf(game, event)?.usedAbilities → pokemonOf(game, event).usedAbilities',
      TWO_PLAYERS,
    ],
    [
      'return power === undefined || !game.players[event.player]?.spent.includes(power)',
      'power === undefined → false',
      'No player has spent the power `undefined`, so the other half of the clause gives the same answer.',
    ],
    [
      'return power === undefined || !game.players[event.player]?.spent.includes(power)',
      'game.players[event.player]?.spent → game.players[event.player].spent',
      TWO_PLAYERS,
    ],
  ),
]

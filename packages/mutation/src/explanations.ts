/** The reasons why mutants that no test finds may survive: one sentence for each, written by hand. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: lines of code are quoted here, templates too

/** A survivor, as a run of Stryker names it, and the reason why it may survive. */
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

const NARROWS = 'The question is for the compiler: no other kind of card has what is asked for beside it.'
const FOUND_BEFORE = 'The card and the Pokémon have been found by then: the question is for the compiler.'
const RESTS_ON_NOTHING =
  'Where there is no such Pokémon or Ability the clause holds anyway, and there is nothing to be silent about.'
const NOT_TOLD = 'Nobody is told this: without an Active Pokémon or a target the clause does not fail, or is not asked.'
const TWO_PLAYERS =
  'A player who is not there has no Ability and is told nothing, so this is asked only for the two who are.'
const SHORT_CUT = 'A short cut: where there is nothing to look at, what follows comes to the same.'

export const EXPLANATIONS: readonly Explanation[] = [
  ...of('machines/gameChart.ts', [
    'options: { maxIterations: 100_000 },',
    '{ maxIterations: 100_000 } → {}',
    'A precaution for actors whose chart goes round in a circle, which this one does not.',
  ]),
  ...of(
    'machines/resolving.ts',
    [
      "description: 'A player picks one option after another.',",
      '\'A player picks one option after another.\' → ""',
      'Every state that is made of this one says and cites something more particular in its place.',
    ],
    [
      "meta: cite('GR.6'),",
      '\'GR.6\' → ""',
      'Every state that is made of this one says and cites something more particular in its place.',
    ],
  ),
  ...of('machines/vocabularyOfXState.ts', [
    'types: {',
    '{ context: {} as { readonly game: Game }, events: {} as GameEvent, input: {} as { readonly game: Game }, output: {} as Result, tags: {} as Tag, meta: {} as Citation, } → {}',
    'Types only: nothing of it is read when the chart runs.',
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
      'if (game.cards[card]?.owner !== target?.owner) return `${cardName(game, card)} belongs to the other player.`',
      'game.cards[card]?.owner → game.cards[card].owner',
      FOUND_BEFORE,
    ],
    [
      'if (game.cards[card]?.owner !== target?.owner) return `${cardName(game, card)} belongs to the other player.`',
      'target?.owner → target.owner',
      FOUND_BEFORE,
    ],
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
    ['const units = pokemon === null ? [] : attachedUnits(game, pokemon)', 'pokemon === null → false', NOT_TOLD],
    [
      'const NOTHING_SPENT: readonly OncePerGame[] = []',
      '[] → ["Stryker was here"]',
      'It stands for a player who is not there, and who has no attack with a power either.',
    ],
    [
      'const power = spent.length === 0 ? undefined : attackOf(game, event)?.oncePerGame',
      'spent.length === 0 → false',
      SHORT_CUT,
    ],
    [
      'return power === undefined || !spent.includes(power)',
      'power === undefined → false',
      'No player has spent a power that is none, so the other half of the clause says the same.',
    ],
    ['const units = pokemon === null ? [] : attachedUnits(game, pokemon)', '[] → ["Stryker was here"]', NOT_TOLD],
  ),
  ...of('src/game/rules/evolve.ts', ["after: ['pokemonIsYours'],", "['pokemonIsYours'] → []", RESTS_ON_NOTHING]),
  ...of(
    'src/game/rules/playTrainer.ts',
    [
      "const tools = (found?.tools ?? []).map((tool) => cardName(game, tool)).join(' and ')",
      '[] → ["Stryker was here"]',
      NOT_TOLD,
    ],
    ["after: ['pokemonIsYours'],", "['pokemonIsYours'] → []", RESTS_ON_NOTHING],
  ),
  ...of(
    'src/game/rules/retreat.ts',
    ['return found === null ? [] : retreatIsForbiddenBy(game, found)', '[] → ["Stryker was here"]', NOT_TOLD],
    [
      'const missing = found === null ? 0 : retreatCost(game, found) - countUnits(game, found.pokemon)',
      'found === null → false',
      NOT_TOLD,
    ],
  ),
  ...of('src/game/rules/steering.ts', [
    "const fewer = game.tieBreak > 0 && tie.leadsTo === 'anotherGame' && tie.fewerPrizesWins",
    "tie.leadsTo === 'anotherGame' → true",
    'A tie-break game is played only where a tie leads to another game: the question is for the compiler.',
  ]),
  ...of(
    'src/game/rules/useStadium.ts',
    [
      "return definition?.kind === 'Trainer' && definition.trainer === 'Stadium' ? definition : null",
      "definition.trainer === 'Stadium' → true",
      'The card in the place of the Stadium is always a Stadium card: the question is for the compiler.',
    ],
    [
      "return definition?.kind === 'Trainer' && definition.trainer === 'Stadium' ? definition : null",
      "definition?.kind === 'Trainer' && definition.trainer === 'Stadium' → true",
      'The card in the place of the Stadium is always a Stadium card: the question is for the compiler.',
    ],
  ),
  ...of(
    'src/game/rules/useAbility.ts',
    [
      "after: ['pokemonIsYours', 'abilityIsOneToUse'],",
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
      'No player has spent a power that is none, so the other half of the clause says the same.',
    ],
    [
      'return power === undefined || !game.players[event.player]?.spent.includes(power)',
      'game.players[event.player]?.spent → game.players[event.player].spent',
      TWO_PLAYERS,
    ],
  ),
]

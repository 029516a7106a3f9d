/** Names of the chart as words: `cardIsInYourHand` is "card is in your hand". */

/** Terms of the game as the rulebook writes them. */
const TERMS: ReadonlyMap<string, string> = new Map([
  ...'Ability Active Basic Bench Checkup Energy Item Prize Spot Spots Stadium Supporter Tool Trainer'
    .split(' ')
    .map((term) => [term.toLowerCase(), term] as const),
  ['pokemon', 'Pokémon'],
  ['pokemons', "Pokémon's"],
  ['players', "player's"],
])

/** The name of a clause or an action as words. */
export const nameInWords = (name: string): string =>
  name
    .replace(/([a-z])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ')
    .split(' ')
    .map((word) => TERMS.get(word.toLowerCase()) ?? word.toLowerCase())
    .join(' ')

/** Removes the order in which a game lists the two seats, where the rules give no order. */
import type { Ask, Attack, Fact, FactName, Game, Ledger } from 'ptcg-turn-engine/model'

const byText = (one: unknown, other: unknown): number => {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)]
  return a < b ? -1 : a > b ? 1 : 0
}

const sorted = <Item>(items: readonly Item[]): readonly Item[] => (items.length < 2 ? items : items.toSorted(byText))

/**
 * Bonuses of several cards in one step are added in table order, seat 0 first; the sum is the same (A-D2.1, A-D5.1).
 */
const ledger = (one: Ledger): Ledger => ({
  ...one,
  entries: one.entries.map((entry) => ({ ...entry, sources: sorted(entry.sources) })),
})

const attack = (one: Attack): Attack => ({ ...one, ledgers: one.ledgers.map(ledger) })

/** These facts happen to both sides at once, and are listed for seat 0 first (MU.1, SU.8, KO.3, KO.4, ET.2). */
const AT_ONCE: ReadonlySet<FactName> = new Set<FactName>([
  'MULLIGAN',
  'POKEMON_REVEALED',
  'POKEMON_KNOCKED_OUT',
  'PRIZES_TAKEN',
  'LASTING_EFFECTS_ENDED',
])

const facts = (all: readonly Fact[]): readonly Fact[] => {
  const told: Fact[] = []
  for (let at = 0; at < all.length; ) {
    const name = all[at]?.fact
    let end = at + 1
    while (end < all.length && all[end]?.fact === name) end += 1
    const run = all.slice(at, end).map((fact) => ('ledger' in fact ? { ...fact, ledger: ledger(fact.ledger) } : fact))
    told.push(...(name !== undefined && AT_ONCE.has(name) ? sorted(run) : run))
    at = end
  }
  return told
}

/** Effects that somebody puts in order are offered in table order. */
const ask = (one: Ask | null): Ask | null =>
  one?.ask === 'choice' && one.purpose === 'order' ? { ...one, options: sorted(one.options) } : one

/** The game without that order, and without its latest event. */
export const withoutSeatOrder = (game: Game): Game => ({
  ...game,
  attack: game.attack === null ? null : attack(game.attack),
  knockOut:
    game.knockOut === null
      ? null
      : { ...game.knockOut, pokemon: sorted(game.knockOut.pokemon), latest: sorted(game.knockOut.latest) },
  checkup: game.checkup === null ? null : { later: sorted(game.checkup.later) },
  setOff: sorted(game.setOff),
  waiting: game.orderedBy === null ? game.waiting : sorted(game.waiting),
  ask: ask(game.ask),
  // Texts only count what has happened, and simultaneous Knock Outs are stored for seat 0 first.
  history: sorted(game.history),
  facts: facts(game.facts),
  latest: null,
})

/** Questions about this turn and earlier ones. */
import type { Past, PokemonFilter, PokemonRef, Predicate } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'

const so = (past: Past): Predicate => ({ is: 'happened', ...past })
const notSo = (past: Past): Predicate => ({ is: 'not', what: so(past) })

/** Returns the owner and the printed properties of a Pokémon in a past event. */
const of = ({ whose, fits }: Pick<PokemonFilter, 'whose' | 'fits'>): Pick<Past, 'whose' | 'filter'> => ({
  ...(whose === 'either' ? {} : { whose }),
  ...(fits === undefined ? {} : { filter: fits }),
})

const attacked = (attack: string | undefined, more: Partial<Past>): Predicate =>
  so({ what: 'attackUsed', when: 'yourLastTurn', ...(attack === undefined ? {} : { attack }), ...more })

const moved = (pokemon: PokemonRef): Past => ({ what: 'movedToActive', when: 'thisTurn', pokemon })

export const PAST_QUESTIONS = ways('question', (say) => [
  say("any of {among:among} were Knocked Out during your opponent's last turn", ({ among }) =>
    so({ what: 'knockedOut', when: 'opponentsLastTurn', ...of(among) }),
  ),
  say(
    "any of {among:among} were Knocked Out by damage from [an attack|an opponent's attack|an attack from your opponent's Pokémon] during [your opponent's|their] last turn",
    ({ among }) => so({ what: 'knockedOut', when: 'opponentsLastTurn', ...of(among), fatal: true }),
  ),
  say('you played [a|an] {cards:cards} from your hand [|during] this turn', ({ cards }) =>
    so({ what: 'trainerPlayed', when: 'thisTurn', whose: 'you', filter: cards }),
  ),
  say('you played {name:cardName} from your hand [|during] this turn', ({ name }) =>
    so({ what: 'trainerPlayed', when: 'thisTurn', whose: 'you', filter: { named: name } }),
  ),
  say("you didn't play {name:cardName} from your hand during this turn", ({ name }) =>
    notSo({ what: 'trainerPlayed', when: 'thisTurn', whose: 'you', filter: { named: name } }),
  ),
  say('{ref:ref} moved from [your|the] Bench to the Active Spot [|during] this turn', ({ ref }) => so(moved(ref))),
  say("{ref:ref} didn't move from [your|the] Bench to the Active Spot [|during] this turn", ({ ref }) =>
    notSo(moved(ref)),
  ),
  say("{ref:ref} moved from the Bench to the Active Spot during your opponent's last turn", ({ ref }) =>
    so({ ...moved(ref), when: 'opponentsLastTurn' }),
  ),
  say('{ref:ref} was healed during this turn', ({ ref }) => so({ what: 'healed', when: 'thisTurn', pokemon: ref })),
  say('{ref:ref} evolved during this turn', ({ ref }) => so({ what: 'evolved', when: 'thisTurn', pokemon: ref })),
  say('{ref:ref} evolved from {name:cardName} during this turn', ({ ref, name }) =>
    so({ what: 'evolved', when: 'thisTurn', pokemon: ref, filter: { named: name } }),
  ),
  say("{ref:ref} didn't evolve from {name:cardName} during this turn", ({ ref, name }) =>
    notSo({ what: 'evolved', when: 'thisTurn', pokemon: ref, filter: { named: name } }),
  ),
  say("{ref:ref} was damaged by an attack during your opponent's last turn", ({ ref }) =>
    so({ what: 'damaged', when: 'opponentsLastTurn', pokemon: ref }),
  ),
  say('{ref:ref} used {attack:attackName} during your last turn', ({ ref, attack }) =>
    attacked(attack, { pokemon: ref }),
  ),
  say('1 of your {those:those} used {attack:attackName} during your last turn', ({ those, attack }) =>
    attacked(attack, of({ whose: 'you', ...those })),
  ),
  say('1 of your {those:those} used an attack during your last turn', ({ those }) =>
    attacked(undefined, of({ whose: 'you', ...those })),
  ),
  say('1 of your other {those:those} used an attack during your last turn', ({ those }) =>
    attacked(undefined, { ...of({ whose: 'you', ...those }), except: 'thisPokemon' }),
  ),
])

export const PAST_COUNTS = ways('each', (say) => [
  say('Prize card your opponent took during their last turn', () => ({
    count: 'happened',
    what: 'prizesTaken',
    when: 'opponentsLastTurn',
    whose: 'opponent',
  })),
])

export const PAST_SENTENCES = ways('sentence', (say) => [
  say(
    "if this Pokémon was damaged by an attack during your opponent's last turn , this attack does that much more damage",
    () => ({
      kind: 'moreDamage',
      term: {
        amount: 10,
        times: { count: 'happened', what: 'damaged', when: 'opponentsLastTurn', pokemon: 'thisPokemon' },
      },
      less: false,
    }),
  ),
  say("if {question:question} , this attack can't be used", ({ question }) => ({
    kind: 'only',
    question: { is: 'not', what: question },
  })),
])

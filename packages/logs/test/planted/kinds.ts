/** Kinds of violations to plant in a log: each changes one place, and names the rule broken there. */
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import {
  type CardDefinition,
  type Game,
  opponentOf,
  type PlayerId,
  type Pokemon,
  type PokemonDefinition,
} from 'ptcg-turn-engine/model'
import type { SentenceName } from '../../src/languages/sentences.ts'
import type { Before } from './game.ts'

const NAMES = ['Ada', 'Ben'] as const

/**
 * A change: these lines replace `count` lines from a line on. The violation is expected at the first of them, or at
 * another.
 */
export interface Planted {
  readonly from: number
  readonly replaced: number
  readonly lines: readonly string[]
  /** The index of the wrong line; it may be the one after them. */
  readonly wrong: number
  readonly rules: readonly string[]
}

export type Plant = (before: Before, next: Before | undefined) => Planted | null

const called = (game: Game, card: number): string => {
  const definition = definitionOf(game, card)
  const [set, number] = (definition?.id ?? '').split('-')
  const energy = definition?.kind === 'Energy' && definition.basic ? 'Basic ' : ''
  return `(${set}_${number}_c${card}) ${energy}${definition?.name}`
}

const topOf = (pokemon: Pokemon): number => pokemon.cards.at(-1) as number
const facts = (game: Game, pokemon: Pokemon): PokemonDefinition =>
  definitionOf(game, topOf(pokemon)) as PokemonDefinition
const place = (game: Game, pokemon: Pokemon): string =>
  game.players.some(({ active }) => active?.id === pokemon.id) ? 'in the Active Spot' : 'on the Bench'

/** True before a line at which the player may do anything. */
const inMain = ({ entry, game }: Before): boolean => {
  const { says } = entry.sentence
  const FREE: readonly SentenceName[] = [
    'turnEnded',
    'attached',
    'played',
    'evolved',
    'putIntoPlay',
    'retreated',
    'attacked',
    'used',
    'attackedWeakness',
    'attackedResistance',
  ]
  return (
    FREE.includes(says) &&
    game.ask === null &&
    game.result === null &&
    'player' in entry.sentence &&
    entry.sentence.player === game.turn.player
  )
}

const insert = (before: Before, lines: readonly string[], rules: readonly string[], wrong = 0): Planted => ({
  from: before.entry.line,
  replaced: 0,
  lines,
  wrong,
  rules,
})

const inMainPhase =
  (
    plant: (game: Game, player: PlayerId, before: Before) => readonly [string, ...string[]] | null,
    ...rules: readonly string[]
  ): Plant =>
  (before) => {
    if (!inMain(before)) return null
    const lines = plant(before.game, before.game.turn.player, before)
    return lines === null ? null : insert(before, lines, rules)
  }

const cardsOf = (
  game: Game,
  player: PlayerId,
  is: (card: CardDefinition) => boolean,
  where: 'hand' | 'discard' = 'hand',
): readonly number[] =>
  game.players[player][where].filter((card) => {
    const definition = definitionOf(game, card)
    return definition !== null && is(definition)
  })

const isSupporter = (card: CardDefinition): boolean => card.kind === 'Trainer' && card.trainer === 'Supporter'
const isItem = (card: CardDefinition): boolean => card.kind === 'Trainer' && card.trainer === 'Item'
const isEnergy = (card: CardDefinition): boolean => card.kind === 'Energy'
const isBasic = (card: CardDefinition): boolean => card.kind === 'Pokemon' && card.stage === 'Basic'
const isEvolution = (card: CardDefinition): boolean => card.kind === 'Pokemon' && card.evolvesFrom !== undefined

const all = (game: Game, player: PlayerId): readonly Pokemon[] => {
  const { active, bench } = game.players[player]
  return active === null ? bench : [active, ...bench]
}

const evolveWith = (
  game: Game,
  player: PlayerId,
  is: (pokemon: Pokemon, card: PokemonDefinition) => boolean,
): readonly [string] | null => {
  for (const card of cardsOf(game, player, isEvolution))
    for (const pokemon of all(game, player))
      if (is(pokemon, definitionOf(game, card) as PokemonDefinition))
        return [
          `${NAMES[player]} evolved ${called(game, topOf(pokemon))} to ${called(game, card)} ${place(game, pokemon)}.`,
        ]
  return null
}

const evolves = (game: Game, pokemon: Pokemon, card: PokemonDefinition): boolean =>
  card.evolvesFrom === facts(game, pokemon).name

const attackLine = (game: Game, player: PlayerId, can: (index: number) => boolean): readonly [string] | null => {
  const { active } = game.players[player]
  const target = game.players[opponentOf(player)].active
  if (active === null || target === null) return null
  const index = facts(game, active).attacks.findIndex((attack, at) => can(at) && attack.damage !== undefined)
  const attack = facts(game, active).attacks[index]
  if (attack === undefined) return null
  const other = NAMES[opponentOf(player)]
  return [
    `${NAMES[player]}'s ${called(game, topOf(active))} used ${attack.name} on ${other}'s ${called(game, topOf(target))} for ${attack.damage?.base ?? 0} damage.`,
  ]
}

const retreatLines = (game: Game, player: PlayerId): readonly [string, string] | null => {
  const { active, bench } = game.players[player]
  const [next] = bench
  if (active === null || next === undefined) return null
  return [
    `${NAMES[player]} retreated ${called(game, topOf(active))} to the Bench.`,
    `${NAMES[player]}'s ${called(game, topOf(next))} is now in the Active Spot.`,
  ]
}

/** Puts an attack in a turn that ended without one. */
const attackInstead =
  (when: (game: Game, player: PlayerId) => boolean, ...rules: readonly string[]): Plant =>
  (before) => {
    const { entry, game } = before
    const player = game.turn.player
    if (entry.sentence.says !== 'turnEnded' || !when(game, player)) return null
    const lines = attackLine(game, player, () => true)
    return lines === null ? null : { from: entry.line, replaced: 1, lines, wrong: 0, rules }
  }

const uncovered = (game: Game, player: PlayerId): boolean => {
  const { active } = game.players[player]
  const [attack] = active === null ? [] : facts(game, active).attacks.filter(({ damage }) => damage !== undefined)
  return (
    active !== null &&
    attack !== undefined &&
    attack.cost.length > active.energy.length &&
    active.conditions.rotated === null &&
    game.turn.number > 1
  )
}

const changed = (
  before: Before,
  from: string | RegExp,
  to: string,
  lines: readonly string[],
  ...rules: readonly string[]
): Planted | null => {
  const line = lines[before.entry.line - 1] ?? ''
  const next = line.replace(from, to)
  return next === line ? null : { from: before.entry.line, replaced: 1, lines: [next], wrong: 0, rules }
}

/** Every kind, by its violation. `lines` are those of the log. */
export const kinds = (lines: readonly string[]): Readonly<Record<string, Plant>> => ({
  'a second Supporter': inMainPhase((game, player) => {
    const [card] = cardsOf(game, player, isSupporter)
    return game.turn.supportersPlayed > 0 && card !== undefined
      ? [`${NAMES[player]} played ${called(game, card)}.`]
      : null
  }, 'T2D.3'),
  'a Supporter on the first turn': inMainPhase((game, player) => {
    const [card] = cardsOf(game, player, isSupporter)
    return game.turn.number === 1 && card !== undefined ? [`${NAMES[player]} played ${called(game, card)}.`] : null
  }, 'T2D.4'),
  'a second Energy': inMainPhase((game, player) => {
    const [card] = cardsOf(game, player, isEnergy)
    const { active } = game.players[player]
    return game.turn.energyAttached > 0 && card !== undefined && active !== null
      ? [`${NAMES[player]} attached ${called(game, card)} to ${called(game, topOf(active))} in the Active Spot.`]
      : null
  }, 'T2C.1'),
  'an Energy card that is not in the hand': inMainPhase((game, player) => {
    const [card] = cardsOf(game, player, isEnergy, 'discard')
    const { active } = game.players[player]
    return game.turn.energyAttached === 0 &&
      cardsOf(game, player, isEnergy).length === 0 &&
      card !== undefined &&
      active !== null
      ? [`${NAMES[player]} attached ${called(game, card)} to ${called(game, topOf(active))} in the Active Spot.`]
      : null
  }, 'T2C.1'),
  'Energy on a Pokémon that is not in play': inMainPhase(
    (game, player) => {
      const [card] = cardsOf(game, player, isEnergy)
      return game.turn.energyAttached === 0 && card !== undefined
        ? [`${NAMES[player]} attached ${called(game, card)} to Mewtwo on the Bench.`]
        : null
    },
    'T2C.1',
    'T2C.2',
    'T0.2',
  ),
  'Energy of the other player': inMainPhase((game, player) => {
    const other = opponentOf(player)
    const [card] = cardsOf(game, other, isEnergy)
    const { active } = game.players[other]
    return card !== undefined && active !== null
      ? [`${NAMES[other]} attached ${called(game, card)} to ${called(game, topOf(active))} in the Active Spot.`]
      : null
  }, 'T0.2'),
  'a second retreat': inMainPhase(
    (game, player) => (game.turn.retreats > 0 ? retreatLines(game, player) : null),
    'T2E.1',
  ),
  'a retreat without the Energy for it': inMainPhase((game, player) => {
    const { active } = game.players[player]
    return game.turn.retreats === 0 && active !== null && active.energy.length < facts(game, active).retreatCost
      ? retreatLines(game, player)
      : null
  }, 'T2E.2'),
  'a retreat of a Pokémon that is Asleep or Paralyzed': inMainPhase((game, player) => {
    const rotated = game.players[player].active?.conditions.rotated
    return rotated === 'Asleep' || rotated === 'Paralyzed' ? retreatLines(game, player) : null
  }, 'T2E.6'),
  'an Item that is not in the hand': inMainPhase((game, player) => {
    const [card] = cardsOf(game, player, isItem, 'discard')
    return card === undefined ? null : [`${NAMES[player]} played ${called(game, card)}.`]
  }, 'T2D.1'),
  'an Item of the other player': inMainPhase((game, player) => {
    const other = opponentOf(player)
    const [card] = cardsOf(game, other, isItem)
    return card === undefined ? null : [`${NAMES[other]} played ${called(game, card)}.`]
  }, 'T0.2'),
  'an Evolution card on the Bench': inMainPhase((game, player) => {
    const [card] = cardsOf(game, player, isEvolution)
    return card === undefined ? null : [`${NAMES[player]} played ${called(game, card)} to the Bench.`]
  }, 'T2A.1'),
  'a Pokémon on a full Bench': inMainPhase((game, player) => {
    const [card] = cardsOf(game, player, isBasic)
    return card !== undefined && game.players[player].bench.length >= game.ruleset.benchLimit
      ? [`${NAMES[player]} played ${called(game, card)} to the Bench.`]
      : null
  }, 'T2A.3'),
  'a Basic Pokémon that is not in the hand': inMainPhase((game, player) => {
    const [card] = cardsOf(game, player, isBasic, 'discard')
    return card !== undefined && game.players[player].bench.length < game.ruleset.benchLimit
      ? [`${NAMES[player]} played ${called(game, card)} to the Bench.`]
      : null
  }, 'T2A.1'),
  'evolving on the first turn': inMainPhase(
    (game, player) =>
      game.turn.number <= 2 ? evolveWith(game, player, (one, card) => evolves(game, one, card)) : null,
    'T2B.3',
  ),
  'evolving what came this turn': inMainPhase(
    (game, player) =>
      evolveWith(game, player, (one, card) => evolves(game, one, card) && one.enteredOnTurn === game.turn.number),
    'T2B.2',
  ),
  'evolving twice in a turn': inMainPhase(
    (game, player) =>
      evolveWith(game, player, (one, card) => evolves(game, one, card) && one.changedOnTurn === game.turn.number),
    'T2B.5',
  ),
  'evolving from the wrong Pokémon': inMainPhase(
    (game, player) =>
      game.turn.number > 2 ? evolveWith(game, player, (one, card) => !evolves(game, one, card)) : null,
    'T2B.1',
  ),
  'an attack without the Energy for it': attackInstead(uncovered, 'A-A.2'),
  'an attack on the first turn': attackInstead((game) => game.turn.number === 1, 'T3.2'),
  'an attack of a Pokémon that is Asleep or Paralyzed': attackInstead((game, player) => {
    const rotated = game.players[player].active?.conditions.rotated
    return rotated === 'Asleep' || rotated === 'Paralyzed'
  }, 'A-A.3'),
  'an attack that the Pokémon does not have': (before) =>
    before.entry.sentence.says === 'attacked'
      ? changed(before, / used .* on /, ' used Hyper Nonsense on ', lines, 'A-A.1')
      : null,
  'a second attack': (before) => {
    const line = lines[before.entry.line - 1] ?? ''
    const after = lines[before.entry.line] ?? ''
    return before.entry.sentence.says === 'attacked' && after === ''
      ? { from: before.entry.line + 1, replaced: 0, lines: [line], wrong: 0, rules: ['T3.1'] }
      : null
  },
  'wrong damage': (before) => {
    const { sentence } = before.entry
    return sentence.says === 'attacked'
      ? changed(before, /for \d+ damage\.$/, `for ${sentence.amount + 30} damage.`, lines, 'A-D6.1', 'KO.1')
      : null
  },
  'Weakness forgotten': (before) => {
    const { sentence } = before.entry
    return sentence.says === 'attackedWeakness'
      ? changed(
          before,
          /for \d+ damage\. .*$/,
          `for ${sentence.amount - sentence.changed} damage.`,
          lines,
          'A-D6.1',
          'KO.1',
        )
      : null
  },
  'Resistance forgotten': (before) => {
    const { sentence } = before.entry
    return sentence.says === 'attackedResistance'
      ? changed(
          before,
          /for \d+ damage\. .*$/,
          `for ${sentence.amount - sentence.changed} damage.`,
          lines,
          'A-D6.1',
          'KO.1',
        )
      : null
  },
  'too many Prize cards': (before) => {
    const { sentence } = before.entry
    return sentence.says === 'prizesTaken' && before.game.result === null
      ? changed(
          before,
          /took a Prize card|took \d+ Prize cards/,
          `took ${sentence.count + 1} Prize cards`,
          lines,
          'PR.1',
        )
      : null
  },
  'a Prize card for nothing': inMainPhase((_, player) => [`${NAMES[player]} took a Prize card.`], 'PR.1'),
  'a Knock Out with HP left': inMainPhase(
    (game, player) => {
      const { active } = game.players[opponentOf(player)]
      return active === null || active.damage >= facts(game, active).hp
        ? null
        : [`${NAMES[opponentOf(player)]}'s ${called(game, topOf(active))} was Knocked Out!`]
    },
    'KO.1',
    'KO.5',
  ),
  'promotion by a player whose Active Spot is filled': inMainPhase((game, player) => {
    const [benched] = game.players[player].bench
    return benched === undefined
      ? null
      : [`${NAMES[player]}'s ${called(game, topOf(benched))} is now in the Active Spot.`]
  }, 'KO.5'),
  'a Pokémon played to the Active Spot that is filled': inMainPhase((game, player) => {
    const basic = game.players[player].hand.find((card) => {
      const definition = definitionOf(game, card)
      return definition?.kind === 'Pokemon' && definition.stage === 'Basic'
    })
    return basic === undefined ? null : [`${NAMES[player]} played ${called(game, basic)} to the Active Spot.`]
  }, 'T2A.1'),
  'a retreat of what is not in play': inMainPhase(
    (_, player) => [`${NAMES[player]} retreated (x_1_c200) Missingno. to the Bench.`],
    'T2E.1',
  ),
  "an attack in the opponent's turn": inMainPhase((game, player) => {
    const [mine, theirs] = [game.players[player].active, game.players[opponentOf(player)].active]
    const attack = theirs === null ? undefined : facts(game, theirs).attacks[0]
    if (mine === null || theirs === null || attack === undefined) return null
    const [defender, attacker] = [called(game, topOf(mine)), called(game, topOf(theirs))]
    const whose = `${NAMES[opponentOf(player)]}'s ${attacker}`
    return [`${whose} used ${attack.name} on ${NAMES[player]}'s ${defender} for 10 damage.`]
  }, 'T0.2'),
  'the other player draws for the turn': (before, next) =>
    before.entry.sentence.says === 'turnBegan' && next?.entry.sentence.says === 'drewCard' && before.turn > 0
      ? {
          from: next.entry.line,
          replaced: 1,
          lines: [`${NAMES[opponentOf(next.game.turn.player)]} drew a card.`],
          wrong: -1,
          rules: ['T1.1'],
        }
      : null,
  'no card drawn for the turn': (before, next) =>
    before.entry.sentence.says === 'turnBegan' && next?.entry.sentence.says === 'drewCard' && before.turn > 0
      ? { from: next.entry.line, replaced: 1, lines: [], wrong: -1, rules: ['T1.1'] }
      : null,
  'two cards drawn for the turn': (before, next) =>
    before.entry.sentence.says === 'turnBegan' && next?.entry.sentence.says === 'drewCard'
      ? {
          from: next.entry.line + 1,
          replaced: 0,
          lines: [`${NAMES[next.game.turn.player]} drew a card.`],
          wrong: 0,
          rules: ['T1.1'],
        }
      : null,
  'a Special Condition forgotten at the Checkup': (before) => {
    const { sentence, line } = before.entry
    return sentence.says === 'countersOfCondition'
      ? { from: line, replaced: 1, lines: [], wrong: 0, rules: ['PC.2', 'PC.3'] }
      : null
  },
  'too many damage counters at the Checkup': (before) => {
    const { sentence } = before.entry
    return sentence.says === 'countersOfCondition'
      ? changed(
          before,
          /^\d+ damage counters? w\w+/,
          `${sentence.count + 1} damage counters were`,
          lines,
          'PC.2',
          'PC.3',
          'KO.1',
        )
      : null
  },
  'a win with cards left to draw': inMainPhase(
    (game, player) =>
      game.players[opponentOf(player)].deck.length > 0 ? [`No cards left in deck. ${NAMES[player]} wins.`] : null,
    'T1.2',
  ),
  'a win with Pokémon left on the Bench': inMainPhase(
    (game, player) =>
      game.players[opponentOf(player)].bench.length > 0
        ? [`No Benched Pokémon for backup. ${NAMES[player]} wins.`]
        : null,
    'WL.2',
  ),
  'a win with Prize cards left': inMainPhase(
    (game, player) =>
      game.players[player].prizes.length > 0 ? [`All Prize cards taken. ${NAMES[player]} wins.`] : null,
    'WL.1',
  ),
})

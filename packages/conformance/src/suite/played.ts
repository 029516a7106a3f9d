/** Plays a case on the engine, and records the legal events, refused events, played event and result of each moment. */
import { dequal } from 'dequal/lite'
import { cards, type RulesetId, rulesets, type Snapshot, save, type Violation } from 'ptcg-turn-engine'
import type { CardDefinition, DefinitionId, GameEvent, Ruleset } from 'ptcg-turn-engine/model'
import { type Check, type NextEvent, type Opening, run, type Sent } from 'ptcg-turn-engine-fuzz'
import { changesBetween } from './changes.ts'
import type { Because, PlayedCase, SuiteGame, SuiteMoment } from './suite.ts'

const cardOr = (card: CardDefinition): DefinitionId | CardDefinition => {
  const known = Object.hasOwn(cards, card.id) ? cards[card.id] : undefined
  return dequal(known, card) ? card.id : card
}

const rulesetOr = (ruleset: Ruleset): RulesetId | Ruleset => {
  const known = Object.entries(rulesets).find(([, one]) => dequal(one, ruleset))
  return known === undefined ? ruleset : (known[0] as RulesetId)
}

/** A moment of a game in the suite's format. */
export const suiteGame = (at: Snapshot): SuiteGame => {
  const { state, game } = save(at)
  const { definitions, ruleset, ...rest } = game
  return { state, game: rest, cards: Object.values(definitions).map(cardOr), ruleset: rulesetOr(ruleset) }
}

/** The reasons for a refusal, without duplicates. */
export const becauseOf = (violations: readonly Violation[]): readonly Because[] => {
  const reasons = violations.map(({ rule, code }): readonly [string, Because] => [`${rule} ${code}`, { rule, code }])
  return [...new Map(reasons).values()]
}

/** A moment under construction. */
interface Writing {
  readonly legal: readonly GameEvent[]
  readonly refused: { readonly event: unknown; readonly because: readonly Because[] }[]
  played: Required<Pick<SuiteMoment, 'play' | 'facts' | 'then'>> | null
}

const playedAs = ({ event, before, after }: Sent): Writing['played'] => {
  const [from, to] = [save(before), save(after)]
  const play = event as GameEvent
  return { play, facts: after.game.facts, then: { state: to.state, ...changesBetween(from.game, to.game) } }
}

const written = ({ legal, refused, played }: Writing): SuiteMoment => ({
  legal,
  ...(refused.length === 0 ? {} : { refused }),
  ...played,
})

/** Plays a game from an opening, and records its beginning and every moment. */
export const playAndRecord = (
  opening: Opening,
  next: NextEvent,
  most?: number,
): Pick<PlayedCase, 'begins' | 'moments'> => {
  const moments: Writing[] = []
  let begins: SuiteGame | null = null
  const watching: Check = {
    name: 'what is written down',
    watch: () => ({
      atRest: (at, legal) => {
        begins ??= suiteGame(at)
        moments.push({ legal, refused: [], played: null })
        return null
      },
      see: (sent) => {
        const now = moments.at(-1)
        if (now === undefined) return null
        if (sent.accepted) now.played = playedAs(sent)
        else now.refused.push({ event: sent.event ?? null, because: becauseOf(sent.violations) })
        return null
      },
    }),
  }
  const { finding } = run(opening, { checks: [watching], next, ...(most === undefined ? {} : { most }) })
  if (finding !== null || begins === null) throw new Error(`A case cannot be played: ${finding?.says}`)
  return { begins, moments: moments.map(written) }
}

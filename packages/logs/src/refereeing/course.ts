/** The progress of refereeing a log: the position, the following lines, and the verdicts so far. */

import { check } from 'ptcg-turn-engine'
import type { CardDefinition, DefinitionId, Fact, PlayerEvent, PlayerId, PokemonId } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { SentenceName } from '../languages/sentences.ts'
import type { Entry } from '../reading/battleLog.ts'
import { withActors } from './actors.ts'
import { answerAll, type FollowingLines, sendEvent, settleAnswers } from './answering.ts'
import { leavesMore } from './byHand.ts'
import { type LoggedEffect, newEffect } from './cardMoves.ts'
import { basicEnergy, type KnownCards } from './catalogue.ts'
import { doByHand } from './effects.ts'
import { judgeEvent } from './judging.ts'
import { beforeTheCheckup, compareCheckup, expectKnockOuts, useKnockOuts } from './knockOuts.ts'
import { findLiftable, LIFTABLE, type Liftable } from './lifting.ts'
import { comparePrizes } from './prizes.ts'
import { comparePromotions } from './promotions.ts'
import type { StrangeAttack } from './repeating.ts'
import type { RefereedTable } from './table.ts'
import { textNamed, textOfEvolving } from './texts.ts'
import type { RefereedDamage, Verdict } from './verdicts.ts'

/** Sentences about a player's action: the lines between two of them belong to the first. */
export const ACTION_SENTENCES: ReadonlySet<SentenceName> = new Set<SentenceName>([
  ...(['putIntoPlay', 'stadiumPlayed', 'played', 'evolved', 'attached', 'retreated'] as const),
  ...(['used', 'usedOn', 'attacked', 'attackedWeakness', 'attackedResistance'] as const),
  ...(['turnEnded', 'timedOut', 'drewCard', 'drewCards'] as const),
])

const ENDS: ReadonlySet<SentenceName> = new Set<SentenceName>([
  'turnBegan',
  'suddenDeathBegan',
  'gameEnded',
  'gameTied',
])

/** Stands for the absent text of an action. */
export const NO_TEXT = '{}'

/** Effects of texts last for a turn of each player at most. */
const LASTING_TURNS = 2

export class RefereeCourse {
  readonly used = new Set<Entry>()
  verdicts: Verdict[] = []
  damage: RefereedDamage[] = []
  strange: StrangeAttack[] = []
  /** The index of the current entry. */
  at = 0
  /** By judgement, the last turn in which an effect of a text done by hand may lift it. */
  lastingUntil: ReadonlyMap<string, number> = new Map()
  /** The original card of a Pokémon that is lent a second attack. */
  lentTo: CardDefinition | null = null
  /** The current turn of the log. */
  turnSeen = 0
  /** The possible effects of the latest text: an unknown text may do anything. */
  latestText = NO_TEXT

  readonly table: RefereedTable
  readonly entries: readonly Entry[]
  readonly known: KnownCards

  constructor(table: RefereedTable, entries: readonly Entry[], known: KnownCards) {
    this.table = table
    this.entries = entries
    this.known = known
  }

  /** True if the latest action follows a text that nobody knows, or that was not read. */
  get isAfterStrangeText(): boolean {
    return this.latestText === '' || this.latestText.includes('"do":"byHand"')
  }

  /** The following lines, up to the next action or the end of the turn. */
  following(untilTheTurnEnds: boolean): FollowingLines {
    const rest = this.entries.slice(this.at + 1)
    const end = rest.findIndex(
      ({ sentence: { says } }) => ENDS.has(says) || (!untilTheTurnEnds && ACTION_SENTENCES.has(says)),
    )
    return { entries: [this.entries[this.at] as Entry, ...(end === -1 ? rest : rest.slice(0, end))], used: this.used }
  }

  /** True if another attack follows in the same turn. */
  get attacksAgain(): boolean {
    return this.following(true)
      .entries.slice(1)
      .some(
        ({ sentence, under }) =>
          sentence.says.startsWith('attacked') || under.some((one) => one.sentence.says.startsWith('attacked')),
      )
  }

  /** The entry with which this turn, or the game, is over. */
  get nextEnd(): Entry | undefined {
    return this.entries.slice(this.at + 1).find(({ sentence }) => ENDS.has(sentence.says))
  }

  /** The line on which the next turn begins. */
  get nextLine(): number {
    return this.nextEnd?.line ?? this.entries.at(-1)?.line ?? 0
  }

  /** True if a text done by hand may have set an effect that still lifts the judgement. */
  mayLeave(what: Liftable): boolean {
    return this.table.game.turn.number <= (this.lastingUntil.get(what) ?? 0)
  }

  get isByHand(): boolean {
    return this.table.at.state.endsWith('.byHand')
  }

  /**
   * Judges an event and sends it; a refused one is carried out by hand, as the log says, so that later lines can be
   * judged.
   */
  act(event: PlayerEvent, otherwise: () => void): readonly Fact[] | null {
    const { line } = this.entries[this.at] as Entry
    this.verdicts.push(judgeEvent(this.table, line, event))
    if (E.isRight(check(this.table.at, event))) return sendEvent(this.table, event)
    otherwise()
    return null
  }

  /**
   * Notes the possible effects of a card's texts that the log does not show: of this printing and this move, if known.
   */
  note(name: string, id?: DefinitionId, move = ''): void {
    const card = (id === undefined ? null : this.known.withId(id)) ?? this.known.named(name)[0] ?? basicEnergy(name)
    this.latestText = card === null ? '' : textNamed(card, move)
    const { sentence, under } = this.entries[this.at] as Entry
    // The lines under an unknown text show all that it does, unless it belongs to an attack.
    const isTold = under.length > 0 && !sentence.says.startsWith('attacked')
    const left = card === null ? (isTold ? [] : LIFTABLE) : findLiftable(this.latestText, leavesMore(card))
    const until = this.table.game.turn.number + LASTING_TURNS
    if (left.length > 0)
      this.lastingUntil = new Map([...this.lastingUntil, ...left.map((what) => [what, until] as const)])
  }

  /**
   * Carries out an entry's consequences, except those that have answered a request. Below the line of a Pokémon that
   * evolves stand those of the Ability that this sets off.
   */
  effects(effect: LoggedEffect, { under }: Entry): void {
    const evolutions = under.flatMap(({ line, sentence }) => (sentence.says === 'evolved' ? [{ line, sentence }] : []))
    for (const one of withActors(under.filter((entry) => !this.used.has(entry)))) {
      const into = evolutions.findLast(({ line }) => line < one.line)?.sentence.card
      if (into !== undefined) effect.text = textOfEvolving(this.known.named(into.name)[0]) ?? effect.text
      doByHand(this.table, effect, one)
    }
  }

  /** Effects of texts at the Checkup that ends this turn, as the log lists them; true if there are any. */
  atTheCheckup(player: PlayerId): boolean {
    const { entries } = this.following(true)
    const begins = entries.findIndex(({ sentence }) => sentence.says === 'checkupBegan')
    const checkup = entries[begins]
    if (checkup === undefined || this.used.has(checkup)) return false
    const setOff = entries
      .slice(begins + 1)
      .filter(({ sentence }) => sentence.says === 'used' || sentence.says === 'usedOn')
    for (const entry of [checkup, ...setOff]) {
      this.used.add(entry)
      this.effects(newEffect(player, 'Pokémon Checkup', 'trigger'), entry)
    }
    return setOff.length > 0
  }

  /**
   * Finishes a text, and continues to where a player may act again: Knock Outs, Prize cards, promotion, the Checkup.
   */
  finish(player: PlayerId, endsTheTurn: boolean, happened: readonly Fact[] = []): void {
    const isLate = endsTheTurn && this.atTheCheckup(player)
    const following = this.following(endsTheTurn)
    const { line } = this.entries[this.at] as Entry
    const fallen = new Set<PokemonId>()
    const isInCheckup = this.table.at.state.startsWith('checkup')
    const told = isInCheckup || isLate ? following : beforeTheCheckup(following)
    this.verdicts.push(...expectKnockOuts(this.table, told, line, fallen, this.latestText))
    const facts = [
      ...happened,
      ...(this.isByHand ? sendEvent(this.table, { type: 'DONE', player }) : settleAnswers(this.table)),
    ]
    facts.push(...answerAll(this.table, following))
    // A text allows a second attack, but the log has none.
    if (endsTheTurn && this.table.at.state === 'turn.secondAttack')
      facts.push(...sendEvent(this.table, { type: 'END_TURN', player }), ...answerAll(this.table, following))
    useKnockOuts(following, facts, fallen)
    // The Checkup may have Knocked Out a Pokémon with unknown HP.
    const until = endsTheTurn || isInCheckup ? following : told
    this.verdicts.push(...expectKnockOuts(this.table, until, line, fallen, this.latestText))
    facts.push(...settleAnswers(this.table), ...answerAll(this.table, following))
    this.verdicts.push(...comparePrizes(this, following, facts), ...comparePromotions(this, following, facts))
    if (endsTheTurn) this.verdicts.push(...compareCheckup(this.table, following, facts, this.nextLine))
  }
}

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
import { beforeTheCheckup, compareCheckup, expectKnockOuts, unusedEntries, useKnockOuts } from './knockOuts.ts'
import { findLiftable, LIFTABLE, type Liftable } from './lifting.ts'
import { knockOutsToCome } from './placedCounters.ts'
import { comparePrizes } from './prizes.ts'
import { comparePromotions } from './promotions.ts'
import type { StrangeAttack } from './repeating.ts'
import type { RefereedTable } from './table.ts'
import { textNamed, textOfEvolving, wholeText } from './texts.ts'
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

/** Stands for the text of an action that has no text. */
export const NO_TEXT = '{}'

/** The maximum number of turns that the effect of a text lasts: one turn of each player. */
const LASTING_TURNS = 2

export class RefereeCourse {
  readonly used = new Set<Entry>()
  verdicts: Verdict[] = []
  damage: RefereedDamage[] = []
  strange: StrangeAttack[] = []
  /** The index of the current entry. */
  at = 0
  /** For each ground for a refusal, the last turn in which an effect of a text done by hand may lift it. */
  lastingUntil: ReadonlyMap<string, number> = new Map()
  /** The original definition of a Pokémon to which the course has lent a second attack. */
  lentTo: CardDefinition | null = null
  /** The current turn of the log. */
  turnSeen = 0
  /** The latest text as JSON, with its possible effects; empty if the text is unknown, so that it may do anything. */
  latestText = NO_TEXT

  readonly table: RefereedTable
  readonly entries: readonly Entry[]
  readonly known: KnownCards

  constructor(table: RefereedTable, entries: readonly Entry[], known: KnownCards) {
    this.table = table
    this.entries = entries
    this.known = known
  }

  /** True if the latest text is unknown, or if a part of it was not understood. */
  get isAfterStrangeText(): boolean {
    return this.latestText === '' || this.latestText.includes('"do":"byHand"')
  }

  /**
   * Returns the current line and the lines after it, up to the end of the turn or of the game. Unless `untilTheTurnEnds`, the next action
   * ends them too.
   */
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

  /** The entry that ends this turn or the game. */
  get nextEnd(): Entry | undefined {
    return this.entries.slice(this.at + 1).find(({ sentence }) => ENDS.has(sentence.says))
  }

  /** The line that ends this turn, or else the last line of the log. */
  get nextLine(): number {
    return this.nextEnd?.line ?? this.entries.at(-1)?.line ?? 0
  }

  /** True if a text done by hand may have left an effect that still allows what would be refused on this ground. */
  mayLeave(what: Liftable): boolean {
    return this.table.game.turn.number <= (this.lastingUntil.get(what) ?? 0)
  }

  get isByHand(): boolean {
    return this.table.at.state.endsWith('.byHand')
  }

  /**
   * Judges an event and sends it. A refused event is carried out by hand, as the log says, so that later lines can be judged; then the
   * result is null.
   */
  act(event: PlayerEvent, otherwise: () => void): readonly Fact[] | null {
    const { line } = this.entries[this.at] as Entry
    this.verdicts.push(judgeEvent(this.table, line, event))
    if (E.isRight(check(this.table.at, event))) return sendEvent(this.table, event)
    otherwise()
    return null
  }

  /**
   * Notes the effects of a card's texts that the log may not show. `id` is the printing, and `move` the attack or Ability, if they are
   * known.
   */
  note(name: string, id?: DefinitionId, move = ''): void {
    const card = (id === undefined ? null : this.known.withId(id)) ?? this.known.named(name)[0] ?? basicEnergy(name)
    this.latestText = card === null ? '' : textNamed(card, move)
    const { sentence, under } = this.entries[this.at] as Entry
    // The lines under an unknown text show everything that it does, unless the text belongs to an attack.
    const isShown = under.length > 0 && !sentence.says.startsWith('attacked')
    const left = card === null ? (isShown ? [] : LIFTABLE) : findLiftable(this.latestText, leavesMore(card))
    const until = this.table.game.turn.number + LASTING_TURNS
    if (left.length > 0)
      this.lastingUntil = new Map([...this.lastingUntil, ...left.map((what) => [what, until] as const)])
  }

  /**
   * Carries out an entry's consequences, except those that have answered a request. Consequences after a line in which a Pokémon
   * evolves belong to the Ability that evolving triggers.
   */
  effects(effect: LoggedEffect, { under }: Entry): void {
    effect.exchangesPrizes = under.some(({ sentence }) => 'pile' in sentence && sentence.pile === 'prizes')
    const evolutions = under.flatMap(({ line, sentence }) => (sentence.says === 'evolved' ? [{ line, sentence }] : []))
    for (const one of withActors(under.filter((entry) => !this.used.has(entry)))) {
      const into = evolutions.findLast(({ line }) => line < one.line)?.sentence.card
      if (into !== undefined) effect.text = textOfEvolving(this.known.named(into.name)[0]) ?? effect.text
      doByHand(this.table, effect, one)
    }
  }

  /** Carries out the effects of texts at the Pokémon Checkup after this turn; returns true if there are any. */
  atTheCheckup(player: PlayerId): boolean {
    const { entries } = this.following(true)
    const begins = entries.findIndex(({ sentence }) => sentence.says === 'checkupBegan')
    const checkup = entries[begins]
    if (checkup === undefined || this.used.has(checkup)) return false
    const triggered = entries
      .slice(begins + 1)
      .filter(({ sentence }) => sentence.says === 'used' || sentence.says === 'usedOn')
    for (const entry of [checkup, ...triggered]) {
      this.used.add(entry)
      this.effects(newEffect(player, 'Pokémon Checkup', 'trigger'), entry)
    }
    return checkup.under.length + triggered.length > 0
  }

  /** The texts, as JSON, of the Pokémon that are Knocked Out in these lines: a Knock Out may trigger an Ability. */
  private textsOfFallen(following: FollowingLines): string {
    return unusedEntries(following, 'knockedOut')
      .flatMap(({ sentence }) =>
        sentence.says === 'knockedOut' ? this.table.pokemonNamed(sentence.player, sentence.pokemon) : [],
      )
      .map(({ pokemon }) => this.table.printedAs(pokemon.cards.at(-1) ?? -1))
      .map((card) => (card === null ? '' : wholeText(card)))
      .join('')
  }

  /** Finishes a text, and continues until a player may act again: through Knock Outs, Prize cards, promotions and Pokémon Checkup. */
  finish(player: PlayerId, endsTheTurn: boolean, happened: readonly Fact[] = []): void {
    const isLate = endsTheTurn && this.atTheCheckup(player)
    const following = this.following(endsTheTurn)
    const { line } = this.entries[this.at] as Entry
    const fallen = new Set<PokemonId>()
    const isInCheckup = this.table.at.state.startsWith('checkup')
    const upToTheCheckup = isInCheckup || isLate ? following : beforeTheCheckup(following)
    const text = this.latestText + this.textsOfFallen(upToTheCheckup)
    useKnockOuts(upToTheCheckup, knockOutsToCome(this), fallen)
    this.verdicts.push(...expectKnockOuts(this.table, upToTheCheckup, line, fallen, text))
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
    const until = endsTheTurn || isInCheckup ? following : upToTheCheckup
    this.verdicts.push(...expectKnockOuts(this.table, until, line, fallen, text))
    facts.push(...settleAnswers(this.table), ...answerAll(this.table, following))
    this.verdicts.push(...comparePrizes(this, following, facts), ...comparePromotions(this, following, facts))
    if (endsTheTurn) this.verdicts.push(...compareCheckup(this.table, following, facts, this.nextLine))
  }
}

/** Writes facts of the engine as the lines of a log, one after another. */
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import { type Fact, opponentOf, type PlayerId } from 'ptcg-turn-engine/model'
import type { LoggedCard, Sentence } from '../languages/sentences.ts'
import { writeDamagePlaced } from './attackStory.ts'
import { writeCardsDiscarded, writeCardsDrawn, writeCardsMoved, writeCardsRevealed } from './cardStory.ts'
import { card, END_REASONS, isCondition, loggedPokemon, type WritingContext } from './naming.ts'
import {
  writeCardAttached,
  writePokemonBenched,
  writePokemonDevolved,
  writePokemonEvolved,
  writePokemonKnockedOut,
  writePokemonLeftPlay,
  writePokemonReplaced,
} from './pokemonStory.ts'
import { writeSetUpFact } from './setUpStory.ts'
import { entryFor, HOLDING_WORDS, type WrittenEntry } from './written.ts'

/** The facts of a turn without a line in a log, and the facts of the set-up. */
type Unwritten =
  | 'ATTACK_CHOICES_MADE'
  | 'ATTACK_DOES_NOTHING'
  | 'ATTACK_DOES_NOT_HAPPEN'
  | 'ATTACK_STEP_BEGAN'
  | 'CARDS_LOOKED_AT'
  | 'CONCEDED'
  | 'EFFECT_APPLIES'
  | 'END_OF_TURN_BEGAN'
  | 'FIRST_PLAYER_CHOSEN'
  | 'LASTING_EFFECTS_ENDED'
  | 'LASTING_EFFECT_BEGAN'
  | 'LASTING_RULES_ENDED'
  | 'LASTING_RULE_BEGAN'
  | 'MAY_ATTACK_AGAIN'
  | 'MULLIGAN'
  | 'NO_DAMAGE_DONE'
  | 'POKEMON_PLACED'
  | 'POKEMON_REVEALED'
  | 'PRIZES_LAID'
  | 'TURN_ENDED'

export class LogStory {
  readonly entries: WrittenEntry[] = []
  /** The current attack. */
  attack: {
    readonly entry: WrittenEntry
    readonly player: PlayerId
    readonly target: number | null
    readonly type: string
  } | null = null
  /** The line that began the current Pokémon Checkup; null outside a Checkup. */
  checkup: WrittenEntry | null = null
  inSetUp = true
  mulligans: [number, number] = [0, 0]

  /** Adds a line at the top level. */
  top(sentence: Sentence, cards: readonly LoggedCard[] | null = null): WrittenEntry {
    const entry = entryFor(sentence, cards)
    this.entries.push(entry)
    return entry
  }

  /** Adds a line under the current attack or the latest action. */
  under(sentence: Sentence, cards: readonly LoggedCard[] | null = null): void {
    const holder = this.attack?.entry ?? this.entries.findLast(({ sentence: { says } }) => HOLDING_WORDS.has(says))
    if (holder === undefined) this.top(sentence, cards)
    else holder.under.push(entryFor(sentence, cards))
  }

  write(fact: Fact, context: WritingContext): void {
    if (this.inSetUp) writeSetUpFact(this, fact, context)
    else this.writeTurnFact(fact, context)
  }

  private writeTurnFact(fact: Fact, context: WritingContext): unknown {
    const { game } = context
    switch (fact.fact) {
      case 'TURN_BEGAN':
        this.attack = null
        this.checkup = null
        this.top({ says: 'turnBegan', player: fact.player })
        return
      case 'SUDDEN_DEATH_BEGAN':
        this.attack = null
        this.checkup = null
        this.inSetUp = true
        this.mulligans = [0, 0]
        this.top({ says: 'suddenDeathBegan' })
        return
      case 'CARDS_DRAWN':
        return writeCardsDrawn(this, fact, context)
      case 'POKEMON_BENCHED':
        return writePokemonBenched(this, fact, context)
      case 'POKEMON_EVOLVED':
        return writePokemonEvolved(this, fact, context)
      case 'POKEMON_DEVOLVED':
        return writePokemonDevolved(this, fact, context)
      case 'POKEMON_REPLACED':
        return writePokemonReplaced(this, fact, context)
      case 'CARD_ATTACHED':
        return writeCardAttached(this, fact, context)
      case 'TRAINER_PLAYED': {
        const definition = definitionOf(game, fact.card.id)
        const isStadium = definition?.kind === 'Trainer' && definition.trainer === 'Stadium'
        const isTool = definition?.kind === 'Trainer' && definition.trainer === 'Tool'
        if (!isTool)
          this.top({
            says: isStadium ? 'stadiumPlayed' : 'played',
            player: fact.player,
            card: card(context, fact.card),
          })
        return
      }
      case 'STADIUM_USED':
        this.top({ says: 'played', player: fact.player, card: card(context, fact.card) })
        return
      case 'ABILITY_USED':
        this.top({
          says: 'used',
          player: fact.player,
          pokemon: loggedPokemon(context, fact.pokemon),
          attack: fact.ability,
        })
        return
      case 'RETREATED': {
        const entry = this.top({
          says: 'retreated',
          player: fact.player,
          pokemon: loggedPokemon(context, fact.pokemon),
        })
        writeCardsDiscarded(fact.player, fact.pokemon, fact.paid, context, entry.under)
        this.top({ says: 'nowActive', player: fact.player, pokemon: loggedPokemon(context, fact.into) })
        return
      }
      case 'ATTACK_DECLARED': {
        const { active } = game.players[opponentOf(fact.player)]
        const own = definitionOf(game, game.players[fact.player].active?.cards.at(-1) ?? -1)
        const type = own?.kind === 'Pokemon' ? (own.types[0] ?? 'Colorless') : 'Colorless'
        const entry = this.top({
          says: 'used',
          player: fact.player,
          pokemon: loggedPokemon(context, fact.pokemon),
          attack: fact.attack,
        })
        this.attack = { entry, player: fact.player, target: active?.id ?? null, type }
        return
      }
      case 'DAMAGE_PLACED':
        return writeDamagePlaced(this, fact, context)
      case 'COUNTERS_PLACED': {
        const pokemon = loggedPokemon(context, fact.pokemon)
        if (isCondition(fact.by) && this.checkup !== null)
          this.top({
            says: 'countersOfCondition',
            count: fact.counters,
            player: fact.owner,
            pokemon,
            condition: fact.by,
          })
        else
          this.under({
            says: 'countersPut',
            player: this.attack?.player ?? game.turn.player,
            count: fact.counters,
            owner: fact.owner,
            pokemon,
          })
        return
      }
      case 'COUNTERS_REMOVED':
        if (fact.kept === true) return
        this.under({
          says: 'healed',
          player: fact.owner,
          pokemon: loggedPokemon(context, fact.pokemon),
          amount: fact.counters * 10,
        })
        return
      case 'CONDITION_BEGAN':
        this.under({
          says: 'conditionBegan',
          player: fact.owner,
          pokemon: loggedPokemon(context, fact.pokemon),
          condition: fact.condition,
        })
        return
      case 'CONDITION_ENDED':
        this.here({
          says: 'conditionEnded',
          player: fact.owner,
          pokemon: loggedPokemon(context, fact.pokemon),
          condition: fact.condition,
        })
        return
      case 'COIN_FLIPPED':
        this.here({ says: 'coinLanded', player: fact.player, side: fact.heads ? 'heads' : 'tails' })
        return
      case 'DECK_SHUFFLED':
        this.under({ says: 'shuffledDeck', player: fact.player })
        return
      case 'PRIZES_SHUFFLED':
        this.under({ says: 'shuffledPrizes', player: fact.player })
        return
      case 'CARDS_REVEALED':
        return writeCardsRevealed(this, fact, context)
      case 'ATTACK_COPIED':
        this.under({ says: 'chose', player: fact.player, text: fact.copied })
        return
      case 'EFFECT_PREVENTED':
        this.under({ says: 'effectPrevented', attack: fact.effect, pokemon: loggedPokemon(context, fact.pokemon) })
        return
      case 'CARDS_MOVED':
        return writeCardsMoved(this, fact, context)
      case 'SWITCHED':
        this.under({
          says: 'switched',
          player: fact.player,
          pokemon: loggedPokemon(context, fact.in),
          owner: fact.player,
          target: loggedPokemon(context, fact.out),
        })
        return
      case 'POKEMON_LEFT_PLAY':
        return writePokemonLeftPlay(this, fact, context)
      case 'POKEMON_KNOCKED_OUT':
        return writePokemonKnockedOut(this, fact, context)
      case 'PRIZES_TAKEN':
        this.top({ says: 'prizesTaken', player: fact.player, count: fact.count })
        for (const one of fact.to === 'limbo' ? [] : fact.cards)
          this.top(
            context.viewer === null || context.viewer === fact.player
              ? { says: 'addedToHand', card: card(context, one), player: fact.player }
              : { says: 'addedToHandHidden', count: 1, player: fact.player },
          )
        return
      case 'PROMOTED':
        this.top({ says: 'nowActive', player: fact.player, pokemon: loggedPokemon(context, fact.pokemon) })
        return
      case 'CHECKUP_BEGAN':
        this.attack = null
        this.checkup = this.top({ says: 'checkupBegan' })
        return
      case 'GAME_ENDED': {
        const { result } = fact
        if (result.outcome !== 'win') this.top({ says: 'gameTied' })
        else
          this.top({
            says: 'gameEnded',
            reason: result.reasons[0] === undefined ? 'unknown' : END_REASONS[result.reasons[0]],
            player: result.winner,
          })
        return
      }
      default:
        fact.fact satisfies Unwritten
    }
  }

  /** Adds a line under the latest action, or at the top level during Pokémon Checkup. */
  here(sentence: Sentence): void {
    if (this.checkup === null) this.under(sentence)
    else this.top(sentence)
  }
}

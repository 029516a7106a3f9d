/** Writes the log lines about everything that happens before the first turn. */
import { type Fact, opponentOf } from 'ptcg-turn-engine/model'
import { card, type WritingContext } from './naming.ts'
import type { LogStory } from './story.ts'
import { entryFor } from './written.ts'

export const writeSetUpFact = (story: LogStory, fact: Fact, context: WritingContext): void => {
  const { viewer, game } = context
  switch (fact.fact) {
    case 'FIRST_PLAYER_CHOSEN':
      story.top({ says: 'tossWon', player: fact.player })
      story.top({ says: 'orderChosen', player: fact.player, order: fact.first === fact.player ? 'first' : 'second' })
      return
    case 'CARDS_DRAWN': {
      const seen = viewer === null || viewer === fact.player ? fact.cards.map((one) => card(context, one)) : null
      if (fact.count === game.ruleset.openingHand && story.mulligans[fact.player] === 0) {
        const entry = story.top({ says: 'openingHandDrawn', player: fact.player, count: fact.count })
        entry.under.push(entryFor({ says: 'cardsListed', count: fact.count }, seen))
      } else if (fact.count !== game.ruleset.openingHand) {
        const entry = story.top({
          says: 'drewForMulligans',
          player: fact.player,
          count: fact.count,
          owner: opponentOf(fact.player),
        })
        entry.under.push(entryFor({ says: 'drewCards', player: fact.player, count: fact.count }, seen))
      }
      return
    }
    case 'MULLIGAN': {
      const count = story.mulligans[fact.player] + 1
      story.mulligans = story.mulligans.map((one, seat) => (seat === fact.player ? count : one)) as [number, number]
      const entry = story.top({ says: 'mulligansTaken', player: fact.player, count: 1 })
      entry.under.push(
        entryFor(
          { says: 'mulliganRevealed', count },
          fact.hand.map((one) => card(context, one)),
        ),
      )
      return
    }
    case 'POKEMON_REVEALED':
      story.top({ says: 'putIntoPlay', player: fact.player, card: card(context, fact.active), place: 'active' })
      for (const one of fact.bench)
        story.top({ says: 'putIntoPlay', player: fact.player, card: card(context, one), place: 'bench' })
      return
    case 'TURN_BEGAN':
      story.inSetUp = false
      story.top({ says: 'turnBegan', player: fact.player })
      return
    default:
      return
  }
}

/** Writes the occasions on which texts are triggered. */
import type { Trigger } from '../model/triggers.ts'
import { filterWords } from './cardNouns.ts'
import { emptyText, HOLDER, pokemonFilterWords } from './nouns.ts'

const onceWords = ({ once }: { readonly once?: true }): string => (once === true ? 'once during your turn, ' : '')

/** The occasion as the beginning of a sentence. */
export const occasionWords = (trigger: Trigger, self: string): string => {
  const opponents = "an attack from your opponent's Pokémon"
  const of = 'of' in trigger ? trigger.of : undefined
  const others = of === undefined ? null : `any of ${pokemonFilterWords(emptyText(self), of)}`
  switch (trigger.on) {
    case 'damaged':
    case 'knockedOut': {
      const active = trigger.where === undefined ? '' : 'is in the Active Spot and '
      const by = trigger.by === undefined ? 'an attack' : trigger.by === 'opponent' ? opponents : 'an attack'
      const who = others ?? self
      if (trigger.on === 'damaged') return `when ${who} ${active}is damaged by ${by}`
      return `when ${who} ${active}is Knocked Out${trigger.by === undefined ? '' : ` by damage from ${by}`}`
    }
    case 'checkup':
      return 'during each Pokémon Checkup'
    case 'turnEnds':
      return `at the end of ${trigger.whose === undefined ? 'each' : trigger.whose === 'you' ? 'your' : "your opponent's"} turn`
    case 'benched':
      if (trigger.how === 'any') return `when ${others ?? self} is put onto the Bench during its player's turn`
      return others === null
        ? `when you play ${self} from your hand onto your Bench`
        : `when ${others} is played from a hand onto the Bench`
    case 'evolved':
      return others === null
        ? `when you play ${self} from your hand to evolve 1 of your Pokémon`
        : `when a card from a hand evolves a Pokémon into ${others}`
    case 'movedToActive':
    case 'movedToBench': {
      const [who, whose] = others === null ? [self, 'your'] : [others, "its player's"]
      const ways = ['the Active Spot', `${whose} Bench`] as const
      const [from, to] = trigger.on === 'movedToActive' ? [ways[1], ways[0]] : ways
      return `${onceWords(trigger)}when ${who} moves from ${from} to ${to} during ${whose} turn`
    }
    case 'takenAsPrize':
      return `if you use this card when you take it as a Prize card${trigger.during === undefined ? '' : ' during your turn'}, before it goes to your hand`
    case 'attached':
      if (others !== null)
        return `${onceWords(trigger)}when ${trigger.card === undefined ? 'a card' : `1 ${filterWords(trigger.card, false)}`} is attached from a hand to ${others}`
      return self === HOLDER
        ? 'when you attach this card from your hand to a Pokémon'
        : `${onceWords(trigger)}when you attach ${trigger.card === undefined ? 'a card' : `1 ${filterWords(trigger.card, false)}`} from your hand to ${self}`
  }
}

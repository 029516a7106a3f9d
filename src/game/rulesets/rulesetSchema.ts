/** The schema of a ruleset as JSON. Hosts can supply custom rulesets. */
import * as v from 'valibot'
import { ORDERERS } from '../model/ruleset.ts'

const text = v.pipe(v.string(), v.maxLength(300))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000))
const perTurn = v.nullable(whole)
const orderer = v.picklist(ORDERERS)

export const RulesetSchema = v.strictObject({
  id: text,
  name: text,
  deck: v.strictObject({ size: whole, copies: whole, aceSpec: whole, radiant: whole }),
  goesFirst: v.strictObject({ tossed: v.picklist(['beforeHands', 'afterSetUp']), winnerChooses: v.boolean() }),
  openingHand: v.pipe(whole, v.minValue(1), v.maxValue(60)),
  prizes: v.pipe(whole, v.minValue(1)),
  benchLimit: whole,
  toolsPerPokemon: whole,
  toolsAreItems: v.boolean(),
  firstTurn: v.strictObject({
    draws: v.boolean(),
    attacks: v.boolean(),
    supporters: v.boolean(),
    items: v.boolean(),
    tools: v.boolean(),
    stadiums: v.boolean(),
  }),
  evolvesFromTurn: whole,
  perTurn: v.strictObject({ energy: perTurn, supporters: perTurn, stadiums: perTurn, retreats: perTurn }),
  supportersStay: v.boolean(),
  sameStadiumMayReplace: v.boolean(),
  counters: v.strictObject({ confusion: whole, poison: whole, burn: whole }),
  burnedCoin: v.picklist(['ends', 'hurts']),
  confusionHurtsBy: v.picklist(['counters', 'damage']),
  confusedRetreatFlips: v.boolean(),
  knockOutBeforeEffects: v.boolean(),
  fossilsGivePrizes: v.boolean(),
  cardsPerMulligan: whole,
  extraCards: v.strictObject({ drawn: v.picklist(['asTheyOccur', 'afterSetUp']), announced: v.boolean() }),
  tie: v.variant('leadsTo', [
    v.strictObject({ leadsTo: v.literal('tie') }),
    v.strictObject({
      leadsTo: v.literal('anotherGame'),
      prizes: v.pipe(whole, v.minValue(1)),
      fewerPrizesWins: v.boolean(),
      mayTie: v.boolean(),
    }),
  ]),
  order: v.strictObject({ checkup: orderer, knockOut: orderer, reactions: orderer, turnEnd: orderer }),
  upToMayBeZero: v.boolean(),
  paralysisEndsAfterOwnTurn: v.boolean(),
})

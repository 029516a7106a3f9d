/** German sentences with more than one form. */
import { ofCards } from './language.ts'

export const GERMAN_HIT =
  '{pokemon} von {player} hat {attack} gegen {target} von {owner} für {amount} Schadenspunkte eingesetzt.'

const ENDS = [
  '{pile=discard:auf den Ablagestapel von} {...} gelegt.',
  '{pile=hand:auf die Hand von} {...} gegeben.',
  '{pile=hand:auf die Hand von} {...} gelegt.',
  '{pile=deck:in das Deck von} {...} verschoben.',
  '{pile=deck:in das Deck von} {...} gemischt.',
  '{pile=deckTop:auf das Deck von} {...} gelegt.',
  '{pile=deckBottom:unter das Deck von} {...} gelegt.',
  '{pile=lostZone:ins Nirgendwo von} {...} gelegt.',
  '{pile=prizes:zu den Preiskarten von} {...} gelegt.',
] as const

/**
 * The client's sentences repeat the owner's name after the pile. The first template of each pair leaves out this name, so that a sentence
 * can be written from it.
 */
export const GERMAN_MOVED = ENDS.flatMap((end) => [
  `{player} hat {card} von {owner} ${end.replace(' von}', '}').replace(' {...}', '')}`,
  `{player} hat {card} von {owner} ${end}`,
])

export const ofGermanCards = (...templates: readonly string[]): readonly string[] =>
  ofCards(templates, 'eine Karte', '{count} Karten')

export const GERMAN_ADDED = [
  '{card} wurde der Hand von {player} hinzugefügt.',
  '{card} wurde zu der Hand von {player} hinzugefügt.',
] as const

export const GERMAN_PUT = [
  '{player} hat {card} {pile=deckTop:auf das eigene Deck} gelegt.',
  '{player} hat {card} {pile=deckTop:oben auf das eigene Deck} gelegt.',
  '{player} hat {card} {pile=deckBottom:unter das eigene Deck} gelegt.',
] as const

export const germanHits = (difference: 'mehr' | 'weniger', because: 'Schwäche' | 'Resistenz'): readonly string[] => {
  const changed = `${GERMAN_HIT} {target} von {owner} hat`
  const erhalten = `{changed} Schadenspunkte ${difference} erhalten`
  return [
    `${changed} ${erhalten}, weil es ${because} gegen {text} hat.`,
    `${changed} aufgrund der {text}-${because} ${erhalten}.`,
    `${changed} wegen {text}-${because} ${erhalten}.`,
  ]
}

export const germanCauses = (because: 'Schwäche' | 'Resistenz'): readonly string[] =>
  ['gegen', 'gegenüber'].map((against) => `${because} ${against} {text}: {amount} Schadenspunkte`)

/** The sentences of an Italian log. */
import { endings, type Language, ofCards } from './language.ts'
import { remarks } from './remarks.ts'

const HIT = '{pokemon} di {player} ha usato {attack} su {target} di {owner}, infliggendo {amount} danni.'

const cards = (...templates: readonly string[]): readonly string[] => ofCards(templates, 'una carta', '{count} carte')

const MOVED = [
  '{player} ha spostato {card} di {owner} {pile=hand:nella sua mano}.',
  '{player} ha spostato {card} di {owner} {pile=discard:nella pila degli scarti}.',
  '{player} ha spostato {card} di {owner} {pile=deck:nel suo mazzo}.',
  '{player} ha spostato {card} di {owner} {pile=deckTop:in cima al suo mazzo}.',
  '{player} ha spostato {card} di {owner} {pile=deckBottom:in fondo al suo mazzo}.',
  "{player} ha spostato {card} di {owner} {pile=lostZone:nell'area perduta}.",
  '{player} ha spostato {card} di {owner} {pile=prizes:tra le carte Premio}.',
] as const

const PUT = [
  '{player} ha messo {card} {pile=deckTop:in cima al suo mazzo}.',
  '{player} ha messo {card} {pile=deckBottom:in fondo al suo mazzo}.',
] as const

export const italian: Language = {
  id: 'it',
  name: 'Italian',
  words: {
    side: { heads: 'testa', tails: 'croce' },
    order: { first: 'primo', second: 'secondo' },
    place: { active: 'in posizione attiva', bench: 'in panchina' },
    condition: {
      Poisoned: 'avvelenato',
      Burned: 'bruciato',
      Asleep: 'addormentato',
      Paralyzed: 'paralizzato',
      Confused: 'confuso',
    },
  },
  templates: {
    setUpBegan: ['Allestimento'],
    suddenDeathBegan: ['Modalità partita secca attivata.'],
    coinCalled: ['{player} ha scelto {side} per il lancio della moneta iniziale.'],
    tossWon: ['{player} ha vinto il lancio della moneta.', '{player} ha vinto la morra cinese.'],
    orderChosen: ['{player} ha deciso di andare per {order}.'],
    openingHandDrawn: ["{player} ha pescato {count} carte come mano d'apertura."],
    cardsListed: ['{count} carte pescate.'],
    mulligansTaken: [
      '{player} ha dichiarato {count=1:una mano perdente}.',
      '{player} ha dichiarato {count} mani perdenti.',
      'Mani perdenti dichiarate da {player}: {count}',
    ],
    mulliganRevealed: ['Carte mostrate per la mano perdente: {count}'],
    drewForMulligans: [
      '{player} ha pescato {count=1:una carta} in più perché {owner} ha dichiarato almeno una mano perdente.',
      '{player} ha pescato {count} carte in più perché {owner} ha dichiarato almeno una mano perdente.',
    ],
    turnBegan: ['Turno di {player}', 'Turn # {...} - Turno di {player}', 'Turno {...} - Turno di {player}'],
    turnEnded: ['{player} ha terminato il proprio turno.'],
    timedOut: ["{player} non ha effettuato un'azione in tempo."],
    checkupBegan: ['Controllo Pokémon'],
    drewCardsToBench: [
      '{player} ha pescato {count} carte e le ha giocate in panchina.',
      '{player} ha pescato e giocato {count=1:una carta} in panchina.',
    ],
    drewCardToBench: ['{player} ha pescato e giocato {card} in panchina.'],
    prizesTaken: ['{player} ha preso {count=1:una carta Premio}.', '{player} ha preso {count} carte Premio.'],
    drewCards: cards('{player} ha pescato {card}.'),
    drewCard: ['{player} ha pescato {card}.'],
    putIntoPlay: [
      '{player} ha giocato {card} {place=active:in posizione attiva}.',
      '{player} ha giocato {card} {place=bench:in panchina}.',
    ],
    stadiumPlayed: ['{player} ha giocato {card} nello spazio delle carte Stadio.'],
    played: ['{player} ha giocato {card}.'],
    evolved: ['{player} ha fatto evolvere {pokemon} {place} in {card}.'],
    devolved: ["{player} ha annullato l'evoluzione di {pokemon} di {owner} {place}, facendolo diventare {card}."],
    replaced: ['{player} ha sostituito {pokemon} {place} con {card}.'],
    attached: ['{player} ha assegnato {card} a {pokemon} {place}.'],
    retreated: ['{player} ha ritirato {pokemon} in panchina.'],
    nowActive: ['{pokemon} di {player} è ora in posizione attiva.'],
    switched: [
      '{pokemon} di {player} è stato scambiato con {target} di {owner} ed è ora il Pokémon attivo.',
      '{target} di {owner} è stato scambiato con {pokemon} di {player}.',
    ],
    movedIntoPlay: [
      '{player} ha spostato {card} di {owner} {place=active:in posizione attiva}.',
      '{player} ha spostato {card} di {owner} {place=bench:in panchina}.',
    ],
    remarked: remarks.it,
    attackedWeakness: [
      `${HIT} {target} di {owner} ha subito {changed} danni in più a causa della debolezza al tipo {text}.`,
      `${HIT} {target} di {owner} ha subito {changed} danni in più a causa della debolezza al tipo {text}. {...} a causa della resistenza al tipo {...}.`,
    ],
    attackedResistance: [
      `${HIT} {target} di {owner} ha subito {changed} danni in meno a causa della resistenza al tipo {text}.`,
    ],
    attacked: [HIT],
    usedOn: ['{pokemon} di {player} ha usato {attack} su {target} di {owner}.'],
    used: ['{pokemon} di {player} ha usato {attack}.'],
    tookDamage: [
      '{pokemon} di {player} ha subito {amount} danni.',
      '{pokemon} di {player} ha subito {amount} danni. {...}',
    ],
    hurtItself: ['{pokemon} di {player} si è inflitto {amount} danni.'],
    healed: [
      '{pokemon} di {player} ha curato {amount} danni.',
      '{pokemon} di {player} è stato curato da {amount} danni.',
    ],
    knockedOut: ['{pokemon} di {player} è stato messo KO!'],
    discardedCardsFrom: [
      '{count} carte sono state scartate da {pokemon} di {player}.',
      '{count=1:Una carta} è stata scartata da {pokemon} di {player}.',
    ],
    discardedCardFrom: ['{pokemon} di {player} ha fatto scartare {card}.'],
    addedToHandHidden: [
      '{count=1:una carta} si aggiunge alla mano di {player}.',
      '{count=1:Una carta} si aggiunge alla mano di {player}.',
      '{count} carte si aggiunge alla mano di {player}.',
    ],
    addedToHand: ['{card} si aggiunge alla mano di {player}.'],
    shuffledDeck: ['{player} ha rimischiato il proprio mazzo.'],
    shuffledCards: ['{player} ha rimischiato le proprie carte.'],
    shuffledHand: ['{player} ha rimischiato la propria mano.', '{player} ha rimischiato {...} nella sua mano.'],
    shuffledPrizes: [
      '{player} ha rimischiato le proprie carte Premio.',
      '{player} ha rimischiato {...} nelle sue carte Premio.',
    ],
    shuffledHandIntoDeck: ['{player} ha rimischiato la propria mano nel suo mazzo.'],
    shuffledCardsIntoDeck: cards('{player} ha rimischiato {card} nel suo mazzo.'),
    shuffledCardIntoDeck: ['{player} ha rimischiato {card} nel suo mazzo.'],
    discardedCards: cards('{player} ha scartato {card}.'),
    discardedCard: ['{player} ha scartato {card}.'],
    putCardsOnDeck: cards(...PUT),
    putCardOnDeck: PUT,
    movedCards: cards(...MOVED),
    movedCard: MOVED,
    countersPut: [
      '{player} ha messo {count=1:un segnalino danno} su {pokemon} di {owner}.',
      '{player} ha messo {count} segnalini danno su {pokemon} di {owner}.',
    ],
    countersMoved: [
      '{player} ha spostato {count=1:un segnalino danno} da {pokemon} di {...} a {target} di {...}.',
      '{player} ha spostato {count} segnalini danno da {pokemon} di {...} a {target} di {...}.',
    ],
    countersRemoved: [
      '{player} ha rimosso {count=1:un segnalino danno} da {pokemon} di {owner}.',
      '{player} ha rimosso {count} segnalini danno da {pokemon} di {owner}.',
    ],
    countersOfCondition: [
      '{count=1:Un segnalino danno è stato messo} su {pokemon} di {player} per la condizione speciale di {condition}.',
      '{count} segnalini danno sono stati messi su {pokemon} di {player} per la condizione speciale di {condition}.',
    ],
    conditionsEnded: ['{pokemon} di {player} è guarito da tutte le condizioni speciali.'],
    conditionEnded: ['{pokemon} di {player} non è più {condition}.'],
    conditionBegan: ['{pokemon} di {player} è ora {condition}.'],
    coinLanded: ['{player} ha lanciato una moneta con risultato {side}.'],
    coinsLanded: [
      '{player} ha lanciato {count} volte una moneta ed è uscito {side} un numero di volte pari a {amount}.',
    ],
    activated: ['La carta {card} è stata attivata.'],
    chose: ['{player} ha scelto {text}'],
    revealedCards: cards('{player} ha mostrato {card}.'),
    revealedCard: ['{player} ha mostrato {card}.'],
    damagePrevented: ['I danni a {pokemon} sono stati prevenuti.'],
    effectPrevented: ['Gli effetti di {attack} non hanno influenzato {pokemon}.'],
    conditionPrevented: ['{pokemon} non può essere influenzato dalle condizioni speciali.'],
    powerSpent: ['{player} non può più usare {text}.'],
    breakdownBegan: ['Analisi dei danni:'],
    breakdownBase: ['Danni di base: {amount} danni'],
    breakdownTotal: ['Danni totali: {amount} danni'],
    breakdownWeakness: ['Debolezza al tipo {text}: {amount} danni'],
    breakdownResistance: ['Resistenza al tipo {text}: {amount} danni'],
    breakdownOther: ['{text}: {amount} danni'],
    gameEnded: [
      '{reason=prizes:Tutte le carte Premio sono state prese.} {player} ha vinto.',
      "{reason=conceded:L'avversario si è arreso.} {player} ha vinto.",
      '{reason=noPokemon:Nessun Pokémon in panchina.} {player} ha vinto.',
      '{reason=deckOut:Nessuna carta rimasta nel mazzo.} {player} ha vinto.',
      '{reason=time:Tempo scaduto.} {player} ha vinto.',
      ...endings('{player} ha vinto.', {
        conceded: ['arres', 'conce'],
        time: ['empo', 'inattiv'],
        prizes: ['Premio'],
        noPokemon: ['Pok'],
        deckOut: ['mazzo', 'pescare'],
      }),
    ],
    gameTied: ['Pareggio!', 'La partita è finita in parità.'],
  },
}

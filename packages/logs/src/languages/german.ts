/** German. */
import { type Language, ofCards } from './language.ts'

const HIT = '{pokemon} von {player} hat {attack} gegen {target} von {owner} für {amount} Schadenspunkte eingesetzt.'

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

/** The client names the player of the pile again; without that name the sentence can be written. */
const MOVED = ENDS.flatMap((end) => [
  `{player} hat {card} von {owner} ${end.replace(' von}', '}').replace(' {...}', '')}`,
  `{player} hat {card} von {owner} ${end}`,
])

export const german: Language = {
  id: 'de',
  name: 'German',
  words: {
    side: { heads: 'Kopf', tails: 'Zahl' },
    order: { first: 'Erster', second: 'Zweiter' },
    place: { active: 'in der Aktiven Position', bench: 'auf der Bank' },
    condition: {
      Poisoned: 'Vergiftung',
      Burned: 'Verbrennung',
      Asleep: 'Schlaf',
      Paralyzed: 'Paralyse',
      Confused: 'Verwirrung',
    },
  },
  templates: {
    setUpBegan: ['Vorbereitung'],
    suddenDeathBegan: ['Sudden Death', 'Sudden-Death beginnt.'],
    coinCalled: [
      '{player} hat {side} für den Münzwurf am Anfang gewählt.',
      '{player} hat {side} für den Münzwurf gewählt.',
    ],
    tossWon: ['{player} hat den Münzwurf gewonnen.'],
    orderChosen: [
      '{player} möchte als {order} dran sein.',
      '{player} hat entschieden, als {order} zu spielen.',
      '{player} hat sich entschieden, als {order} dran zu sein.',
    ],
    openingHandDrawn: ['{player} hat für die Starthand {count} Karten gezogen.'],
    cardsListed: ['{count} gezogene Karten.', '{count} gezogene Karte.'],
    mulligansTaken: [
      '{player} hat {count=1:einen Mulligan} genommen.',
      '{player} hat {count} Mulligans genommen.',
      '{player} hat {count} Mulligan genommen.',
      '{player} hat {count=1:einen Neustart} gemacht.',
      '{player} hat {count} Neustarts gemacht.',
    ],
    mulliganRevealed: [
      'Enthüllte Karten vom Neustart: {count}',
      'Beim Mulligan {count} gezeigte Karten',
      'Vorgezeigte Karten von Mulligan {count}',
    ],
    drewForMulligans: [
      '{player} hat {count=1:1 zusätzliche Karte} gezogen, weil {owner} mindestens 1 Neustart hatte.',
      '{player} hat {count} zusätzliche Karten gezogen, weil {owner} mindestens 1 Neustart hatte.',
      '{player} hat {count} weitere Karten gezogen, weil {owner} mindestens {...} Mulligan genommen hat.',
      '{player} hat {count} weitere Karte gezogen, weil {owner} mindestens {...} Mulligan genommen hat.',
      '{player} hat {count=1:eine weitere Karte} gezogen, weil {owner} mindestens {...} Mulligan genommen hat.',
    ],
    turnBegan: ['Zug von {player}', 'Turn # {...} - Zug von {player}', 'Zug {...} - Zug von {player}'],
    turnEnded: ['{player} hat den eigenen Zug beendet.'],
    timedOut: [
      '{player} hat nicht schnell genug gehandelt.',
      '{player} hat nicht rechtzeitig gehandelt.',
      '{player} hat nicht rechtzeitig eine Aktion ausgeführt.',
    ],
    checkupBegan: ['Pokémon-Check', 'Pokémon-Checkup'],
    drewCardsToBench: [
      '{player} hat {count} Karten gezogen und auf die Bank gespielt.',
      '{player} hat {count} Karten gezogen und auf die Bank gelegt.',
      '{player} hat {count=1:eine Karte} gezogen und auf die Bank gelegt.',
    ],
    drewCardToBench: ['{player} hat {card} gezogen und auf die Bank gelegt.'],
    drewCards: ['{player} hat {count=1:eine Karte} gezogen.', '{player} hat {count} Karten gezogen.'],
    drewCard: ['{player} hat {card} gezogen.'],
    putIntoPlay: [
      '{player} hat {card} {place=active:in die Aktive Position} gelegt.',
      '{player} hat {card} {place=bench:auf die Bank} gelegt.',
    ],
    stadiumPlayed: ['{player} hat {card} auf das Stadion-Feld gespielt.'],
    played: ['{player} hat {card} gespielt.'],
    evolved: ['{player} hat {pokemon} {place} zu {card} entwickelt.'],
    devolved: ['{player} hat {pokemon} {place} von {owner} zu {card} rückentwickelt.'],
    attached: [
      '{player} hat {card} an {pokemon} {place} angelegt.',
      '{player} hat {card} an {pokemon} {place=active:auf der Aktiven Position} angelegt.',
    ],
    retreated: ['{player} hat {pokemon} auf die Bank zurückgezogen.'],
    nowActive: ['{pokemon} von {player} ist jetzt in der Aktiven Position.'],
    switched: [
      '{pokemon} von {player} wurde gegen {target} von {owner} ausgetauscht und ist jetzt das Aktive Pokémon.',
      '{pokemon} von {player} wurde mit {target} von {owner} ausgewechselt und ist jetzt das Aktive Pokémon.',
      '{pokemon} von {player} wurde mit {target} von {owner} ausgetauscht, um das Aktive Pokémon zu sein.',
    ],
    attackedWeakness: [
      `${HIT} {target} von {owner} hat {changed} Schadenspunkte mehr erhalten, weil es Schwäche gegen {text} hat.`,
      `${HIT} {target} von {owner} hat aufgrund der {text}-Schwäche {changed} Schadenspunkte mehr erhalten.`,
      `${HIT} {target} von {owner} hat wegen {text}-Schwäche {changed} Schadenspunkte mehr erhalten.`,
    ],
    attackedResistance: [
      `${HIT} {target} von {owner} hat {changed} Schadenspunkte weniger erhalten, weil es Resistenz gegen {text} hat.`,
      `${HIT} {target} von {owner} hat aufgrund der {text}-Resistenz {changed} Schadenspunkte weniger erhalten.`,
      `${HIT} {target} von {owner} hat wegen {text}-Resistenz {changed} Schadenspunkte weniger erhalten.`,
    ],
    attacked: [HIT],
    usedOn: ['{pokemon} von {player} hat {attack} gegen {target} von {owner} eingesetzt.'],
    used: ['{pokemon} von {player} hat {attack} eingesetzt.'],
    tookDamage: ['{pokemon} von {player} hat {amount} Schadenspunkte erhalten.'],
    hurtItself: ['{pokemon} von {player} hat sich vor Verwirrung selbst {amount} Schadenspunkte zugefügt.'],
    healed: [
      '{pokemon} von {player} hat {amount} Schadenspunkte geheilt.',
      '{amount} Schadenspunkte wurden bei {pokemon} von {player} geheilt.',
      '{pokemon} von {player} wurde um {amount} Schadenspunkte geheilt.',
    ],
    knockedOut: ['{pokemon} von {player} wurde kampfunfähig gemacht!'],
    discardedCardsFrom: [
      '{count} Karten von {pokemon} von {player} wurden auf den Ablagestapel gelegt.',
      '{count=1:Eine Karte} von {pokemon} von {player} wurde auf den Ablagestapel gelegt.',
      '{count=1:Eine Karte} wurde von {pokemon} von {player} auf den Ablagestapel gelegt.',
      '{count} Karten wurden von {pokemon} von {player} auf den Ablagestapel gelegt.',
    ],
    discardedCardFrom: [
      '{card} von {pokemon} von {player} wurde auf den Ablagestapel gelegt.',
      '{pokemon} von {player} hat {card} auf den Ablagestapel gelegt.',
    ],
    prizesTaken: [
      '{player} hat {count=1:eine Preiskarte} aufgenommen.',
      '{player} hat {count} Preiskarten aufgenommen.',
      '{player} hat {count=1:eine Preiskarten} aufgenommen.',
    ],
    addedToHandHidden: [
      '{count=1:Eine Karte} wurde der Hand von {player} hinzugefügt.',
      '{count} Karten wurden der Hand von {player} hinzugefügt.',
      '{count=1:Eine Karte} wurde zu der Hand von {player} hinzugefügt.',
      '{count} Karten wurden zu der Hand von {player} hinzugefügt.',
    ],
    addedToHand: [
      '{card} wurde der Hand von {player} hinzugefügt.',
      '{card} wurde zu der Hand von {player} hinzugefügt.',
    ],
    shuffledDeck: ['{player} hat das eigene Deck gemischt.'],
    shuffledCards: ['{player} hat die eigenen Karten gemischt.'],
    shuffledHand: ['{player} hat die eigene Hand gemischt.', '{player} hat die eigenen Handkarten gemischt.'],
    shuffledPrizes: ['{player} hat die eigenen Preiskarten gemischt.'],
    shuffledHandIntoDeck: ['{player} hat die eigene Hand in das eigene Deck gemischt.'],
    shuffledCardsIntoDeck: [
      '{player} hat {count=1:eine Karte} in das eigene Deck gemischt.',
      '{player} hat {count} Karten in das eigene Deck gemischt.',
    ],
    shuffledCardIntoDeck: ['{player} hat {card} in das eigene Deck gemischt.'],
    discardedCards: [
      '{player} hat {count=1:eine Karte} auf den Ablagestapel gelegt.',
      '{player} hat {count} Karten auf den Ablagestapel gelegt.',
    ],
    discardedCard: ['{player} hat {card} auf den Ablagestapel gelegt.'],
    putCardsOnDeck: [
      '{player} hat {count=1:eine Karte} {pile=deckTop:auf das eigene Deck} gelegt.',
      '{player} hat {count} Karten {pile=deckTop:auf das eigene Deck} gelegt.',
      '{player} hat {count=1:eine Karte} {pile=deckTop:oben auf das eigene Deck} gelegt.',
      '{player} hat {count} Karten {pile=deckTop:oben auf das eigene Deck} gelegt.',
      '{player} hat {count=1:eine Karte} {pile=deckBottom:unter das eigene Deck} gelegt.',
      '{player} hat {count} Karten {pile=deckBottom:unter das eigene Deck} gelegt.',
    ],
    putCardOnDeck: [
      '{player} hat {card} {pile=deckTop:auf das eigene Deck} gelegt.',
      '{player} hat {card} {pile=deckTop:oben auf das eigene Deck} gelegt.',
      '{player} hat {card} {pile=deckBottom:unter das eigene Deck} gelegt.',
    ],
    movedCards: ofCards(MOVED, 'eine Karte', '{count} Karten'),
    movedCard: MOVED,
    countersPut: [
      '{player} hat {count=1:1 Schadensmarke} auf {pokemon} von {owner} gelegt.',
      '{player} hat {count=1:eine Schadensmarke} auf {pokemon} von {owner} gelegt.',
      '{player} hat {count} Schadensmarken auf {pokemon} von {owner} gelegt.',
    ],
    countersMoved: [
      '{player} hat {count=1:1 Schadensmarke} von dem {pokemon} von {...} auf das {target} von {...} verschoben.',
      '{player} hat {count} Schadensmarken von dem {pokemon} von {...} auf das {target} von {...} verschoben.',
      '{player} hat {count=1:eine Schadensmarke} von {pokemon} von {...} auf {target} von {...} verschoben.',
      '{player} hat {count} Schadensmarken von {pokemon} von {...} auf {target} von {...} verschoben.',
    ],
    countersRemoved: [
      '{player} hat {count=1:eine Schadensmarke} von {pokemon} von {owner} entfernt.',
      '{player} hat {count} Schadensmarken von {pokemon} von {owner} entfernt.',
    ],
    countersOfCondition: [
      '{count=1:1 Schadensmarke wurde} für den Speziellen Zustand {condition} auf {pokemon} von {player} gelegt.',
      '{count} Schadensmarken wurden für den Speziellen Zustand {condition} auf {pokemon} von {player} gelegt.',
      '{count=1:1 Schadensmarke wurde} wegen des Speziellen Zustands {condition} auf {pokemon} von {player} gelegt.',
      '{count} Schadensmarken wurden wegen des Speziellen Zustands {condition} auf {pokemon} von {player} gelegt.',
    ],
    conditionsEnded: [
      '{pokemon} von {player} hat sich von allen Speziellen Zuständen erholt.',
      '{pokemon} von {player} ist nicht mehr von Speziellen Zuständen betroffen.',
    ],
    conditionEnded: [
      '{pokemon} von {player} hat sich von dem Speziellen Zustand {condition} erholt.',
      '{pokemon} von {player} ist nicht mehr {condition}.',
    ],
    conditionBegan: [
      '{pokemon} von {player} hat jetzt den Speziellen Zustand {condition}.',
      '{pokemon} von {player} ist jetzt {condition}.',
    ],
    coinLanded: [
      '{player} hat eine Münze geworfen, und sie zeigt {side}.',
      '{player} hat eine Münze geworfen und {side} erhalten.',
      'Der Münzwurf von {player} hatte das Ergebnis {side}.',
    ],
    coinsLanded: [
      '{player} hat {count} Münzwürfe durchgeführt und {amount}-mal das Ergebnis Kopf erhalten.',
      '{player} hat {count} Münzen geworfen, und {amount} davon zeigen Kopf.',
    ],
    activated: ['{card} wurde aktiviert.'],
    chose: ['{player} hat {text} gewählt'],
    revealedCards: [
      '{player} hat {count} Karten gezeigt.',
      '{player} hat {count} Karten vorgezeigt.',
      '{player} hat {count=1:eine Karte} vorgezeigt.',
    ],
    revealedCard: ['{player} hat {card} gezeigt.', '{player} hat {card} vorgezeigt.'],
    damagePrevented: ['Schaden für {pokemon} wurde verhindert.', 'Schaden an {pokemon} wurde verhindert.'],
    effectPrevented: [
      'Effekte von {attack} hatten keine Auswirkung auf {pokemon}.',
      'Effekte von {attack} haben sich nicht auf {pokemon} ausgewirkt.',
    ],
    conditionPrevented: ['{pokemon} kann nicht von Speziellen Zuständen betroffen werden.'],
    powerSpent: ['{player} kann {text} nicht mehr einsetzen.'],
    breakdownBegan: ['Schadensaufteilung:'],
    breakdownBase: ['Grundschaden: {amount} Schadenspunkte'],
    breakdownTotal: ['Gesamtschaden: {amount} Schadenspunkte'],
    breakdownWeakness: [
      'Schwäche gegen {text}: {amount} Schadenspunkte',
      'Schwäche gegenüber {text}: {amount} Schadenspunkte',
    ],
    breakdownResistance: [
      'Resistenz gegen {text}: {amount} Schadenspunkte',
      'Resistenz gegenüber {text}: {amount} Schadenspunkte',
    ],
    breakdownOther: ['{text}: {amount} Schadenspunkte'],
    gameEnded: [
      '{reason=prizes:Alle Preiskarten wurden genommen.} {player} hat gewonnen.',
      '{reason=prizes:Alle Preiskarten aufgenommen.} {player} hat gewonnen.',
      '{reason=conceded:Der Gegner hat aufgegeben.} {player} hat gewonnen.',
      '{reason=conceded:Gegner hat aufgegeben.} {player} hat gewonnen.',
      '{reason=conceded:Du hast aufgegeben.} {player} hat gewonnen.',
      '{reason=noPokemon:Keine Pokémon auf der Bank.} {player} hat gewonnen.',
      '{reason=deckOut:Keine Karten mehr im Deck.} {player} hat gewonnen.',
      '{reason=time:Die Zeit ist abgelaufen.} {player} hat gewonnen.',
      '{...}. {reason=unknown:}{player} hat gewonnen.',
      '{reason=unknown:}{player} hat gewonnen.',
      '{reason=unknown:}{player} hat gewonnen!',
    ],
    gameTied: ['Unentschieden!', 'Das Spiel endete unentschieden.'],
  },
}

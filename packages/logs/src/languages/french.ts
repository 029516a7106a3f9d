/** The sentences of a French log. */
import { endings, type Language, ofCards } from './language.ts'
import { remarks } from './remarks.ts'

const HIT = '{pokemon} de {player} a utilisé {attack} sur {target} de {owner} et a infligé {amount} dégâts.'

const cards = (...templates: readonly string[]): readonly string[] => ofCards(templates, 'une carte', '{count} cartes')

const MOVED = [
  '{player} a déplacé {card} de {owner} {pile=hand:vers sa main}.',
  '{player} a déplacé {card} de {owner} {pile=discard:vers la pile de défausse}.',
  '{player} a déplacé {card} de {owner} {pile=deck:vers son deck}.',
  '{player} a déplacé {card} de {owner} {pile=deckTop:vers le dessus de son deck}.',
  '{player} a déplacé {card} de {owner} {pile=deckBottom:vers le dessous de son deck}.',
  '{player} a déplacé {card} de {owner} {pile=lostZone:vers la Zone Perdue}.',
  '{player} a déplacé {card} de {owner} {pile=prizes:vers les cartes Récompense}.',
] as const

const PUT = [
  '{player} a placé {card} {pile=deckTop:sur le dessus de son deck}.',
  '{player} a placé {card} {pile=deckBottom:au-dessous de son deck}.',
] as const

export const french: Language = {
  id: 'fr',
  name: 'French',
  words: {
    side: { heads: 'face', tails: 'pile' },
    order: { first: 'premier', second: 'second' },
    place: { active: 'sur le Poste Actif', bench: 'sur le Banc' },
    condition: {
      Poisoned: 'Empoisonné',
      Burned: 'Brûlé',
      Asleep: 'Endormi',
      Paralyzed: 'Paralysé',
      Confused: 'Confus',
    },
  },
  templates: {
    setUpBegan: ['Préparation'],
    suddenDeathBegan: ['La Mort Subite va commencer.'],
    coinCalled: ['{player} a choisi {side} pour le lancer de pièce initial.'],
    tossWon: ['{player} a gagné le lancer de pièce.', '{player} a gagné au pierre-papier-ciseaux.'],
    orderChosen: ['{player} a décidé de jouer en {order}.'],
    openingHandDrawn: ['{player} a pioché {count} cartes pour sa main de départ.'],
    cardsListed: ['{count} cartes piochées.'],
    mulligansTaken: [
      '{player} a déclaré {count=1:une misère}.',
      '{player} a déclaré {count} misères.',
      '{player} a déclaré {count} misère(s).',
    ],
    mulliganRevealed: ['Cartes montrées à la suite de la misère {count}.'],
    drewForMulligans: [
      '{player} a pioché {count=1:une carte supplémentaire} car {owner} a déclaré au moins une misère.',
      '{player} a pioché {count} cartes supplémentaires car {owner} a déclaré au moins une misère.',
    ],
    turnBegan: ['Tour de {player}', 'Turn # {...} - Tour de {player}', 'Tour {...} - Tour de {player}'],
    turnEnded: ['{player} a mis fin à son tour.'],
    timedOut: ["{player} n'a pas agi à temps."],
    checkupBegan: ['Contrôle Pokémon'],
    drewCardsToBench: [
      '{player} a pioché {count} cartes et les a jouées sur le Banc.',
      "{player} a pioché {count=1:une carte} et l'a jouée sur le Banc.",
    ],
    drewCardToBench: ["{player} a pioché la carte {card} et l'a jouée sur le Banc."],
    prizesTaken: [
      '{player} a récupéré {count=1:une carte Récompense}.',
      '{player} a récupéré {count} cartes Récompense.',
    ],
    drewCards: cards('{player} a pioché {card}.'),
    drewCard: ['{player} a pioché {card}.'],
    putIntoPlay: [
      '{player} a joué {card} {place=active:sur le Poste Actif}.',
      '{player} a joué {card} {place=bench:sur le Banc}.',
    ],
    stadiumPlayed: ['{player} a joué {card} comme Stade.'],
    played: ['{player} a joué {card}.'],
    evolved: ['{player} a fait évoluer {pokemon} en {card} {place}.'],
    devolved: ['{player} a fait dés-évoluer {pokemon} de {owner} en {card} {place}.'],
    replaced: ['{player} a remplacé {pokemon} {place} par {card}.'],
    attached: ['{player} a attaché {card} à {pokemon} {place}.'],
    retreated: ['{player} a fait battre en retraite {pokemon} sur le Banc.'],
    nowActive: ['{pokemon} de {player} est maintenant sur le Poste Actif.'],
    switched: [
      '{pokemon} de {player} a été échangé contre {target} de {owner} pour devenir le Pokémon Actif.',
      '{target} de {owner} a été échangé contre {pokemon} de {player}.',
    ],
    movedIntoPlay: [
      '{player} a déplacé {card} de {owner} {place=active:vers le Poste Actif}.',
      '{player} a déplacé {card} de {owner} {place=bench:vers le Banc}.',
    ],
    remarked: remarks.fr,
    attackedWeakness: [
      `${HIT} {target} de {owner} a reçu {changed} dégâts supplémentaires à cause de sa Faiblesse face au type {text}.`,
      `${HIT} {target} de {owner} a reçu {changed} dégâts supplémentaires à cause de sa Faiblesse face au type {text}. {...} sa Résistance face au type {...}.`,
    ],
    attackedResistance: [
      `${HIT} {target} de {owner} a reçu {changed} dégâts de moins grâce à sa Résistance face au type {text}.`,
    ],
    attacked: [HIT],
    usedOn: ['{pokemon} de {player} a utilisé {attack} sur {target} de {owner}.'],
    used: ['{pokemon} de {player} a utilisé {attack}.'],
    tookDamage: [
      '{pokemon} de {player} a reçu {amount} dégâts.',
      '{pokemon} de {player} a reçu {amount} dégâts. {...}',
    ],
    hurtItself: ["{pokemon} de {player} s'est infligé {amount} dégâts."],
    healed: ['{pokemon} de {player} a été soigné de {amount} dégâts.'],
    knockedOut: ['{pokemon} de {player} a été mis K.O. !'],
    discardedCardsFrom: [
      '{count} cartes ont été défaussées de {pokemon} de {player}.',
      '{count=1:Une carte} a été défaussée de {pokemon} de {player}.',
    ],
    discardedCardFrom: ['La carte {card} a été défaussée de {pokemon} de {player}.'],
    addedToHandHidden: [
      '{count=1:La carte Une carte} a été ajoutée à la main de {player}.',
      '{count=1:La carte une carte} a été ajoutée à la main de {player}.',
      '{count=1:Une carte} a été ajoutée à la main de {player}.',
      '{count} cartes ont été ajoutées à la main de {player}.',
    ],
    addedToHand: ['La carte {card} a été ajoutée à la main de {player}.'],
    shuffledDeck: ['{player} a mélangé son deck.'],
    shuffledCards: ['{player} a mélangé ses cartes.'],
    shuffledHand: ['{player} a mélangé sa main.', '{player} a mélangé {...} avec sa main.'],
    shuffledPrizes: [
      '{player} a mélangé ses cartes Récompense.',
      '{player} a mélangé {...} avec ses cartes Récompense.',
    ],
    shuffledHandIntoDeck: ['{player} a mélangé sa main avec son deck.'],
    shuffledCardsIntoDeck: cards('{player} a mélangé {card} avec son deck.'),
    shuffledCardIntoDeck: ['{player} a mélangé {card} avec son deck.'],
    discardedCards: cards('{player} a défaussé {card}.'),
    discardedCard: ['{player} a défaussé {card}.'],
    putCardsOnDeck: cards(...PUT),
    putCardOnDeck: PUT,
    movedCards: cards(...MOVED),
    movedCard: MOVED,
    countersPut: [
      '{player} a placé {count=1:un marqueur de dégâts} sur {pokemon} de {owner}.',
      '{player} a placé {count} marqueurs de dégâts sur {pokemon} de {owner}.',
    ],
    countersMoved: [
      '{player} a déplacé {count=1:un marqueur de dégâts} de {pokemon} de {...} vers {target} de {...}.',
      '{player} a déplacé {count} marqueurs de dégâts de {pokemon} de {...} vers {target} de {...}.',
    ],
    countersRemoved: [
      '{player} a retiré {count=1:un marqueur de dégâts} de {pokemon} de {owner}.',
      '{player} a retiré {count} marqueurs de dégâts de {pokemon} de {owner}.',
    ],
    countersOfCondition: [
      "{count=1:Un marqueur de dégâts a été placé} sur {pokemon} de {player} à cause de l'État Spécial {condition}.",
      "{count} marqueurs de dégâts ont été placés sur {pokemon} de {player} à cause de l'État Spécial {condition}.",
    ],
    conditionsEnded: ['{pokemon} de {player} est guéri de tous les États Spéciaux.'],
    conditionEnded: ["{pokemon} de {player} n'est plus {condition}."],
    conditionBegan: ['{pokemon} de {player} est maintenant {condition}.'],
    coinLanded: ['{player} a lancé une pièce et elle est tombée sur {side}.'],
    coinsLanded: ['{player} a lancé {count} pièces et a obtenu {amount} fois {side}.'],
    activated: ['La carte {card} a été activée.'],
    chose: ['{player} a choisi {text}'],
    revealedCards: ['{player} a révélé {count} cartes.', '{player} a montré {count=1:une carte}.'],
    revealedCard: ['{player} a montré {card}.'],
    damagePrevented: ['Les dégâts infligés à {pokemon} ont été évités.'],
    effectPrevented: [
      "Les effets de {attack} n'ont pas affecté {pokemon}.",
      "Les effets de la carte {attack} n'ont pas affecté {pokemon}.",
    ],
    conditionPrevented: ['{pokemon} ne peut être affecté par aucun État Spécial.'],
    powerSpent: ['{player} ne peut plus utiliser {text}.'],
    breakdownBegan: ['Analyse des dégâts :'],
    breakdownBase: ['Dégâts de base : {amount} dégâts'],
    breakdownTotal: ['Total de dégâts : {amount} dégâts'],
    breakdownWeakness: ['Faiblesse face au type {text} : {amount} dégâts'],
    breakdownResistance: ['Résistance face au type {text} : {amount} dégâts'],
    breakdownOther: ['{text} : {amount} dégâts'],
    gameEnded: [
      '{reason=prizes:Toutes les cartes Récompense ont été récupérées.} {player} gagne.',
      "{reason=conceded:L'adversaire a abandonné.} {player} gagne.",
      '{reason=noPokemon:Aucun Pokémon de Banc en réserve.} {player} gagne.',
      '{reason=deckOut:Plus de cartes dans le deck.} {player} gagne.',
      '{reason=time:Le temps est écoulé.} {player} gagne.',
      ...endings('{player} gagne.', {
        conceded: ['abandonn', 'concéd'],
        time: ['temps', 'inacti'],
        prizes: ['Récompense'],
        noPokemon: ['Pok'],
        deckOut: ['deck', 'piocher'],
      }),
    ],
    gameTied: ['Match nul !', 'La partie se termine par un match nul.'],
  },
}

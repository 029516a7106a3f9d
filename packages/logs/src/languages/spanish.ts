/** The sentences of a Spanish log. Spain and Latin America use two past tenses. */
import { endings, type Language, ofCards } from './language.ts'
import { inLatinAmerica } from './preterite.ts'
import { remarks } from './remarks.ts'
import { SENTENCE_NAMES, type SentenceName } from './sentences.ts'

const HIT =
  'El {pokemon} de {player} ha infligido {amount} puntos de daño usando {attack} contra el {target} de {owner}.'

const cards = (...templates: readonly string[]): readonly string[] => ofCards(templates, 'una carta', '{count} cartas')

/** Returns a template with the word for a deck in Spain, and with the word in Latin America. */
const inBoth = (template: string): readonly string[] => [template, template.replace('baraja', 'mazo')]

const SHUFFLED = inBoth('{player} ha puesto {card} en su baraja y ha barajado todas las cartas.')

const PUT = [
  '{player} ha puesto {card} {pile=deckTop:en la parte superior de su baraja}.',
  '{player} ha puesto {card} {pile=deckTop:encima de su baraja}.',
  '{player} ha puesto {card} {pile=deckBottom:en la parte inferior de su baraja}.',
].flatMap(inBoth)

const MOVED = [
  '{player} ha movido {card} de {owner} {pile=hand:a su mano}.',
  '{player} ha movido {card} de {owner} {pile=discard:a la pila de descartes}.',
  '{player} ha movido {card} de {owner} {pile=deckTop:a la parte superior de su baraja}.',
  '{player} ha movido {card} de {owner} {pile=deckBottom:a la parte inferior de su baraja}.',
  '{player} ha movido {card} de {owner} {pile=deck:a su baraja}.',
  '{player} ha movido {card} de {owner} {pile=lostZone:a la Zona Perdida}.',
  '{player} ha movido {card} de {owner} {pile=prizes:a las cartas de Premio}.',
].flatMap(inBoth)

const hits = (more: 'más' | 'menos', because: 'Debilidad' | 'Resistencia'): readonly string[] =>
  [`por su ${because} al tipo {text}.`, `debido a su ${because} {text}.`].map(
    (cause) => `${HIT} El {target} de {owner} ha recibido {changed} puntos de daño ${more} ${cause}`,
  )

const causes = (because: 'Debilidad' | 'Resistencia'): readonly string[] =>
  [' al tipo', ' a', ''].map((to) => `${because}${to} {text}: {amount} puntos de daño`)

const inSpain: Language = {
  id: 'es',
  name: 'Spanish',
  words: {
    side: { heads: 'cara', tails: 'cruz' },
    order: { first: 'primer', second: 'segundo' },
    place: { active: 'en el Puesto Activo', bench: 'en la Banca' },
    condition: {
      Poisoned: 'Envenenado',
      Burned: 'Quemado',
      Asleep: 'Dormido',
      Paralyzed: 'Paralizado',
      Confused: 'Confundido',
    },
  },
  templates: {
    setUpBegan: ['Preparación'],
    suddenDeathBegan: ['Muerte Súbita', 'Empezando la muerte súbita.'],
    coinCalled: [
      '{player} ha elegido {side} para el lanzamiento de moneda inicial.',
      '{player} eligió {side=tails:sello} para el lanzamiento de moneda inicial.',
    ],
    tossWon: ['{player} ha ganado el lanzamiento de moneda.', '{player} ha ganado en piedra, papel o tijera.'],
    orderChosen: ['{player} ha decidido empezar en {order} lugar.'],
    openingHandDrawn: ['{player} ha robado {count} cartas de la mano inicial.'],
    cardsListed: ['{count} cartas robadas.', '{count} carta robada.'],
    mulligansTaken: [
      '{player} ha declarado {count=1:un mulligan}.',
      ...['mulligans', 'mulligan(s)'].map((several) => `{player} ha declarado {count} ${several}.`),
      '{player} ha hecho {count=1:un mulligan}.',
    ],
    mulliganRevealed: ['Cartas mostradas por el mulligan número {count}'],
    drewForMulligans: ['declarado al menos un', '{...}'].flatMap((mulligan) =>
      ['{count=1:una carta}', '{count} cartas', '{count} carta'].map(
        (drawn) => `{player} ha robado ${drawn} más porque {owner} ha ${mulligan} mulligan.`,
      ),
    ),
    turnBegan: ['Turno de {player}', 'Turn # {...} - Turno de {player}', 'Turno {...} - Turno de {player}'],
    turnEnded: ['{player} ha terminado su turno.'],
    timedOut: [
      '{player} no ha realizado ninguna acción a tiempo.',
      '{player} no ha realizado una acción a tiempo.',
      '{player} no ha actuado a tiempo.',
    ],
    checkupBegan: ['Chequeo Pokémon'],
    drewCardsToBench: [
      '{player} ha robado {count} cartas y las ha puesto en juego en la Banca.',
      '{player} ha robado {count=1:una carta} y la ha puesto en juego en la Banca.',
    ],
    drewCardToBench: ['{player} ha robado {card} y lo ha puesto en juego en la Banca.'],
    prizesTaken: ['robado', 'cogido', 'tomado'].flatMap((taken) => [
      `{player} ha ${taken} {count=1:una carta de Premio}.`,
      `{player} ha ${taken} {count} cartas de Premio.`,
      `{player} ha ${taken} {count} carta de Premio.`,
    ]),
    drewCards: cards('{player} ha robado {card}.'),
    drewCard: ['{player} ha robado {card}.'],
    putIntoPlay: [
      '{player} ha puesto en juego a {card} {place=active:en el Puesto Activo}.',
      '{player} ha puesto en juego a {card} {place=bench:en la Banca}.',
    ],
    stadiumPlayed: ['{player} ha puesto en juego la carta de Estadio {card}.'],
    played: ['{player} ha jugado {card}.'],
    evolved: [
      '{player} ha hecho que el {pokemon} {place=active:del Puesto Activo} evolucione a {card}.',
      '{player} ha hecho que el {pokemon} {place=bench:en Banca} evolucione a {card}.',
      '{player} ha hecho que el {pokemon} {place=bench:de la Banca} evolucione a {card}.',
    ],
    devolved: [
      '{player} ha hecho que el {pokemon} de {owner} {place=active:en el Puesto Activo} involucione a {card}.',
      '{player} ha hecho que el {pokemon} de {owner} {place=bench:en Banca} involucione a {card}.',
    ],
    replaced: ['{player} ha sustituido al {pokemon} {place} por {card}.'],
    attached: ['{player} ha unido {card} al {pokemon} {place}.', '{player} ha unido {card} a {pokemon} {place}.'],
    retreated: ['{player} ha retirado a {pokemon} a la Banca.'],
    nowActive: [
      'El {pokemon} de {player} pasa a estar en el Puesto Activo.',
      'El {pokemon} de {player} ahora está en el Puesto Activo.',
    ],
    switched: [
      'El {pokemon} de {player} se ha intercambiado con el {target} de {owner} y pasa a ser el Pokémon Activo.',
      'El {pokemon} de {player} se ha intercambiado con el {target} de {owner} y pasó a ser el Pokémon Activo.',
      'El {target} de {owner} se ha intercambiado por el {pokemon} de {player}.',
    ],
    movedIntoPlay: [
      '{player} ha movido el {card} de {owner} {place=active:al Puesto Activo}.',
      '{player} ha movido el {card} de {owner} {place=bench:a la Banca}.',
    ],
    remarked: remarks.es,
    attackedWeakness: [
      ...hits('más', 'Debilidad'),
      ...hits('más', 'Debilidad').map((hit) => `${hit} {...} por su Resistencia al tipo {...}.`),
    ],
    attackedResistance: hits('menos', 'Resistencia'),
    attacked: [HIT],
    usedOn: ['El {pokemon} de {player} ha usado {attack} contra el {target} de {owner}.'],
    used: ['El {pokemon} de {player} ha usado {attack}.'],
    tookDamage: [
      'El {pokemon} de {player} ha recibido {amount} puntos de daño.',
      'El {pokemon} de {player} ha recibido {amount} puntos de daño. {...}',
    ],
    hurtItself: ['El {pokemon} de {player} se ha infligido {amount} puntos de daño por estar Confundido.'],
    healed: [
      'Se han curado {amount} puntos de daño al {pokemon} de {player}.',
      'Se han curado {amount} puntos de daño del {pokemon} de {player}.',
      'El {pokemon} de {player} se ha curado {amount} puntos de daño.',
    ],
    knockedOut: [
      '¡El {pokemon} de {player} ha quedado Fuera de Combate!',
      'El {pokemon} de {player} ha quedado Fuera de Combate.',
    ],
    discardedCardsFrom: [
      'Se han descartado {count} cartas del {pokemon} de {player}.',
      'Se ha descartado {count=1:una carta} del {pokemon} de {player}.',
    ],
    discardedCardFrom: ['Se ha descartado {card} del {pokemon} de {player}.'],
    addedToHandHidden: [
      '{count=1:Una carta} se ha añadido a la mano de {player}.',
      'Se ha añadido {count=1:una carta} a la mano de {player}.',
      'Se han añadido {count} cartas a la mano de {player}.',
    ],
    addedToHand: ['Se ha añadido {card} a la mano de {player}.', '{card} se ha añadido a la mano de {player}.'],
    shuffledDeck: ['{player} ha barajado su baraja.', '{player} barajó su mazo.'],
    shuffledCards: ['{player} ha barajado sus cartas.'],
    shuffledHand: [
      '{player} ha barajado su mano.',
      '{player} ha barajado las cartas de su mano.',
      '{player} ha puesto {...} en su mano y ha barajado todas las cartas.',
    ],
    shuffledPrizes: [
      '{player} ha barajado sus cartas de Premio.',
      '{player} ha puesto {...} entre sus cartas de Premio y las ha barajado todas.',
    ],
    shuffledHandIntoDeck: ['{player} ha barajado su mano en su baraja.'],
    shuffledCardsIntoDeck: cards(...SHUFFLED),
    shuffledCardIntoDeck: SHUFFLED,
    discardedCards: cards('{player} ha descartado {card}.'),
    discardedCard: ['{player} ha descartado {card}.'],
    putCardsOnDeck: cards(...PUT),
    putCardOnDeck: PUT,
    movedCards: cards(...MOVED),
    movedCard: MOVED,
    countersPut: [
      'El {pokemon} de {owner} ha recibido {count=1:un contador de daño} de {player}.',
      'El {pokemon} de {owner} ha recibido {count} contadores de daño de {player}.',
      '{player} ha puesto {count} contadores de daño en el {pokemon} de {owner}.',
      '{player} ha puesto {count=1:un contador de daño} en el {pokemon} de {owner}.',
    ],
    countersMoved: [
      '{player} ha movido {count=1:un contador de daño} del {pokemon} de {...} al {target} de {...}.',
      '{player} ha movido {count} contadores de daño del {pokemon} de {...} al {target} de {...}.',
    ],
    countersRemoved: [
      '{player} ha quitado {count=1:un contador de daño} del {pokemon} de {owner}.',
      '{player} ha quitado {count} contadores de daño del {pokemon} de {owner}.',
    ],
    countersOfCondition: [
      'Se ha colocado {count=1:un contador de daño} en el {pokemon} de {player} por estar afectado por la Condición Especial {condition}.',
      'Se han colocado {count} contadores de daño en el {pokemon} de {player} por estar afectado por la Condición Especial {condition}.',
      'Se ha puesto {count=1:1 contador de daño} en el {pokemon} de {player} por la Condición Especial {condition}.',
      'Se han puesto {count} contadores de daño en el {pokemon} de {player} por la Condición Especial {condition}.',
    ],
    conditionsEnded: [
      'El {pokemon} de {player} se ha recuperado de todas las Condiciones Especiales.',
      'El {pokemon} de {player} ya no está afectado por Condiciones Especiales.',
    ],
    conditionEnded: ['El {pokemon} de {player} ya no está {condition}.'],
    conditionBegan: [
      'El {pokemon} de {player} pasa a estar {condition}.',
      'El {pokemon} de {player} ahora está {condition}.',
    ],
    coinLanded: [
      '{player} obtuvo {side} en 1 lanzamiento de moneda.',
      '{player} ha lanzado una moneda y ha salido {side}.',
    ],
    coinsLanded: [
      '{player} ha sacado {side} en {amount} de los {count} lanzamientos de moneda.',
      '{player} obtuvo {side} en {amount} de {count} lanzamientos de moneda.',
      '{player} ha lanzado {count} monedas y han salido {amount} {side=heads:caras}.',
    ],
    activated: ['Se ha activado {card}.'],
    chose: ['{player} ha elegido {text}'],
    revealedCards: [
      '{player} ha enseñado {count} cartas.',
      '{player} ha mostrado {count} cartas.',
      '{player} ha mostrado {count=1:una carta}.',
    ],
    revealedCard: ['{player} ha mostrado {card}.'],
    damagePrevented: ['Se ha evitado el daño infligido a {pokemon}.', 'Se ha evitado el daño al {pokemon}.'],
    effectPrevented: [
      'Los efectos de {attack} no han afectado a {pokemon}.',
      'Los efectos de {attack} no han afectado al {pokemon}.',
    ],
    conditionPrevented: ['las Condiciones', 'Condiciones'].map(
      (conditions) => `{pokemon} no puede verse afectado por ${conditions} Especiales.`,
    ),
    powerSpent: ['{player} ya no puede usar {text}.'],
    breakdownBegan: ['Resumen del daño:'],
    breakdownBase: ['Daño base: {amount} puntos de daño'],
    breakdownTotal: ['Daño total: {amount} puntos de daño'],
    breakdownWeakness: causes('Debilidad'),
    breakdownResistance: causes('Resistencia'),
    breakdownOther: ['{text}: {amount} puntos de daño'],
    gameEnded: [
      '{reason=prizes:Todas las cartas de Premio cogidas.} {player} ha ganado.',
      '{reason=conceded:El rival se ha rendido.} {player} ha ganado.',
      '{reason=noPokemon:No hay Pokémon en Banca de reserva.} {player} ha ganado.',
      '{reason=deckOut:No quedan cartas en la baraja.} {player} ha ganado.',
      '{reason=time:Se ha acabado el tiempo.} {player} ha ganado.',
      ...endings('{player} ha ganado.', {
        conceded: ['rendi'],
        time: ['tiempo', 'inactiv'],
        prizes: ['Premio'],
        noPokemon: ['Pok'],
        deckOut: ['baraja', 'mazo', 'robar'],
      }),
    ],
    gameTied: ['¡Empate!', 'La partida ha terminado en empate.'],
  },
}

export const spanish: Language = {
  ...inSpain,
  templates: Object.fromEntries(
    SENTENCE_NAMES.map((says) => {
      const templates = inSpain.templates[says]
      return [says, [...new Set([...templates, ...templates.map(inLatinAmerica)])]]
    }),
  ) as unknown as { readonly [Name in SentenceName]: readonly string[] },
}

/** The sentences of a Portuguese log. */
import { endings, type Language, ofCards } from './language.ts'
import { remarks } from './remarks.ts'

const HIT = '{pokemon} de {player} usou {attack} em {target} de {owner} para causar {amount} pontos de dano.'

const cards = (...templates: readonly string[]): readonly string[] => ofCards(templates, 'uma carta', '{count} cartas')

const MOVED = [
  '{player} moveu {card} de {owner} {pile=hand:para a mão dele}.',
  '{player} moveu {card} de {owner} {pile=discard:para a pilha de descarte}.',
  '{player} moveu {card} de {owner} {pile=deck:para o baralho dele}.',
  '{player} moveu {card} de {owner} {pile=deckTop:para o topo do baralho dele}.',
  '{player} moveu {card} de {owner} {pile=deckBottom:para o fundo do baralho dele}.',
  '{player} moveu {card} de {owner} {pile=lostZone:para a Zona Perdida}.',
  '{player} moveu {card} de {owner} {pile=prizes:para as cartas de Prêmio}.',
] as const

const PUT = [
  '{player} colocou {card} {pile=deckTop:como a carta de cima do baralho dele}.',
  '{player} colocou {card} {pile=deckBottom:como a carta de baixo do baralho dele}.',
] as const

export const portuguese: Language = {
  id: 'pt',
  name: 'Portuguese',
  words: {
    side: { heads: 'cara', tails: 'coroa' },
    order: { first: 'primeiro', second: 'segundo' },
    place: { active: 'no Campo Ativo', bench: 'no Banco' },
    condition: {
      Poisoned: 'Envenenado',
      Burned: 'Queimado',
      Asleep: 'Adormecido',
      Paralyzed: 'Paralisado',
      Confused: 'Confuso',
    },
  },
  templates: {
    setUpBegan: ['Preparação'],
    suddenDeathBegan: ['Entrando no Morte Súbita.'],
    coinCalled: ['{player} escolheu {side} para a jogada inicial de moeda.'],
    tossWon: ['{player} venceu a jogada de moeda.', '{player} venceu o pedra, papel ou tesoura.'],
    orderChosen: [
      '{player} decidiu jogar {order=first:primeiro}.',
      '{player} decidiu ser o {order=second:segundo} a jogar.',
    ],
    openingHandDrawn: ['{player} comprou {count} cartas para a mão inicial.'],
    cardsListed: ['{count} cartas compradas.'],
    mulligansTaken: [
      '{player} comprou {count=1:uma nova mão}.',
      '{player} comprou {count} novas mãos.',
      'Compras de mão inicial de {player}: {count}.',
    ],
    mulliganRevealed: ['Cartas reveladas de compras de nova mão inicial: {count}.'],
    drewForMulligans: [
      '{player} comprou {count=1:mais 1 carta} porque {owner} comprou pelo menos 1 nova mão.',
      '{player} comprou {count} mais cartas porque {owner} comprou pelo menos 1 nova mão.',
    ],
    turnBegan: ['Turno de {player}', 'Turn # {...} - Turno de {player}', 'Turno {...} - Turno de {player}'],
    turnEnded: ['{player} encerrou seu turno.'],
    timedOut: ['{player} não tomou sua ação a tempo.'],
    checkupBegan: ['Checape Pokémon'],
    drewCardsToBench: [
      '{player} comprou {count} cartas e as jogou no Banco.',
      '{player} comprou {count=1:uma carta} e a jogou no Banco.',
    ],
    drewCardToBench: ['{player} comprou {card} e a jogou no Banco.'],
    prizesTaken: ['{player} pegou {count=1:uma carta de Prêmio}.', '{player} pegou {count} cartas de Prêmio.'],
    drewCards: cards('{player} comprou {card}.'),
    drewCard: ['{player} comprou {card}.'],
    putIntoPlay: [
      '{player} jogou {card} {place=active:no Campo Ativo}.',
      '{player} jogou {card} {place=bench:no Banco}.',
    ],
    stadiumPlayed: ['{player} jogou {card} como Estádio.'],
    played: ['{player} jogou {card}.'],
    evolved: ['{player} evoluiu {pokemon} para {card} {place}.'],
    devolved: ['{player} reverteu a Evolução de {pokemon} de {owner} para {card} {place}.'],
    replaced: ['{player} substituiu {pokemon} {place} por {card}.'],
    attached: ['{player} ligou {card} a {pokemon} {place}.'],
    retreated: ['{player} recuou {pokemon} para o Banco.'],
    nowActive: ['{pokemon} de {player} agora está no Campo Ativo.'],
    switched: [
      '{pokemon} de {player} foi trocado por {target} de {owner} para se tonar o Pokémon Ativo.',
      '{pokemon} de {player} foi trocado por {target} de {owner} para se tornar o Pokémon Ativo.',
      '{target} de {owner} foi trocado por {pokemon} de {player}.',
    ],
    movedIntoPlay: [
      '{player} moveu {card} de {owner} {place=active:para o Campo Ativo}.',
      '{player} moveu {card} de {owner} {place=bench:para o Banco}.',
    ],
    remarked: remarks.pt,
    attackedWeakness: [
      `${HIT} {target} de {owner} recebeu {changed} pontos de dano a mais por ter Fraqueza a {text}.`,
      `${HIT} {target} de {owner} recebeu {changed} pontos de dano a mais por ter Fraqueza a {text}. {...} por ter Resistência a {...}.`,
    ],
    attackedResistance: [`${HIT} {target} de {owner} recebeu {changed} de dano a menos por ter Resistência a {text}.`],
    attacked: [HIT],
    usedOn: ['{pokemon} de {player} usou {attack} em {target} de {owner}.'],
    used: ['{pokemon} de {player} usou {attack}.'],
    tookDamage: [
      '{pokemon} de {player} recebeu {amount} pontos de dano.',
      '{pokemon} de {player} recebeu {amount} pontos de dano. {...}',
    ],
    hurtItself: ['{pokemon} de {player} causou {amount} pontos de dano a si mesmo.'],
    healed: [
      '{pokemon} de {player} curou {amount} pontos de dano.',
      '{pokemon} de {player} teve {amount} pontos de dano curados.',
    ],
    knockedOut: ['{pokemon} de {player} foi Nocauteado!'],
    discardedCardsFrom: [
      '{count} cartas foram descartadas de {pokemon} de {player}.',
      '{count=1:Uma carta} foi descartada de {pokemon} de {player}.',
    ],
    discardedCardFrom: ['{card} foi descartada de {pokemon} de {player}.'],
    addedToHandHidden: [
      '{count=1:uma carta} foi adicionada à mão de {player}.',
      '{count=1:Uma carta} foi adicionada à mão de {player}.',
      '{count} cartas foi adicionada à mão de {player}.',
    ],
    addedToHand: ['{card} foi adicionada à mão de {player}.'],
    shuffledDeck: ['{player} embaralhou o próprio baralho.'],
    shuffledCards: ['{player} embaralhou as próprias cartas.'],
    shuffledHand: ['{player} embaralhou a própria mão.'],
    shuffledPrizes: [
      '{player} embaralhou as próprias cartas de Prêmio.',
      '{player} embaralhou {...} nas cartas de Prêmio dele.',
    ],
    shuffledHandIntoDeck: ['{player} embaralhou a própria mão no baralho dele.'],
    shuffledCardsIntoDeck: cards('{player} embaralhou {card} no baralho dele.'),
    shuffledCardIntoDeck: ['{player} embaralhou {card} no baralho dele.'],
    discardedCards: cards('{player} descartou {card}.'),
    discardedCard: ['{player} descartou {card}.'],
    putCardsOnDeck: cards(...PUT),
    putCardOnDeck: PUT,
    movedCards: cards(...MOVED),
    movedCard: MOVED,
    countersPut: [
      '{player} colocou {count=1:um contador de dano} em {pokemon} de {owner}.',
      '{player} colocou {count} contadores de dano em {pokemon} de {owner}.',
    ],
    countersMoved: [
      '{player} moveu {count=1:um contador de dano} de {pokemon} de {...} para {target} de {...}.',
      '{player} moveu {count} de contadores de dano de {pokemon} de {...} para {target} de {...}.',
    ],
    countersRemoved: [
      '{player} removeu {count=1:um contador de dano} de {pokemon} de {owner}.',
      '{player} removeu {count} contadores de dano de {pokemon} de {owner}.',
    ],
    countersOfCondition: [
      '{count=1:1 contador de dano foi colocado} em {pokemon} de {player} pela Condição Especial {condition}.',
      '{count} contadores de dano foram colocados em {pokemon} de {player} pela Condição Especial {condition}.',
    ],
    conditionsEnded: ['{pokemon} de {player} se recuperou de todas as Condições Especiais.'],
    conditionEnded: ['{pokemon} de {player} não está mais {condition}.'],
    conditionBegan: ['{pokemon} de {player} agora está {condition}.'],
    coinLanded: ['{player} jogou uma moeda e saiu {side}.'],
    coinsLanded: ['{player} lançou {count} moedas. Moedas que resultaram em {side}: {amount}'],
    activated: ['{card} foi ativada.'],
    chose: ['{player} escolheu {text}'],
    revealedCards: cards('{player} revelou {card}.'),
    revealedCard: ['{player} revelou {card}.'],
    damagePrevented: ['O dano em {pokemon} foi prevenido.'],
    effectPrevented: ['Os efeitos de {attack} não afetaram {pokemon}.'],
    conditionPrevented: ['{pokemon} não pode ser afetado por quaisquer Condições Especiais.'],
    powerSpent: ['{player} não pode mais usar {text}.'],
    breakdownBegan: ['Análise dos danos:'],
    breakdownBase: ['Dano base: {amount} pontos de dano'],
    breakdownTotal: ['Dano total: {amount} pontos de dano'],
    breakdownWeakness: ['Fraqueza a {text}: {amount} pontos de dano'],
    breakdownResistance: ['Resistência a {text}: {amount} pontos de dano'],
    breakdownOther: ['{text}: {amount} pontos de dano'],
    gameEnded: [
      '{reason=prizes:Todas as cartas de Prêmio foram pegas.} {player} venceu.',
      '{reason=conceded:O oponente desistiu.} {player} venceu.',
      '{reason=noPokemon:Não há Pokémon no Banco.} {player} venceu.',
      '{reason=deckOut:Não há mais cartas no baralho.} {player} venceu.',
      '{reason=time:O tempo acabou.} {player} venceu.',
      ...endings('{player} venceu.', {
        conceded: ['desist', 'conce'],
        time: ['tempo', 'inativ'],
        prizes: ['Prêmio'],
        noPokemon: ['Pok'],
        deckOut: ['baralho', 'comprar'],
      }),
    ],
    gameTied: ['Empatou!', 'O jogo terminou em empate.'],
  },
}

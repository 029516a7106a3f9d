/** The pages of the built-in cards: values and effects, and the chapters that play them. */
import { cards, decks } from 'ptcg-turn-engine'
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { type PrintedCard, printedCard } from 'ptcg-turn-engine/table'
import type { Book } from './book.ts'
import { type Html, html, type SitePage } from './html.ts'

const INDEX = { title: 'Cards', path: 'cards/index.html' } as const

const kindOf = (card: PrintedCard): string => {
  if (card.kind === 'Trainer') return card.trainer
  if (card.kind === 'Energy') return card.isBasic ? 'Basic Energy' : 'Special Energy'
  return `${card.stage}${card.stage === 'Basic' ? ' Pokémon' : ''}`
}

const facts = (card: PrintedCard): Html => {
  if (card.kind !== 'Pokemon') return html`<p class="text">${card.text}</p>`
  return html`<p>${card.types.join(', ')} · ${card.hp} HP${card.evolvesFrom === null ? null : ` · evolves from ${card.evolvesFrom}`} · Retreat Cost ${card.retreatCost.length}${card.prizes === 1 ? null : ` · ${card.prizes} Prize cards`}</p>
${card.abilities.map(({ name, text }) => html`<h2>Ability: ${name}</h2><p>${text}</p>`)}
${card.attacks.map(({ name, cost, damage, text }) => html`<h2>Attack: ${name}${damage === '' ? null : ` ${damage}`}</h2><p class="quiet">Cost: ${cost.length === 0 ? 'none' : cost.join(', ')}</p>${text === '' ? null : html`<p>${text}</p>`}`)}
<p class="quiet">${card.weaknesses.map(({ type, operator, amount }) => `Weakness ${type} ${operator}${amount} `)}${card.resistances.map(({ type, amount }) => `Resistance ${type} −${amount} `)}</p>`
}

const cardPage = (book: Book, definition: CardDefinition): SitePage => {
  const card = printedCard(definition)
  const played = [...book.rules, ...book.rulings].filter(({ cases }) =>
    cases.some((one) => one.cards.includes(card.definition)),
  )
  const inDecks = Object.values(decks).filter((deck) => deck.cards.includes(card.definition))
  return {
    path: `cards/${card.definition}.html`,
    title: `${card.name} (${card.definition})`,
    description: `${card.name}, ${kindOf(card)}: its facts and effects as the engine knows them, and the rules and rulings that are shown with it.`,
    above: [INDEX],
    body: html`<h1>${card.name} <small>${card.definition}</small></h1><p class="source">${kindOf(card)}${card.rules.length === 0 ? null : ` · ${card.rules.join(', ')}`}</p>
${facts(card)}
<section class="belonging"><h2>What belongs to it</h2><dl>
${inDecks.length === 0 ? null : html`<dt>In the decks</dt><dd>${inDecks.map(({ name }) => name).join(', ')}</dd>`}
<dt>Shown on the boards of</dt><dd>${played.length === 0 ? 'no rule or ruling yet' : html`<ul class="links">${played.map(({ id, path, says }) => html`<li><a href="../${path}" title="${says}">${id}</a></li>`)}</ul>`}</dd></dl>
<details><summary>As data</summary><pre tabindex="0">${JSON.stringify(definition, null, 2)}</pre></details></section>`,
  }
}

/** The pages of all cards. */
export const cardPages = (book: Book): readonly SitePage[] => {
  const all = Object.values(cards)
  const kinds = [...new Set(all.map((one) => kindOf(printedCard(one))))]
  return [
    {
      path: INDEX.path,
      title: 'The cards',
      description: `${all.length} built-in cards, with their effects and the rules that are shown with them.`,
      body: html`<h1>The cards</h1><p class="lead">${all.length} built-in cards: those of the theme decks, and invented "Laboratory" cards for rare situations. Only facts are shown; the texts are generated from the effects.</p>
${kinds.map((kind) => html`<h2>${kind}</h2><ul class="links">${all.filter((one) => kindOf(printedCard(one)) === kind).map(({ id, name }) => html`<li><a href="${id}.html">${name}</a></li>`)}</ul>`)}`,
    },
    ...all.map((one) => cardPage(book, one)),
  ]
}

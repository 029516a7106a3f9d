import { readFileSync } from 'node:fs'
import { readCards } from 'ptcg-turn-engine-cards'
for (const a of process.argv.slice(2)) { const set = a.split('-')[0]
const j = JSON.parse(readFileSync(`/work/shared/cards/${set}.json`, 'utf8'))
for (const c of readCards(j).cards) if (c.definition.id === a) console.log(JSON.stringify(c)) }

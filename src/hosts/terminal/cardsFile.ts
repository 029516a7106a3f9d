/** Reads printed cards once and writes their definitions to a file, from which every thread of a campaign reads them. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CannotAsk } from './cannotAsk.ts'
import { cardsIn } from './cardFiles.ts'

export interface CardsFile {
  readonly file: string
  /** 32 hexadecimal digits: equal for equal cards. */
  readonly digest: string
  remove(): void
}

/** Writes them, or throws a `CannotAsk` where no deck can be made of them. */
export const writeCards = (names: readonly string[]): CardsFile => {
  const definitions = names.flatMap(cardsIn).map(({ definition }) => definition)
  if (!definitions.some((card) => card.kind === 'Pokemon' && card.stage === 'Basic'))
    throw new CannotAsk(`No Basic Pokémon is in ${names.join(', ')}: no deck can be made.`)
  const folder = mkdtempSync(join(tmpdir(), 'ptcg-turn-cards-'))
  const file = join(folder, 'cards.json')
  const text = JSON.stringify(definitions)
  writeFileSync(file, text)
  return {
    file,
    digest: createHash('md5').update(text).digest('hex'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

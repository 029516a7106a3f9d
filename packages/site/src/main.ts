/** `npm run site`: writes the living rulebook into the folder `site`, or the given one. */
import { resolve } from 'node:path'
import { buildSite } from './build.ts'

const folder = resolve(process.argv[2] ?? 'site')
const { pages, kilobytes, largest } = await buildSite(folder)
process.stdout.write(
  `${pages} pages, ${kilobytes} kB; the largest page is ${largest.path} with ${largest.kilobytes} kB.\nOpen ${folder}/index.html\n`,
)

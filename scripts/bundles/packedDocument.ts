/**
 * A document as the package has it. People who look at the repository find pictures and every guide there; the package has a
 * few of these, so its documents show no picture and link to no file that is not in it.
 */
import { posix } from 'node:path'

/** Whether a file, named from the package's folder, is in the package. */
export type IsPacked = (path: string) => boolean

/** Parts for people who look at the repository; the comments around them are not seen. */
const REPOSITORY = /^<!-- repository -->\n[\s\S]*?^<!-- \/repository -->\n/gm
const CODE = /^```[\s\S]*?^```$|`[^`\n]+`/gm
/** Stands for code, in which nothing is a link. */
const ASIDE = '\ue000'
const PUT_ASIDE = /\ue000(\d+);/g
const PICTURE = /<picture>[\s\S]*?\bsrc="([^"]+)"[\s\S]*?<\/picture>|!\[[^\]]*\]\(([^)\s]+)\)/g
const LINK = /\[([^[\]]*)\]\(([^)\s]+)\)/g

const isAddress = (target: string): boolean => /^(?:[a-z]+:|#)/i.test(target)

/** The document at a path of the repository, without what is for the repository alone. What linked to elsewhere is words. */
export const packedDocument = (path: string, text: string, isPacked: IsPacked): string => {
  const leadsSomewhere = (target: string): boolean =>
    isAddress(target) || isPacked(posix.join(posix.dirname(path), target.replace(/#.*$/, '')))
  const code: string[] = []
  return text
    .replace(REPOSITORY, '')
    .replace(CODE, (found) => `${ASIDE}${code.push(found) - 1};`)
    .replace(PICTURE, (found, source?: string, shown?: string) => (leadsSomewhere(source ?? shown ?? '') ? found : ''))
    .replace(LINK, (found, words: string, target: string) => (leadsSomewhere(target) ? found : words))
    .replace(/\n{3,}/g, '\n\n')
    .replace(PUT_ASIDE, (_, at: string) => code[Number(at)] ?? '')
}

export interface Manifest {
  /** Files, folders, and names with `*`. */
  readonly files: readonly string[]
}

const ALWAYS = ['README.md', 'LICENSE', 'package.json']

/** The documents that are packed, by their paths, and what else is. */
export const packedFiles = ({ files }: Manifest): { readonly documents: readonly string[]; readonly has: IsPacked } => {
  const all = [...ALWAYS, ...files]
  const patterns = all.map((one) => new RegExp(`^${one.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(?:/|$)`))
  return {
    documents: all.filter((path) => path.endsWith('.md')),
    has: (path) => patterns.some((pattern) => pattern.test(path)),
  }
}

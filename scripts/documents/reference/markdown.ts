/** Writes prose of docstrings as Markdown, and finds the anchors that GitHub gives to headings. */

/** A docstring is wrapped where the source is; a paragraph is one line here. */
export const paragraph = (docs: string): string =>
  docs
    .split(/\n{2,}/)
    .map((part) => part.replace(/\s*\n\s*/g, ' '))
    .join('\n\n')
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll('<', '&lt;') : part))
    .join('')

/** The first sentence, for a table. */
export const firstSentence = (docs: string): string => {
  const [first = ''] = paragraph(docs).split('\n\n')
  return (/^.*?[.!?](?=\s|$)/.exec(first)?.[0] ?? first).replaceAll('|', '\\|')
}

export const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

/** The anchors of headings in their order: GitHub numbers those that would be the same. */
export const anchors = (headings: readonly string[]): readonly string[] => {
  const seen = new Map<string, number>()
  return headings.map((heading) => {
    const plain = slug(heading)
    const count = seen.get(plain) ?? 0
    seen.set(plain, count + 1)
    return count === 0 ? plain : `${plain}-${count}`
  })
}

/** Writes and reads files: downloads from the page, and files that a person opens. */

/** Lets the browser save a text as a file. */
export const download = (name: string, text: string, type = 'application/json'): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** The maximum size of a save, in bytes. */
const LARGEST = 8_000_000

/** Reads a file that a person has chosen, or returns one sentence that says why it cannot be read. */
export const textOf = async (file: File): Promise<{ readonly text: string } | string> => {
  if (file.size > LARGEST) return `${file.name} is too large to be a save: at most 8 MB are read.`
  try {
    return { text: await file.text() }
  } catch {
    return `${file.name} cannot be read: the browser was not allowed to, or it is gone.`
  }
}

/** Lets the browser save something as a file. */
export const download = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // After ten seconds, the browser has begun to read the address.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Lets the browser save plain data as a JSON file. */
export const downloadJson = (name: string, content: unknown): void =>
  download(name, new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }))

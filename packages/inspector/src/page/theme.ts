/** Whether the page is light or dark: as the system has it, or as the person chose, remembered in the browser. */
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'ptcg-turn-inspector/theme'

const isTheme = (word: string | null): word is Theme => THEMES.some((theme) => theme === word)

/** Pages opened from disk, or with storage forbidden, remember nothing. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const rememberedTheme = (): Theme => {
  const word = stored()
  return isTheme(word) ? word : 'auto'
}

/** Shows the page in a theme from now on. */
export const applyTheme = (theme: Theme): void => {
  if (theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // It is for this visit then.
  }
}

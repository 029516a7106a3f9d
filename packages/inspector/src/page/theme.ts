/** The theme of the page: the system's, or the person's choice, which the browser remembers. */
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'ptcg-turn-inspector/theme'

const isTheme = (word: string | null): word is Theme => THEMES.some((theme) => theme === word)

/** The stored theme, or null. Pages without storage remember nothing. */
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

/** Sets the theme of the page. */
export const applyTheme = (theme: Theme): void => {
  if (theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // The choice lasts for this visit only.
  }
}

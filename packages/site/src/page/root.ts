/** The way from this page to the folder of the site, as its frame says it. */
export const ROOT = document.querySelector<HTMLScriptElement>('script[data-root]')?.dataset.root ?? ''

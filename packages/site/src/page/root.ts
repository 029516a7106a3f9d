/** The path from this page to the site's folder, as its frame says. */
export const SITE_ROOT = document.querySelector<HTMLScriptElement>('script[data-root]')?.dataset.root ?? ''

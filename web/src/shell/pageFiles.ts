/** Files that are built next to the page, whatever the address of the page is. */

/** The address of a file in the folder of `index.html`. Every script of the page is in a folder of its own. */
export const pageFile = (path: string): URL => new URL(import.meta.env.DEV ? `/${path}` : `../${path}`, import.meta.url)

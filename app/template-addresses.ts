/** Where templates are, as every part of the app names it; nothing else is here, so that the first page may know it. */
const START = '/designmaker/start';

export const templateAddress = (customUrl: string) => `${START}/template/${encodeURIComponent(customUrl)}`;

/** Where a template is copied at once and the copy opened: what a click on a card does, for a tab of its own. */
export const templateCopyAddress = (id: string) =>
  `${START}/template/${encodeURIComponent(id)}/design_template`;

/** Where a search shows what it found; all templates of a category when its id is given. */
export function searchAddress(query: string, category?: string): string {
  const parameters = new URLSearchParams({ query, ...(category !== undefined && { category }) });
  return `${START}/search?${parameters.toString()}`;
}

/** What says in the address of a search that the text is meant as it is written [E-030]. */
export const AS_WRITTEN = 'exact';

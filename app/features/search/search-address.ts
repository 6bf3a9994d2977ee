import { START_ADDRESS } from '../../saved-designs.js';

/** Where a search shows what it found; all templates of a category when its id is given. */
export function searchAddress(query: string, category?: string): string {
  const parameters = new URLSearchParams({ query, ...(category !== undefined && { category }) });
  return `${START_ADDRESS}/search?${parameters.toString()}`;
}

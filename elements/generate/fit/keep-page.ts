import type { StoredPage } from '../../document/design-file.js';
import type { ObjectEnv } from '../../objects/kind.js';
import { coveringBackground, type Fitting } from './fit-page.js';

/** A page for another page size with all where it is; only the background covers the page as ever. */
export function keepPage(page: StoredPage, fitting: Fitting, env: ObjectEnv): StoredPage {
  const background = page.background_image;
  return background ? { ...page, background_image: coveringBackground(background, fitting, env) } : page;
}

import { badges } from './badges.js';
import { details } from './details.js';
import { eras } from './eras.js';
import { greetings } from './greetings.js';
import { headlines } from './headlines.js';
import { lists } from './lists.js';
import { names } from './names.js';
import { occasions } from './occasions.js';
import { offers } from './offers.js';
import { posters } from './posters.js';
import { quotes } from './quotes.js';
import type { TextTemplateSource } from './source.js';
import { titles } from './titles.js';

/** The text templates, in the order the panel shows them. */
export const textTemplates: readonly TextTemplateSource[] = [
  ...headlines,
  ...posters,
  ...offers,
  ...quotes,
  ...badges,
  ...eras,
  ...occasions,
  ...names,
  ...greetings,
  ...titles,
  ...details,
  ...lists,
];

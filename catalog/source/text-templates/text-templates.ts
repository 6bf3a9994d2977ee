import { details } from './details.js';
import { headlines } from './headlines.js';
import { occasions } from './occasions.js';
import { offers } from './offers.js';
import { quotes } from './quotes.js';
import type { TextTemplateSource } from './source.js';

/** The text templates, in the order the panel shows them. */
export const textTemplates: readonly TextTemplateSource[] = [
  ...headlines,
  ...offers,
  ...quotes,
  ...occasions,
  ...details,
];

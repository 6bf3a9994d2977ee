import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from '../support/files.mjs';

/** What is generated is formatted like what is written, so that `npm run check` finds nothing to mend. */

const {
  $schema: _schema,
  ignorePatterns: _ignored,
  ...STYLE
} = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));

/** The text as the file of that name holds it; the name tells the language. Throws where the text is none. */
export async function formatted(name, text) {
  const { code, errors } = await format(name, text, STYLE);
  if (errors.length > 0) throw new Error(`${name} cannot be formatted: ${errors[0].message}`);
  return code;
}

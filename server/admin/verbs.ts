import { backupVerb } from './backup.js';
import { importCatalogueVerb } from './import-catalogue.js';
import { listDesignsVerb } from './list-designs.js';
import { restoreVerb } from './restore.js';
import { statsVerb } from './stats.js';
import type { Verb } from './verb.js';

export const verbs: readonly Verb[] = [
  statsVerb,
  listDesignsVerb,
  importCatalogueVerb,
  backupVerb,
  restoreVerb,
];

/** The help text. */
export function usage(): string {
  const signed = verbs.map((verb) => ({ ...verb, call: [verb.name, ...verb.args].join(' ') }));
  const width = Math.max(...signed.map(({ call }) => call.length));
  const list = signed.map(({ call, about }) => `  ${call.padEnd(width)}   ${about}`);
  return [
    'Usage: npm run admin -- <verb>',
    '',
    ...list,
    '',
    'With the embedded database, stop the server first.',
  ].join('\n');
}

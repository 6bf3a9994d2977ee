/**
 * Writes catalog/source/colorways.gen.json: the palettes that suit each template. Looks, in the assets of the last build, only
 * at templates that changed; with `--all` at every one, as after a change of the rules.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Dist } from '../../catalog/build/dist.ts';
import { STAMP } from '../../catalog/build/stamp.ts';
import { searchColorways } from '../../catalog/build/templates/colorways.ts';
import { compileTemplates } from '../../catalog/build/templates/compile-templates.ts';
import {
  knownColorways,
  knownLine,
  knownWays,
  suitingPalettes,
} from '../../catalog/build/templates/known-colorways.ts';
import { openLibrary } from '../../catalog/build/templates/library.ts';
import { palettes } from '../../catalog/source/palettes.ts';
import { root } from '../support/files.mjs';

const dist = new Dist(join(root, 'catalog/dist'));
const { assets } = await dist.readJson(STAMP);
const library = await openLibrary(assets, (path) => dist.read(path));
const everything = process.argv.includes('--all');

const lines = compileTemplates(library).map((compiled) => {
  const suiting = everything ? undefined : suitingPalettes(compiled, palettes, knownColorways);
  const ways =
    (everything ? undefined : knownWays(compiled, palettes, knownColorways)) ??
    searchColorways(compiled, library, palettes, suiting);
  return [compiled.source.id, knownLine(compiled, palettes, ways)];
});
// a line for each, by id: what changes together in the catalog changes apart here
const table = Object.fromEntries(lines.sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(join(root, 'catalog/source/colorways.gen.json'), `${JSON.stringify(table, null, 2)}\n`);

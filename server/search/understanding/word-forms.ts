/** Forms of an English word that mean nearly the same to whoever searches: what is made, who makes it, and many of it. */

/** Shorter words have too many others near: letters. */
const SHORTEST = 4;

/** What ends a word, and what may stand in its place: a roofer does roofing. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{4})ing$/, 'er'],
  [/(?<=[a-z]{4})er$/, 'ing'],
  [/(?<=[a-z]{3})graphy$/, 'grapher'],
  [/(?<=[a-z]{3})grapher$/, 'graphy'],
  [/(?<=[a-z]{3})ology$/, 'ologist'],
  [/(?<=[a-z]{3})ologist$/, 'ology'],
  [/(?<=[a-z]{4})ary$/, 'arian'],
  [/(?<=[a-z]{4})arian$/, 'ary'],
];

/** How a plural ends; words that end like one have none. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z][^aeiou])y$/, 'ies'],
  [/(?<=[a-z](?:x|z|ch|sh))$/, 'es'],
  [/(?<=[a-z]{2}[^syxz])$/, 's'],
];

/** Other forms of a word in small letters, the nearest first. */
export function otherForms(word: string): readonly string[] {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return [];
  const plural = PLURALS.find(([end]) => end.test(word));
  return [
    ...(plural ? [word.replace(plural[0], plural[1])] : []),
    ...ENDINGS.flatMap(([end, instead]) => (end.test(word) ? [word.replace(end, instead)] : [])),
  ];
}

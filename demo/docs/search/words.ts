/** Words as the search compares them. */

/** Words that tell nothing of what is asked for. */
const EMPTY = new Set(
  (
    'a an and are as at be by can do does for from have how i in into is it its like make me my need of on one or our set should ' +
    'that the their them there this to use up want was what when where which who why will with you your'
  ).split(' '),
);

/** Other words for the same thing: what is asked for, and what our pages call it. */
const SAME: readonly (readonly string[])[] = [
  ['photo', 'picture', 'image', 'photograph'],
  ['color', 'colour'],
  ['license', 'licence'],
  ['theme', 'skin', 'dark'],
  ['language', 'translate', 'locale', 'words', 'i18n'],
  ['delete', 'remove', 'erase'],
  ['login', 'signin', 'account'],
  ['email', 'mail', 'smtp'],
  ['database', 'postgres', 'postgresql', 'pglite'],
  ['variable', 'environment', 'env', 'configuration', 'setting', 'option'],
  ['script', 'command', 'cli'],
  ['error', 'fault', 'fails', 'failed', 'problem'],
  ['upgrade', 'update', 'migration', 'migrate'],
  ['monitor', 'metrics', 'prometheus'],
  ['scale', 'several', 'many', 'balancer'],
  ['vulnerability', 'security'],
  ['cutout', 'background'],
  ['checkout', 'payment', 'stripe', 'selling'],
  ['storage', 'bucket', 's3'],
  ['film', 'video', 'mp4'],
  ['width', 'size', 'dimension'],
];

export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A word; `dm_jobs`, `DATA_DIR` and `dm-button` are one. */
export const WORD = /[\p{L}\p{N}]+(?:[_.-][\p{L}\p{N}]+)*/gu;

/** The words of a text that tell something; those of several parts, and also their parts. */
export function wordsOf(text: string): string[] {
  const whole = folded(text).match(WORD) ?? [];
  return whole
    .flatMap((word) => (/[_.-]/.test(word) ? [word, ...word.split(/[_.-]/)] : [word]))
    .filter((word) => !EMPTY.has(word));
}

/** Words without the endings of number and tense, roughly: `rendering`, `renders` and `rendered` are one. */
export function stem(word: string): string {
  if (word.length < 5 || /[\d_.-]/.test(word)) return word.replace(/(?<=[a-z]{2}[^s])s$/, '');
  const bare = word.replace(/ies$/, 'y').replace(/(?:ings?|ed|es|s)$/, '');
  return (bare.length < 3 ? word : bare).replace(/e$/, '').replace(/([bdgmnprt])\1$/, '$1');
}

/** The words of a question that tell something. */
export function termsOf(question: string): string[] {
  return (folded(question).match(WORD) ?? []).filter((word) => !EMPTY.has(word));
}

/** Whether a word of a text is among what is asked for, by the stems of that. */
export const isAsked = (word: string, stems: readonly string[]): boolean =>
  !EMPTY.has(folded(word)) &&
  stems.some((wanted) => wanted.length > 1 && stem(folded(word)).startsWith(wanted));

const groups = new Map(SAME.flatMap((words) => words.map((word) => [stem(word), words.map(stem)] as const)));

/** Stems of other words for the same thing. */
export const sameAs = (word: string): readonly string[] => groups.get(stem(word)) ?? [];

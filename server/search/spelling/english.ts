import type NSpell from 'nspell';

let loading: Promise<NSpell> | undefined;

/** A third of a second and 25 MB, so only once a search doubts a word. */
async function load(): Promise<NSpell> {
  const [{ default: nspell }, { default: dictionary }] = await Promise.all([
    import('nspell'),
    import('dictionary-en'),
  ]);
  return nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
}

/** Those of the words, in small letters, that English has: also as names. No search means another by them. */
export async function englishWords(words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const dictionary = await (loading ??= load());
  return new Set(
    words.filter(
      (word) => dictionary.correct(word) || dictionary.correct(word.charAt(0).toUpperCase() + word.slice(1)),
    ),
  );
}

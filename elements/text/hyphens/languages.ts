/** Languages whose words can be broken with hyphens, as ISO 639 codes: for each the catalog has a list of patterns. */
export const HYPHEN_LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'da', 'nb', 'pl'] as const;
export type HyphenLanguage = (typeof HYPHEN_LANGUAGES)[number];

/** Other codes of these languages. */
const ALSO: Readonly<Record<string, HyphenLanguage>> = { no: 'nb', nn: 'nb' };

/** The one that a BCP 47 tag means ('de-AT' is German); null for a language without patterns. */
export function hyphenLanguage(tag: string): HyphenLanguage | null {
  const code = tag.split('-', 1)[0]!.toLowerCase();
  return HYPHEN_LANGUAGES.find((language) => language === code) ?? ALSO[code] ?? null;
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** What a language is called in the interface: 'German' for 'de'. */
export const languageName = (language: string): string => NAMES.of(language) ?? language;

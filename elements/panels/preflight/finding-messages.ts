import { defineStrings } from '../../base/i18n/strings.js';
import type { IconName } from '../../base/icons/icon.js';
import type { CheckId, Facts, Finding, Severity } from '../../preflight/finding.js';

/** Texts of what is found wrong with a design. */
const en = {
  title: 'Check design',
  close: 'Close the check',
  checking: 'Checking pages',
  nothing: 'No issues found',
  nothingHelp: 'Every picture, text and frame is ready.',
  count: ({ count }: { count: number }) => (count === 1 ? '1 issue' : `${count} issues`),
  page: ({ number }: { number: number }) => `Page ${number}`,
  askedAgain: 'Loading the font again',
  mended: ({ words }: { words: string }) => `Fixed: ${words}`,
  changedSince: 'This changed in the meantime. Check again in a moment.',
  error: 'Error',
  warning: 'Warning',
  hint: 'Hint',
  missingPicture: ({ count }: { count: number }) =>
    count === 1
      ? 'A picture can’t be loaded and is left out of downloads'
      : `${count} pictures can’t be loaded and are left out of downloads`,
  unreadablePicture: ({ count }: { count: number }) =>
    count === 1
      ? 'A picture can’t be drawn. Its file is damaged, too complex or not a picture'
      : `${count} pictures can’t be drawn. Their files are damaged, too complex or not pictures`,
  simplifiedDrawing: ({ notes }: { notes: string }) => `An SVG is simplified: ${notes}`,
  missingGlyph: ({ letters }: { letters: string }) => `No font has ${letters}`,
  waitingLetters: ({ letters, more }: { letters: readonly string[]; more: number }) => {
    const rest = more > 0 ? ` and ${more} more` : '';
    const told = letters.join(', ');
    return letters.length + more === 1 ? `${told} waits for its font` : `${told}${rest} wait for their font`;
  },
  cutText: 'Text doesn’t fit its box',
  wholly: 'Off the page',
  partly: 'Cut off by the edge of the page',
  premium: 'Watermarked until you buy it',
  emptyFrame: ({ count }: { count: number }) =>
    count === 1 ? 'Empty frame, left out of downloads' : `${count} empty frames, left out of downloads`,
  emptyText: 'Empty text box',
  leftoverText: 'Still has placeholder text',
  lowContrast: ({ ratio, least }: { ratio: number; least: number }) =>
    `Low contrast: ${ratio}, needs ${least}`,
  lowDpi: ({ dpi, least }: { dpi: number; least: number }) =>
    `Low resolution for print: ${dpi} dpi, needs ${least}`,
  enlarged: ({ percent }: { percent: number }) => `Blurry: enlarged to ${percent}%`,
} as const;

export const t = defineStrings('preflight', en);

const number = (facts: Facts, name: string): number => Number(facts[name]);

/** The font of the list may lack it as well. */
const withCode = (letter: string): string =>
  `${letter} (U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')})`;

const MESSAGES: Readonly<Record<CheckId, (facts: Facts) => string>> = {
  'missing-picture': (facts) =>
    t(facts.why === 'missing' ? 'missingPicture' : 'unreadablePicture', { count: number(facts, 'count') }),
  'missing-glyph': ({ letters }) =>
    t('missingGlyph', { letters: String(letters).split(' ').map(withCode).join(', ') }),
  'waiting-font': (facts) => {
    const letters = String(facts.letters).split(' ');
    return t('waitingLetters', { letters, more: number(facts, 'count') - letters.length });
  },
  'cut-text': () => t('cutText'),
  'outside-page': ({ how }) => t(how === 'wholly' ? 'wholly' : 'partly'),
  premium: () => t('premium'),
  'empty-frame': (facts) => t('emptyFrame', { count: number(facts, 'count') }),
  'leftover-text': ({ text }) => t(text === '' ? 'emptyText' : 'leftoverText'),
  'low-contrast': (facts) =>
    t('lowContrast', { ratio: number(facts, 'ratio'), least: number(facts, 'least') }),
  'low-resolution': (facts) =>
    'dpi' in facts
      ? t('lowDpi', { dpi: number(facts, 'dpi'), least: number(facts, 'least') })
      : t('enlarged', { percent: number(facts, 'percent') }),
  'simplified-drawing': ({ notes }) => t('simplifiedDrawing', { notes: String(notes) }),
};

/** What is wrong, in a sentence. */
export const findingMessage = ({ check, facts }: Finding): string => MESSAGES[check](facts);

/** The sign of a finding; its name goes before the words for who does not see it. */
export const SEVERITY_ICONS: Readonly<Record<Severity, IconName>> = {
  error: 'warning-circle',
  warning: 'warning',
  hint: 'info',
};

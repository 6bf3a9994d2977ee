import { defineStrings } from '../../base/i18n/strings.js';
import type { IconName } from '../../base/icons/icon.js';
import type { CheckId, Facts, Finding, Severity } from '../../preflight/finding.js';

/** Texts of what is found wrong with a design. */
const en = {
  title: 'Check design',
  close: 'Close the check',
  checking: 'Looking at the pages',
  nothing: 'Nothing to mend',
  nothingHelp: 'Pictures, texts and frames of every page are as they should be.',
  count: ({ count }: { count: number }) =>
    count === 1 ? '1 thing to look at' : `${count} things to look at`,
  page: ({ number }: { number: number }) => `Page ${number}`,
  mended: ({ words }: { words: string }) => `Mended: ${words}`,
  changedSince: 'It has changed since. Look again in a moment.',
  error: 'Error',
  warning: 'Warning',
  hint: 'Hint',
  missingPicture: ({ count }: { count: number }) =>
    count === 1
      ? 'A picture cannot be loaded; downloads go without it'
      : `${count} pictures cannot be loaded; downloads go without them`,
  unreadablePicture: ({ count }: { count: number }) =>
    count === 1
      ? 'A picture cannot be drawn: its file is damaged, too complex or not a picture'
      : `${count} pictures cannot be drawn: their files are damaged, too complex or not pictures`,
  simplifiedDrawing: ({ notes }: { notes: string }) => `An SVG shows simpler than its file: ${notes}`,
  missingGlyph: ({ letters }: { letters: string }) => `No font here has ${letters}`,
  cutText: 'Letters run out of their box',
  wholly: 'Lies beside the page, where nobody sees it',
  partly: 'The edge of the page cuts its letters',
  premium: 'Has a watermark until it is bought',
  emptyFrame: ({ count }: { count: number }) =>
    count === 1 ? 'An empty place, left out of downloads' : `${count} empty places, left out of downloads`,
  emptyText: 'A text without a letter',
  leftoverText: 'Still has words to be replaced',
  lowContrast: ({ ratio, least }: { ratio: number; least: number }) =>
    `Hard to read: a contrast of ${ratio}, and ${least} is needed`,
  lowDpi: ({ dpi, least }: { dpi: number; least: number }) =>
    `Prints soft: ${dpi} dpi, and ${least} is sharp`,
  enlarged: ({ percent }: { percent: number }) => `Looks soft: shown at ${percent}% of its size`,
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

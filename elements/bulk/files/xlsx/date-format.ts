import { formatParts } from './number-format.js';

const SECONDS = 86_400;
/** Day 0 of the two calendars a workbook may count in. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** The day as the reader writes it: format 14 of every workbook. */
export const SHORT_DATE = 'short date';

/** Languages by the numbers that formats name them with. */
const LANGUAGES: Readonly<Record<string, string>> = {
  '407': 'de-DE',
  '409': 'en-US',
  '809': 'en-GB',
  '40c': 'fr-FR',
  '410': 'it-IT',
  '40a': 'es-ES',
  c0a: 'es-ES',
  '413': 'nl-NL',
  '415': 'pl-PL',
  '416': 'pt-BR',
  '816': 'pt-PT',
  '419': 'ru-RU',
  '41f': 'tr-TR',
};

/** True for a format that shows days or times. */
export function isDateFormat(code: string): boolean {
  if (code === SHORT_DATE) return true;
  const bare = code.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';')[0] ?? '';
  if (/\[(h+|m+|s+)\]/i.test(bare)) return true;
  return /[ymdhs]/i.test(bare.replace(/\[[^\]]*\]|general|e[+-]/gi, ''));
}

/** The day and time of a number, as UTC. Excel counts a 29 February 1900 that was none. */
function dateOf(serial: number, from1904: boolean): Date {
  const [epoch, days] = from1904 ? [EPOCH_1904, serial] : [EPOCH_1900, serial < 60 ? serial + 1 : serial];
  return new Date(epoch + Math.round(days * SECONDS) * 1000);
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

function named(date: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
}

type Unit = (date: Date, length: number, locale: string, twelve: boolean) => string;

const UNITS: Readonly<Record<string, Unit>> = {
  y: (date, length) => (length > 2 ? pad(date.getUTCFullYear(), 4) : pad(date.getUTCFullYear() % 100, 2)),
  m: (date, length, locale) =>
    length < 3
      ? pad(date.getUTCMonth() + 1, length)
      : named(date, locale, { month: length === 3 ? 'short' : 'long' }),
  d: (date, length, locale) =>
    length < 3
      ? pad(date.getUTCDate(), length)
      : named(date, locale, { weekday: length === 3 ? 'short' : 'long' }),
  h: (date, length, _, twelve) =>
    pad(twelve ? date.getUTCHours() % 12 || 12 : date.getUTCHours(), Math.min(length, 2)),
  n: (date, length) => pad(date.getUTCMinutes(), Math.min(length, 2)),
  s: (date, length) => pad(date.getUTCSeconds(), Math.min(length, 2)),
};

const TOKENS = /am\/pm|a\/p|y+|m+|d+|h+|s+|\.0+/gi;

/** A piece of a format: a literal, or a unit such as `yyyy`. */
interface Piece {
  readonly unit: boolean;
  readonly text: string;
}

/** Literals and units in order; fractions of seconds are not shown. */
function piecesOf(section: string): Piece[] {
  return formatParts(section.replace(/\[(h+|m+|s+)\]/gi, '$1')).flatMap(({ literal, text }) => {
    if (literal) return [{ unit: false, text }];
    const pieces: Piece[] = [];
    let at = 0;
    for (const found of text.matchAll(TOKENS)) {
      pieces.push({ unit: false, text: text.slice(at, found.index) });
      pieces.push({ unit: true, text: found[0] });
      at = found.index + found[0].length;
    }
    return [...pieces, { unit: false, text: text.slice(at) }];
  });
}

/** Whether an m means minutes: the unit before it are hours, or the one behind it seconds. */
const isMinute = (units: readonly string[], index: number): boolean =>
  /^m{1,2}$/i.test(units[index]!) &&
  (/^h/i.test(units[index - 1] ?? '') || /^s/i.test(units[index + 1] ?? ''));

/** How units are written. */
interface DateStyle {
  readonly language: string;
  /** Hours go to twelve. */
  readonly twelve: boolean;
}

function unitText(found: string, minute: boolean, date: Date, { language, twelve }: DateStyle): string {
  if (/^a/i.test(found)) return date.getUTCHours() < 12 ? 'AM' : 'PM';
  if (found.startsWith('.')) return '';
  const unit = minute ? 'n' : found[0]!.toLowerCase();
  return UNITS[unit]!(date, found.length, language, twelve);
}

/** The language that a format names, else the reader's. */
function languageOf(code: string, locale: string): string {
  const [, name, number] = /\[\$[^\]-]*-(?:([a-z]{2}(?:-[A-Z]{2})?)|0*([0-9A-Fa-f]{3,4}))\b/.exec(code) ?? [];
  return name ?? LANGUAGES[number?.toLowerCase() ?? ''] ?? locale;
}

/** Formats that stand for the reader's own way of writing days and times. */
function systemFormat(code: string): Intl.DateTimeFormatOptions | undefined {
  if (code === SHORT_DATE) return { day: 'numeric', month: 'numeric', year: 'numeric' };
  if (/^\[\$-x?(sysdate|F800)\]/i.test(code))
    return { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
  if (/^\[\$-x?(systime|F400)\]/i.test(code))
    return { hour: 'numeric', minute: '2-digit', second: '2-digit' };
  return undefined;
}

/** A day or time as its cell shows it. `locale` gives names of months where the format names no language. */
export function formatDate(serial: number, code: string, locale: string, from1904 = false): string {
  const date = dateOf(serial, from1904);
  if (Number.isNaN(date.getTime()) || serial < 0) return String(serial);
  const system = systemFormat(code);
  if (system) return named(date, locale, system);
  const pieces = piecesOf(code.split(';')[0]!);
  const units = pieces.filter(({ unit }) => unit).map(({ text }) => text);
  const twelve = units.some((unit) => /^a/i.test(unit));
  const style = { language: languageOf(code, locale), twelve };
  let index = 0;
  return pieces
    .map(({ unit, text }) => (unit ? unitText(text, isMinute(units, index++), date, style) : text))
    .join('')
    .trim();
}

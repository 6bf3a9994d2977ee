/** What the words of a text look like, whatever its place: by digits and signs in any language, by names in many. */
export type WordShape =
  | 'email'
  | 'site'
  | 'phone'
  | 'price'
  | 'date'
  | 'time'
  | 'address'
  | 'number'
  | 'call'
  | 'words';

/** Languages whose names of months and days are known; digits and signs need none. */
const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'tr',
  'ru',
  'ar',
  'he',
  'hi',
  'id',
  'vi',
];

/** Longer than this many characters it is a sentence that holds a fact, and not a fact. */
const LONGEST_FACT = 48;

/** A call to action has no more words. */
const MOST_CALL = 6;

const DIGIT = String.raw`\p{Nd}`;
const EMAIL = /^\S+@\S+\.\S+$/u;
const SITE = /^(https?:\/\/\S+|www\.\S+|@[\w.]{2,}|[\p{L}\p{Nd}-]+(\.[\p{L}\p{Nd}-]+)*\.\p{L}{2,}(\/\S*)?)$/u;
const PHONE = new RegExp(String.raw`^(\p{L}+\.?:?\s)?[+(]?${DIGIT}[${DIGIT}\s()./–-]{6,}$`, 'u');
const MONEY = /[$€£¥₹₽₩₺₪]|\b(USD|EUR|GBP|CHF|kr|zł|Kč|Rs)\b/u;
const TIME = new RegExp(
  String.raw`(^|\D)${DIGIT}{1,2}(:|h| h | Uhr\b)${DIGIT}{0,2}(\D|$)|${DIGIT}\s?(am|pm|a\.m\.|p\.m\.|Uhr|時|点|시)(?!\p{L})|o.clock\b`,
  'iu',
);
const NUMERIC_DATE = new RegExp(
  String.raw`(^|[^${DIGIT}])${DIGIT}{1,2}\s?[./-]\s?${DIGIT}{1,2}(\s?[./-]\s?${DIGIT}{2,4})?($|[^${DIGIT}])|${DIGIT}\s?[月日년월일]|(^|\D)(19|20)${DIGIT}{2}(\D|$)`,
  'u',
);
/** A day in digits alone: its middle part has no third digit, as those of phone numbers have. */
const WHOLE_DATE = new RegExp(String.raw`^${DIGIT}{1,4}[./-]${DIGIT}{1,2}[./-]${DIGIT}{1,4}$`, 'u');
const STREET =
  /\b(street|st\.|road|rd\.|lane|avenue|ave\.?|square|row|yard|wharf|quay|place|court|drive|terrace|calle|rue|via|piazza|plaza|straat|ulica|allee)\b|stra(ß|ss)e\b|str\.|gasse\b|weg\b|platz\b/iu;
const POSTCODE = new RegExp(
  String.raw`(^|\s)(${DIGIT}{4,5}|[A-Z]{1,2}${DIGIT}{1,2}[A-Z]? ${DIGIT}[A-Z]{2})\s?(\p{L}|$)`,
  'u',
);
/** Digits, and at most a unit or a sign beside them. */
const NUMBER = new RegExp(
  String.raw`^[#№x×+~<>–−-]?\s?${DIGIT}[${DIGIT}.,:/\s–-]*\s?(%|‰|[x×+]|\p{L}{1,3}|(in|of|von|de|di|/)\s${DIGIT}+)?\.?$`,
  'u',
);
const CALL =
  /^(add|apply|ask|book|bring|browse|buy|call|check|choose|claim|come|contact|discover|donate|download|enrol|enroll|enter|explore|find|follow|get|give|go|grab|hear|help|join|learn|listen|make|meet|open|order|pick|plan|play|pre-?order|read|register|request|reserve|rsvp|save|see|send|shop|sign|start|stop|subscribe|swipe|take|tap|tell|try|view|visit|vote|watch|write)\b|^(jetzt|mehr|hier)\b|^(réserv|découvr|achet|compra|reserva|descubr|prenota|scopri|acquista|bestel|koop)/iu;

/** What a text's words are. A fact is short; a sentence that holds a date stays words. */
export function wordShape(text: string): WordShape {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length === 0 || line.length > LONGEST_FACT) return 'words';
  if (EMAIL.test(line)) return 'email';
  if (SITE.test(line)) return 'site';
  const digits = line.match(/\p{Nd}/gu)?.length ?? 0;
  if (MONEY.test(line) && digits > 0) return 'price';
  if (WHOLE_DATE.test(line)) return 'date';
  if (PHONE.test(line) && digits >= 7) return 'phone';
  if (line.split(' ').length <= MOST_CALL && CALL.test(line)) return 'call';
  return digits > 0 ? factWithDigits(line) : factInWords(line);
}

function factWithDigits(line: string): WordShape {
  if (NUMBER.test(line))
    return TIME.test(line) ? 'time' : /^(19|20)\p{Nd}{2}$/u.test(line) ? 'date' : 'number';
  if (hasCalendarName(line) || NUMERIC_DATE.test(line)) return 'date';
  if (TIME.test(line)) return 'time';
  return STREET.test(line) || POSTCODE.test(line) ? 'address' : 'words';
}

/** 'May' and 'March' are months only where little else is said. */
const factInWords = (line: string): WordShape =>
  line.split(' ').length <= 3 && hasCalendarName(line) ? 'date' : 'words';

const named = new Map<string, true>();

/** Names of months and days, long and short, in lower case. */
function calendarNames(): ReadonlyMap<string, true> {
  if (named.size > 0) return named;
  for (const language of LANGUAGES)
    for (const style of ['long', 'short'] as const) {
      const month = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
      const day = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' });
      for (let i = 0; i < 12; i++) remember(month.format(Date.UTC(2024, i, 15)));
      for (let i = 0; i < 7; i++) remember(day.format(Date.UTC(2024, 0, 1 + i)));
    }
  return named;
}

function remember(name: string): void {
  const word = name.toLowerCase().replace(/\.$/u, '');
  // shorter ones are words of other languages
  if (word.length >= 3) named.set(word, true);
}

const hasCalendarName = (line: string): boolean =>
  line
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => word.length >= 3 && calendarNames().has(word));

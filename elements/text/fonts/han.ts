/**
 * Whose letters the Chinese characters of a text are: the same code point is drawn in four ways, so that the fallback font is
 * chosen by the language, which the other letters tell (E-010).
 */
export type Han = 'Hans' | 'Hant' | 'Jpan' | 'Kore';

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
/** Zhuyin is written with traditional characters alone. */
const BOPOMOFO = /\p{Script=Bopomofo}/u;

/** Most texts have none of these, so that nothing else is asked. */
const MAY_HAVE_HAN = /[\u1100-\u11ff\u2e80-\uffff]/;

/** The bytes from the first to the second, both with it. */
type Bytes = readonly (readonly [number, number])[];

/** The everyday characters of each language are those of its national standard: where their two bytes lie in it. */
const STANDARDS: readonly { readonly han: Han; readonly label: string; readonly lead: Bytes; readonly trail: Bytes }[] = [
  // GB 2312, for which the web has GBK that holds more
  { han: 'Hans', label: 'gbk', lead: [[0xb0, 0xf7]], trail: [[0xa1, 0xfe]] },
  { han: 'Hant', label: 'big5', lead: [[0xa4, 0xf9]], trail: [[0x40, 0x7e], [0xa1, 0xfe]] },
  // JIS X 0208
  { han: 'Jpan', label: 'shift_jis', lead: [[0x88, 0x9f], [0xe0, 0xea]], trail: [[0x40, 0x7e], [0x80, 0xfc]] },
]; // prettier-ignore

let characters: ReadonlyMap<Han, ReadonlySet<string>> | undefined;

/** The characters of each standard, read from the decoders that every engine has. */
function everyday(): ReadonlyMap<Han, ReadonlySet<string>> {
  const spread = (ranges: Bytes): number[] =>
    ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  return (characters ??= new Map(
    STANDARDS.map(({ han, label, lead, trail }) => {
      const bytes = spread(lead).flatMap((first) => spread(trail).flatMap((second) => [first, second]));
      return [han, new Set(new TextDecoder(label).decode(Uint8Array.from(bytes)))];
    }),
  ));
}

/**
 * Whose characters those of `text` are; null where it has none. Kana and hangul decide first; then the language whose everyday
 * characters lack the fewest of them. Where nothing tells, they are simplified Chinese, before traditional, before Japanese.
 */
export function hanOf(text: string): Han | null {
  if (!MAY_HAVE_HAN.test(text)) return null;
  if (KANA.test(text)) return 'Jpan';
  if (HANGUL.test(text)) return 'Kore';
  if (BOPOMOFO.test(text)) return 'Hant';
  if (!HAN.test(text)) return null;
  const letters = [...text].filter((letter) => HAN.test(letter));
  const lacking = [...everyday()].map(([han, known]) => ({
    han,
    count: letters.filter((letter) => !known.has(letter)).length,
  }));
  return lacking.reduce((best, other) => (other.count < best.count ? other : best)).han;
}

const SCRIPTS_WITH_HAN: ReadonlySet<string> = new Set<Han>(['Hans', 'Hant', 'Jpan', 'Kore']);

/** Fallbacks in the order in which letters are looked for: of those with Chinese characters, the language's own come first. */
export function inHanOrder<T extends { readonly scripts?: readonly string[] }>(
  families: readonly T[],
  han: Han | null,
): readonly T[] {
  if (han === null) return families;
  const hasHan = ({ scripts = [] }: T): boolean => scripts.some((script) => SCRIPTS_WITH_HAN.has(script));
  const first = families.findIndex(hasHan);
  if (first < 0) return families;
  const isOwn = (family: T): boolean => hasHan(family) && family.scripts!.includes(han);
  return [
    ...families.slice(0, first),
    ...families.filter(isOwn),
    ...families.slice(first).filter((family) => !isOwn(family)),
  ];
}

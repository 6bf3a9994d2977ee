import type { Item, TextItem } from '../items.js';
import { partOfTextLabel } from './labels.js';
import type { TextPart } from '../page-tree.js';
import { wordShape, type WordShape } from './words.js';

/** A text by what its part is inferred from. */
interface Read {
  readonly item: TextItem;
  readonly words: string;
  readonly shape: WordShape;
  /** Em size of most of its letters, px. */
  readonly size: number;
  readonly letters: number;
  readonly lines: number;
  readonly isCaps: boolean;
  readonly isSpaced: boolean;
  readonly weight: number;
  readonly holder: Item | undefined;
}

/** The texts of a page and what they are measured against. */
interface Page {
  readonly texts: readonly Read[];
  /** Largest letters of what is read as words, px. */
  readonly largest: number;
  /** Size of running text, px. */
  readonly body: number;
}

/** Share of the largest letters from which a text is a heading. */
const HEADING = 0.7;
/** More headings than this, or than this share of all texts, are a list in which none stands out. */
const MANY_HEADINGS = 4;
/** On a page of so few texts the largest is the heading, however little it is larger. */
const FEW = 4;
/** Against running text. */
const SUB_HEADING = 1.3;
const LARGE = 1.5;
/** Letters from which a text is read as a sentence. */
const SENTENCE = 42;
/** Texts so many em apart have to do with one another. */
const REACH = 9;
/** The longest of a tag and of a button, letters. */
const TAG = 40;
const BUTTON = 28;

/** The part of each text by its id: what its label says, else by words, size and place. */
export function textParts(
  items: readonly TextItem[],
  { holders, labels }: { holders: ReadonlyMap<string, Item>; labels: boolean },
): ReadonlyMap<string, TextPart> {
  const texts = items.map((item) => readText(item, holders.get(item.object.id)));
  const page = pageOf(texts);
  const partOf = ({ item, ...text }: Read): TextPart =>
    (labels ? partOfTextLabel(item.object.labels?.text) : null) ?? inferred({ item, ...text }, page);
  return new Map(texts.map((text) => [text.item.object.id, partOf(text)]));
}

function readText(item: TextItem, holder: Item | undefined): Read {
  const { text_details: details } = item.object;
  const words = details.text.trim();
  const cased = words.match(/\p{Lu}|\p{Ll}/gu) ?? [];
  const isCaps =
    details.textCase === 'upper' || (cased.length > 2 && cased.every((letter) => /\p{Lu}/u.test(letter)));
  return {
    ...{
      item,
      words,
      shape: wordShape(words),
      size: item.size,
      letters: [...words].length,
      isCaps,
      holder,
    },
    lines: words.split('\n').length,
    isSpaced: details.letterSpacing >= 5,
    weight: details.weight ?? (details.bold ? 700 : 400),
  };
}

function pageOf(texts: readonly Read[]): Page {
  const words = texts.filter((text) => !isCount(text));
  const counted = words.length > 0 ? words : texts;
  const largest = Math.max(0, ...counted.map(({ size }) => size));
  return { texts, largest, body: bodySize(counted, largest) };
}

/** The size that the middle one of all letters is set in: of sentences where there are any, else of what is not a heading. */
function bodySize(texts: readonly Read[], largest: number): number {
  const sentences = texts.filter(({ letters, size }) => letters >= SENTENCE && size < largest * HEADING);
  const smaller = texts.filter(({ size }) => size < largest * HEADING);
  const counted = [sentences, smaller, texts].find(({ length }) => length > 0) ?? [];
  const sorted = [...counted].sort((a, b) => a.size - b.size);
  const half = sorted.reduce((sum, { letters }) => sum + letters, 0) / 2;
  let passed = 0;
  return sorted.find(({ letters }) => (passed += letters) >= half)?.size ?? 0;
}

const COUNTS: ReadonlySet<WordShape> = new Set(['number', 'price']);
const FACTS: ReadonlySet<WordShape> = new Set([
  ...COUNTS,
  'email',
  'site',
  'phone',
  'date',
  'time',
  'address',
]);

/** A number or a price, one or two letters, a mark: however large, it is not what the page is called. */
const isCount = ({ shape, letters, words }: Read): boolean =>
  letters <= 2 || (letters <= 10 && (COUNTS.has(shape) || /^\p{Nd}+$/u.test(words)));

function inferred(text: Read, page: Page): TextPart {
  const stands = text.size >= page.body * LARGE;
  if (isCount(text)) return stands ? 'figure' : 'detail';
  if (isHeading(text, page)) return 'heading';
  if (isButton(text, page)) return 'button';
  if (FACTS.has(text.shape)) return 'detail';
  if (isTag(text, page)) return 'tag';
  if (isRunning(text)) return stands ? 'sub_heading' : 'paragraph';
  return text.size >= page.body * SUB_HEADING || leads(text, page) ? 'sub_heading' : 'detail';
}

/** As large as the largest, and larger than the rest; in a list of equals nothing is a heading. */
function isHeading({ size }: Read, { texts, largest, body }: Page): boolean {
  if (size < largest * HEADING) return false;
  if (texts.length === 1) return true;
  const large = texts.filter((other) => other.size >= largest * HEADING && !isCount(other)).length;
  const isUnderFigure = texts.some((other) => isCount(other) && other.size > largest * 2);
  return (
    large <= Math.max(MANY_HEADINGS, texts.length * 0.5) &&
    (largest > body * 1.15 || large === 1 || (texts.length <= FEW && !isUnderFigure))
  );
}

/** Several lines, or words enough for a sentence. */
const isRunning = ({ letters, lines, isCaps, words }: Read): boolean =>
  letters >= SENTENCE ||
  (!isCaps && lines > 1 && letters >= 30) ||
  (!isCaps && /\p{L}[.!?…。]$/u.test(words) && letters >= 20);

/** A few words on a panel of their own that is hardly larger: what it asks for, or, under a heading, whatever it says. */
function isButton({ item, holder, shape, letters, lines, size }: Read, { texts }: Page): boolean {
  if (!holder || holder.kind !== 'shape' || letters > BUTTON || lines > 1) return false;
  if (FACTS.has(shape) && shape !== 'site') return false;
  const { width, height } = holder.ink;
  const isSnug = height <= size * 5 && width <= Math.max(item.ink.width * 2.4, size * 10);
  if (!isSnug || width < height * 1.4) return false;
  if (shape === 'call') return true;
  const isAlone = texts.every((other) => other.item === item || !isLikePill(other, holder));
  return isAlone && texts.some((other) => other.size >= size * LARGE && other.item.ink.y < item.ink.y);
}

/** True when another text stands on a panel of the same size. */
const isLikePill = ({ holder }: Read, pill: Item): boolean =>
  holder !== undefined &&
  Math.abs(holder.ink.height - pill.ink.height) < pill.ink.height * 0.1 &&
  Math.abs(holder.ink.width - pill.ink.width) < pill.ink.width * 0.1;

/** One short line that is smaller than the heading beneath it, or set in spaced capitals near one. */
function isTag(text: Read, { texts, largest }: Page): boolean {
  if (text.letters > TAG || text.size > largest * 0.62) return false;
  if (text.lines > (text.letters <= 24 ? 2 : 1)) return false;
  const next = nextBelow(text, texts);
  if (next && next.size >= text.size * 1.45 && isFirst(text, next, texts)) return true;
  const isMarked = text.isCaps && (text.isSpaced || text.size < largest * 0.4);
  return isMarked && texts.some((other) => other.size >= text.size * LARGE && isNear(text, other));
}

/** True when nothing above is nearer to a text than what is beneath it: it begins there and ends nothing. */
function isFirst(text: Read, next: Read, texts: readonly Read[]): boolean {
  const { ink } = text.item;
  const gap = next.item.ink.y - ink.y - ink.height;
  return !texts.some((other) => {
    if (other === text || !isUnder(other, text)) return false;
    return ink.y - other.item.ink.y - other.item.ink.height <= gap * 1.1;
  });
}

/** The nearest text beneath, where one is within reach. */
function nextBelow(text: Read, texts: readonly Read[]): Read | undefined {
  return texts
    .filter((other) => other !== text && isUnder(text, other))
    .reduce<Read | undefined>(
      (nearest, other) => (nearest && nearest.item.ink.y <= other.item.ink.y ? nearest : other),
      undefined,
    );
}

/** True when the second begins under the first, within some lines, and shares its column. */
function isUnder({ item: { ink }, size }: Read, { item: { ink: below } }: Read): boolean {
  const gap = below.y - ink.y - ink.height;
  const shares = ink.x < below.x + below.width && below.x < ink.x + ink.width;
  return shares && gap > -size * 0.5 && gap <= size * REACH;
}

function isNear({ item: { ink }, size }: Read, { item: { ink: other } }: Read): boolean {
  const gap = Math.max(other.y - ink.y - ink.height, ink.y - other.y - other.height);
  return gap <= size * REACH;
}

/** Bolder than the text right beneath it, or larger than running text there: it names what follows. */
function leads(text: Read, { texts }: Page): boolean {
  const next = nextBelow(text, texts);
  if (!next || text.lines > 2) return false;
  if (next.item.ink.y - text.item.ink.y - text.item.ink.height > text.size * 2) return false;
  const isBolder = text.weight >= next.weight + 200 && text.size >= next.size * 0.95;
  return isBolder || (isRunning(next) && text.size >= next.size * 1.1);
}

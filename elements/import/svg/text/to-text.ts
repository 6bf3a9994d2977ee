import { clamp } from '../../../math/geometry.js';
import { transformPoint, type Matrix } from '../../../math/matrix.js';
import { toStored } from '../../../objects/value-scales.js';
import type { StoredTextEffect } from '../../../objects/text/effect-model.js';
import type { TextDetails, TextRun } from '../../../objects/text/model.js';
import type { DrawnText, TextStyle } from '../drawing.js';
import type { Notes } from '../parse/notes.js';
import type { PlacedText } from './place-text.js';

/** The families there are, and the one that stands in for those that are not here. */
export interface FontNames {
  readonly families: readonly string[];
  readonly standIn: string;
}

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const;
/** Names that ask for whatever letters there are. */
const SYSTEM = /^(sans-serif|system-ui|ui-[\w-]+|inherit|initial)$/i;
/** Families of a kind, the first that is here is taken. */
const KIN: Readonly<Record<string, readonly string[]>> = {
  serif: ['Lora', 'Merriweather', 'Noto Serif', 'Playfair Display', 'Fraunces', 'Cormorant Garamond'],
  monospace: ['JetBrains Mono', 'IBM Plex Mono', 'Space Mono', 'Roboto Mono', 'Fira Code', 'DM Mono'],
  cursive: ['Caveat', 'Dancing Script', 'Pacifico', 'Great Vibes'],
  fantasy: ['Lobster', 'Bebas Neue', 'Pacifico'],
};

export function textObjectOf(
  drawn: DrawnText,
  matrix: Matrix,
  scale: number,
  fonts: FontNames,
  notes: Notes,
): { readonly object: TextDetails; readonly text: Omit<PlacedText, 'id'> } {
  const [first] = drawn.spans as [DrawnText['spans'][number]];
  const style = storedStyle(first.style, scale, fonts, notes);
  const { outline: line } = first.style;
  const runs = runsOf(drawn, style, (span) => storedStyle(span, scale, fonts, notes));
  const object: TextDetails = {
    text: drawn.spans.map(({ text }) => text).join(''),
    ...style,
    textAlign: ALIGN[drawn.anchor],
    lineHeight: drawn.lineStep === null ? 0 : clamp((drawn.lineStep / first.style.size - 1.2) * 50, -30, 30),
    ...(runs.length > 0 && { runs }),
    ...(line && !line.hollow && { text_effect: strokeEffect(line, first.style.size) }),
  };
  if (line?.hollow) notes.add('hollowText');
  const hollow = line?.hollow ? { color: line.color, width: line.width * scale } : undefined;
  const { follows: by } = drawn;
  const follows = by && { ...by, along: by.along * scale, down: by.down * scale };
  return {
    object,
    text: {
      at: transformPoint(matrix, drawn.at),
      anchor: drawn.anchor,
      ...(follows && { follows }),
      ...(hollow && { hollow }),
    },
  };
}

/** Width around the letters that is shown as 100, em. */
const FULL_STROKE = 0.1;

/** The line around letters as an effect: its outer half is what shows. */
const strokeEffect = (
  { color, width }: NonNullable<TextStyle['outline']>,
  size: number,
): StoredTextEffect => ({
  stroke: true,
  strokeColor: color,
  strokeSize: toStored(clamp((width / 2 / (FULL_STROKE * size)) * 100, 0, 100), 'length'),
});

type StoredStyle = Pick<
  TextDetails,
  'font' | 'bold' | 'italic' | 'weight' | 'fontSize' | 'fontColor' | 'letterSpacing'
> &
  Partial<Pick<TextDetails, 'underline' | 'strike'>>;

function storedStyle(style: TextStyle, scale: number, fonts: FontNames, notes: Notes): StoredStyle {
  const { weight, italic, size } = style;
  return {
    font: familyOf(style.families, fonts, notes),
    bold: weight >= 600,
    italic,
    ...(weight !== 400 && weight !== 700 && { weight }),
    fontSize: size * scale,
    fontColor: style.color,
    letterSpacing: clamp((style.spacing / size) * 100, -30, 30),
    ...(style.underline && { underline: true }),
    ...(style.strike && { strike: true }),
  };
}

/** The first family that is here; what stands in for a named one is said. */
function familyOf(asked: readonly string[], { families, standIn }: FontNames, notes: Notes): string {
  const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');
  for (const name of asked) {
    const found = families.find((family) => plain(family) === plain(name));
    if (found) return found;
  }
  const [wanted] = asked;
  const kin = asked.flatMap((name) => KIN[name.toLowerCase()] ?? []);
  const instead = kin.find((name) => families.includes(name)) ?? standIn;
  // who asks for any font of a kind gets one
  const served =
    wanted === undefined || SYSTEM.test(wanted) || (wanted.toLowerCase() in KIN && instead !== standIn);
  if (!served) notes.say(`The font ${wanted} is not here: ${instead} stands in for it.`);
  return instead;
}

/** Only what differs from the whole text's style. */
function runsOf(
  { spans }: DrawnText,
  whole: StoredStyle,
  stored: (style: TextStyle) => StoredStyle,
): TextRun[] {
  let start = 0;
  return spans.flatMap(({ text, style }) => {
    const range = { start, end: (start += text.length) };
    const own = stored(style);
    const keys = new Set([...Object.keys(own), ...Object.keys(whole)]) as Set<keyof StoredStyle>;
    const differing = [...keys].filter((key) => own[key] !== whole[key]);
    const entries = differing.map((key) => [
      key,
      own[key] ?? (key === 'weight' ? (own.bold ? 700 : 400) : false),
    ]);
    return entries.length === 0 ? [] : [{ ...range, ...(Object.fromEntries(entries) as Partial<TextRun>) }];
  });
}

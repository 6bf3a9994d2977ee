import { clamp, radians, type Point } from '../../math/geometry.js';
import { transformPoint, type Matrix } from '../../math/matrix.js';
import type { ObjectEnv } from '../../objects/kind.js';
import { textLayout } from '../../objects/text/layout.js';
import type { TextDetails, TextObject, TextRun } from '../../objects/text/model.js';
import type { DrawnText, TextStyle } from './drawing.js';
import type { Notes } from './notes.js';

/** The families there are, and the one that stands in for those that are not here. */
export interface FontNames {
  readonly families: readonly string[];
  readonly standIn: string;
}

/** Where a text's first baseline is anchored, page pixels. */
export interface PlacedText {
  readonly id: string;
  readonly at: Point;
  readonly anchor: DrawnText['anchor'];
}

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const;
const GENERIC = /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[\w-]+|inherit|initial)$/i;

export function textObjectOf(
  drawn: DrawnText,
  matrix: Matrix,
  scale: number,
  fonts: FontNames,
  notes: Notes,
): { readonly object: TextDetails; readonly text: Omit<PlacedText, 'id'> } {
  const [first] = drawn.spans as [DrawnText['spans'][number]];
  const style = storedStyle(first.style, scale, fonts, notes);
  const runs = runsOf(drawn, style, (span) => storedStyle(span, scale, fonts, notes));
  const object: TextDetails = {
    text: drawn.spans.map(({ text }) => text).join(''),
    ...style,
    textAlign: ALIGN[drawn.anchor],
    lineHeight: drawn.lineStep === null ? 0 : clamp((drawn.lineStep / first.style.size - 1.2) * 50, -30, 30),
    ...(runs.length > 0 && { runs }),
  };
  return { object, text: { at: transformPoint(matrix, drawn.at), anchor: drawn.anchor } };
}

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
  if (wanted && !GENERIC.test(wanted))
    notes.say(`The font ${wanted} is not here: ${standIn} stands in for it.`);
  return standIn;
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

/** Wide enough that no line breaks. */
const UNBROKEN = 1e5;

/** The text in a box as wide as its words, its first baseline at its anchor. Its fonts should be here. */
export function placeText(object: TextObject, { at, anchor }: PlacedText, env: ObjectEnv): TextObject {
  const loose = textLayout(
    { width: UNBROKEN, text_details: { ...object.text_details, textAlign: 'left' } },
    env,
  );
  const widest = Math.max(...loose.lines.map((line) => line.width));
  // rounded widths may lack a hair for the last word
  const width = Math.ceil(widest) + 2;
  const { lines, height } = textLayout({ width, text_details: object.text_details }, env);
  const local = {
    x: anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2,
    y: lines[0]?.baseline ?? 0,
  };
  const [dx, dy] = [local.x - width / 2, local.y - height / 2];
  const [cos, sin] = [Math.cos(radians(object.rotation)), Math.sin(radians(object.rotation))];
  const middle = { x: at.x - (dx * cos - dy * sin), y: at.y - (dx * sin + dy * cos) };
  return { ...object, width, height, position: { x: middle.x - width / 2, y: middle.y - height / 2 } };
}

import { beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../../elements/math/random.js';
import { CaretMap } from '../../../elements/text/editing/caret-map.js';
import type { Caret } from '../../../elements/text/editing/caret-map.js';
import type { FontStore } from '../../../elements/text/fonts/font-store.js';
import { layoutText } from '../../../elements/text/layout.js';
import {
  applyStyle,
  formatParagraphs,
  plainText,
  replaceRange,
} from '../../../elements/text/editing/rich-text.js';
import type { RichText } from '../../../elements/text/editing/rich-text.js';
import type { ParagraphFormat, TextStyle } from '../../../elements/text/types.js';
import { addAllHyphens } from '../../support/text/hyphens.js';
import { buildTestFonts } from '../../support/text/fonts.js';
import { CASE_STYLE } from '../../support/text/text-cases.js';

const WORDS = [
  'office', 'AVATAR', 'שלום', 'עולם,', 'مرحبا', 'بِسْمِ', '(خصم', '50%)', '123.45', 'क्षत्रिय', 'हिन्दी', '吾輩は猫',
  '👨‍👩‍👧', '🇮🇳', 'e\u0301a', 'superlongunbreakablewordthatmustbreak', 'لا', '-', '  ', '\n', '\n\n', '\t',
  '\u200f', 'fi\u200dx', '…', 'x\u00ady', 'سسسسسسسسسسسسسس', 'שלוםשלוםשלוםשלוםשלום', ' \u0301', '\u2067אב\u2069', '\u2028',
  'internationally', 'Straßenbahnhaltestelle', 'de\u0301veloppement', 'UNDERSTANDING', 'office-holders', 'Straße', 'ﬁx', 'ŉeßßß', 'İstanbul', 'ΟΔΟΣ', 'ß\u0301',
]; // prettier-ignore
const STYLES: readonly TextStyle[] = [
  CASE_STYLE,
  { ...CASE_STYLE, family: 'Fraunces', size: 26, weight: 700 },
  { ...CASE_STYLE, size: 14, letterSpacing: 0.2 },
  { ...CASE_STYLE, family: 'DM Sans', size: 30, italic: true, letterSpacing: -0.05 },
  { ...CASE_STYLE, textCase: 'upper' },
  { ...CASE_STYLE, textCase: 'title', letterSpacing: 0.1 },
  { ...CASE_STYLE, size: 28, textCase: 'lower' },
];
const FORMATS: readonly ParagraphFormat[] = [
  {},
  { list: 'bullet' },
  { list: 'number' },
  { list: 'number', level: 1 },
  { list: 'bullet', level: 8 },
];
const ALIGNS = ['left', 'center', 'right', 'justify'] as const;
/** Ten lots of 300, so that one lot stays far below the time limit on a busy machine. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const DOCUMENTS = 300;

type Dice = (sides: number) => number;

let fonts: FontStore;
beforeAll(async () => {
  fonts = await buildTestFonts();
  await addAllHyphens(fonts);
});

const pick = <T>(list: readonly T[], dice: Dice): T => list[dice(list.length)] as T;

function writeDocument(dice: Dice): RichText {
  let rich = plainText('', CASE_STYLE);
  for (let i = dice(8) + 1; i > 0; i--) {
    const { length } = rich.text;
    rich = replaceRange(rich, length, length, pick(WORDS, dice) + (dice(3) ? ' ' : ''));
    const from = dice(length + 1);
    if (dice(3) === 0) rich = applyStyle(rich, from, rich.text.length, pick(STYLES, dice));
    if (dice(3) === 0) rich = formatParagraphs(rich, from, rich.text.length, () => pick(FORMATS, dice));
    if (dice(6) === 0)
      rich = replaceRange(rich, from, Math.min(rich.text.length, from + dice(4)), dice(2) ? 'z' : '');
  }
  return rich;
}

/** Problems with lines and boxes: each must cover its text exactly once, and hyphens are none of it. */
function coverageFaults(map: CaretMap): string[] {
  const faults: string[] = [];
  let at = 0;
  map.layout.lines.forEach((line, i) => {
    if (line.start !== at) faults.push(`line ${i} starts at ${line.start}, not ${at}`);
    for (const box of [...map.boxes(i)].sort((a, b) => a.start - b.start || a.end - b.end)) {
      if (box.start !== at) faults.push(`box of line ${i} starts at ${box.start}, not ${at}`);
      at = box.end;
    }
    if (at !== line.end) faults.push(`boxes of line ${i} end at ${at}, not ${line.end}`);
    const hyphen = line.runs.find((run) => run.hyphen);
    if (hyphen && !hyphen.shown?.text.endsWith('-')) faults.push(`line ${i} has a hyphen that is not seen`);
    const typed = map.text[line.end - 1] === '\u00ad';
    if (hyphen && !typed && (line.last || line.level & 1))
      faults.push(`line ${i} has a hyphen where it must not`);
    at = line.last ? line.end + 1 : line.end;
  });
  if (at !== map.text.length + 1) faults.push(`lines end at ${at - 1}`);
  return faults;
}

/** Walks in the direction of each line's paragraph from one end to the other. */
function walk(map: CaretMap, from: Caret, sign: 1 | -1): { end: Caret; steps: number } {
  let caret = from;
  for (let steps = 0; steps < map.text.length * 2 + 40; steps++) {
    const level = map.layout.lines[map.lineOf(caret)]?.level ?? 0;
    const next = map.moveVisual(caret, level & 1 ? (-sign as 1 | -1) : sign);
    if (next.index === caret.index && next.affinity === caret.affinity) return { end: caret, steps };
    caret = next;
  }
  return { end: caret, steps: Infinity };
}

function walkFaults(map: CaretMap): string[] {
  const { lines } = map.layout;
  const stops = lines.reduce((sum, _, i) => sum + map.boxes(i).length + 1, 0);
  const first = walk(map, { index: 0, affinity: 'down' }, -1).end;
  const there = walk(map, first, 1);
  const back = walk(map, there.end, -1);
  const faults: string[] = [];
  if (map.lineOf(there.end) !== lines.length - 1) faults.push('the walk does not reach the last line');
  if (there.steps > stops) faults.push(`the walk takes ${there.steps} steps for ${stops} stops`);
  if (map.lineOf(back.end) !== 0 || back.steps > stops) faults.push('the walk does not come back');
  return faults;
}

test.each(SEEDS)(
  'lines and caret boxes cover random documents once, and arrow walks end: seed %i',
  (seed) => {
    const random = seededRandom(seed);
    const dice: Dice = (sides) => Math.floor(random() * sides);
    const faults: string[] = [];
    let lines = 0;
    let mixed = 0;
    let marked = 0;
    let cased = 0;
    let hyphened = 0;
    for (let i = 0; i < DOCUMENTS; i++) {
      const rich = writeDocument(dice);
      const width = pick([0, 60, 150, 400, Infinity], dice);
      const hyphens = { text: rich.text, language: pick(['en', 'de', 'fr'], dice) };
      const layout = layoutText(
        { ...rich, width, align: pick(ALIGNS, dice), lineHeight: 1.2, ...(dice(2) && { hyphens }) },
        fonts,
      );
      const map = new CaretMap(layout);
      const found = [...coverageFaults(map), ...walkFaults(map)];
      const hit = map.hit(dice(420), dice(Math.ceil(layout.height) + 10));
      if (hit.index < 0 || hit.index > rich.text.length) found.push(`a hit at ${hit.index}`);
      faults.push(...found.map((fault) => `${fault}: ${JSON.stringify(rich.text)} at ${width}`));
      lines += layout.lines.length;
      marked += layout.lines.filter((line) => line.marker).length;
      cased += layout.lines.filter((line) => line.runs.some((run) => run.shown)).length;
      hyphened += layout.lines.filter((line) => line.runs.some((run) => run.hyphen)).length;
      mixed += layout.lines.filter((_, k) => new Set(map.boxes(k).map((box) => box.rtl)).size === 2).length;
    }
    expect(faults.slice(0, 10)).toEqual([]);
    // A blind generator would pass: it must make enough lines of mixed direction.
    expect(lines).toBeGreaterThan(2 * DOCUMENTS);
    expect(mixed).toBeGreaterThan(DOCUMENTS / 4);
    expect(marked).toBeGreaterThan(DOCUMENTS / 4);
    expect(cased).toBeGreaterThan(DOCUMENTS / 4);
    expect(hyphened).toBeGreaterThan(DOCUMENTS / 10);
  },
);

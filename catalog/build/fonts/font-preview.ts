import type { FontFile } from '../../../elements/text/fonts/font-file.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { layoutText } from '../../../elements/text/layout.js';
import type { LayoutRun } from '../../../elements/text/types.js';

/** Height of the capitals; coordinates are whole numbers, so this is also how fine the outlines are. */
export const CAPITALS = 200;
/** Space over the capitals and under the baseline: the same for all, so that the names stand on one line in a list. */
export const ABOVE = 60;
export const BELOW = 120;
/** Points lie on one of these grids: rough edges, which some faces have, are as rough on a coarse one and weigh a third. */
const GRIDS = [1, 2, 4, 6] as const;
/** Lists show sixty names at once, characters. */
const LIGHT = 12_500;
/** Capitals are at least so much higher than small letters: the figure of a file that says less is wrong. */
const OVER_SMALL = 1.15;
/** An H higher than this many times the capitals' height has a swash. */
const SWASH = 1.3;

/**
 * The name of a family set in its own face, as an SVG of outlines in the color of the text around it: a list of
 * families shows each in its face without loading a font. The baseline is at 0, the width is that of the ink.
 */
export function drawPreview(face: FontFile): string {
  const name = face.family;
  const missing = [...name].filter((letter) => !face.covers(letter.codePointAt(0)!));
  if (missing.length) throw new Error(`${name} cannot show its own name: it has no ${missing.join(' ')}`);
  const runs = runsOf(name, face);
  const pen = lightest(runs);
  const [left, width] = [pen.left, pen.right - pen.left];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${-CAPITALS - ABOVE} ${width} ${ABOVE + CAPITALS + BELOW}" ` +
    `fill="currentColor" overflow="visible"><title>${name}</title><path d="${pen.data}"/></svg>`
  );
}

/** The finest drawing that is light; the coarsest, where none is. */
function lightest(runs: readonly LayoutRun[]): OutlinePen {
  const [finest, ...coarser] = GRIDS;
  let pen = drawn(runs, finest);
  for (const grid of coarser) if (pen.data.length > LIGHT) pen = drawn(runs, grid);
  return pen;
}

function drawn(runs: readonly LayoutRun[], grid: number): OutlinePen {
  const pen = new OutlinePen(grid);
  for (const run of runs) drawRun(run, pen);
  return pen;
}

function runsOf(text: string, face: FontFile): readonly LayoutRun[] {
  const fonts = new FontStore();
  fonts.add(face);
  const { family, weight, italic } = face;
  const size = CAPITALS / capitalsOf(face);
  const style = { family, weight, italic, size, color: '#000000', letterSpacing: 0 };
  const spans = [{ start: 0, end: text.length, style }];
  return layoutText({ text, spans, width: Infinity, align: 'left', lineHeight: 1.2 }, fonts).lines[0]!.runs;
}

/** Height of the capitals, em. The figure in the file is wrong in some, but a swash of a script's H says even less. */
function capitalsOf({ font, capHeight, unitsPerEm }: FontFile): number {
  const height = (letter: string): number =>
    (font.glyphExtents(font.nominalGlyph(letter.codePointAt(0)!) ?? 0)?.yBearing ?? 0) / unitsPerEm;
  const inked = height('H');
  const isSwash = inked > capHeight * SWASH && capHeight > height('x') * OVER_SMALL;
  return isSwash ? capHeight : inked || capHeight;
}

function drawRun({ face, style, glyphs, xs, ys }: LayoutRun, pen: OutlinePen): void {
  const scale = style.size / face.unitsPerEm;
  glyphs.forEach((glyph, i) => {
    pen.draw(face.outline(glyph), (x, y) => [xs[i]! + x * scale, ys[i]! - y * scale]);
  });
}

const STEP = /([MLQCZ])([-\d., ]*)/g;

/** Writes outlines as whole numbers, each from the point before it: a third of what the font's own figures take. */
class OutlinePen {
  data = '';
  left = Infinity;
  right = -Infinity;
  #x = 0;
  #y = 0;
  #start: readonly [number, number] = [0, 0];

  constructor(readonly grid: number) {}

  draw(outline: string, place: (x: number, y: number) => readonly [number, number]): void {
    for (const [, command, rest] of outline.matchAll(STEP)) {
      const numbers = rest ? rest.split(/[ ,]/).map(Number) : [];
      const points: [number, number][] = [];
      for (let i = 0; i < numbers.length; i += 2) {
        const [x, y] = place(numbers[i]!, numbers[i + 1]!);
        points.push([this.#onGrid(x), this.#onGrid(y)]);
      }
      this.#step(command!.toLowerCase(), points);
    }
  }

  #onGrid(value: number): number {
    return Math.round(value / this.grid) * this.grid;
  }

  #step(command: string, points: readonly (readonly [number, number])[]): void {
    const end = points.at(-1) ?? this.#start;
    // rounding makes some steps vanish
    if (command !== 'm' && command !== 'z' && points.every(([x, y]) => x === this.#x && y === this.#y))
      return;
    const steps = points.flatMap(([x, y]) => [x - this.#x, y - this.#y]);
    this.data += command + steps.map((step, i) => (i > 0 && step >= 0 ? ` ${step}` : `${step}`)).join('');
    if (command === 'm') this.#start = end;
    [this.#x, this.#y] = end;
    for (const [x] of points) {
      this.left = Math.min(this.left, x);
      this.right = Math.max(this.right, x);
    }
  }
}

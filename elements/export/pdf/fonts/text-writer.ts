import type { GlyphRun } from '../../../display/ops.js';
import type { Matrix } from '../../../math/matrix.js';
import type { FontFile } from '../../../text/fonts/font-file.js';
import type { ContentStream } from '../file/content-stream.js';
import { decimal, decimals } from '../../format-numbers.js';
import type { PdfFile } from '../file/pdf-file.js';
import { clustersOf, isRightToLeft, type Cluster } from './clusters.js';
import { EmbeddedFont } from './embedded-font.js';
import { hex4 } from './to-unicode.js';

/** The face of a run's font id; undefined when it is not there, and the run is drawn as paths. */
export type Faces = (id: string) => FontFile | undefined;

/** Gaps of more ems than this begin anew instead of moving the pen. */
const LONGEST_MOVE = 4;
/** Moves under this, in thousandths of an em, are rounding. */
const LEAST_MOVE = 0.3;
const SPACE = 32;

/** Writes glyph runs as text that can be selected and found, and embeds their fonts. */
export class TextWriter {
  readonly #file: PdfFile;
  readonly #faces: Faces;
  readonly #fonts = new Map<string, EmbeddedFont>();

  constructor(file: PdfFile, faces: Faces) {
    this.#file = file;
    this.#faces = faces;
  }

  /** False when the run's face is not there. Color and place are set by the caller; color glyphs stay blank. */
  write(content: ContentStream, run: GlyphRun): boolean {
    const face = this.#faces(run.font);
    if (!face) return false;
    let font = this.#fonts.get(run.font);
    if (!font) this.#fonts.set(run.font, (font = new EmbeddedFont(this.#file, face)));
    const line = new TextLine(run, font);
    for (const word of wordsOf(run, clustersOf(run, face))) {
      const visual = isRightToLeft(run) ? [...word].reverse() : word;
      for (const cluster of visual) line.put(cluster);
    }
    content.add('BT', `${content.resources.name('Font', font.ref)} ${decimal(run.size, 4)} Tf`);
    if (run.embolden > 0) content.add('2 Tr');
    content.add(...line.finish(), 'ET');
    return true;
  }

  /** Writes the fonts, once all text is written. */
  finish(): void {
    for (const font of this.#fonts.values()) font.finish();
  }
}

/**
 * Words in the order in which they go into the stream: as they are read, except in right-to-left paragraphs, where
 * browsers' readers want a whole line as it is seen.
 */
function wordsOf(run: GlyphRun, clusters: readonly Cluster[]): Cluster[][] {
  const words: { blank: boolean; clusters: Cluster[] }[] = [];
  for (const cluster of clusters) {
    const blank = cluster.text.trim() === '';
    const last = words.at(-1);
    if (last?.blank === blank) last.clusters.push(cluster);
    else words.push({ blank, clusters: [cluster] });
  }
  const base = run.order?.base ?? (isRightToLeft(run) ? 1 : 0);
  if (isRightToLeft(run) && base & 1) words.reverse();
  return words.map((word) => word.clusters);
}

/** The glyphs of one text object: a pen that moves by advances, and corrections where it is not where it should be. */
class TextLine {
  readonly #run: GlyphRun;
  readonly #font: EmbeddedFont;
  readonly #rightToLeft: boolean;
  readonly #lines: string[] = [];
  #shown: string[] = [];
  #pen = Infinity;
  #baseline = Infinity;

  constructor(run: GlyphRun, font: EmbeddedFont) {
    this.#run = run;
    this.#font = font;
    this.#rightToLeft = isRightToLeft(run);
  }

  put(cluster: Cluster): void {
    const { parts, advance, text, x, y } = cluster;
    const blank = this.#font.face.isColor;
    const marks = this.#marksFrom(text);
    if (marks <= 0) {
      this.#show(this.#font.code(parts, advance, this.#spelled(text), blank), advance, x, y);
      return;
    }
    // pdf.js takes any text with a combining mark for one without width: marks get a code of their own
    const space = this.#font.face.font.nominalGlyph(SPACE)!;
    const tail = this.#font.code([[space, 0, 0]], 0, this.#spelled(text.slice(marks)), true);
    const head = this.#font.code(parts, advance, this.#spelled(text.slice(0, marks)), blank);
    if (this.#rightToLeft) this.#show(tail, 0, x, y);
    this.#show(head, advance, x, y);
    if (!this.#rightToLeft) this.#show(tail, 0, x + advance * this.#unit, y);
  }

  finish(): string[] {
    this.#flush();
    return this.#lines;
  }

  get #unit(): number {
    return this.#run.size / this.#run.unitsPerEm;
  }

  /** Readers reverse what stands in a right-to-left line, and so the characters of one code. */
  #spelled(text: string): string {
    return this.#rightToLeft && text.length > 1 ? [...text].reverse().join('') : text;
  }

  /** Where the combining marks of a cluster begin; -1 when there are none or their blank glyph would be stroked. */
  #marksFrom(text: string): number {
    if (this.#run.embolden > 0 || this.#font.face.font.nominalGlyph(SPACE) === undefined) return -1;
    return text.search(/\p{Mn}/u);
  }

  #show(code: number, advance: number, x: number, y: number): void {
    const { size, slant } = this.#run;
    if (y !== this.#baseline || !(Math.abs(x - this.#pen) <= size * LONGEST_MOVE)) {
      this.#flush();
      const matrix: Matrix = [1, 0, slant, -1, x, y];
      this.#lines.push(`${decimals(matrix, 4)} Tm`);
      this.#baseline = y;
      this.#pen = x;
    }
    const move = Math.round(((this.#pen - x) * 1e4) / size) / 10;
    if (Math.abs(move) >= LEAST_MOVE) {
      this.#shown.push(decimal(move, 1), `<${hex4(code)}>`);
      this.#pen -= (move * size) / 1000;
    } else {
      const last = this.#shown.pop();
      this.#shown.push(last === undefined ? `<${hex4(code)}>` : `${last.slice(0, -1)}${hex4(code)}>`);
    }
    this.#pen += advance * this.#unit;
  }

  #flush(): void {
    if (this.#shown.length > 0) this.#lines.push(`[${this.#shown.join('')}]TJ`);
    this.#shown = [];
  }
}

import { opInk } from '../../../display/ink-bounds.js';
import type { GlyphRun, Group, Meaning, Op } from '../../../display/ops.js';
import type { Rect } from '../../../math/geometry.js';
import { multiply, scaleOf, transformRect, type Matrix } from '../../../math/matrix.js';
import { inReadingOrder, mostlyRightToLeft } from '../../../text/reading-order.js';
import { headingLevels, type Paragraph } from './headings.js';

/** A part of a page as a reader announces it; `marks` are the numbers of what is written of it. */
export interface Block {
  readonly type: 'Figure' | 'P' | `H${number}`;
  /** Of a picture; '' where nothing is known of it. */
  readonly alt: string;
  /** The words it shows. */
  readonly words: string;
  readonly marks: number[];
}

interface Placed {
  readonly rect: Rect;
  readonly blocks: readonly Block[];
}

/** The headings, paragraphs and pictures of a page, found by the groups that draw them. */
export class PageBlocks {
  readonly #byGroup = new Map<Group, readonly Block[]>();
  readonly #placed: Placed[] = [];

  /** `matrix` leads from the ops' coordinates to points. */
  constructor(ops: readonly Op[], matrix: Matrix) {
    const met = meaningful(ops, matrix);
    const paragraphs = new Map(met.map((found) => [found.group, paragraphsOf(found)]));
    const levels = headingLevels([...paragraphs.values()].flat());
    for (const { group, meaning, rect } of met) {
      const blocks: readonly Block[] =
        meaning.kind === 'picture'
          ? [{ type: 'Figure', alt: meaning.alt, words: '', marks: [] }]
          : paragraphs.get(group)!.map((paragraph) => ({
              ...{ type: typeOf(levels.get(paragraph)), alt: '', words: paragraph.words, marks: [] },
            }));
      this.#byGroup.set(group, blocks);
      this.#placed.push({ rect, blocks });
    }
  }

  /** What the group's parts belong to, or a run of its words; undefined for decoration. */
  of(group: Group, run?: GlyphRun): Block | undefined {
    const blocks = this.#byGroup.get(group);
    if (!blocks || group.meaning?.kind !== 'text') return blocks?.[0];
    return blocks[paragraphAt(group.meaning.breaks, run)];
  }

  /** Of a group that is written as one: words within it go before pictures. */
  ofAll(group: Group): Block | undefined {
    const within = [group, ...groupsIn(group.children)].filter((part) => this.#byGroup.has(part));
    const [first] = [...within].sort((a, b) => rank(a) - rank(b));
    return first && this.of(first);
  }

  /** Those of which something was written, as they are read: rows from the top, as the words run. */
  read(): Block[] {
    const words = [...this.#byGroup.values()].flatMap((blocks) => blocks.map((block) => block.words));
    return inReadingOrder(this.#placed, mostlyRightToLeft(words.join(' ')))
      .flatMap(({ blocks }) => blocks)
      .filter(({ marks }) => marks.length > 0);
  }
}

const rank = ({ meaning }: Group): number => (meaning?.kind === 'text' ? 0 : 1);

const typeOf = (level: number | undefined): 'P' | `H${number}` => (level === undefined ? 'P' : `H${level}`);

interface Met {
  readonly group: Group;
  readonly meaning: Meaning;
  /** From the group's parts to points. */
  readonly inner: Matrix;
  /** In points from the top, as pages are read. */
  readonly rect: Rect;
}

function meaningful(ops: readonly Op[], matrix: Matrix): Met[] {
  return ops.flatMap((op) => {
    if (op.op !== 'group') return [];
    const inner = op.transform ? multiply(matrix, op.transform) : matrix;
    if (!op.meaning) return meaningful(op.children, inner);
    const { x, y, width, height } = transformRect(matrix, opInk(op));
    // points go up
    return [{ group: op, meaning: op.meaning, inner, rect: { x, y: -y - height, width, height } }];
  });
}

const groupsIn = (ops: readonly Op[]): Group[] =>
  ops.flatMap((op) => (op.op === 'group' ? [op, ...groupsIn(op.children)] : []));

/** Which of the paragraphs, parted at `breaks`, a run stands in: the first where it does not say. */
const paragraphAt = (breaks: readonly number[], run: GlyphRun | undefined): number =>
  breaks.filter((at) => at < (run?.order?.start ?? 0)).length;

function paragraphsOf({ group, meaning, inner }: Met): readonly Paragraph[] {
  if (meaning.kind !== 'text') return [];
  const parts = [...meaning.breaks, Infinity].map(() => ({ runs: [] as GlyphRun[], size: 0 }));
  for (const { run, scale } of runsIn(group.children, scaleOf(inner))) {
    const part = parts[paragraphAt(meaning.breaks, run)]!;
    part.runs.push(run);
    part.size = Math.max(part.size, run.size * scale);
  }
  return parts.map(({ runs, size }) => ({ size, words: wordsOf(runs) }));
}

function runsIn(ops: readonly Op[], scale: number): { run: GlyphRun; scale: number }[] {
  return ops.flatMap((op) => {
    if (op.op === 'glyphRun') return op.copy ? [] : [{ run: op, scale }];
    if (op.op !== 'group') return [];
    return runsIn(op.children, op.transform ? scale * scaleOf(op.transform) : scale);
  });
}

const wordsOf = (runs: readonly GlyphRun[]): string =>
  [...runs]
    .sort((a, b) => (a.order?.start ?? 0) - (b.order?.start ?? 0))
    .map(({ text }) => text)
    .join('')
    .trim();

import { pathBounds } from '../../../display/path-bounds.js';
import { expandRect, intersectRects, rectsIntersect } from '../../../math/geometry.js';
import { grown } from './transformed-box.js';
import { areaOf, holds, rectOutline, type Clip, type Cut } from './clip.js';
import type { PathClipper, Outline } from './path-clipper.js';
import type { DrawnShape } from '../drawing.js';
import type { Notes } from '../parse/notes.js';
import { sane } from '../parse/attribute-values.js';

/** Letters of path data that are cut at most: more would hold up the editor. */
const MOST_LETTERS = 400_000;

/** Cuts the shapes of a drawing to what its clips show. What cannot be cut stays whole, and is told of. */
export class ShapeClipper {
  #letters = 0;

  constructor(
    private readonly clipper: PathClipper | null,
    private readonly notes: Notes,
    /** Parts that stick out less are not worth a word, the drawing's units. */
    private readonly slack: number,
  ) {}

  cut(shape: DrawnShape, clip: Clip): readonly DrawnShape[] {
    const bounds = pathBounds(shape.d);
    if (![bounds.x, bounds.y, bounds.width, bounds.height].every((value) => sane(value) !== undefined)) {
      this.notes.add('far');
      return [];
    }
    const ink = expandRect(bounds, (shape.stroke?.width ?? 0) / 2);
    if (!rectsIntersect(grown(ink), areaOf(clip))) return [];
    const cuts = clip.cuts;
    if (cuts.length === 0 && holds(clip.rect, ink, this.slack)) return [shape];
    const box = cutBox(shape, clip);
    if (box) return [box];
    const edge: Cut = { outlines: [rectOutline(clip.rect)], bounds: clip.rect };
    const needed = holds(clip.rect, bounds, this.slack) ? cuts : [edge, ...cuts];
    const parts = this.#within(shape, needed);
    if (parts === null) this.notes.add(cuts.length > 0 ? 'clip' : 'overflow');
    // of lines that were cut it is said
    if (parts && parts[0] !== shape) return parts;
    this.#tell(shape, clip);
    return [shape];
  }

  /** null when the geometry is not at hand, or too much. */
  #within(shape: DrawnShape, cuts: readonly Cut[]): DrawnShape[] | null {
    let parts = [shape];
    try {
      for (const { outlines } of cuts) {
        const cut = parts.map((part) => this.#once(part, outlines));
        if (cut.includes(null)) return null;
        parts = (cut as DrawnShape[][]).flat();
      }
    } catch {
      // booleans of strange paths may fail: then the shape stays as it is
      return null;
    }
    return parts;
  }

  #once(shape: DrawnShape, area: readonly Outline[]): DrawnShape[] | null {
    const { clipper } = this;
    this.#letters += shape.d.length + area.reduce((sum, { d }) => sum + d.length, 0);
    if (!clipper || this.#letters > MOST_LETTERS) return null;
    const outline = { d: shape.d, rule: shape.rule };
    const containment = clipper.containment(outline, area);
    if (containment === 'inside') return [shape];
    if (containment === 'outside' && !shape.fill) return [];
    const parts: DrawnShape[] = [];
    const fill = shape.fill ? clipper.fillWithin(outline, area) : '';
    if (fill) parts.push({ ...shape, d: fill, rule: 'nonzero', stroke: null, basic: null });
    const line = shape.stroke ? clipper.lineWithin(shape.d, area) : '';
    if (line) {
      parts.push({ ...shape, d: line, fill: null, basic: null });
      this.notes.add('lineEnds');
    }
    return parts;
  }

  /** Lines lie half outside their paths: what a clip hid of them shows. */
  #tell({ d, stroke }: DrawnShape, clip: Clip): void {
    if (stroke && !holds(areaOf(clip), expandRect(pathBounds(d), stroke.width / 2), this.slack))
      this.notes.add(clip.cuts.length > 0 ? 'lineEnds' : 'overflow');
  }
}

/** Rectangles are cut as such. */
function cutBox(shape: DrawnShape, { rect, cuts }: Clip): DrawnShape | null {
  const { basic, stroke } = shape;
  if (cuts.length > 0 || stroke || basic?.outline !== 'rectangle') return null;
  if (basic.radius > 0 || basic.box.rotation !== 0) return null;
  const box = { ...intersectRects(basic.box, rect), rotation: 0 };
  return { ...shape, d: rectOutline(box).d, basic: { ...basic, box } };
}

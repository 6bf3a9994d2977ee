import { opInk } from '../display/ink-bounds.js';
import type { Group, ImageOp, Op } from '../display/ops.js';
import { isEmptyRect, type Rect } from '../math/geometry.js';
import { translation, type Matrix } from '../math/matrix.js';
import type { PaintCanvas, PaintEnv } from './env.js';
import { wholePixels } from './offscreen-layers.js';
import { paintOps } from './painter.js';

/** Pixels that all layers of a page may take: 4 bytes each. */
const MOST_PIXELS = 48_000_000;
/** What is larger than so many pages is painted as it is. */
const MOST_PAGES = 4;
/** A plain shape is painted as quickly as a picture of it is copied. */
const PLAIN_PATH = 200;
const SOURCE = 'prebuilt:';

/**
 * Pictures of the objects of a page, painted once, for showing many moments of it: where an object only moves, turns, fades
 * or is uncovered, its picture is shown in its place. Known by the identity of their groups, so ops that draw an object anew
 * are painted as they are. Unmoved, each lies on whole pixels and looks as painted.
 */
export class PrebuiltLayers {
  /** What to paint `ops` with. */
  readonly env: PaintEnv;
  readonly #scale: number;
  readonly #base: PaintEnv;
  readonly #pictures = new Map<string, PaintCanvas>();
  /** The op that shows a group; null for one that is painted as it is. */
  readonly #shown = new Map<Group, Op | null>();
  readonly #waiting: Group[];
  #pixels = 0;
  readonly #mostWide: number;

  /** `groups` those of the objects at rest; `scale` device pixels to a page pixel, `page` its pixels. */
  constructor(
    groups: readonly Group[],
    page: { width: number; height: number },
    scale: number,
    env: PaintEnv,
  ) {
    this.#scale = scale;
    this.#base = env;
    this.#waiting = [...groups];
    this.#mostWide = MOST_PAGES * page.width * page.height * scale ** 2;
    this.env = {
      ...env,
      image: (source, effect, size) => this.#pictures.get(source) ?? env.image(source, effect, size),
    };
  }

  /** Paints objects ahead for so many milliseconds; true when all are there. */
  prepare(ms = Infinity, now: () => number = () => performance.now()): boolean {
    const until = now() + ms;
    while (this.#waiting.length > 0) {
      this.#build(this.#waiting.shift()!);
      if (now() >= until) break;
    }
    return this.#waiting.length === 0;
  }

  /** The ops with pictures in the places of objects; what is not prepared yet is painted as it is. */
  ops(frame: readonly Op[]): readonly Op[] {
    return frame.map((op) => this.#op(op));
  }

  #op(op: Op): Op {
    if (op.op !== 'group') return op;
    const shown = this.#shown.get(op);
    if (shown) return shown;
    // an object drawn anew, or as it is: nothing inside it was prepared
    if (shown === null || op.object !== undefined) return op;
    return { ...op, children: this.ops(op.children) };
  }

  #build(group: Group): void {
    const shown = this.#picture(group);
    this.#shown.set(group, shown && mixed(shown, group.blend));
  }

  #picture(group: Group): ImageOp | null {
    if (isPlain(group)) return null;
    const scale = this.#scale;
    const box = scaledRect(opInk(group), scale);
    const pixels = box.width * box.height;
    if (isEmptyRect(box) || pixels > this.#mostWide || this.#pixels + pixels > MOST_PIXELS) return null;
    const canvas = this.#base.createCanvas(box.width, box.height);
    const context = canvas.getContext('2d');
    if (!context) return null;
    this.#pixels += pixels;
    const { blend: _, ...inner } = group;
    const [a, b, c, d, e, f]: Matrix = translation(-box.x, -box.y);
    context.setTransform(a * scale, b, c, d * scale, e, f);
    paintOps(context, [inner], this.#base);
    const source = `${SOURCE}${this.#pictures.size}`;
    this.#pictures.set(source, canvas);
    const place = { x: box.x / scale, y: box.y / scale };
    return { op: 'image', source, ...place, width: box.width / scale, height: box.height / scale };
  }
}

/** What mixes with the page beneath does so as a whole. */
const mixed = (image: ImageOp, blend: Group['blend']): Op =>
  blend === undefined || blend === 'normal' ? image : { op: 'group', blend, children: [image] };

/** One short path, with nothing around it. */
function isPlain({ children: [child, ...others], shadows, mask, opacity = 1, blur = 0 }: Group): boolean {
  if (others.length > 0 || shadows?.length || mask || opacity < 1 || blur > 0) return false;
  return child?.op === 'fillPath' && child.d.length < PLAIN_PATH;
}

const scaledRect = ({ x, y, width, height }: Rect, scale: number): Rect =>
  wholePixels({ x: x * scale, y: y * scale, width: width * scale, height: height * scale });

import { pageFrame } from '../../animation/page-frame.js';
import { objectGroups, schedulePage, type Schedule } from '../../animation/schedule.js';
import { inkBounds } from '../../display/ink-bounds.js';
import type { PageOps } from '../../display/ops.js';
import type { Motion } from '../../editor/animating/animate.js';
import { animatedPage } from '../../editor/animating/page-motion.js';
import { drawnOps, drawnPage } from '../../editor/pages/page-picture.js';
import type { Editor } from '../../editor/editor.js';
import { boundsOfAll } from '../../objects/object-bounds.js';
import type { DesignObject } from '../../objects/kinds.js';
import { clamp, isEmptyRect, type Rect } from '../../math/geometry.js';
import type { PaintContext } from '../../paint/env.js';
import { paintOps } from '../../paint/painter.js';
import { PrebuiltLayers } from '../../paint/prebuilt-layers.js';

/** Of what is around an object, as a part of its size; no object is shown larger than this part of the page. */
const AROUND = 0.35;
const LEAST_VIEW = 0.18;
/** Where a still card stands in the coming of its objects. */
const STILL_AT = 0.5;
/** What a playing card shows after all has come, seconds; and at least. */
const AFTERWARDS = 1;
const LEAST_LOOP = 2;
/** A page so long, seconds, that nothing of it is hurried. */
const LONG = 8;

interface Shown {
  readonly page: string;
  readonly objects: readonly DesignObject[] | null;
  readonly side: number;
}

/** The open page, or what is selected on it, in small, at any moment of any animation. */
export class MotionPreviews {
  readonly #editor: Editor;
  readonly #page: string;
  readonly #objects: readonly DesignObject[] | null;
  readonly #drawn: PageOps;
  readonly #layers: PrebuiltLayers;
  readonly #view: Rect;
  readonly #scale: number;
  readonly #side: number;
  readonly #schedules = new Map<string, Schedule>();

  /** `objects` the ones that move, null for all of the page; `side` canvas pixels. Null when the page is gone. */
  static of(editor: Editor, objects: readonly DesignObject[] | null, side: number): MotionPreviews | null {
    const page = editor.page.peek();
    const drawn = drawnPage(editor, page);
    return drawn && new MotionPreviews(editor, drawnOps(editor, drawn), { page, objects, side });
  }

  private constructor(editor: Editor, drawn: PageOps, { page, objects, side }: Shown) {
    this.#editor = editor;
    this.#page = page;
    this.#objects = objects;
    this.#drawn = drawn;
    this.#side = side;
    this.#view = objects ? viewOf(objects, drawn) : { x: 0, y: 0, ...editor.size };
    this.#scale = side / Math.max(this.#view.width, this.#view.height);
    this.#layers = new PrebuiltLayers(objectGroups(drawn.ops), drawn, this.#scale, editor.resources.paint);
  }

  /** Paints the objects ahead for so many milliseconds; true when all are there. */
  prepare(ms: number): boolean {
    return this.#layers.prepare(ms);
  }

  /** Seconds after which a playing card begins anew. */
  loopOf(motion: Motion): number {
    return Math.max(LEAST_LOOP, this.#schedule(motion).settled + AFTERWARDS);
  }

  /** Paints a card; `time` seconds, null for its still picture. */
  paint(canvas: HTMLCanvasElement, motion: Motion, time: number | null): void {
    const schedule = this.#schedule(motion);
    const at = time ?? (motion.animation === null ? -1 : schedule.settled * STILL_AT);
    const [side, scale, view] = [this.#side, this.#scale, this.#view];
    if (canvas.width !== side) canvas.width = canvas.height = side;
    const context = canvas.getContext('2d')!;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, side, side);
    const left = Math.round((side - view.width * scale) / 2 - view.x * scale);
    const top = Math.round((side - view.height * scale) / 2 - view.y * scale);
    context.save();
    context.setTransform(scale, 0, 0, scale, left, top);
    // what comes from beyond the page is seen when it is on it
    context.beginPath();
    context.rect(0, 0, this.#drawn.width, this.#drawn.height);
    context.clip();
    paintOps(context as unknown as PaintContext, this.#layers.ops(pageFrame(schedule, at)), this.#layers.env);
    context.restore();
  }

  #schedule({ animation, options }: Motion): Schedule {
    const key = JSON.stringify([animation, options]);
    let schedule = this.#schedules.get(key);
    if (!schedule) this.#schedules.set(key, (schedule = this.#scheduleOf({ animation, options })));
    return schedule;
  }

  /** The page with this animation in place of its own, or with nothing moving but what is selected. */
  #scheduleOf({ animation, options }: Motion): Schedule {
    const page = animatedPage(this.#editor, this.#page) ?? { objects: [] };
    const chosen = this.#objects && new Set(this.#objects.map(({ id }) => id));
    const moving = { animation, animation_options: options };
    const still = { animation: null, animation_options: null };
    const objects = page.objects.map((object) => ({
      ...object,
      ...(!chosen ? {} : chosen.has(object.id) ? moving : still),
    }));
    const shown = chosen ? { ...still, objects } : { ...moving, objects };
    return schedulePage(shown, this.#drawn, { duration: LONG, leaves: false });
  }
}

/** The objects with something of the page around them. */
function viewOf(objects: readonly DesignObject[], page: PageOps): Rect {
  const chosen = new Set(objects.map(({ id }) => id));
  const ink = inkBounds(objectGroups(page.ops).filter(({ object }) => chosen.has(object ?? '')));
  // a short text takes little of its box; what has no ink yet has a box
  const box = isEmptyRect(ink) ? boundsOfAll(objects) : ink;
  const least = LEAST_VIEW * Math.min(page.width, page.height);
  const width = Math.max(least, box.width * (1 + 2 * AROUND));
  const height = Math.max(least, box.height * (1 + 2 * AROUND));
  const side = Math.min(Math.max(width, height), Math.max(page.width, page.height));
  // nothing beyond the page, unless it is too narrow
  const from = (middle: number, room: number): number =>
    side > room ? (room - side) / 2 : clamp(middle - side / 2, 0, room - side);
  return {
    x: from(box.x + box.width / 2, page.width),
    y: from(box.y + box.height / 2, page.height),
    width: side,
    height: side,
  };
}

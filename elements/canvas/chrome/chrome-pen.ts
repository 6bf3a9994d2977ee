import { REGULAR_ICONS } from '../../base/icons/icons.gen.js';
import {
  boxBounds,
  boxCorners,
  center,
  EMPTY_RECT,
  expandRect,
  isEmptyRect,
  radians,
  rectsIntersect,
  unionRects,
  type Box,
  type Point,
  type Rect,
} from '../../math/geometry.js';
import type { ChromeStyle } from './chrome-style.js';

/** CSS pixels, from the design's canvas chrome. */
const CORNER = 10;
const CORNER_RADIUS = 2;
const PILL_LONG = 16;
const PILL_SHORT = 6;
const BUTTON = 24;
const CHIP_HEIGHT = 20;
const CHIP_PADDING = 8;
const CHIP_RADIUS = 6;
/** Chips of distances: they lie between objects, and close together. */
const SMALL_CHIP = 16;
const SMALL_PADDING = 5;
/** Length of the bars at the ends of a distance. */
const BAR = 7;
const HALO = 1;
const DASH = [4, 3];
/** Shadows, halos and antialiasing around what is drawn. */
const ROOM = 10;
/** More separate places than these are cleared as one. */
const MOST_PLACES = 64;
/** Side of the grid icons are drawn on. */
const ICON_GRID = 256;

const ICONS = {
  rotate: REGULAR_ICONS['arrow-clockwise'],
  lock: REGULAR_ICONS['lock-simple'],
} as const;
type Icon = keyof typeof ICONS;
/** Made when they are first drawn: Node, which may load this, has no paths. */
const iconPaths = new Map<Icon, Path2D>();

function iconPath(name: Icon): Path2D {
  const path = iconPaths.get(name) ?? new Path2D(ICONS[name]);
  iconPaths.set(name, path);
  return path;
}

/** Draws the parts of the chrome in CSS pixels. */
export class ChromePen {
  readonly context: CanvasRenderingContext2D;
  readonly style: ChromeStyle;
  /** Where something was drawn since `wipe`, CSS pixels: clearing less than all is what keeps a frame short. */
  #used: Rect[] = [];

  constructor(context: CanvasRenderingContext2D, style: ChromeStyle) {
    this.context = context;
    this.style = style;
  }

  /** Takes away what was drawn. */
  wipe(): void {
    for (const { x, y, width, height } of this.#used) this.context.clearRect(x, y, width, height);
    this.#used = [];
  }

  /** Notes that a place is drawn on; parts of the pen do so by themselves. */
  use(place: Rect): void {
    this.#used.push(expandRect(place, ROOM));
    if (this.#used.length > MOST_PLACES) this.#used = [this.#used.reduce(unionRects)];
  }

  /** A turned box's outline, with a light edge on both sides so that it shows on any art. */
  outline(box: Box, width: number, { dashed = false } = {}): void {
    this.use(boxBounds(box));
    this.#turned(center(box), box.rotation, (c) => {
      c.setLineDash(dashed ? DASH : []);
      for (const [color, reach] of [
        [this.style.halo, HALO],
        [this.style.selection, 0],
      ] as const) {
        c.strokeStyle = color;
        c.lineWidth = width + 2 * reach;
        c.strokeRect(-box.width / 2, -box.height / 2, box.width, box.height);
      }
    });
  }

  /**
   * Outlines of many boxes, what lies in view of them: one line without an edge, drawn in place. Turning the context for
   * each box and drawing an edge takes ten times as long, and among so many nobody looks for it.
   */
  outlines(boxes: Iterable<Box>, view: Rect): void {
    const { context: c } = this;
    c.setLineDash([]);
    c.strokeStyle = this.style.selection;
    c.lineWidth = 1;
    let used = EMPTY_RECT;
    for (const box of boxes) {
      const bounds = boxBounds(box);
      if (!rectsIntersect(expandRect(bounds, ROOM), view)) continue;
      used = unionRects(used, expandRect(bounds, 1));
      if (box.rotation === 0) this.#upright(box);
      else this.#polygon(boxCorners(box));
    }
    if (!isEmptyRect(used)) this.use(used);
  }

  #upright({ x, y, width, height }: Rect): void {
    const [left, top] = [Math.round(x) + 0.5, Math.round(y) + 0.5];
    this.context.strokeRect(
      left,
      top,
      Math.round(x + width) + 0.5 - left,
      Math.round(y + height) + 0.5 - top,
    );
  }

  #polygon(corners: readonly Point[]): void {
    const { context: c } = this;
    c.beginPath();
    for (const { x, y } of corners) c.lineTo(x, y);
    c.closePath();
    c.stroke();
  }

  corner(at: Point, rotation: number): void {
    this.#handle(at, rotation, { width: CORNER, height: CORNER }, CORNER_RADIUS);
  }

  /** A side's handle lies along that side. */
  side(at: Point, rotation: number, upright: boolean): void {
    const size = { width: upright ? PILL_SHORT : PILL_LONG, height: upright ? PILL_LONG : PILL_SHORT };
    this.#handle(at, rotation, size, PILL_SHORT / 2);
  }

  /** A line's end. */
  end(at: Point): void {
    this.#handle(at, 0, { width: CORNER, height: CORNER }, CORNER / 2);
  }

  button(at: Point, icon: Icon): void {
    const { context: c, style } = this;
    this.use(around(at, BUTTON));
    c.save();
    c.beginPath();
    c.arc(at.x, at.y, BUTTON / 2, 0, 2 * Math.PI);
    c.shadowColor = style.handleEdge;
    c.shadowBlur = 6 * c.getTransform().a;
    c.shadowOffsetY = 2 * c.getTransform().a;
    c.fillStyle = style.handle;
    c.fill();
    c.shadowColor = 'transparent';
    c.lineWidth = 1;
    c.strokeStyle = style.handleEdge;
    c.stroke();
    this.#icon(at, icon, 16);
    c.restore();
  }

  marquee(area: Rect): void {
    const { context: c, style } = this;
    c.fillStyle = style.fill;
    c.fillRect(area.x, area.y, area.width, area.height);
    this.outline({ ...area, rotation: 0 }, 1);
  }

  /** A hairline of one device pixel's sharpness. */
  guide(from: Point, to: Point): void {
    this.#hairline(from, to);
  }

  /** A measured stretch: a line with a small bar at each end and its length in a chip. */
  distance(from: Point, to: Point, text: string): void {
    const level = from.y === to.y;
    const bar = (at: Point): void => {
      const by = level ? { x: 0, y: BAR / 2 } : { x: BAR / 2, y: 0 };
      this.#hairline({ x: at.x - by.x, y: at.y - by.y }, { x: at.x + by.x, y: at.y + by.y });
    };
    this.#hairline(from, to);
    bar(from);
    bar(to);
    this.#distanceChip(from, to, text);
  }

  /** In the middle of the stretch, or beside it where it is too short for that. */
  #distanceChip(from: Point, to: Point, text: string): void {
    const { context: c, style } = this;
    c.font = style.font;
    const width = Math.ceil(c.measureText(text).width) + 2 * SMALL_PADDING;
    const level = from.y === to.y;
    const room = level ? to.x - from.x : to.y - from.y;
    const beside = room < (level ? width : SMALL_CHIP) + 2 * BAR;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const x = Math.round(middle.x - width / 2 + (beside && !level ? width / 2 + BAR : 0));
    const y = Math.round(middle.y - SMALL_CHIP / 2 + (beside && level ? SMALL_CHIP / 2 + BAR : 0));
    this.#label(text, { x, y, width, height: SMALL_CHIP }, { fill: style.guide, ink: style.onGuide });
  }

  #hairline(from: Point, to: Point): void {
    const { context: c } = this;
    const sharp = ({ x, y }: Point): Point => ({ x: Math.round(x) + 0.5, y: Math.round(y) + 0.5 });
    const [a, b] = [sharp(from), sharp(to)];
    this.use({ x: a.x, y: a.y, width: b.x - a.x + 1, height: b.y - a.y + 1 });
    c.strokeStyle = this.style.guide;
    c.lineWidth = 1;
    c.setLineDash([]);
    c.beginPath();
    c.moveTo(a.x, a.y);
    c.lineTo(b.x, b.y);
    c.stroke();
  }

  /** A short text, its top center at a point, kept inside the given width. */
  chip(text: string, top: Point, within: { width: number; height: number }): void {
    const { context: c, style } = this;
    c.font = style.font;
    const width = Math.ceil(c.measureText(text).width) + 2 * CHIP_PADDING;
    const x = Math.round(Math.max(4, Math.min(within.width - width - 4, top.x - width / 2)));
    const y = Math.round(Math.max(4, Math.min(within.height - CHIP_HEIGHT - 4, top.y)));
    this.#label(text, { x, y, width, height: CHIP_HEIGHT }, { fill: style.chip, ink: style.onChip });
  }

  #label(text: string, at: Rect, { fill, ink }: { readonly fill: string; readonly ink: string }): void {
    const { context: c } = this;
    this.use(at);
    c.fillStyle = fill;
    c.beginPath();
    c.roundRect(at.x, at.y, at.width, at.height, CHIP_RADIUS);
    c.fill();
    c.fillStyle = ink;
    c.textBaseline = 'middle';
    c.textAlign = 'center';
    c.fillText(text, at.x + at.width / 2, at.y + at.height / 2 + 0.5);
  }

  /** A quiet line of text, its middle at a point; left out where it would be wider than `room`. */
  note(text: string, middle: Point, room: number): void {
    const { context: c, style } = this;
    c.font = style.font;
    const { width } = c.measureText(text);
    if (width > room) return;
    this.use({ x: middle.x - width / 2, y: middle.y - CHIP_HEIGHT / 2, width, height: CHIP_HEIGHT });
    c.fillStyle = style.note;
    c.textBaseline = 'middle';
    c.textAlign = 'center';
    c.fillText(text, middle.x, middle.y);
  }

  #handle(at: Point, rotation: number, size: { width: number; height: number }, radius: number): void {
    this.use(around(at, PILL_LONG));
    this.#turned(at, rotation, (c) => {
      c.beginPath();
      c.roundRect(-size.width / 2, -size.height / 2, size.width, size.height, radius);
      c.setLineDash([]);
      c.strokeStyle = this.style.halo;
      c.lineWidth = 1.5 + 2 * HALO;
      c.stroke();
      c.fillStyle = this.style.handle;
      c.fill();
      c.strokeStyle = this.style.selection;
      c.lineWidth = 1.5;
      c.stroke();
    });
  }

  #icon(at: Point, name: Icon, size: number): void {
    const { context: c } = this;
    c.translate(at.x - size / 2, at.y - size / 2);
    c.scale(size / ICON_GRID, size / ICON_GRID);
    c.fillStyle = this.style.onHandle;
    c.fill(iconPath(name));
  }

  #turned(about: Point, rotation: number, draw: (context: CanvasRenderingContext2D) => void): void {
    const { context: c } = this;
    c.save();
    c.translate(about.x, about.y);
    c.rotate(radians(rotation));
    draw(c);
    c.restore();
  }
}

const around = ({ x, y }: Point, side: number): Rect => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});

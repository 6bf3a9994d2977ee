import { inkBounds } from '../../display/ink-bounds.js';
import type { Group, Op } from '../../display/ops.js';
import { pageOps } from '../../display/page-ops.js';
import type { Size } from '../../math/geometry.js';
import type { LoadedPicture, ObjectEnv } from '../../objects/kind.js';
import { kinds, type DesignObject } from '../../objects/kinds.js';
import { DEFAULT_FONT } from '../../objects/text/default-font.js';
import { artOps } from '../../objects/icon/display.js';
import { parseIconArt } from '../../objects/icon/art.js';
import { emptyFrame, placedPicture, type KeptPicture, type WaitingPicture } from './convert/place-picture.js';
import { toObjects } from './convert/to-objects.js';
import { openSvg } from './open-svg.js';
import type { SvgWindow } from './parse/sanitize.js';
import type { PathClipper } from './shapes/path-clipper.js';
import { placeTexts } from './text/place-text.js';

/** What reads a drawing: a window that parses, and geometry for its clips. */
export interface DrawingTools {
  readonly window: SvgWindow;
  readonly clipper: PathClipper | null;
}

/** Who shows the drawing. */
export interface PictureHost extends DrawingTools {
  readonly env: ObjectEnv;
  /** Fonts that its texts may be set in. */
  readonly families: readonly string[];
  /** Resolves when the fonts of these objects are here, or cannot be had. */
  ensure(objects: readonly DesignObject[]): Promise<void>;
  /** Has a picture inside the drawing, a data URL, under a source key of its own. */
  keep(data: string): Promise<KeptPicture>;
}

/** Parts that stick out of the drawing by less are not seen, its units. */
const SLACK = 0.5;

/**
 * The text of an SVG file as a picture made of ops, read as the importer reads drawings that are taken apart: what is
 * placed as one and what is edited look alike. Throws SvgRefused, as `openSvg` does.
 */
export async function readSvgPicture(text: string, host: PictureHost): Promise<LoadedPicture> {
  const { drawing, icon, notes } = openSvg(text, host.window, host.clipper);
  const { size } = drawing;
  const ops = icon ? artOps(parseIconArt(icon.art), [1, 0, 0, 1, 0, 0], {}) : await objectsOps();
  return { ...size, drawing: { ops: within(size, ops), notes: notes.ofPicture } };

  async function objectsOps(): Promise<readonly Op[]> {
    const fonts = { families: host.families, standIn: DEFAULT_FONT };
    const made = toObjects(drawing, { scale: 1, at: { x: 0, y: 0 } }, fonts, notes);
    const pictured = await withPictures(made.objects, made.pictures);
    await host.ensure(pictured);
    const objects = placeTexts(pictured, made.texts, host.env);
    return pageOps({ objects: [...objects], groups: made.groups }, size, kinds, host.env).ops.map(unnamed);
  }

  async function withPictures(
    objects: readonly DesignObject[],
    waiting: readonly WaitingPicture[],
  ): Promise<readonly DesignObject[]> {
    const placed = new Map<string, DesignObject>();
    for (const picture of waiting) {
      const object = objects.find(({ id }) => id === picture.id)!;
      const kept = await host.keep(picture.data).catch(() => null);
      if (!kept) notes.add('brokenPicture');
      placed.set(picture.id, kept ? placedPicture(object, picture, kept) : emptyFrame(object));
    }
    return objects.map((object) => placed.get(object.id) ?? object);
  }
}

/** Parts of a drawing are no objects of the page that shows it. */
function unnamed(op: Op): Op {
  if (op.op !== 'group') return op;
  const { object: _object, ...group } = op;
  return { ...group, children: group.children.map(unnamed) } satisfies Group;
}

/** Nothing of a picture shows outside it. */
function within({ width, height }: Size, ops: readonly Op[]): readonly Op[] {
  const ink = inkBounds(ops);
  const inside =
    Math.min(ink.x, ink.y) >= -SLACK &&
    ink.x + ink.width <= width + SLACK &&
    ink.y + ink.height <= height + SLACK;
  if (inside) return ops;
  return [
    {
      op: 'group',
      mask: [{ op: 'fillPath', d: `M0 0H${width}V${height}H0Z`, fill: '#000000' }],
      children: ops,
    },
  ];
}

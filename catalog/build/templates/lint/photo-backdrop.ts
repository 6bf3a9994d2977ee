import type { ShapeObject } from '../../../../elements/objects/shape/model.js';
import type { Rect } from '../../../../elements/math/geometry.js';
import {
  blended,
  backdropRange,
  type BackdropRange,
} from '../../../../elements/preflight/contrast/text-contrast.js';
import type { PhotoFacts } from '../../pictures/photos.js';
import type { Library } from '../compile-context.js';
import type { Compiled } from '../compile-template.js';

/** Points looked at along each side of a text. */
const SAMPLES = 14;
/** The share of points that may be worse than what we report: a bright speck does not make a text unreadable. */
const OUTLIERS = 0.05;

/**
 * The colors that lie under a text on the page's photo: the photo through the scrims over it, its darkest and lightest
 * parts, each without the outermost twentieth.
 */
export function photoBackdrop(rect: Rect, at: number, compiled: Compiled, library: Library): BackdropRange {
  const page = compiled.design.pages[at]!;
  const details = (page.background_image as { image_details?: Details } | null)?.image_details;
  const facts = details && library.photos.get(details.id_design_resource ?? '');
  if (!facts) throw new Error(`${compiled.source.id}: a text says it is on a photo, but the page has none`);
  const scrims = page.objects.filter(isScrim);
  const colors = samplePoints(rect).map((point) =>
    scrims.reduce((under, scrim) => through(scrim, point, under), photoAt(facts, details, point)),
  );
  return backdropRange(colors, OUTLIERS)!;
}

interface Details {
  readonly id_design_resource?: string;
  readonly image_width?: number;
  readonly image_height?: number;
  readonly contentDisplacement?: { readonly x: number; readonly y: number };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function samplePoints({ x, y, width, height }: Rect): Spot[] {
  const steps = Array.from({ length: SAMPLES }, (_, i) => (i + 0.5) / SAMPLES);
  return steps.flatMap((v) => steps.map((u) => ({ x: x + u * width, y: y + v * height })));
}

function photoAt({ map }: PhotoFacts, details: Details, { x, y }: Spot): string {
  const { x: left, y: top } = details.contentDisplacement ?? { x: 0, y: 0 };
  const cell = (share: number, count: number): number =>
    Math.min(count - 1, Math.max(0, Math.floor(share * count)));
  const column = cell((x - left) / details.image_width!, map.columns);
  const row = cell((y - top) / details.image_height!, map.rows);
  return map.colors[row * map.columns + column]!;
}

const isScrim = (object: { sub_type?: string | undefined }): object is ShapeObject =>
  object.sub_type === 'shape' && (object as ShapeObject).shape_details.gradient !== undefined;

/** A color seen through a scrim; scrims run along their angle from edge to edge of their box. */
function through(scrim: ShapeObject, { x, y }: Spot, under: string): string {
  const { gradient } = scrim.shape_details;
  const [u, v] = [(x - scrim.position.x) / scrim.width, (y - scrim.position.y) / scrim.height];
  if (!gradient || u < 0 || u > 1 || v < 0 || v > 1) return under;
  const angle = (gradient.angle * Math.PI) / 180;
  const along = 0.5 + (u - 0.5) * Math.cos(angle) + (v - 0.5) * Math.sin(angle);
  const next = gradient.stops.findIndex((stop) => stop.offset >= along);
  const [from, to] = [gradient.stops[Math.max(0, next - 1)]!, gradient.stops[Math.max(0, next)]!];
  const t = to.offset === from.offset ? 0 : (along - from.offset) / (to.offset - from.offset);
  const opacity = (from.opacity ?? 1) + ((to.opacity ?? 1) - (from.opacity ?? 1)) * t;
  return blended(under, from.color, opacity);
}

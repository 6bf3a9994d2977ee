import { parseIconArt } from '../../../objects/icon/art.js';
import type { DrawnItem, DrawnShape, Drawing } from '../drawing.js';

/** Most colors of an icon that can be changed (spec 2: svg_colors). */
const MOST_COLORS = 5;
/** Longest art that a design carries inside an object, characters. */
export const MAX_ART = 100_000;

export interface IconArtText {
  /** The drawing in the normal form of icon art. */
  readonly art: string;
  /** Colors of its slots. */
  readonly colors: readonly string[];
}

/** The drawing as one element whose colors can be changed; null for one that is more than plain shapes in few colors. */
export function toIcon({ size, items }: Drawing): IconArtText | null {
  const shapes = flat(items);
  if (!shapes || shapes.length === 0 || shapes.some(isMore)) return null;
  const colors = [...new Set(shapes.flatMap(colorsOf))];
  if (colors.length > MOST_COLORS) return null;
  const paths = shapes.flatMap((shape) => pathsOf(shape, colors)).join('');
  const art = `<svg viewBox="0 0 ${number(size.width)} ${number(size.height)}">${paths}</svg>`;
  if (art.length > MAX_ART) return null;
  parseIconArt(art);
  return { art, colors };
}

function flat(items: readonly DrawnItem[]): DrawnShape[] | null {
  const shapes: DrawnShape[] = [];
  for (const item of items) {
    const whole = item.type === 'group' && (item.opacity < 1 || item.blend !== undefined);
    if (whole) return null;
    const inner = item.type === 'group' ? flat(item.children) : item.type === 'shape' ? [item] : null;
    if (!inner) return null;
    shapes.push(...inner);
  }
  return shapes;
}

/** Gradients, dashes, blends and shadows are more than an icon knows. */
const isMore = ({ fill, stroke, blend, shadow }: DrawnShape): boolean =>
  (fill !== null && fill.kind !== 'plain') ||
  (stroke?.dash.length ?? 0) > 0 ||
  blend !== undefined ||
  shadow !== undefined;

const colorsOf = ({ fill, stroke }: DrawnShape): string[] => [
  ...(fill?.kind === 'plain' ? [fill.color] : []),
  ...(stroke ? [stroke.color] : []),
];

function pathsOf(
  { d, rule, fill, fillOpacity, stroke, opacity }: DrawnShape,
  colors: readonly string[],
): string[] {
  const paths: string[] = [];
  if (fill?.kind === 'plain') {
    const alpha = opacityOf(opacity * fill.opacity * fillOpacity);
    const evenOdd = rule === 'evenodd' ? ' fill-rule="evenodd"' : '';
    paths.push(
      `<path d="${d}" fill="${fill.color}" data-c="${colors.indexOf(fill.color)}"${evenOdd}${alpha}/>`,
    );
  }
  if (stroke) {
    const look = `stroke-width="${number(stroke.width)}" stroke-linecap="${stroke.cap}" stroke-linejoin="${stroke.join}"`;
    const alpha = opacityOf(opacity * stroke.opacity);
    paths.push(
      `<path d="${d}" fill="none" stroke="${stroke.color}" data-c="${colors.indexOf(stroke.color)}" ${look}${alpha}/>`,
    );
  }
  return paths;
}

const opacityOf = (value: number): string => (value < 1 ? ` opacity="${number(value)}"` : '');
const number = (value: number): string => String(Math.max(0.001, Math.round(value * 1000) / 1000));

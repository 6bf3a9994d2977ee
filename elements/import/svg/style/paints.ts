import { clamp, type Rect, type Size } from '../../../math/geometry.js';
import { multiply, type Matrix } from '../../../math/matrix.js';
import { readColor, type Tint } from './colors.js';
import type { StyleRule } from './css.js';
import type { Fill, Stop } from '../drawing.js';
import type { Notes } from '../parse/notes.js';
import { diagonal, readLength, readShare } from '../parse/attribute-values.js';
import { placedBy } from './placing.js';
import { computedStyle, styleInPlace, type Style } from './computed-style.js';
import { elementsOf, type SvgNode } from '../parse/svg-node.js';

/** What reading paints looks things up in. */
export interface PaintSources {
  readonly ids: ReadonlyMap<string, SvgNode>;
  readonly rules: readonly StyleRule[];
  readonly notes: Notes;
}

/** Where a paint is used: the shape's box before its transform, and that transform. */
export interface PaintPlace {
  readonly box: Rect;
  readonly matrix: Matrix;
  /** What percentages are of. */
  readonly viewport: Size;
}

const URL = /^\s*url\(\s*['"]?\s*#([^'")\s]+)\s*['"]?\s*\)\s*(.*?)\s*$/i;

/** Id a value like 'url(#a)' names. */
export const urlId = (value: string): string | null => URL.exec(value)?.[1] ?? null;

/** A gradient or pattern a value names. */
export function paintServer(value: string, { ids }: PaintSources): SvgNode | null {
  const id = urlId(value);
  return id === null ? null : (ids.get(id) ?? null);
}

/** A paint, or that of the element where this one is used; none where it is used nowhere (SVG 2, 13.2). */
export function paintOf(value: string, style: Style): string {
  const context = /^\s*(context-(?:fill|stroke))\s*$/i.exec(value)?.[1];
  return context ? style[context.toLowerCase()] || 'none' : value;
}

/** The plain color of a value; null for none. */
export function plainTint(said: string, style: Style): Tint | null {
  const value = paintOf(said, style);
  const named = URL.exec(value);
  const text = named ? named[2] || 'none' : value;
  if (/^currentcolor$/i.test(text)) return readColor(style.color!) ?? null;
  const tint = readColor(text);
  return tint === undefined ? { color: '#000000', opacity: 1 } : tint;
}

export function fillOf(style: Style, place: PaintPlace, sources: PaintSources): Fill | null {
  const server = paintServer(paintOf(style.fill!, style), sources);
  if (server && /Gradient$/.test(server.name)) return gradientOf(server, place, sources);
  if (server?.name === 'pattern') {
    sources.notes.add('pattern');
    return { kind: 'plain', ...patternTint(server, sources) };
  }
  const tint = plainTint(style.fill!, style);
  return tint && { kind: 'plain', ...tint };
}

/** A color for what can only have one. */
export function strokeTint(style: Style, place: PaintPlace, sources: PaintSources): Tint | null {
  const server = paintServer(paintOf(style.stroke!, style), sources);
  if (!server) return plainTint(style.stroke!, style);
  const fill = /Gradient$/.test(server.name) ? gradientOf(server, place, sources) : null;
  sources.notes.add('strokeGradient');
  if (!fill) return { color: '#000000', opacity: 1 };
  return fill.kind === 'plain' ? fill : fill.stops[Math.floor(fill.stops.length / 2)]!;
}

/** The first color inside a pattern. */
function patternTint(pattern: SvgNode, { rules }: PaintSources): Tint {
  const around = styleInPlace(pattern, rules);
  for (const child of elementsOf(pattern)) {
    const style = computedStyle(child, around, rules);
    const tint = plainTint(style.fill!, style);
    if (tint) return tint;
  }
  return { color: '#cccccc', opacity: 1 };
}

/** A gradient and those it refers to; the nearest says most. */
function chainOf(node: SvgNode, ids: PaintSources['ids']): SvgNode[] {
  const chain: SvgNode[] = [];
  for (let at: SvgNode | undefined = node; at && !chain.includes(at) && chain.length < 10;) {
    chain.push(at);
    const href: string | undefined = at.attributes.get('href');
    const next: SvgNode | undefined = href?.startsWith('#') ? ids.get(href.slice(1)) : undefined;
    at = next && /Gradient$/.test(next.name) ? next : undefined;
  }
  return chain;
}

/** null for one that shows nothing: it has no stops, which some programs take for its absence, or is flat. */
function gradientOf(node: SvgNode, place: PaintPlace, sources: PaintSources): Fill | null {
  const chain = chainOf(node, sources.ids);
  const get = (name: string): string | undefined =>
    chain.find(({ attributes }) => attributes.has(name))?.attributes.get(name);
  const stops = stopsOf(chain, sources.rules);
  if (stops.length === 0) {
    sources.notes.add('gradient');
    return null;
  }
  if (stops.length === 1) return { kind: 'plain', color: stops[0]!.color, opacity: stops[0]!.opacity };
  const repeats = (get('spreadMethod') ?? 'pad') !== 'pad';
  if (repeats || styleInPlace(node, sources.rules)['color-interpolation'] === 'linearRGB')
    sources.notes.add('gradient');
  const { box } = place;
  const inBox = get('gradientUnits') !== 'userSpaceOnUse';
  const units: Matrix = inBox ? [box.width, 0, 0, box.height, box.x, box.y] : [1, 0, 0, 1, 0, 0];
  const { viewport } = place;
  const whole = inBox ? { width: 1, height: 1 } : viewport;
  const own = styleInPlace(node, sources.rules);
  const turned = { ...own, transform: get('gradientTransform') ?? '' };
  const matrix = multiply(multiply(place.matrix, units), placedBy(turned, whole, sources.notes));
  // flat: it has no direction to change in
  if (matrix[0] * matrix[3] - matrix[1] * matrix[2] === 0) {
    sources.notes.add('gradient');
    return null;
  }
  const wholes: Readonly<Record<string, number>> = { x: whole.width, y: whole.height, r: diagonal(whole) };
  const length = (name: string, initial: string): number =>
    readLength(get(name) ?? initial, wholes[/[xyr]/.exec(name)![0]]) ?? 0;
  if (node.name === 'linearGradient')
    return linear(
      [length('x1', '0'), length('y1', '0'), length('x2', '100%'), length('y2', '0')],
      matrix,
      stops,
    );
  const [cx, cy, r] = [length('cx', '50%'), length('cy', '50%'), length('r', '50%')];
  const [fx, fy] = (['fx', 'fy'] as const).map((name) =>
    get(name) === undefined ? undefined : length(name, '0'),
  );
  const inner = length('fr', '0') !== 0;
  if (inner || (fx ?? cx) !== cx || (fy ?? cy) !== cy) sources.notes.add('gradient');
  if (!(r > 0)) return lastStop(stops);
  return { kind: 'radial', matrix: multiply(matrix, [r, 0, 0, r, cx, cy]), stops };
}

function linear(
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  matrix: Matrix,
  stops: Stop[],
): Fill {
  const [dx, dy] = [x2 - x1, y2 - y1];
  if (dx === 0 && dy === 0) return lastStop(stops);
  return { kind: 'linear', matrix: multiply(matrix, [dx, dy, -dy, dx, x1, y1]), stops };
}

const lastStop = (stops: readonly Stop[]): Fill => {
  const { color, opacity } = stops.at(-1)!;
  return { kind: 'plain', color, opacity };
};

function stopsOf(chain: readonly SvgNode[], rules: readonly StyleRule[]): Stop[] {
  const holder = chain.find((node) => elementsOf(node).some(({ name }) => name === 'stop'));
  if (!holder) return [];
  const around = styleInPlace(holder, rules);
  let least = 0;
  return elementsOf(holder)
    .filter(({ name }) => name === 'stop')
    .map((node) => {
      const style = computedStyle(node, around, rules);
      const tint = plainTint(style['stop-color']!, style) ?? { color: '#000000', opacity: 0 };
      least = clamp(readShare(node.attributes.get('offset')) ?? 0, least, 1);
      return {
        offset: least,
        color: tint.color,
        opacity: tint.opacity * (readShare(style['stop-opacity']) ?? 1),
      };
    });
}

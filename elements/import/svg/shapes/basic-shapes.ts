import type { Size } from '../../../math/geometry.js';
import { LIMITS } from '../parse/limits.js';
import { diagonal, readLength, readNumbers } from '../parse/attribute-values.js';
import type { SvgNode } from '../parse/svg-node.js';

/** The geometry of a shape element, before its transform. */
export interface Geometry {
  readonly d: string;
  readonly basic: {
    readonly outline: 'rectangle' | 'ellipse';
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly radius: number;
  } | null;
}

type Reader = (node: SvgNode, viewport: Size) => Geometry | null;

const bare = (d: string): Geometry => ({ d, basic: null });

const across = (node: SvgNode, name: string, { width }: Size): number =>
  readLength(node.attributes.get(name), width) ?? 0;
const down = (node: SvgNode, name: string, { height }: Size): number =>
  readLength(node.attributes.get(name), height) ?? 0;

/** A radius below 0 counts as if it were not given (SVG 2, 7.4). */
function radius(text: string | undefined, whole: number): number | undefined {
  const length = readLength(text, whole);
  return length !== undefined && length >= 0 ? length : undefined;
}

const path: Reader = ({ attributes }) => {
  const d = attributes.get('d') ?? '';
  return d.length > LIMITS.path || !/^\s*m/i.test(d) ? null : bare(d);
};

const rect: Reader = (node, viewport) => {
  const [x, y] = [across(node, 'x', viewport), down(node, 'y', viewport)];
  const [width, height] = [across(node, 'width', viewport), down(node, 'height', viewport)];
  if (!(width > 0) || !(height > 0)) return null;
  const given = [
    radius(node.attributes.get('rx'), viewport.width),
    radius(node.attributes.get('ry'), viewport.height),
  ];
  const rx = Math.min(width / 2, given[0] ?? given[1] ?? 0);
  const ry = Math.min(height / 2, given[1] ?? given[0] ?? 0);
  const round = rx > 0 && ry > 0;
  const basic =
    !round || Math.abs(rx - ry) < 1e-6
      ? ({ outline: 'rectangle', x, y, width, height, radius: round ? rx : 0 } as const)
      : null;
  return {
    d: round ? roundedRect(x, y, width, height, rx, ry) : `M${x} ${y}h${width}v${height}h${-width}Z`,
    basic,
  };
};

function roundedRect(x: number, y: number, w: number, h: number, rx: number, ry: number): string {
  const arc = (dx: number, dy: number): string => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return `M${x + rx} ${y}h${w - 2 * rx}${arc(rx, ry)}v${h - 2 * ry}${arc(-rx, ry)}h${2 * rx - w}${arc(-rx, -ry)}v${2 * ry - h}${arc(rx, -ry)}Z`;
}

function ellipseOf(cx: number, cy: number, rx: number, ry: number): Geometry | null {
  if (!(rx > 0) || !(ry > 0)) return null;
  // from the right and down, as dashes are laid
  const d = `M${cx + rx} ${cy}a${rx} ${ry} 0 0 1 ${-2 * rx} 0a${rx} ${ry} 0 0 1 ${2 * rx} 0Z`;
  const box = { x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry };
  return { d, basic: { outline: 'ellipse', ...box, radius: 0 } };
}

const circle: Reader = (node, viewport) => {
  const r = readLength(node.attributes.get('r'), diagonal(viewport)) ?? 0;
  return ellipseOf(across(node, 'cx', viewport), down(node, 'cy', viewport), r, r);
};

const ellipse: Reader = (node, viewport) => {
  const rx = radius(node.attributes.get('rx'), viewport.width);
  const ry = radius(node.attributes.get('ry'), viewport.height);
  return ellipseOf(across(node, 'cx', viewport), down(node, 'cy', viewport), rx ?? ry ?? 0, ry ?? rx ?? 0);
};

const line: Reader = (node, viewport) => {
  const [x1, y1] = [across(node, 'x1', viewport), down(node, 'y1', viewport)];
  return bare(`M${x1} ${y1}L${across(node, 'x2', viewport)} ${down(node, 'y2', viewport)}`);
};

const points =
  (end: string): Reader =>
  ({ attributes }) => {
    const numbers = readNumbers(attributes.get('points'));
    if (numbers.length < 4) return null;
    const pairs = Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) =>
      numbers.slice(2 * i, 2 * i + 2),
    );
    return bare(`M${pairs.map((pair) => pair.join(' ')).join('L')}${end}`);
  };

const READERS: Readonly<Record<string, Reader>> = {
  ...{ path, rect, circle, ellipse, line, polyline: points(''), polygon: points('Z') },
};

export const isShape = (node: SvgNode): boolean => Object.hasOwn(READERS, node.name);

/** null for a shape without extent, or whose numbers make no sense. */
export const geometryOf = (node: SvgNode, viewport: Size): Geometry | null =>
  READERS[node.name]?.(node, viewport) ?? null;

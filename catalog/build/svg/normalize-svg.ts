import {
  IDENTITY,
  multiply,
  scaleOf,
  type Matrix,
  rotation,
  scaling,
  translation,
} from '../../../elements/math/matrix.js';
import { formatHex, parseHex } from '../../../elements/math/color.js';
import { outlinePath } from '../../../elements/objects/outline.js';
import type { Art, ArtPath, ArtStroke } from './art.js';
import { parseMarkup, type Markup } from './markup.js';
import { formatPath, parsePath, transformPath } from './path-data.js';

/** What children take from the groups around them. */
interface Inherited {
  readonly matrix: Matrix;
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly rule: string;
  readonly cap: string;
  readonly join: string;
}

/**
 * Brings an SVG file into the catalog's normal form: transforms are worked into the path data, circles and rectangles
 * become paths. Whatever the form has no word for (gradients, masks, use, styles) is an error that names the file, so
 * that it is dropped while we build and never misdrawn while somebody designs. `ink` stands for currentColor.
 */
export const normalizeSvg = (source: string, name: string, ink = '#000000'): Art =>
  named(name, () => fromMarkup(parseMarkup(source), ink));

/** The same for a file that was read already. */
export const normalizeMarkup = (root: Markup, name: string, ink = '#000000'): Art =>
  named(name, () => fromMarkup(root, ink));

function named<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

function fromMarkup(root: Markup, ink: string): Art {
  const [x, y, width, height] = (root.attributes['viewBox'] ?? '').split(/[\s,]+/).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  if (!(width > 0 && height > 0)) throw new Error('no viewBox');
  const start: Inherited = {
    matrix: translation(-x, -y),
    fill: ink,
    stroke: 'none',
    strokeWidth: 1,
    rule: 'nonzero',
    cap: 'butt',
    join: 'miter',
  };
  return { width, height, paths: walk(root, start, ink) };
}

const DRAWN = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect']);
const REFUSED = ['style', 'class', 'mask', 'filter', 'clip-path', 'stroke-dasharray'];

function walk(node: Markup, around: Inherited, ink: string): ArtPath[] {
  if (!DRAWN.has(node.name)) throw new Error(`<${node.name}> is not allowed`);
  const refused = REFUSED.find((attribute) => node.attributes[attribute] !== undefined);
  if (refused) throw new Error(`${refused} is not allowed`);
  const here = inherit(node, around);
  if (node.name !== 'svg' && node.name !== 'g') return draw(node, here, ink);
  // a group's opacity blends its children as one, which single paths cannot show
  if (opacityOf(node) !== 1) throw new Error('opacity on a group is not allowed');
  return node.children.flatMap((child) => walk(child, here, ink));
}

function inherit({ attributes }: Markup, around: Inherited): Inherited {
  const own = attributes['transform'];
  return {
    matrix: own ? multiply(around.matrix, parseTransform(own)) : around.matrix,
    fill: attributes['fill'] ?? around.fill,
    stroke: attributes['stroke'] ?? around.stroke,
    strokeWidth: lengthOf(attributes['stroke-width']) ?? around.strokeWidth,
    rule: attributes['fill-rule'] ?? around.rule,
    cap: attributes['stroke-linecap'] ?? around.cap,
    join: attributes['stroke-linejoin'] ?? around.join,
  };
}

/** A length in user units; points are a third longer. */
function lengthOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number.parseFloat(text) * (text.endsWith('pt') ? 4 / 3 : 1);
  if (!Number.isFinite(value)) throw new Error(`${text} is not a length`);
  return value;
}

function draw(node: Markup, here: Inherited, ink: string): ArtPath[] {
  const d = place(pathOf(node), here.matrix);
  const opacity = opacityOf(node);
  const shared = opacity === 1 ? {} : { opacity };
  const paths: ArtPath[] = [];
  if (here.fill !== 'none') {
    const rule = here.rule === 'evenodd' ? { rule: 'evenodd' as const } : {};
    paths.push({ d, color: readColor(here.fill, ink), ...rule, ...shared });
  }
  if (here.stroke !== 'none') {
    const width = here.strokeWidth * scaleOf(here.matrix);
    paths.push({ d, color: readColor(here.stroke, ink), stroke: { width, ...endsOf(here) }, ...shared });
  }
  return paths;
}

const opacityOf = ({ attributes }: Markup): number =>
  Number(attributes['opacity'] ?? 1) * Number(attributes['fill-opacity'] ?? 1);

function endsOf({ cap, join }: Inherited): Pick<ArtStroke, 'cap' | 'join'> {
  return {
    ...(cap === 'round' || cap === 'square' ? { cap } : {}),
    ...(join === 'round' || join === 'bevel' ? { join } : {}),
  };
}

/** Untouched path data stays as it was written: it is shorter than anything we would write. */
function place(d: string, matrix: Matrix): string {
  const segments = parsePath(d);
  return matrix.every((value, i) => value === IDENTITY[i]) ? d : formatPath(transformPath(segments, matrix));
}

function pathOf({ name, attributes }: Markup): string {
  const number = (key: string): number => Number(attributes[key] ?? 0);
  if (name === 'path') return attributes['d'] ?? '';
  if (name === 'rect') {
    const [w, h] = [number('width'), number('height')];
    const d = outlinePath('rectangle', w, h, number('rx') / Math.min(w, h));
    return formatPath(transformPath(parsePath(d), translation(number('x'), number('y'))));
  }
  const rx = number(name === 'circle' ? 'r' : 'rx');
  const ry = number(name === 'circle' ? 'r' : 'ry');
  const corner = translation(number('cx') - rx, number('cy') - ry);
  return formatPath(transformPath(parsePath(outlinePath('ellipse', 2 * rx, 2 * ry)), corner));
}

/** The words for colors that the sets we bring in use. */
const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  gray: '#808080',
  red: '#ff0000',
  maroon: '#800000',
  gold: '#ffd700',
  olive: '#808000',
  green: '#008000',
  purple: '#800080',
};

function readColor(value: string, ink: string): string {
  if (value === 'currentColor') return ink;
  return formatHex(parseHex(NAMED[value] ?? value));
}

const FUNCTION = /(\w+)\(([^)]*)\)/g;

/** The transform attribute as one matrix. */
export function parseTransform(text: string): Matrix {
  let matrix: Matrix = IDENTITY;
  for (const [, name, list] of text.matchAll(FUNCTION)) {
    matrix = multiply(
      matrix,
      transformFunction(
        name!,
        list!
          .trim()
          .split(/[\s,]+/)
          .map(Number),
      ),
    );
  }
  return matrix;
}

function transformFunction(name: string, values: readonly number[]): Matrix {
  const [a = 0, b, c] = values;
  if (name === 'matrix' && values.length === 6) return values as unknown as Matrix;
  if (name === 'translate') return translation(a, b ?? 0);
  if (name === 'scale') return scaling(a, b ?? a);
  if (name === 'rotate' && b === undefined) return rotation(a);
  if (name === 'rotate') return multiply(multiply(translation(b!, c!), rotation(a)), translation(-b!, -c!));
  throw new Error(`transform ${name} is not allowed`);
}

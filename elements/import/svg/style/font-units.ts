import type { SvgNode } from '../parse/svg-node.js';
import type { Style } from './computed-style.js';

const RELATIVE = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(em|ex|rem)\s*$/i;
const GEOMETRY = ['x', 'y', 'width', 'height', 'rx', 'ry', 'r', 'cx', 'cy', 'x1', 'y1', 'x2', 'y2'];
/** Small letters are about so high, em. */
const X_HEIGHT = 0.5;

/** The element with lengths that are told in sizes of letters as plain ones; `root` is the size of the root, px. */
export function withFontUnits(node: SvgNode, style: Style, root: number): SvgNode {
  const told = GEOMETRY.flatMap((name) => {
    const [, number, unit = ''] = RELATIVE.exec(node.attributes.get(name) ?? '') ?? [];
    return number === undefined ? [] : [[name, Number(number), unit.toLowerCase()] as const];
  });
  if (told.length === 0) return node;
  const size = Number(style['font-size']);
  const units: Readonly<Record<string, number>> = { em: size, ex: size * X_HEIGHT, rem: root };
  const lengths = told.map(([name, number, unit]) => [name, String(number * units[unit]!)] as const);
  return { ...node, attributes: new Map([...node.attributes, ...lengths]) };
}

import { isEmptyRect, type Rect, type Size } from '../../math/geometry.js';
import { IDENTITY, multiply, scaling } from '../../math/matrix.js';
import { ShapeClipper } from './shapes/shape-clipper.js';
import type { PathClipper } from './shapes/path-clipper.js';
import { Reader, SIDE, SLACK, type Scope } from './drawing-reader.js';
import { drawingExtent } from './drawing-extent.js';
import { isPlain, together } from './grouping.js';
import type { Drawing } from './drawing.js';
import { isForUs } from './parse/language.js';
import { Notes } from './parse/notes.js';
import { drawingSize, fitViewBox, readLength, readShare, readViewBox } from './parse/attribute-values.js';
import { ROOT_STYLE, computedStyle } from './style/computed-style.js';
import type { SvgNode } from './parse/svg-node.js';

/**
 * Reads a safe tree into a drawing: transforms, styles and uses resolved, shapes cut to their clips where a clipper is lent.
 * Throws SvgRefused when it grows too large.
 */
export function readDrawing(root: SvgNode, notes: Notes, clipper: PathClipper | null = null): Drawing {
  const box = readViewBox(root.attributes.get('viewBox')) ?? unsaidBox(root);
  const natural = drawingSize(root.attributes.get('width'), root.attributes.get('height'), box);
  const scale = SIDE / Math.max(natural.width, natural.height);
  const size = { width: natural.width * scale, height: natural.height * scale };
  const port = { x: 0, y: 0, ...natural };
  const view = fitViewBox(box ?? port, port, root.attributes.get('preserveAspectRatio'));
  const reader = new Reader(root, notes, new ShapeClipper(clipper, notes, SLACK));
  const style = computedStyle(root, ROOT_STYLE, reader.rules);
  const scope: Scope = {
    style,
    matrix: multiply(scaling(scale), view),
    look: { opacity: readShare(style.opacity) ?? 1 },
    clip: { rect: { x: 0, y: 0, ...size }, cuts: [] },
    viewport: box ?? natural,
    depth: 0,
  };
  if (style.display === 'none' || !isForUs(root)) return { size, view: box ?? port, items: [] };
  const items = together([...reader.backdrop(style, size), ...reader.drawn(root, style, scope)], scope.look);
  const [only, more] = items;
  const shown = only?.type === 'group' && !more && isPlain(only) ? only.children : items;
  return { size, view: box ?? port, items: shown };
}

/** Browsers lay a drawing that says nothing of its size into one of this, px. */
const USUAL: Size = { width: 300, height: 150 };
const EVERYWHERE: Rect = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

/** All that is drawn, where the root says neither a size nor what it shows: nothing is cut off or lost in a corner. */
function unsaidBox(root: SvgNode): Rect | undefined {
  const given = [root.attributes.get('width'), root.attributes.get('height')];
  if (given.some((length) => (readLength(length) ?? 0) > 0)) return undefined;
  const unsaid = new Notes();
  const reader = new Reader(root, unsaid, new ShapeClipper(null, unsaid, SLACK));
  const style = computedStyle(root, ROOT_STYLE, reader.rules);
  const scope: Scope = {
    ...{ style, matrix: IDENTITY, viewport: USUAL, depth: 0 },
    look: { opacity: 1 },
    clip: { rect: EVERYWHERE, cuts: [] },
  };
  const extent = drawingExtent(reader.children(root, scope));
  return isEmptyRect(extent) ? undefined : extent;
}

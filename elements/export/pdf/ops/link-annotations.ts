import { pageLinks, type PageLink } from '../../../display/page-links.js';
import type { Op } from '../../../display/ops.js';
import { rectsIntersect, type Point, type Rect } from '../../../math/geometry.js';
import type { Matrix } from '../../../math/matrix.js';
import { openableLink, shownLink } from '../../../objects/link.js';
import type { PdfDictionary } from '../file/pdf-file.js';

/** Printed with the page: what archives ask of every annotation, though a link shows nothing. */
const PRINT = 4;
/** Digits of coordinates after the point: far below what a pointer can tell. */
const ROUND = 1000;

/**
 * The links of a page as annotations [E-058], each line of linked words by itself. `matrix` leads to points. What is turned has
 * its corners too: readers that know them take those, others the rectangle around.
 */
export const linkAnnotations = (ops: readonly Op[], matrix: Matrix, page: Rect): PdfDictionary[] =>
  pageLinks(ops, matrix)
    .map((link) => annotation(link, page))
    .filter((link) => link !== null);

function annotation({ href, quad, words }: PageLink, page: Rect): PdfDictionary | null {
  const address = openableLink(href);
  const corners = quad.map(rounded);
  const bounds = around(corners);
  if (address === null || !rectsIntersect(bounds, page)) return null;
  return {
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [bounds.x, bounds.y, bounds.x + bounds.width, bounds.y + bounds.height].map(roundedNumber),
    ...(isUpright(corners) ? {} : { QuadPoints: quadPoints(corners) }),
    Border: [0, 0, 0],
    F: PRINT,
    // what a screen reader says of it
    Contents: text(words || shownLink(address)),
    A: { Type: 'Action', S: 'URI', URI: text(address) },
  };
}

const text = (value: string): PdfDictionary[string] => new String(value);

const roundedNumber = (value: number): number => Math.round(value * ROUND) / ROUND;
const rounded = ({ x, y }: Point): Point => ({ x: roundedNumber(x), y: roundedNumber(y) });

function around(corners: readonly Point[]): Rect {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const isUpright = ([a, b]: readonly Point[]): boolean => a!.x === b!.x || a!.y === b!.y;

/** Top left, top right, bottom left, bottom right: the order that readers expect, whatever the standard says. */
const quadPoints = ([topLeft, topRight, bottomRight, bottomLeft]: readonly Point[]): number[] =>
  [topLeft!, topRight!, bottomLeft!, bottomRight!].flatMap(({ x, y }) => [x, y]);

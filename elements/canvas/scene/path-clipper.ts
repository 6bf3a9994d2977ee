import paper from 'paper/dist/paper-core';
import type { PathClipper, Outline, Containment } from '../../import/svg/shapes/path-clipper.js';

/** A project of its own: Paper makes no path without one. */
let scope: paper.PaperScope | null = null;

function ready(): void {
  if (!scope) {
    scope = new paper.PaperScope();
    scope.setup(new paper.Size(1, 1));
    scope.view.autoUpdate = false;
  }
  scope.activate();
}

const ALONE = { insert: false } as const;

/**
 * An outline whose pieces run so that the usual rule fills it. Booleans of Paper forget the rule of a path that is alone, so
 * that one which crosses itself is taken apart here.
 */
function pathOf({ d, rule }: Outline): paper.CompoundPath {
  const path = new paper.CompoundPath({ pathData: d, fillRule: rule, ...ALONE });
  if (rule === 'nonzero') return path;
  // its types do not know of it
  const { resolveCrossings } = path as unknown as { resolveCrossings(): paper.PathItem };
  const apart = resolveCrossings.call(path).reorient(false, true);
  return apart instanceof paper.CompoundPath
    ? apart
    : new paper.CompoundPath({ children: [apart], ...ALONE });
}

/** All outlines as one area. */
function areaOf(outlines: readonly Outline[]): paper.PathItem {
  ready();
  return outlines
    .map((outline): paper.PathItem => pathOf(outline))
    .reduce((whole, one) => whole.unite(one, ALONE));
}

const pieces = (path: paper.CompoundPath): readonly paper.Path[] =>
  (path.children as paper.Path[]).filter(({ segments }) => segments.length > 1);

/** A line of its own, open where it began: Paper takes pieces away from no other. */
function opened(piece: paper.Path): paper.Path {
  const line = piece.clone(ALONE) as paper.Path;
  if (line.closed) line.splitAt(0);
  return line;
}

/** Points on the path, so that one that merely touches an edge is not taken for the whole. */
const samples = (path: paper.CompoundPath): readonly paper.Point[] =>
  pieces(path).flatMap((piece) => [0.13, 0.41, 0.77].map((part) => piece.getPointAt(piece.length * part)));

function containment(what: Outline, outlines: readonly Outline[]): Containment {
  const area = areaOf(outlines);
  const path = pathOf(what);
  if (path.getIntersections(area).some((meeting) => meeting.isCrossing())) return 'across';
  const inside = samples(path).filter((point) => area.contains(point)).length;
  if (inside > 0) return inside === samples(path).length ? 'inside' : 'across';
  // the area may lie in the middle of the path
  return area.bounds.intersects(path.bounds) ? 'across' : 'outside';
}

/** Path booleans of Paper.js for who reads drawings. */
export const pathClipper: PathClipper = {
  containment,
  fillWithin(what, outlines) {
    const area = areaOf(outlines);
    return pathOf(what).intersect(area, ALONE).pathData;
  },
  lineWithin(d, outlines) {
    const area = areaOf(outlines);
    return pieces(pathOf({ d, rule: 'nonzero' }))
      .map((piece) => opened(piece).intersect(area, { ...ALONE, trace: false }).pathData)
      .join('');
  },
};

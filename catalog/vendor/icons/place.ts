import { scaleOf, multiply, scaling, translation, type Matrix } from '../../../elements/math/matrix.js';
import { inkBounds } from '../../../elements/display/ink-bounds.js';
import type { Art } from '../../build/svg/art.js';
import { compactPath } from '../../build/svg/compact-path.js';
import { formatPath, parsePath, transformPath } from '../../build/svg/path-data.js';

/** The drawing cut to its ink and brought to a height in view-box units, so that few digits say where a point lies. */
export function cutToInk(art: Art, height: number): Art {
  const ink = inkBounds(art.paths.map(({ d }) => ({ op: 'fillPath' as const, d, fill: '#000000' })));
  const scale = height / ink.height;
  const paths = placed(art, multiply(scaling(scale, scale), translation(-ink.x, -ink.y))).paths;
  return { width: Math.ceil(ink.width * scale * 10) / 10, height, paths };
}

export const scaled = (art: Art, by: number): Art => ({
  ...placed(art, scaling(by, by)),
  width: art.width * by,
  height: art.height * by,
});

/** The drawing without its smallest paths, until it has no more letters than `most`. */
export function withoutSpecks(art: Art, most: number): Art {
  const sized = art.paths.map((path, at) => {
    const { width, height } = inkBounds([{ op: 'fillPath', d: path.d, fill: '#000000' }]);
    return { path, at, reach: Math.max(width, height) };
  });
  let letters = art.paths.reduce((sum, { d }) => sum + compactPath(d).length, 0);
  const kept = new Set(art.paths);
  for (const { path } of [...sized].sort((a, b) => a.reach - b.reach || a.at - b.at)) {
    if (letters <= most) break;
    kept.delete(path);
    letters -= compactPath(path.d).length;
  }
  return { ...art, paths: art.paths.filter((path) => kept.has(path)) };
}

function placed(art: Art, matrix: Matrix): Art {
  const paths = art.paths.map(({ stroke, ...path }) => ({
    ...path,
    d: formatPath(transformPath(parsePath(path.d), matrix)),
    ...(stroke && { stroke: { ...stroke, width: stroke.width * scaleOf(matrix) } }),
  }));
  return { ...art, paths };
}

import type { Matrix } from '../math/matrix.js';
import type { Glyph, GlyphRun } from '../display/ops.js';
import { pathSegments } from '../display/path-data.js';
import type { PaintEnv } from './env.js';

/** Paths of most pages fit; a cache that is full starts over, since paths are quick to make. */
const MOST_PATHS = 4000;
const MOST_GLYPHS = 20000;

/** Path2D objects by what they are made from, so that a repaint builds none. */
export class PathCache {
  readonly #Path2D: PaintEnv['Path2D'];
  readonly #paths = new Map<string, Path2D>();
  readonly #glyphs = new Map<string, Path2D>();
  readonly #runs = new WeakMap<GlyphRun, Path2D>();

  constructor(env: PaintEnv) {
    this.#Path2D = env.Path2D;
  }

  path(data: string): Path2D {
    return kept(this.#paths, data, MOST_PATHS, () => new this.#Path2D(withoutArcs(data)));
  }

  /** All plain glyphs of a run as one path, so that overlapping letters fill once. Color glyphs are left out. */
  run(run: GlyphRun): Path2D {
    let path = this.#runs.get(run);
    if (!path) this.#runs.set(run, (path = this.#joined(run)));
    return path;
  }

  #joined(run: GlyphRun): Path2D {
    const path = new this.#Path2D();
    for (const glyph of run.glyphs) {
      if (glyph.layers || glyph.outline === '') continue;
      const [a, b, c, d, e, f] = glyphMatrix(run, glyph);
      path.addPath(this.#glyph(run.font, glyph), { a, b, c, d, e, f });
    }
    return path;
  }

  #glyph(font: string, { id, outline }: Glyph): Path2D {
    return kept(this.#glyphs, `${font}/${id}`, MOST_GLYPHS, () => new this.#Path2D(outline));
  }
}

/**
 * Chromium takes a path of arcs for the ellipse or rounded rectangle that it is, and draws those by another way once a page
 * has six concave paths: their edges come out up to a fourth lighter or darker than on the server. Curves are drawn alike.
 */
const withoutArcs = (data: string): string => (/a/i.test(data) ? pathSegments(data).flat().join(' ') : data);

/** From font units (y up) to the run's group; the slant leans the top to the right. */
export function glyphMatrix({ size, unitsPerEm, slant }: GlyphRun, { x, y }: Glyph): Matrix {
  const scale = size / unitsPerEm;
  return [scale, 0, slant * scale, -scale, x, y];
}

function kept(cache: Map<string, Path2D>, key: string, most: number, make: () => Path2D): Path2D {
  let path = cache.get(key);
  if (!path) {
    if (cache.size >= most) cache.clear();
    cache.set(key, (path = make()));
  }
  return path;
}

import { motifs } from '../art/motifs.js';
import { shapes } from '../art/shapes/shapes.js';
import { iconResource } from './icons.js';
import { joinResources, OWN_WORK, titleOf, type BuiltResources } from '../output.js';
import type { Art } from '../svg/art.js';
import { compactPath } from '../svg/compact-path.js';

/** The group of our own drawings, among those of `source/icons`: after the ones one knows, before the shelves of sets. */
export const SHAPES = { id: 'shapes', name: 'Shapes & ornaments', priority: 14 };

/** Of the shapes that are drawn for this group one in seven is sold; motifs stand in templates, so they are free. */
const SOLD_EACH = 7;

export const motifId = (name: string): string => `motif-${name}`;

export function buildOwnShapes(): BuiltResources {
  const drawn = Object.entries(shapes).map(([name, { keywords, draw }], i) =>
    own(compacted(draw()), `shape-${name}`, name, keywords.split(' '), i % SOLD_EACH !== SOLD_EACH - 1),
  );
  const marks = Object.entries(motifs).map(([name, { keywords, draw }]) =>
    own(draw(), motifId(name), name, [...keywords], true),
  );
  return joinResources([...drawn, ...marks]);
}

const own = (art: Art, id: string, name: string, keywords: string[], free: boolean): BuiltResources =>
  iconResource(art, { id, name: titleOf(name), group: SHAPES.id, keywords, free, ...OWN_WORK });

const compacted = (art: Art): Art => ({
  ...art,
  paths: art.paths.map((path) => ({ ...path, d: compactPath(path.d) })),
});

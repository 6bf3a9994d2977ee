import { Path2D, PathOp } from '@napi-rs/canvas';
import type { Art, ArtPath } from '../../build/svg/art.js';
import type { Markup } from '../../build/svg/markup.js';
import { normalizeMarkup } from '../../build/svg/normalize-svg.js';
import { parsePath } from '../../build/svg/path-data.js';

type Attributes = Markup['attributes'];

/** Where an element stands: the groups around it, and what they are cut to. */
interface Around {
  readonly groups: readonly Attributes[];
  readonly clips: readonly Path2D[];
  readonly depth: number;
}

/**
 * Draws what the catalog's form has no word for: elements used again, clips and markers. All that reaches over the
 * edge is cut there, since nothing cuts an icon in a design.
 */
export function drawFlag(root: Markup, name: string): Art {
  const { width, height } = normalizeMarkup({ ...root, children: [] }, name);
  const byId = new Map<string, Markup>();
  const collect = (node: Markup): void => {
    if (node.attributes['id']) byId.set(node.attributes['id'], node);
    node.children.forEach(collect);
  };
  collect(root);
  const referred = (link: string | undefined): Markup => {
    const found = byId.get((link ?? '').replace(/^url\(|[#)]/g, ''));
    if (!found) throw new Error(`${name}: ${link} is not there`);
    return found;
  };

  /** One element with the groups around it, as paths. */
  const alone = (node: Markup, groups: readonly Attributes[]): readonly ArtPath[] => {
    const wrapped = groups.reduceRight<Markup>(
      (inner, attributes) => ({ name: 'g', attributes, children: [inner] }),
      node,
    );
    return normalizeMarkup({ ...root, children: [wrapped] }, name).paths;
  };

  const clipOf = (clip: Markup, groups: readonly Attributes[]): Path2D => {
    const whole = new Path2D();
    for (const shape of clip.children)
      for (const { d, rule } of alone(painted(shape), groups)) {
        const part = new Path2D(d);
        if (rule) part.setFillType(1);
        whole.op(part, PathOp.Union);
      }
    return whole;
  };

  const draw = (node: Markup, around: Around): ArtPath[] => {
    if (['defs', 'clipPath', 'marker', 'title'].includes(node.name)) return [];
    if (around.depth > 12) throw new Error(`${name}: elements within each other`);
    const { 'clip-path': clip, 'marker-mid': marker, id: _, class: __, style, ...plainly } = node.attributes;
    const attributes: Attributes = { ...plainly, ...declared(style) };
    // a shine on a coat of arms is not missed
    if (/^url/.test(attributes['fill'] ?? '')) return [];
    const groups = [...around.groups, attributes];
    const clips = clip ? [...around.clips, clipOf(referred(clip), groups)] : around.clips;
    const inside = { groups, clips, depth: around.depth + 1 };
    if (node.name === 'g') return node.children.flatMap((child) => draw(child, inside));
    if (node.name === 'use') {
      const { href, 'xlink:href': link, x = '0', y = '0', width: _w, height: _h, ...own } = attributes;
      const moved = { ...own, transform: `${own['transform'] ?? ''} translate(${x} ${y})` };
      return draw(referred(href ?? link), { ...inside, groups: [...around.groups, moved] });
    }
    const marks = marker
      ? cornersOf(attributes['d'] ?? '').flatMap(([x, y]) =>
          referred(marker).children.flatMap((child) =>
            draw(child, { ...inside, groups: [...around.groups, { transform: `translate(${x} ${y})` }] }),
          ),
        )
      : [];
    const plain = { ...node, attributes };
    return [...alone(plain, around.groups).flatMap((path) => cut(path, clips)), ...marks];
  };

  const box = new Path2D();
  box.rect(0, 0, width, height);
  const { viewBox: _, id: __, ...shared } = root.attributes;
  const paths = root.children
    .flatMap((child) => draw(child, { groups: [shared], clips: [], depth: 0 }))
    .flatMap((path) => (reachesOver(path, width, height) ? cut(path, [box]) : [path]));
  return { width, height, paths };
}

/** A clip's shape counts whatever its paint. */
const painted = (shape: Markup): Markup => {
  const { fill: _, 'fill-opacity': __, stroke: ___, ...attributes } = shape.attributes;
  return { ...shape, attributes: { ...attributes, fill: '#000000', stroke: 'none' } };
};

const declared = (style = ''): Attributes =>
  Object.fromEntries(
    style
      .split(';')
      .flatMap((each) => (each.includes(':') ? [each.split(':').map((word) => word.trim())] : [])),
  );

/** The corners between the first and the last, where mid markers stand. */
const cornersOf = (d: string): (readonly number[])[] =>
  parsePath(d)
    .filter(({ points }) => points.length > 0)
    .map(({ points }) => points.slice(-2))
    .slice(1);

function reachesOver({ d, stroke }: ArtPath, width: number, height: number): boolean {
  const room = stroke?.width ?? 0;
  return parsePath(d).some(({ points }) =>
    points.some((value, i) => value < room || value > (i % 2 ? height : width) - room),
  );
}

const CAPS = { round: 1, square: 2 };
const JOINS = { round: 1, bevel: 2 };

/** What lies within all clips; a stroke becomes the shape it paints. */
function cut(path: ArtPath, clips: readonly Path2D[]): ArtPath[] {
  if (clips.length === 0) return [path];
  const { stroke, rule, ...rest } = path;
  const shape = new Path2D(path.d);
  if (rule) shape.setFillType(1);
  if (stroke)
    shape.stroke({
      width: stroke.width,
      miterLimit: 4,
      cap: (stroke.cap ? CAPS[stroke.cap] : 0) as never,
      join: (stroke.join ? JOINS[stroke.join] : 0) as never,
    });
  for (const clip of clips) shape.op(clip, PathOp.Intersect);
  const d = shape.toSVGString();
  if (d === '') return [];
  return [{ ...rest, d, ...(shape.getFillTypeString() === 'evenodd' ? { rule: 'evenodd' as const } : {}) }];
}

import type { Size } from '../math/geometry.js';
import type { ObjectEnv } from '../objects/kind.js';
import type { DesignObject, Kinds } from '../objects/kinds.js';
import { withoutVacant } from './strip-placeholders.js';
import { groupLinks } from './group-links.js';
import { linkOf, objectOps } from './object-ops.js';
import type { FillPath, Group, Op, PageOps } from './ops.js';
import { stackGroups, stackOps, type GroupAppearance } from './stack-groups.js';

/** What of a page is drawn. Pages have no size of their own: the design's is passed beside. */
export interface DrawnPage {
  /** null or absent: nothing behind the objects. */
  readonly background_color?: string | null;
  readonly background_image?: DesignObject | null;
  readonly objects: readonly DesignObject[];
  /** Those with an opacity or a blend are painted as one. */
  readonly groups?: readonly GroupAppearance[];
}

/** What is drawn past the edges of a page, to be cut off in print [E-055]. */
export interface BeyondPage {
  /** Page pixels on each side. */
  readonly bleed: number;
  /** What goes on of the background picture (`backgroundBleed`). */
  readonly background: readonly Op[];
}
const NOTHING_BEYOND: BeyondPage = { bleed: 0, background: [] };

/**
 * A page from back to front: color, background picture, then the objects by layer, each a group named by its id. What only
 * says where something can be put is left out. With something beyond, the color and the picture go
 * on past the edges.
 */
export function pageOps(
  page: DrawnPage,
  size: Size,
  kinds: Kinds,
  env: ObjectEnv,
  { bleed, background }: BeyondPage = NOTHING_BEYOND,
): PageOps {
  const shown = page.objects.filter(({ hidden }) => !hidden);
  const stacked = shown.sort((a, b) => a.layer_index - b.layer_index);
  const objects = page.background_image ? [page.background_image, ...stacked] : stacked;
  const links = groupLinks(page.groups ?? []);
  const drawn = objects
    .map((object) => withLink(objectOps(object, kinds, env), object, links.get(object.id)))
    .map((group) => group && withoutVacant(group))
    .filter((group) => group !== null);
  const groups = stackOps(
    stackGroups(drawn, ({ object }) => object!, page.groups ?? []),
    (group) => group,
  );
  const ops: Op[] = [
    ...(page.background_color ? [paper(size, page.background_color, bleed)] : []),
    ...background.filter((op) => op.op !== 'group' || withoutVacant(op) !== null),
    ...groups,
  ];
  return { width: size.width, height: size.height, ops, sources: [...new Set(pictureSources(ops))] };
}

/** The object's own link goes before that of its group. */
const withLink = (group: Group | null, object: DesignObject, href: string | undefined): Group | null =>
  group && href !== undefined && !group.link ? { ...group, link: linkOf(object, href) } : group;

const paper = ({ width, height }: Size, fill: string, bleed: number): FillPath => ({
  op: 'fillPath',
  d: `M${-bleed} ${-bleed}H${width + bleed}V${height + bleed}H${-bleed}Z`,
  fill,
});

/** Source keys of the pictures the ops name, repeated as often as they are. */
function pictureSources(ops: readonly Op[]): string[] {
  return ops.flatMap((op) => {
    if (op.op === 'image') return [op.source];
    return op.op === 'group' ? pictureSources([...op.children, ...(op.mask ?? [])]) : [];
  });
}

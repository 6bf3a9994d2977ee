import type { DesignFile } from '../../../elements/document/design-file.js';
import { boxBounds, unionRects, type Rect, type Size } from '../../../elements/math/geometry.js';
import type { GroupObject } from '../../../elements/objects/group/model.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import type { Compiled } from './compile-template.js';
import { round2 } from './compile-context.js';

/** A compiled text template as one group object at the page's corner (DECISIONS 2), no larger than what is in it. */
export function packGroup({ source, design }: Compiled): GroupObject {
  const objects = design.pages[0]!.objects as DesignObject[];
  const { x, y, width, height } = boundsOf(objects);
  return {
    id: source.id,
    type: 'group',
    name: source.name,
    layer_index: 0,
    position: { x: 0, y: 0 },
    width: round2(width),
    height: round2(height),
    rotation: 0,
    opacity: 1,
    locked: false,
    group_details: { object_data: objects.map((object) => movedBy(object, -x, -y)) },
  };
}

/** Left free round a pictured group, px: swashes, outlines and shadows reach past the boxes of their texts. */
const AIR = 16;

/** The packed group by itself on a page, as its thumbnail shows it. */
export function groupPage(compiled: Compiled): { page: DesignFile['pages'][number]; size: Size } {
  const { width, height, group_details } = packGroup(compiled);
  const objects = (group_details.object_data as DesignObject[]).map((object) => movedBy(object, AIR, AIR));
  const size = { width: round2(width + 2 * AIR), height: round2(height + 2 * AIR) };
  return { page: { ...compiled.design.pages[0]!, objects }, size };
}

/** The least rectangle round the objects as they are turned. */
const boundsOf = (objects: readonly DesignObject[]): Rect =>
  objects
    .map(({ position, width, height, rotation }) => boxBounds({ ...position, width, height, rotation }))
    .reduce(unionRects);

const movedBy = <T extends DesignObject>(object: T, dx: number, dy: number): T => ({
  ...object,
  position: { x: round2(object.position.x + dx), y: round2(object.position.y + dy) },
});

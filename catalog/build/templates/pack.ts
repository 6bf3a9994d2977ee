import type { GroupObject } from '../../../elements/objects/group/model.js';
import type { Compiled } from './compile.js';

/** A compiled text template as one group object, placed at the page's corner (DECISIONS 2). */
export function packGroup({ source, recipe, design }: Compiled): GroupObject {
  return {
    id: source.id,
    type: 'group',
    name: source.name,
    layer_index: 0,
    position: { x: 0, y: 0 },
    width: recipe.size[0],
    height: recipe.size[1],
    rotation: 0,
    opacity: 1,
    locked: false,
    group_details: { object_data: [...design.pages[0]!.objects] },
  };
}

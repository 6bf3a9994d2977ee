import { boxBounds, EMPTY_RECT, unionRects } from '../math/geometry.js';
import type { GroupObject } from '../objects/group/model.js';
import type { DesignObject } from '../objects/kinds.js';
import type { GroupEntry, StoredObject } from './design-file.js';

/** What a page holds, as far as packing a group of it goes: objects from back to front. */
export interface PackSource {
  readonly objects: readonly DesignObject[];
  readonly groups: readonly GroupEntry[];
}

interface Member {
  readonly object: StoredObject;
  /** Place of its lowest object in the page's stack. */
  readonly rank: number;
}

/**
 * The packed form of a group of a page (DECISIONS 2), the way back from `unpackObjects`: groups inside it are packed too,
 * members stand relative to its upright box and are stacked from 0. A group that holds nothing gives null.
 */
export function packGroup({ objects, groups }: PackSource, id: string): GroupObject | null {
  const ranks = new Map(objects.map((object, rank) => [object.id, rank]));
  const pack = (entry: GroupEntry): Member | null => {
    const own = entry.objects.flatMap((member): Member[] => {
      const rank = ranks.get(member);
      return rank === undefined ? [] : [{ object: objects[rank]!, rank }];
    });
    const inner = groups.filter(({ parent }) => parent === entry.id).flatMap((group) => pack(group) ?? []);
    const members = [...own, ...inner].sort((a, b) => a.rank - b.rank);
    return members.length === 0 ? null : { object: packed(entry, members), rank: members[0]!.rank };
  };
  const entry = groups.find((group) => group.id === id);
  return entry ? ((pack(entry)?.object as GroupObject | undefined) ?? null) : null;
}

function packed({ id, opacity = 1, blend_mode, link }: GroupEntry, members: readonly Member[]): GroupObject {
  const { x, y, width, height } = members
    .map(({ object }) => boxBounds({ ...object.position, ...sizeOf(object) }))
    .reduce(unionRects, EMPTY_RECT);
  const object_data = members.map(({ object }, layer_index) => ({
    ...object,
    layer_index,
    position: { ...object.position, x: object.position.x - x, y: object.position.y - y },
  }));
  return {
    ...{ id, type: 'group', layer_index: 0, position: { x, y }, width, height },
    ...{ rotation: 0, opacity, locked: false, group_details: { object_data } },
    ...(blend_mode && { blend_mode }),
    ...(link && { link }),
  } as GroupObject;
}

const sizeOf = ({ width, height, rotation }: StoredObject) => ({ width, height, rotation });

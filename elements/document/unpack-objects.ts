import type { GroupObject } from '../objects/group/model.js';
import type { DesignObject } from '../objects/kinds.js';
import type { GroupEntry, StoredObject } from './design-file.js';

/** Plain objects and the groups that hold them. */
export interface Unpacked {
  readonly objects: readonly DesignObject[];
  readonly groups: readonly GroupEntry[];
}

const isPacked = (object: StoredObject): object is GroupObject => object.type === 'group';

/**
 * Takes packed groups apart (DECISIONS 2): members move to the page, turned and placed with their group, and the group
 * becomes an entry of `page.groups`, as faint, blended and linked as a whole as it was. Its shadow falls from members without one
 * of their own, since entries have none. Member positions are relative to the group's box.
 */
export function unpackObjects(stored: readonly StoredObject[], parent?: string): Unpacked {
  const objects: DesignObject[] = [];
  const groups: GroupEntry[] = [];
  for (const object of stored) {
    if (!isPacked(object)) {
      objects.push(object);
      continue;
    }
    const members = object.group_details.object_data as unknown as readonly StoredObject[];
    const placed = members.map((member) => placeInGroup(member, object));
    const inner = unpackObjects(placed, object.id);
    objects.push(...inner.objects);
    const own = placed.filter((member) => !isPacked(member)).map((member) => member.id);
    const entry = { id: object.id, objects: own, ...(parent ? { parent } : {}), ...mixOf(object) };
    groups.push(entry, ...inner.groups);
  }
  return { objects, groups };
}

function placeInGroup(member: StoredObject, group: GroupObject): StoredObject {
  const angle = (group.rotation * Math.PI) / 180;
  const dx = member.position.x + member.width / 2 - group.width / 2;
  const dy = member.position.y + member.height / 2 - group.height / 2;
  const cx = group.position.x + group.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle);
  const cy = group.position.y + group.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle);
  return {
    ...member,
    position: { ...member.position, x: cx - member.width / 2, y: cy - member.height / 2 },
    rotation: member.rotation + group.rotation,
    ...(group.shadow && !member.shadow ? { shadow: group.shadow } : {}),
  };
}

/** How a group mixes with what lies beneath it, where that is not plain, and where it leads. */
const mixOf = ({
  opacity,
  blend_mode,
  link,
}: GroupObject): Pick<GroupEntry, 'opacity' | 'blend_mode' | 'link'> => ({
  ...(opacity < 1 ? { opacity } : {}),
  ...(blend_mode && blend_mode !== 'normal' ? { blend_mode } : {}),
  ...(link ? { link } : {}),
});

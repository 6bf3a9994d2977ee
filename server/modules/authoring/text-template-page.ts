import { blankDesign, blankPage } from '../../../elements/document/blank-design.js';
import { MAX_SIDE, parseStoredObject, type DesignFile } from '../../../elements/document/design-file.js';
import { DesignFileError } from '../../../elements/document/design-file-error.js';
import { unpackObjects } from '../../../elements/document/unpack-objects.js';
import { boxBounds } from '../../../elements/math/geometry.js';
import type { GroupObject } from '../../../elements/objects/group/model.js';

/** The packed group in a value that came from outside. Throws DesignFileError, whose path begins with 'object'. */
export function parsePackedGroup(value: unknown): GroupObject {
  const group = parseStoredObject(value, ['object']);
  if (group.type !== 'group') throw new DesignFileError('object.type', 'must be a group');
  const packed = group as GroupObject;
  if (packed.group_details.object_data.length === 0)
    throw new DesignFileError('object.group_details.object_data', 'holds nothing');
  for (const side of ['width', 'height'] as const)
    if (packed[side] > MAX_SIDE) throw new DesignFileError(`object.${side}`, `must be at most ${MAX_SIDE}`);
  return packed;
}

interface Room {
  /** Left free round the group, px: swashes, outlines and shadows reach past the boxes of their texts. */
  readonly air: number;
  /** Least side of the page, px. */
  readonly atLeast: number;
}

/** A packed group in the middle of a page: `packed` for an author to edit, otherwise taken apart, as it is painted. */
export function groupPage(
  group: GroupObject,
  { air, atLeast, packed }: Room & { readonly packed: boolean },
): DesignFile {
  const { width, height } = boxBounds({ ...group.position, ...group });
  const side = (length: number) => Math.min(MAX_SIDE, Math.max(atLeast, Math.ceil(length + 2 * air)));
  const page = { width: side(width), height: side(height) };
  const position = { x: (page.width - group.width) / 2, y: (page.height - group.height) / 2 };
  const placed = { ...group, position };
  const held = packed ? { objects: [placed], groups: [] } : unpackObjects([placed]);
  const background = packed ? {} : { background_color: null };
  return { ...blankDesign({ id: group.id, ...page }), pages: [{ ...blankPage(), ...background, ...held }] };
}

import type { GridObject } from '../../objects/grid/model.js';
import { kindOf, type DesignObject, type ObjectKind } from '../../objects/kinds.js';
import type { BulkLabel } from './bulk-data.js';

export type LabelType = BulkLabel['type'];

/** What a bulk label can be given to: a text, an object that shows one picture, or the picture in a box of a grid. */
export interface LabelSlot {
  /** Id of the object. */
  readonly id: string;
  /** Index of the grid's box; null for the object itself. */
  readonly box: number | null;
}

/** A slot and the bulk label that fills it, by the label's id. */
export interface LabeledSlot extends LabelSlot {
  readonly label: string;
}

const LABEL_TYPES: Readonly<Partial<Record<ObjectKind, LabelType>>> = {
  text: 'text',
  image: 'image',
  frame: 'image',
  background: 'image',
};

/** Which type of label an object takes as a whole; null for one that takes none. */
export const labelTypeOf = (object: DesignObject): LabelType | null => LABEL_TYPES[kindOf(object)] ?? null;

/** What an object says of its own label; undefined where it says nothing. */
export function ownLabel(object: DesignObject, box: number | null): string | undefined {
  if (box !== null) return (object as GridObject).grid_details?.boxes[box]?.image?.user_labels?.image;
  const type = labelTypeOf(object);
  return type === null ? undefined : object.user_labels?.[type];
}

const boxesOf = (object: DesignObject): readonly (number | null)[] =>
  kindOf(object) === 'grid' ? (object as GridObject).grid_details.boxes.map((_, i) => i) : [null];

/**
 * Every labeled slot among the objects, in their order. What an object says of itself counts first, so that a copy of it is
 * filled like it; an object that says nothing is filled by the label that names it in `assigned`.
 */
export function labeledSlots(
  objects: Iterable<DesignObject>,
  labels: readonly BulkLabel[],
): readonly LabeledSlot[] {
  const types = new Map(labels.map(({ id, type }) => [id, type]));
  const assigned = new Map(labels.flatMap(({ id, assigned: to }) => to.map((object) => [object, id])));
  const slots: LabeledSlot[] = [];
  for (const object of objects) {
    for (const box of boxesOf(object)) {
      const type = box === null ? labelTypeOf(object) : 'image';
      const own = ownLabel(object, box);
      const label =
        own !== undefined && types.has(own) ? own : box === null ? assigned.get(object.id) : undefined;
      if (label !== undefined && types.get(label) === type) slots.push({ id: object.id, box, label });
    }
  }
  return slots;
}

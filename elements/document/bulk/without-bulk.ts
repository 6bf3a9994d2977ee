import type { GridObject } from '../../objects/grid/model.js';
import { kindOf } from '../../objects/kinds.js';
import type { DesignFile, StoredObject } from '../design-file.js';

/** The design without labels and rows: what is made of a row is a design like any other, not one to fill in again. */
export function withoutBulk(file: DesignFile): DesignFile {
  const { bulk_labels: _labels, bulk_rows: _rows, ...rest } = file;
  const pages = file.pages.map((page) => ({
    ...page,
    objects: page.objects.map(unlabeled),
    ...(page.background_image && { background_image: unlabeled(page.background_image) }),
  }));
  return { ...rest, pages };
}

function unlabeled<T extends StoredObject>(object: T): T {
  const plain = without(object);
  if (object.type === 'group' || kindOf(plain as GridObject) !== 'grid') return plain;
  const { grid_details: grid } = plain as unknown as GridObject;
  const boxes = grid.boxes.map((box) => (box.image ? { ...box, image: without(box.image) } : box));
  return { ...plain, grid_details: { ...grid, boxes } };
}

function without<T extends object>(holder: T): T {
  if (!('user_labels' in holder)) return holder;
  const { user_labels: _labels, ...rest } = holder;
  return rest as unknown as T;
}

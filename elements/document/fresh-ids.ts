import { newId } from '../math/ids.js';
import type { GroupObject } from '../objects/group/model.js';
import type { DesignFile, StoredObject, StoredPage } from './design-file.js';

type NewId = () => string;

/**
 * The same design under new ids, so that it can stand beside its original [D-028]. Its bulk labels name the same objects
 * under their new ids.
 */
export function withFreshIds(file: DesignFile, make: NewId = newId): DesignFile {
  const renamed = new Map<string, string>();
  const id = make();
  const pages = file.pages.map((page) => pageWithFreshIds(page, make, renamed));
  if (!file.bulk_labels) return { ...file, id, pages };
  const labels = file.bulk_labels.map((label) => ({
    ...label,
    assigned: label.assigned.map((object) => renamed.get(object) ?? object),
  }));
  return { ...file, id, pages, bulk_labels: labels };
}

/** @param renamed - takes the new id of every object and group under its old one */
export function pageWithFreshIds(
  page: StoredPage,
  make: NewId = newId,
  renamed = new Map<string, string>(),
): StoredPage {
  const rename = (id: string): string => {
    if (!renamed.has(id)) renamed.set(id, make());
    return renamed.get(id)!;
  };
  return {
    ...page,
    id: make(),
    objects: page.objects.map((object) => renameObject(object, rename)),
    groups: page.groups.map((group) => ({
      ...group,
      id: rename(group.id),
      objects: group.objects.map(rename),
      ...(group.parent === undefined ? {} : { parent: rename(group.parent) }),
    })),
    background_image: page.background_image && {
      ...page.background_image,
      id: rename(page.background_image.id),
    },
  };
}

/** An object, with all it packs, under new ids. */
export const objectWithFreshIds = (object: StoredObject, make: NewId = newId): StoredObject =>
  renameObject(object, () => make());

function renameObject(object: StoredObject, rename: (id: string) => string): StoredObject {
  if (object.type !== 'group') return { ...object, id: rename(object.id) };
  const { group_details: details } = object as GroupObject;
  const inside = details.object_data as unknown as readonly StoredObject[];
  const renamed = inside.map((member) =>
    renameObject(member, rename),
  ) as unknown as typeof details.object_data;
  return {
    ...(object as GroupObject),
    id: rename(object.id),
    group_details: { ...details, object_data: renamed },
  };
}

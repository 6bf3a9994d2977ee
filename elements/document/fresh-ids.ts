import { newId } from '../math/ids.js';
import type { GroupObject } from '../objects/group/model.js';
import type { DesignFile, StoredObject, StoredPage } from './design-file.js';

type NewId = () => string;

/** The same design under new ids, so that it can stand beside its original [D-028]. */
export const withFreshIds = (file: DesignFile, make: NewId = newId): DesignFile => ({
  ...file,
  id: make(),
  pages: file.pages.map((page) => pageWithFreshIds(page, make)),
});

export function pageWithFreshIds(page: StoredPage, make: NewId = newId): StoredPage {
  const renamed = new Map<string, string>();
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

import type { GroupObject } from '../../objects/group/model.js';
import { DesignFileError, pathText } from '../design-file-error.js';

type Path = readonly PropertyKey[];

interface CheckedObject {
  readonly id: string;
  readonly type: string;
}

/** What of a stored page has an id or names one. */
interface CheckedPage {
  readonly id: string;
  readonly objects: readonly CheckedObject[];
  readonly groups: readonly {
    readonly id: string;
    readonly objects: readonly string[];
    readonly parent?: string | undefined;
  }[];
  readonly background_image?: CheckedObject | null | undefined;
}

interface CheckedDesign {
  readonly pages: readonly CheckedPage[];
  readonly bulk_labels?: readonly { readonly id: string }[] | undefined;
}

/**
 * Ids are unique in the whole design, those of bulk labels among themselves, and groups name what is on their page; throws
 * DesignFileError otherwise. A label may name objects that are gone.
 */
export function checkReferences({ pages, bulk_labels: labels = [] }: CheckedDesign): void {
  const seen = new Set<string>();
  const claim = (id: string, path: Path): void => {
    if (seen.has(id)) throw new DesignFileError(pathText([...path, 'id']), `the id "${id}" is used twice`);
    seen.add(id);
  };
  pages.forEach((page, p) => {
    claim(page.id, ['pages', p]);
    page.objects.forEach((object, i) => claimObject(object, ['pages', p, 'objects', i], claim));
    if (page.background_image) claim(page.background_image.id, ['pages', p, 'background_image']);
    page.groups.forEach((group, g) => claim(group.id, ['pages', p, 'groups', g]));
    checkGroups(page, ['pages', p]);
  });
  const columns = new Set<string>();
  labels.forEach(({ id }, i) => {
    const path = pathText(['bulk_labels', i, 'id']);
    if (columns.has(id)) throw new DesignFileError(path, `the id "${id}" is used twice`);
    columns.add(id);
  });
}

function claimObject(object: CheckedObject, path: Path, claim: (id: string, path: Path) => void): void {
  claim(object.id, path);
  if (object.type !== 'group') return;
  const inside = (object as GroupObject).group_details.object_data as readonly CheckedObject[];
  inside.forEach((member, i) => claimObject(member, [...path, 'group_details', 'object_data', i], claim));
}

function checkGroups(page: CheckedPage, path: Path): void {
  const objects = new Set(page.objects.map((object) => object.id));
  const parents = new Map(page.groups.map((group) => [group.id, group.parent]));
  const members = new Set<string>();
  page.groups.forEach((group, g) => {
    group.objects.forEach((id, i) => {
      const at = pathText([...path, 'groups', g, 'objects', i]);
      if (!objects.has(id)) throw new DesignFileError(at, `no object "${id}" on this page`);
      if (members.has(id)) throw new DesignFileError(at, `"${id}" is in two groups`);
      members.add(id);
    });
    checkParents(group.id, parents, pathText([...path, 'groups', g, 'parent']));
  });
}

function checkParents(id: string, parents: ReadonlyMap<string, string | undefined>, at: string): void {
  const above = new Set([id]);
  for (let parent = parents.get(id); parent !== undefined; parent = parents.get(parent)) {
    if (!parents.has(parent)) throw new DesignFileError(at, `no group "${parent}" on this page`);
    if (above.has(parent)) throw new DesignFileError(at, 'the groups contain each other');
    above.add(parent);
  }
}

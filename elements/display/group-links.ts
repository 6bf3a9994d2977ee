import type { GroupAppearance } from './stack-groups.js';

/** Where the objects of linked groups lead, by their ids: of groups in groups the inner goes before the outer. */
export function groupLinks(groups: readonly GroupAppearance[]): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  if (!groups.some(({ link }) => link)) return links;
  const byId = new Map(groups.map((group) => [group.id, group]));
  for (const { objects, ...group } of groups) {
    const href = linkAround(group, byId);
    if (href !== undefined) for (const id of objects) links.set(id, href);
  }
  return links;
}

function linkAround(
  { link, parent }: Pick<GroupAppearance, 'link' | 'parent'>,
  byId: ReadonlyMap<string, GroupAppearance>,
): string | undefined {
  if (link) return link;
  const outer = parent === undefined ? undefined : byId.get(parent);
  return outer && linkAround(outer, byId);
}

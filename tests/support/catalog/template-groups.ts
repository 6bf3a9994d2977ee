import type { StoredPage } from '../../../elements/document/design-file.js';
import { leavesOf, type Node, type PageTree } from '../../../elements/generate/understand/page-tree.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';

/** Layouts whose slots are numbered by what is in them, not by where they belong: a subject is in many cells. */
const TABLES = new Set(['class-schedule-week', 'planner-week']);

/** Objects that a recipe numbers alike one after another, as in step2 and stepText2: each list of ids is one item. */
export function itemsOfRecipe(recipe: string | undefined, page: StoredPage): readonly (readonly string[])[] {
  if (recipe === undefined || TABLES.has(recipe)) return [];
  const runs: { readonly number: string | undefined; readonly ids: string[] }[] = [];
  for (const object of page.objects as readonly DesignObject[]) {
    const label = object.labels?.text ?? object.labels?.image;
    if (label === undefined) continue;
    const number = /^\D+(\d+)$/.exec(label)?.[1];
    const run = runs.at(-1);
    if (run && run.number === number) run.ids.push(object.id);
    else runs.push({ number, ids: [object.id] });
  }
  const items = runs
    .filter(({ number, ids }) => number !== undefined && ids.length >= 2)
    .map(({ ids }) => ids);
  return items.length >= 2 ? items : [];
}

/** Of these items, how many have a group of the tree that holds all of one and nothing of another. */
export function itemsKept(items: readonly (readonly string[])[], { content }: PageTree): number {
  const groups = groupsIn(content).map((group) => new Set(leavesOf(group).map(({ id }) => id)));
  return items.filter((item) => {
    const others = items.filter((other) => other !== item).flat();
    return groups.some((ids) => item.every((id) => ids.has(id)) && others.every((id) => !ids.has(id)));
  }).length;
}

const groupsIn = (node: Node): Node[] =>
  node.kind === 'object' ? [] : [node, ...node.children.flatMap(groupsIn)];

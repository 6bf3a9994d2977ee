import type { StoredPage } from '../../document/design-file.js';
import type { Size } from '../../math/geometry.js';
import type { ObjectEnv } from '../../objects/kind.js';
import type { DesignObject } from '../../objects/kinds.js';
import { mostlyRightToLeft } from '../../text/reading-order.js';
import { archetypeOf } from './archetype.js';
import { assemble } from './grouping/assemble.js';
import { holdersOf } from './holders.js';
import { isTextItem, itemsOf, type Item } from './items.js';
import { leavesOf, type Branch, type Leaf, type Node, type PageTree } from './page-tree.js';
import { groundOf, isPicture, shapeParts } from './parts/shape-parts.js';
import { textParts } from './parts/text-parts.js';

export interface UnderstandOptions {
  /** False infers what role labels would say; true when absent. */
  readonly labels?: boolean;
}

/**
 * A page as a tree of parts: what each object is for, which belong together, and what the whole is. Pure: the same page gives
 * the same tree. With `env` the places of letters are those of the text engine, else they are guessed from sizes.
 */
export function understandPage(
  page: StoredPage,
  size: Size,
  env?: ObjectEnv,
  { labels = true }: UnderstandOptions = {},
): PageTree {
  const all = itemsOf(page, size, env);
  const shown = all.items.filter(({ object }) => !object.hidden);
  const texts = shown.filter(isTextItem);
  const holders = holdersOf(shown);
  const parts: ReadonlyMap<string, Leaf['part']> = new Map<string, Leaf['part']>([
    ...textParts(texts, { holders, labels }),
    ...shapeParts({ ...all, items: shown, holders, labels }),
  ]);
  const leafOf = (item: Item): Leaf => leaf(item, parts.get(item.object.id) ?? 'decoration');
  const ground = groundOf({ items: shown, ground: all.ground });
  const behind = new Set(ground);
  const { around, content } = assemble({
    leaves: shown.filter((item) => !behind.has(item)).map(leafOf),
    groups: all.groups,
    size,
    reading: { rtl: mostlyRightToLeft(texts.map(({ object }) => object.text_details.text).join(' ')) },
  });
  const hidden = all.items.filter(({ object }) => object.hidden).map((item) => leaf(item, 'decoration'));
  const tree = { background: ground.map(leafOf), around: [...around, ...hidden], content };
  const { archetype, confidence } = archetypeOf(tree, size, picturesOn(shown));
  return { ...tree, archetype, confidence: Math.sqrt(confidence * sureness(content)) };
}

/** How many pictures there are; each box of a grid that has one counts. */
const picturesOn = (items: readonly Item[]): number =>
  items.filter(isPicture).reduce((sum, { object }) => sum + boxesOf(object), 0);

const boxesOf = (object: DesignObject): number =>
  object.type === 'grid' ? object.grid_details.boxes.filter(({ image }) => image).length : 1;

const leaf = ({ object, box, ink, order, size, bleeds }: Item, part: Leaf['part']): Leaf => ({
  kind: 'object',
  ...{ id: object.id, part, box, ink, order, size, bleeds },
});

/** How sure the groups are, each by how many objects it holds. */
function sureness(content: Branch): number {
  const weighed = branchesOf(content).map((branch) => [branch.confidence, leavesOf(branch).length] as const);
  const total = weighed.reduce((sum, [, count]) => sum + count, 0);
  return total === 0 ? 0 : weighed.reduce((sum, [sure, count]) => sum + sure * count, 0) / total;
}

const branchesOf = (node: Node): Branch[] =>
  node.kind === 'object' ? [] : [node, ...node.children.flatMap(branchesOf)];

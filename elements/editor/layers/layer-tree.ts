/** The stacking of a page as a tree: groups hold what they group. Every list is from back to front. */
export interface LayerNode {
  /** Id of an object or a group. */
  readonly id: string;
  /** Only of a group. */
  readonly children?: readonly LayerNode[];
}

interface GroupOf {
  readonly id: string;
  readonly objects: readonly string[];
  readonly parent?: string;
}

/** A place among layers: in a group or on the page itself, in front of `index` others. */
export interface LayerPlace {
  readonly parent: string | undefined;
  readonly index: number;
}

/** Objects in their order, gathered into their groups; a group stands where its topmost member does. */
export function layerTree(order: readonly string[], groups: readonly GroupOf[]): LayerNode[] {
  const parentOf = new Map(
    groups.flatMap(({ id, objects }) => objects.map((object) => [object, id] as const)),
  );
  const byId = new Map(groups.map((group) => [group.id, group]));
  const lists = new Map<string | undefined, LayerNode[]>([[undefined, []]]);
  const listOf = (group: string | undefined): LayerNode[] => {
    if (!lists.has(group)) lists.set(group, []);
    return lists.get(group)!;
  };
  // front to back, so that a group is entered where its topmost member lies
  const entered = new Set<string>();
  const enter = (id: string): void => {
    const group = byId.get(id);
    if (!group || entered.has(id)) return;
    entered.add(id);
    if (group.parent !== undefined) enter(group.parent);
    listOf(group.parent).unshift({ id, children: listOf(id) });
  };
  for (const id of [...order].reverse()) {
    const parent = parentOf.get(id);
    if (parent !== undefined) enter(parent);
    listOf(parent).unshift({ id });
  }
  return listOf(undefined);
}

/** The objects of nodes, back to front. */
export const leavesOf = (nodes: readonly LayerNode[]): string[] =>
  nodes.flatMap(({ id, children }) => (children ? leavesOf(children) : [id]));

const leaves = (node: LayerNode): string[] => leavesOf([node]);

/** The largest nodes that are wholly chosen. */
export function chosenNodes(nodes: readonly LayerNode[], chosen: ReadonlySet<string>): LayerNode[] {
  return nodes.flatMap((node) => {
    if (leaves(node).every((id) => chosen.has(id))) return [node];
    return node.children ? chosenNodes(node.children, chosen) : [];
  });
}

/** The tree with each list that holds a node of `ids` put in another order. */
export function reorderedTree(
  nodes: readonly LayerNode[],
  ids: ReadonlySet<string>,
  reorder: (list: readonly LayerNode[]) => readonly LayerNode[],
): LayerNode[] {
  const inner = nodes.map((node) =>
    node.children ? { ...node, children: reorderedTree(node.children, ids, reorder) } : node,
  );
  return inner.some(({ id }) => ids.has(id)) ? [...reorder(inner)] : inner;
}

/** The tree with nodes taken out and put at a place, in the order they had. A group cannot go into itself. */
export function movedInTree(
  nodes: readonly LayerNode[],
  ids: ReadonlySet<string>,
  place: LayerPlace,
): LayerNode[] | null {
  const moving: LayerNode[] = [];
  const into = (list: readonly LayerNode[], parent: string | undefined): LayerNode[] => {
    const kept = list.map((node): LayerNode | null => (ids.has(node.id) ? null : node));
    if (parent === place.parent) kept.splice(place.index, 0, MARK);
    return kept.flatMap((node) => {
      if (!node) return [];
      return node.children ? [{ ...node, children: into(node.children, node.id) }] : [node];
    });
  };
  collect(nodes, ids, moving);
  const holed = into(nodes, undefined);
  return hasMark(holed) ? filled(holed, moving) : null;
}

/** Where moved nodes go: found again by being this very node. */
const MARK: LayerNode = { id: '' };

function collect(nodes: readonly LayerNode[], ids: ReadonlySet<string>, into: LayerNode[]): void {
  for (const node of nodes)
    if (ids.has(node.id)) into.push(node);
    else if (node.children) collect(node.children, ids, into);
}

const hasMark = (nodes: readonly LayerNode[]): boolean =>
  nodes.some((node) => node === MARK || (node.children !== undefined && hasMark(node.children)));

const filled = (nodes: readonly LayerNode[], moving: readonly LayerNode[]): LayerNode[] =>
  nodes.flatMap((node) => {
    if (node === MARK) return [...moving];
    return node.children ? [{ ...node, children: filled(node.children, moving) }] : [node];
  });

/**
 * Groups of fewer than two are none: an empty one goes, of one with a single child the child stays, which `left` is told
 * with the group, innermost first.
 */
export function thinnedTree(
  nodes: readonly LayerNode[],
  left: (group: string, child: string) => void = () => undefined,
): LayerNode[] {
  return nodes.flatMap((node) => {
    if (!node.children) return [node];
    const children = thinnedTree(node.children, left);
    if (children.length > 1) return [{ ...node, children }];
    if (children[0]) left(node.id, children[0].id);
    return children;
  });
}

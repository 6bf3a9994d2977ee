import { rectsIntersect, type Size } from '../../../math/geometry.js';
import type { GroupEntry } from '../../../document/design-file.js';
import { branchOf } from './branches.js';
import { cutTree, type Reading } from './cuts.js';
import { drawingsOf } from './drawings.js';
import { shareWithin } from '../holders.js';
import { bleedsOf } from '../items.js';
import { inkOf, isDrawing, isTextPart, type Branch, type Leaf, type Node } from '../page-tree.js';

export interface Assembly {
  readonly leaves: readonly Leaf[];
  readonly groups: readonly GroupEntry[];
  readonly size: Size;
  readonly reading: Reading;
}

export interface Assembled {
  readonly around: readonly Node[];
  readonly content: Branch;
}

/** What belongs together: the user's groups first, then what lies on a panel, then drawings, then what the white leaves. */
export function assemble({ leaves, groups, size, reading }: Assembly): Assembled {
  const { free, whole } = userGroups(leaves, groups, reading);
  const held = onPanels(free, reading);
  const { around, content } = apart([...held, ...whole], size);
  if (content.length === 0) return { around, content: branchOf([], 'stack', 0) };
  const tree = cutTree(content, reading);
  return { around, content: tree.kind === 'group' ? tree : branchOf([tree], 'stack', 1) };
}

/** The outermost groups that the user made, each built of its own members; what is in none. */
function userGroups(
  leaves: readonly Leaf[],
  groups: readonly GroupEntry[],
  reading: Reading,
): { readonly free: readonly Leaf[]; readonly whole: readonly Node[] } {
  const byId = new Map(leaves.map((leaf) => [leaf.id, leaf]));
  const taken = new Set<string>();
  const known = new Set(groups.map(({ id }) => id));
  const build = (group: GroupEntry): Node[] => {
    const own = group.objects.flatMap((id) => (!taken.has(id) && byId.has(id) ? [byId.get(id)!] : []));
    for (const { id } of own) taken.add(id);
    const inner = groups.filter(({ parent }) => parent === group.id).flatMap(build);
    const parts = [...onPanels(own, reading), ...inner];
    if (parts.length === 0) return [];
    const tree = cutTree(parts, reading);
    return [tree.kind === 'group' ? { ...tree, confidence: 1 } : branchOf([tree], 'stack', 1)];
  };
  const outermost = groups.filter(({ parent }) => parent === undefined || !known.has(parent));
  const whole = outermost.flatMap(build);
  return { whole, free: leaves.filter(({ id }) => !taken.has(id)) };
}

/** Panels with what lies on them, the innermost first; what lies on none stays as it is. */
function onPanels(leaves: readonly Leaf[], reading: Reading): Node[] {
  const panels = leaves
    .filter(({ part, ink }) => canCarry(part) && ink.width > 0)
    .sort((a, b) => a.ink.width * a.ink.height - b.ink.width * b.ink.height);
  let nodes: Node[] = [...leaves];
  for (const panel of panels) {
    const on = nodes.filter((node) => node !== panel && liesOn(node, panel));
    if (on.length === 0 || !(panel.part === 'underlay' || on.some(hasWords))) continue;
    const overlay = branchOf([panel, ...layersOn(on, reading)], 'overlay', 0.9);
    nodes = [...nodes.filter((node) => node !== panel && !on.includes(node)), overlay];
  }
  return nodes;
}

/** What lies on a panel, bottom first: ornament that words lie over, and then all else as one. */
function layersOn(nodes: readonly Node[], reading: Reading): Node[] {
  const parts = partsOf(nodes);
  const words = parts.filter(hasWords);
  const isOrnament = (node: Node): boolean =>
    isShapely(node) && words.some((other) => rectsIntersect(inkOf(node), inkOf(other)));
  const rest = parts.filter((node) => !isOrnament(node));
  const ornament = parts.filter(isOrnament).sort((a, b) => orderOf(a) - orderOf(b));
  return rest.length > 0 ? [...ornament, cutTree(rest, reading)] : ornament;
}

const canCarry = (part: Leaf['part']): boolean =>
  part === 'underlay' || part === 'picture' || part === 'hero';

const orderOf = (node: Node): number =>
  node.kind === 'object' ? node.order : Math.min(...node.children.map(orderOf));

const hasWords = (node: Node): boolean =>
  node.kind === 'object' ? isTextPart(node.part) : node.children.some(hasWords);

const liesOn = (node: Node, panel: Leaf): boolean =>
  orderOf(node) > panel.order && shareWithin(inkOf(node), panel.ink) >= 0.9;

/** Loose decoration among nodes joined to drawings. */
function partsOf(nodes: readonly Node[]): Node[] {
  const loose = nodes.filter(isLooseShape);
  return [...nodes.filter((node) => !isLooseShape(node)), ...drawingsOf(loose)];
}

const isLooseShape = (node: Node): node is Leaf => node.kind === 'object' && node.part === 'decoration';

/** Frames, what bleeds and what words lie over or under belongs to the page; the rest is its content. */
function apart(nodes: readonly Node[], size: Size): { around: Node[]; content: Node[] } {
  const parts = partsOf(nodes);
  const words = parts.filter((node) => !isShapely(node));
  const isAround = (node: Node): boolean =>
    isShapely(node) &&
    (isFrame(node) ||
      bleedsOf(inkOf(node), size).length > 0 ||
      words.some((other) => rectsIntersect(inkOf(node), inkOf(other))));
  const around = parts.filter(isAround).sort((a, b) => orderOf(a) - orderOf(b));
  return { around, content: parts.filter((node) => !isAround(node)) };
}

const isFrame = (node: Node): boolean => node.kind === 'object' && node.part === 'frame';

const isShapely = (node: Node): boolean => isLooseShape(node) || isFrame(node) || isDrawing(node);
